import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import pg from 'pg'
import { exceptOnCitus } from '../../../../tests/factories/except-on-citus.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { openReading, transaction } from '../tenant/session.js'
import type { Db } from './rows.js'
import { together } from './together.js'

let app: TestApp
let church: TestChurch
beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '2' })
  church = await app.church()
})
afterAll(() => app.close())

const open = () => openReading(app.services.sessions, church.idCliente)

/** Runs `work` and returns the texts of all messages to PostgreSQL. */
async function messages(work: () => Promise<unknown>): Promise<string[]> {
  const { query } = pg.Client.prototype
  const texts: string[] = []
  pg.Client.prototype.query = function noted(this: pg.Client, ...args: unknown[]) {
    texts.push(typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text)
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
  await work().finally(() => {
    pg.Client.prototype.query = query
  })
  return texts
}

/** One value of each type that the tables have, and others; its rows belong to some ids. */
const types = (db: Db, ids: number[]) =>
  sql`select id, id::smallint as small, id::bigint as big, id * 1.10 as amount, 1.5::float8 as float, id > 1 as yes,
      'não "$1" \\ ' || id as text, null::text as nothing, gen_random_uuid() is not null as known, date '2026-02-28' as day,
      time '10:30' as clock, timestamptz '2026-02-28 10:30:00.5-03' as instant, '{"a": [1.50]}'::jsonb as json,
      array[id, 2] as numbers, '\\x00ff'::bytea as bytes, 'a'::char(3) as padded
    from unnest(${ids}::int[]) as id order by id desc`.execute(db)

/** The same form of statement: what belongs to some ids, with parameters of its own. */
const words = (db: Db, ids: number[], word: string) =>
  sql`select id as "theId", ${word}::varchar as word from unnest(${ids}::int[]) as id where ${word} <> '$2'`.execute(db)

const joined = exceptOnCitus('the statements of one turn are sent one by one, so that each names its church.')

joined.each([3, 30])('statements of one turn are one message, with the same %i rows as by themselves', async (size) => {
  const ids = Array.from({ length: size }, (_, index) => index + 1)
  const { db, end } = await open()
  const alone = [(await types(db, ids)).rows, (await words(db, ids, 'paz')).rows]
  let results: unknown[] = []
  const sent = await messages(async () => {
    results = await Promise.all([types(db, ids), words(db, ids, 'paz')])
  })
  expect(results.map((result) => (result as { rows: unknown }).rows)).toEqual(alone)
  // another connection may be committed meanwhile, which nobody waited for before
  expect(sent.filter((text) => text !== 'commit')).toHaveLength(1)
  expect((await Promise.all([types(db, []), words(db, [], 'paz')])).map(({ rows }) => rows)).toEqual([[], []])
  await end()
})

test('a list of all rows is a message by itself, because one JSON of all rows would delay other requests', async () => {
  const { db, end } = await open()
  const all = () => db.selectFrom('usuario').select('id').orderBy('id').execute()
  const ids = () => words(db, [1], 'paz')
  await all()
  await ids()
  const sent = await messages(() => Promise.all([all(), ids()]))
  expect(sent.filter((text) => text !== 'commit')).toHaveLength(2)
  await end()
})

joined('a failed statement fails those that were sent with it, and the reading still ends', async () => {
  const { db, end } = await open()
  const divided = (by: number) => sql`select 1 / ${by}::int as n from unnest(${[1]}::int[])`.execute(db)
  await divided(1)
  await words(db, [1], 'paz')
  const results = await Promise.allSettled([divided(0), words(db, [1], 'paz')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await end()
  const next = await open()
  expect((await words(next.db, [1], 'paz')).rows).toHaveLength(1)
  await next.end()
})

test('a connection that others wait for is committed by the code that gets it next', async () => {
  const author = { idUsuario: null, acao: 'usuario.escrever', requisicao: 'teste' }
  const platform = () => openReading(app.services.sessions, 0)
  const first = [await platform(), await platform()]
  const reading = platform()
  const writing = transaction(app.services.sessions, 0, author, async ({ db }) => {
    const { rows } = await sql<{ only: string }>`select current_setting('transaction_read_only') as only`.execute(db)
    return rows[0]?.only
  })
  const sent = await messages(async () => {
    for (const { end } of first) await end()
    await (await reading).end()
    expect(await writing).toBe('off')
  })
  expect(sent[0]).toMatch(/^commit; begin /)
  expect(sent).toContain('commit')
})

test('an answer is read as its statement was sent, although the same statement has had many rows elsewhere meanwhile', async () => {
  const int = { dataTypeID: 23 }
  const learned = () =>
    Promise.resolve({ rows: [{ a: 1, b: 2 }], fields: ['a', 'b'].map((name) => ({ name, ...int })) })
  const [first, second] = ['select first', 'select second'].map((text) => `${text} where id = any($1)`) as [
    string,
    string,
  ]
  const ask = together(learned, () => Number)
  for (const text of [first, second]) await ask(text, [[1]])

  let answer = (_rows: Record<string, unknown>[]): void => undefined
  const slow = together(
    () => new Promise((resolve) => (answer = (rows) => resolve({ rows }))),
    () => Number,
  )
  const waiting = Promise.all([slow(first, [[1]]), slow(second, [[1]])])
  const many = JSON.stringify(Array.from({ length: 30 }, () => [3, 4]))
  const quick = together(
    () => Promise.resolve({ rows: [{ p0: many, p1: many }] }),
    () => Number,
  )
  await Promise.all([quick(first, [[2]]), quick(second, [[2]])])
  answer([{ p0: '[[1,2]]', p1: '[[5,6]]' }])
  expect((await waiting).map(({ rows }) => rows)).toEqual([[{ a: 1, b: 2 }], [{ a: 5, b: 6 }]])
})
