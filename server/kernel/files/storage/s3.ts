import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../../config.js'
import type { Storage } from './storage.js'

/** Stores files as objects in a bucket of an S3-compatible server. */
export function s3Storage({
  bucket,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: NonNullable<Config['s3']>): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    // S3 servers other than Amazon's support neither host names with the bucket nor the newer checksums
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const named = (Key: string) => ({ Bucket: bucket, Key })
  return {
    async put(key, data) {
      await client.send(new PutObjectCommand({ ...named(key), Body: data, ContentType: 'application/pdf' }))
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
  }
}
