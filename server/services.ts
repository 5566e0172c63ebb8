import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { features as allFeatures } from './features.js'
import { type Config, readSecretKey } from './kernel/config.js'
import type { Services } from './kernel/context.js'
import type { Connection } from './kernel/database/connection.js'
import { startEmbedded } from './kernel/database/embedded.js'
import { migrate } from './kernel/database/migrate.js'
import { type Entities, openOrm } from './kernel/database/orm.js'
import type { RoleConnections } from './kernel/database/roles.js'
import { kernelEntities } from './kernel/entities.js'
import { openEvents } from './kernel/events.js'
import type { Feature } from './kernel/feature.js'
import { openJobs } from './kernel/jobs.js'
import { sendLetter } from './kernel/mail.js'
import { openStorage } from './kernel/storage/open.js'

export const entitiesOf = (features: readonly Feature[]): Entities => [
  ...kernelEntities,
  ...features.flatMap((feature) => [...(feature.entities ?? [])]),
]

/** Every table of the product. */
export const entities = entitiesOf(allFeatures)

const jobsOf = (features: readonly Feature[]) => [
  sendLetter,
  ...features.flatMap((feature) => [...(feature.jobs ?? [])]),
]

/** The database by DATABASE_URL, or the one that comes with npm. */
export async function openDatabase(config: Config): Promise<{ owner: Connection; stop(): Promise<void> }> {
  if (config.databaseUrl) return { owner: { connectionString: config.databaseUrl }, stop: async () => undefined }
  const server = await startEmbedded({ dataDir: path.join(config.dataDir, 'pg') })
  return {
    owner: { host: server.host, port: server.port, user: server.user, database: 'candeia' },
    stop: () => server.stop(),
  }
}

/** Brings the database to the present schema. @returns the roles that the application uses */
export const prepareDatabase = (config: Config, owner: Connection): Promise<RoleConnections> =>
  migrate(owner, entities, {
    ...(config.databaseAppUrl && { app: config.databaseAppUrl }),
    ...(config.databasePlatformUrl && { platform: config.databasePlatformUrl }),
  })

export interface Opened {
  services: Services
  /** starts working on queued jobs; not before the server listens */
  startJobs(): Promise<void>
  close(): Promise<void>
}

/** Everything that the application needs to answer, opened in order; `close` ends it in reverse. */
export async function openServices(
  config: Config,
  roles: RoleConnections,
  log: FastifyBaseLogger,
  features: readonly Feature[] = allFeatures,
): Promise<Opened> {
  const common = { entities: entitiesOf(features), statementTimeout: 5000 }
  const app = await openOrm({ ...common, connection: roles.app, pool: config.pool, applicationName: 'candeia' })
  const platform = await openOrm({
    ...common,
    connection: roles.platform,
    pool: Math.max(2, config.pool >> 2),
    applicationName: 'candeia-plataforma',
  })
  const queue = await openJobs(roles.app, log)
  const events = openEvents(roles.app)
  const services: Services = {
    config,
    secretKey: readSecretKey(config),
    sessions: { app, platform, prepare: config.prepare },
    features,
    jobs: queue,
    events,
    storage: await openStorage(config),
    log,
  }
  return {
    services,
    startJobs: () => queue.work(services, jobsOf(features) as never),
    async close() {
      await events.close()
      await queue.stop()
      await Promise.all([app.close(true), platform.close(true)])
    },
  }
}
