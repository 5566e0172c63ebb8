// Starts one of the servers, sends it requests and measures the CPU time.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import autocannon from 'autocannon'
import { childrenOf, stat } from './processes.mjs'

/**
 * Forks server-<name>.mjs; its output goes to a file, as for a service.
 * @param before the folder of another version, whose product it is then
 */
export async function startServer(name, { before, ...settings }) {
  const log = openSync(path.join(settings.dataDir, `${name}.log`), 'w')
  const file = before
    ? path.resolve(before, 'tests/bench/server-product.mjs')
    : path.join(import.meta.dirname, `server-${name}.mjs`)
  const child = fork(file, {
    env: { ...process.env, NODE_ENV: 'production', BENCH: JSON.stringify(settings) },
    stdio: ['ignore', log, log, 'ipc'],
    execArgv: settings.execArgv ?? [],
  })
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (message !== 'ready')
    throw new Error(`${name} did not start:\n${readFileSync(path.join(settings.dataDir, `${name}.log`), 'utf8')}`)
  return { name, child, url: `http://127.0.0.1:${settings.port}/graphql` }
}

export async function stopServer({ child }) {
  child.disconnect() // the server ends when this process disconnects or is killed
  await once(child, 'exit')
}

/** CPU time of all processes that the postmaster has started, including ended ones. */
const databaseCpu = (postmaster) =>
  childrenOf(postmaster).reduce((sum, pid) => sum + cpuOf(pid), stat(postmaster).ended)

function cpuOf(pid) {
  try {
    return stat(pid).cpu
  } catch {
    return 0 // the process has ended meanwhile
  }
}

/**
 * Sends so many requests before anything is measured: only then are the server's functions compiled and PostgreSQL's
 * statements planned. Seconds would be fewer requests on a busy machine.
 */
export const warmUp = ({ url }, requests, amount) => autocannon({ url, connections: 16, amount, requests })

/**
 * Sends the requests in turn over 16 connections.
 * @returns the figures of one round; CPU in milliseconds per request
 */
export async function load({ url, child }, requests, seconds, postmaster) {
  const before = { server: stat(child.pid).cpu, database: databaseCpu(postmaster) }
  const result = await autocannon({ url, connections: 16, duration: seconds, requests })
  const { total } = result.requests
  return {
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (stat(child.pid).cpu - before.server) / total,
    database: (databaseCpu(postmaster) - before.database) / total,
    failed: result.non2xx + result.errors,
  }
}
