import { sql } from 'kysely'
import type { z } from 'zod'
import type {
  listarMeusPedidosInput,
  listarPedidosInput,
} from '../../../../schema/rules/agenda/pedido-reserva.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { change, from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { PedidoReserva } from './pedido-reserva.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  ...recordFields(PedidoReserva, 'busca'),
  'recurso.nomeRecurso',
  'recurso.uuid as uuidRecurso',
  'usuario.name as nomeSolicitante',
] as const

const sortColumns = {
  dataInicio: 'pedido_reserva.dataInicio',
  recurso: 'recurso.nomeOrdem',
  solicitante: 'usuario.nomeOrdem',
  createdAt: 'pedido_reserva.createdAt',
} as const

/** Requests with the names of the resource and of the person, also of deleted ones. */
const pedidos = (work: Scope) =>
  from(work, 'pedido_reserva')
    .innerJoin('recurso', (join) =>
      join
        .onRef('recurso.id', '=', 'pedido_reserva.idRecurso')
        .onRef('recurso.idCliente', '=', 'pedido_reserva.idCliente'),
    )
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'pedido_reserva.idSolicitante')
        .onRef('usuario.idCliente', '=', 'pedido_reserva.idCliente'),
    )

const isDecided = sql<boolean>`pedido_reserva.situacao <> 'pendente'`
const soonest = sql<Date>`case when pedido_reserva.situacao = 'pendente' then pedido_reserva.data_inicio end`

/** Without another order, the waiting requests come first, the soonest of them before the others; then the latest. */
export function listRows(work: Reading, input: z.output<typeof listarPedidosInput>) {
  const { filtro, ordem } = input
  let query = pedidos(work)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) =>
      eb.or([
        eb('pedido_reserva.busca', 'like', pattern),
        eb('recurso.nomeOrdem', 'like', pattern),
        eb('usuario.nomeOrdem', 'like', pattern),
      ]),
    )
  if (filtro?.situacao) query = query.where('pedido_reserva.situacao', '=', filtro.situacao)
  if (filtro?.idRecurso) query = query.where(isRecord('recurso', filtro.idRecurso))
  const selected = query.select(lean(columns, input.columns))
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = ordem
    ? selected.orderBy(sortColumns[ordem.campo], direction)
    : selected.orderBy(isDecided).orderBy(soonest).orderBy('pedido_reserva.dataInicio', 'desc')
  return listOf(input, sorted.orderBy('pedido_reserva.id', direction), query)
}

export const read = (work: Scope, ref: RecordRef) =>
  pedidos(work).select(columns).where(isRecord('pedido_reserva', ref)).executeTakeFirst()

export type PedidoReservaRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The requests of one person in the same order. */
export function listRowsOf(work: Reading, idSolicitante: number, input: z.output<typeof listarMeusPedidosInput>) {
  let query = pedidos(work).where('pedido_reserva.idSolicitante', '=', idSolicitante)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) =>
      eb.or([eb('pedido_reserva.busca', 'like', pattern), eb('recurso.nomeOrdem', 'like', pattern)]),
    )
  if (input.situacao) query = query.where('pedido_reserva.situacao', '=', input.situacao)
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(isDecided)
    .orderBy(soonest)
    .orderBy('pedido_reserva.dataInicio', 'desc')
    .orderBy('pedido_reserva.id', 'desc')
  return listOf(input, sorted, query)
}

/** How many requests of this person wait. */
export async function countWaiting(work: Writing, idSolicitante: number): Promise<number> {
  const { total } = await from(work, 'pedido_reserva')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('pedido_reserva.idSolicitante', '=', idSolicitante)
    .where('pedido_reserva.situacao', '=', 'pendente')
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The id of the request whose approval made this reservation. */
export async function pedidoOfReserva(work: Writing, idReserva: number): Promise<number | undefined> {
  const found = await from(work, 'pedido_reserva')
    .select('pedido_reserva.id')
    .where('pedido_reserva.idReserva', '=', idReserva)
    .executeTakeFirst()
  return found?.id
}

/**
 * Deletes the notes of a person who leaves for ever, what the person still asked for, and the coming reservations that
 * came of it: the rooms are free again.
 */
export async function forgetPedidos(work: Writing, idSolicitante: number): Promise<void> {
  await change(work, 'pedido_reserva')
    .set({ observacao: null })
    .where('idSolicitante', '=', idSolicitante)
    .where('observacao', 'is not', null)
    .execute()
  const toCome = sql<boolean>`(situacao = 'pendente' or situacao = 'aprovado' and data_inicio > now())`
  const given = from(work, 'pedido_reserva')
    .select('pedido_reserva.idReserva')
    .where('idSolicitante', '=', idSolicitante)
    .where('idReserva', 'is not', null)
    .where(toCome)
  await change(work, 'reserva')
    .set({ excluidoEm: new Date() })
    .where('id', 'in', given)
    .where('excluidoEm', 'is', null)
    .execute()
  await change(work, 'pedido_reserva')
    .set({ situacao: 'cancelado' })
    .where('idSolicitante', '=', idSolicitante)
    .where(toCome)
    .execute()
}
