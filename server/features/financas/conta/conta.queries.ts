import { sql } from 'kysely'
import type { z } from 'zod'
import type { Frequencia, listarContasInput } from '../../../../schema/rules/financas/conta.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { List } from '../../../../schema/rules/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { asks, lean, listAndValue, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { fornecedorOfFilter } from '../fornecedor/index.js'
import { wasReversed } from '../lancamento/index.js'
import { hasNumber, numberMatches } from '../numero/index.js'

/** Payables or receivables: the table, and the status of an open and of a settled record. */
export interface Side {
  tabela: 'conta_pagar' | 'conta_receber'
  aberto: 'aberto' | 'pendente'
  encerrado: 'pago' | 'recebido'
}

const columns = [
  'id',
  'uuid',
  'idCliente',
  'descricaoConta',
  'valorConta',
  'valorBaixado',
  'dataVencimentoConta',
  'responsavelUsuarioConta',
  'idCentroCusto',
  'idCategoria',
  'dataEncerramentoConta',
  'serie',
  'parcela',
  'totalParcelas',
  'repete',
  'createdAt',
  'updatedAt',
  'excluidoEm',
  'versao',
] as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** `from conta_pagar` or `from conta_receber`. The cast gives both tables one type. */
const contas = (work: Scope, { tabela }: Side) => from(work, tabela as 'conta_pagar')

/** Today, in the time zone of the row's church. */
const todayOf = ({ idCliente }: Scope, { tabela }: Side) => {
  const igreja = idCliente ?? sql.ref(`${tabela}.id_cliente`)
  return sql`(now() at time zone (
    select fuso_horario from cliente where cliente.id = ${igreja} and cliente.id_cliente = ${igreja}))::date`
}

/**
 * The status. An open record is overdue from the day after its due date. It is computed in the query, so no job updates
 * it.
 */
const status = (work: Scope, lado: Side) => sql<string>`case
    when status_conta = ${sql.lit(lado.aberto)} and data_vencimento_conta < ${todayOf(work, lado)} then 'atrasado'
    else status_conta end`

/** Whether an open record was settled before and its ledger entry was reversed. */
const isReversed = (work: Scope, { tabela }: Side) => {
  const [livro, origin] =
    tabela === 'conta_pagar' ? (['saida', 'contaPagar'] as const) : (['entrada', 'contaReceber'] as const)
  return sql<boolean>`${sql.ref(`${tabela}.data_encerramento_conta`)} is null and ${wasReversed(work, livro, origin, tabela)}`.as(
    'estornada',
  )
}

/** The supplier of a payable, as a column of its query; a receivable has none. */
const fornecedorOf = ({ tabela }: Side) =>
  (tabela === 'conta_pagar' ? sql<number | null>`conta_pagar.id_fornecedor` : sql<number | null>`null::int`).as(
    'idFornecedor',
  )

/** The boleto's line or Pix code of a payable; a receivable has none. */
const codigoOf = ({ tabela }: Side) =>
  (tabela === 'conta_pagar' ? sql<string | null>`conta_pagar.codigo_pagamento` : sql<string | null>`null::text`).as(
    'codigoPagamento',
  )

/** What is still to be paid or received. */
const outstanding = ({ encerrado }: Side) =>
  sql<Decimal>`case when status_conta = ${sql.lit(encerrado)} then 0.00 else valor_conta - valor_baixado end`

const outstandingColumn = (lado: Side) => outstanding(lado).as('restante')

/** How often a record of a series that repeats comes again; null for all others. */
const frequencia =
  sql<Frequencia | null>`case when dia_vencimento is not null then coalesce(frequencia, 'mensal') end`.as('frequencia')

/** Whether a part is paid or received, and a part is not. */
const parcial = ({ aberto }: Side) => sql<boolean>`status_conta = ${sql.lit(aberto)} and valor_baixado > 0`

export const readRow = (work: Scope, lado: Side, ref: RecordRef) =>
  contas(work, lado)
    .select(columns)
    .select([status(work, lado).as('statusConta'), isReversed(work, lado), fornecedorOf(lado), codigoOf(lado)])
    .select([outstandingColumn(lado), parcial(lado).as('parcial'), frequencia])
    .where(isRecord(lado.tabela, ref))
    .executeTakeFirst()

export type ContaRow = NonNullable<Awaited<ReturnType<typeof readRow>>>

type Sums = [valor: Decimal, restante: Decimal]

export interface ContaList extends List<ContaRow> {
  /**
   * the amounts of all accounts, and what is left of them to pay or to receive; null in a list of several churches, because
   * amounts of different churches are never added
   */
  somas: Sums | null
}

/** By default open records come first, by due date; then settled ones, newest first. */
export async function listRows(
  work: Reading,
  lado: Side,
  input: z.output<typeof listarContasInput>,
): Promise<ContaList> {
  const query = matching(work, lado, input)
  const campo = input.ordem?.campo ?? 'statusConta'
  const direction = input.ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const selected = query
    .select(lean(columns, input.columns))
    .select(status(work, lado).as('statusConta'))
    .select(asks(input.columns, 'estornada') ? [isReversed(work, lado)] : [])
    .select(asks(input.columns, 'idFornecedor') ? [fornecedorOf(lado)] : [])
    .select(asks(input.columns, 'codigoPagamento') ? [codigoOf(lado)] : [])
    .select(asks(input.columns, 'restante') ? [outstandingColumn(lado)] : [])
    .select(asks(input.columns, 'parcial') ? [parcial(lado).as('parcial')] : [])
    .select(asks(input.columns, 'frequencia') ? [frequencia] : [])
  const settled = sql`status_conta = ${sql.lit(lado.encerrado)}`
  const days = sql`data_vencimento_conta - date '2000-01-01'`
  const sorted =
    campo === 'statusConta'
      ? selected
          .orderBy(settled, direction)
          .orderBy(sql`case when ${settled} then -(${days}) else ${days} end`, direction)
      : selected.orderBy(campo === 'descricaoConta' ? 'busca' : campo, direction)
  const last = sorted.orderBy('id', direction)
  if (!input.comSoma || work.idCliente === null) return { ...(await listOf(input, last, query)), somas: null }
  const { list, value: somas } = await listAndValue(input, last, query, {
    name: 'somas',
    value: sums(lado),
    searched: Boolean(input.busca),
  })
  return { ...list, somas }
}

const sums = (lado: Side) =>
  sql<Sums>`array[coalesce(sum(valor_conta), 0.00)::text, coalesce(sum(${outstanding(lado)}), 0.00)::text]`

function matching(work: Reading, lado: Side, { busca, filtro }: z.output<typeof listarContasInput>) {
  let query = contas(work, lado).where('excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const found of numberMatches(work, lado.tabela, busca)) query = query.where(found)
  if (filtro?.statusConta === 'parcial') query = query.where(parcial(lado))
  else if (filtro?.statusConta) query = query.where(status(work, lado), '=', filtro.statusConta)
  if (filtro?.inicio) query = query.where('dataVencimentoConta', '>=', filtro.inicio)
  if (filtro?.fim) query = query.where('dataVencimentoConta', '<=', filtro.fim)
  if (filtro?.idCentroCusto) {
    const centro = from(work, 'centro_custo').select('id').where(isRecord('centro_custo', filtro.idCentroCusto))
    query = query.where('idCentroCusto', 'in', centro)
  }
  if (filtro?.idCategoria) {
    const categoria = from(work, 'categoria').select('id').where(isRecord('categoria', filtro.idCategoria))
    query = query.where('idCategoria', 'in', categoria)
  }
  if (filtro?.idFornecedor) {
    const fornecedor = fornecedorOfFilter(work, filtro.idFornecedor)
    const own = sql<boolean>`conta_pagar.id_fornecedor in ${fornecedor}`
    query = query.where(lado.tabela === 'conta_pagar' ? own : sql<boolean>`false`)
  }
  return query
}

/** The first matches for the global search: open records first, then by due date, latest first. */
export function search(work: Reading, lado: Side, patterns: string[]) {
  let query = contas(work, lado).where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(found)
    .orderBy(sql`status_conta = ${sql.lit(lado.encerrado)}`)
    .orderBy('dataVencimentoConta', 'desc')
    .limit(8)
}

/** The records with this number for the global search. */
export const searchNumber = (work: Reading, lado: Side, numero: number) =>
  contas(work, lado)
    .where('excluidoEm', 'is', null)
    .where(hasNumber(work, lado.tabela, numero))
    .select(found)
    .limit(2)

const found = ['id', 'uuid', 'descricaoConta', 'dataVencimentoConta', 'valorConta'] as const

/** Loads how many later records of the same series are open, with nothing paid. */
export const nextOpen = ({ tabela, aberto }: Side) =>
  groupedBy<number>(async ({ db, idCliente }, ids) => {
    const { rows } = await sql<{ id: number; quantas: number }>`
      select c.id, count(*)::int as quantas from ${sql.table(tabela)} c
      join ${sql.table(tabela)} s on s.id_cliente = c.id_cliente and s.serie = c.serie and s.parcela > c.parcela
        and s.excluido_em is null and s.status_conta = ${aberto} and s.valor_baixado = 0
      where ${idCliente === null ? sql`true` : sql`c.id_cliente = ${idCliente}`} and c.id = any(${ids}::int[])
      group by c.id`.execute(db)
    const found = new Map(rows.map(({ id, quantas }) => [id, quantas]))
    return ids.map((id) => found.get(id) ?? 0)
  })
