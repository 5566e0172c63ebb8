import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { hashPassword } from '../../server/features/acesso/sessao/index.js'
import { eraseIgrejasJob } from '../../server/features/igreja/privacidade/privacidade.job.js'
import { type Embedded, startEmbedded } from '../../server/kernel/data/database/embedded/embedded.js'
import { migrate } from '../../server/migrate.js'
import { entities } from '../../server/services.js'
import { appOn, type TestApp, unique } from '../factories/harness.js'
import { scratchDirectory } from '../factories/process.js'
import { recordKinds } from '../factories/records.js'

/**
 * A separate PostgreSQL cluster: all databases of a cluster share its roles, and this test needs a cluster without the
 * product's roles.
 */
const { dir, remove } = scratchDirectory()
let cluster: Embedded
let app: TestApp | undefined

const as = (user: string, database: string) => ({ host: cluster.host, port: cluster.port, user, database })

async function superuser(database: string, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(as('postgres', database))
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Migrates the database as this role and opens the application on it. */
async function install(owner: string, database: string): Promise<TestApp> {
  const roles = await migrate(as(owner, database), entities)
  app = await appOn({ owner: as('postgres', database), roles, dataDir: dir }, { DATABASE_POOL: '8' })
  return app
}

beforeAll(async () => {
  cluster = await startEmbedded({ dataDir: `${dir}/pg`, settings: { fsync: 'off', max_connections: 60 } })
})
afterAll(async () => {
  await app?.close()
  await cluster.stop()
  remove()
})

const senha = 'uma-senha-de-teste-2026'

/** Deletes a person's account and erases a church that has a record of every kind, and checks that nothing is left. */
async function erases(on: TestApp): Promise<void> {
  const church = await on.church()
  const token = await church.token(1)
  for (const kind of recordKinds) await kind.make(on, token)
  const name = `Teobaldo ${unique('Sobrenome')}`
  const person = await church.person({ name, perfil: 2 })
  await on.sql('insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, $3)', [
    person.id,
    church.idCliente,
    await hashPassword(senha),
  ])
  const leaving = await on.graphql(
    await on.session(church.idCliente, person.id),
    'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }',
    { senha },
  )
  expect(leaving.errors).toBeUndefined()
  expect(await on.sql('select name from usuario where id = $1', [person.id])).toEqual([{ name: 'Pessoa anonimizada' }])
  expect(await on.sql(`select id from auditoria where depois::text like $1`, [`%${name}%`])).toEqual([])
  await on.sql(`update cliente set apagar_em = now() - interval '1 minute' where id = $1`, [church.idCliente])
  await eraseIgrejasJob.run(on.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  const tables = await on.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id_cliente'`,
  )
  for (const { name: table } of tables)
    expect([table, await on.sql(`select 1 from "${table}" where id_cliente = $1`, [church.idCliente])]).toEqual([
      table,
      [],
    ])
}

test('an owner without superuser rights can install the product, and everything works', async () => {
  await superuser('postgres', 'create role dono login createrole')
  await superuser('postgres', 'create database novo owner dono')
  const on = await install('dono', 'novo')
  expect(
    await on.sql(`select rolname, rolsuper, rolbypassrls from pg_roles where rolname ~ '^(candeia|dono)' order by 1`),
  ).toEqual(
    ['candeia_app', 'candeia_plataforma', 'dono'].map((rolname) => ({ rolname, rolsuper: false, rolbypassrls: false })),
  )

  // each church sees only its own people, the platform sees all
  const [one, other] = [await on.church(), await on.church()]
  const mine = await one.person()
  const theirs = await other.person()
  const people = async (token: string) =>
    (await on.graphql(token, '{ usuarios { nodes { id } } }')).data.usuarios.nodes.map(({ id }: { id: number }) => id)
  expect(await people(await one.token(1))).toEqual(expect.arrayContaining([mine.id]))
  expect(await people(await one.token(1))).not.toContain(theirs.id)
  expect(await people(await on.platformToken())).toEqual(expect.arrayContaining([mine.id, theirs.id]))
  // what is in the books has its number, which exports and the API show
  const token = await one.token(1)
  const entry = { descricao: 'Oferta', data: '2026-03-10', categoria: 2, valor: 50 }
  for (let n = 0; n < 2; n++) expect((await on.rest(token, 'POST', '/entradas', entry)).status).toBe(201)
  const [titles, ...lines] = String((await on.rest(token, 'GET', '/exportar/entradas?formato=csv')).body)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.replaceAll('"', '').split(';'))
  expect(lines.map((line) => line[titles?.indexOf('Nº') ?? -1]).sort()).toEqual(['1', '2'])
  const { data } = await on.graphql(token, '{ entradas { nodes { numero } } }')
  expect(data.entradas.nodes.map(({ numero }: { numero: number }) => numero).sort()).toEqual([1, 2])
  await erases(on)

  // the tables of a later migration: the server that runs during the update may use them before the update has granted
  // anything
  const create = new pg.Client(as('dono', 'novo'))
  await create.connect()
  await create.query('create table depois_da_atualizacao (id serial primary key, nome text)')
  await create.end()
  const write = new pg.Client(as('candeia_app', 'novo'))
  await write.connect()
  await write.query(`insert into depois_da_atualizacao (nome) values ('Ana')`)
  await write.end()
  const read = new pg.Client(as('candeia_plataforma', 'novo'))
  await read.connect()
  expect((await read.query('select nome from depois_da_atualizacao')).rows).toEqual([{ nome: 'Ana' }])
  await expect(read.query('delete from depois_da_atualizacao')).rejects.toThrow(/permission denied/)
  await read.end()
  await superuser('novo', 'drop table depois_da_atualizacao')

  // a second start of the server
  await on.close()
  await install('dono', 'novo')
})

