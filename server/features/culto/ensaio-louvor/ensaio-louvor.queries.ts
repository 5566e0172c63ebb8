import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarEnsaiosLouvorInput } from '../../../../schema/rules/culto/ensaio-louvor.input.js'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { EnsaioLouvor } from './ensaio-louvor.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [...recordFields(EnsaioLouvor), 'grupo_louvor.nomeGrupo', 'local.nomeLocal'] as const

const sortColumns = {
  dataEnsaio: 'ensaio_louvor.dataEnsaio',
  grupo: 'grupo_louvor.nomeOrdem',
  local: 'local.nomeOrdem',
  statusEnsaio: 'ensaio_louvor.statusEnsaio',
  createdAt: 'ensaio_louvor.createdAt',
} as const

/** Rehearsals of groups that are not deleted, with the names that every row shows. */
const rehearsals = (work: Scope) =>
  from(work, 'ensaio_louvor')
    .innerJoin('grupo_louvor', (join) =>
      join
        .onRef('grupo_louvor.id', '=', 'ensaio_louvor.idGrupo')
        .onRef('grupo_louvor.idCliente', '=', 'ensaio_louvor.idCliente'),
    )
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'ensaio_louvor.localEnsaio').onRef('local.idCliente', '=', 'ensaio_louvor.idCliente'),
    )
    .where('grupo_louvor.excluidoEm', 'is', null)

/** A rehearsal is in the future until the end of its day, in the church's time zone. */
const isToCome = sql<boolean>`(ensaio_louvor.data_ensaio >= (
  select (now() at time zone c.fuso_horario)::date from cliente c where c.id = ensaio_louvor.id_cliente and c.id_cliente = ensaio_louvor.id_cliente))`

/**
 * By default the newest rehearsal comes first. With the filter for coming rehearsals, the nearest comes first.
 * @param grupos ids of the allowed groups; null for all
 */
export function listRows(
  work: Reading,
  input: z.output<typeof listarEnsaiosLouvorInput>,
  grupos: readonly number[] | null,
) {
  const { filtro } = input
  let query = rehearsals(work)
  if (grupos) query = query.where('ensaio_louvor.idGrupo', 'in', grupos)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) =>
      eb.or([eb('grupo_louvor.nomeOrdem', 'like', pattern), eb('local.nomeOrdem', 'like', pattern)]),
    )
  if (filtro?.idGrupo) query = query.where(isRecord('grupo_louvor', filtro.idGrupo))
  if (filtro?.statusEnsaio) query = query.where('ensaio_louvor.statusEnsaio', '=', filtro.statusEnsaio)
  if (filtro?.quando) query = query.where(isToCome, '=', filtro.quando === 'proximos')
  if (filtro?.de) query = query.where('ensaio_louvor.dataEnsaio', '>=', filtro.de)
  if (filtro?.ate) query = query.where('ensaio_louvor.dataEnsaio', '<=', filtro.ate)
  const { campo, direcao } = input.ordem ?? {
    campo: 'dataEnsaio' as const,
    direcao: filtro?.quando === 'proximos' ? 'ASC' : 'DESC',
  }
  const descending = direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    // rehearsals without a place come last in either direction
    .orderBy(sortColumns[campo], (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('ensaio_louvor.horaEnsaio', descending ? 'desc' : 'asc')
    .orderBy('ensaio_louvor.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  rehearsals(work).select(columns).where(isRecord('ensaio_louvor', ref)).executeTakeFirst()

export type EnsaioLouvorRow = NonNullable<Awaited<ReturnType<typeof read>>>

/**
 * The rehearsals on these days, including cancelled ones.
 * @param grupos ids of the allowed groups; null for all
 */
export function ensaiosBetween(work: Scope, from: DateOnly, until: DateOnly, grupos: readonly number[] | null) {
  let query = rehearsals(work)
    .select(columns)
    .where('ensaio_louvor.dataEnsaio', '>=', from)
    .where('ensaio_louvor.dataEnsaio', '<=', until)
  if (grupos) query = query.where('ensaio_louvor.idGrupo', 'in', grupos)
  return query.execute()
}

/** How many songs each rehearsal has. */
export const quantidadeMusicas = groupedBy<number>(async (work, ids) => {
  const rows = await from(work, 'setlist_ensaio')
    .select(['setlist_ensaio.idEnsaio', (eb) => eb.fn.countAll().as('total')])
    .where('setlist_ensaio.idEnsaio', 'in', ids)
    .groupBy('setlist_ensaio.idEnsaio')
    .execute()
  const found = new Map(rows.map((row) => [row.idEnsaio, Number(row.total)]))
  return ids.map((id) => found.get(id) ?? 0)
})
