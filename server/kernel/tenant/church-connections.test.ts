import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../tests/factories/harness.js'
import { openReading, type ReadingTransaction } from './session.js'

let app: TestApp
let church: TestChurch
let other: TestChurch
const held: ReadingTransaction[] = []

/** How many connections of the pool (12) a church may have. */
const share = 3

beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '12' })
  church = await app.church()
  other = await app.church()
})
afterAll(async () => {
  await release()
  await app.close()
})

const release = () => Promise.all(held.splice(0).map((reading) => reading.end()))

async function hold(of: TestChurch): Promise<void> {
  for (let n = 0; n < share; n++) held.push(await openReading(app.services.sessions, of.idCliente))
}

const home = '{ eu { id name } home { hoje } }'

test('a church has at most a quarter of the connections; its next request waits, and other churches are not affected', async () => {
  const [token, third] = [await church.token(1), await (await app.church()).token(1)]
  const places = { nomeLocal: 'Templo', endereco: 'Rua A, 1' }
  await hold(church)
  const answered: string[] = []
  const reads = app.graphql(token, home).finally(() => answered.push('read'))
  const writes = app.rest(token, 'POST', '/locais', places).finally(() => answered.push('write'))
  // when the first church has all connections that it may have, another church still gets its own connections
  await hold(other)
  expect((await app.graphql(third, home)).status).toBe(200)
  expect(answered).toEqual([])
  await release()
  expect([(await reads).status, (await writes).status]).toEqual([200, 201])
})

test('requests of one church beyond its connections are all answered', async () => {
  const tokens = await Promise.all(([1, 3, 4, 5] as const).map((perfil) => church.token(perfil)))
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => app.graphql(tokens[n % tokens.length] as string, home)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('transactions that fail or time out give their connection back', async () => {
  const token = await church.token(1)
  for (let n = 0; n < share * 2; n++) {
    expect((await app.rest(token, 'POST', '/locais', {})).status).toBe(422)
    expect((await app.rest(token, 'GET', '/locais/999999999')).status).toBe(404)
  }
  await hold(church)
  await release()
})
