import { sql } from 'kysely'
import type { Tables } from '../kernel/data/database/tables.js'
import type { Writing } from '../kernel/data/tenant/session.js'

/** Moves records to the recycle bin with a separate statement, so that the audit log contains the deletion. */
export async function deleteRecords(
  { db, idCliente }: Writing,
  table: keyof Tables,
  ids: readonly number[],
  by: { idUsuario: number; when: Date },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set excluido_em = ${by.when}, excluido_por = ${by.idUsuario}
    where id_cliente = ${idCliente} and id = any(${ids})`.execute(db)
}
