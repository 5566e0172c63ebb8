/*
 * Loaded by Node's --import into the processes of tests/faults/clocks.mjs: gives the changed clock to every process that
 * they start, whatever environment they choose for it, such as PostgreSQL and the product itself.
 */
import { ChildProcess } from 'node:child_process'

const names = ['LD_PRELOAD', 'NODE_OPTIONS', ...Object.keys(process.env).filter((name) => name.startsWith('FAKETIME'))]
const clock = names.map((name) => `${name}=${process.env[name]}`)
const { spawn } = ChildProcess.prototype

ChildProcess.prototype.spawn = function withClock(options) {
  const others = (options.envPairs ?? []).filter((pair) => !names.includes(pair.split('=')[0]))
  return spawn.call(this, { ...options, envPairs: [...others, ...clock] })
}
