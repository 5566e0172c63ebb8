import path from 'node:path'
import type { Config } from '../../base/config.js'
import { closeDataDirectory } from '../storage/protect.js'
import type { Connection } from './connection.js'
import { startEmbedded } from './embedded/embedded.js'

/** Opens the database of DATABASE_URL (behind a pooler, PostgreSQL itself), or else starts the one that npm installs. */
export async function openDatabase(config: Config): Promise<{ owner: Connection; stop(): Promise<void> }> {
  closeDataDirectory(config)
  const url = config.databaseDirectUrl ?? config.databaseUrl
  if (url) return { owner: { connectionString: url }, stop: async () => undefined }
  const server = await startEmbedded({ dataDir: path.join(config.dataDir, 'pg') })
  return {
    owner: { host: server.host, port: server.port, user: server.user, database: 'candeia' },
    stop: () => server.stop(),
  }
}
