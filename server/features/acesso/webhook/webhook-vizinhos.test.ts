import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp } from '../../../../tests/factories/harness.js'
import { dispatch } from './webhook.dispatcher.js'
import { sealSecret } from './webhook.secret.js'

let app: TestApp
/** the churches of which a delivery came */
const told: number[] = []
/** how many deliveries were given up, because their receiver hung for too long */
let givenUp = 0
/** Answers the deliveries of established churches only. */
const receiver = http.createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => (text += chunk))
  request.on('end', () => {
    told.push(JSON.parse(text).idCliente)
    if (request.url === '/answers') response.writeHead(204).end()
    else response.on('close', () => givenUp++)
  })
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await app.close()
})

async function churchWith(webhooks: number, path: string): Promise<number> {
  const { idCliente } = await app.church()
  for (let n = 0; n < webhooks; n++)
    await app.sql(
      `insert into webhook (id_cliente, id_usuario, url, segredo, assuntos) values ($1, $1, $2, $3, '["usuario:alterar"]')`,
      [idCliente, `${url}/${path}`, sealSecret(app.services, 'whs_x')],
    )
  return idCliente
}

/** Waits for a condition. What hangs is given up after 10 s, and what comes later proves nothing. */
async function until(done: () => boolean): Promise<void> {
  for (const late = Date.now() + 9000; !done() && Date.now() < late; )
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect([done(), givenUp]).toEqual([true, 0])
}

const rename = (idCliente: number) =>
  app.sql(`update usuario set name = name || ' Moura' where id_cliente = $1`, [idCliente])

test('receivers of established churches that hang do not keep another church’s webhook waiting, more than there are places', async () => {
  const old = async (webhooks: number, path: string) => {
    const idCliente = await churchWith(webhooks, path)
    await app.sql(`update cliente set created_at = now() - interval '30 days' where id = $1`, [idCliente])
    return idCliente
  }
  told.length = 0
  givenUp = 0
  const hanging = await Promise.all(Array.from({ length: 12 }, () => old(5, 'hangs')))
  const quiet = await old(1, 'answers')
  for (const idCliente of hanging) await rename(idCliente)
  const end = await dispatch(app.services)
  try {
    await until(() => told.length >= 16)
    await rename(quiet)
    await until(() => told.includes(quiet))
    // each of the others has two places, so all of them are tried meanwhile
    const tried = (church: number) => told.filter((one) => one === church).length
    await until(() => hanging.every((church) => tried(church) === 2))
  } finally {
    receiver.closeAllConnections()
    await end()
  }
})

test('receivers of new churches that hang do not keep another church’s webhook waiting', async () => {
  told.length = 0
  givenUp = 0
  await app.sql('delete from webhook_entrega')
  const hanging = await Promise.all(Array.from({ length: 9 }, () => churchWith(2, 'hangs')))
  const quiet = await churchWith(1, 'answers')
  await app.sql(`update cliente set created_at = now() - interval '30 days' where id = $1`, [quiet])
  for (const idCliente of hanging) await rename(idCliente)
  const end = await dispatch(app.services)
  try {
    await until(() => told.length >= 2)
    // the new churches have two places together
    expect(told).toHaveLength(2)
    await rename(quiet)
    await until(() => told.includes(quiet))
    expect(told).toEqual([expect.any(Number), expect.any(Number), quiet])
  } finally {
    receiver.closeAllConnections()
    await end()
  }
})
