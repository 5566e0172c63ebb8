import { createHash } from 'node:crypto'
import Papa from 'papaparse'
import { type Decimal, normaliseDecimal } from '../../../../kernel/money.js'
import { normaliseText } from '../../../../kernel/reading/pagination.js'
import { type ExtratoLido, type MovimentoLido, recusado, semMovimentos, valorDoBanco } from './extrato.js'

/** The columns of a bank's CSV by their place, from 0. `colunaValor` has a sign; other banks write two columns without one. */
export interface Colunas {
  colunaData: number
  colunaDescricao: number
  colunaValor: number | null
  colunaCredito: number | null
  colunaDebito: number | null
  colunaDocumento: number | null
}

/** A CSV file as a table: lines before the titles are left out. */
export interface TabelaCsv {
  titulos: string[]
  linhas: { numero: number; valores: string[] }[]
  /** hash of the titles, by which the columns of a bank are remembered */
  cabecalho: string
}

/** @throws VALIDATION_FAILED for a file without rows, or with unclosed quotes */
export function lerTabela(texto: string): TabelaCsv {
  const delimiter = [';', ',', '\t']
    .map((one) => [texto.slice(0, 4000).split(one).length, one] as const)
    .sort((a, b) => b[0] - a[0])
  const { data, errors } = Papa.parse<string[]>(texto, { delimiter: delimiter[0]?.[1] ?? ';' })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) throw recusado(`Linha ${(quotes.row ?? 0) + 1}: há aspas que não fecham.`)
  const filled = data
    .map((cells, index) => ({ numero: index + 1, valores: cells.slice(0, 30).map((cell) => clean(cell)) }))
    .filter(({ valores }) => valores.some(Boolean))
  // the titles are a line with as many cells as most lines have; banks write the account's name before it
  const widths = new Map<number, number>()
  for (const { valores } of filled) widths.set(valores.length, (widths.get(valores.length) ?? 0) + 1)
  const [width = 0] = [...widths].sort((a, b) => b[1] - a[1])[0] ?? []
  const start = filled.slice(0, 30)
  const wide = (one: { valores: string[] }) => one.valores.length === width
  const known = start.findIndex((one) => wide(one) && colunasPorTitulo(one.valores))
  const full = start.findIndex((one) => wide(one) && one.valores.every(Boolean))
  const first = [known, full].find((at) => at >= 0) ?? filled.findIndex(wide)
  const [titles, ...linhas] = filled.slice(first)
  if (!titles || width < 2 || linhas.length === 0)
    throw recusado('O arquivo CSV não tem uma tabela de movimentos, com uma linha de títulos.')
  const { valores: titulos } = titles
  return { titulos, linhas, cabecalho: createHash('sha256').update(titulos.join(';')).digest('hex') }
}

const clean = (cell: string): string =>
  cell
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, 500)

/** The columns that the titles name; null when date, description or amount cannot be told. */
export function colunasPorTitulo(titulos: readonly string[]): Colunas | null {
  const words = titulos.map((titulo) => normaliseText(titulo))
  const place = (pattern: RegExp) => {
    const at = words.findIndex((word) => pattern.test(word))
    return at < 0 ? null : at
  }
  const data = place(/^(data|date|dt\b|data (do )?(lancamento|movimento))/)
  const descricao = place(/^(descri|historico|lancamento|memo|description)/)
  const valor = place(/^(valor|montante|quantia|amount)( \(?r\$?\)?)?$/)
  const credito = place(/^(credito|entrada)/)
  const debito = place(/^(debito|saida)/)
  if (data === null || descricao === null || (valor === null && (credito === null || debito === null))) return null
  const documento = place(/^(documento|docto|identificador|n.{0,8}doc)/)
  return {
    colunaData: data,
    colunaDescricao: descricao,
    colunaValor: valor,
    colunaCredito: valor === null ? credito : null,
    colunaDebito: valor === null ? debito : null,
    colunaDocumento: documento,
  }
}

/**
 * Reads the movements of a table. Lines without an amount, such as sums, are left out.
 * @throws VALIDATION_FAILED with the line of a date or amount that cannot be read
 */
export function lerCsv({ linhas }: TabelaCsv, colunas: Colunas): ExtratoLido {
  const movimentos = linhas.flatMap(({ numero, valores }): MovimentoLido[] => {
    const cell = (place: number | null) => (place === null ? '' : (valores[place] ?? ''))
    const amount = amountOf(cell, colunas)
    if (amount === undefined) return []
    if (amount === null) throw recusado(`Linha ${numero}: o valor não pôde ser lido.`)
    const data = dayOf(cell(colunas.colunaData))
    if (!data) throw recusado(`Linha ${numero}: a data '${cell(colunas.colunaData).slice(0, 30)}' não pôde ser lida.`)
    const documento = cell(colunas.colunaDocumento)
    return [{ data, valor: amount, fitid: documento, nome: '', memo: cell(colunas.colunaDescricao), documento }]
  })
  return {
    banco: '',
    agencia: '',
    conta: '',
    inicio: null,
    fim: null,
    saldo: null,
    dataSaldo: null,
    movimentos: semMovimentos(movimentos),
  }
}

/** undefined: the line has no amount; null: it cannot be read */
function amountOf(
  cell: (place: number | null) => string,
  { colunaValor: valor, colunaCredito: credito, colunaDebito: debito }: Colunas,
): Decimal | null | undefined {
  if (valor !== null) return cell(valor) ? signed(cell(valor)) : undefined
  const [into, out] = [cell(credito), cell(debito)].map((text) => (text ? signed(text) : undefined))
  if (into === null || out === null) return null
  if (into && into !== '0.00') return into
  if (!out) return into
  return out.startsWith('-') || out === '0.00' ? out : `-${out}`
}

/** '-R$ 1.250,00', '1.250,00-', '1.250,00 D', '(10,00)' */
function signed(text: string): Decimal | null {
  const plain = text.replace(/R\$|\s/gi, '')
  const [, open, number = '', tail = ''] = /^(\(?)([+-]?[\d.,]+)(\)|-|[CD])?$/i.exec(plain) ?? []
  const value = valorDoBanco(number)
  if (value === null || Boolean(open) !== (tail === ')')) return null
  return tail && tail.toUpperCase() !== 'C' && !value.startsWith('-') ? normaliseDecimal(`-${value}`) : value
}

/** 'dd/mm/aaaa', 'dd/mm/aa' or 'aaaa-mm-dd' */
function dayOf(text: string): string | null {
  const br = /^(\d{2})[/.-](\d{2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text)
  const day = br
    ? `${br[3]?.length === 2 ? '20' : ''}${br[3]}-${br[2]}-${br[1]}`
    : iso
      ? `${iso[1]}-${iso[2]}-${iso[3]}`
      : null
  if (!day) return null
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}
