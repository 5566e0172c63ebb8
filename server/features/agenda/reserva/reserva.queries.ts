import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarReservasInput } from '../../../../schema/rules/agenda/reserva.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef, whereRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { Reserva } from './reserva.entity.js'

const columns = [...recordFields(Reserva, 'busca'), 'recurso.nomeRecurso', 'usuario.name as nomeResponsavel'] as const

const sortColumns = {
  dataInicio: 'reserva.dataInicio',
  dataFim: 'reserva.dataFim',
  recurso: 'recurso.nomeOrdem',
  finalidade: 'reserva.busca',
  responsavel: 'usuario.nomeOrdem',
  createdAt: 'reserva.createdAt',
} as const

type Within = Pick<Reading, 'db' | 'idCliente'>

/** Reservations with the resource and the person: old integrations, exports and sorting need both in every row. */
const reservas = (work: Within) =>
  from(work, 'reserva')
    .innerJoin('recurso', (join) =>
      join.onRef('recurso.id', '=', 'reserva.idRecurso').onRef('recurso.idCliente', '=', 'reserva.idCliente'),
    )
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'reserva.idResponsavel').onRef('usuario.idCliente', '=', 'reserva.idCliente'),
    )

export function listRows(work: Reading, input: z.output<typeof listarReservasInput>) {
  const { filtro, ordem } = input
  let query = reservas(work).where('reserva.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) => eb.or([eb('reserva.busca', 'like', pattern), eb('recurso.nomeOrdem', 'like', pattern)]))
  if (filtro?.idRecurso) query = query.where(isRecord('recurso', filtro.idRecurso))
  if (filtro?.quando)
    query = query.where('reserva.dataFim', filtro.quando === 'proximas' ? '>' : '<=', sql<Date>`now()`)
  const { campo, direcao } = ordem ?? { campo: 'dataInicio', direcao: filtro?.quando === 'proximas' ? 'ASC' : 'DESC' }
  const direction = direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[campo], (order) => (direction === 'desc' ? order.desc() : order.asc()).nullsLast())
    .orderBy('reserva.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Within, ref: RecordRef) =>
  reservas(work).select(columns).where(isRecord('reserva', ref)).executeTakeFirst()

export type ReservaRow = NonNullable<Awaited<ReturnType<typeof read>>>

interface Period {
  inicio: Date
  fim: Date
}

/**
 * The resource to reserve, locked: of two concurrent reservations the second sees the first. Not FOR UPDATE, because
 * every write of a row that refers to the resource would have to wait.
 */
export const recursoToReserve = (work: Writing, ref: RecordRef) => {
  const where = whereRef(ref)
  const query = from(work, 'recurso').where('excluidoEm', 'is', null)
  const named = 'id' in where ? query.where('id', '=', where.id) : query.where('uuid', '=', where.uuid)
  return named.select(['id', 'nomeRecurso', 'quantidade', 'status']).forNoKeyUpdate().executeTakeFirst()
}

/**
 * The maximum number of units that other reservations need at any moment of the period, computed as in the trigger.
 * @param exceto a reservation to ignore
 */
export async function reservedUnits(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  idRecurso: number,
  { inicio, fim }: Period,
  exceto: number,
): Promise<number> {
  const { rows } = await sql<{ unidades: number }>`
    select reservado(${idCliente}, ${idRecurso}, ${inicio}, ${fim}, ${exceto}) as unidades`.execute(db)
  return rows[0]?.unidades ?? 0
}

/** The reservations of these resources in the period, by time. */
export const ocupacao = (work: Within, idsRecurso: readonly number[], { inicio, fim }: Period) =>
  reservas(work)
    .select(columns)
    .where('reserva.excluidoEm', 'is', null)
    .where('reserva.idRecurso', 'in', idsRecurso)
    .where('reserva.dataInicio', '<', fim)
    .where('reserva.dataFim', '>', inicio)
    .orderBy('reserva.dataInicio')
    .orderBy('reserva.id')

/** The active resources, each with the units that are free throughout the period. */
export function disponibilidade(
  work: Reading,
  input: Parameters<typeof listOf>[0] & {
    busca?: string | null | undefined
    filtro?: { idTipoRecurso?: RecordRef | null | undefined } | null | undefined
  },
  { inicio, fim }: Period,
) {
  let query = from(work, 'recurso')
    .innerJoin('tipo_recurso', (join) =>
      join
        .onRef('tipo_recurso.id', '=', 'recurso.idTipoRecurso')
        .onRef('tipo_recurso.idCliente', '=', 'recurso.idCliente'),
    )
    .where('recurso.excluidoEm', 'is', null)
    .where('recurso.status', '=', 1)
  for (const pattern of searchPatterns(input.busca)) query = query.where('recurso.busca', 'like', pattern)
  if (input.filtro?.idTipoRecurso) query = query.where(isRecord('tipo_recurso', input.filtro.idTipoRecurso))
  const sorted = query
    .select([
      'recurso.id',
      'recurso.uuid',
      'recurso.idCliente',
      'recurso.nomeRecurso',
      'recurso.idTipoRecurso',
      'recurso.quantidade',
      'recurso.descricao',
      'recurso.status',
      'recurso.createdAt',
      'recurso.updatedAt',
      'recurso.excluidoEm',
      'recurso.versao',
      'tipo_recurso.tipoRecurso as nomeTipo',
      sql<number>`recurso.quantidade - reservado(recurso.id_cliente, recurso.id, ${inicio}, ${fim}, 0)`.as('livres'),
    ])
    .orderBy('recurso.nomeOrdem')
    .orderBy('recurso.id')
  return listOf(input, sorted, query)
}

/** Reservations that touch the window, for the church's calendar. */
export const noCalendario = (work: Within, { inicio, fim }: Period) =>
  reservas(work)
    .select([
      'reserva.id',
      'reserva.uuid',
      'reserva.versao',
      'reserva.updatedAt',
      'reserva.finalidade',
      'reserva.dataInicio',
      'reserva.dataFim',
      'recurso.nomeRecurso',
    ])
    .where('reserva.excluidoEm', 'is', null)
    .where('reserva.dataInicio', '<', fim)
    .where('reserva.dataFim', '>', inicio)
    .execute()
