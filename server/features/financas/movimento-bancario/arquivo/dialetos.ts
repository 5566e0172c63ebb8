import { normaliseText } from '../../../../../schema/rules/folding.js'

/*
 * What banks call the columns of their CSV files: data, so that the layout of another bank is a word more here.
 */

/** The columns of a bank's CSV by their place, from 0. `colunaValor` has a sign; other banks write two columns without one. */
export interface Columns {
  colunaData: number
  colunaDescricao: number
  colunaValor: number | null
  colunaCredito: number | null
  colunaDebito: number | null
  colunaDocumento: number | null
}

const data = /^(data|date|dt\b|data (do )?(lancamento|movimento))/
const descricao = /^(descri|historico|lancamento|memo|description|title)/
const valor = /^(valor|montante|quantia|amount)( ?\(?(em )?r\$?\)?)?$/
const credito = /^(credito|entrada)/
const debito = /^(debito|saida)/
const documento = /^(documento|docto|identificador|n.{0,8}doc)/
/** a column that says whether money came in or went out */
const tipo = /^(tipo|d\/c|c\/d|dc|cd|natureza|operacao|entrada\/saida|deb(ito)?\/cred(ito)?|cred(ito)?\/deb(ito)?)( |$)/
/** more text of a movement, such as who paid */
const texto =
  /^(descri|historico|lancamento|memo|detalhe|complemento|favorecido|beneficiario|pagador|nome|razao|identificacao|observac|informac|titulo|origem|destino)/

/** Statements of cards that write what was spent without a sign. */
const cartoes: readonly (readonly string[])[] = [
  ['date', 'title', 'amount'],
  ['date', 'category', 'title', 'amount'],
  ['data', 'lancamento', 'categoria', 'tipo', 'valor'],
  ['data', 'historico', 'valor(us$)', 'valor(r$)'],
  [
    ...['data de compra', 'nome no cartao', 'final do cartao', 'categoria', 'descricao'],
    ...['parcela', 'valor (em us$)', 'cotacao (em r$)', 'valor (em r$)'],
  ],
]

const words = (titulos: readonly string[]) => titulos.map((titulo) => normaliseText(titulo))

/** Whether the title of a column of days is Portuguese. */
export const inPortuguese = (titulo: string): boolean => /^(data|dt|dia)\b/.test(normaliseText(titulo))

/** How many of these titles banks use. */
export const knownTitles = (titulos: readonly string[]): number =>
  words(titulos).filter((word) =>
    [data, descricao, valor, credito, debito, documento, tipo].some((one) => one.test(word)),
  ).length

/** The columns that the titles name; null when date, description or amount cannot be told. */
export function columnsByTitle(titulos: readonly string[]): Columns | null {
  const all = words(titulos)
  const place = (pattern: RegExp) => {
    const at = all.findIndex((word) => pattern.test(word) && !(pattern !== data && data.test(word)) && !tipo.test(word))
    return at < 0 ? null : at
  }
  const [day, text, amount, into, out] = [data, descricao, valor, credito, debito].map(place)
  if (day == null || text == null || (amount == null && (into == null || out == null))) return null
  return {
    colunaData: day,
    colunaDescricao: text,
    colunaValor: amount ?? null,
    colunaCredito: amount == null ? (into ?? null) : null,
    colunaDebito: amount == null ? (out ?? null) : null,
    colunaDocumento: place(documento),
  }
}

/** The columns with more text of a movement, without those that are chosen for something. */
export const columnsOfText = (titulos: readonly string[], chosen: readonly (number | null)[]): number[] =>
  words(titulos).flatMap((word, place) =>
    texto.test(word) && !tipo.test(word) && !chosen.includes(place) ? [place] : [],
  )

/** Whether a title can be that of a column with directions; 'Tipo' also stands over kinds of operations. */
export const mayNameDirecao = (titulo: string): boolean => tipo.test(normaliseText(titulo))

/** Whether a title is only that of a column with directions. */
export const namesDirecao = (titulo: string): boolean =>
  mayNameDirecao(titulo) && !/^(tipo|natureza|operacao)/.test(normaliseText(titulo))

/** Whether the file is of a card that writes what was spent without a sign. */
export const positiveSpending = (titulos: readonly string[]): boolean => {
  const own = words(titulos).join(';')
  return cartoes.some((titles) => titles.join(';') === own)
}
