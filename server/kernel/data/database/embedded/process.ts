import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

// Linux reads this from /proc (Alpine's ps has no start time); other systems use ps
const linux = process.platform === 'linux'

/**
 * The start time of the process (on Linux also the boot), which distinguishes it from another process with the same
 * pid. Undefined when no such process is running; a zombie counts as dead.
 */
export function startMark(pid: number): string | undefined {
  if (!linux) {
    const [state, ...started] = ps(pid, 'stat=', 'lstart=').split(/\s+/)
    return !state || state.startsWith('Z') ? undefined : started.join(' ')
  }
  const [state, ...fields] = statFields(pid)
  if (state === undefined || /[ZX]/.test(state)) return undefined
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[18]}`
}

/** Whether the process lives; cheap enough to ask several times a second. */
export function isAlive(pid: number): boolean {
  if (linux) return /^[^ZX]/.test(statFields(pid)[0] ?? '')
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process's command line with its arguments joined by spaces; empty for a dead process or a zombie. */
export function commandLine(pid: number): string {
  if (!linux) return ps(pid, 'args=')
  return (readProc(pid, 'cmdline') ?? '').replaceAll('\0', ' ').trimEnd()
}

/** Runs a program to its end; the error of a failure contains its whole output. */
export function runToEnd(file: string, args: string[], options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    program.stdout?.on('data', collect)
    program.stderr?.on('data', collect)
    program.on('error', reject)
    program.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output || `${file}: ${code}`))))
  })
}

/** Waits until the condition holds; false when it does not within `limit` milliseconds. */
export async function until(condition: () => boolean, limit = Number.POSITIVE_INFINITY): Promise<boolean> {
  const end = performance.now() + limit
  while (!condition()) {
    if (performance.now() > end) return false
    await sleep(5)
  }
  return true
}

/** The fields of /proc/<pid>/stat from the state on. The command before it may contain spaces and parentheses. */
function statFields(pid: number): string[] {
  const stat = readProc(pid, 'stat') ?? ''
  return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

/** One option per column: BSD's ps takes everything after an equals sign as the column's title. */
function ps(pid: number, ...columns: string[]): string {
  try {
    const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
    return execFileSync('ps', ['-ww', ...columns.flatMap((name) => ['-o', name]), '-p', String(pid)], {
      encoding: 'utf8',
      env,
    }).trim()
  } catch {
    return ''
  }
}
