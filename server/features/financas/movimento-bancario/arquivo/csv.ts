import { createHash } from 'node:crypto'
import { normaliseText } from '../../../../kernel/reading/pagination.js'
import { ambiguousDate, type DateOrder, dateOrderOf } from '../../../../kernel/tables/date-order.js'
import { readDelimited } from '../../../../kernel/tables/delimited.js'
import { titleLine } from '../../../../kernel/tables/titles.js'
import {
  type Colunas,
  colunasDeTexto,
  colunasPorTitulo,
  conhecidos,
  emPortugues,
  gastoPositivo,
  saidaOuEntrada,
  tipoPorTitulo,
} from './dialetos.js'
import { type ExtratoLido, limites, type MovimentoLido, recusado, saldo, semMovimentos } from './extrato.js'
import { dayOf, signed } from './valores.js'

interface Linha {
  numero: number
  valores: string[]
}

/** A CSV file as a table. */
export interface TabelaCsv {
  titulos: string[]
  linhas: Linha[]
  /** the bank wrote no titles, so that they tell nothing of the columns */
  semTitulos: boolean
  /** hash of the titles, by which the columns of a bank are remembered; of their number when there are none */
  cabecalho: string
  /** what stands before the titles, such as the number of the account */
  antes: string
}

const mostCells = 30

/** Titles that tell all columns count more than any others. */
const known = (cells: readonly string[]): number => {
  const titles = cells.slice(0, mostCells).map(clean)
  return conhecidos(titles) + (colunasPorTitulo(titles) ? 3 : 0)
}

/** @throws VALIDATION_FAILED for a file without rows, or with unclosed quotes */
export function lerTabela(texto: string): TabelaCsv {
  // balances and totals stand between the movements
  const { lines, more, unclosed } = readDelimited(texto, limites.movimentos * 2, known)
  if (unclosed) throw recusado(`Linha ${unclosed}: há aspas que não fecham.`)
  if (more) semMovimentos(Array.from({ length: limites.movimentos + 1 }))
  const filled = lines.map(({ number, cells }) => ({ numero: number, valores: cells.slice(0, mostCells).map(clean) }))
  const at = titleLine(lines, known)
  const width = Math.max(0, ...filled.slice(at ?? 0, (at ?? 0) + 50).map(({ valores }) => valores.length))
  const linhas = at === null ? filled : filled.slice(at + 1)
  if (width < 2 || linhas.length === 0) throw recusado('O arquivo CSV não tem uma tabela de movimentos.')
  const given = at === null ? [] : (filled[at]?.valores ?? [])
  const titulos = Array.from({ length: Math.max(width, given.length) }, (_, i) => given[i] || `Coluna ${i + 1}`)
  const said = at === null ? `sem títulos ${width}` : given.join(';')
  return {
    titulos,
    linhas,
    semTitulos: at === null,
    cabecalho: createHash('sha256').update(said).digest('hex'),
    antes: filled
      .slice(0, at ?? 0)
      .map(({ valores }) => valores.join(' '))
      .join('\n'),
  }
}

const clean = (cell: string): string =>
  cell
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, 500)

/** Whether a line tells a sum or a balance, if it has no day. */
const isSum = (text: string): boolean => saldo.test(text) || /^\s*(sub\s?-?)?tota(l|is)\b/i.test(text)

/** What comes first in the days of a table, or one of its days when somebody has to say it. */
export type OrdemDosDias = { ordem: DateOrder } | { ordem: null; dataAmbigua: string }

/** Banks of Brazil, which write Portuguese titles or none, write the day first. */
export function ordemDosDias({ titulos, linhas, semTitulos }: TabelaCsv, { colunaData }: Colunas): OrdemDosDias {
  if (semTitulos || emPortugues(titulos[colunaData] ?? '')) return { ordem: 'dia' }
  const dias = linhas.map(({ valores }) => valores[colunaData] ?? '').filter((day) => /\d[/.-]\d{1,2}[/.-]\d/.test(day))
  const dataAmbigua = ambiguousDate(dias)
  return dataAmbigua === null ? { ordem: dateOrderOf(dias) ?? 'dia' } : { ordem: null, dataAmbigua }
}

/**
 * Reads the movements of a table. Balances, totals and whatever follows in another table are left out and counted. A line
 * of text alone belongs to the movement above it.
 * @throws VALIDATION_FAILED with the line of a date or amount that cannot be read
 */
