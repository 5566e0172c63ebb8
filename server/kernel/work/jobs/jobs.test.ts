import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { onCitus } from '../../../../tests/factories/database.js'
import { type TestApp, testApp, unique } from '../../../../tests/factories/harness.js'
import { outside } from '../../base/watching/waiting.js'
import { type Author, transaction, type Writing } from '../../data/tenant/session.js'
import { inEachChurch } from './each-church.js'
import type { Job, JobRunner } from './jobs.js'
import { openJobs } from './open-jobs.js'

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

/** A church that began two weeks ago. */
async function oldChurch(): Promise<number> {
  const { idCliente } = await app.church()
  await app.sql(`update cliente set created_at = now() - interval '14 days' where id_cliente = $1`, [idCliente])
  return idCliente
}

const send = (idCliente: number, job: Job<object>) => inTenant(idCliente, (work) => queue.send(work, job, author, {}))

test('a job that queues its rest lets every other church pass, also one whose job came last', async () => {
  const order: number[] = []
  const rest: Job<object> = {
    name: unique('continuar'),
    run: async (_services, { idCliente }) => {
      order.push(idCliente)
      if (order.filter((one) => one === idCliente).length < 6 && idCliente !== quiet) await send(idCliente, rest)
      if (order.length === 4) await send(quiet, rest)
    },
  }
  const quiet = await oldChurch()
  const others = [await oldChurch(), await oldChurch(), await oldChurch()]
  for (const idCliente of others) for (let n = 0; n < 2; n++) await send(idCliente, rest)
  await queue.work(app.services, [rest])
  await until(() => order.length >= 20, 10)
  expect(order.slice(0, 3)).toEqual(others)
  // it was served last of all, so nobody who was served before is served again before it
  expect(order.indexOf(quiet)).toBe(4)
})

test('the churches of their first week share one place, and one turn among the turns of the others', async () => {
  const order: number[] = []
  let now = 0
  let most = 0
  const newOnes = await Promise.all(Array.from({ length: 6 }, async () => (await app.church()).idCliente))
  const old = [await oldChurch(), await oldChurch()]
  const slow: Job<object> = {
    name: unique('demorar'),
    churchesAtOnce: 3,
    run: async (_services, { idCliente }) => {
      const isNew = newOnes.includes(idCliente)
      if (isNew) most = Math.max(most, ++now)
      order.push(idCliente)
      await until(() => false, isNew ? 0.3 : 0.02)
      if (isNew) now--
    },
  }
  const one: Job<object> = { ...slow, name: unique('um'), churchesAtOnce: 1 }
  for (const job of [slow, one]) {
    order.length = 0
    for (const idCliente of newOnes) for (let n = 0; n < 2; n++) await send(idCliente, job)
    for (const idCliente of old) await send(idCliente, job)
    await queue.work(app.services, [job])
    await until(() => order.length === 14 && now === 0, 10)
    expect(order.toSorted()).toEqual([...newOnes, ...newOnes, ...old].toSorted())
    expect(most).toBe(1)
    for (const idCliente of old) expect(order.indexOf(idCliente)).toBeLessThan(4)
    // within the lane they take turns too
    const inLane = order.filter((church) => newOnes.includes(church))
    expect(new Set(inLane.slice(0, 6)).size).toBe(6)
  }
})

test('one job without data waits for a church; it runs after the transaction that counts on it', async () => {
  const church = await oldChurch()
  const seen: string[] = []
  const waits: Job<object> = {
    name: unique('uma'),
    run: async () => void seen.push('ran'),
  }
  await inTenant(church, async (work) => {
    for (let n = 0; n < 50; n++) await queue.sendOnce(work, waits, author)
  })
  const count = async () =>
    (await app.sql<{ n: number }>('select count(*)::int as n from pgboss.job where name = $1', [waits.name]))[0]?.n
  expect(await count()).toBe(1)
  await inTenant(church, async (work) => {
    await queue.sendOnce(work, waits, author)
    await queue.work(app.services, [waits])
    await until(() => seen.length > 0, 0.5)
    seen.push('committed')
  })
  await until(() => seen.length > 1, 5)
  expect([seen, await count()]).toEqual([['committed', 'ran'], 1])
  // one that waits for tomorrow does not do for now
  await inTenant(church, async (work) => {
    await queue.sendOnce(work, waits, author, 86_400)
    await queue.sendOnce(work, waits, author)
  })
  await until(() => seen.length > 2, 5)
  expect([seen.length, await count()]).toEqual([3, 3])
  await app.sql('delete from pgboss.job where name = $1', [waits.name])
})

