import type { z } from 'zod'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { isAmong } from '../../../kernel/reading/nested.js'
import { nestedList } from '../../../kernel/reading/nested-list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { personMatches } from '../../acesso/usuario/index.js'
import type { listarMembrosDepartamentoInput } from './departamento-membro.input.js'

const columns = [
  'departamento_membro.id',
  'departamento_membro.uuid',
  'departamento_membro.idCliente',
  'departamento_membro.idDepartamento',
  'departamento_membro.idMembro',
  'departamento_membro.statusMembro',
  'departamento_membro.createdAt',
  'usuario.name',
  'usuario.email',
  'usuario.telefoneUsuario',
  'departamento.tituloDepartamento',
] as const

const sortColumns = {
  name: 'usuario.nomeOrdem',
  email: 'usuario.email',
  statusMembro: 'departamento_membro.statusMembro',
  createdAt: 'departamento_membro.createdAt',
} as const

/** Memberships with their person and department; none of people or departments in the recycle bin. */
const membros = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'departamento_membro')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'departamento_membro.idMembro')
        .onRef('usuario.idCliente', '=', 'departamento_membro.idCliente'),
    )
    .innerJoin('departamento', (join) =>
      join
        .onRef('departamento.id', '=', 'departamento_membro.idDepartamento')
        .onRef('departamento.idCliente', '=', 'departamento_membro.idCliente'),
    )
    .where('usuario.excluidoEm', 'is', null)
    .where('departamento.excluidoEm', 'is', null)

/** @param personal whether the search may look at telephone numbers, as the reader does */
export function listar(work: Reading, input: z.output<typeof listarMembrosDepartamentoInput>, personal: boolean) {
  const { filtro, ordem } = input
  let query = membros(work)
  for (const pattern of searchPatterns(input.busca)) query = query.where(personMatches(pattern, personal))
  if (filtro?.idDepartamento) query = query.where(isRecord('departamento', filtro.idDepartamento))
  if (filtro?.idMembro) query = query.where(isRecord('usuario', filtro.idMembro))
  if (filtro?.statusMembro) query = query.where('departamento_membro.statusMembro', '=', filtro.statusMembro)
  const descending = ordem?.direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'name'], (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('departamento_membro.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const ler = (work: Pick<Reading, 'db' | 'idCliente'>, id: number) =>
  membros(work).select(columns).where('departamento_membro.id', '=', id).executeTakeFirst()

export type MembroDepartamentoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** The number of a person's membership in a department. */
export const lerNumero = async (
  work: Pick<Reading, 'db' | 'idCliente'>,
  departamento: RecordRef,
  membro: RecordRef,
): Promise<number | undefined> => {
  const row = await membros(work)
    .select('departamento_membro.id')
    .where(isRecord('departamento', departamento))
    .where(isRecord('usuario', membro))
    .executeTakeFirst()
  return row?.id
}

/** In which departments each person is. */
export const departamentosDaPessoa = nestedList({
  table: 'usuario',
  property: 'departamentos',
  action: 'departamento.ler',
  items: (work, numbers) =>
    membros(work)
      .select(columns)
      .where(isAmong('departamento_membro.idMembro', numbers))
      .orderBy('departamento.nomeOrdem')
      .orderBy('departamento_membro.id'),
  owner: ({ idMembro }) => idMembro,
  show: (row) => row,
})

/** When these people joined their departments. */
export const entradas = async (work: Reading, ids: readonly number[]) =>
  membros(work)
    .select([
      'departamento_membro.idMembro as idUsuario',
      'departamento_membro.createdAt',
      'departamento.tituloDepartamento',
    ])
    .where('departamento_membro.idMembro', 'in', ids)
    .execute()

/** Who of these people is there already. */
export const presentes = async (
  work: Pick<Writing, 'db' | 'idCliente'>,
  idDepartamento: number,
  ids: readonly number[],
) => {
  const rows = await from(work, 'departamento_membro')
    .select('idMembro')
    .where('idDepartamento', '=', idDepartamento)
    .where('idMembro', 'in', [...ids])
    .execute()
  return rows.map(({ idMembro }) => idMembro)
}

export const acrescentar = (
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  idDepartamento: number,
  ids: readonly number[],
) =>
  db
    .insertInto('departamento_membro')
    .values(ids.map((idMembro) => ({ idCliente, idDepartamento, idMembro })))
    .execute()
