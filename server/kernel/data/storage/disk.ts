import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { flushFolder } from '../../base/flush.js'
import type { Storage } from './storage.js'

/** Stores files below a directory on the server. */
export function diskStorage(directory: string): Storage {
  const fileOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(key)) throw new Error('not a key of ours')
    return path.join(directory, key)
  }
  return {
    // The row of a file is flushed when its transaction commits, so the file must be, too: otherwise a power failure
    // leaves a record whose file is empty or missing.
    async put(key, data) {
      const file = fileOf(key)
      const folder = path.dirname(file)
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await writeFile(`${file}.tmp`, data, { mode: 0o600, flush: true })
        await rename(`${file}.tmp`, file)
        await flushFolder(folder)
        if (made)
          for (let at = folder; at.length >= made.length; at = path.dirname(at)) await flushFolder(path.dirname(at))
      } catch (error) {
        // on a full disk, an incomplete file would take the space that is needed
        await rm(`${file}.tmp`, { force: true })
        throw error
      }
    },
    get: (key) =>
      readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}
