// What /proc tells about processes (Linux).
import { readdirSync, readFileSync } from 'node:fs'

const clockTicks = 100 // a second, on every Linux that Node runs on

/** @returns a process's parent and the user and system time that it has used, in milliseconds */
export function stat(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return { parent: Number(fields[1]), cpu: ((Number(fields[11]) + Number(fields[12])) * 1000) / clockTicks }
}

/** The processes that a process has started and that run now. */
export const childrenOf = (pid) =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && stat(name).parent === pid
    } catch {
      return false // ended meanwhile
    }
  })
