import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { listarLancamentosInput } from '../../../../schema/rules/financas/lancamento.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { type List, searchPatterns } from '../../../../schema/rules/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Belongs } from '../../../kernel/work/edges/edge.js'
import { asks, lean, listAndValue, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { categoriaCondition } from '../categoria/index.js'
import { type ContaKey, contaOf, contaOfFilter, inConta } from '../conta-financeira/index.js'
import { fornecedorOfFilter } from '../fornecedor/index.js'
import { hasNumber, numberMatches } from '../numero/index.js'

/** The two tables of ledger entries; both have the same columns. */
export type Table = 'entrada' | 'saida'

const columns = [
  'id',
  'uuid',
  'idCliente',
  'descricao',
  'data',
  'categoria',
  'valor',
  'origem',
  'idOrigem',
  'vez',
  'idEstornado',
  'idCentroCusto',
  'idCategoria',
  'createdAt',
  'updatedAt',
  'excluidoEm',
  'versao',
] as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** `from entrada` or `from saida`. The cast gives both tables one type. */
const entries = (work: Scope, tabela: Table) => from(work, tabela as 'entrada')

/** The supplier of an expense, as a column of its query; income has none. */
const fornecedorOf = (tabela: Table) =>
  (tabela === 'saida' ? sql<number | null>`saida.id_fornecedor` : sql<number | null>`null::int`).as('idFornecedor')

export const readRow = (work: Scope, tabela: Table, ref: RecordRef) =>
  entries(work, tabela)
    .select(columns)
    .select([contaOf(work, tabela).as('idContaFinanceira'), fornecedorOf(tabela)])
    .where(isRecord(tabela, ref))
    .executeTakeFirst()

export type LancamentoRow = NonNullable<Awaited<ReturnType<typeof readRow>>>

export type ListLancamentosInput = z.output<typeof listarLancamentosInput>

/** A month that has entries on the page. */
interface ListedMonth {
  /** 'AAAA-MM' */
  mes: string
  /** sum of all matching entries of that month, also those on other pages */
  total: Decimal
  quantidade: number
  /** position, within the month, of its first entry on the page; from 1 */
  primeiro: number
  /** whether the month is closed */
  fechado: boolean
}

export interface LancamentoList extends List<LancamentoRow> {
  /** Empty in a list of several churches, where `soma` is null too: amounts of different churches are never added. */
  meses: ListedMonth[]
  soma: Decimal | null
}

/** Sorted newest first by default. Uses two statements, plus one for the months and one for the sum. */
export async function listRows(work: Reading, tabela: Table, input: ListLancamentosInput): Promise<LancamentoList> {
  const { ordem, comMeses, comSoma } = input
  const { idCategoria, idContaFinanceira } = input.filtro ?? {}
  const found = matching(work, tabela, input, await contaOfFilter(work, idContaFinanceira))
  const query = idCategoria ? found.where(await categoriaCondition(work, tabela, idCategoria)) : found
  const campo = ordem?.campo ?? 'data'
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const asked = comMeses && input.columns ? [...input.columns, 'data'] : input.columns
  const sorted = query
    .select(lean(columns, asked))
    .select(asks(asked, 'idContaFinanceira') ? [contaOf(work, tabela).as('idContaFinanceira')] : [])
    .select(asks(asked, 'idFornecedor') ? [fornecedorOf(tabela)] : [])
    .orderBy(campo === 'descricao' ? 'busca' : campo, direction)
    .orderBy('id', direction)
  const one = work.idCliente !== null
  const { list, value: soma } =
    comSoma && one
      ? await listAndValue(input, sorted, query, { name: 'soma', value: sum, searched: Boolean(input.busca) })
      : { list: await listOf(input, sorted, query), value: null }
  const meses = comMeses && one && campo === 'data' ? await monthsOf(work, query, list.rows, direction) : []
  return { ...list, meses, soma }
}

function matching(work: Reading, tabela: Table, { busca, filtro }: ListLancamentosInput, conta: ContaKey | null) {
  let query = entries(work, tabela).where('excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  // an entry created by a record is restored only together with that record
  if (filtro?.excluidos) query = query.where('origem', 'is', null)
  for (const found of numberMatches(work, tabela, busca)) query = query.where(found)
  for (const pattern of searchPatterns(filtro?.descricao)) query = query.where('busca', 'like', pattern)
  if (filtro?.data) query = query.where('data', '=', filtro.data)
  if (filtro?.mes) query = query.where(inMonths('data', filtro.mes, filtro.mes))
  if (filtro?.categoria) query = query.where('categoria', '=', filtro.categoria)
  if (filtro?.idCentroCusto) query = query.where('idCentroCusto', 'in', ofCentroCusto(work, filtro.idCentroCusto))
  if (conta) query = query.where(inConta(conta))
  if (filtro?.idFornecedor) {
    const fornecedor = fornecedorOfFilter(work, filtro.idFornecedor)
    query = query.where(tabela === 'saida' ? sql<boolean>`saida.id_fornecedor in ${fornecedor}` : sql<boolean>`false`)
  }
  if (filtro?.semAnexo) query = query.where(withoutAnexo(tabela))
  return query
}

/** Neither the entry nor the record that created it has an attachment. Reversals, and what they reverse, need none. */
const withoutAnexo = (tabela: Table) => {
  const [igreja, id] = [sql.ref(`${tabela}.id_cliente`), sql.ref(`${tabela}.id`)]
  return sql<boolean>`${sql.ref(`${tabela}.id_estornado`)} is null
    and not exists (select from anexo a where a.id_cliente = ${igreja} and a.excluido_em is null
      and (a.especie = ${sql.lit(tabela)} and a.id_registro = ${id}
        or a.especie = ${sql.ref(`${tabela}.origem`)} and a.id_registro = ${sql.ref(`${tabela}.id_origem`)}))
    and not exists (select from ${sql.table(tabela)} e
      where e.id_cliente = ${igreja} and e.id_estornado = ${id} and e.excluido_em is null)`
}

const ofCentroCusto = (work: Scope, ref: RecordRef) =>
  from(work, 'centro_custo').select('id').where(isRecord('centro_custo', ref))

const sum = sql<Decimal>`coalesce(sum(valor), 0.00)`

const inMonths = (column: string, first: string, last: string) =>
  sql<boolean>`${sql.ref(column)} between ${`${first}-01`}::date and (${`${last}-01`}::date + interval '1 month - 1 day')::date`

/** The months of a page that is sorted by date. */
async function monthsOf(
  { idCliente }: Reading,
  query: ReturnType<typeof matching>,
  rows: readonly { id: number; data: DateOnly }[],
  direction: 'asc' | 'desc',
): Promise<ListedMonth[]> {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const [oldest, newest] = [first.data.slice(0, 7), last.data.slice(0, 7)].sort() as [string, string]
  const before = sql`(data, id) ${sql.raw(direction === 'asc' ? '<' : '>')} (${first.data}::date, ${first.id}::int)`
  const mes = sql<string>`to_char(data, 'YYYY-MM')`
  return query
    .where(inMonths('data', oldest, newest))
    .select([
      mes.as('mes'),
      sum.as('total'),
      sql<number>`count(*)::int`.as('quantidade'),
      sql<number>`count(*) filter (where ${before})::int + 1`.as('primeiro'),
      sql<boolean>`coalesce(max(data) <= (select fechado_ate from fechamento where id_cliente = ${idCliente}), false)`.as(
        'fechado',
      ),
    ])
    .groupBy(mes)
    .orderBy(mes, direction)
    .execute()
}

/** `estornoOf('entrada')(ctx, id)`: the id of the entry's reversal that is not deleted, or null. */
export const estornoOf = (tabela: Table) =>
  groupedBy<number>(async (work, ids) => {
    const rows = await entries(work, tabela)
      .select(['id', 'idEstornado'])
      .where('idEstornado', 'in', ids)
      .where('excluidoEm', 'is', null)
      .execute()
    const found = new Map(rows.map((row) => [row.idEstornado, row.id]))
    return ids.map((id) => found.get(id) ?? null)
  })

/** The ledger entry that a record created. */
export interface OriginLancamento {
  id: number
  data: DateOnly
  /** whether it was reversed in a later month, because its own month is closed; its money does not count any more */
  estornado: boolean
  idContaFinanceira: number
}

/** The entries that a record created, for `linkOf`: the latest one comes first in their list. */
export const createdBy =
  (tabela: Table, origin: string): Belongs =>
  (registro) =>
    sql`${sql.ref(`${tabela}.origem`)} = ${sql.lit(origin)} and ${sql.ref(`${tabela}.id_origem`)} = ${registro}`

/**
 * The entry of a payment of a payable or receivable, for `linkOf`: that of the same record with the same number.
 * @param tabela the table of the payments
 */
export const bookedBy =
  (livro: Table, origin: string, tabela: 'baixa_pagar' | 'baixa_receber'): Belongs =>
  (baixa) =>
    sql`${sql.ref(`${livro}.origem`)} = ${sql.lit(origin)}
      and exists (select from ${sql.table(tabela)} b where b.id = ${baixa} and b.id_cliente = ${sql.ref(`${livro}.id_cliente`)}
        and b.id_conta = ${sql.ref(`${livro}.id_origem`)} and b.vez = ${sql.ref(`${livro}.vez`)})`

/** `lancamentoOf('saida', 'contaPagar')(ctx, id)`: the latest entry of a record that is not deleted, or null. */
export const lancamentoOf = (tabela: Table, origin: string) =>
  groupedBy<OriginLancamento>(async (work, ids) => {
    const rows = await entries(work, tabela)
      .select(['id', 'idOrigem', 'data'])
      .select(
        sql<boolean>`exists (select from ${sql.table(tabela)} estorno where estorno.id_cliente = ${sql.ref(`${tabela}.id_cliente`)}
          and estorno.id_estornado = ${sql.ref(`${tabela}.id`)} and estorno.excluido_em is null)`.as('estornado'),
      )
      .select(contaOf(work, tabela).as('idContaFinanceira'))
      .where('origem', '=', origin)
      .where('idOrigem', 'in', ids)
      .where('excluidoEm', 'is', null)
      .orderBy('vez')
      .execute()
    const found = new Map(rows.map(({ idOrigem, ...lancamento }) => [idOrigem, lancamento]))
    return ids.map((id) => found.get(id) ?? null)
  })

/** Loads the day of the entry with which a deleted record comes back, which its own month may not have. */
export const dayOfRemoved = (tabela: Table, origin: string) =>
  groupedBy<DateOnly>(async (work, ids) => {
    const rows = await entries(work, tabela)
      .select(['idOrigem', 'data'])
      .where('origem', '=', origin)
      .where('idOrigem', 'in', ids)
      .where('excluidoEm', 'is not', null)
      .orderBy('id')
      .execute()
    const found = new Map(rows.map(({ idOrigem, data }) => [idOrigem, data]))
    return ids.map((id) => found.get(id) ?? null)
  })

/**
 * True when the ledger entry of a record is not reversed, so that its money counts.
 * @param registro name or alias of the record's table in the query
 */
export const withoutEstorno = (tabela: Table, origin: string, registro: string) =>
  sql<boolean>`not exists (
    select from ${sql.table(tabela)} lancamento join ${sql.table(tabela)} estorno
      on estorno.id_cliente = lancamento.id_cliente and estorno.id_estornado = lancamento.id and estorno.excluido_em is null
    where lancamento.id_cliente = ${sql.ref(`${registro}.id_cliente`)} and lancamento.origem = ${sql.lit(origin)}
      and lancamento.id_origem = ${sql.ref(`${registro}.id`)} and lancamento.excluido_em is null)`

/**
 * Whether the ledger entry of a record was reversed, as a column of its query. The reversals of a church are few, so a
 * subquery reads them once for all rows; of all churches, each row looks for its own.
 * @param registro the record's table in the query
 */
export function wasReversed({ idCliente }: Scope, tabela: Table, origin: string, registro: string) {
  if (idCliente === null) return sql<boolean>`not ${withoutEstorno(tabela, origin, registro)}`
  return sql<boolean>`(${sql.ref(`${registro}.id_cliente`)}, ${sql.ref(`${registro}.id`)}) in (
    select lancamento.id_cliente, lancamento.id_origem
    from ${sql.table(tabela)} estorno join ${sql.table(tabela)} lancamento
      on lancamento.id_cliente = estorno.id_cliente and lancamento.id = estorno.id_estornado
    where estorno.id_estornado is not null and estorno.excluido_em is null and estorno.id_cliente = ${idCliente}
      and lancamento.origem = ${sql.lit(origin)} and lancamento.excluido_em is null)`
}

/** The first matches of the last two years for the global search, newest first. */
export function search(work: Reading, tabela: Table, patterns: string[]) {
  let query = entries(work, tabela).where('excluidoEm', 'is', null).where('data', '>', sql<string>`current_date - 730`)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query.select(found).orderBy('data', 'desc').limit(8)
}

/** The entries with this number for the global search, however old they are. */
export const searchNumber = (work: Reading, tabela: Table, numero: number) =>
  entries(work, tabela)
    .where('excluidoEm', 'is', null)
    .where(hasNumber(work, tabela, numero))
    .select(found)
    .limit(2)

const found = ['id', 'uuid', 'descricao', 'data', 'valor'] as const
