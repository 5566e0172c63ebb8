import type { Action } from '../../../kernel/access/actions.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** How many days ahead the accounts of a series that goes on are there. */
export const antecedencia = 31

/** `n` months later on this day of the month, or on the last one of a shorter month. */
export function mesesDepois(data: DateOnly, dia: number, n: number): DateOnly {
  const [ano, mes] = data.split('-').map(Number) as [number, number]
  const ultimo = new Date(Date.UTC(ano, mes + n, 0)).getUTCDate()
  return new Date(Date.UTC(ano, mes - 1 + n, Math.min(dia, ultimo))).toISOString().slice(0, 10)
}

export const diasDepois = (data: DateOnly, dias: number): DateOnly =>
  new Date(Date.parse(data) + dias * 86_400_000).toISOString().slice(0, 10)

export const diaDoMes = (data: DateOnly): number => Number(data.slice(8))

/** What the books call the entry of an account: its description, and which of the instalments it is. */
export function descricaoDoLancamento(conta: {
  descricaoConta: string
  parcela?: number | null | undefined
  totalParcelas?: number | null | undefined
}): string {
  const parte = conta.totalParcelas ? ` (${conta.parcela}/${conta.totalParcelas})` : ''
  return conta.descricaoConta.slice(0, 255 - parte.length) + parte
}

/** What of an account decides what may be done with it. */
interface Estado {
  dataEncerramentoConta: DateOnly | null
  repete: boolean
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas` of an account: an open one is edited, settled and cancelled; a settled one is opened again while the month of
 * its entry is open. In a closed one the entry is reversed instead, which opens the account too.
 * @param fechadoAte the last day of the church's closed months
 */
export function acoesConta(row: Estado, fechadoAte: DateOnly | null, who: WhoMay, write: Action): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  if (!who.can(write)) return []
  const fechada = fechadoAte !== null && row.dataEncerramentoConta !== null && row.dataEncerramentoConta <= fechadoAte
  const settled = fechada ? [] : ['reabrir']
  const actions = row.dataEncerramentoConta ? settled : ['editar', 'encerrar', 'excluir']
  return row.repete ? [...actions, 'pararRepeticao'] : actions
}

/** The number of the church when it answers for the account itself, no person being named. */
export const responsavelCliente = (row: {
  responsavelUsuarioConta: number | null
  idCliente: number
}): number | null => (row.responsavelUsuarioConta === null ? row.idCliente : null)
