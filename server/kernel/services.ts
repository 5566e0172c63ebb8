import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.js'
import type { Events } from './database/events.js'
import type { Images } from './files/images.js'
import type { Storage } from './files/storage/storage.js'
import type { JobQueue } from './jobs/job-queue.js'
import type { Sessions } from './tenant/session.js'
import type { SlowOperations } from './watching/slow.js'

/** What exists once per process: settings, connections, key, and the features (./feature.ts adds them). */
export interface Services {
  config: Config
  secretKey: Buffer
  sessions: Sessions
  jobs: JobQueue
  events: Events
  /** generated reports */
  storage: Storage
  images: Images
  slow: SlowOperations
  log: FastifyBaseLogger
}
