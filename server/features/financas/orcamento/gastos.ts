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

/** All that knows of an expense whose department it is. */
const fontes: readonly Gastos[] = [gastosDeManutencoes]

export const gastos: Gastos = (...period) =>
  sql.join(
    fontes.map((fonte) => fonte(...period)),
    sql` union all `,
  )
