// Reads /proc about processes (Linux).
import { readdirSync, readFileSync } from 'node:fs'

const clockTicks = 100 // per second, on every Linux that Node runs on

/** @returns the parent of a process, its CPU time, and the CPU time of its ended children, in milliseconds */
export function stat(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map((ticks) => (ticks * 1000) / clockTicks)
  return { parent: Number(fields[1]), cpu: user + system, ended: childrenUser + childrenSystem }
}

/** The running child processes of a process. */
export const childrenOf = (pid) =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && stat(name).parent === pid
    } catch {
      return false // the process has ended meanwhile
    }
  })
