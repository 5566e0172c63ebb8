import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import pg from 'pg'
import { readConfig } from '../../server/kernel/base/config.js'
import { serverAccount } from '../../server/kernel/data/database/embedded/account.js'
import { findBinaries } from '../../server/kernel/data/database/embedded/binaries.js'
import { SERVER_ENV } from '../../server/kernel/data/database/embedded/directory.js'
import { type Embedded, startEmbedded } from '../../server/kernel/data/database/embedded/embedded.js'
import { prepareDatabase } from '../../server/services.js'
import { appOn, type TestApp, type TestChurch } from '../factories/harness.js'
import { scratchDirectory } from '../factories/process.js'

const { dir, remove } = scratchDirectory()
const primaryDir = `${dir}/pg`
const copyDir = `${dir}/copia`
let primary: Embedded
let copy: ChildProcess
let app: TestApp
let church: TestChurch

const connect = async (host: string, database = 'candeia') => {
  const client = new pg.Client({ host, port: 5432, user: 'postgres', database })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
const onCopy = async (text: string) => {
  const client = await connect(copyDir)
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const until = async (done: () => Promise<boolean>) => {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100)))
    if (await done().catch(() => false)) return
  throw new Error('it did not happen in 20 s')
}

/** A hot standby: PostgreSQL's files while it runs, and its log from then on. */
async function startCopy(): Promise<ChildProcess> {
  const client = await connect(primary.host)
  await client.query(`select pg_backup_start('copia', true)`)
  execFileSync('cp', ['-a', primaryDir, copyDir])
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
  await client.end()
  for (const file of ['postmaster.pid', 'postmaster.opts', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(`${copyDir}/${file}`, { force: true })
  writeFileSync(`${copyDir}/backup_label`, rows[0].labelfile)
  writeFileSync(`${copyDir}/standby.signal`, '')
  appendFileSync(
    `${copyDir}/postgresql.auto.conf`,
    `primary_conninfo = 'host=${primary.host} port=5432 user=postgres'\n`,
  )
  const account = serverAccount(primaryDir)
  const { postgres } = findBinaries(primaryDir, account)
  if (account.uid !== undefined) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, copyDir])
  const started = spawn(
    postgres,
    ['-D', copyDir, '-k', copyDir, '-c', 'listen_addresses=', '-c', 'max_connections=60'],
    {
      ...account,
      env: SERVER_ENV,
      cwd: '/',
      stdio: 'ignore',
    },
  )
  await until(async () => (await onCopy('select pg_is_in_recovery() as copy'))[0].copy)
  return started
}

beforeAll(async () => {
  primary = await startEmbedded({ dataDir: primaryDir })
  const url = (host: string) => `postgres://postgres@${encodeURIComponent(host)}:5432/candeia`
  const settings = { DATABASE_URL: url(primary.host), DATABASE_REPLICA_URL: url(copyDir) }
  const roles = await prepareDatabase(readConfig(settings), { connectionString: settings.DATABASE_URL })
  copy = await startCopy()
  const owner = { host: primary.host, port: 5432, user: 'postgres', database: 'candeia' }
  app = await appOn({ owner, roles, dataDir: `${dir}/data` }, settings)
  church = await app.church()
})
afterAll(async () => {
  await app?.close()
  copy?.kill('SIGKILL')
  await primary?.stop()
  remove()
})

const make = async (nome: string) => {
  const query = 'mutation($nome: String!) { criarLocal(input: { nomeLocal: $nome }) { id } }'
  expect((await app.graphql(await church.token(1), query, { nome })).errors).toBeUndefined()
}

/** The names in the copy of the church, which is read from one snapshot. */
async function names(): Promise<string[]> {
  const answer = await app.http.inject({
    url: '/api/igreja/dados',
    headers: { authorization: `Bearer ${await church.token(1)}` },
  })
  expect(answer.statusCode).toBe(200)
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  const locais = JSON.parse(strFromU8(files['local.json'] ?? new Uint8Array())) as { nome_local: string }[]
  return locais.map((local) => local.nome_local)
}

test('a copy of the church, an export and a report are read from the replica, with what was written just before', async () => {
  await make('Capela')
  expect(await names()).toContain('Capela')
  const used = await onCopy(`select distinct usename from pg_stat_activity where application_name = 'candeia-copia'`)
  expect(used).toEqual([{ usename: 'candeia_app' }])
  await make('Salão')
  const exported = await app.http.inject({
    url: '/api/exportar/locais?formato=csv',
    headers: { authorization: `Bearer ${await church.token(1)}` },
  })
  expect(exported.body).toContain('Salão')
  const [before] = await onCopy(`select xact_commit::int as count from pg_stat_database where datname = 'candeia'`)
  const report = '{ dadosRelatorio(input: { tipo: "patrimonios" }) { logoUrl } }'
  expect((await app.graphql(await church.token(1), report)).errors).toBeUndefined()
  await until(async () => {
    const [after] = await onCopy(`select xact_commit::int as count from pg_stat_database where datname = 'candeia'`)
    return after.count > before.count + 1
  })
})

test('a replica that is late is passed over, so that nobody misses the own fresh write', async () => {
  await onCopy('select pg_wal_replay_pause()')
  await make('Refeitório')
  expect(await onCopy(`select from local where nome_local = 'Refeitório'`)).toEqual([])
  expect(await names()).toContain('Refeitório')
  await onCopy('select pg_wal_replay_resume()')
  await until(async () => (await onCopy(`select from local where nome_local = 'Refeitório'`)).length === 1)
  expect(await names()).toContain('Refeitório')
})

test('a replica that has ended is passed over, and writing goes on', async () => {
  const ended = once(copy, 'exit')
  copy.kill('SIGKILL')
  await ended
  await make('Biblioteca')
  expect(await names()).toContain('Biblioteca')
})
