import { sql } from 'kysely'
import type { Feature } from '../../../kernel/transport/feature.js'
import type { Spending } from '../../../kernel/work/contributions/contributions.js'

/**
 * Expenses of a cost centre count for its department; reversals are subtracted.
 * @param reportedOrigins origins of expenses that other features report with a department; these expenses are left out
 */
const centroSpending =
  (reportedOrigins: readonly string[]): Spending =>
  (idCliente, inicio, fim) =>
    sql`
  select centro_custo.id_departamento, saida.valor
  from saida
  left join saida estornada on estornada.id = saida.id_estornado and estornada.id_cliente = saida.id_cliente
  join centro_custo on centro_custo.id_cliente = saida.id_cliente
    and centro_custo.id = coalesce(estornada.id_centro_custo, saida.id_centro_custo)
  where saida.id_cliente = ${idCliente} and saida.excluido_em is null
    and saida.data between ${inicio}::date and ${fim}::date
    and (coalesce(estornada.origem, saida.origem) = any(${reportedOrigins}::text[])) is not true`

/**
 * SQL for the expenses of departments between two days: rows of (id_departamento, valor), several per department. Each
 * expense comes from only one source, so nothing is counted twice.
 */
export function spendingOf(features: readonly Feature[]): Spending {
  const others = features.flatMap(({ spending }) => spending ?? [])
  const sources = [...others.map(({ rows }) => rows), centroSpending(others.map(({ origem }) => origem))]
  return (...period) =>
    sql.join(
      sources.map((rows) => rows(...period)),
      sql` union all `,
    )
}
