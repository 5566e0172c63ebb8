import path from 'node:path'
import pg from 'pg'
import type { Connection } from '../../server/kernel/database/connection.js'
import { asRole } from '../../server/kernel/database/connection.js'
import { type RoleConnections, roleNames } from '../../server/kernel/database/roles.js'

interface Setup {
  owner: { host: string; port: number; user: string; database: string }
  dir: string
}

const setup = (): Setup => JSON.parse(process.env.CANDEIA_TEST ?? 'null') as Setup

/** Where whatever this run of the tests writes may lie: it is gone afterwards. */
export const runDirectory = (): string => setup().dir

export interface TestDatabase {
  owner: Setup['owner']
  roles: RoleConnections
  dataDir: string
}

/** This worker's database: a copy of the migrated template, made at its first test file. */
export async function testDatabase(): Promise<TestDatabase> {
  const { owner, dir } = setup()
  const database = `teste_${process.env.JEST_WORKER_ID ?? '1'}`
  const admin = new pg.Client({ ...owner, database: 'postgres' })
  await admin.connect()
  const { rows } = await admin.query('select 1 from pg_database where datname = $1', [database])
  if (!rows.length) await admin.query(`create database ${database} template ${owner.database}`)
  await admin.end()
  const own: Connection = { ...owner, database }
  return {
    owner: { ...owner, database },
    roles: { app: asRole(own, roleNames.app), platform: asRole(own, roleNames.platform) },
    dataDir: path.join(dir, database),
  }
}
