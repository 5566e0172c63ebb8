import net from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { badRequestLine, errorHandler } from '../serving/errors.js'
import { limitTime } from './time-limit.js'
import { endUnreadBodies } from './unread-bodies.js'

let app: FastifyInstance
let caller: net.Socket | undefined
afterEach(async () => {
  caller?.destroy()
  app.server.closeAllConnections()
  await app.close()
})

async function serve(handler: () => Promise<unknown>, { slow = false, limit = 50 } = {}): Promise<string> {
  app = Fastify()
  app.setErrorHandler(errorHandler)
  endUnreadBodies(app)
  limitTime(app, limit)
  app.route({ method: ['GET', 'POST'], url: '/api/lenta', config: { slow }, handler })
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/lenta`
}

/** A client on a raw socket, which may or may not read its response. */
function call(head: string): net.Socket {
  const { port } = app.server.address() as net.AddressInfo
  caller = net.connect(port, '127.0.0.1')
  caller.on('error', () => undefined)
  caller.write(`${head} HTTP/1.1\r\nhost: x\r\n`)
  return caller
}

/**
 * Resolves when the socket is closed, also by a reset: a client that still sends when the server closes gets a reset
 * after the response.
 */
const closed = (socket: net.Socket) => new Promise((resolve) => socket.once('close', resolve))

const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

async function untilNobodyIsConnected(): Promise<void> {
  while ((await connections()) === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a request over the time limit gets 503 with a Portuguese text, and its work may finish', async () => {
  let finish: (text: string) => void = () => undefined
  const address = await serve(() => new Promise((resolve) => (finish = resolve)))
  const response = await fetch(address)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject({ codigo: 'UNAVAILABLE', message: expect.stringMatching(/sistema/) })
  finish('tarde demais')
  expect((await fetch(address)).status).toBe(503)
})

test('a quick request is not affected', async () => {
  const address = await serve(async () => 'pronto')
  expect(await (await fetch(address)).text()).toBe('pronto')
})

test('a body that arrives one byte at a time gets 503', async () => {
  await serve(async () => 'nunca')
  const socket = call('POST /api/lenta')
  socket.write('content-type: application/json\r\ncontent-length: 100000\r\n\r\n')
  const dribble = setInterval(() => socket.write(' '), 10)
  let answer = ''
  socket.on('data', (data) => (answer += data))
  await closed(socket)
  clearInterval(dribble)
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
})

test('a request that is refused before its body arrives is disconnected after the response', async () => {
  await serve(async () => 'nunca')
  const socket = call('POST /api/lenta')
  socket.write('content-type: text/unknown\r\ncontent-length: 100000\r\n\r\n')
  const dribble = setInterval(() => socket.write(' '), 10)
  let answer = ''
  socket.on('data', (data) => (answer += data))
  await closed(socket)
  clearInterval(dribble)
  expect(answer).toMatch(/^HTTP\/1.1 415 /)
})

/** A server that quickly disconnects clients that do not complete their request. */
async function serveImpatiently(): Promise<number> {
  app = Fastify({
    requestTimeout: 50,
    http: { headersTimeout: 50, connectionsCheckingInterval: 10 },
    clientErrorHandler: badRequestLine,
  }) as unknown as FastifyInstance
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as net.AddressInfo).port
}

async function heardUntilClosed(socket: net.Socket): Promise<string> {
  let heard = ''
  socket.on('data', (data) => (heard += data))
  await closed(socket)
  return heard
}

test('a client that never completes its headers gets 408 and is disconnected', async () => {
  await serveImpatiently()
  const socket = call('GET /')
  const dribble = setInterval(() => socket.write('a'), 10)
  const heard = await heardUntilClosed(socket)
  clearInterval(dribble)
  expect(heard).toMatch(/^HTTP\/1.1 408 /)
})

test('a client that reads only after it has sent 300 kB of headers gets 431', async () => {
  await serveImpatiently()
  const socket = call('GET /')
  socket.pause().write(`x-long: ${'x'.repeat(300_000)}`, () => socket.resume())
  expect(await heardUntilClosed(socket)).toMatch(/^HTTP\/1.1 431 /)
})

test('a connection without a request is closed without a response', async () => {
  const port = await serveImpatiently()
  caller = net.connect(port, '127.0.0.1')
  expect(await heardUntilClosed(caller)).toBe('')
})

test('a response that the client does not read is aborted', async () => {
  await serve(async () => Buffer.alloc(50_000_000))
  call('GET /api/lenta').write('\r\n')
  await untilNobodyIsConnected()
})

/** A response that never ends. */
const endless = async () =>
  Readable.from(
    (async function* () {
      for (;;) {
        yield Buffer.alloc(100_000)
        await new Promise((resolve) => setImmediate(resolve))
      }
    })(),
  )

test('a slow route may exceed the time limit only while the client keeps reading', async () => {
  const limit = 400
  await serve(endless, { slow: true, limit })
  const socket = call('GET /api/lenta')
  socket.write('\r\n')
  const begun = Date.now()
  await new Promise<void>((resolve, reject) => {
    socket.once('close', () => reject(new Error('cut off while it was read')))
    socket.on('data', () => {
      if (Date.now() - begun > 3 * limit) resolve(void socket.pause())
    })
  })
  await untilNobodyIsConnected()
})
