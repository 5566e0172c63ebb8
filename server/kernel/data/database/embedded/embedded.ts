import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { serverAccount } from './account.js'
import { findBinaries } from './binaries.js'
import { initialise, reachableDirectory, socketDirectory } from './directory.js'
import { AlreadyRunningError, EmbeddedPostgresError, explain } from './error.js'
import { acquireLock } from './lock.js'
import { isAlive } from './process.js'
import { ensureRunning, runningSocket, type Server, stopServer } from './server.js'

export { AlreadyRunningError, EmbeddedPostgresError }

interface EmbeddedOptions {
  /** The data directory, created at the first start together with `<dataDir>.log` and `<dataDir>.lock`. */
  dataDir: string
  /** Server settings by their PostgreSQL names. They override the defaults of this application (durable, no TCP). */
  settings?: Record<string, string | number | boolean>
  /** Receives the Portuguese log lines about automatic actions (another data directory, a restart). */
  log?: (line: string) => void
}

export interface Embedded {
  /** The directory of the unix socket, which `pg` takes as a host. */
  readonly host: string
  readonly port: number
  readonly user: string
  /** The server's process id; it changes when a dead server was restarted. */
  readonly pid: number
  /** Whether a killed application had left the server running. */
  readonly adopted: boolean
  /** Ends the server and releases the data directory. */
  stop(): Promise<void>
}

/** How to reach the server that another process runs on this data directory; undefined while it is not ready. */
export function runningEmbedded(dataDir: string): Pick<Embedded, 'host' | 'port' | 'user'> | undefined {
  const host = runningSocket(path.resolve(dataDir))
  return host === undefined ? undefined : { host, port: PORT, user: 'postgres' }
}

const PORT = 5432

const DEFAULTS = {
  max_connections: 60,
  shared_buffers: '128MB',
  // the values of a failed statement are personal data and must stay out of the log
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/**
 * Runs the PostgreSQL from npm on a data directory that this process locks, and restarts PostgreSQL when it has died.
 * Only its own account and root can connect, over a unix socket and without a password.
 * @throws EmbeddedPostgresError, whose message is one Portuguese line
 */
export async function startEmbedded({ dataDir, settings, log = console.warn }: EmbeddedOptions): Promise<Embedded> {
  const asked = path.resolve(dataDir)
  const place = { dataDir: asked, logFile: `${asked}.log` }
  let release = () => {}
  try {
    mkdirSync(path.dirname(asked), { recursive: true })
    release = acquireLock(`${asked}.lock`)
    const server = await prepare(asked, { ...DEFAULTS, ...settings }, log)
    const first = await ensureRunning(server)
    const guard = keepRunning(server, first.pid, log)
    return {
      host: server.socketDir,
      port: server.port,
      user: 'postgres',
      adopted: first.adopted,
      get pid() {
        return guard.pid()
      },
      stop: () => guard.stop().finally(release),
    }
  } catch (error) {
    release()
    throw explain(error, place)
  }
}

/** Everything before the start: system account, directories, programs, and the database cluster. */
async function prepare(asked: string, settings: Server['settings'], log: (line: string) => void): Promise<Server> {
  const account = serverAccount(asked)
  const dataDir = reachableDirectory(asked, account, log)
  const bin = findBinaries(dataDir, account)
  const durable = !['off', 'false', '0', 'no'].includes(String(settings.fsync))
  await initialise(dataDir, bin, account, durable)
  const socketDir = socketDirectory(dataDir, PORT, account)
  return { dataDir, socketDir, port: PORT, logFile: `${asked}.log`, account, postgres: bin.postgres, settings }
}

/** Checks five times a second whether the server lives, and restarts it when it has died, until it is stopped. */
function keepRunning(server: Server, first: number, log: (line: string) => void) {
  let pid = first
  let restart: Promise<void> | undefined
  let stopped: Promise<void> | undefined

  async function revive(): Promise<void> {
    log(`O PostgreSQL (processo ${pid}) morreu; iniciando outra vez.`)
    while (!stopped) {
      try {
        pid = (await ensureRunning(server)).pid
        return
      } catch (error) {
        log(explain(error, server).message)
        await new Promise((resolve) => setTimeout(resolve, 2000))
      }
    }
  }

  const watch = setInterval(() => {
    if (restart || isAlive(pid)) return
    restart = revive().finally(() => {
      restart = undefined
    })
  }, 200)
  watch.unref()

  async function end(): Promise<void> {
    clearInterval(watch)
    await restart
    await stopServer(server)
  }

  return {
    pid: () => pid,
    stop: () => {
      stopped ??= end()
      return stopped
    },
  }
}
