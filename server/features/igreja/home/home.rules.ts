import type { DateOnly } from '../../../kernel/dates.js'
import type { EntradaCalendarioRow } from '../../agenda/calendario/index.js'
import type { Igreja } from './home.queries.js'

/** A first step of a new church, and whether it is done. */
export interface Passo {
  passo: string
  feito: boolean
}

const names = ['igreja', 'pessoas', 'importacao', 'departamentos', 'agenda', 'financas'] as const

/** The first steps; null when all are done or the church has dismissed them. */
export function primeirosPassos(igreja: Igreja): Passo[] | null {
  if (igreja.dispensados) return null
  const passos = names.map((passo) => ({ passo, feito: igreja[passo] }))
  return passos.every(({ feito }) => feito) ? null : passos
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
