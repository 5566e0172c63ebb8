import type { DateOnly } from '../../../kernel/dates.js'
import type { EntradaCalendarioRow } from '../../agenda/calendario/index.js'
import type { Igreja } from './home.queries.js'

/** A first step of a new church, and whether it is done. */
export interface Passo {
  passo: string
  feito: boolean
}

const names = ['igreja', 'pessoas', 'celulas', 'departamentos', 'agenda', 'financas'] as const

/** All first steps, in the suggested order. */
export const passosDe = (igreja: Igreja): Passo[] => names.map((passo) => ({ passo, feito: igreja[passo] }))

/** The first steps for the home page; null when all are done or the church has dismissed them. */
export function primeirosPassos(igreja: Igreja): Passo[] | null {
  const passos = passosDe(igreja)
  return igreja.dispensados || passos.every(({ feito }) => feito) ? null : passos
}

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
