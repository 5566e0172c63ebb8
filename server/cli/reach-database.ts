import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../kernel/base/config.js'
import type { Connection } from '../kernel/data/database/connection.js'
import { AlreadyRunningError, runningEmbedded } from '../kernel/data/database/embedded/embedded.js'
import { openDatabase } from '../kernel/data/database/open-database.js'
import { BackupError } from '../kernel/transport/backup/error.js'

/** Connects to the database, even when another process, such as the server, is running it. */
export async function reachDatabase(config: Config): Promise<{ owner: Connection; stop(): Promise<void> }> {
  const dataDir = path.join(config.dataDir, 'pg')
  if (!config.databaseUrl && !existsSync(path.join(dataDir, 'PG_VERSION')))
    throw new BackupError(
      `Não há banco de dados em ${config.dataDir}: informe DATA_DIR ou DATABASE_URL, como para o servidor.`,
    )
  try {
    return await openDatabase(config)
  } catch (error) {
    const running = error instanceof AlreadyRunningError && runningEmbedded(dataDir)
    if (!running) throw error
    return { owner: { ...running, database: 'candeia' }, stop: async () => undefined }
  }
}
