import { ofEach } from '../../../kernel/reading/nested.js'
import { nestedList } from '../../../kernel/reading/nested-list.js'
import type { Reading } from '../../../kernel/tenant/session.js'
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

/** The departments of each person. */
export const departamentosDaPessoa = nestedList({
  table: 'usuario',
  property: 'departamentos',
  action: 'departamento.ler',
  items: (work, numbers, asked) =>
    membros.ofPeople(work, numbers, asked).orderBy('departamento.nomeOrdem').orderBy('departamento_membro.id'),
  owner: ({ idMembro }) => idMembro,
  show: (row) => row,
})

/** The times when these people joined their departments. */
export const entradas = async (work: Reading, ids: readonly number[]) =>
  ofEach(work, ids, (id) =>
    membros
      .all(work)
      .select([
        'departamento_membro.idMembro as idUsuario',
        'departamento_membro.createdAt',
        'departamento.tituloDepartamento',
      ])
      .where('departamento_membro.idMembro', '=', id),
  )
