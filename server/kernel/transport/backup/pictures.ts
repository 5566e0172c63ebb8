import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '../../base/crypto.js'
import type { Images } from '../../data/storage/images.js'
import { type Manifest, pictureFile, pictureList } from './manifest.js'
import { type Picture, pictureLine } from './verify.js'

/** How many pictures are read or written at the same time. */
const atOnce = 8

async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < all.length; first += atOnce)
    await Promise.all(all.slice(first, first + atOnce).map((one) => work(one)))
}

/**
 * Copies the pictures, whether they are in a folder or in S3.
 * @param known returns those of the uuids that still have a row: a picture that was erased meanwhile is not missing
 */
export async function savePictures(
  images: Pick<Images, 'get'>,
  uuids: readonly string[],
  folder: string,
  known: (uuids: string[]) => Promise<string[]>,
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
  const missing = uuids.filter((uuid) => !found.has(uuid))
  return {
    count: pictures.length,
    bytes,
    missing: missing.length && (await known(missing)).length,
    sha256: sha256(list),
  }
}

/**
 * Whether so many pictures are missing that a folder is not mounted or a bucket is not set, rather than single files
 * lost: more than one in a hundred, and more than ten of many or half of a few.
 * @param accepted how many were missing already, or may be
 */
export function lacksPictures({ count, missing }: Manifest['pictures'], accepted: number): boolean {
  const all = count + missing
  return missing > Math.max(accepted, Math.min(10, all / 2), all / 100)
}

/** Puts the pictures of a backup where this installation keeps its own. */
export async function restorePictures(
  images: Pick<Images, 'put'>,
  pictures: readonly Picture[],
  folder: string,
): Promise<void> {
  await each(pictures, async ({ uuid }) => images.put(uuid, await readFile(path.join(folder, pictureFile(uuid)))))
}
