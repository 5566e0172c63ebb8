import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import { asks, lean, listOf } from '../../../kernel/reading/list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import type { listarBaixasInput } from './baixa.input.js'
import type { Lado } from './conta.queries.js'

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

export const tabelaDeBaixas = ({ tabela }: Pick<Lado, 'tabela'>) =>
  tabela === 'conta_pagar' ? 'baixa_pagar' : 'baixa_receber'

/** `from baixa_pagar` or `from baixa_receber`. The cast gives both tables one type. */
const baixas = (work: Scope, lado: Lado) => from(work, tabelaDeBaixas(lado) as 'baixa_pagar')

const total = sql<Decimal>`valor + juros + multa - desconto`

/** Newest first by default, without the ones that were undone. */
export function listarBaixas(work: Reading, lado: Lado, input: z.output<typeof listarBaixasInput>) {
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

export const lerBaixa = (work: Scope, lado: Lado, ref: RecordRef) =>
  baixas(work, lado)
    .select(columns)
    .select(total.as('total'))
    .where(isRecord(tabelaDeBaixas(lado), ref))
    .executeTakeFirst()

export type BaixaRow = NonNullable<Awaited<ReturnType<typeof lerBaixa>>>

/** The payments of a payable or receivable that count: neither undone nor reversed. The latest one comes first. */
export const baixasQueContam = (work: Scope, lado: Lado, idConta: number) =>
  baixas(work, lado)
    .select(['id', 'data', 'vez'])
    .where('idConta', '=', idConta)
    .where('excluidoEm', 'is', null)
    .where('estornada', '=', false)
    .orderBy('data', 'desc')
    .orderBy('vez', 'desc')
    .execute()

/** The payments of one record so far. */
interface Feitas {
  /** the last number given to a payment, or to a ledger entry */
  vez: number
  /** the day of the latest payment that counts */
  dia: DateOnly | null
}

/** The payments of each of these locked records so far. */
export async function feitas(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  lado: Lado,
  ids: readonly number[],
): Promise<(idConta: number) => Feitas> {
  const [livro, origem] =
    lado.tabela === 'conta_pagar' ? (['saida', 'contaPagar'] as const) : (['entrada', 'contaReceber'] as const)
  const { rows } = await sql<Feitas & { id: number }>`
    select id, max(vez)::int as vez, max(dia) as dia from (
      select id_origem as id, vez, null::date as dia from ${sql.table(livro)}
      where id_cliente = ${idCliente} and origem = ${origem} and id_origem = any(${ids}::int[]) and excluido_em is null
      union all
      select id_conta, vez, case when excluido_em is null and not estornada then data end
      from ${sql.table(tabelaDeBaixas(lado))}
      where id_cliente = ${idCliente} and id_conta = any(${ids}::int[])
    ) feitas group by id`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return (idConta) => found.get(idConta) ?? { vez: 0, dia: null }
}

/** The day of the latest payment that counts. */
export const ultimoDia = async (work: Scope, lado: Lado, idConta: number): Promise<DateOnly | undefined> =>
  (await baixasQueContam(work, lado, idConta))[0]?.data
