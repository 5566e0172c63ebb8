import path from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyBaseLogger } from 'fastify'
import { features as allFeatures } from './features.js'
import { within } from './kernel/base/closing.js'
import { type Config, readSecretKey } from './kernel/base/config.js'
import { SlowOperations } from './kernel/base/watching/slow.js'
import { type Connection, onServer } from './kernel/data/database/connection.js'
import { openEvents } from './kernel/data/database/events.js'
import { closeOrm, type Entities, type OrmSettings, openOrm } from './kernel/data/database/orm.js'
import type { RoleConnections } from './kernel/data/database/roles.js'
import { openImages } from './kernel/data/storage/images.js'
import { openStorage } from './kernel/data/storage/open.js'
import { protectFolder } from './kernel/data/storage/protect.js'
import { ChurchConnections } from './kernel/data/tenant/church-connections.js'
import { Replica } from './kernel/data/tenant/replica.js'
import type { Feature } from './kernel/transport/feature.js'
import type { Services } from './kernel/work/context/context.js'
import { openJobs } from './kernel/work/jobs/open-jobs.js'
import { inLane } from './kernel/work/limits/lanes.js'
import { sendAccessEmail, sendEmail } from './kernel/work/mail/mail.js'
import { releaseEmails } from './kernel/work/mail/release.js'
import { requeueEmails } from './kernel/work/mail/requeue.js'
import { kernelEntities } from './kernel-entities.js'
import { migrate } from './migrate.js'

const entitiesOf = (features: readonly Feature[]): Entities => [
  ...kernelEntities,
  ...features.flatMap((feature) => [...(feature.entities ?? [])]),
]

/** All tables of the product. */
export const entities = entitiesOf(allFeatures)

const jobsOf = (features: readonly Feature[]) => [
  sendAccessEmail,
  sendEmail,
  releaseEmails,
  requeueEmails,
  ...features.flatMap((feature) => [...(feature.jobs ?? [])]),
]

/** Milliseconds after which PostgreSQL cancels a statement. */
const statementTimeout = 5000

/**
 * Migrates the database to the current schema.
 * @param say told of what Citus distributes
 * @returns the roles that the application uses
 */
export const prepareDatabase = (
  config: Config,
  owner: Connection,
  say?: (line: string) => void,
): Promise<RoleConnections> =>
  migrate(
    owner,
    entities,
    {
      ...(config.databaseAppUrl && { app: config.databaseAppUrl }),
      ...(config.databasePlatformUrl && { platform: config.databasePlatformUrl }),
      ...(config.pooled && config.databaseUrl && { pooler: { connectionString: config.databaseUrl } }),
      statementTimeout,
    },
    config.engine,
    say,
  )

export interface Opened {
  services: Services
  /** starts working on queued jobs, unless JOBS is false; call it only when the server listens */
  startJobs(): Promise<void>
  /** takes no new jobs, ends the waiting of requests for them, and waits a limited time for running ones */
  finishJobs(): Promise<void>
  close(): Promise<void>
}

/**
 * Maximum milliseconds for each step of the shutdown. Together with the time for running requests (start.ts) this is
 * less than 10 s, because most supervisors kill a process after 10 s.
 */
const timeLimits = { jobs: 5500, queue: 1500, pool: 1000 } as const

/** The pools of both roles on the copy of the database, if there is one. It is asked only when it is first needed. */
async function openCopies(
  config: Config,
  { app, platform }: RoleConnections,
  common: Pick<OrmSettings, 'entities' | 'statementTimeout'>,
): Promise<{ app: MikroORM; platform: MikroORM } | undefined> {
  const { databaseReplicaUrl: url } = config
  if (!url || !('connectionString' in app && 'connectionString' in platform)) return undefined
  const open = (role: { connectionString: string }, pool: number) =>
    openOrm({ ...common, connection: onServer(role, url), pool, applicationName: 'candeia-copia' })
  return { app: await open(app, Math.max(2, config.pool >> 1)), platform: await open(platform, 2) }
}

/**
 * Opens in order everything that the application needs to serve requests; `close` closes it in reverse order.
 * @param limit milliseconds after which PostgreSQL cancels a statement; behind a pooler the roles have it
 */
export async function openServices(
  config: Config,
  roles: RoleConnections,
  log: FastifyBaseLogger,
  features: readonly Feature[] = allFeatures,
  limit = statementTimeout,
): Promise<Opened> {
  await Promise.all([protectFolder(config.filesDir), protectFolder(path.join(config.dataDir, 'relatorios'))])
  const common = {
    entities: entitiesOf(features),
    statementTimeout: config.pooled ? 0 : limit,
    engine: config.engine,
  }
  const app = await openOrm({ ...common, connection: roles.app, pool: config.pool, applicationName: 'candeia' })
  const platform = await openOrm({
    ...common,
    connection: roles.platform,
    pool: Math.max(2, config.pool >> 2),
    applicationName: 'candeia-plataforma',
  })
  const copies = await openCopies(config, roles, common)
  const queue = await openJobs(roles.direct ?? roles.app, log, config.engine)
  const events = openEvents(roles.direct ?? roles.app)
  const ending = new AbortController()
  const services: Services = {
    config,
    secretKey: readSecretKey(config),
    sessions: {
      app,
      platform,
      prepare: config.prepare,
      engine: config.engine,
      connections: new ChurchConnections(config.pool, async (church) => (await inLane(services, church)).lane),
      ...(copies && { replica: new Replica(copies, log) }),
    },
    features,
    jobs: queue,
    events,
    storage: await openStorage(config, 'relatorios'),
    images: await openImages(config),
    slow: new SlowOperations(config.slow, log),
    ending: ending.signal,
    log,
  }
  let finished: Promise<unknown> | undefined
  const ends: (() => Promise<void>)[] = []
  async function startJobs(): Promise<void> {
    if (!config.jobs) {
      log.warn('JOBS=false: nothing is done in the background')
      return
    }
    await queue.work(services, jobsOf(features))
    for (const { background } of features) if (background && !finished) ends.push(await background(services))
  }
  /**
   * Waits only once, even if it is called several times: closing must not wait again for jobs that did not end in time.
   */
  async function finishJobs(): Promise<void> {
    ending.abort()
    finished ??= within(timeLimits.jobs, Promise.all([queue.finish(), ...ends.map((end) => end())]))
    await finished
  }
  return {
    services,
    startJobs,
    finishJobs,
    async close() {
      await finishJobs()
      await Promise.all([within(timeLimits.queue, events.close()), within(timeLimits.queue, queue.stop())])
      const pools = [app, platform, ...(copies ? [copies.app, copies.platform] : [])]
      await Promise.all(pools.map((pool) => closeOrm(pool, timeLimits.pool)))
    },
  }
}
