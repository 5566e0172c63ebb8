import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { listarOrcamentosInput } from '../../../../schema/rules/financas/orcamento.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Spending } from '../../../kernel/work/contributions/contributions.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { Orcamento } from './orcamento.entity.js'

const columns = [
  ...recordFields(Orcamento, 'decididoPor', 'nomeOrdem', 'busca'),
  'departamento.tituloDepartamento',
  'decisor.name as nomeDecisor',
] as const

const sortColumns = {
  tituloOrcamento: 'orcamento.nomeOrdem',
  departamento: 'departamento.nomeOrdem',
  dataOrcamento: 'orcamento.dataOrcamento',
  valorOrcamento: 'orcamento.valorOrcamento',
  statusOrcamento: 'orcamento.statusOrcamento',
  createdAt: 'orcamento.createdAt',
} as const

/** Joins the names of the department and of the person who approved or refused the budget. */
const withNames = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'orcamento')
    .innerJoin('departamento', (join) =>
      join
        .onRef('departamento.id', '=', 'orcamento.idDepartamento')
        .onRef('departamento.idCliente', '=', 'orcamento.idCliente'),
    )
    .leftJoin('usuario as decisor', (join) =>
      join.onRef('decisor.id', '=', 'orcamento.decididoPor').onRef('decisor.idCliente', '=', 'orcamento.idCliente'),
    )

