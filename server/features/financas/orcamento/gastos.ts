import { sql } from 'kysely'
import type { Feature, Spending } from '../../../kernel/feature.js'

/**
 * Expenses booked to a cost centre are its department's; reversals take them back. Those that another feature tells of name
 * their department themselves, whatever the cost centre. @param told origins of the entries that others tell of
 */
const gastosDosCentros =
  (told: readonly string[]): Spending =>
  (idCliente, inicio, fim) =>
    sql`
  select centro_custo.id_departamento, saida.valor
  from saida
  left join saida estornada on estornada.id = saida.id_estornado and estornada.id_cliente = saida.id_cliente
  join centro_custo on centro_custo.id_cliente = saida.id_cliente
    and centro_custo.id = coalesce(estornada.id_centro_custo, saida.id_centro_custo)
  where saida.id_cliente = ${idCliente} and saida.excluido_em is null
    and saida.data between ${inicio}::date and ${fim}::date
    and (coalesce(estornada.origem, saida.origem) = any(${told}::text[])) is not true`

/**
 * SQL with what was spent of the departments' money between two days: rows of (id_departamento, valor), several a department.
 * Each source tells of expenses that no other one tells of, so that nothing is counted twice.
 */
export function gastos(features: readonly Feature[]): Spending {
  const others = features.flatMap(({ spending }) => spending ?? [])
  const sources = [...others.map(({ rows }) => rows), gastosDosCentros(others.map(({ origem }) => origem))]
  return (...period) =>
    sql.join(
      sources.map((rows) => rows(...period)),
      sql` union all `,
    )
}
