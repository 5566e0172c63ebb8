import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../../server/kernel/data/database/embedded/embedded.js'
import { openOrm } from '../../server/kernel/data/database/orm.js'
import { migrate } from '../../server/migrate.js'
import { entities } from '../../server/services.js'
import { scratchDirectory } from '../factories/process.js'

/** Books from before there were numbers are migrated: by date, and nothing that is saved changes. */

const { dir, remove } = scratchDirectory()
let cluster: Embedded
let client: pg.Client

const as = (user: string) => ({ host: cluster.host, port: cluster.port, user, database: 'antes' })
const before = 'Migration20261129062300_historico_que_muda'
const columns = 'Migration20261129063200_numeros'

const planted = `
  insert into cliente (id, id_cliente, nome) select n, n, 'Igreja ' || n from generate_series(1, 3) n;
  insert into usuario (id, id_cliente, name, perfil) select n, n, 'Dona ' || n, 1 from generate_series(1, 3) n;
  insert into entrada (id, id_cliente, descricao, valor, data, categoria) select n, 1, 'Oferta', 10, date '2026-03-01' - n, 2 from generate_series(1, 50) n;
  insert into saida (id, id_cliente, descricao, valor, data, categoria, excluido_em) values (7, 1, 'Luz', 10, '2026-02-28', 4, now());
  insert into fechamento (id_cliente, fechado_ate) values (1, '2026-02-28');
  insert into entrada (id, id_cliente, descricao, valor, data, categoria) values (101, 2, 'Oferta', 10, '2026-03-01', 2), (100, 2, 'Oferta', 10, '2026-03-02', 2);`

const rows = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
/** What an update would change, and the audit log. */
const saved = () =>
  rows(`select (select array_agg((e.xmin::text, e.versao, e.updated_at) order by id) from entrada e where id <> 200) as entradas,
    (select count(*)::int from auditoria where tabela in ('entrada', 'saida') and id_registro <> 200) as auditoria`)

let was: object[]

beforeAll(async () => {
  cluster = await startEmbedded({ dataDir: `${dir}/pg`, settings: { fsync: 'off', max_connections: 40 } })
  const admin = new pg.Client({ ...as('postgres'), database: 'postgres' })
  await admin.connect()
  await admin.query('create role dono login createrole')
  await admin.query('create database antes owner dono')
  await admin.end()
  const orm = await openOrm({
    connection: as('dono'),
    entities,
    pool: 2,
    statementTimeout: 0,
    applicationName: 'antes',
  })
  await orm.migrator.up({ to: before })
  client = new pg.Client(as('postgres'))
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query(planted)
  await client.query('set session_replication_role = origin')
  was = await saved()
  // the version before writes between the two migrations
  await orm.migrator.up({ to: columns }).finally(() => orm.close(true))
  await client.query(
    `insert into entrada (id, id_cliente, descricao, valor, data, categoria) values (200, 2, 'Oferta', 10, '2026-02-01', 2)`,
  )
  await migrate(as('dono'), entities)
})

afterAll(async () => {
  await client?.end()
  await cluster?.stop()
  remove()
})

test('the books are numbered by date in each church, from 1 and without gaps', async () => {
  const numbers = await rows<{ tabela: string; id: number; numero: number }>(
    `select tabela, id_registro as id, numero from numero_lancamento where id_cliente = 1 order by numero`,
  )
  expect(numbers.map(({ numero }) => numero)).toEqual(Array.from({ length: 51 }, (_, n) => n + 1))
  expect(numbers.filter(({ tabela }) => tabela === 'entrada').map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, n) => 50 - n),
  )
  // of the same day as the newest income, and registered with it
  expect(numbers.at(-1)).toEqual({ tabela: 'saida', id: 7, numero: 51 })
})

test('a record that is written before the older ones have numbers takes none of theirs', async () => {
  expect(
    await rows(`select id_registro as id, numero from numero_lancamento where id_cliente = 2 order by numero`),
  ).toEqual([
    { id: 200, numero: 1 },
    { id: 101, numero: 2 },
    { id: 100, numero: 3 },
  ])
})

test('no entry was written anew, also in a closed month, and nothing was audited', async () => {
  expect(await saved()).toEqual(was)
})

test('a church without entries has no numbers, and no table reads past its church', async () => {
  expect(await rows('select from numero_lancamento where id_cliente = 3')).toEqual([])
  expect(
    await rows(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`,
    ),
  ).toEqual([])
})
