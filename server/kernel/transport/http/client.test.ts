import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fastify from 'fastify'
import { scratchDirectory } from '../../../../tests/factories/process.js'
import { clientDir } from '../../base/paths.js'
import { mountClient } from './client.js'
import { compressAnswers } from './compression.js'
import { rememberAddresses } from './known-addresses.js'

const app = fastify()
const script = readdirSync(path.join(clientDir, 'assets')).find((name) => /^index-.*\.js$/.test(name)) as string

const { dir: dataDir, remove } = scratchDirectory()

beforeAll(async () => {
  rememberAddresses(app)
  await compressAnswers(app)
  await mountClient(app, { publicUrl: 'https://igreja.test', dataDir })
})
afterAll(() => app.close())
afterAll(remove)

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })

test('a script is sent compressed, to be kept for ever, and not again to a browser that has it', async () => {
  const plain = await get(`/assets/${script}`)
  expect(plain.rawPayload).toEqual(readFileSync(path.join(clientDir, 'assets', script)))
  const { headers, rawPayload, statusCode } = await get(`/assets/${script}`, { 'accept-encoding': 'br' })
  expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  const again = await get(`/assets/${script}`, { 'accept-encoding': 'br', 'if-none-match': headers.etag })
  expect(again.statusCode).toBe(304)
})

test('an address below the scripts brings nothing from outside them, and no page in place of a missing script', async () => {
  for (const name of ['..%2findex.html', '..%2f..%2f..%2fpackage.json'])
    expect([name, (await get(`/assets/${name}`)).statusCode]).toEqual([name, 403])
  for (const name of ['nao-ha.js', '.nao-ha.js'])
    expect([name, (await get(`/assets/${name}`)).statusCode]).toEqual([name, 404])
})

test('a script that only an earlier build had comes from the data directory; nothing else there is sent', async () => {
  const kept = path.join(dataDir, 'assets')
  mkdirSync(kept)
  const text = `export const antes = '${'a'.repeat(2000)}'`
  writeFileSync(path.join(kept, 'antes-CC9SQwH.js'), text)
  writeFileSync(path.join(kept, script), 'of another build')
  writeFileSync(path.join(kept, 'versao.json'), '[]')
  writeFileSync(path.join(dataDir, 'secret.key'), 'x')
  const earlier = await get('/assets/antes-CC9SQwH.js')
  expect([earlier.statusCode, earlier.payload]).toEqual([200, text])
  expect(earlier.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  })
  expect((await get('/assets/antes-CC9SQwH.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  // the build's own file comes first
  expect((await get(`/assets/${script}`)).rawPayload).toEqual(readFileSync(path.join(clientDir, 'assets', script)))
  for (const name of ['versao.json', '..%2fsecret.key', 'nao-ha.js'])
    expect([name, (await get(`/assets/${name}`)).payload]).toEqual([name, expect.not.stringMatching(/^(x|\[\])$/)])
  expect((await get('/assets/versao.json')).statusCode).toBe(404)
})
