import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

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
