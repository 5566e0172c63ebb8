import type { z } from 'zod'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarDepartamentosInput } from '../../../../schema/rules/pessoas/departamento.input.js'
import type { Action } from '../../../kernel/access/actions.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { Departamento } from './departamento.entity.js'

const columns = [
  ...recordFields(Departamento, 'idResponsavel', 'nomeOrdem', 'busca'),
  'usuario.id as idResponsavel',
  'usuario.name as nomeResponsavel',
  'usuario.email as emailResponsavel',
] as const

const sortColumns = {
  tituloDepartamento: 'departamento.nomeOrdem',
  responsavel: 'usuario.nomeOrdem',
  status: 'departamento.status',
  createdAt: 'departamento.createdAt',
} as const

/**
 * Departments, each with the responsible person: old integrations, exports and sorting need the name in every row.
 * While the responsible person is in the recycle bin, the department shows none.
 */
const departamentos = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'departamento').leftJoin('usuario', (join) =>
    join
      .onRef('usuario.id', '=', 'departamento.idResponsavel')
      .onRef('usuario.idCliente', '=', 'departamento.idCliente')
      .on('usuario.excluidoEm', 'is', null),
  )

export function listRows(work: Reading, input: z.output<typeof listarDepartamentosInput>) {
  const { filtro, ordem } = input
  const status = filtro?.status ?? null
  let query = departamentos(work).where('departamento.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('departamento.busca', 'like', pattern)
  if (status !== null) query = query.where('departamento.status', '=', status)
  if (typeof filtro?.liderAConfirmar === 'boolean')
    query = query.where('departamento.liderAConfirmar', '=', filtro.liderAConfirmar)
  const descending = ordem?.direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'tituloDepartamento'], (order) =>
      (descending ? order.desc() : order.asc()).nullsLast(),
    )
    .orderBy('departamento.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  departamentos(work).select(columns).where(isRecord('departamento', ref)).executeTakeFirst()

export type DepartamentoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** @param action of the records that have these departments, when it is of another area */
export const departamentosById = (action?: Action) =>
  loaderOf((work, ids) => departamentos(work).select(columns).where('departamento.id', 'in', ids).execute(), action)

export const departamentoById = departamentosById()

/** The number of active members of each department, without deleted people. */
export const quantidadeMembros = groupedBy<number>(async (work, ids) => {
  const rows = await from(work, 'departamento_membro')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'departamento_membro.idMembro')
        .onRef('usuario.idCliente', '=', 'departamento_membro.idCliente'),
    )
    .select(['departamento_membro.idDepartamento', (eb) => eb.fn.countAll().as('total')])
    .where('departamento_membro.idDepartamento', 'in', ids)
    .where('departamento_membro.statusMembro', '=', 'ativo')
    .where('usuario.excluidoEm', 'is', null)
    .groupBy('departamento_membro.idDepartamento')
    .execute()
  const found = new Map(rows.map((row) => [row.idDepartamento, Number(row.total)]))
  return ids.map((id) => found.get(id) ?? 0)
})

/** The first results for the global search. */
export const search = (work: Reading, patterns: string[]) => {
  let query = departamentos(work).where('departamento.excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('departamento.busca', 'like', pattern)
  return query
    .select([
      'departamento.id',
      'departamento.uuid',
      'departamento.tituloDepartamento',
      'usuario.name as nomeResponsavel',
    ])
    .orderBy(byMatch('departamento.nomeOrdem', patterns))
    .orderBy('departamento.nomeOrdem')
    .limit(8)
}
