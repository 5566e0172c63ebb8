import type { Reading } from '../../../kernel/data/tenant/session.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { ofEach } from '../../../kernel/work/edges/of-each.js'
import { type MembershipRow, membershipQueries } from '../vinculo/index.js'

/** The queries about the members of departments. */
export const membros = membershipQueries({
  table: 'departamento_membro',
  group: 'departamento',
  groupId: 'idDepartamento',
  columns: [
    'departamento_membro.id',
    'departamento_membro.uuid',
    'departamento_membro.idCliente',
    'departamento_membro.idDepartamento',
    'departamento_membro.idMembro',
    'departamento_membro.statusMembro',
    'departamento_membro.aConfirmar',
    'departamento_membro.createdAt',
    'usuario.uuid as uuidMembro',
    'usuario.name',
    'usuario.email',
    'usuario.telefoneUsuario',
    'departamento.uuid as uuidDepartamento',
    'departamento.tituloDepartamento',
  ],
})

export type MembroDepartamentoRow = MembershipRow<typeof membros>

/** The departments of a person, by title. */
export const departamentosOfPessoa = groupedBy<MembroDepartamentoRow[]>(async (work, people, _ctx, columns) => {
  const rows = await membros
    .ofPeople(work, people, columns)
    .orderBy('departamento.nomeOrdem')
    .orderBy('departamento_membro.id')
    .execute()
  const byPerson = Map.groupBy(rows, ({ idMembro }) => idMembro)
  return people.map((id) => byPerson.get(id) ?? [])
}, 'departamento.ler')

/** The times when these people joined their departments. */
export const entradas = (work: Reading, ids: readonly number[]) =>
  ofEach(ids, (id) =>
    membros
      .all(work)
      .select([
        'departamento_membro.idMembro as idUsuario',
        'departamento_membro.createdAt',
        'departamento.tituloDepartamento',
      ])
      .where('departamento_membro.idMembro', '=', id),
  )
