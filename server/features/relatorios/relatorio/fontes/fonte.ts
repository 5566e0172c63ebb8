import { sql } from 'kysely'
import { type DateOnly, formatDate, formatInstant, wholeDays } from '../../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../../schema/rules/money.js'
import type { FiltroRelatorio } from '../../../../../schema/rules/relatorios/relatorio.input.js'
import type { Reading } from '../../../../kernel/data/tenant/session.js'
import type { Feature } from '../../../../kernel/transport/feature.js'
import type { Column, Grupo, Highlight, Section, Table } from '../../../../kernel/transport/pdf/document.js'
import type { Period } from '../relatorio.rules.js'

/** The church, period, time zone and filters of a report. */
export interface Escopo extends Pick<Reading, 'db'> {
  idCliente: number
  periodo: Period
  fuso: string
  hoje: DateOnly
  /** all features, for data that features provide to each other */
  features: readonly Feature[]
  /** whether the person who asks for the report may see this person's e-mail */
  lesEmail(idUsuario: number): boolean
  /** the same for this person's CPF */
  lesDadosPessoais(idUsuario: number): boolean
  /** ids of the records that the report is filtered by */
  filtros: Partial<Record<Exclude<FiltroRelatorio, 'periodo'>, number>>
  /** the filter as text: 'Pastor: João' */
  detalhe: string | null
}

/**
 * A section of a report whose rows are converted later: converting ten thousand rows at once would block all other
 * requests.
 */
export interface Parte extends Omit<Section, 'tabela'> {
  tabela?: Omit<Table, 'grupos'> & { grupos: (Omit<Grupo, 'linhas'> & { linhas: Iterable<string[]> })[] }
}

/** Converts rows to cells, each row only when it is needed. */
export function* rowsOf<Row>(rows: Iterable<Row>, celulas: (row: Row) => string[]): Iterable<string[]> {
  for (const row of rows) yield celulas(row)
}

/** The content of a report below its header. */
export interface Content {
  resumo: Highlight[]
  secoes: Parte[]
  /** what is printed below the title, besides the period; by default the filter, unless the report has its own title */
  detalhes?: string[]
  /** replaces the report's usual title, as for a report that is named after its filter */
  titulo?: string
  /** false: the report is about one record without a period, so no period is printed */
  comPeriodo?: boolean
  paisagem?: boolean
}

/** Reads a report's rows and totals. The number of statements does not depend on the number of rows. */
export type ReportSource = (escopo: Escopo) => Promise<Content>

/**
 * A text column.
 * @param peso its share of the width
 */
export const textOf = (titulo: string, peso: number): Column => ({ titulo, peso, numero: false })

/** A right-aligned column of numbers. */
export const numberOf = (titulo: string, peso: number): Column => ({ titulo, peso, numero: true })

export const highlight = (rotulo: string, valor: string | number): Highlight => ({ rotulo, texto: figureText(valor) })

const grouped = new Intl.NumberFormat('pt-BR')

/** 12345 becomes '12.345'; texts do not change. */
export const figureText = (valor: string | number): string =>
  typeof valor === 'number' ? grouped.format(valor) : valor

/** '1 pessoa', '2.000 pessoas' */
export const countText = (total: number, um: string, many: string): string =>
  `${figureText(total)} ${total === 1 ? um : many}`

const percentage = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '1225.84' becomes '1.225,84%'; null becomes ''. */
export const percent = (valor: Decimal | null): string =>
  valor === null ? '' : `${percentage.format(valor as Intl.StringNumericLiteral)}%`

/** Groups rows by a key, in the order of the rows. */
export function groupRows<Row>(rows: readonly Row[], chave: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = chave(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups]
}

/** Start and end as two cells, as in the calendar: whole days have no time. */
export function fromUntil(inicio: string | Date, fim: string | Date | null, fuso: string): [string, string] {
  const days = wholeDays(inicio, fim, fuso)
  if (!days) return [formatInstant(inicio, fuso), fim === null ? '' : formatInstant(fim, fuso)]
  const more = days.fim !== null && days.fim !== days.inicio
  return [formatDate(days.inicio), more ? formatDate(days.fim as DateOnly) : 'Dia inteiro']
}

/** The day of an instant in the church's time zone, for SQL conditions. */
export const dayOf = (coluna: string, fuso: string) => sql<DateOnly>`(${sql.ref(coluna)} at time zone ${fuso})::date`
