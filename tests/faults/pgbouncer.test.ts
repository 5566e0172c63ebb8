import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { readConfig } from '../../server/kernel/base/config.js'
import { prepareDatabase } from '../../server/services.js'
import { copyDatabase, runDirectory, templateName } from '../factories/database.js'
import { appOn, type TestApp, unique } from '../factories/harness.js'
import { installedPgBouncer, type PgBouncer, preparesItself, startPgBouncer } from '../factories/pgbouncer.js'
import { make, watch } from '../factories/reports.js'
import { TestSocket } from '../factories/socket.js'

const installed = installedPgBouncer()
if (!installed) console.warn('NOT CHECKED: PgBouncer is not installed (Debian: apt-get install pgbouncer).')
else if (installed.version < preparesItself)
  console.warn('NOT CHECKED: prepared statements behind PgBouncer, which need version 1.21 (PGBOUNCER names another).')

/** Two servers of the product share the few connections of one PgBouncer. */
describe('behind PgBouncer in transaction mode', () => {
  let database: Awaited<ReturnType<typeof copyDatabase>>
  let pooler: PgBouncer
  const apps: TestApp[] = []
  let settings: Record<string, string>

  beforeAll(async () => {
    if (!installed) return
    database = await copyDatabase(templateName(), `pgbouncer_${process.env.JEST_WORKER_ID ?? '1'}`)
    const { host, port, user, database: name } = database.owner
    pooler = await startPgBouncer(
      mkdtempSync(path.join(runDirectory(), 'pgbouncer-')),
      { host, port },
      { default_pool_size: 4 },
    )
    settings = {
      DATABASE_POOLED: 'true',
      DATABASE_URL: `postgres://${user}@127.0.0.1:${pooler.port}/${name}`,
      DATABASE_DIRECT_URL: `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`,
    }
  })
  afterAll(async () => {
    TestSocket.closeAll()
    await closeApps()
    await pooler?.stop()
    await database?.drop()
  })
  const closeApps = async () => void (await Promise.all(apps.splice(0).map((app) => app.close())))

  const sql = async <Row extends pg.QueryResultRow>(text: string, at: object): Promise<Row[]> => {
    const client = new pg.Client(at)
    await client.connect()
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  const limits = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`

  const cases: [string, Record<string, string>, boolean][] = [
    ['without prepared statements', {}, Boolean(installed)],
    ['with prepared statements', { DATABASE_PREPARE: 'true' }, (installed?.version ?? 0) >= preparesItself],
  ]
  for (const [name, more, runs] of cases) {
    const behind = runs ? test : test.skip
    behind(`two servers ${name} lose no write, double none, and hear of each other’s changes`, async () => {
      await closeApps()
      const env = { ...settings, ...more }
      const config = readConfig({ DATA_DIR: database.dataDir, ...env })
      const roles = await prepareDatabase(config, { connectionString: settings.DATABASE_DIRECT_URL ?? '' })
      const open = () => appOn({ ...database, roles }, { DATABASE_POOL: '8', ...env })
      const [one, two] = [await open(), await open()]
      apps.push(one, two)
      const church = await one.church()
      const token = await church.token(1)

      // the limits of statements come from the roles; the queue, which has none, goes to PostgreSQL itself
      for (const at of [roles.app, roles.platform])
        expect(await sql(limits, at)).toEqual([{ statement: '5s', lock: '5s' }])
      expect(await sql(limits, roles.direct ?? {})).toEqual([{ statement: '0', lock: '0' }])

      const tipoPatrimonio = (await one.rest(token, 'GET', '/tipoPatrimonios')).body[0].id
      const write = (app: TestApp, bearer: string, codigoPatrimonio: string) =>
        app.rest(
          bearer,
          'POST',
          '/patrimonios',
          { nomePatrimonio: 'Banco', codigoPatrimonio, tipoPatrimonio },
          {
            'idempotency-key': codigoPatrimonio,
          },
        )
      const writers = await Promise.all(Array.from({ length: 8 }, () => church.token(1)))
      const codes: string[] = []
      const statuses = new Set<number>()
      await Promise.all(
        writers.map(async (bearer, n) => {
          for (let i = 0; i < 4; i++) {
            const code = unique(`P${n}-`)
            codes.push(code)
            // each write is repeated at the other server, and each list is read at both
            for (const app of i % 2 ? [one, two] : [two, one]) {
              statuses.add((await write(app, bearer, code)).status)
              const list = await app.graphql(bearer, `{ patrimonios(first: ${1 + n}) { nodes { codigoPatrimonio } } }`)
              expect(list.data.patrimonios.nodes.length).toBeGreaterThan(0)
            }
          }
        }),
      )
      expect(statuses).toEqual(new Set([201]))
      const kept = await one.sql<{ code: string }>(
        `select codigo_patrimonio as code from patrimonio where id_cliente = $1`,
        [church.idCliente],
      )
      expect(kept.map(({ code }) => code).sort()).toEqual(codes.toSorted())

      // an event of one server at the other
      const culto = (await one.rest(token, 'POST', '/cultos', { dataCulto: '2026-05-10', horaCulto: '10:00' })).body
      const socket = await TestSocket.open(two.http)
      expect(await socket.init(token)).toBe(true)
      socket.subscribe('subscription($c: ID!) { presencaCulto(idCulto: $c) { visitantes } }', { c: culto.id })
      expect((await socket.next())?.payload.data.presencaCulto).toEqual({ visitantes: 0 })
      await one.rest(await church.token(3), 'PATCH', `/cultos/${culto.id}/visitantes`, { visitantes: 4 })
      expect((await socket.next())?.payload.data.presencaCulto).toEqual({ visitantes: 4 })

      // a job, and a snapshot that is read in portions
      const report = await one.graphql(token, make, { input: { tipo: 'patrimonios' } })
      await two.runJobs()
      const id = report.data.gerarRelatorio.uuid
      expect((await two.graphql(token, watch, { id })).data.relatorio.status).toBe('pronto')
      const copy = await two.rest(token, 'GET', '/igreja/dados')
      expect(copy.status).toBe(200)

      // the pooler shares its few connections among both
      const connections = await one.sql<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where usename = 'candeia_app' and datname = $1 and application_name = 'candeia'`,
        [database.owner.database],
      )
      expect(connections[0]?.n).toBeLessThanOrEqual(4)

      // without the pooler the roles lose the limits that they got for it
      await closeApps()
      const owner = { connectionString: settings.DATABASE_DIRECT_URL ?? '' }
      const alone = await prepareDatabase(readConfig({ DATABASE_URL: owner.connectionString }), owner)
      expect(await sql(limits, alone.app)).toEqual([{ statement: '0', lock: '0' }])
    })
  }
})
