import { afterEach, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { errorHandler } from './errors.js'
import { limitTime } from './time-limit.js'

let app: FastifyInstance
afterEach(() => app.close())

async function serve(handler: () => Promise<string>): Promise<string> {
  app = Fastify()
  app.setErrorHandler(errorHandler)
  limitTime(app, 50)
  app.get('/api/lenta', handler)
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/lenta`
}

test('what takes too long is answered 503, in Portuguese, and may end in peace', async () => {
  let finish: (text: string) => void = () => undefined
  const address = await serve(() => new Promise((resolve) => (finish = resolve)))
  const response = await fetch(address)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject({ codigo: 'UNAVAILABLE', message: expect.stringMatching(/sistema/) })
  finish('tarde demais')
  expect((await fetch(address)).status).toBe(503)
})

test('what is quick is not touched', async () => {
  const address = await serve(async () => 'pronto')
  expect(await (await fetch(address)).text()).toBe('pronto')
})
