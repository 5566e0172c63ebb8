import path from 'node:path'
import type { Config } from '../../base/config.js'
import { day, removeStrayFiles } from './cleanup.js'
import { diskStorage } from './disk.js'
import type { Bucket } from './s3.js'

/**
 * The uploaded files: pictures, and PDFs of documents. Each has the uuid of its row as its name, and the ending of its
 * content; a client never sends one.
 */
export interface Images {
  put(uuid: string, data: Buffer): Promise<void>
  /** @returns null when there is no such file */
  get(uuid: string): Promise<Buffer | null>
  /** Does nothing when there is no such file. */
  remove(uuid: string): Promise<void>
  /**
   * Removes files that have no row and are older than a day. Such a file is left when a request fails after writing it.
   * @param known returns those of the uuids that have a row
   */
  removeStray(known: (uuids: string[]) => Promise<Set<string>>): Promise<void>
}

type ImagesConfig = Pick<Config, 's3' | 'filesDir' | 'publicUrl'>

/** The endings of uploaded files. */
const endings = ['webp', 'pdf'] as const
type Ending = (typeof endings)[number]

/** The key of a file, below the folder of the data directory as well as in the bucket. */
export const imageKey = (uuid: string, ending: Ending = 'webp'): string => `${uuid.slice(0, 2)}/${uuid}.${ending}`

/** Pictures are stored as WebP only, so any other content is a PDF. */
export const endingOf = (data: Buffer): Ending => (data.subarray(0, 5).toString('latin1') === '%PDF-' ? 'pdf' : 'webp')

/** The path of a picture file in the data directory. */
export const imagePath = (filesDir: string, uuid: string): string => path.join(filesDir, imageKey(uuid))

/** The bucket for pictures, when S3_BUCKET is set. */
export async function openBucket({ s3, publicUrl }: Omit<ImagesConfig, 'filesDir'>): Promise<Bucket | undefined> {
  // the S3 client is large, so it is loaded only when used
  return s3 && (await import('./s3.js')).s3Storage(s3, 'arquivos/', new URL(publicUrl).host)
}

/**
 * Pictures in the bucket when S3_BUCKET is set, in the data directory otherwise. Pictures that were stored before the
 * bucket was set are read from the data directory until `npm run images -- move` moves them.
 */
export async function openImages(config: ImagesConfig): Promise<Images> {
  const disk = diskStorage(config.filesDir)
  const bucket = await openBucket(config)
  // the directory first: there a missing file costs nothing
  const places = bucket ? [disk, bucket] : [disk]
  return {
    put: (uuid, data) => (bucket ?? disk).put(imageKey(uuid, endingOf(data)), data),
    async get(uuid) {
      for (const place of places)
        for (const ending of endings) {
          const found = await place.get(imageKey(uuid, ending))
          if (found) return found
        }
      return null
    },
    async remove(uuid) {
      for (const place of places) for (const ending of endings) await place.remove(imageKey(uuid, ending))
    },
    async removeStray(known) {
      await removeStrayFiles(config.filesDir, known)
      if (bucket) await removeStrayObjects(bucket, new URL(config.publicUrl).host, known)
    },
  }
}

/**
 * Several installations may use one bucket, and each knows only its own rows. So an object is removed only by the
 * installation that stored it.
 */
async function removeStrayObjects(
  bucket: Bucket,
  origin: string,
  known: (uuids: string[]) => Promise<Set<string>>,
): Promise<void> {
  for await (const portion of bucket.portions()) {
    const old = portion
      .filter(({ key, changed }) => /^[0-9a-f]{2}\/[0-9a-f-]{36}\.(webp|pdf)$/.test(key) && +changed < Date.now() - day)
      .map(({ key }) => ({ key, uuid: path.basename(key).slice(0, 36) }))
    if (old.length === 0) continue
    const kept = await known(old.map(({ uuid }) => uuid))
    for (const { key, uuid } of old)
      if (!kept.has(uuid) && (await bucket.about(key))?.origin === origin) await bucket.remove(key)
  }
}
