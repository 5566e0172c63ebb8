import { sql } from 'kysely'
import type { DateOnly } from '../../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../../schema/rules/money.js'
import type { WhoMay } from '../../../../kernel/access/record-actions.js'
import type { Reading } from '../../../../kernel/data/tenant/session.js'
import { daysAfter } from '../conta.rules.js'

/** The queries always read one church, also for the platform's administrator. */
type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** Open payables and receivables that are due until a day. */
const openUntil = ({ idCliente }: Scope, until: DateOnly) => {
  const of = (tipo: 'contaPagar' | 'contaReceber', tabela: string, open: string) => sql`
    select ${sql.lit(tipo)} as tipo, id, uuid, descricao_conta, valor_conta, valor_conta - valor_baixado as restante, data_vencimento_conta, parcela, total_parcelas
    from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and status_conta = ${sql.lit(open)}
      and data_vencimento_conta <= ${until}::date`
  return sql`(${of('contaPagar', 'conta_pagar', 'aberto')} union all ${of('contaReceber', 'conta_receber', 'pendente')})`
}

/** An open payable or receivable that is overdue or due soon. */
export interface DueConta {
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
export const readableTipos = (who: WhoMay): DueConta['tipo'][] =>
  (['contaPagar', 'contaReceber'] as const).filter((tipo) => who.can(`${tipo}.ler`))

/**
 * Open payables and receivables, of these kinds, that are due until this many days ahead, overdue ones first.
 * @param hoje today, in the church's time zone
 */
export async function dueContas(
  scope: Scope,
  { hoje, dias, limite, tipos }: { hoje: DateOnly; dias: number; limite: number; tipos: readonly DueConta['tipo'][] },
): Promise<DueConta[]> {
  const { rows } = await sql<DueConta>`
    select tipo, id, uuid, descricao_conta as "descricaoConta", valor_conta as "valorConta", restante,
      data_vencimento_conta as "dataVencimentoConta", parcela, total_parcelas as "totalParcelas",
      data_vencimento_conta < ${hoje}::date as atrasada
    from ${openUntil(scope, daysAfter(hoje, dias))} conta
    where tipo = any(${tipos}::text[]) order by data_vencimento_conta, tipo, id limit ${limite}`.execute(scope.db)
  return rows
}

/** Totals of what is left of the open payables and receivables that are due between two days. */
export interface DueBracket {
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
 * @param today today, in the church's time zone
 */
export async function brackets(scope: Scope, today: DateOnly, dias: number): Promise<DueBracket[]> {
  const until = daysAfter(today, dias)
  const ofKind = (tipo: string) => sql`filter (where tipo = ${sql.lit(tipo)})`
  const { rows } = await sql<DueBracket>`
    with faixa as (
      select null::date as inicio, ${today}::date - 1 as fim
      union all
      select dia::date, least(dia::date + 6, ${until}::date)
      from generate_series(${today}::timestamp, ${until}::timestamp, interval '7 days') dia
    )
    select inicio, fim,
      coalesce(sum(restante) ${ofKind('contaPagar')}, 0.00) as pagar,
      (count(restante) ${ofKind('contaPagar')})::int as "quantidadePagar",
      coalesce(sum(restante) ${ofKind('contaReceber')}, 0.00) as receber,
      (count(restante) ${ofKind('contaReceber')})::int as "quantidadeReceber"
    from faixa left join ${openUntil(scope, until)} conta
      on data_vencimento_conta <= fim and (inicio is null or data_vencimento_conta >= inicio)
    group by inicio, fim order by fim`.execute(scope.db)
  return rows
}
