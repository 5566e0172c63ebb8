import { sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { diasDepois } from './conta.rules.js'

/** The queries always read one church, also for the platform's administrator. */
type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** Open payables and receivables that are due until a day. */
const abertas = ({ idCliente }: Scope, ate: DateOnly) => {
  const of = (tipo: 'contaPagar' | 'contaReceber', tabela: string, aberto: string) => sql`
    select ${sql.lit(tipo)} as tipo, id, uuid, descricao_conta, valor_conta, valor_conta - valor_baixado as restante, data_vencimento_conta, parcela, total_parcelas
    from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and status_conta = ${sql.lit(aberto)}
      and data_vencimento_conta <= ${ate}::date`
  return sql`(${of('contaPagar', 'conta_pagar', 'aberto')} union all ${of('contaReceber', 'conta_receber', 'pendente')})`
}

/** An open payable or receivable that is overdue or due soon. */
export interface ContaProxima {
  tipo: 'contaPagar' | 'contaReceber'
  id: number
  uuid: string
  descricaoConta: string
  valorConta: Decimal
  /** what is still to be paid or received */
  restante: Decimal
  dataVencimentoConta: DateOnly
  parcela: number | null
  totalParcelas: number | null
  atrasada: boolean
}

/** The totals are a summary of the treasury; each bill is for those who may read bills of its kind. */
export const tiposLegiveis = (who: WhoMay): ContaProxima['tipo'][] =>
  (['contaPagar', 'contaReceber'] as const).filter((tipo) => who.can(`${tipo}.ler`))

/**
 * Open payables and receivables, of these kinds, that are due until this many days ahead, overdue ones first.
 * @param hoje today, in the church's time zone
 */
export async function contasProximas(
  scope: Scope,
  {
    hoje,
    dias,
    limite,
    tipos,
  }: { hoje: DateOnly; dias: number; limite: number; tipos: readonly ContaProxima['tipo'][] },
): Promise<ContaProxima[]> {
  const { rows } = await sql<ContaProxima>`
    select tipo, id, uuid, descricao_conta as "descricaoConta", valor_conta as "valorConta", restante,
      data_vencimento_conta as "dataVencimentoConta", parcela, total_parcelas as "totalParcelas",
      data_vencimento_conta < ${hoje}::date as atrasada
    from ${abertas(scope, diasDepois(hoje, dias))} conta
    where tipo = any(${tipos}::text[]) order by data_vencimento_conta, tipo, id limit ${limite}`.execute(scope.db)
  return rows
}

/** Totals of what is left of the open payables and receivables that are due between two days. */
export interface FaixaVencimento {
  /** null for overdue ones; `fim` is then yesterday */
  inicio: DateOnly | null
  fim: DateOnly
  pagar: Decimal
  quantidadePagar: number
  receber: Decimal
  quantidadeReceber: number
}

/**
 * Totals of what is overdue, and of each coming week.
 * @param hoje today, in the church's time zone
 */
export async function faixas(scope: Scope, hoje: DateOnly, dias: number): Promise<FaixaVencimento[]> {
  const ate = diasDepois(hoje, dias)
  const ofKind = (tipo: string) => sql`filter (where tipo = ${sql.lit(tipo)})`
  const { rows } = await sql<FaixaVencimento>`
    with faixa as (
      select null::date as inicio, ${hoje}::date - 1 as fim
      union all
      select dia::date, least(dia::date + 6, ${ate}::date)
      from generate_series(${hoje}::timestamp, ${ate}::timestamp, interval '7 days') dia
    )
    select inicio, fim,
      coalesce(sum(restante) ${ofKind('contaPagar')}, 0.00) as pagar,
      (count(restante) ${ofKind('contaPagar')})::int as "quantidadePagar",
      coalesce(sum(restante) ${ofKind('contaReceber')}, 0.00) as receber,
      (count(restante) ${ofKind('contaReceber')})::int as "quantidadeReceber"
    from faixa left join ${abertas(scope, ate)} conta
      on data_vencimento_conta <= fim and (inicio is null or data_vencimento_conta >= inicio)
    group by inicio, fim order by fim`.execute(scope.db)
  return rows
}
