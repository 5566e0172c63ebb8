import path from 'node:path'
import type { Config } from '../config.js'
import { diskStorage } from './disk.js'

/** Where finished documents wait to be fetched. Keys are ours ('17/<uuid>.pdf'), never what a client sent. */
export interface Storage {
  put(key: string, data: Buffer): Promise<void>
  /** @returns null when there is none */
  get(key: string): Promise<Buffer | null>
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>
}

/** S3-compatible when S3_BUCKET is set, the data directory otherwise. */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  // the client is large: who does not use it does not load it
  if (s3) return (await import('./s3.js')).s3Storage(s3)
  return diskStorage(path.join(dataDir, 'relatorios'))
}
