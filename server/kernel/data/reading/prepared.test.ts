import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { Recent } from '../../base/recent.js'
import { openReading, openSnapshot } from '../tenant/session.js'
import { preparedName } from './prepared.js'

let app: TestApp
let idCliente: number
beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '2' })
  ;({ idCliente } = await app.church())
})
afterAll(() => app.close())

test('a statement’s name depends only on its text, so it is the same in every process', () => {
  const name = preparedName('select 1')
  // a fixed value: another version of the product that runs in parallel must compute the same name
  expect(name).toBe('girgfUeDFYvBkSu2I-UQfMkALVGeEUOpwgDtbuGLbQ8')
  expect(preparedName('select 2')).not.toBe(name)
  expect(preparedName('select 1 where name like $1')).toBeUndefined()
})

test('the most recently used entries are kept', () => {
  const recent = new Recent<string, number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  expect(recent.get('a')).toBe(1)
  recent.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([1, undefined, 3])
})

/** Runs a query in a new reading, on the connection that the previous reading has returned. */
async function ask<Row extends object>(text: string): Promise<Row[]> {
  const { db, end } = await openReading(app.services.sessions, idCliente)
  const { rows } = await sql.raw<Row>(text).execute(db)
  await end()
  return rows
}

test('a connection keeps a limited number of statements, the most recently used ones', async () => {
  const often = 'select id from cliente'
  const now = `select name, prepare_time::text as at from pg_prepared_statements where not from_sql`
  await ask(often)
  const at = async () => {
    const kept = await ask<{ name: string; at: string }>(now)
    return { size: kept.length, often: kept.find(({ name }) => name === preparedName(often))?.at }
  }
  const first = await at()
  for (let n = 0; n < 400; n++) {
    expect(await ask(`select ${n} as n`)).toEqual([{ n }])
    if (n % 50 === 0) await ask(often)
  }
  const last = await at()
  expect(last).toEqual({ size: expect.any(Number), often: first.often })
  expect(last.size).toBeGreaterThan(200)
  expect(last.size).toBeLessThan(260)
  // a forgotten statement is prepared again
  expect(await ask('select 0 as n')).toEqual([{ n: 0 }])
})

test('a snapshot can begin on a connection that has statements to deallocate', async () => {
  for (let n = 1000; n < 1300; n++) await ask(`select ${n} as n`)
  const { db, end } = await openSnapshot(app.services.sessions, idCliente)
  const isolation = sql<{ isolation: string }>`select current_setting('transaction_isolation') as isolation`
  expect((await isolation.execute(db)).rows).toEqual([{ isolation: 'repeatable read' }])
  await end()
})
