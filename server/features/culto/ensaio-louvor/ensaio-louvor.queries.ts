import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../kernel/dates.js'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { listarEnsaiosLouvorInput } from './ensaio-louvor.input.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  'ensaio_louvor.id',
  'ensaio_louvor.uuid',
  'ensaio_louvor.idCliente',
  'ensaio_louvor.idGrupo',
  'ensaio_louvor.dataEnsaio',
  'ensaio_louvor.horaEnsaio',
  'ensaio_louvor.localEnsaio',
  'ensaio_louvor.idCulto',
  'ensaio_louvor.statusEnsaio',
  'ensaio_louvor.createdAt',
  'ensaio_louvor.updatedAt',
  'ensaio_louvor.versao',
  'grupo_louvor.nomeGrupo',
  'local.nomeLocal',
] as const

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
export function listar(
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

export const ler = (work: Scope, ref: RecordRef) =>
  rehearsals(work).select(columns).where(isRecord('ensaio_louvor', ref)).executeTakeFirst()

export type EnsaioLouvorRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/**
 * The rehearsals on these days, including cancelled ones.
 * @param grupos ids of the allowed groups; null for all
 */
export function ensaiosEntre(work: Scope, de: DateOnly, ate: DateOnly, grupos: readonly number[] | null) {
  let query = rehearsals(work)
    .select(columns)
    .where('ensaio_louvor.dataEnsaio', '>=', de)
    .where('ensaio_louvor.dataEnsaio', '<=', ate)
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
