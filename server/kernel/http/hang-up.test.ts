import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp } from '../../../tests/factories/harness.js'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '2' })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (app.http.server.address() as net.AddressInfo).port
})
afterAll(() => app.close())

/** Sends a list's request and disconnects after the given time, at any point of the server's work. */
async function hangUp(token: string, after: number): Promise<void> {
  const body = JSON.stringify({ query: '{ patrimonios { nodes { id tipo { id } } totalCount } }' })
  const socket = net.connect(port, '127.0.0.1')
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  await wait(after)
  socket.destroy()
}

test('callers that disconnect do not leak database connections', async () => {
  const token = await (await app.church()).token(1)
  for (let after = 0; after < 24; after++) await Promise.all([hangUp(token, after), hangUp(token, after)])
  await wait(100)
  const open = await app.sql(
    `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  expect(open).toEqual([])
  const { status } = await app.graphql(token, '{ patrimonios { totalCount } }')
  expect(status).toBe(200)
})
