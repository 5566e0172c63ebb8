import { sql } from 'kysely'
import { from, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { ofEach } from '../../../kernel/work/edges/of-each.js'
import { type MembershipRow, membershipQueries } from '../../pessoas/vinculo/index.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Members of worship groups. Their e-mails are not shown here, so the search covers only names. */
export const membros = membershipQueries({
  table: 'membro_grupo_louvor',
  group: 'grupo_louvor',
  groupId: 'idGrupo',
  led: true,
  matches: (pattern) => sql<boolean>`usuario.nome_ordem like ${pattern}`,
  columns: [
    'membro_grupo_louvor.id',
    'membro_grupo_louvor.uuid',
    'membro_grupo_louvor.idCliente',
    'membro_grupo_louvor.idGrupo',
    'membro_grupo_louvor.idMembro',
    'membro_grupo_louvor.membroLider',
    'membro_grupo_louvor.statusMembro',
    'membro_grupo_louvor.aConfirmar',
    'membro_grupo_louvor.createdAt',
    'grupo_louvor.uuid as uuidGrupo',
    'grupo_louvor.nomeGrupo',
    'usuario.uuid as uuidMembro',
    'usuario.name',
  ],
})

export type MembroGrupoLouvorRow = MembershipRow<typeof membros>

/** The id of a membership of this group, found by the membership's id or uuid, or by the person's uuid. */
export const vinculoOfGrupo = async (work: Scope, grupo: RecordRef, ref: RecordRef) =>
  (await membros.ofGroup(work, grupo, ref)) ?? (await membros.ofPerson(work, grupo, ref))

/** The worship groups in which these people take part now: active members, without those who wait (ADR 0033). */
export const vinculosOf = async (work: Scope, ids: readonly number[]) => {
  const { rows } = await ofEach(ids, (id) =>
    membros
      .all(work)
      .select(['membro_grupo_louvor.idMembro', 'membro_grupo_louvor.idGrupo', 'membro_grupo_louvor.membroLider'])
      .where('membro_grupo_louvor.statusMembro', '=', 1)
      .where('membro_grupo_louvor.aConfirmar', '=', false)
      .where('membro_grupo_louvor.idMembro', '=', id),
  ).execute(work.db)
  return rows
}

/** `vinculosOf` for one person, batched for field resolvers. */
export const vinculosByPessoa = groupedBy<Awaited<ReturnType<typeof vinculosOf>>>(async (work, ids) => {
  const rows = await vinculosOf(work, ids)
  return ids.map((id) => rows.filter(({ idMembro }) => idMembro === id))
})

/** A group that this person leads. */
export const grupoLiderado = (work: Scope, idMembro: number) =>
  membros
    .all(work)
    .select(['membro_grupo_louvor.idGrupo', 'grupo_louvor.nomeGrupo'])
    .where('membro_grupo_louvor.idMembro', '=', idMembro)
    .where('membro_grupo_louvor.membroLider', '=', 1)
    .limit(1)
    .executeTakeFirst()

/** The times when these people joined a group, became its leader, or left it. */
export const historia = (work: Reading, ids: readonly number[]) =>
  ofEach(ids, (id) =>
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
      .where('membro_grupo_louvor.idMembro', '=', id),
  )