test('values are added to the list of the job that waits, up to a limit', async () => {
  const church = await oldChurch()
  const seen: number[] = []
  const list: Job<{ ns: number[] }> = {
    name: unique('lista'),
    run: async (_services, { ns }) => void seen.push(...ns),
  }
  const append = (values: number[]) =>
    transaction(app.services.sessions, church, author, (work) =>
      queue.append(work, list, author, { field: 'ns', values, most: 5 }),
    )
  expect([await append([1, 2]), await append([3, 4]), await append([5, 6]), await append([7])]).toEqual([
    true,
    true,
    false,
    true,
  ])
  await queue.work(app.services, [list])
  await until(() => seen.length > 0, 5)
  expect(seen).toEqual([1, 2, 3, 4, 7])
})

test('what could run now is not added to a list that waits for later', async () => {
  const church = await oldChurch()
  const seen: number[][] = []
  const list: Job<{ ns: number[] }> = {
    name: unique('lista'),
    run: async (_services, { ns }) => void seen.push(ns),
  }
  const append = (values: number[], seconds = 0) =>
    transaction(app.services.sessions, church, author, (work) =>
      queue.append(work, list, author, { field: 'ns', values, most: 5, seconds }),
    )
  await append([1], 900)
  await append([2], 910)
  await append([3])
  await append([4])
  const rows = await app.sql(
    `select data -> 'ns' as ns, start_after > now() as later from pgboss.job where name = $1 order by created_on`,
    [list.name],
  )
  expect(rows).toEqual([
    { ns: [1, 2], later: true },
    { ns: [3, 4], later: false },
  ])
  await queue.work(app.services, [list])
  await until(() => seen.length > 0, 5)
  expect(seen).toEqual([[3, 4]])
  await app.sql('delete from pgboss.job where name = $1', [list.name])
})

test('jobs that wait for a server outside leave their places to other churches', async () => {
  const waiting = [await oldChurch(), await oldChurch(), await oldChurch()]
  const quiet = await oldChurch()
  const done: number[] = []
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const bank: Job<object> = {
    name: unique('banco'),
    churchesAtOnce: 2,
    run: async (_services, { idCliente }) => {
      if (idCliente !== quiet) await outside(() => answered)
      done.push(idCliente)
    },
  }
  for (const idCliente of [...waiting, quiet]) await send(idCliente, bank)
  await queue.work(app.services, [bank])
  await until(() => done.length > 0, 5)
  expect(done).toEqual([quiet])
  answer()
  await until(() => done.length === 4, 5)
  expect(done.toSorted()).toEqual([...waiting, quiet].toSorted())
})

test('a short job between long ones does not make others forget how much a church takes', async () => {
  const long = [await oldChurch(), await oldChurch()]
  const quiet = await oldChurch()
  const order: string[] = []
  const work: Job<{ ms: number }> = {
    name: unique('longo'),
    churchesAtOnce: 2,
    run: async (_services, { idCliente, ms }) => {
      order.push(`${long.indexOf(idCliente)} ${ms}`)
      await new Promise((resolve) => setTimeout(resolve, ms))
      order.push(`${long.indexOf(idCliente)} ended`)
    },
  }
  const sendWork = (idCliente: number, ms: number) =>
    inTenant(idCliente, (writing) => queue.send(writing, work, author, { ms }))
  for (const ms of [6200, 10, 3000]) for (const idCliente of long) await sendWork(idCliente, ms)
  await queue.work(app.services, [work])
  await until(() => order.some((one) => one.endsWith(' 3000')), 15)
  await sendWork(quiet, 1)
  await until(() => order.includes('-1 ended'), 10)
  // one of the two long ones runs, and not both
  expect(order.filter((one) => one.endsWith(' 3000'))).toHaveLength(1)
  await until(() => order.length === 14, 10)
})

test('a church with much work of the schedule goes on when the others had their turn', async () => {
  const left = new Map([
    [1, 3],
    [2, 1],
    [3, 2],
  ])
  const order: number[] = []
  const churches = [...left.keys()].map((idCliente) => ({ idCliente }))
  await inEachChurch(app.services, churches, async ({ idCliente }) => {
    order.push(idCliente)
    const rest = (left.get(idCliente) ?? 0) - 1
    left.set(idCliente, rest)
    return rest > 0 ? 'again' : 'done'
  })
  expect(order).toEqual([1, 2, 3, 1, 3, 1])
})
