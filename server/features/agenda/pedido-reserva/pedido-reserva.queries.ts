import type { z } from 'zod'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import type { listarPedidosInput } from './pedido-reserva.input.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  'pedido_reserva.id',
  'pedido_reserva.uuid',
  'pedido_reserva.idCliente',
  'pedido_reserva.idRecurso',
  'pedido_reserva.quantidade',
  'pedido_reserva.dataInicio',
  'pedido_reserva.dataFim',
  'pedido_reserva.motivo',
  'pedido_reserva.idSolicitante',
  'pedido_reserva.status',
  'pedido_reserva.resposta',
  'pedido_reserva.decididoPor',
  'pedido_reserva.decididoEm',
  'pedido_reserva.idReserva',
  'pedido_reserva.createdAt',
  'pedido_reserva.updatedAt',
  'pedido_reserva.versao',
] as const

/**
 * Waiting requests come first what is soonest, all others newest first.
 * @param solicitante only the requests of this person; null: all
 */
export function listar(work: Reading, input: z.output<typeof listarPedidosInput>, solicitante: number | null) {
  let query = from(work, 'pedido_reserva')
  if (solicitante !== null) query = query.where('pedido_reserva.idSolicitante', '=', solicitante)
  if (input.status) query = query.where('pedido_reserva.status', '=', input.status)
  const waiting = input.status === 'pendente'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(waiting ? 'pedido_reserva.dataInicio' : 'pedido_reserva.createdAt', waiting ? 'asc' : 'desc')
    .orderBy('pedido_reserva.id', waiting ? 'asc' : 'desc')
  return listOf(input, sorted, query)
}

export const ler = (work: Scope, ref: RecordRef) =>
  from(work, 'pedido_reserva').select(columns).where(isRecord('pedido_reserva', ref)).executeTakeFirst()

export type PedidoReservaRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** How many requests of this person wait. */
export async function quantosEsperam(work: Writing, idSolicitante: number): Promise<number> {
  const row = await from(work, 'pedido_reserva')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('pedido_reserva.idSolicitante', '=', idSolicitante)
    .where('pedido_reserva.status', '=', 'pendente')
    .executeTakeFirstOrThrow()
  return Number(row.total)
}
