import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ConfigError, readConfig } from '../config.js'
import { openStorage } from './open.js'
import type { Storage } from './storage.js'

const dir = mkdtempSync(path.join(tmpdir(), 'candeia-storage-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function works(open: () => Promise<Storage>) {
  test('keeps, gives back, replaces and removes', async () => {
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
  works(() => openStorage({ s3: undefined, dataDir: dir }))

  test('takes only names of ours', async () => {
    const storage = await openStorage({ s3: undefined, dataDir: dir })
    for (const key of ['../a.pdf', '/etc/passwd', 'a/../../b.pdf', '', 'a.pdf/..'])
      await expect((async () => storage.get(key))()).rejects.toThrow('not a key of ours')
  })
})

describe('an S3 server', () => {
  let server: { run(): Promise<unknown>; close(): Promise<void> }
  const port = 4189
  beforeAll(async () => {
    const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => typeof server
    server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: path.join(dir, 's3'),
      configureBuckets: [{ name: 'candeia' }],
    })
    await server.run()
  })
  afterAll(() => server.close())

  const env = {
    S3_BUCKET: 'candeia',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  works(() => openStorage(readConfig({ ...env, DATA_DIR: dir })))

  test('holds the files, not the data directory', async () => {
    const data = path.join(dir, 'none')
    const storage = await openStorage(readConfig({ ...env, DATA_DIR: data }))
    await storage.put('1/a.pdf', Buffer.from('%PDF-'))
    expect(() => readdirSync(data)).toThrow()
    expect(readdirSync(path.join(dir, 's3/candeia'), { recursive: true }).join()).toContain('a.pdf')
  })

  test('says what it does not know, instead of giving nothing', async () => {
    const wrong = await openStorage(readConfig({ ...env, S3_BUCKET: 'outro', DATA_DIR: dir }))
    await expect(wrong.put('1/a.pdf', Buffer.from('x'))).rejects.toThrow()
  })
})

test('a bucket without its keys stops the start', () => {
  expect(() => readConfig({ S3_BUCKET: 'candeia' })).toThrow(ConfigError)
})
