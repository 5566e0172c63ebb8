import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarEventosInput } from '../../../../schema/rules/agenda/evento.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { Evento } from './evento.entity.js'

const columns = [
  ...recordFields(Evento, 'nomeOrdem'),
  'local.nomeLocal',
  'local.endereco',
  'arquivo.uuid as uuidFoto',
] as const

const sortColumns = {
  nomeEvento: 'evento.nomeOrdem',
  dataInicio: 'evento.dataInicio',
  dataFim: 'evento.dataFim',
  local: 'local.nomeOrdem',
  vagas: 'evento.vagas',
  createdAt: 'evento.createdAt',
} as const

/** Fields whose empty values come last in either direction. */
const nullable: readonly string[] = ['dataFim', 'local', 'vagas']

/** Events with place and picture: old integrations need both in every row, and the search covers the place. */
const events = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'evento')
    .innerJoin('cliente', (join) =>
      join.onRef('cliente.id', '=', 'evento.idCliente').onRef('cliente.idCliente', '=', 'evento.idCliente'),
    )
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'evento.idLocal').onRef('local.idCliente', '=', 'evento.idCliente'),
    )
    .leftJoin('arquivo', (join) =>
      join.onRef('arquivo.id', '=', 'evento.idFoto').onRef('arquivo.idCliente', '=', 'evento.idCliente'),
    )

/**
 * Whether an event is over. Without an end, it lasts until the end of its first day in its church's time zone. The
 * query must join the church: a look-up per event took most of a list's time.
 */
export const isOver = sql<boolean>`(coalesce(evento.data_fim,
  ((evento.data_inicio at time zone cliente.fuso_horario)::date + 1)::timestamp at time zone cliente.fuso_horario) < now())`

const encerrado = isOver.as('encerrado')

/** Whether a person takes part in an event, or waits for a place in it. */
const takesPart = (idMembro: number) => sql<boolean>`(exists (select from membro_evento m
    where m.id_cliente = evento.id_cliente and m.id_evento = evento.id and m.id_membro = ${idMembro})
  or exists (select from espera_evento e
    where e.id_cliente = evento.id_cliente and e.id_evento = evento.id and e.id_membro = ${idMembro}))`

/** @param me id of the current user, for the filter 'meus' */
export function listRows(work: Reading, input: z.output<typeof listarEventosInput>, me: number) {
  const { filtro } = input
  let query = events(work).where('evento.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) => eb.or([eb('evento.nomeOrdem', 'like', pattern), eb('local.busca', 'like', pattern)]))
  if (filtro?.quando) query = query.where(isOver, '=', filtro.quando === 'realizados')
  if (filtro?.quando === 'meus') query = query.where(takesPart(me))
  const rows = query.select(lean(columns, input.columns)).select(encerrado)
  const { ordem } = input
  // coming events first, then past ones, the latest first
  const next = sql`case when not ${isOver} then evento.data_inicio end`
  const sorted = ordem
    ? rows
        .orderBy(sortColumns[ordem.campo], (order) => {
          const directed = ordem.direcao === 'DESC' ? order.desc() : order.asc()
          return nullable.includes(ordem.campo) ? directed.nullsLast() : directed
        })
        .orderBy('evento.id', ordem.direcao === 'DESC' ? 'desc' : 'asc')
    : rows.orderBy(isOver).orderBy(next).orderBy('evento.dataInicio', 'desc').orderBy('evento.id', 'desc')
  return listOf(input, sorted, query)
}

/**
 * The coming events of a person: first those in which the person takes part or waits for a place, then those for which
 * people can sign up.
 */
export const eventosForMe = (work: Reading, me: number, limit: number) =>
  events(work)
    .select(columns)
    .select(encerrado)
    .where('evento.excluidoEm', 'is', null)
    .where(isOver, '=', false)
    .where((eb) =>
      eb.or([
        takesPart(me),
        eb.and([
          eb('evento.inscricaoAberta', '=', true),
          sql<boolean>`least(evento.data_inicio, evento.inscricoes_ate) > now()`,
        ]),
      ]),
    )
    .orderBy(takesPart(me), 'desc')
    .orderBy('evento.dataInicio')
    .orderBy('evento.id')
    .limit(limit)
    .execute()

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  events(work).select(columns).select(encerrado).where(isRecord('evento', ref)).executeTakeFirst()

export type EventoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Events by id, for records that refer to one. */
export const eventoById = loaderOf((work, ids) =>
  events(work).select(columns).select(encerrado).where('evento.id', 'in', ids).execute(),
)

/** Deleted people are not counted as participants. */
const counts = (work: Pick<Reading, 'db' | 'idCliente'>, ids: readonly number[]) =>
  from(work, 'membro_evento')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_evento.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_evento.idCliente'),
    )
    .select(['membro_evento.idEvento', (eb) => eb.fn.countAll().as('total')])
    .where('membro_evento.idEvento', 'in', ids)
    .where('usuario.excluidoEm', 'is', null)
    .groupBy('membro_evento.idEvento')
    .execute()

/** Number of participants of each event. */
export const quantidadeMembros = groupedBy<number>(async (work, ids) => {
  const found = new Map((await counts(work, ids)).map((row) => [row.idEvento, Number(row.total)]))
  return ids.map((id) => found.get(id) ?? 0)
})

/**
 * The number of participants of one event. The event must be locked before, so that nobody is added before the
 * transaction ends.
 */
export const countMembros = async (work: Pick<Writing, 'db' | 'idCliente'>, id: number): Promise<number> =>
  Number((await counts(work, [id]))[0]?.total ?? 0)

/** The first matches for the global search, coming events first. */
export const search = (work: Reading, patterns: string[]) => {
  let query = from(work, 'evento').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('nomeOrdem', 'like', pattern)
  return query
    .select(['id', 'uuid', 'idCliente', 'nomeEvento', 'dataInicio', 'dataFim'])
    .orderBy('dataInicio', 'desc')
    .limit(8)
}
