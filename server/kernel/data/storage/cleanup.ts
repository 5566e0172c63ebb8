import { readdir, stat, unlink } from 'node:fs/promises'
import path from 'node:path'

export const day = 24 * 3_600_000

/** Removes uploaded files of the data directory that have no row and are older than a day, see Images. */
export async function removeStrayFiles(
  filesDir: string,
  known: (uuids: string[]) => Promise<Set<string>>,
): Promise<void> {
  for (const folder of await names(filesDir)) {
    const old = await filesOlderThan(path.join(filesDir, folder), Date.now() - day)
    if (old.length === 0) continue
    const kept = await known(old.map(uuidOf))
    for (const name of old) {
      if (!name.endsWith('.tmp') && kept.has(uuidOf(name))) continue
      await unlink(path.join(filesDir, folder, name))
    }
  }
}

/** Also reads the uuid of an unfinished file: '<uuid>.webp.tmp'. */
const uuidOf = (name: string): string => name.slice(0, 36)

/** Empty when there is no such directory. */
const names = (directory: string): Promise<string[]> => readdir(directory).catch(() => [])

/** Only file names that this application generates (kernel/files/files.ts): other files in the directory are kept. */
async function filesOlderThan(directory: string, time: number): Promise<string[]> {
  const old: string[] = []
  for (const name of await names(directory)) {
    if (!/^[0-9a-f-]{36}\.(webp|pdf)(\.tmp)?$/.test(name)) continue
    const { mtimeMs } = await stat(path.join(directory, name))
    if (mtimeMs < time) old.push(name)
  }
  return old
}
