import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fastify from 'fastify'
import { clientDir } from '../paths.js'
import { mountClient } from './client.js'

const app = fastify()
const script = readdirSync(path.join(clientDir, 'assets')).find((name) => /^index-.*\.js$/.test(name)) as string

beforeAll(() => mountClient(app, 'https://igreja.test'))
afterAll(() => app.close())

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
