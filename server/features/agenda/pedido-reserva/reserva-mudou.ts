import { from, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { Change } from '../../../kernel/work/contributions/contributions.js'
import { notifyAnswer } from './avisos.js'
import { PedidoReserva } from './pedido-reserva.entity.js'
import { pedidoOfReserva, read } from './pedido-reserva.queries.js'
import { decided } from './pedido-reserva.usecases.js'

/**
 * Keeps a request like the reservation that came of it, which people may also move, delete and restore by itself, and
 * tells the person who asked.
 */
export async function reservaChanged(
  work: Writing & { ctx: Context },
  idReserva: number,
  change: Change,
): Promise<void> {
  const id = await pedidoOfReserva(work, idReserva)
  if (id === undefined) return
  await work.em.flush()
  const pedido = await recordToChange(work, PedidoReserva, id)
  const voltou = change === 'moved' && pedido.situacao === 'cancelado'
  if (change === 'calledOff') {
    pedido.situacao = 'cancelado'
  } else {
    // whoever took the room away had taken the place of whoever gave it; now somebody gives it again
    if (voltou && pedido.resposta !== null) work.em.assign(pedido, decided(work))
    const place = await from(work, 'reserva')
      .select(['idRecurso', 'quantidade', 'dataInicio', 'dataFim'])
      .where('reserva.id', '=', idReserva)
      .executeTakeFirstOrThrow()
    work.em.assign(pedido, { ...place, situacao: 'aprovado', resposta: null })
  }
  const row = await saved(work, pedido, read)
  if (new Date(row.dataFim) > new Date())
    await notifyAnswer(work, row, change === 'calledOff' ? 'cancelado' : voltou ? 'voltou' : 'mudou')
}
