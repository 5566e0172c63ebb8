import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '../crypto.js'
import type { Images } from '../files/images.js'
import { type Manifest, pictureFile, pictureList } from './manifest.js'
import { type Picture, pictureLine } from './verify.js'

/** How many pictures are read or written at the same time. */
const atOnce = 8

async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < all.length; first += atOnce)
    await Promise.all(all.slice(first, first + atOnce).map((one) => work(one)))
}

/** Copies the pictures, whether they are in a folder or in S3. One that was erased meanwhile is only counted. */
export async function savePictures(
  images: Pick<Images, 'get'>,
  uuids: readonly string[],
  folder: string,
): Promise<Manifest['pictures']> {
  const found = new Map<string, Picture>()
  await each(uuids, async (uuid) => {
    const data = await images.get(uuid)
    if (!data) return
    const file = path.join(folder, pictureFile(uuid))
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, data, { mode: 0o600, flush: true })
    found.set(uuid, { uuid, sha256: sha256(data), bytes: data.length })
  })
  const pictures = uuids.flatMap((uuid) => found.get(uuid) ?? [])
  const list = pictures.map(pictureLine).join('')
  await writeFile(path.join(folder, pictureList), list, { mode: 0o600, flush: true })
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0)
  return { count: pictures.length, bytes, missing: uuids.length - pictures.length, sha256: sha256(list) }
}

/** Puts the pictures of a backup where this installation keeps its own. */
export async function restorePictures(
  images: Pick<Images, 'put'>,
  pictures: readonly Picture[],
  folder: string,
): Promise<void> {
  await each(pictures, async ({ uuid }) => images.put(uuid, await readFile(path.join(folder, pictureFile(uuid)))))
}
