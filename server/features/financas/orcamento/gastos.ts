import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import { gastosDeManutencoes } from '../../patrimonio/manutencao-patrimonio/index.js'

/**
 * SQL with what was spent of the departments' money between two days: rows of (id_departamento, valor), several a department.
 * Each source tells of expenses that no other one tells of, so that nothing is counted twice.
 */
type Gastos = (
  idCliente: number,
  inicio: DateOnly,
  fim: DateOnly,
) => RawBuilder<{ id_departamento: number; valor: Decimal }>

/**
 * Expenses booked to a cost centre are its department's; reversals take them back. Those of maintenance name their department
 * themselves, whatever the cost centre.
 */
const gastosDosCentros: Gastos = (idCliente, inicio, fim) => sql`
  select centro_custo.id_departamento, saida.valor
  from saida
  left join saida estornada on estornada.id = saida.id_estornado and estornada.id_cliente = saida.id_cliente
  join centro_custo on centro_custo.id_cliente = saida.id_cliente
    and centro_custo.id = coalesce(estornada.id_centro_custo, saida.id_centro_custo)
  where saida.id_cliente = ${idCliente} and saida.excluido_em is null
    and saida.data between ${inicio}::date and ${fim}::date
    and coalesce(estornada.origem, saida.origem) is distinct from 'manutencaoPatrimonio'`

/** All that knows of an expense whose department it is. */
const fontes: readonly Gastos[] = [gastosDeManutencoes, gastosDosCentros]

export const gastos: Gastos = (...period) =>
  sql.join(
    fontes.map((fonte) => fonte(...period)),
    sql` union all `,
  )
