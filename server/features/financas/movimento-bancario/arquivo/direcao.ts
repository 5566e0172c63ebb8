import { normaliseText } from '../../../../../schema/rules/folding.js'
import { mayNameDirecao, namesDirecao } from './dialetos.js'
import { refused } from './extrato.js'

/*
 * Whether an amount without a sign came in or went out. Nothing is guessed: what stays open is refused with its line.
 */

/** A line with a day and an amount that is no balance. */
export interface LineWithAmount {
  numero: number
  valores: readonly string[]
  /** its amount says by itself whether it came in or went out */
  comSinal: boolean
}

/** The column that says the direction; null when the amounts say it. */
export interface Direcao {
  coluna: number | null
  /** amounts have signs where money went out, so that one without a sign and without a word came in */
  assinado: boolean
}

/** '-10,00', '10,00 D', '(10,00)' */
export const hasSign = (amount: string): boolean => /[-+(\u2212]|[CD]$/i.test(amount.replace(/R\$/gi, '').trim())

const saidas = /^(d|deb|debito|saida|debit)$/
const entradas = /^(c|cred|credito|entrada|credit)$/

/** 'D', 'Saída', 'Débito' and their like; null for anything else. */
export function saidaOrEntrada(cell: string): 'saida' | 'entrada' | null {
  const word = normaliseText(cell.slice(0, 30))
  if (saidas.test(word) || word === 'pagamento') return 'saida'
  return entradas.test(word) || word === 'recebimento' ? 'entrada' : null
}

const saiu = (cell: string): boolean => saidas.test(normaliseText(cell.slice(0, 30)))
/** 'Débito em conta' says something of the direction, but nobody knows what. */
const maybeDirecao = (cell: string): boolean =>
  /^(d|c|deb|cred|debito|credito|saida|entrada)\b/.test(normaliseText(cell))

/**
 * Finds the column that says the direction: by its title, if any of its words does so; without a title, if all do.
 * @throws VALIDATION_FAILED when another column says of some amounts that they went out
 */
export function direcaoOf(
  titulos: readonly string[],
  linhas: readonly LineWithAmount[],
  chosen: readonly (number | null)[],
): Direcao {
  const open = linhas.filter(({ comSinal }) => !comSinal)
  const assinado = open.length < linhas.length
  const places = open.length === 0 ? [] : titulos.flatMap((_, place) => (chosen.includes(place) ? [] : [place]))
  const said = (place: number, of = linhas) => of.map(({ valores }) => valores[place] ?? '').filter(Boolean)
  const all = (place: number) => {
    const words = said(place).map(saidaOrEntrada)
    return words.length > 0 && !words.includes(null) && words
  }
  const title = (place: number) => titulos[place] ?? ''
  const some = (place: number) => {
    const words = said(place, open)
    if (assinado) return words.some(saiu)
    return namesDirecao(title(place)) ? words.length > 0 : words.some((one) => saidaOrEntrada(one) || maybeDirecao(one))
  }
  const coluna =
    places.find((place) => mayNameDirecao(title(place)) && all(place)) ??
    places.find((place) => mayNameDirecao(title(place)) && some(place)) ??
    // the same word in all lines says nothing where signs do
    places.find((place) => new Set(all(place) || []).size > (assinado ? 1 : 0)) ??
    null
  if (coluna === null && !assinado)
    for (const { numero, valores } of open)
      if (places.some((place) => saiu(valores[place] ?? '')))
        throw refused(
          `Linha ${numero}: o valor não tem sinal, e o arquivo não diz com certeza se ele entrou ou saiu. Use o OFX do banco, ou deixe na coluna só C e D.`,
        )
  return { coluna, assinado }
}
