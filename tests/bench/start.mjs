/*
 * Measures time and memory of the start:
 *
 *   npx node tests/bench/start.mjs
 *
 * In a copy of the sources without a build: the whole build, the first start (an empty data directory: initialise and
 * migrate PostgreSQL, create the demo churches) and a second start, each until /readyz answers. Exits with 1 when the
 * build and the first start together take 60 s or more, or the second start takes 5 s or more.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../factories/free-port.mjs'
import { childrenOf } from './processes.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const sources = ['client', 'migrations', 'schema', 'server', 'package.json', 'package-lock.json', 'tsconfig.json']
const limits = { first: 60, second: 5 }

/** Peak resident memory of a process, in MB. */
const peak = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

/** Current memory of all PostgreSQL processes in MB; shared memory counts once. */
function databaseMemory(dataDir) {
  const postmaster = Number(readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0])
  const shares = [postmaster, ...childrenOf(postmaster)].map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1])
    } catch {
      return 0 // the process has ended meanwhile
    }
  })
  return shares.reduce((sum, share) => sum + share, 0) / 1024
}

async function start(dir, dataDir) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['server/cli/start.mjs'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    await wait(10)
  }
  const seconds = (performance.now() - began) / 1000
  await wait(1000)
  const row = { seconds, 'server MB (peak)': peak(child.pid), 'PostgreSQL MB': databaseMemory(dataDir) }
  child.kill('SIGTERM')
  await once(child, 'exit')
  return row
}

const dir = mkdtempSync(path.join(os.tmpdir(), 'candeia-start-'))
chmodSync(dir, 0o711) // PostgreSQL may run as another user
try {
  for (const name of sources) cpSync(path.join(root, name), path.join(dir, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'))
  const began = performance.now()
  const { status } = spawnSync(process.execPath, ['server/cli/build.mjs'], { cwd: dir, stdio: 'inherit' })
  if (status !== 0) throw new Error('the build failed')
  const build = { seconds: (performance.now() - began) / 1000 }
  const dataDir = path.join(dir, 'data')
  const first = await start(dir, dataDir)
  const second = await start(dir, dataDir)
  const load = os.loadavg().map((value) => value.toFixed(2))
  console.log(
    `Node ${process.versions.node}, ${os.availableParallelism()} x ${os.cpus()[0].model}, load ${load.join(' ')}`,
  )
  const rounded = (row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value.toFixed(1))]))
  console.table({ build: rounded(build), 'first start': rounded(first), 'second start': rounded(second) })
  if (build.seconds + first.seconds >= limits.first || second.seconds >= limits.second) process.exitCode = 1
} finally {
  rmSync(dir, { recursive: true, force: true })
}
