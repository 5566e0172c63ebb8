import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../../base/config.js'
import type { Storage } from './storage.js'

/** What a bucket knows of one of its files. */
interface Stored {
  bytes: number
  /** the installation that stored it, see s3Storage */
  origin: string | undefined
}

export interface Bucket extends Storage {
  /** @returns null when there is no file with this key */
  about(key: string): Promise<Stored | null>
  /** All files, in portions of up to a thousand. */
  portions(): AsyncGenerator<{ key: string; changed: Date }[]>
}

const types: Record<string, string> = { pdf: 'application/pdf', webp: 'image/webp' }

/**
 * Stores files as objects in a bucket of an S3-compatible server.
 * @param folder the beginning of all keys in the bucket, such as 'arquivos/'
 * @param origin the host name of this installation, which is noted with each file
 */
export function s3Storage(
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>,
  folder = '',
  origin?: string,
): Bucket {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    // a server that is silent must not hold requests and jobs for ever
    requestHandler: { connectionTimeout: 3000, requestTimeout: 10_000 },
    // S3 servers other than Amazon's support neither host names with the bucket nor the newer checksums
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const named = (key: string) => ({ Bucket: bucket, Key: folder + key })
  return {
    async put(key, data) {
      const ContentType = types[key.slice(key.lastIndexOf('.') + 1)]
      const Metadata = origin ? { origem: origin } : undefined
      await client.send(new PutObjectCommand({ ...named(key), Body: data, ContentType, Metadata }))
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(named(key)))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(named(key)))
    },
    async about(key) {
      try {
        const { ContentLength = 0, Metadata } = await client.send(new HeadObjectCommand(named(key)))
        return { bytes: ContentLength, origin: Metadata?.origem }
      } catch (error) {
        // the response to HEAD has no body, and so no more exact name
        if ((error as Error).name === 'NotFound' || (error as Error).name === 'NoSuchKey') return null
        throw error
      }
    },
    async *portions() {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, ContinuationToken }))
        yield (page.Contents ?? []).map(({ Key = '', LastModified }) => ({
          key: Key.slice(folder.length),
          changed: LastModified ?? new Date(),
        }))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}
