import type { Action } from '../../../kernel/access/actions.js'
import type { DateOnly } from '../../../kernel/dates.js'
import { fimDoMes } from '../lancamento/index.js'

/** The last day before a month: '2026-03' -> '2026-02-28' */
export function vesperaDoMes(mes: string): DateOnly {
  const [ano, numero] = mes.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(ano, numero - 1, 0)).toISOString().slice(0, 10)
}

export type Situacao = 'fechado' | 'aberto' | 'emAndamento'

/** @param hoje today, in the church's time zone */
export function situacaoDoMes(mes: string, fechadoAte: DateOnly | null, hoje: DateOnly): Situacao {
  if (fechadoAte !== null && fimDoMes(mes) <= fechadoAte) return 'fechado'
  return fimDoMes(mes) < hoje ? 'aberto' : 'emAndamento'
}

/**
 * The oldest month that has ended and is still open.
 * @param desde the first month with entries
 */
export function proximoMes(desde: string, fechadoAte: DateOnly | null, hoje: DateOnly): string | null {
  const mes = fechadoAte === null || fechadoAte < desde ? desde : seguinte(fechadoAte)
  return fimDoMes(mes) < hoje ? mes : null
}

/** The month after its last day: '2026-12-31' -> '2027-01' */
const seguinte = (fim: DateOnly): string => new Date(Date.parse(fim) + 86_400_000).toISOString().slice(0, 7)

/** `acoesPermitidas` of a month. */
export function acoesMes(situacao: Situacao, who: { can(action: Action): boolean }): string[] {
  if (situacao === 'aberto' && who.can('fechamento.fechar')) return ['fechar']
  if (situacao === 'fechado' && who.can('fechamento.reabrir')) return ['reabrir']
  return []
}
