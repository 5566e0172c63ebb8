import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** At most this many requests of one person wait at the same time. */
export const maxPedidos = 10

/** What decides about the steps that a request still allows. The rows of a list hold instants as texts. */
export interface State {
  situacao: string
  dataInicio: Date
  dataFim: Date
}

/** `acoesPermitidas` of a request, for those who decide. What is over is neither given nor taken away any more. */
export function actionsOfPedido(
  { situacao, dataFim }: Omit<State, 'dataInicio'>,
  who: WhoMay,
  now = new Date(),
): string[] {
  if (!who.can('pedidoReserva.decidir')) return []
  const over = new Date(dataFim) <= now
  if (situacao === 'pendente') return over ? ['recusar'] : ['aprovar', 'recusar']
  return situacao === 'aprovado' && !over ? ['cancelar'] : []
}

/** `acoesPermitidas` of one's own request. */
export function actionsOfOwnPedido({ situacao, dataInicio }: Omit<State, 'dataFim'>, now = new Date()): string[] {
  if (situacao === 'pendente') return ['editar', 'cancelar']
  return situacao === 'aprovado' && new Date(dataInicio) > now ? ['cancelar'] : []
}

const decididos: Readonly<Record<string, string>> = {
  aprovado: 'Este pedido já foi aprovado.',
  recusado: 'Este pedido já foi recusado.',
  cancelado: 'Este pedido foi cancelado.',
}

/** Why nothing is decided about the request any more; undefined while it waits. */
export const decisionRefusal = ({ situacao }: Pick<State, 'situacao'>): string | undefined => decididos[situacao]

/** Why the person does not call the own request off; undefined: the person may. */
export function cancelRefusal({ situacao, dataInicio }: Omit<State, 'dataFim'>, now = new Date()): string | undefined {
  if (situacao === 'recusado') return decididos.recusado
  if (situacao === 'aprovado' && new Date(dataInicio) <= now) return 'O horário desta reserva já começou.'
  return undefined
}

/** Why those who decide do not take the room away any more; undefined: they may, also while the reservation runs. */
export function withdrawalRefusal(
  { situacao, dataFim }: Omit<State, 'dataInicio'>,
  now = new Date(),
): string | undefined {
  if (situacao === 'pendente') return 'Este pedido ainda espera resposta. Recuse-o.'
  if (situacao !== 'aprovado') return decididos[situacao]
  return new Date(dataFim) <= now ? 'O horário desta reserva já passou.' : undefined
}
