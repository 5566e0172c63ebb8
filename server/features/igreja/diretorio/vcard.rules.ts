import { isNationwide } from '../../../../schema/rules/formats.js'

/** What a person shows to the church. */
export interface Contato {
  uuid: string
  name: string
  telefone: string | null
  email: string | null
  /** 'MM-DD' */
  aniversario: string | null
}

/** Maximum length of a line in bytes, without its end (RFC 6350, 3.2). */
const longest = 75

/** A line that is too long goes on in the next one, after a space; no character is cut. */
function folded(line: string): string {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    if (Buffer.byteLength(last + character) <= longest) lines[lines.length - 1] = last + character
    else lines.push(` ${character}`)
  }
  return lines.join('\r\n')
}

const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n|\r/g, '\\n')

/** A number without country code is a Brazilian one; what is dialled within the country only is no address. */
function telephone(number: string): string {
  if (isNationwide(number)) return `TEL;VALUE=text;TYPE=voice:${escaped(number)}`
  return `TEL;VALUE=uri;TYPE="voice,cell":tel:${number.startsWith('+') ? number : `+55${number}`}`
}

/** People as vCards 4.0 (RFC 6350). The group is a category of each, by which address books find them. */
export const vcards = (contatos: readonly Contato[], igreja: string, grupo?: string): string =>
  contatos
    .flatMap(({ uuid, name, telefone, email, aniversario }) => {
      const [first = '', ...others] = name.split(' ')
      return [
        'BEGIN:VCARD',
        'VERSION:4.0',
        'PRODID:-//Candeia//PT',
        `UID:urn:uuid:${uuid}`,
        'KIND:individual',
        `FN:${escaped(name)}`,
        `N:${escaped(others.join(' '))};${escaped(first)};;;`,
        ...(telefone ? [telephone(telefone)] : []),
        ...(email ? [`EMAIL:${escaped(email)}`] : []),
        ...(aniversario ? [`BDAY:--${aniversario.replace('-', '')}`] : []),
        `ORG:${escaped(igreja)}`,
        ...(grupo ? [`CATEGORIES:${escaped(grupo)}`] : []),
        'END:VCARD',
      ]
    })
    .map((line) => `${folded(line)}\r\n`)
    .join('')
