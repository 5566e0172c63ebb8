import { createHash } from 'node:crypto'
import { normaliseText } from '../../../../../schema/rules/folding.js'
import { ambiguousDate, type DateOrder, dateOrderOf } from '../../../../kernel/work/tables/date-order.js'
import { readDelimited } from '../../../../kernel/work/tables/delimited.js'
import { titleLine } from '../../../../kernel/work/tables/titles.js'
import { type Columns, columnsByTitle, columnsOfText, inPortuguese, knownTitles, positiveSpending } from './dialetos.js'
import { type Direcao, direcaoOf, hasSign, saidaOrEntrada } from './direcao.js'
import { limits, type ReadExtrato, type ReadMovimento, refused, saldo, withoutSums } from './extrato.js'
import { dayOf, signed } from './valores.js'

interface Line {
  numero: number
  valores: string[]
}

/** A CSV file as a table. */
export interface CsvTable {
  titulos: string[]
  linhas: Line[]
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
  return knownTitles(titles) + (columnsByTitle(titles) ? 3 : 0)
}

/** @throws VALIDATION_FAILED for a file without rows, or with unclosed quotes */
export function readTable(texto: string): CsvTable {
  // balances and totals stand between the movements
  const { lines, more, unclosed } = readDelimited(texto, limits.movimentos * 2, known)
  if (unclosed) throw refused(`Linha ${unclosed}: há aspas que não fecham.`)
  if (more) withoutSums(Array.from({ length: limits.movimentos + 1 }))
  const filled = lines.map(({ number, cells }) => ({ numero: number, valores: cells.slice(0, mostCells).map(clean) }))
  const at = titleLine(lines, known)
  const width = Math.max(0, ...filled.slice(at ?? 0, (at ?? 0) + 50).map(({ valores }) => valores.length))
  const linhas = at === null ? filled : filled.slice(at + 1)
  if (width < 2 || linhas.length === 0) throw refused('O arquivo CSV não tem uma tabela de movimentos.')
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
export type DayOrder = { ordem: DateOrder } | { ordem: null; dataAmbigua: string }

/** Banks of Brazil, which write Portuguese titles or none, write the day first. */
export function orderOfDays({ titulos, linhas, semTitulos }: CsvTable, { colunaData }: Columns): DayOrder {
  if (semTitulos || inPortuguese(titulos[colunaData] ?? '')) return { ordem: 'dia' }
  const dias = linhas.map(({ valores }) => valores[colunaData] ?? '').filter((day) => /\d[/.-]\d{1,2}[/.-]\d/.test(day))
  const dataAmbigua = ambiguousDate(dias)
  return dataAmbigua === null ? { ordem: dateOrderOf(dias) ?? 'dia' } : { ordem: null, dataAmbigua }
}

/** A line of the table that goes on: with a movement, or with more text of the one above. */
interface ReadLine extends Line {
  data: string | null
  /** without its direction; undefined: there is none */
  valor: string | undefined
  eSaldo: boolean
}

/**
 * Reads the movements of a table. Balances, totals and whatever follows in another table are left out and counted. A line
 * of text alone belongs to the movement above it.
 * @throws VALIDATION_FAILED with the line of a date or amount that cannot be read, or that says of no side
 */
export function readCsv(tabela: CsvTable, colunas: Columns, ordem: DateOrder = 'dia'): ReadExtrato {
  const { titulos, semTitulos } = tabela
  const chosen = Object.values(colunas) as (number | null)[]
  const detalhes = semTitulos ? [] : columnsOfText(titulos, chosen)
  const { lidas, deFora } = splitCells(tabela, colunas, ordem)
  const cartao = positiveSpending(titulos)
  // other files have a column for each direction
  const direcao = cartao || colunas.colunaValor === null ? null : direcaoOf(titulos, signsOf(lidas, colunas), chosen)
  const movimentos: ReadMovimento[] = []
  let withoutMovimento = 0
  for (const read of lidas) {
    const { data, valor, valores } = read
    const cell = cellsOf(valores)
    if (valor === undefined || data === null) {
      if (!addText(movimentos.at(-1), valores) && saysAnything(read)) withoutMovimento++
      continue
    }
    if (saysSaldo(read, direcao)) {
      withoutMovimento++
      continue
    }
    const documento = cell(colunas.colunaDocumento)
    const detalhe = detalhes.map(cell).filter(Boolean).join(' ')
    const signed = cartao ? opposite(valor) : withDirecao(read, valor, cell(colunas.colunaValor), direcao)
    movimentos.push({
      data,
      valor: signed,
      fitid: documento,
      nome: '',
      memo: cell(colunas.colunaDescricao),
      documento,
      detalhe,
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
    movimentos: withoutSums(movimentos),
    deFora: deFora + withoutMovimento,
  }
}

/** The text of a column that was chosen; empty for one that the file does not have. */
const cellsOf = (valores: readonly string[]) => (place: number | null) => (place === null ? '' : (valores[place] ?? ''))

/** The lines with an amount that is no balance, and whether the file writes its sign. */
const signsOf = (lidas: readonly ReadLine[], { colunaValor }: Columns) =>
  lidas.flatMap(({ valor, eSaldo, numero, valores }) =>
    valor === undefined || eSaldo ? [] : [{ numero, valores, comSinal: hasSign(cellsOf(valores)(colunaValor)) }],
  )

/** Whether the column of the direction says that a line is a balance. */
const saysSaldo = ({ eSaldo, valores }: ReadLine, direcao: Direcao | null): boolean =>
  !eSaldo && saldo.test(cellsOf(valores)(direcao?.coluna ?? null))

/** Whether a line without a date is one of sums or of an empty date, as '00/00/0000'. */
const isNoMovimento = (data: string | null, day: string, valores: readonly string[]): boolean =>
  data === null && (valores.some(isSum) || /^[0/.-]+$/.test(day))

function requireDay(data: string | null, linha: number, text: string): void {
  if (!data) throw refused(`Linha ${linha}: a data '${text.slice(0, 30)}' não pôde ser lida.`)
}

/** Takes out what is no movement, and counts what has an amount. */
function splitCells(
  { titulos, linhas, semTitulos }: CsvTable,
  colunas: Columns,
  ordem: DateOrder,
): { lidas: ReadLine[]; deFora: number } {
  const own = semTitulos ? null : titulos.map((titulo) => normaliseText(titulo)).join(';')
  const lidas: ReadLine[] = []
  let deFora = 0
  let ended = false
  for (const { numero, valores } of linhas) {
    const cell = cellsOf(valores)
    const valor = amountOf(cell, colunas)
    const day = cell(colunas.colunaData)
    const data = dayOf(day, ordem)
    const repeated = repeatsTitles(own, valores)
    // months that somebody pasted below one another
    if (repeated === 'all' && !ended) continue
    ended ||= repeated === 'some'
    if (ended || isNoMovimento(data, day, valores)) {
      if (valor) deFora++
      continue
    }
    if (valor === null) throw refused(`Linha ${numero}: o valor não pôde ser lido.`)
    if (valor !== undefined) requireDay(data, numero, day)
    lidas.push({ numero, valores, data, valor, eSaldo: saldo.test(cell(colunas.colunaDescricao)) })
  }
  return { lidas, deFora }
}

/**
 * An amount with the sign of its direction.
 * @throws VALIDATION_FAILED when nothing says it
 */
function withDirecao(
  { numero, valores, eSaldo }: ReadLine,
  valor: string,
  texto: string,
  direcao: Direcao | null,
): string {
  if (!direcao || direcao.coluna === null || hasSign(texto)) return valor
  const word = valores[direcao.coluna] ?? ''
  const said = saidaOrEntrada(word)
  if (said !== null) return said === 'saida' ? opposite(valor) : valor
  // a balance has no direction
  if (eSaldo || valor === '0.00' || (word === '' && direcao.assinado)) return valor
  throw refused(
    word === ''
      ? `Linha ${numero}: falta dizer se o valor entrou ou saiu.`
      : `Linha ${numero}: '${word.slice(0, 30)}' não diz se o valor entrou ou saiu.`,
  )
}

/**
 * Whether a line names the columns again. With all of them the same table goes on; with fewer another one begins, such as
 * the entries of today or the totals.
 */
function repeatsTitles(own: string | null, valores: readonly string[]): 'all' | 'some' | null {
  // most lines begin with a day
  if (!own?.startsWith(normaliseText(valores[0] ?? ''))) return null
  const these = valores.map((text) => normaliseText(text)).join(';')
  if (these.length <= 10 || !own.startsWith(these)) return null
  return these === own ? 'all' : 'some'
}

/** Whether a line without an amount may be a movement or a balance; a heading stands alone in the first column. */
const saysAnything = ({ data, valores }: ReadLine): boolean => data !== null || valores.filter(Boolean).length > 1

/**
 * A line without an amount continues the text of the movement above, unless it begins in the first column.
 * @returns whether it does
 */
function addText(movimento: ReadMovimento | undefined, valores: readonly string[]): boolean {
  const texts = valores.filter(Boolean)
  if (!movimento || valores[0] || texts.length !== 1) return false
  movimento.detalhe = [movimento.detalhe, texts[0]].filter(Boolean).join(' ').slice(0, 500)
  return true
}

const opposite = (value: string): string =>
  value === '0.00' ? value : value.startsWith('-') ? value.slice(1) : `-${value}`

/** Returns undefined when the line has no amount, and null when it cannot be read. */
function amountOf(
  cell: (place: number | null) => string,
  { colunaValor: valor, colunaCredito: credito, colunaDebito: debito }: Columns,
): string | null | undefined {
  if (valor !== null) return cell(valor) ? signed(cell(valor)) : undefined
  const [into, out] = [cell(credito), cell(debito)].map((text) => (text ? signed(text) : undefined))
  if (into === null || out === null) return null
  if (into && into !== '0.00') return into
  if (!out) return into
  return out.startsWith('-') || out === '0.00' ? out : `-${out}`
}
