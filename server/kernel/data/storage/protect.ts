import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../base/config.js'

/**
 * Removes the access of other users to files and folders that earlier versions wrote as world-readable. The folder
 * itself is the last one: when other users cannot read it, the next start need not check the files in it.
 */
export async function protectFolder(directory: string): Promise<void> {
  const found = await stat(directory).catch(() => undefined)
  if (!found?.isDirectory() || (found.mode & 0o077) === 0) return
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory() && !entry.isFile()) continue
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
  await chmod(directory, 0o700)
}

/**
 * Closes the data directory to other accounts, also one that an earlier version left open. When root runs this program,
 * the PostgreSQL of npm has an account of its own, which passes through to its folder and can list nothing.
 */
export function closeDataDirectory({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): void {
  const me = process.getuid?.()
  const own = me === 0 && !databaseUrl ? 0o711 : 0o700
  // with a database elsewhere nothing may ever be written here
  if (!databaseUrl) mkdirSync(dataDir, { recursive: true, mode: own })
  const found = statSync(dataDir, { throwIfNoEntry: false })
  if (!found || found.uid !== me || (found.mode & 0o777 & ~own) === 0) return
  try {
    chmodSync(dataDir, found.mode & own)
  } catch (error) {
    console.warn(`Outros usuários desta máquina alcançam ${dataDir}: ${(error as Error).message}`)
  }
}
