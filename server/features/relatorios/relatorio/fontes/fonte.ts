import { sql } from 'kysely'
import { type DateOnly, formatDate, formatInstant, wholeDays } from '../../../../kernel/dates.js'
import type { Feature } from '../../../../kernel/feature.js'
import type { Decimal } from '../../../../kernel/money.js'
import type { Coluna, Destaque, Grupo, Secao, Tabela } from '../../../../kernel/pdf/document.js'
import type { Reading } from '../../../../kernel/tenant/session.js'
import type { FiltroRelatorio } from '../relatorio.input.js'
import type { Periodo } from '../relatorio.rules.js'

/** Of which church, of when, and by its clock. */
export interface Escopo extends Pick<Reading, 'db'> {
  idCliente: number
  periodo: Periodo
  fuso: string
  hoje: DateOnly
  /** what features tell one another */
  features: readonly Feature[]
  /** numbers of the records that the report is narrowed to */
  filtros: Partial<Record<Exclude<FiltroRelatorio, 'periodo'>, number>>
}

/** A part of a report whose rows may still have to be written: ten thousand at once would keep every request waiting. */
export interface Parte extends Omit<Secao, 'tabela'> {
  tabela?: Omit<Tabela, 'grupos'> & { grupos: (Omit<Grupo, 'linhas'> & { linhas: Iterable<string[]> })[] }
}

/** Rows as cells, each written when it is asked for. */
export function* cada<Row>(rows: Iterable<Row>, celulas: (row: Row) => string[]): Iterable<string[]> {
  for (const row of rows) yield celulas(row)
}

/** What a report says below its head. */
export interface Conteudo {
  resumo: Destaque[]
  secoes: Parte[]
  /** what it was narrowed to: 'Pastor: João' */
  detalhes?: string[]
  /** in place of the report's usual title, when it says itself what the report was narrowed to */
  titulo?: string
  /** false: it is about one record whatever its dates, so no period is told */
  comPeriodo?: boolean
  paisagem?: boolean
}

/** Reads a report's rows and totals, in a number of statements that does not depend on the rows. */
export type Fonte = (escopo: Escopo) => Promise<Conteudo>

/** A column of texts. @param peso its share of the width */
export const texto = (titulo: string, peso: number): Coluna => ({ titulo, peso, numero: false })

/** A column of figures, at the right. */
export const numero = (titulo: string, peso: number): Coluna => ({ titulo, peso, numero: true })

export const destaque = (rotulo: string, valor: string | number): Destaque => ({ rotulo, texto: inteiro(valor) })

const grouped = new Intl.NumberFormat('pt-BR')

/** 12345 to '12.345'; texts stay. */
export const inteiro = (valor: string | number): string => (typeof valor === 'number' ? grouped.format(valor) : valor)

/** '1 pessoa', '2.000 pessoas' */
export const quantos = (total: number, um: string, muitos: string): string =>
  `${inteiro(total)} ${total === 1 ? um : muitos}`

const percentage = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '1225.84' to '1.225,84%'; '' for what has no share. */
export const porcento = (valor: Decimal | null): string =>
  valor === null ? '' : `${percentage.format(valor as Intl.StringNumericLiteral)}%`

/** Rows one after the other into groups, as they come. */
export function agrupar<Row>(rows: readonly Row[], chave: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = chave(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups]
}

/** From when to when, in two cells: whole days without hours, as the calendar shows them. */
export function deAte(inicio: string | Date, fim: string | Date | null, fuso: string): [string, string] {
  const days = wholeDays(inicio, fim, fuso)
  if (!days) return [formatInstant(inicio, fuso), fim === null ? '' : formatInstant(fim, fuso)]
  const more = days.fim !== null && days.fim !== days.inicio
  return [formatDate(days.inicio), more ? formatDate(days.fim as DateOnly) : 'Dia inteiro']
}

/** The day of an instant where the church is, for conditions. */
export const dia = (coluna: string, fuso: string) => sql<DateOnly>`(${sql.ref(coluna)} at time zone ${fuso})::date`
