import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarSetlistEnsaioInput } from '../../../../schema/rules/culto/setlist-ensaio.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { SetlistEnsaio } from './setlist-ensaio.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = recordFields(SetlistEnsaio, 'updatedAt', 'busca')

const sortColumns = {
  ordem: 'setlist_ensaio.ordem',
  nomeMusica: 'setlist_ensaio.busca',
  tomMusica: 'setlist_ensaio.tomMusica',
} as const

/** Songs of rehearsals whose group is not deleted. */
const songs = (work: Scope) =>
  from(work, 'setlist_ensaio')
    .innerJoin('ensaio_louvor', (join) =>
      join
        .onRef('ensaio_louvor.id', '=', 'setlist_ensaio.idEnsaio')
        .onRef('ensaio_louvor.idCliente', '=', 'setlist_ensaio.idCliente'),
    )
    .innerJoin('grupo_louvor', (join) =>
      join
        .onRef('grupo_louvor.id', '=', 'ensaio_louvor.idGrupo')
        .onRef('grupo_louvor.idCliente', '=', 'ensaio_louvor.idCliente'),
    )
    .where('grupo_louvor.excluidoEm', 'is', null)

/**
 * The song is for a worship service: its rehearsal was not cancelled, and no later one for the same worship service
 * repeats the song. A later rehearsal that the reader may not see repeats nothing.
 */
const forService = (grupos: readonly number[] | null) => sql<boolean>`(
  ensaio_louvor.status_ensaio <> 'Cancelado' and not exists (
    select from setlist_ensaio s join ensaio_louvor e on e.id = s.id_ensaio and e.id_cliente = s.id_cliente
    join grupo_louvor g on g.id = e.id_grupo and g.id_cliente = e.id_cliente and g.excluido_em is null
    where e.id_cliente = ensaio_louvor.id_cliente and e.id_culto = ensaio_louvor.id_culto
      and s.busca = setlist_ensaio.busca and e.status_ensaio <> 'Cancelado'
      and (${grupos === null}::boolean or e.id_grupo = any (${grupos ?? []}::int[]))
      and (e.data_ensaio, e.hora_ensaio, e.id) > (ensaio_louvor.data_ensaio, ensaio_louvor.hora_ensaio, ensaio_louvor.id)))`

/**
 * The songs of a list. The default order is the playing order.
 * @param grupos ids of the allowed groups; null for all
 */
export function listRows(
  work: Reading,
  input: z.output<typeof listarSetlistEnsaioInput>,
  grupos: readonly number[] | null,
) {
  const { filtro, ordem, paraCulto } = input
  let query = songs(work)
  if (paraCulto) query = query.where(forService(grupos))
  if (grupos) query = query.where('ensaio_louvor.idGrupo', 'in', grupos)
  for (const pattern of searchPatterns(input.busca)) query = query.where('setlist_ensaio.busca', 'like', pattern)
  if (filtro?.idEnsaio) query = query.where(isRecord('ensaio_louvor', filtro.idEnsaio))
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  let sorted = query.select(lean(columns, input.columns))
  if (paraCulto && !ordem)
    sorted = sorted.orderBy('ensaio_louvor.dataEnsaio').orderBy('ensaio_louvor.horaEnsaio').orderBy('ensaio_louvor.id')
  sorted = sorted.orderBy(sortColumns[ordem?.campo ?? 'ordem'], direction).orderBy('setlist_ensaio.id', direction)
  return listOf(input, sorted, query)
}

/** A song with the id of its group. */
export const read = (work: Scope, ref: RecordRef) =>
  songs(work).select(columns).select('ensaio_louvor.idGrupo').where(isRecord('setlist_ensaio', ref)).executeTakeFirst()

/** The ids and positions of a rehearsal's songs. */
export const ofEnsaio = (work: Scope, idEnsaio: number) =>
  from(work, 'setlist_ensaio')
    .select(['id', 'ordem'])
    .where('idEnsaio', '=', idEnsaio)
    .orderBy('ordem')
    .orderBy('id')
    .execute()