test('an owner who may not change roles is told at once all that a pooler needs, and what it is told is enough', async () => {
  for (const role of ['sem_criar', 'dada_app', 'dada_plataforma'])
    await superuser('postgres', `create role ${role} login`)
  await superuser('postgres', 'create database com_papeis owner sem_criar')
  const owner = as('sem_criar', 'com_papeis')
  const starting = () =>
    migrate(owner, entities, {
      app: 'postgres://dada_app@localhost/com_papeis',
      platform: 'postgres://dada_plataforma@localhost/com_papeis',
      pooler: owner,
      statementTimeout: 5000,
    })
  const told = await starting().then(
    () => '',
    (error: Error) => error.message,
  )
  const [, statements = ''] = told.split('peça ao administrador: ')
  expect(statements.split('; ')).toHaveLength(4)
  await superuser('postgres', statements)
  await starting()
})

test('a database that a superuser migrated earlier gets the functions that clear app.apagando in their body', async () => {
  await app?.close()
  await superuser('postgres', 'create database antigo')
  await migrate(as('postgres', 'antigo'), entities)
  // restore the earlier functions, which set app.apagando in a SET clause
  await superuser(
    'antigo',
    `do $do$ declare f record; begin
       for f in select proname, pg_get_function_arguments(oid) as argumentos, prosrc from pg_proc
         where proname in ('anonimizar_pessoa', 'apagar_igreja')
       loop
         execute format('create or replace function %I(%s) language plpgsql security definer
           set search_path = public, pg_temp set app.apagando = '''' as %L', f.proname, f.argumentos,
           replace(f.prosrc, 'perform set_config(''app.apagando'', '''', true);', ''));
       end loop;
     end $do$;
     delete from migracoes where name = 'Migration20261122133800_apagando'`,
  )
  const on = await install('postgres', 'antigo')
  const functions = await on.sql<{ proconfig: string[]; prosrc: string }>(
    `select proconfig, prosrc from pg_proc where proname in ('anonimizar_pessoa', 'apagar_igreja')`,
  )
  expect(functions.map(({ proconfig }) => proconfig)).toEqual(Array(2).fill(['search_path=public, pg_temp']))
  // each body clears the setting first and again at its end
  for (const { prosrc } of functions) expect(prosrc.split(`set_config('app.apagando', '', true)`)).toHaveLength(3)
  await erases(on)
})
