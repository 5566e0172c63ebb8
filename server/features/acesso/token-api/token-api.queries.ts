import { sql } from 'kysely'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'

const columns = [
  'id',
  'uuid',
  'idUsuario',
  'nome',
  'escopos',
  'createdAt',
  'usadoEm',
  'expiraEm',
  'revogadoEm',
] as const

/** The church's tokens, the latest first, including revoked ones. */
export const listar = (work: Reading, idCliente: number) =>
  from({ ...work, idCliente }, 'token_api')
    .select(columns)
    .orderBy('id', 'desc')
    .limit(500)
    .execute()

export const ler = (work: Reading, id: number) =>
  from(work, 'token_api').select(columns).where('id', '=', id).executeTakeFirstOrThrow()

export type TokenApiRow = Awaited<ReturnType<typeof ler>>

/** The end of a day in the church's time zone. */
export async function endOfDay({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>, date: string): Promise<Date> {
  const { rows } = await sql<{ fim: Date | string }>`
    select (${date}::date + 1)::timestamp at time zone fuso_horario as fim
    from cliente where id = ${idCliente} and id_cliente = ${idCliente}`.execute(db)
  return new Date(rows[0]?.fim ?? Number.NaN)
}
