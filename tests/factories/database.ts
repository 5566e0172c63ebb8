import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Connection } from '../../server/kernel/data/database/connection.js'
import { asRole } from '../../server/kernel/data/database/connection.js'
import { type RoleConnections, roleNames } from '../../server/kernel/data/database/roles.js'

interface Setup {
  owner: { host: string; port: number; user: string; database: string }
  /** the nodes of Citus, when TEST_DATABASE_URL leads to its coordinator: each database is on all of them */
  nodes?: { host: string; port: number }[]
  dir: string
  /** the run in which a test started this run, in a copy of the project */
  outer?: { template: string; dir: string }
}

const setup = (): Setup => JSON.parse(process.env.CANDEIA_TEST ?? 'null') as Setup

/** Directory for all files of this test run; it is removed afterwards. */
export const runDirectory = (): string => setup().dir

/** The run in which a test started this run: both use the same PostgreSQL, but this run has other tables. */
export const outerRun = (): Setup['outer'] => setup().outer

export interface TestDatabase {
  owner: Setup['owner']
  roles: RoleConnections
  /** directory for pictures and reports */
  dataDir: string
}

interface Copy extends TestDatabase {
  drop(): Promise<void>
}

/** Whether the tests run on PostgreSQL that Citus distributes. */
export const onCitus = (): boolean => setup().nodes !== undefined

/** Settings of the product for the database of the tests. */
export const engineSettings = (): Record<string, string> => {
  const { owner } = setup()
  return onCitus()
    ? {
        DATABASE_ENGINE: 'citus',
        DATABASE_URL: `postgres://${owner.user}@${owner.host}:${owner.port}/${owner.database}`,
      }
    : {}
}

/** The name of the template database: migrated, without data. */
export const templateName = (): string => setup().owner.database

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>, node: object = {}): Promise<T> {
  const admin = new pg.Client({ ...setup().owner, ...node, database: 'postgres' })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Does something as the administrator of each server that holds the databases. */
async function everywhere(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  for (const node of setup().nodes ?? [{}]) await asAdmin(work, node)
}

/**
 * A copy of a database, created on the first request. When several processes request it at once, one of them creates
 * it.
 * @param fill inserts the first data, before anybody else may copy it
 */
export async function copyDatabase(
  template: string,
  name: string,
  fill?: (database: TestDatabase) => Promise<void>,
): Promise<Copy> {
  const { owner, dir } = setup()
  const own: Connection = { ...owner, database: name }
  const database: Copy = {
    owner: { ...owner, database: name },
    roles: { app: asRole(own, roleNames.app), platform: asRole(own, roleNames.platform) },
    dataDir: path.join(dir, name),
    drop: () => everywhere((admin) => admin.query(`drop database ${name} with (force)`)),
  }
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length) return
    await everywhere((on) => on.query(`create database ${name} template ${template} strategy file_copy`))
    // what a test sets for its transaction must reach the other nodes, as it does for the product
    if (onCitus()) await admin.query(`alter database ${name} set citus.propagate_set_commands = 'local'`)
    if (!fill) return
    await fill(database)
    // a template must have no connections while it is copied
    await everywhere(async (on) => {
      await on.query(`alter database ${name} allow_connections false`)
      await on.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name])
    })
  })
  return database
}

/**
 * A directory of this run, filled on the first request. When several processes request it at once, one of them fills it.
 * It is for copying only.
 */
export async function runsDirectory(name: string, fill: (dir: string) => Promise<void>): Promise<string> {
  const dir = path.join(runDirectory(), name)
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [dir])
    if (existsSync(dir)) return
    const half = `${dir}-half`
    rmSync(half, { recursive: true, force: true })
    mkdirSync(half)
    await fill(half)
    renameSync(half, dir)
  })
  return dir
}

/** Whether `copyDatabase` has filled a database with this name, which can now be copied. */
export const isTemplate = (name: string): Promise<boolean> =>
  asAdmin(async (admin) => {
    const { rows } = await admin.query('select 1 from pg_database where datname = $1 and not datallowconn', [name])
    return rows.length > 0
  })

/** This worker's database: a copy of the migrated template, created for its first test file. */
export const testDatabase = (): Promise<Copy> =>
  copyDatabase(templateName(), `${templateName()}_teste_${process.env.JEST_WORKER_ID ?? '1'}`)
