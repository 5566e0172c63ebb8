import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { migrationFaults } from './check-migrations.mjs'

const migration = (...statements: string[]) =>
  `  override up(): void | Promise<void> {\n${statements.map((one) => `    this.addSql(\`${one}\`)`).join('\n')}\n  }\n`

describe('a migration that the version before cannot live with', () => {
  test.each([
    'alter table "usuario" drop column "bairro";',
    'drop table "post";',
    'drop function normalizar(text);',
    'alter table "usuario" rename column "bairro" to "distrito";',
    'alter table "usuario" rename to "pessoa";',
    'alter table "usuario" alter column "cep" type int using cep::int;',
    'alter table "usuario" alter column "cep" set not null;',
    'alter table "usuario" alter column "perfil" drop default;',
    'alter table "usuario" add "apelido" varchar(20) not null;',
    'alter table "usuario" add column "apelido" varchar(20) not null;',
    'alter table "usuario" add constraint "usuario_cep" check (cep is not null);',
    'create unique index "usuario_cep" on "usuario" ("id_cliente", "cep");',
  ])('is found: %s', (statement) => {
    expect(migrationFaults(migration(statement))).toHaveLength(1)
  })

  test('is allowed with a reason above the statement', () => {
    const text = migration('drop table "post";').replace('    this', '    // both versions: nobody used it\n    this')
    expect(migrationFaults(text)).toEqual([])
  })
})

test.each([
  'alter table "usuario" add "apelido" varchar(20) null;',
  `alter table "usuario" add "apelido" varchar(20) not null default '';`,
  'alter table "usuario" add "apelido_ordem" text generated always as (normalizar(apelido)) stored null;',
  'create index "usuario_cep" on "usuario" ("id_cliente", "cep");',
  'create or replace function f() returns int language sql as $$ select 1 $$;',
])('both versions can live with: %s', (statement) => {
  expect(migrationFaults(migration(statement))).toEqual([])
})

test('a migration may do anything to its own new tables', () => {
  const text = readFileSync(
    path.resolve(import.meta.dirname, '../../migrations/Migration20261123174655_webhooks.ts'),
    'utf8',
  )
  expect(text).toContain('create unique index')
  expect(migrationFaults(text)).toEqual([])
  // the rule reads real migrations: older ones, which it does not judge, contain what it refuses
  const all = readdirSync(path.resolve(import.meta.dirname, '../../migrations')).map((file) =>
    readFileSync(path.resolve(import.meta.dirname, '../../migrations', file), 'utf8'),
  )
  expect(all.flatMap((older) => migrationFaults(older)).length).toBeGreaterThan(0)
})
