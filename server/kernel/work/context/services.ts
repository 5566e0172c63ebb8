import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../base/config.js'
import type { SlowOperations } from '../../base/watching/slow.js'
import type { Events } from '../../data/database/events.js'
import type { JobQueue } from '../../data/queue/job-queue.js'
import type { Images } from '../../data/storage/images.js'
import type { Storage } from '../../data/storage/storage.js'
import type { Sessions } from '../../data/tenant/session.js'

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
  /** Aborts when the process begins to end: no request waits any longer for work that is done elsewhere. */
  ending: AbortSignal
  log: FastifyBaseLogger
}
