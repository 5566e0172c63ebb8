import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { AlreadyRunningError, type EmbeddedPostgresError } from './error.js'
import { startMark } from './process.js'

/**
 * Takes the lock file for this process and returns the function that releases it. The lock of a dead process (kill -9,
 * power failure) is taken over, even if another process reuses its pid.
 * @throws when the process that holds the lock is running
 */
export function acquireLock(file: string): () => void {
  const mine = `${process.pid}\n${startMark(process.pid)}\n`
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, mine)
    while (!link(draft, file)) evictDead(file)
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true })
  }
}

/** A hard link appears atomically and for one process only, so nobody reads a half-written lock. */
function link(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function evictDead(file: string): void {
  const seen = read(file)
  if (seen === undefined) return
  const [pid, mark] = seen.split('\n')
  if (mark && startMark(Number(pid)) === mark) throw heldBy(file, Number(pid))
  // renamed, not deleted: this start may have renamed the new lock of a concurrent start, and must then put that lock
  // back
  const aside = `${file}.${process.pid}.stale`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) !== seen) link(aside, file)
  rmSync(aside, { force: true })
}

function heldBy(file: string, pid: number): EmbeddedPostgresError {
  const dataDir = file.replace(/\.lock$/, '')
  const who = pid === process.pid ? 'neste mesmo processo' : `no processo ${pid}`
  return new AlreadyRunningError(`O sistema já está rodando com os dados de ${dataDir} (${who}); encerre-o primeiro.`)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
