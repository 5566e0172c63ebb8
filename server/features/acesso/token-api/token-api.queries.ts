import { sql } from 'kysely'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { TokenApi } from './token-api.entity.js'

const columns = recordFields(TokenApi, 'idCliente', 'updatedAt', 'versao', 'hash')

/** The church's tokens, the latest first, including revoked ones. */
export const listRows = (work: Reading, idCliente: number) =>
  from({ ...work, idCliente }, 'token_api')
    .select(columns)
    .orderBy('id', 'desc')
    .limit(500)
    .execute()

export const read = (work: Reading, id: number) =>
  from(work, 'token_api').select(columns).where('id', '=', id).executeTakeFirstOrThrow()

export type TokenApiRow = Awaited<ReturnType<typeof read>>

/** The end of a day in the church's time zone. */
export async function endOfDay({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>, date: string): Promise<Date> {
  const { rows } = await sql<{ fim: Date | string }>`
    select (${date}::date + 1)::timestamp at time zone fuso_horario as fim
    from cliente where id = ${idCliente} and id_cliente = ${idCliente}`.execute(db)
  return new Date(rows[0]?.fim ?? Number.NaN)
}
