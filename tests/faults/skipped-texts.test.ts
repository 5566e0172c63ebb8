import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../../server/kernel/data/database/embedded/embedded.js'
import { openOrm } from '../../server/kernel/data/database/orm.js'
import { migrate } from '../../server/migrate.js'
import { entities } from '../../server/services.js'
import { scratchDirectory } from '../factories/process.js'

/** A row that somebody else writes while search texts are computed anew. */

const { dir, remove } = scratchDirectory()
let cluster: Embedded
let client: pg.Client
let other: pg.Client

const as = (user: string) => ({ host: cluster.host, port: cluster.port, user, database: 'antes' })

async function migrateTo(to: string): Promise<void> {
  const orm = await openOrm({
    connection: as('dono'),
    entities,
    pool: 2,
    statementTimeout: 0,
    applicationName: 'antes',
  })
  await orm.migrator.up({ to }).finally(() => orm.close(true))
}

const hold = async () => {
  await other.query('begin')
  await other.query(`select from usuario where name like 'Yūki%' for update`)
}

const stale = async () =>
  (await client.query('select name from usuario where nome_ordem is distinct from normalizar(name)')).rows

beforeAll(async () => {
  cluster = await startEmbedded({ dataDir: `${dir}/pg`, settings: { fsync: 'off', max_connections: 40 } })
  const admin = new pg.Client({ ...as('postgres'), database: 'postgres' })
  await admin.connect()
  await admin.query('create role dono login createrole')
  // soon gives up, as a deadlock does
  await admin.query(`alter role dono set lock_timeout = '200ms'`)
  await admin.query('create database antes owner dono')
  await admin.end()
  await migrateTo('Migration20261129055500_grupos_excluidos')
  for (const one of [(client = new pg.Client(as('postgres'))), (other = new pg.Client(as('postgres')))])
    await one.connect()
  await client.query('set session_replication_role = replica')
  await client.query(`
    insert into cliente (id, id_cliente, nome) values (1, 1, 'Igreja');
    insert into usuario (id, id_cliente, name, perfil) values (1000000, 1, 'Dona', 1), (10001, 1, 'Yūki Tanaka', 2), (10002, 1, 'Rita D’Ávila', 2)`)
  await client.query('set session_replication_role = origin')
})

afterAll(async () => {
  await other?.end()
  await client?.end()
  await cluster?.stop()
  remove()
})

test('is left out by the first update, and found again after the next one, even when it is held meanwhile', async () => {
  await hold()
  await migrateTo('Migration20261129062100_buscas_refeitas')
  await other.query('rollback')
  expect(await stale()).toEqual([{ name: 'Yūki Tanaka' }])

  await hold()
  const released = new Promise((done) => setTimeout(done, 1500)).then(() => other.query('rollback'))
  await migrate(as('dono'), entities)
  await released
  expect(await stale()).toEqual([])
})
