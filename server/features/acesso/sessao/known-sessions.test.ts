import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { statementsOf } from '../../../../tests/factories/statements.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import { partOf } from '../../../kernel/transport/serving/watched.js'
import { Context } from '../../../kernel/work/context/context.js'
import { authenticate } from './authenticate.js'

let app: TestApp
let church: TestChurch
let other: TestChurch
beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '12' })
  church = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

/** How many connections of the pool a church may have. */
const share = 3

const hold = () =>
  Promise.all(Array.from({ length: share }, () => openReading(app.services.sessions, church.idCliente)))

/** Reads as a request with this token does. Returns how many transactions that took. */
async function readWith(token: string): Promise<number> {
  const ctx = new Context(app.services, { viewer: null, requestId: 'teste', ip: '127.0.0.1', userAgent: '' })
  try {
    const texts = await statementsOf(() =>
      partOf(ctx, async () => {
        await authenticate(ctx, token)
        await ctx.reading(({ db }) => db.selectFrom('celula').select('id').execute())
      }),
    )
    return texts.filter((text) => text.includes('begin isolation level')).length
  } finally {
    await ctx.close()
  }
}

test('a session that has read before waits for its church, and reads in the transaction of its look-up', async () => {
  const [token, elsewhere] = [await church.token(1), await other.token(1)]
  // the first of a church also reads of what age the church is
  for (const one of [token, elsewhere]) await readWith(one)
  expect(await readWith(token)).toBe(1)
  const held = await hold()
  const waiting = readWith(token)
  // long enough for a look-up
  await readWith(elsewhere)
  await Promise.all(held.map((reading) => reading.end()))
  expect(await waiting).toBe(1)
})

test('a token that is no session is refused at once, also while its church has no connection free', async () => {
  const held = await hold()
  await expect(readWith(`${church.idCliente}.${'x'.repeat(43)}`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await Promise.all(held.map((reading) => reading.end()))
})
