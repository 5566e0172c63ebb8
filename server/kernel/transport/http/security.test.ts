import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { readConfig } from '../../base/config.js'
import { secure } from './security.js'

/** Keeps the event loop from doing anything else. */
function block(milliseconds: number): void {
  const end = Date.now() + milliseconds
  while (Date.now() < end);
}

let app: FastifyInstance

beforeAll(() => {
  app = Fastify()
})

afterAll(() => app.close())

test('a server serves at once after a slow start, answers 503 while it is overloaded, and serves again after it', async () => {
  await secure(app, readConfig({ NODE_ENV: 'test', MAX_DELAY_MS: '100' }))
  app.get('/', async () => 'ok')
  const starting = app.listen({ port: 0, host: '127.0.0.1' })
  block(1100)
  const url = await starting
  const status = async () => (await fetch(url)).status
  await sleep(50)
  expect(await status()).toBe(200)

  await sleep(2100)
  for (let piece = 0; piece < 14; piece++) {
    block(150)
    await nextTurn()
  }
  expect(await status()).toBe(503)
  expect((await fetch(`${url}/healthz`)).status).toBe(404)

  await sleep(1100)
  expect(await status()).toBe(200)
})
