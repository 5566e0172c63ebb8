import type { DateOnly } from '../../../kernel/dates.js'
import type { EntradaCalendarioRow } from '../../agenda/calendario/index.js'
import type { Totais } from '../../financas/lancamento/index.js'
import { negativo, soma } from '../../financas/movimento-bancario/index.js'
import type { CelulaLiderada } from '../../pessoas/encontro/index.js'
import type { Igreja } from './home.queries.js'

/** A first step of a new church, and whether it is done. */
export interface Passo {
  passo: string
  feito: boolean
}

const names = ['igreja', 'pessoas', 'celulas', 'departamentos', 'agenda', 'contas', 'financas'] as const

/** All first steps, in the suggested order. */
export const passosDe = (igreja: Igreja): Passo[] => names.map((passo) => ({ passo, feito: igreja[passo] }))

/** The first steps for the home page; null when all are done or the church has dismissed them. */
export function primeirosPassos(igreja: Igreja): Passo[] | null {
  const passos = passosDe(igreja)
  return igreja.dispensados || passos.every(({ feito }) => feito) ? null : passos
}

/** Today's balance, which the accounts add up to, and what the books have already for later days of the month. */
export const saldoDeHoje = (ateHoje: Totais, doMes: Pick<Totais, 'entradas' | 'saidas'>) => ({
  saldo: ateHoje.saldo,
  entradasFuturas: soma(doMes.entradas, negativo(ateHoje.entradas)),
  saidasFuturas: soma(doMes.saidas, negativo(ateHoje.saidas)),
})

/** Upcoming entries, nearest first. An entry counts until it ends. Cancelled entries are left out. */
export const proximas = (rows: readonly EntradaCalendarioRow[], now: string, limit: number) =>
  rows
    .filter(({ cancelado, inicio, fim }) => !cancelado && (fim ?? inicio) > now)
    .sort((a, b) => a.inicio.localeCompare(b.inicio))
    .slice(0, limit)

/** The first day of the eleventh month before this one: '2026-11-21' to '2025-12-01'. */
export function inicioDeDozeMeses(hoje: DateOnly): DateOnly {
  const [ano, mes] = hoje.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(ano, mes - 12, 1)).toISOString().slice(0, 10)
}

const addDays = (day: DateOnly, days: number): DateOnly =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const weekday = (day: DateOnly): number => new Date(`${day}T12:00:00Z`).getUTCDay()

/** The next day with this weekday, today included. null without a weekday. */
export const proximoDia = (hoje: DateOnly, dia: number | null): DateOnly | null =>
  dia === null ? null : addDays(hoje, (dia - weekday(hoje) + 7) % 7)

/** The last day with this weekday, today included; without a weekday, today. */
export const ultimoDia = (hoje: DateOnly, dia: number | null): DateOnly =>
  dia === null ? hoje : addDays(hoje, -((weekday(hoje) - dia + 7) % 7))

/**
 * The cell as its leader's home page shows it. The roll to call is that of today's meeting if there is one, otherwise
 * that of the last day on which the cell meets.
 */
export function celulaQueLidero(
  { recentes, ultimos, ...celula }: CelulaLiderada,
  hoje: DateOnly,
  telefoneDe: (pessoa: { id: number; telefoneUsuario: string | null }) => string | null,
) {
  const vez = ultimoDia(hoje, celula.diaCelula)
  const encontro =
    recentes.find(({ dataEncontro }) => dataEncontro === hoje) ??
    recentes.find(({ dataEncontro }) => dataEncontro === vez)
  return {
    ...celula,
    proximoEncontro: proximoDia(hoje, celula.diaCelula),
    chamada: {
      dataEncontro: encontro?.dataEncontro ?? vez,
      idEncontro: encontro?.id ?? null,
      feita: encontro?.chamada ?? false,
    },
    ultimo: ultimos[0] ?? null,
    faltaram: celula.faltaram.map((pessoa) => ({ ...pessoa, telefoneUsuario: telefoneDe(pessoa) })),
  }
}

/** Whether the books are closed up to the end of the month before this one. */
export const mesPassadoFechado = (fechadoAte: DateOnly | null, hoje: DateOnly): boolean =>
  fechadoAte !== null && fechadoAte >= addDays(`${hoje.slice(0, 7)}-01`, -1)
