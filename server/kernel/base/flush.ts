import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

/** Some file systems, of networks above all, flush files but no folders: they are not refused for that. */
function unlessUnknown(error: unknown): void {
  if (!['EINVAL', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
}

/** After this the names in a folder survive a power failure, where the file system can flush them. */
export async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder)
  await opened
    .sync()
    .catch(unlessUnknown)
    .finally(() => opened.close())
}

/** Stores a small file that only its owner reads. After a power failure it is there whole, or not at all. */
export function storeSecret(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.tmp`, file)
  const folder = openSync(path.dirname(file), 'r')
  try {
    fsyncSync(folder)
  } catch (error) {
    unlessUnknown(error)
  } finally {
    closeSync(folder)
  }
}
