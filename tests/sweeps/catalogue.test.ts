import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { testDatabase } from '../factories/database.js'
import { catalogueFindings } from './catalogue.js'

let client: pg.Client

beforeAll(async () => {
  client = new pg.Client((await testDatabase()).owner)
  await client.connect()
})
afterAll(() => client.end())

test('the database catalogue keeps churches apart', async () => {
  expect(await catalogueFindings(client)).toEqual([])
})

// roll back each fault: the tests of this worker share the database
test.each([
  ['a dropped policy', 'drop policy patrimonio_tenant on patrimonio', 'patrimonio has 0 policies'],
  ['a second, wider policy', 'create policy mais on patrimonio using (true)', 'patrimonio has 2 policies'],
  [
    'row-level security switched off',
    'alter table usuario disable row level security',
    'usuario has no forced row-level security',
  ],
  [
    'row-level security not forced',
    'alter table usuario no force row level security',
    'usuario has no forced row-level security',
  ],
  [
    'a key that forgets the tenant',
    'create unique index fora on patrimonio (uuid)',
    'unique index fora does not contain id_cliente',
  ],
  ['a table without a tenant', 'create table solta (id int primary key)', 'solta has no id_cliente'],
  [
    'an audit log that can be changed',
    'grant update on auditoria to candeia_app',
    "the application's role may UPDATE the audit log",
  ],
  [
    'a function of the owner that triggers would let pass',
    `do $$ begin execute replace(pg_get_functiondef('anonimizar_pessoa(int, int[])'::regprocedure),
       'begin perform set_config(''app.apagando'', '''', true);', 'begin'); end $$`,
    'anonimizar_pessoa runs as the owner and lets its caller say that a church is erased',
  ],
  [
    'a role that bypasses row-level security',
    'alter role candeia_app bypassrls',
    'the application’s role may too much',
  ],
  [
    'a role that may act as the owner',
    'create role dona; grant dona to candeia_app',
    'the application’s role is a member of dona',
  ],
  ['a view that runs as its owner', 'create view tudo as select * from usuario', 'view tudo runs as its owner'],
])('the sweep finds %s', async (_name, fault, finding) => {
  await client.query('begin')
  try {
    await client.query(fault)
    expect(await catalogueFindings(client)).toContain(finding)
  } finally {
    await client.query('rollback')
  }
})

test('the application’s role sees no rows when no tenant is set', async () => {
  const { roles } = await testDatabase()
  const app = new pg.Client(roles.app as pg.ClientConfig)
  await app.connect()
  try {
    const { rows } = await client.query(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id_cliente'`,
    )
    for (const { name } of rows)
      expect([name, (await app.query(`select count(*)::int as n from "${name}"`)).rows[0].n]).toEqual([name, 0])
  } finally {
    await app.end()
  }
})
