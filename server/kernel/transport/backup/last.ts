import { type QueryExecutorProvider, sql } from 'kysely'
import type { Connection } from '../../data/database/connection.js'
import { connect } from './copy.js'

/** When the last backup that was read again without a fault was completed; null if none ever was. */
export async function lastBackup(db: QueryExecutorProvider): Promise<Date | null> {
  const { rows } = await sql<{ last: string | null }>`select max(terminada_em) as last from copia_seguranca`.execute(db)
  const last = rows[0]?.last
  return last ? new Date(last) : null
}

/** Notes that a backup was completed just now. The owner of the tables does it: the application may only read this. */
export async function recordBackup(
  owner: Connection,
  made?: { rows: number; bytes: number; pictures: number },
): Promise<void> {
  const client = await connect(owner, 'candeia-copia')
  await client
    .query('insert into copia_seguranca (linhas, bytes, imagens) values ($1, $2, $3)', [
      made?.rows,
      made?.bytes,
      made?.pictures,
    ])
    .finally(() => client.end())
}
