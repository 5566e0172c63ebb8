import { sql } from 'kysely'
import type { z } from 'zod'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarManutencoesPatrimonioInput } from '../../../../schema/rules/patrimonio/manutencao-patrimonio.input.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Spending } from '../../../kernel/work/contributions/contributions.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { ManutencaoPatrimonio } from './manutencao-patrimonio.entity.js'

const columns = [
  ...recordFields(ManutencaoPatrimonio, 'busca'),
  'patrimonio.nomePatrimonio',
  'departamento.tituloDepartamento',
] as const

const sortColumns = {
  dataManutencao: 'manutencao_patrimonio.dataManutencao',
  patrimonio: 'patrimonio.nomeOrdem',
  valorManutencao: 'manutencao_patrimonio.valorManutencao',
  statusManutencao: 'manutencao_patrimonio.statusManutencao',
  createdAt: 'manutencao_patrimonio.createdAt',
} as const

/** Joins the names of the asset and the department: old integrations and exports need them in every row. */
const withNames = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'manutencao_patrimonio')
    .innerJoin('patrimonio', (join) =>
      join
        .onRef('patrimonio.id', '=', 'manutencao_patrimonio.idPatrimonio')
        .onRef('patrimonio.idCliente', '=', 'manutencao_patrimonio.idCliente'),
    )
    .leftJoin('departamento', (join) =>
      join
        .onRef('departamento.id', '=', 'manutencao_patrimonio.idDepartamento')
        .onRef('departamento.idCliente', '=', 'manutencao_patrimonio.idCliente'),
    )

/** Newest first by default. The search matches the asset's name and the description. */
export function listRows(work: Reading, input: z.output<typeof listarManutencoesPatrimonioInput>) {
  const { filtro, ordem } = input
  let query = withNames(work).where('manutencao_patrimonio.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) {
    query = query.where((eb) =>
      eb.or([eb('patrimonio.nomeOrdem', 'like', pattern), eb('manutencao_patrimonio.busca', 'like', pattern)]),
    )
  }
  if (filtro?.statusManutencao)
    query = query.where('manutencao_patrimonio.statusManutencao', '=', filtro.statusManutencao)
  if (filtro?.idPatrimonio) query = query.where(isRecord('patrimonio', filtro.idPatrimonio))
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'dataManutencao'], direction)
    .orderBy('manutencao_patrimonio.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  withNames(work).select(columns).where(isRecord('manutencao_patrimonio', ref)).executeTakeFirst()

export type ManutencaoPatrimonioRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The newest matches for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = withNames(work).where('manutencao_patrimonio.excluidoEm', 'is', null)
  for (const pattern of patterns) {
    query = query.where((eb) =>
      eb.or([eb('patrimonio.nomeOrdem', 'like', pattern), eb('manutencao_patrimonio.busca', 'like', pattern)]),
    )
  }
  return query
    .select([
      'manutencao_patrimonio.id',
      'manutencao_patrimonio.uuid',
      'manutencao_patrimonio.dataManutencao',
      'manutencao_patrimonio.descricaoManutencao',
      'patrimonio.nomePatrimonio',
    ])
    .orderBy('manutencao_patrimonio.dataManutencao', 'desc')
    .orderBy('manutencao_patrimonio.id', 'desc')
    .limit(8)
}

/**
 * SQL for the expenses of concluded maintenance by department between two days, from the ledger; reversals are
 * subtracted. Rows of (id_departamento, valor), several per department.
 */
export const manutencaoSpending: Spending = (idCliente, inicio, fim) => sql`
  select manutencao_patrimonio.id_departamento, saida.valor
  from saida
  left join saida estornada on estornada.id = saida.id_estornado and estornada.id_cliente = saida.id_cliente
  join manutencao_patrimonio on manutencao_patrimonio.id_cliente = saida.id_cliente
    and manutencao_patrimonio.id = coalesce(estornada.id_origem, saida.id_origem)
  where saida.id_cliente = ${idCliente} and saida.excluido_em is null
    and saida.data between ${inicio}::date and ${fim}::date
    and coalesce(estornada.origem, saida.origem) = 'manutencaoPatrimonio'
    and manutencao_patrimonio.id_departamento is not null`
