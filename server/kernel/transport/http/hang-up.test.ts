import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { Context } from '../../work/context/context.js'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '2' })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (app.http.server.address() as net.AddressInfo).port
})
afterAll(() => app.close())

/** Requests a list over one of the transports and disconnects after the given time, at any point of the server's work. */
async function hangUp(token: string, after: number, overRest = false): Promise<void> {
  const body = JSON.stringify({ query: '{ patrimonios { nodes { id tipo { id } } totalCount } }' })
  const socket = net.connect(port, '127.0.0.1')
  socket.write(
    overRest
      ? `GET /api/patrimonios HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`
      : `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  await wait(after)
  socket.destroy()
}

test('clients that disconnect do not leak database connections', async () => {
  const token = await (await app.church()).token(1)
  for (let after = 0; after < 24; after++) await Promise.all([hangUp(token, after), hangUp(token, after)])
  // a transaction that does its work is in this state for moments, one that nobody ends stays in it
  const open = () =>
    app.sql(`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`)
  const end = Date.now() + 10_000
  while ((await open()).length && Date.now() < end) await wait(20)
  expect(await open()).toEqual([])
  const { status } = await app.graphql(token, '{ patrimonios { totalCount } }')
  expect(status).toBe(200)
})

test('clients that do not send their body hold no database connection', async () => {
  const [slow, other] = await Promise.all([app.church(), app.church()])
  const [held, token] = await Promise.all([slow.token(1), other.token(1)])
  const sockets = Array.from({ length: 4 }, (_, index) => {
    const socket = net.connect(port, '127.0.0.1')
    const path = index % 2 ? '/api/patrimonios' : '/graphql'
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${held}\r\ncontent-length: 1000\r\n\r\n{`,
    )
    return socket
  })
  try {
    await wait(300)
    for (let asked = 0; asked < 3; asked++)
      expect((await app.graphql(token, '{ patrimonios { totalCount } }')).status).toBe(200)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})

test('a request of a disconnected client counts until its work has ended', async () => {
  const ctx = new Context(app.services, { viewer: null, requestId: 'teste', ip: '127.0.0.1', userAgent: '' })
  let over = false
  let finish = () => {}
  ctx.life.atEnd(() => (over = true))
  ctx.life.working(new Promise<void>((resolve) => (finish = resolve)))
  const closed = ctx.close()
  await wait(20)
  expect([ctx.life.ended.aborted, over]).toEqual([true, false])
  finish()
  await closed
  expect(over).toBe(true)
})

test.each([
  ['GraphQL', false],
  ['REST', true],
])('what a client that has gone no longer gets over %s is no error to the operator', async (_, overRest) => {
  const { log } = app.services
  const { error, child } = log
  const lines: unknown[] = []
  log.error = (line: unknown) => void lines.push(line)
  // of each request
  log.child = () => log
  const token = await (await app.church()).token(1)
  for (let after = 0; after < 24; after++)
    await Promise.all([hangUp(token, after, overRest), hangUp(token, after, overRest)])
  // whatever the last of them began has ended when a connection is free for this one
  expect((await app.rest(token, 'GET', '/patrimonios')).status).toBe(200)
  Object.assign(log, { error, child })
  expect(lines).toEqual([])
})
