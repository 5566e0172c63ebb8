import { readdir, readFile, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Bucket } from './s3.js'

/** How many pictures are sent at the same time. */
const atOnce = 8

/**
 * Moves the pictures of the data directory into the bucket, also while a server is running: a picture is deleted here
 * once it is there. After an interruption the next call continues.
 * @returns how many pictures were moved
 */
export async function moveImages(filesDir: string, bucket: Bucket): Promise<number> {
  let moved = 0
  for (const folder of await readdir(filesDir).catch(() => [])) {
    const names = await readdir(path.join(filesDir, folder)).catch(() => [])
    const keys = names.filter((name) => /^[0-9a-f-]{36}\.(webp|pdf)$/.test(name)).map((name) => `${folder}/${name}`)
    for (let first = 0; first < keys.length; first += atOnce) {
      const some = keys.slice(first, first + atOnce)
      await Promise.all(some.map((key) => moveImage(filesDir, bucket, key)))
      moved += some.length
    }
  }
  return moved
}

async function moveImage(filesDir: string, bucket: Bucket, key: string): Promise<void> {
  const file = path.join(filesDir, key)
  try {
    const { size } = await stat(file)
    if ((await bucket.about(key))?.bytes !== size) await bucket.put(key, await readFile(file))
    await unlink(file)
  } catch (error) {
    // erased meanwhile, with its church
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
