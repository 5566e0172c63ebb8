import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { EntradaCalendarioRow } from '../../agenda/calendario/index.js'
import type { Totals } from '../../financas/lancamento/index.js'
import { negative, sumOf } from '../../financas/movimento-bancario/index.js'
import type { LedCelula } from '../../pessoas/encontro/index.js'
import type { Igreja } from './home.queries.js'

/** A first step of a new church, and whether it is done. */
export interface FirstStep {
  passo: string
  feito: boolean
}

const names = [
  'igreja',
  'uso',
  'pessoas',
  'celulas',
  'departamentos',
  'acessos',
  'agenda',
  'contas',
  'financas',
] as const

/** All first steps in what the church uses, in the suggested order. */
export const stepsOf = (igreja: Igreja): FirstStep[] =>
  names
    .filter((passo) => !igreja.desligados.some((modulo) => modulo === passo))
    .map((passo) => ({ passo, feito: igreja[passo] }))

/** The first steps for the home page; null when all are done or the church has dismissed them. */
export function primeirosPassos(igreja: Igreja): FirstStep[] | null {
  const steps = stepsOf(igreja)
  return igreja.dispensados || steps.every(({ feito }) => feito) ? null : steps
}

type Summed = Pick<Totals, 'saldoAnterior' | 'saldo' | 'entradas' | 'saidas'>

/** The totals of the church, from those of all its accounts. */
export const sumOfContas = (contas: readonly Summed[]): Summed => {
  const totalOf = (field: keyof Summed) => sumOf(...contas.map((conta) => conta[field]))
  return {
    saldoAnterior: totalOf('saldoAnterior'),
    saldo: totalOf('saldo'),
    entradas: totalOf('entradas'),
    saidas: totalOf('saidas'),
  }
}

/** Today's balance, which the accounts add up to, and what the books have already for later days of the month. */
export const todaysSaldoOf = (untilToday: Summed, untilEnd: Pick<Totals, 'entradas' | 'saidas'>) => ({
  saldo: untilToday.saldo,
  entradasFuturas: sumOf(untilEnd.entradas, negative(untilToday.entradas)),
  saidasFuturas: sumOf(untilEnd.saidas, negative(untilToday.saidas)),
})

/** Upcoming entries, nearest first. An entry counts until it ends. Cancelled entries are left out. */
export const upcoming = (rows: readonly EntradaCalendarioRow[], now: string, limit: number) =>
  rows
    .filter(({ cancelado, inicio, fim }) => !cancelado && (fim ?? inicio) > now)
    .sort((a, b) => a.inicio.localeCompare(b.inicio))
    .slice(0, limit)

/** The first day of the eleventh month before this one: '2026-11-21' to '2025-12-01'. */
export function startOfTwelveMonths(today: DateOnly): DateOnly {
  const [ano, mes] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(ano, mes - 12, 1)).toISOString().slice(0, 10)
}

const addDays = (day: DateOnly, days: number): DateOnly =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const weekday = (day: DateOnly): number => new Date(`${day}T12:00:00Z`).getUTCDay()

/** The next day with this weekday, today included. null without a weekday. */
export const nextDay = (today: DateOnly, dia: number | null): DateOnly | null =>
  dia === null ? null : addDays(today, (dia - weekday(today) + 7) % 7)

/** The last day with this weekday, today included; without a weekday, today. */
export const lastDay = (today: DateOnly, dia: number | null): DateOnly =>
  dia === null ? today : addDays(today, -((weekday(today) - dia + 7) % 7))

/**
 * The cell as its leader's home page shows it. The roll to call is that of today's meeting if there is one, otherwise
 * that of the last day on which the cell meets.
 */
export function ledCelula(
  { recentes, ultimos, ...celula }: LedCelula,
  today: DateOnly,
  telefoneOf: (pessoa: { id: number; telefoneUsuario: string | null }) => string | null,
) {
  const turn = lastDay(today, celula.diaCelula)
  const encontro =
    recentes.find(({ dataEncontro }) => dataEncontro === today) ??
    recentes.find(({ dataEncontro }) => dataEncontro === turn)
  return {
    ...celula,
    proximoEncontro: nextDay(today, celula.diaCelula),
    chamada: {
      dataEncontro: encontro?.dataEncontro ?? turn,
      idEncontro: encontro?.id ?? null,
      feita: encontro?.chamada ?? false,
    },
    ultimo: ultimos[0] ?? null,
    faltaram: celula.faltaram.map((pessoa) => ({ ...pessoa, telefoneUsuario: telefoneOf(pessoa) })),
  }
}

/** Whether the books are closed up to the end of the month before this one. */
export const isLastMonthClosed = (closedUntil: DateOnly | null, today: DateOnly): boolean =>
  closedUntil !== null && closedUntil >= addDays(`${today.slice(0, 7)}-01`, -1)
