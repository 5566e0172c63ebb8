import { sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import { AppError, conflict } from '../../../kernel/errors.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { mesFechado, mesFechadoNaVolta } from './lancamento.rules.js'

/**
 * Call before writing entries on these days. Locks the church's `fechamento` row in share mode, so that the months stay
 * open until the transaction ends.
 * @throws CONFLICT when one of the days is in a closed month
 */
export async function exigirMesAberto(work: Church, ...datas: DateOnly[]): Promise<void> {
  const fechada = await noMesFechado(work, datas)
  if (!fechada) return
  const text = mesFechado(fechada)
  throw new AppError('CONFLICT', text, { campos: { data: text } })
}

/** The same for an entry that comes back from the recycle bin: the refusal says what has to be done before. */
export async function exigirMesAbertoNaVolta(work: Church, data: DateOnly): Promise<void> {
  if (await noMesFechado(work, [data])) throw conflict(mesFechadoNaVolta(data))
}

type Church = Pick<Writing, 'db' | 'idCliente'>

/** The first of these days that is in a closed month. */
async function noMesFechado({ db, idCliente }: Church, datas: readonly DateOnly[]): Promise<DateOnly | undefined> {
  const { rows } = await sql<{ fechado_ate: DateOnly | null }>`
    select fechado_ate from fechamento where id_cliente = ${idCliente} for share`.execute(db)
  const fechadoAte = rows[0]?.fechado_ate
  return fechadoAte ? datas.find((data) => data <= fechadoAte) : undefined
}

/**
 * Shows the refusal of a closed month at the field in which a form has the day: that of an entry's form is `data`.
 * @throws what `write` throws
 */
export async function mesNoCampo<Result>(campo: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const text = error instanceof AppError && error.code === 'CONFLICT' ? error.details.campos?.data : undefined
    if (text === undefined) throw error
    throw new AppError('CONFLICT', text, { campos: { [campo]: text } })
  }
}

/** Whether the month of a day is open. */
export async function mesAberto(work: Writing, data: DateOnly): Promise<boolean> {
  const row = await from(work, 'fechamento').select('fechadoAte').executeTakeFirst()
  return !row?.fechadoAte || data > row.fechadoAte
}

/** Loads the last closed day of a church; null when no month is closed. Batched, for lists of several churches. */
export const fechadoAte = groupedBy<DateOnly>(async (work, churches) => {
  const rows = await from(work, 'fechamento')
    .select(['idCliente', 'fechadoAte'])
    .where('idCliente', 'in', churches)
    .execute()
  const found = new Map(rows.map((row) => [row.idCliente, row.fechadoAte]))
  return churches.map((church) => found.get(church) ?? null)
})
