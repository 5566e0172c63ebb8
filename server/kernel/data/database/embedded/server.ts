import { spawn } from 'node:child_process'
import {
  closeSync,
  fchownSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.js'
import { SERVER_ENV } from './directory.js'
import { EmbeddedPostgresError } from './error.js'
import { commandLine, isAlive, until } from './process.js'

/** The settings of a server: its programs, its directories and its account. */
export interface Server {
  dataDir: string
  socketDir: string
  port: number
  logFile: string
  account: Account
  postgres: string
  settings: Record<string, string | number | boolean>
}

const LOG_LIMIT = 10 * 1024 * 1024
const PATIENCE = 15_000

/**
 * Adopts the server that a killed application left running on this data directory, or starts a new one. Resolves when
 * the server is ready.
 */
export async function ensureRunning(server: Server): Promise<{ pid: number; adopted: boolean }> {
  const end = performance.now() + PATIENCE
  for (;;) {
    const running = runningPid(server)
    if (running && isWanted(server, running) && (await becomesReady(server, running)))
      return { pid: running, adopted: true }
    await stopServer(server)
    try {
      return { pid: await launch(server), adopted: false }
    } catch (error) {
      // orphaned processes of a killed server, or one that a killed application had just started, need a moment to end
      const passing = /still in use|postmaster\.pid" already exists/.test(String(error))
      if (!passing || performance.now() > end) throw error
      await sleep(100)
    }
  }
}

/**
 * Stops the server with PostgreSQL's "fast" shutdown. If that hangs it uses "immediate", from which the next start
 * recovers.
 */
export async function stopServer(server: Server): Promise<void> {
  const pid = runningPid(server)
  if (!pid) return
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!send(pid, signal) || (await until(() => !isAlive(pid), 10_000))) return
  }
  throw new EmbeddedPostgresError(`O PostgreSQL (processo ${pid}) não encerrou em 20 segundos.`)
}

/** The log's file descriptor, opened for appending; a log over 10 MB is truncated first. */
function openLog({ logFile, account }: Server): number {
  const log = openSync(logFile, 'a', 0o600)
  if (fstatSync(log).size > LOG_LIMIT) ftruncateSync(log)
  // a log owned by root could not be written by the owner of the data
  if (account.uid !== undefined) fchownSync(log, account.uid, account.gid!)
  return log
}

/** Starts the server and resolves to its pid once it accepts connections, however long recovery takes. */
async function launch(server: Server): Promise<number> {
  disownPidFile(server)
  const log = openLog(server)
  const begin = fstatSync(log).size
  // detached: Ctrl-C goes to the terminal's whole process group, and the application still needs the database to finish
  // its work
  const options = { ...server.account, env: SERVER_ENV, cwd: '/', detached: true }
  const child = spawn(server.postgres, argumentsOf(server), { ...options, stdio: ['ignore', log, log] })
  closeSync(log)
  let failure: unknown
  child.on('error', (error) => {
    failure = error
  })
  const onExit = () => {
    failure ??= new Error(readFileSync(server.logFile).subarray(begin).toString())
  }
  child.on('exit', onExit)
  child.unref()
  await until(() => failure !== undefined || (readPidFile(server)?.pid === child.pid && isReady(server)))
  child.off('exit', onExit)
  if (failure !== undefined) throw failure
  return child.pid!
}

function argumentsOf({ dataDir, socketDir, port, settings }: Server): string[] {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port,
    ...settings,
  }
  return ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** The pid of the server that runs on this data directory. */
function runningPid(server: Server): number | undefined {
  const pid = readPidFile(server)?.pid
  return pid && `${commandLine(pid)} `.includes(`postgres -D ${server.dataDir} `) ? pid : undefined
}

/**
 * Whether a running server is equal to the server that `launch` would start: the same program file with the same
 * settings.
 */
function isWanted(server: Server, pid: number): boolean {
  if (commandLine(pid) !== [server.postgres, ...argumentsOf(server)].join(' ').trimEnd()) return false
  return process.platform !== 'linux' || readlinkSync(`/proc/${pid}/exe`) === server.postgres
}

/** Waits for a server that is starting; false when it is shutting down. */
async function becomesReady(server: Server, pid: number): Promise<boolean> {
  const leaving = () => !isAlive(pid) || readPidFile(server)?.status !== 'starting'
  await until(() => isReady(server) || leaving())
  return isReady(server) && isAlive(pid)
}

const isReady = (server: Server) => readPidFile(server)?.status === 'ready'

const pidFileOf = (server: Server) => path.join(server.dataDir, 'postmaster.pid')

/** The directory of the socket of the server that is ready on this data directory. */
export function runningSocket(dataDir: string): string | undefined {
  try {
    const lines = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
    return lines[7]?.trim() === 'ready' ? lines[4]?.trim() : undefined
  } catch {
    return undefined
  }
}

function readPidFile(server: Server): { pid: number; status: string } | undefined {
  try {
    const lines = readFileSync(pidFileOf(server), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[7]?.trim() || 'starting' }
  } catch {
    return undefined
  }
}

/**
 * Replaces the pid in the postmaster.pid of a dead server. If another process uses this pid now, PostgreSQL refuses to
 * start. The file must not be deleted: it also names the shared memory by which PostgreSQL detects orphaned processes
 * that still write. The new pid is that of this process, the parent of the server, which PostgreSQL never takes for
 * another server.
 */
function disownPidFile(server: Server): void {
  rmSync(path.join(server.socketDir, `.s.PGSQL.${server.port}.lock`), { force: true })
  try {
    const [, ...rest] = readFileSync(pidFileOf(server), 'utf8').split('\n')
    writeFileSync(pidFileOf(server), [process.pid, ...rest].join('\n'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}
