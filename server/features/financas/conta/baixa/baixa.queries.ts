import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../../schema/rules/dates.js'
import type { listarBaixasInput } from '../../../../../schema/rules/financas/baixa.input.js'
import type { Decimal } from '../../../../../schema/rules/money.js'
import { searchPatterns } from '../../../../../schema/rules/pagination.js'
import { from, isRecord, type RecordRef } from '../../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../../kernel/data/tenant/session.js'
import { asks, lean, listOf } from '../../../../kernel/work/edges/list.js'
import type { Side } from '../conta.queries.js'

const columns = [
  'id',
  'uuid',
  'idCliente',
  'idConta',
  'vez',
  'data',
  'valor',
  'juros',
  'multa',
  'desconto',
  'meio',
  'observacao',
  'estornada',
  'createdAt',
  'updatedAt',
  'excluidoEm',
  'versao',
] as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

export const tableOfBaixas = ({ tabela }: Pick<Side, 'tabela'>) =>
  tabela === 'conta_pagar' ? 'baixa_pagar' : 'baixa_receber'

/** `from baixa_pagar` or `from baixa_receber`. The cast gives both tables one type. */
const baixas = (work: Scope, lado: Side) => from(work, tableOfBaixas(lado) as 'baixa_pagar')

const total = sql<Decimal>`valor + juros + multa - desconto`

/** Newest first by default, without the ones that were undone. */
export function listBaixas(work: Reading, lado: Side, input: z.output<typeof listarBaixasInput>) {
  const { filtro, ordem } = input
  let query = baixas(work, lado).where('excluidoEm', 'is', null)
  const contas = from(work, lado.tabela as 'conta_pagar').select('id')
  if (filtro?.idConta) query = query.where('idConta', 'in', contas.where(isRecord(lado.tabela, filtro.idConta)))
  for (const pattern of searchPatterns(input.busca))
    query = query.where('idConta', 'in', contas.where('busca', 'like', pattern))
  if (filtro?.meio) query = query.where('meio', '=', filtro.meio)
  if (filtro?.inicio) query = query.where('data', '>=', filtro.inicio)
  if (filtro?.fim) query = query.where('data', '<=', filtro.fim)
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .select(asks(input.columns, 'total') ? [total.as('total')] : [])
    .orderBy(ordem?.campo ?? 'data', direction)
    .orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const readBaixa = (work: Scope, lado: Side, ref: RecordRef) =>
  baixas(work, lado)
    .select(columns)
    .select(total.as('total'))
    .where(isRecord(tableOfBaixas(lado), ref))
    .executeTakeFirst()

export type BaixaRow = NonNullable<Awaited<ReturnType<typeof readBaixa>>>

/** The payments of a payable or receivable that count: neither undone nor reversed. The latest one comes first. */
export const countedBaixas = (work: Scope, lado: Side, idConta: number) =>
  baixas(work, lado)
    .select(['id', 'data', 'vez'])
    .where('idConta', '=', idConta)
    .where('excluidoEm', 'is', null)
    .where('estornada', '=', false)
    .orderBy('data', 'desc')
    .orderBy('vez', 'desc')
    .execute()

/** The payments of one record so far. */
interface MadeBaixas {
  /** the last number given to a payment, or to a ledger entry */
  vez: number
  /** the day of the latest payment that counts */
  dia: DateOnly | null
}

/** The payments of each of these locked records so far. */
export async function madeBaixas(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  lado: Side,
  ids: readonly number[],
): Promise<(idConta: number) => MadeBaixas> {
  const [livro, origin] =
    lado.tabela === 'conta_pagar' ? (['saida', 'contaPagar'] as const) : (['entrada', 'contaReceber'] as const)
  const { rows } = await sql<MadeBaixas & { id: number }>`
    select id, max(vez)::int as vez, max(dia) as dia from (
      select id_origem as id, vez, null::date as dia from ${sql.table(livro)}
      where id_cliente = ${idCliente} and origem = ${origin} and id_origem = any(${ids}::int[]) and excluido_em is null
      union all
      select id_conta, vez, case when excluido_em is null and not estornada then data end
      from ${sql.table(tableOfBaixas(lado))}
      where id_cliente = ${idCliente} and id_conta = any(${ids}::int[])
    ) feitas group by id`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return (idConta) => found.get(idConta) ?? { vez: 0, dia: null }
}

/** The day of the latest payment that counts. */
export const lastDay = async (work: Scope, lado: Side, idConta: number): Promise<DateOnly | undefined> =>
  (await countedBaixas(work, lado, idConta))[0]?.data
