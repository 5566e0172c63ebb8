import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type Opened, openServices, type TestApp, testApp } from '../../../../tests/factories/harness.js'
import {
  openReading,
  openReadingAsking,
  openSnapshot,
  type ReadingTransaction,
  type Sessions,
  transaction,
} from '../tenant/session.js'

const pool = 16
let app: TestApp
let idCliente: number
let opened: Opened
beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: String(pool) })
  ;({ idCliente } = await app.church())
  const { config, log, features } = app.services
  opened = await openServices(config, app.database.roles, log, features, 100)
})
afterAll(async () => {
  await opened.close()
  await app.close()
})

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
const tooLong = sql`select pg_sleep(${5}::int)`

/** Runs a statement into its timeout, and then ends the reading as use cases do. */
async function runInto(reading: Promise<ReadingTransaction>): Promise<void> {
  const { db, end } = await reading
  await tooLong.execute(db).finally(end)
}

/** Ends a reading whose statement still runs, as when its client has disconnected. */
async function leave(reading: Promise<ReadingTransaction>): Promise<void> {
  const { db, end } = await reading
  const running = tooLong.execute(db)
  // statements are sent at the end of the turn in which they are started
  await new Promise(setImmediate)
  await Promise.all([running, end()])
}

async function twoAtOnce(reading: Promise<ReadingTransaction>): Promise<void> {
  const { db, end } = await reading
  const both = await Promise.allSettled([tooLong.execute(db), tooLong.execute(db)])
  await end()
  for (const one of both) if (one.status === 'rejected') throw one.reason
}

const opening = { text: 'select pg_sleep($1::int)', values: [5] }
const passing = { ...opening, values: [0] }

/** Each church may have only a part of the connections, so what shall run at once is of several churches. */
const kinds: [string, (sessions: Sessions, church: number) => Promise<unknown>][] = [
  ['a usual reading', (s, church) => runInto(openReading(s, church))],
  ['a usual reading that was left', (s, church) => leave(openReading(s, church))],
  ['a usual reading, two statements at once', (s, church) => twoAtOnce(openReading(s, church))],
  ['a snapshot, read in portions', (s, church) => runInto(openSnapshot(s, church))],
  ['a snapshot that was left', (s, church) => leave(openSnapshot(s, church))],
  ['a snapshot, two statements at once', (s, church) => twoAtOnce(openSnapshot(s, church))],
  ['an opening statement', (s, church) => openReadingAsking(s, church, opening)],
  ['a reading of the platform', (s) => runInto(openReading(s, null))],
  ['rows of a writing transaction', (s) => transaction(s, idCliente, author, ({ db }) => tooLong.execute(db))],
  [
    'the ORM in a writing transaction',
    (s) => transaction(s, idCliente, author, ({ em }) => em.execute('select pg_sleep(5)')),
  ],
]

/** Opens as many readings at once as the pool has connections; each must return a row. */
async function everyConnectionServes(open: () => Promise<ReadingTransaction>, connections: number): Promise<void> {
  const readings = await Promise.all(Array.from({ length: connections }, open))
  const answers = await Promise.all(
    readings.map(({ db }) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)),
  )
  await Promise.all(readings.map(({ end }) => end()))
  expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(connections)
}

const cases = (['connection', 'pooler', false] as const).flatMap((prepare) =>
  kinds.map(([name, run]) => ({ name, prepare, run })),
)

test.each(cases)(
  '20 statement timeouts of $name do not leak connections (prepared: $prepare)',
  async ({ run, prepare }) => {
    const sessions = { ...opened.services.sessions, prepare }
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, church) => run(sessions, church + 1)))
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringMatching(/timeout|terminated/) },
      })
    // look-ups of sessions, which may have all connections
    await everyConnectionServes(() => openReadingAsking(sessions, idCliente, passing), pool)
    await everyConnectionServes(() => openReading(sessions, null), pool >> 2)
  },
)

test('after a failed statement a snapshot is over and refuses later statements', async () => {
  const { db, end } = await openSnapshot(opened.services.sessions, idCliente)
  await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toThrow('division by zero')
  await expect(sql`select 1`.execute(db)).rejects.toThrow('já terminou')
  await end()
})
