import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { listOf } from '../../work/edges/list.js'
import { openReading, openReadingAsking, transaction, type Writing } from '../tenant/session.js'

let app: TestApp
let church: TestChurch
beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '2' })
  church = await app.church()
})
afterAll(() => app.close())

const open = () => openReading(app.services.sessions, church.idCliente)

test('rows have property names as keys; select, where, join and order use property names', async () => {
  const { db, end } = await open()
  const rows = await db
    .selectFrom('usuario')
    .innerJoin('cliente', (join) =>
      join.onRef('cliente.id', '=', 'usuario.idCliente').onRef('cliente.idCliente', '=', 'usuario.idCliente'),
    )
    .select(['usuario.idCliente', 'usuarioAtivo', 'cliente.fusoHorario as fuso', (eb) => eb.fn.countAll().as('total')])
    .where('usuario.excluidoEm', 'is', null)
    .groupBy(['usuario.idCliente', 'usuarioAtivo', 'cliente.fusoHorario'])
    .orderBy('usuario.idCliente')
    .execute()
  expect(rows).toEqual([{ idCliente: church.idCliente, usuarioAtivo: 1, fuso: 'America/Sao_Paulo', total: '1' }])
  await expect(db.selectFrom('usuario').selectAll().execute()).rejects.toThrow('name the columns')
  await end()
})

test('a reading reads one church and cannot write', async () => {
  await app.church()
  const { db, end } = await open()
  expect(await db.selectFrom('cliente').select('id').execute()).toEqual([{ id: church.idCliente }])
  await expect(sql`update cliente set nome = 'outro'`.execute(db)).rejects.toThrow('read-only')
  await end()
})

test('a reading that has ended refuses later use, because its connection serves another request', async () => {
  const { db, end } = await open()
  await end()
  await end()
  await expect(db.selectFrom('cliente').select('id').execute()).rejects.toThrow('já terminou')
})

test('a connection that was lost meanwhile is replaced', async () => {
  for (let broken = 0; broken < 3; broken++) {
    const { db, end } = await open()
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await app.sql('select pg_terminate_backend($1::int)', [rows[0]?.pid])
    await end()
  }
  const { db, end } = await open()
  expect(await db.selectFrom('cliente').select('id').execute()).toHaveLength(1)
  await end()
})

test('a transaction whose connection was lost gives its place in the pool back', async () => {
  const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
  const pidOf = async ({ db }: Writing) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const write = (run: (work: Writing) => Promise<unknown>) =>
    transaction(app.services.sessions, church.idCliente, author, run)
  for (let lost = 0; lost < 4; lost++) {
    const losing = write(async (work) => app.sql('select pg_terminate_backend($1::int, 5000)', [await pidOf(work)]))
    await expect(losing).rejects.toThrow()
  }
  expect(await write(pidOf)).toBeGreaterThan(0)
})

test.each(['asc', 'desc'] as const)(
  'a page near the end of a long list has the rows that belong there, %s',
  async (direction) => {
    const long = await app.church()
    const author = { idUsuario: null, acao: 'test', requisicao: 'test' }
    await transaction(app.services.sessions, long.idCliente, author, ({ db }) =>
      sql`insert into entrada (id_cliente, descricao, data, categoria, valor)
      select ${long.idCliente}, 'Oferta', date '2026-01-01' + n % 7, 2, n from generate_series(1, 1205) n`.execute(db),
    )
    const { db, end } = await openReading(app.services.sessions, long.idCliente)
    const all = db.selectFrom('entrada').where('idCliente', '=', long.idCliente)
    const sorted = all.select(['id', 'data']).orderBy('data', direction).orderBy('id', direction)
    const rows = await sorted.execute()
    for (const offset of [0, 600, 1000, 1100, 1195, 1200, 1205, 1300]) {
      const page = rows.slice(offset, offset + 10)
      const found = await listOf({ limit: 10, offset, comTotal: true }, sorted, all)
      expect(found).toEqual({ rows: page, total: 1205, offset, hasMore: offset + 10 < 1205 })
    }
    await end()
  },
)

test('a list of values is one parameter, whatever its length', async () => {
  const person = await church.person()
  const { db, end } = await open()
  const ids = db.selectFrom('usuario').select('id')
  expect(ids.where('id', 'in', [1, 2, 3]).compile().sql).toBe(ids.where('id', 'in', [1]).compile().sql)
  expect(await ids.where('id', 'in', [person.id, 0]).execute()).toEqual([{ id: person.id }])
  expect(await ids.where('uuid', 'in', [person.uuid]).execute()).toEqual([{ id: person.id }])
  expect(await ids.where('name', 'in', ['"}', person.name]).execute()).toEqual([{ id: person.id }])
  expect(await ids.where('id', 'in', []).execute()).toEqual([])
  await end()
})

test('limits and an offset of zero are written into the text', async () => {
  const { db, end } = await open()
  const rows = db.selectFrom('usuario').select('id').orderBy('id').limit(2)
  expect(rows.offset(0).compile()).toMatchObject({
    sql: 'select "id" from "usuario" order by "id" limit 2 offset 0',
    parameters: [],
  })
  expect(await rows.offset(1).execute()).toHaveLength(1)
  await end()
})

test.each(['connection', 'pooler', false] as const)(
  'an opening statement is sent together with BEGIN (prepared: %s)',
  async (prepare) => {
    const sessions = { ...app.services.sessions, prepare }
    const opening = { text: `select nome, $2 as eco from cliente where id = $1` }
    for (const eco of [`d'Ávila \\ "ele"`, 'outra vez']) {
      const { rows, db, end } = await openReadingAsking(sessions, church.idCliente, {
        ...opening,
        values: [church.idCliente, eco],
      })
      expect(rows).toEqual([{ nome: expect.any(String), eco }])
      expect(await db.selectFrom('cliente').select('id').execute()).toHaveLength(1)
      await end()
    }
  },
)
