import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { onCitus } from '../../../tests/factories/database.js'
import { type TestApp, testApp, unique } from '../../../tests/factories/harness.js'
import { type Author, transaction, type Writing } from '../tenant/session.js'
import { type Job, type JobRunner, openJobs } from './jobs.js'

let app: TestApp
let queue: JobRunner
const author: Author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }

beforeAll(async () => {
  app = await testApp()
  queue = await openJobs(app.database.roles.app, app.http.log, onCitus() ? 'citus' : 'postgresql')
})
afterAll(async () => {
  await queue.stop()
  await app.close()
})

const inTenant = (idCliente: number, run: (work: Writing) => Promise<void>) =>
  transaction(app.services.sessions, idCliente, author, run)

async function until(condition: () => boolean, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!condition() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('the queue works without pauses; a failed job is retried later and does not delay others', async () => {
  const done: number[] = []
  const count: Job<{ n: number }> = {
    name: unique('contar'),
    run: async (_services, { n }) => {
      if (n === 7) throw new Error('seven')
      done.push(n)
    },
  }
  // the jobs are queued before any worker starts
  await inTenant(1, async (work) => {
    for (let n = 0; n < 45; n++) await queue.send(work, count, author, { n })
  })
  await queue.work(app.services, [count])
  await until(() => done.length === 44, 5)
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, n) => n).filter((n) => n !== 7))
  await until(() => false, 0.3)
  const rows = await app.sql<{ state: string; n: string }>(
    `select state, count(*) as n from pgboss.job where name = $1 group by state order by state`,
    [count.name],
  )
  expect(rows).toEqual([
    { state: 'retry', n: '1' },
    { state: 'completed', n: '44' },
  ])
  // other tests on this database wait until no job is left
  await app.sql('delete from pgboss.job where name = $1', [count.name])
})

test('a job of the schedule that succeeds removes earlier ones that failed for good, and nothing with data of its own', async () => {
  let fails = true
  const sweep: Job<object> = {
    name: unique('varrer'),
    retry: { retryLimit: 0, retryDelay: 1, retryDelayMax: 1 },
    run: async () => {
      if (fails) throw new Error('once')
    },
  }
  const states = async () =>
    (
      await app.sql<{ state: string; data: object }>(
        'select state, data from pgboss.job where name = $1 order by created_on',
        [sweep.name],
      )
    ).map(({ state, data }) => ({ state, data }))
  /** The jobs, when so many have succeeded and the others have failed for good. */
  const settled = async (succeeded: number) => {
    const end = Date.now() + 10_000
    for (;;) {
      const now = await states()
      const open = now.some(({ state }) => !['completed', 'failed'].includes(state))
      if ((!open && now.filter(({ state }) => state === 'completed').length === succeeded) || Date.now() > end)
        return now
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  // as the schedule queues it
  const bySchedule: Author = { ...author, requisicao: 'agenda' }
  const scheduled = () => inTenant(0, (work) => queue.send(work, sweep, bySchedule, {}))
  const data = { idCliente: 0, idUsuario: null, requisicao: 'agenda' }
  try {
    await queue.work(app.services, [sweep])
    await scheduled()
    await inTenant(0, (work) => queue.send(work, sweep, bySchedule, { n: 1 }))
    await inTenant(3, (work) => queue.send(work, sweep, bySchedule, {}))
    const kept = [
      { state: 'failed', data: { ...data, n: 1 } },
      { state: 'failed', data: { ...data, idCliente: 3 } },
    ]
    expect(await settled(0)).toEqual([{ state: 'failed', data }, ...kept])
    fails = false
    // another job that succeeds says nothing of the schedule's
    await inTenant(4, (work) => queue.send(work, sweep, bySchedule, {}))
    const other = { state: 'completed', data: { ...data, idCliente: 4 } }
    expect(await settled(1)).toEqual([{ state: 'failed', data }, ...kept, other])
    await scheduled()
    expect(await settled(2)).toEqual([...kept, other, { state: 'completed', data }])
  } finally {
    // other tests on this database look at failed jobs
    await app.sql('delete from pgboss.job where name = $1', [sweep.name])
  }
})

test('a job exists only if its transaction commits, and contains its tenant', async () => {
  const seen: number[] = []
  const note: Job<object> = {
    name: unique('anotar'),
    run: async (_services, { idCliente }) => void seen.push(idCliente),
  }
  await queue.work(app.services, [note])
  const failing = inTenant(3, async (work) => {
    await queue.send(work, note, author, {})
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  await inTenant(4, (work) => queue.send(work, note, author, {}))
  await until(() => seen.length > 0, 5)
  await until(() => seen.length > 1, 0.5)
  expect(seen).toEqual([4])
})

const whereTheQueueIsElsewhere = onCitus() ? test : test.skip

whereTheQueueIsElsewhere('a job and what was written with it at a node are committed in two phases', async () => {
  const church = await app.church()
  const note: Job<object> = { name: unique('anotar'), run: async () => undefined }
  const prepared = async () =>
    (await app.sql<{ gid: string }>('select gid from pg_dist_transaction')).map(({ gid }) => gid)
  const write = (work: Writing, text: string) =>
    sql`update cliente set nome = ${text} where id_cliente = ${church.idCliente}`.execute(work.db)
  const before = new Set(await prepared())
  await inTenant(church.idCliente, async (work) => {
    await write(work, 'Outra')
    for (let n = 0; n < 2; n++) await queue.send(work, note, author, {})
  })
  expect((await prepared()).filter((gid) => !before.has(gid)).length).toBeGreaterThan(0)
})

test('one job runs at a time for each church, without pauses, and no church waits for the waiting jobs of another church', async () => {
  const done: number[] = []
  const running = new Map<number, number>()
  let most = 0
  const report: Job<object> = {
    name: unique('relatar'),
    churchesAtOnce: 2,
    run: async (_services, { idCliente }) => {
      const now = (running.get(idCliente) ?? 0) + 1
      running.set(idCliente, now)
      most = Math.max(most, now)
      await until(() => false, 0.02)
      running.set(idCliente, now - 1)
      done.push(idCliente)
    },
  }
  for (const [idCliente, jobs] of [
    [5, 12],
    [6, 2],
  ] as const)
    await inTenant(idCliente, async (work) => {
      for (let n = 0; n < jobs; n++) await queue.send(work, report, author, {})
    })
  await queue.work(app.services, [report])
  await until(() => done.length === 14, 8)
  expect(done.toSorted()).toEqual([...Array.from({ length: 12 }, () => 5), 6, 6])
  expect(most).toBe(1)
  expect(done.lastIndexOf(6)).toBeLessThan(done.lastIndexOf(5))
})