export function lerCsv(
  { titulos, linhas, semTitulos }: TabelaCsv,
  colunas: Colunas,
  ordem: DateOrder = 'dia',
): ExtratoLido {
  const chosen = Object.values(colunas) as (number | null)[]
  const tipo = tipoPorTitulo(
    titulos,
    linhas.map(({ valores }) => valores),
    chosen,
  )
  const detalhes = semTitulos ? [] : colunasDeTexto(titulos, chosen)
  const invert = gastoPositivo(titulos)
  const own = titulos.map((titulo) => normaliseText(titulo)).join(';')
  const movimentos: MovimentoLido[] = []
  let deFora = 0
  let ended = false
  for (const { numero, valores } of linhas) {
    const cell = (place: number | null) => (place === null ? '' : (valores[place] ?? ''))
    const amount = amountOf(cell, colunas, tipo === null ? undefined : cell(tipo))
    const day = cell(colunas.colunaData)
    const data = dayOf(day, ordem)
    const repeated = semTitulos ? null : repeatsTitles(own, valores)
    // months that somebody pasted below one another
    if (repeated === 'all' && !ended) continue
    ended ||= repeated === 'some'
    if (ended || (data === null && (valores.some(isSum) || /^[0/.-]+$/.test(day)))) {
      if (amount) deFora++
      continue
    }
    if (amount === undefined) {
      addText(movimentos.at(-1), valores)
      continue
    }
    if (amount === null) throw recusado(`Linha ${numero}: o valor não pôde ser lido.`)
    if (!data) throw recusado(`Linha ${numero}: a data '${day.slice(0, 30)}' não pôde ser lida.`)
    const documento = cell(colunas.colunaDocumento)
    movimentos.push({
      data,
      valor: invert ? opposite(amount) : amount,
      fitid: documento,
      nome: '',
      memo: cell(colunas.colunaDescricao),
      documento,
      detalhe: detalhes
        .map((place) => cell(place))
        .filter(Boolean)
        .join(' '),
    })
  }
  return {
    banco: '',
    agencia: '',
    conta: '',
    inicio: null,
    fim: null,
    saldo: null,
    dataSaldo: null,
    movimentos: semMovimentos(movimentos),
    deFora,
  }
}

/**
 * Whether a line names the columns again. With all of them the same table goes on; with fewer another one begins, such as
 * the entries of today or the totals.
 */
function repeatsTitles(own: string, valores: readonly string[]): 'all' | 'some' | null {
  // most lines begin with a day
  if (!own.startsWith(normaliseText(valores[0] ?? ''))) return null
  const these = valores.map((text) => normaliseText(text)).join(';')
  if (these.length <= 10 || !own.startsWith(these)) return null
  return these === own ? 'all' : 'some'
}

/** A line without an amount continues the text of the movement above; a heading stands alone in the first column. */
function addText(movimento: MovimentoLido | undefined, valores: readonly string[]): void {
  const texts = valores.filter(Boolean)
  if (!movimento || valores[0] || texts.length !== 1) return
  movimento.detalhe = [movimento.detalhe, texts[0]].filter(Boolean).join(' ').slice(0, 500)
}

const opposite = (value: string): string =>
  value === '0.00' ? value : value.startsWith('-') ? value.slice(1) : `-${value}`

/**
 * @param tipo what the line says of its direction, in a column of its own
 * @returns undefined: the line has no amount; null: it cannot be read
 */
function amountOf(
  cell: (place: number | null) => string,
  { colunaValor: valor, colunaCredito: credito, colunaDebito: debito }: Colunas,
  tipo: string | undefined,
): string | null | undefined {
  if (valor !== null) {
    if (!cell(valor)) return undefined
    const amount = signed(cell(valor))
    if (amount === null || tipo === undefined || amount.startsWith('-')) return amount
    const direction = saidaOuEntrada(tipo)
    // a balance has no direction
    if (direction === null) return tipo === '' ? amount : null
    return direction === 'saida' ? opposite(amount) : amount
  }
  const [into, out] = [cell(credito), cell(debito)].map((text) => (text ? signed(text) : undefined))
  if (into === null || out === null) return null
  if (into && into !== '0.00') return into
  if (!out) return into
  return out.startsWith('-') || out === '0.00' ? out : `-${out}`
}
