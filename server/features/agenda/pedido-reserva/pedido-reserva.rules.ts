import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

export type StatusPedido = 'pendente' | 'aprovado' | 'recusado' | 'retirado'

interface Estado {
  status: string
  idSolicitante: number
  dataFim: Date
}

interface Requester extends WhoMay {
  viewer: { id: number } | null
}

/** `acoesPermitidas` of a request. Nobody decides about what is over. */
export function acoesPedido(row: Estado, who: Requester, now = new Date()): string[] {
  if (row.status !== 'pendente') return []
  const own = who.viewer?.id === row.idSolicitante ? ['retirar'] : []
  const open = row.dataFim > now && who.can('pedidoReserva.decidir')
  return [...(open ? ['aprovar', 'recusar'] : []), ...own]
}

const texts: Readonly<Record<string, string>> = {
  aprovado: 'Este pedido já foi aprovado.',
  recusado: 'Este pedido já foi recusado.',
  retirado: 'Este pedido foi retirado por quem o fez.',
}

/** Why nothing can be decided about the request any more; undefined: it waits. */
export const recusaDecisao = ({ status }: { status: string }): string | undefined => texts[status]

/** At most this many requests of one person wait at the same time. */
export const maximoDePedidos = 10
