import { markDeleted } from '../../../kernel/access/bin.js'
import { recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Reserva } from '../reserva/reserva.entity.js'
import { PedidoReserva } from './pedido-reserva.entity.js'
import type { PedidoReservaRow } from './pedido-reserva.queries.js'

/**
 * Locks a request, and moves the reservation of an approved one to the recycle bin. The reservation is locked first, as
 * whoever deletes it by itself does, so that neither waits for the other.
 */
export async function undoReserva(
  work: Writing & { ctx: Context },
  { id, idReserva, situacao }: Pick<PedidoReservaRow, 'id' | 'idReserva' | 'situacao'>,
) {
  const approved = situacao === 'aprovado' && idReserva !== null
  const reserva = approved ? await recordToChange(work, Reserva, idReserva, { missing: gone }) : null
  const pedido = await recordToChange(work, PedidoReserva, id)
  if (reserva && pedido.situacao === 'aprovado') markDeleted(work, reserva)
  return pedido
}

const gone = 'Esta reserva já foi excluída.'
