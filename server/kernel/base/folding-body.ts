import { acutes, double, letters, marks, unseen } from '../../../schema/rules/folding.js'

/** Also for a grave accent, so that the text may stand in a template of a migration. */
const escaped = (sign: string): string =>
  sign > '~' || sign === '`' ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : sign
const literal = (text: string): string => `E'${Array.from(text, escaped).join('').replaceAll("'", "''")}'`
const replaced = (text: string, from: string, to: string): string =>
  `replace(${text}, ${literal(from)}, ${literal(to)})`

/** The body of the database's function, whose parameter is `texto`; most texts have nothing left for the last table. */
export function foldingBody(): string {
  const typed = acutes.reduce((text, sign) => replaced(text, sign, "'"), 'texto')
  const [from, to] = [0, 1].map((side) => literal(letters.map((pair) => pair[side]).join('')))
  const whole = [...double].reduce((text, [one, two]) => replaced(text, one, two), `translate(texto, ${from}, ${to})`)
  return `
    begin
      if octet_length(texto) <> char_length(texto) then
        texto := regexp_replace(normalize(regexp_replace(${typed}, '${unseen}', '', 'g'), NFKD), '${marks}', '', 'g');
        if octet_length(texto) <> char_length(texto) then
          return ${whole};
        end if;
      end if;
      return lower(${replaced('texto', '`', "'")} collate "C");
    end
  `
}
