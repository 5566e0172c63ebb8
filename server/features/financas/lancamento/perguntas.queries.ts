import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Table } from './lancamento.queries.js'
import type { Usual } from './perguntas.rules.js'

type Church = Pick<Writing, 'db' | 'idCliente'>

/** What the questions about entries look at. */
export interface Compared {
  descricao: string
  data: DateOnly
  valor: Decimal
  idContaFinanceira?: number | null | undefined
  historico?: boolean
}

/** An entry that was flushed; it becomes history when that is the answer. */
export interface Stored extends Compared {
  id: number
  categoria: number
  idCategoria?: number | null | undefined
}

export type Contas = Awaited<ReturnType<typeof contasOf>>

/** The accounts with these ids, and the general one, in which money without an account lies. */
export async function contasOf(work: Church, ids: readonly (number | null)[]) {
  const named = ids.filter((id) => id !== null)
  const rows = await from(work, 'conta_financeira')
    .select(['id', 'nome', 'tipo', 'geral', 'dataSaldoInicial'])
    .select(sql<Decimal>`saldo_informado`.as('saldoInicial'))
    .where((where) => where.or([where('geral', '=', true), ...(named.length ? [where('id', 'in', named)] : [])]))
    .execute()
  return (id: number | null) => rows.find((row) => (id === null ? row.geral : row.id === id))
}

/** What a category usually has: its last 200 entries of a year, without these. */
export async function usualOf(
  { db, idCliente }: Church,
  tabela: Table,
  { categoria, idCategoria }: { categoria: number; idCategoria: number | null },
  today: DateOnly,
  less: readonly number[],
): Promise<Usual> {
  const { rows } = await sql<Usual>`
    select count(*)::int as quantos, coalesce(percentile_disc(0.5) within group (order by valor), 0.00) as mediana,
      coalesce(max(valor), 0.00) as maior
    from (
      select valor from ${sql.table(tabela)}
      where id_cliente = ${idCliente} and excluido_em is null and id_estornado is null and categoria = ${categoria}
        and id_categoria is not distinct from ${idCategoria}::int and data between ${today}::date - 366 and ${today}::date
        and id <> all(${[...less]}::int[])
      order by data desc, id desc limit 200) ultimos`.execute(db)
  return rows[0] as Usual
}

/** For each of these entries another one that it may repeat, which nobody reversed: typed, or of a settled account. */
export async function similarEntries({ db, idCliente }: Church, tabela: Table, ids: readonly number[]) {
  const typed = (alias: string) =>
    sql`(${sql.ref(`${alias}.origem`)} is null or ${sql.ref(`${alias}.origem`)} in ('contaPagar', 'contaReceber'))`
  const supplier = tabela === 'saida' ? sql`or e.id_fornecedor = n.id_fornecedor` : sql``
  const { rows } = await sql<{ id: number; descricao: string; valor: Decimal; data: DateOnly }>`
    select distinct on (n.id) n.id, e.descricao, e.valor, e.data
    from ${sql.table(tabela)} n join ${sql.table(tabela)} e on e.id_cliente = n.id_cliente and e.data = n.data
      and e.valor = n.valor and (e.busca = n.busca ${supplier})
    where n.id_cliente = ${idCliente} and n.id = any(${[...ids]}::int[]) and e.id <> all(${[...ids]}::int[])
      and n.id_estornado is null and e.excluido_em is null and e.id_estornado is null and ${typed('n')} and ${typed('e')}
      and not exists (select from ${sql.table(tabela)} r where r.id_cliente = e.id_cliente and r.id_estornado = e.id
        and r.excluido_em is null)
    order by n.id, e.id desc`.execute(db)
  return rows
}

/** Whether another transfer that counts has this day, amount and sides. */
export async function hasTransferencia(
  { db, idCliente }: Church,
  {
    id,
    data,
    valor,
    idContaOrigem,
    idContaDestino,
  }: { id: number; data: DateOnly; valor: Decimal; idContaOrigem: number; idContaDestino: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from transferencia t where t.id_cliente = ${idCliente} and t.id <> ${id} and t.data = ${data} and t.valor = ${valor}
      and t.id_conta_origem = ${idContaOrigem} and t.id_conta_destino = ${idContaDestino} and t.excluido_em is null
      and t.id_estornada is null and not exists (select from transferencia r where r.id_cliente = t.id_cliente
        and r.id_estornada = t.id and r.excluido_em is null)
    limit 1`.execute(db)
  return rows.length > 0
}

/** Whether anything was ever put into an account. */
export async function isUsed(
  { db, idCliente }: Church,
  { id, geral }: { id: number; geral: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from conta_financeira where id_cliente = ${idCliente} and id = ${id} and saldo_informado <> 0)
      or exists (select from entrada where id_cliente = ${idCliente} and excluido_em is null
        and (id_conta_financeira = ${id} ${geral ? sql`or id_conta_financeira is null` : sql``}))
      or exists (select from transferencia where id_cliente = ${idCliente} and excluido_em is null and id_conta_destino = ${id})`.execute(
    db,
  )
  return rows.length > 0
}
