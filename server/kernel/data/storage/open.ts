import path from 'node:path'
import type { Config } from '../../base/config.js'
import { diskStorage } from './disk.js'
import type { Storage } from './storage.js'

/**
 * S3-compatible when S3_BUCKET is set, the data directory otherwise.
 * @param folder of the data directory
 */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, folder: string): Promise<Storage> {
  // the S3 client is large, so it is loaded only when used
  if (s3) return (await import('./s3.js')).s3Storage(s3)
  return diskStorage(path.join(dataDir, folder))
}
