import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type FakeS3, startFakeS3 } from '../../../../../tests/factories/fake-s3.js'
import { ConfigError, readConfig } from '../../../base/config.js'
import { openStorage } from '../../../data/storage/open.js'
import type { Storage } from '../../../data/storage/storage.js'

const dir = mkdtempSync(path.join(tmpdir(), 'candeia-storage-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function works(open: () => Promise<Storage>) {
  test('a storage stores, returns, replaces and removes files', async () => {
    const storage = await open()
    const key = '17/0b9f3c1e-1111-4222-8333-444455556666.pdf'
    expect(await storage.get(key)).toBeNull()
    await storage.put(key, Buffer.from('%PDF-1'))
    await storage.put(key, Buffer.from('%PDF-2'))
    expect((await storage.get(key))?.toString()).toBe('%PDF-2')
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.get(key)).toBeNull()
  })
}

describe('the data directory', () => {
  works(() => openStorage({ s3: undefined, dataDir: dir }, 'files'))

  test('a stored file and its name are on the disk before it counts as stored', async () => {
    const storage = await openStorage({ s3: undefined, dataDir: dir }, 'files')
    const handle = await open(dir)
    const handles = Object.getPrototypeOf(handle) as typeof handle
    const { sync } = handles
    await handle.close()
    let flushed = 0
    handles.sync = function () {
      flushed++
      return sync.call(this)
    }
    try {
      await storage.put('new/a.pdf', Buffer.from('%PDF-'))
      // the file, its folder, and the folder in which that is new
      expect(flushed).toBe(3)
      await storage.put('new/b.pdf', Buffer.from('%PDF-'))
      expect(flushed).toBe(5)
    } finally {
      handles.sync = sync
    }
  })

  test('the storage in the data directory accepts only generated names', async () => {
    const storage = await openStorage({ s3: undefined, dataDir: dir }, 'files')
    for (const key of ['../a.pdf', '/etc/passwd', 'a/../../b.pdf', '', 'a.pdf/..'])
      await expect((async () => storage.get(key))()).rejects.toThrow('not a key of ours')
  })
})

describe('an S3 server', () => {
  let server: FakeS3
  beforeAll(async () => {
    server = await startFakeS3({ bucket: 'candeia', accessKeyId: 'chave' })
  })
  afterAll(() => server.close())

  const open = (change: Record<string, string> = {}) => {
    const keys = { S3_ACCESS_KEY_ID: 'chave', S3_SECRET_ACCESS_KEY: 'segredo' }
    return openStorage(
      readConfig({ S3_BUCKET: 'candeia', S3_ENDPOINT: server.url, ...keys, DATA_DIR: dir, ...change }),
      'files',
    )
  }
  works(open)

  test('the storage on an S3 server stores the files there, not in the data directory', async () => {
    const data = path.join(dir, 'none')
    const storage = await open({ DATA_DIR: data })
    await storage.put('1/a.pdf', Buffer.from('%PDF-'))
    expect(() => readdirSync(data)).toThrow()
    expect(server.objects.get('1/a.pdf')).toEqual({ body: Buffer.from('%PDF-'), contentType: 'application/pdf' })
  })

  test('the storage on an S3 server retries after a temporary failure', async () => {
    server.failNext(503, 500)
    await (await open()).put('1/b.pdf', Buffer.from('%PDF-'))
    expect(server.objects.has('1/b.pdf')).toBe(true)
  })

  test.each([
    ['of a bucket that it does not have', { S3_BUCKET: 'outro' }, 'NoSuchBucket'],
    ['by a key that it does not know', { S3_ACCESS_KEY_ID: 'estranha' }, 'InvalidAccessKeyId'],
  ])('the S3 storage reports the refusal %s as an error, not as a missing file', async (_, change, name) => {
    const storage = await open(change)
    await expect(storage.put('1/a.pdf', Buffer.from('x'))).rejects.toMatchObject({ name })
    await expect(storage.get('1/a.pdf')).rejects.toMatchObject({ name })
    await expect(storage.remove('1/a.pdf')).rejects.toMatchObject({ name })
  })
})

test('S3 settings without their keys prevent the start', () => {
  expect(() => readConfig({ S3_BUCKET: 'candeia' })).toThrow(ConfigError)
})
