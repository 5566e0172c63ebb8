import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarVisitasPastoraisInput } from '../../../../schema/rules/pessoas/visita-pastoral.input.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { asks, lean, listOf } from '../../../kernel/work/edges/list.js'
import { VisitaPastoral } from './visita-pastoral.entity.js'

const columns = [...recordFields(VisitaPastoral), 'pastor.name as nomePastor', 'visitado.name as nomeVisitado'] as const

/** The people with whom the comment is shared. */
const leitores = sql<number[]>`array(
  select l.id_usuario from visita_pastoral_leitor l
  where l.id_visita = visita_pastoral.id and l.id_cliente = visita_pastoral.id_cliente order by l.id)`.as('leitores')

const sortColumns = {
  dataVisita: 'visita_pastoral.dataVisita',
  pastor: 'pastor.nomeOrdem',
  visitado: 'visitado.nomeOrdem',
  createdAt: 'visita_pastoral.createdAt',
} as const

const withPeople = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'visita_pastoral')
    .innerJoin('usuario as pastor', (join) =>
      join
        .onRef('pastor.id', '=', 'visita_pastoral.idPastor')
        .onRef('pastor.idCliente', '=', 'visita_pastoral.idCliente'),
    )
    .innerJoin('usuario as visitado', (join) =>
      join
        .onRef('visitado.id', '=', 'visita_pastoral.idVisitado')
        .onRef('visitado.idCliente', '=', 'visita_pastoral.idCliente'),
    )

export type ListVisitasPastoraisInput = z.output<typeof listarVisitasPastoraisInput>

/** A visit is to come until the end of its day, in the church's time zone. */
const isToCome = sql<boolean>`(visita_pastoral.data_visita >= (
  select (now() at time zone c.fuso_horario)::date from cliente c
  where c.id = visita_pastoral.id_cliente and c.id_cliente = visita_pastoral.id_cliente))`

/**
 * Newest first by default, and of the visits to come the nearest. The search looks only at the names of both people.
 */
export function listRows(work: Reading, input: ListVisitasPastoraisInput) {
  const { filtro, ordem } = input
  let query = withPeople(work).where('visita_pastoral.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) {
    query = query.where((eb) =>
      eb.or([eb('visitado.nomeOrdem', 'like', pattern), eb('pastor.nomeOrdem', 'like', pattern)]),
    )
  }
  if (filtro?.quando) query = query.where(isToCome, '=', filtro.quando === 'proximos')
  const usual = filtro?.quando === 'proximos' ? 'ASC' : 'DESC'
  const direction = (ordem?.direcao ?? usual) === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .$if(asks(input.columns, 'leitores'), (found) => found.select(leitores))
    .orderBy(sortColumns[ordem?.campo ?? 'dataVisita'], direction)
    .orderBy('visita_pastoral.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  withPeople(work).select(columns).select(leitores).where(isRecord('visita_pastoral', ref)).executeTakeFirst()

/** A visit as the database holds it, with the comment encrypted. */
export type EncryptedVisita = NonNullable<Awaited<ReturnType<typeof read>>>

/** The latest visits to people with that name, for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = withPeople(work).where('visita_pastoral.excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('visitado.nomeOrdem', 'like', pattern)
  return query
    .select([
      'visita_pastoral.id',
      'visita_pastoral.uuid',
      'visita_pastoral.dataVisita',
      'visitado.name as nomeVisitado',
    ])
    .orderBy('visita_pastoral.dataVisita', 'desc')
    .orderBy('visita_pastoral.id', 'desc')
    .limit(8)
}

/** Visits to these people, with the pastor's name, for the timeline. */
export const visitasA = (work: Reading, ids: readonly number[]) =>
  withPeople(work)
    .select(['visita_pastoral.idVisitado', 'visita_pastoral.dataVisita', 'pastor.name as nomePastor'])
    .where('visita_pastoral.idVisitado', 'in', ids)
    .where('visita_pastoral.excluidoEm', 'is', null)

/** The next planned visits, from this day on, the nearest first. */
export const upcomingVisitas = (work: Reading, from: DateOnly, limit: number) =>
  withPeople(work)
    .select([
      'visita_pastoral.id',
      'visita_pastoral.uuid',
      'visita_pastoral.dataVisita',
      'visita_pastoral.idVisitado',
      'pastor.name as nomePastor',
      'visitado.name as nomeVisitado',
    ])
    .where('visita_pastoral.excluidoEm', 'is', null)
    .where('visitado.excluidoEm', 'is', null)
    .where('visita_pastoral.dataVisita', '>=', from)
    .orderBy('visita_pastoral.dataVisita')
    .orderBy('visita_pastoral.id')
    .limit(limit)
    .execute()

/** Another visit of this pastor to this person on this date, if there is one. */
export const sameVisita = (
  work: Pick<Reading, 'db' | 'idCliente'>,
  { idPastor, idVisitado, dataVisita }: { idPastor: number; idVisitado: number; dataVisita: string },
  except: number,
) =>
  from(work, 'visita_pastoral')
    .select('id')
    .where('idPastor', '=', idPastor)
    .where('idVisitado', '=', idVisitado)
    .where('dataVisita', '=', dataVisita)
    .where('excluidoEm', 'is', null)
    .where('id', '!=', except)
    .executeTakeFirst()

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** The ids of the people with whom the comment of a visit is shared. */
export async function leitoresOf(work: Scope, idVisita: number): Promise<number[]> {
  const rows = await from(work, 'visita_pastoral_leitor').select('idUsuario').where('idVisita', '=', idVisita).execute()
  return rows.map(({ idUsuario }) => idUsuario)
}

/** These people, with their perfis. */
export const pessoasFor = (work: Scope, ids: readonly number[]) =>
  from(work, 'usuario').select(['id', 'name', 'perfil']).where('id', 'in', ids).execute()
