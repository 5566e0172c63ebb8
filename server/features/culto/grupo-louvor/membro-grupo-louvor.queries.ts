import type { z } from 'zod'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { listarMembrosGrupoLouvorInput } from './membro-grupo-louvor.input.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  'membro_grupo_louvor.id',
  'membro_grupo_louvor.uuid',
  'membro_grupo_louvor.idCliente',
  'membro_grupo_louvor.idGrupo',
  'membro_grupo_louvor.idMembro',
  'membro_grupo_louvor.membroLider',
  'membro_grupo_louvor.statusMembro',
  'membro_grupo_louvor.createdAt',
  'grupo_louvor.nomeGrupo',
  'usuario.name',
] as const

const sortColumns = { name: 'usuario.nomeOrdem', createdAt: 'membro_grupo_louvor.createdAt' } as const

/** Members that there are: of groups and people that nobody has deleted. */
const members = (work: Scope) =>
  from(work, 'membro_grupo_louvor')
    .innerJoin('grupo_louvor', (join) =>
      join
        .onRef('grupo_louvor.id', '=', 'membro_grupo_louvor.idGrupo')
        .onRef('grupo_louvor.idCliente', '=', 'membro_grupo_louvor.idCliente'),
    )
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_grupo_louvor.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_grupo_louvor.idCliente'),
    )
    .where('membro_grupo_louvor.excluidoEm', 'is', null)
    .where('grupo_louvor.excluidoEm', 'is', null)
    .where('usuario.excluidoEm', 'is', null)

/** Of one group, whoever leads comes first. */
export function listar(work: Reading, input: z.output<typeof listarMembrosGrupoLouvorInput>) {
  const { filtro, ordem } = input
  let query = members(work)
  for (const pattern of searchPatterns(input.busca)) query = query.where('usuario.nomeOrdem', 'like', pattern)
  if (filtro?.idGrupo) query = query.where(isRecord('grupo_louvor', filtro.idGrupo))
  if (filtro?.idMembro) query = query.where(isRecord('usuario', filtro.idMembro))
  if (typeof filtro?.statusMembro === 'number')
    query = query.where('membro_grupo_louvor.statusMembro', '=', filtro.statusMembro)
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  let sorted = query.select(lean(columns, input.columns))
  if (!ordem || filtro?.idGrupo) sorted = sorted.orderBy('membro_grupo_louvor.membroLider', 'desc')
  sorted = sorted.orderBy(sortColumns[ordem?.campo ?? 'name'], direction).orderBy('membro_grupo_louvor.id', direction)
  return listOf(input, sorted, query)
}

export const ler = async (work: Scope, ref: RecordRef | undefined) =>
  ref === undefined
    ? undefined
    : members(work).select(columns).where(isRecord('membro_grupo_louvor', ref)).executeTakeFirst()

export type MembroGrupoLouvorRow = NonNullable<Awaited<ReturnType<typeof ler>>>

const numberOf = async (work: Scope, grupo: RecordRef, table: 'membro_grupo_louvor' | 'usuario', ref: RecordRef) =>
  (
    await members(work)
      .select('membro_grupo_louvor.id')
      .where(isRecord('grupo_louvor', grupo))
      .where(isRecord(table, ref))
      .executeTakeFirst()
  )?.id

/** The number of a membership of this group, named by its own number or uuid, or by the person's uuid. */
export const vinculoDoGrupo = async (work: Scope, grupo: RecordRef, ref: RecordRef) =>
  (await numberOf(work, grupo, 'membro_grupo_louvor', ref)) ?? (await numberOf(work, grupo, 'usuario', ref))

/** The number of the membership by which this person belongs to this group. */
export const vinculoDaPessoa = (work: Scope, idGrupo: number, idMembro: number) =>
  numberOf(work, idGrupo, 'usuario', idMembro)

/** Who leads the group, if that person is still there. */
export const lider = (work: Scope, idGrupo: number) =>
  from(work, 'membro_grupo_louvor')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_grupo_louvor.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_grupo_louvor.idCliente'),
    )
    .select('membro_grupo_louvor.idMembro')
    .where('membro_grupo_louvor.idGrupo', '=', idGrupo)
    .where('membro_grupo_louvor.membroLider', '=', 1)
    .where('membro_grupo_louvor.excluidoEm', 'is', null)
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()

/** The groups that these people belong to now, as active members. */
export const vinculosDe = (work: Scope, ids: readonly number[]) =>
  members(work)
    .select(['membro_grupo_louvor.idMembro', 'membro_grupo_louvor.idGrupo', 'membro_grupo_louvor.membroLider'])
    .where('membro_grupo_louvor.idMembro', 'in', ids)
    .where('membro_grupo_louvor.statusMembro', '=', 1)
    .execute()

/** The same for one person, for fields. */
export const vinculosPorPessoa = groupedBy<Awaited<ReturnType<typeof vinculosDe>>>(async (work, ids) => {
  const rows = await vinculosDe(work, ids)
  return ids.map((id) => rows.filter(({ idMembro }) => idMembro === id))
})

/** A group that this person leads. */
export const grupoLiderado = (work: Scope, idMembro: number) =>
  members(work)
    .select('grupo_louvor.nomeGrupo')
    .where('membro_grupo_louvor.idMembro', '=', idMembro)
    .where('membro_grupo_louvor.membroLider', '=', 1)
    .limit(1)
    .executeTakeFirst()

/** Every time that one of these people joined a group, began to lead it, or left it. */
export const historia = (work: Reading, ids: readonly number[]) =>
  from(work, 'membro_grupo_louvor')
    .innerJoin('grupo_louvor', (join) =>
      join
        .onRef('grupo_louvor.id', '=', 'membro_grupo_louvor.idGrupo')
        .onRef('grupo_louvor.idCliente', '=', 'membro_grupo_louvor.idCliente'),
    )
    .select([
      'membro_grupo_louvor.idMembro',
      'membro_grupo_louvor.createdAt',
      'membro_grupo_louvor.liderDesde',
      'membro_grupo_louvor.excluidoEm',
      'grupo_louvor.nomeGrupo',
    ])
    .where('membro_grupo_louvor.idMembro', 'in', ids)
    .execute()
