import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

/** After this the names in a folder survive a power failure. */
export async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder)
  await opened.sync().finally(() => opened.close())
}

/** Stores a small file that only its owner reads. After a power failure it is there whole, or not at all. */
export function storeSecret(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.tmp`, file)
  const folder = openSync(path.dirname(file), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
