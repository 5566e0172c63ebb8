import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Storage } from './storage.js'

/** Stores files below a directory on the server. */
export function diskStorage(directory: string): Storage {
  const fileOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(key)) throw new Error('not a key of ours')
    return path.join(directory, key)
  }
  return {
    async put(key, data) {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      try {
        await writeFile(`${file}.tmp`, data, { mode: 0o600 })
        await rename(`${file}.tmp`, file)
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
