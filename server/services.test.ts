import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { copyDatabase, onCitus, templateName } from '../tests/factories/database.js'
import { type TestApp, testApp, unique } from '../tests/factories/harness.js'
import { lockWaits } from '../tests/factories/lock-waits.js'
import type { Feature } from './kernel/transport/feature.js'
import { openServices, prepareDatabase } from './services.js'

let app: TestApp
let database: Awaited<ReturnType<typeof copyDatabase>>
let backup: Client
let writer: Client
const { error } = console

beforeAll(async () => {
  app = await testApp()
  database = await copyDatabase(templateName(), `services_${process.env.JEST_WORKER_ID ?? '1'}`)
  backup = new Client(database.owner)
  writer = new Client(database.owner)
  await Promise.all([backup.connect(), writer.connect()])
})
afterAll(async () => {
  console.error = error
  await Promise.all([backup.end(), writer.end()])
  await database.drop()
  await app.close()
})

test('with JOBS=false nothing is done in the background: a rehearsal with a backup writes to nobody', async () => {
  const name = unique('calar')
  let begun = 0
  const loud: Feature = {
    name,
    jobs: [{ name, schedule: '0 0 1 1 *', run: async () => void begun++ }],
    background: async () => {
      begun++
      return async () => undefined
    },
  }
  const known = async () =>
    (
      await app.sql(
        'select name from pgboss.queue where name = $1 union select name from pgboss.schedule where name = $1',
        [name],
      )
    ).length
  for (const [jobs, expected] of [
    [false, [0, 0]],
    [true, [1, 1]],
  ] as const) {
    const { config } = app.services
    const own = await openServices({ ...config, jobs }, app.database.roles, app.http.log, [loud])
    await own.startJobs().finally(own.close)
    expect([jobs, begun, await known()]).toEqual([jobs, ...expected])
  }
  await app.sql('delete from pgboss.schedule where name = $1', [name])
  await app.sql('delete from pgboss.job where name = $1', [name])
})

/** One that may run twice, and changes a table that exists. */
const pending = 'Migration20261126185732_funcoes_com_previsao'

// the nodes of Citus are not copied by a backup of the product
const onPostgres = onCitus() ? test.skip : test
onPostgres(
  'a migration that waits for a table lets others write meanwhile, and is done once the table is free',
  async () => {
    const said: unknown[] = []
    console.error = (line: unknown) => said.push(line)
    await writer.query('delete from migracoes where name = $1', [pending])
    await backup.query('begin; lock table funcao in access share mode')
    let done = false
    const migrating = prepareDatabase(app.services.config, database.owner).finally(() => {
      done = true
    })
    try {
      for (
        const end = Date.now() + 20_000;
        !(await writer.query(lockWaits())).rows.length;
        await new Promise((next) => setTimeout(next, 20))
      )
        if (Date.now() > end || done) throw new Error(`the migration does not wait for the table (done: ${done})`)
      // it stands behind the migration, which gives up first
      await writer.query(`set lock_timeout = '15s'`)
      await writer.query('update funcao set updated_at = updated_at')
      expect(done).toBe(false)
    } finally {
      await backup.query('commit')
      await migrating
    }
    const { rows } = await writer.query('select from migracoes where name = $1', [pending])
    expect(rows).toHaveLength(1)
    expect(said).toEqual([expect.stringContaining('Uma tabela está em uso')])
  },
)
