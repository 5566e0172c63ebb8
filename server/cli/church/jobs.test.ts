import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from 'pg'
import { type TestApp, unique } from '../../../tests/factories/harness.js'
import { appWithOwner } from '../../../tests/factories/owner.js'
import { transaction } from '../../kernel/data/tenant/session.js'
import { sendEmail } from '../../kernel/work/mail/mail.js'
import type { Installation } from './installation.js'
import { queueJobs, unfinishedJobs } from './jobs.js'

let app: TestApp
let client: Client
let close: () => Promise<void>

beforeAll(async () => {
  ;({ app, client, close } = await appWithOwner())
})
afterAll(() => close())

test('a church takes along its jobs that wait and those that run, each with its attempts; no finished ones', async () => {
  const [{ idCliente: from }, { idCliente: to }] = [await app.church(), await app.church()]
  const requisicao = unique('mudar')
  const states = ['created', 'retry', 'active', 'completed', 'failed', 'cancelled']
  const author = { idUsuario: null, acao: 'teste', requisicao }
  for (const [idEmail, state] of states.entries()) {
    await transaction(app.services.sessions, from, author, (work) =>
      app.services.jobs.send(work, sendEmail, author, { idEmail }, 24 * 60 * 60),
    )
    const own = `data ->> 'requisicao' = $1 and (data ->> 'idEmail')::int = $2`
    await app.sql(`update pgboss.job set state = $3 where ${own}`, [requisicao, idEmail, state])
  }
  try {
    const jobs = await unfinishedJobs(client, from)
    expect(jobs.map(({ data }) => data.idEmail).sort()).toEqual([0, 1, 2])
    const target = { owner: app.database.owner, client } as Installation
    const keys = { from: app.services.secretKey, to: app.services.secretKey }
    await queueJobs(target, jobs, { to, shift: () => 100, keys })
    const arrived = await app.sql(
      `select (data ->> 'idEmail')::int as id, state, retry_limit as limit, retry_backoff and retry_delay = 10 and retry_delay_max = 3600 as same
       from pgboss.job where group_id = $1 and data ->> 'requisicao' = $2 order by 1`,
      [String(to), requisicao],
    )
    expect(arrived).toEqual([100, 101, 102].map((id) => ({ id, state: 'created', limit: 90, same: true })))
  } finally {
    // other tests on this database wait until no job is left
    await app.sql(`delete from pgboss.job where data ->> 'requisicao' = $1`, [requisicao])
  }
})
