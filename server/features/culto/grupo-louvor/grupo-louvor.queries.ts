import type { z } from 'zod'
import type { listarGruposLouvorInput } from '../../../../schema/rules/culto/grupo-louvor.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { GrupoLouvor } from './grupo-louvor.entity.js'

const columns = [
  ...recordFields(GrupoLouvor, 'nomeOrdem'),
  'usuario.id as idLider',
  'usuario.name as nomeLider',
] as const

const sortColumns = {
  nomeGrupo: 'grupo_louvor.nomeOrdem',
  lider: 'usuario.nomeOrdem',
  createdAt: 'grupo_louvor.createdAt',
} as const

/** Groups, each with the person who leads it. */
const groups = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'grupo_louvor')
    .leftJoin('membro_grupo_louvor', (join) =>
      join
        .onRef('membro_grupo_louvor.idGrupo', '=', 'grupo_louvor.id')
        .onRef('membro_grupo_louvor.idCliente', '=', 'grupo_louvor.idCliente')
        .on('membro_grupo_louvor.membroLider', '=', 1)
        .on('membro_grupo_louvor.excluidoEm', 'is', null),
    )
    .leftJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_grupo_louvor.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_grupo_louvor.idCliente')
        .on('usuario.excluidoEm', 'is', null),
    )

/** Matches the name of the group or of its leader. */
function matching(query: ReturnType<typeof groups>, patterns: string[]) {
  for (const pattern of patterns)
    query = query.where((eb) =>
      eb.or([eb('grupo_louvor.nomeOrdem', 'like', pattern), eb('usuario.nomeOrdem', 'like', pattern)]),
    )
  return query
}

export function listRows(work: Reading, input: z.output<typeof listarGruposLouvorInput>) {
  const { filtro, ordem } = input
  let query = matching(groups(work), searchPatterns(input.busca)).where(
    'grupo_louvor.excluidoEm',
    filtro?.excluidos ? 'is not' : 'is',
    null,
  )
  if (typeof filtro?.statusGrupo === 'number') query = query.where('grupo_louvor.statusGrupo', '=', filtro.statusGrupo)
  const descending = ordem?.direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    // groups without a leader come last in either direction
    .orderBy(sortColumns[ordem?.campo ?? 'nomeGrupo'], (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('grupo_louvor.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  groups(work).select(columns).where(isRecord('grupo_louvor', ref)).executeTakeFirst()

export type GrupoLouvorRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Groups by id, including deleted groups, because a rehearsal still shows its group. */
export const grupoLouvorById = loaderOf((work, ids) =>
  groups(work).select(columns).where('grupo_louvor.id', 'in', ids).execute(),
)

/** How many people belong to each group. */
export const quantidadeMembros = groupedBy<number>(async (work, ids) => {
  const rows = await from(work, 'membro_grupo_louvor')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_grupo_louvor.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_grupo_louvor.idCliente'),
    )
    .select(['membro_grupo_louvor.idGrupo', (eb) => eb.fn.countAll().as('total')])
    .where('membro_grupo_louvor.idGrupo', 'in', ids)
    .where('membro_grupo_louvor.excluidoEm', 'is', null)
    .where('usuario.excluidoEm', 'is', null)
    .groupBy('membro_grupo_louvor.idGrupo')
    .execute()
  const found = new Map(rows.map((row) => [row.idGrupo, Number(row.total)]))
  return ids.map((id) => found.get(id) ?? 0)
})

/** The first matches for the global search. */
export const search = (work: Reading, patterns: string[]) =>
  matching(groups(work), patterns)
    .where('grupo_louvor.excluidoEm', 'is', null)
    .select(['grupo_louvor.id', 'grupo_louvor.uuid', 'grupo_louvor.nomeGrupo', 'usuario.name as nomeLider'])
    .orderBy(byMatch('grupo_louvor.nomeOrdem', patterns))
    .orderBy('grupo_louvor.nomeOrdem')
    .limit(8)