/** Sorted newest first by default. */
export function listRows(work: Reading, input: z.output<typeof listarOrcamentosInput>) {
  const { filtro, ordem } = input
  let query = withNames(work).where('orcamento.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('orcamento.busca', 'like', pattern)
  if (filtro?.statusOrcamento) query = query.where('orcamento.statusOrcamento', '=', filtro.statusOrcamento)
  if (filtro?.idDepartamento) query = query.where(isRecord('departamento', filtro.idDepartamento))
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'dataOrcamento'], direction)
    .orderBy('orcamento.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  withNames(work).select(columns).where(isRecord('orcamento', ref)).executeTakeFirst()

export type OrcamentoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The newest matches for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = withNames(work).where('orcamento.excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('orcamento.busca', 'like', pattern)
  return query
    .select([
      'orcamento.id',
      'orcamento.uuid',
      'orcamento.tituloOrcamento',
      'orcamento.valorOrcamento',
      'departamento.tituloDepartamento',
    ])
    .orderBy('orcamento.dataOrcamento', 'desc')
    .orderBy('orcamento.id', 'desc')
    .limit(8)
}

/** Planned and spent money, of one department or of all. */
export interface Execucao {
  /** sum of the approved budgets */
  previsto: Decimal
  /** sum of the budgets that are neither approved nor refused */
  pendente: Decimal
  gasto: Decimal
  /** approved money that is not spent; negative when more was spent */
  saldo: Decimal
  /** spent money as a percentage of the approved money; null when nothing was approved */
  percentual: Decimal | null
}

/** What one department planned and spent in a year. */
export interface YearExecucao extends Execucao {
  inicio: DateOnly
  fim: DateOnly
}

export interface DepartamentoExecucao extends Execucao {
  idDepartamento: number
  tituloDepartamento: string
}

/** A budget, as far as its execution depends on it. */
export interface Planned {
  id: number
  idCliente: number
  idDepartamento: number
  dataOrcamento: DateOnly
}

/**
 * The execution of each budget: what its department planned and spent in the budget's calendar year. One statement, in
 * which the years are the parents, so that the expenses of a year are read once.
 * @param spending SQL for the expenses of departments
 */
export async function execucaoOfOrcamentos(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  orcamentos: readonly Planned[],
  spending: Spending,
): Promise<YearExecucao[]> {
  const yearOf = ({ dataOrcamento }: Planned) => dataOrcamento.slice(0, 4)
  const years = [...new Set(orcamentos.map(yearOf))]
  const { rows } = await sql<YearExecucao & { idDepartamento: number }>`
    select ano.inicio as inicio, ano.fim as fim, departamento.id as "idDepartamento", previsto, pendente, gasto,
      previsto - gasto as saldo, case when previsto > 0 then round(gasto * 100 / previsto, 2) end as percentual
    from unnest((select ${years.map((year) => `${year}-01-01`)}::date[]), (select ${years.map((year) => `${year}-12-31`)}::date[])) as ano(inicio, fim)
    cross join unnest((select ${[...new Set(orcamentos.map(({ idDepartamento }) => idDepartamento))]}::int[])) as departamento(id)
    cross join lateral (
      select coalesce(sum(valor_orcamento) filter (where status_orcamento = 'aprovado'), 0.00) as previsto,
        coalesce(sum(valor_orcamento) filter (where status_orcamento = 'pendente'), 0.00) as pendente
      from orcamento
      where id_cliente = ${idCliente} and id_departamento = departamento.id and excluido_em is null
        and data_orcamento between ano.inicio and ano.fim) planejado
    cross join lateral (
      select coalesce(sum(valor), 0.00) as gasto
      from (${spending(idCliente, sql.ref('ano.inicio'), sql.ref('ano.fim'))}) gastos
      where gastos.id_departamento = departamento.id) gasto`.execute(db)
  const found = new Map(rows.map((row) => [`${row.inicio.slice(0, 4)} ${row.idDepartamento}`, row]))
  return orcamentos.map((orcamento) => found.get(`${yearOf(orcamento)} ${orcamento.idDepartamento}`) as YearExecucao)
}

/**
 * Departments with a budget or an expense between two days, by name, and the total of all. One statement.
 * @param spending SQL for the expenses of departments
 */
export async function execucao(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  inicio: DateOnly,
  fim: DateOnly,
  spending: Spending,
): Promise<{ departamentos: DepartamentoExecucao[]; total: Execucao }> {
  const { rows } = await sql<Omit<DepartamentoExecucao, 'idDepartamento'> & { idDepartamento: number | null }>`
    with planejado as (
      select id_departamento, coalesce(sum(valor_orcamento) filter (where status_orcamento = 'aprovado'), 0.00) as previsto,
        coalesce(sum(valor_orcamento) filter (where status_orcamento = 'pendente'), 0.00) as pendente
      from orcamento
      where id_cliente = ${idCliente} and excluido_em is null and status_orcamento <> 'recusado'
        and data_orcamento between ${inicio}::date and ${fim}::date
      group by id_departamento
    ), gasto as (
      select id_departamento, sum(valor) as gasto from (${spending(idCliente, inicio, fim)}) gastos group by id_departamento
    ), por_departamento as (
      select departamento.id, departamento.titulo_departamento, departamento.nome_ordem,
        coalesce(previsto, 0.00) as previsto, coalesce(pendente, 0.00) as pendente, coalesce(gasto, 0.00) as gasto
      from planejado full join gasto using (id_departamento)
      join departamento on departamento.id = id_departamento and departamento.id_cliente = ${idCliente}
    ), somado as (
      select id, titulo_departamento, nome_ordem, coalesce(sum(previsto), 0.00) as previsto,
        coalesce(sum(pendente), 0.00) as pendente, coalesce(sum(gasto), 0.00) as gasto
      from por_departamento group by grouping sets ((id, titulo_departamento, nome_ordem), ())
    )
    select id as "idDepartamento", titulo_departamento as "tituloDepartamento", previsto, pendente, gasto,
      previsto - gasto as saldo, case when previsto > 0 then round(gasto * 100 / previsto, 2) end as percentual
    from somado order by nome_ordem nulls last, id`.execute(db)
  const departamentos = rows.filter((row): row is DepartamentoExecucao => row.idDepartamento !== null)
  const total = rows.find(({ idDepartamento }) => idDepartamento === null) as Execucao
  return { departamentos, total }
}
