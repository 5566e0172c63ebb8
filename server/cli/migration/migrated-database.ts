import 'reflect-metadata'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { startEmbedded } from '../../kernel/data/database/embedded/embedded.js'
import { openOrm } from '../../kernel/data/database/orm.js'
import { entities } from '../../services.js'

/** Runs `use` on a temporary database to which all migrations were applied. */
export async function withMigratedDatabase<T>(use: (orm: MikroORM) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(path.join(tmpdir(), 'candeia-migration-'))
  // when root runs this program, PostgreSQL runs as another user, who must be able to enter the folder
  chmodSync(dir, 0o711)
  try {
    const server = await startEmbedded({ dataDir: path.join(dir, 'pg'), settings: { fsync: false } })
    try {
      const orm = await openOrm({
        connection: { host: server.host, port: server.port, user: server.user, database: 'candeia' },
        entities,
        pool: 2,
        statementTimeout: 0,
        applicationName: 'candeia-migration',
      })
      try {
        await orm.schema.ensureDatabase()
        await orm.migrator.up()
        return await use(orm)
      } finally {
        await orm.close(true)
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
