import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { AppError, conflict } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { closedMonthOnReturnText, closedMonthText } from './lancamento.rules.js'

/**
 * Call before writing entries on these days. Locks the church's `fechamento` row in share mode, so that the months stay
 * open until the transaction ends.
 * @throws CONFLICT when one of the days is in a closed month
 */
export async function requireOpenMonth(work: Church, ...datas: DateOnly[]): Promise<void> {
  const fechada = await inClosedMonths(work, datas)
  if (!fechada) return
  const text = closedMonthText(fechada)
  throw new AppError('CONFLICT', text, { campos: { data: text } })
}

/** The same for an entry that comes back from the recycle bin: the refusal says what has to be done before. */
export async function requireOpenMonthForReturn(work: Church, data: DateOnly): Promise<void> {
  if (await inClosedMonths(work, [data])) throw conflict(closedMonthOnReturnText(data))
}

type Church = Pick<Writing, 'db' | 'idCliente'>

/** The first of these days that is in a closed month. */
async function inClosedMonths({ db, idCliente }: Church, datas: readonly DateOnly[]): Promise<DateOnly | undefined> {
  const { rows } = await sql<{ fechado_ate: DateOnly | null }>`
    select fechado_ate from fechamento where id_cliente = ${idCliente} for share`.execute(db)
  const closedUntil = rows[0]?.fechado_ate
  return closedUntil ? datas.find((data) => data <= closedUntil) : undefined
}

/**
 * Shows the refusal of a closed month at the field in which a form has the day: that of an entry's form is `data`.
 * @throws what `write` throws
 */
export async function withMonthField<Result>(campo: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const text = error instanceof AppError && error.code === 'CONFLICT' ? error.details.campos?.data : undefined
    if (text === undefined) throw error
    throw new AppError('CONFLICT', text, { campos: { [campo]: text } })
  }
}

/** Whether the month of a day is open. */
export async function isOpenMonth(work: Writing, data: DateOnly): Promise<boolean> {
  const row = await from(work, 'fechamento').select('fechadoAte').executeTakeFirst()
  return !row?.fechadoAte || data > row.fechadoAte
}

/** Loads the last closed day of a church; null when no month is closed. Batched, for lists of several churches. */
export const closedUntil = groupedBy<DateOnly>(async (work, churches) => {
  const rows = await from(work, 'fechamento')
    .select(['idCliente', 'fechadoAte'])
    .where('idCliente', 'in', churches)
    .execute()
  const found = new Map(rows.map((row) => [row.idCliente, row.fechadoAte]))
  return churches.map((church) => found.get(church) ?? null)
})
