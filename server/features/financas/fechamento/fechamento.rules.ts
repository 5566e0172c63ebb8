import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Action } from '../../../kernel/access/actions.js'
import { endOfMonth } from '../lancamento/index.js'

/** The last day before a month: '2026-03' -> '2026-02-28' */
export function dayBeforeMonth(mes: string): DateOnly {
  const [ano, numero] = mes.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(ano, numero - 1, 0)).toISOString().slice(0, 10)
}

export type Status = 'fechado' | 'aberto' | 'emAndamento'

/** @param today today, in the church's time zone */
export function statusOfMonth(mes: string, closedUntil: DateOnly | null, today: DateOnly): Status {
  if (closedUntil !== null && endOfMonth(mes) <= closedUntil) return 'fechado'
  return endOfMonth(mes) < today ? 'aberto' : 'emAndamento'
}

/**
 * The oldest month that has ended and is still open.
 * @param since the first month with entries
 */
export function nextMonth(since: string, closedUntil: DateOnly | null, today: DateOnly): string | null {
  const mes = closedUntil === null || closedUntil < since ? since : monthAfter(closedUntil)
  return endOfMonth(mes) < today ? mes : null
}

/** The month after its last day: '2026-12-31' -> '2027-01' */
const monthAfter = (fim: DateOnly): string => new Date(Date.parse(fim) + 86_400_000).toISOString().slice(0, 7)

/** `acoesPermitidas` of a month. */
export function actionsOfMonth(status: Status, who: { can(action: Action): boolean }): string[] {
  if (status === 'aberto' && who.can('fechamento.fechar')) return ['fechar']
  if (status === 'fechado' && who.can('fechamento.reabrir')) return ['reabrir']
  return []
}
