import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { onCitus } from '../../../../tests/factories/database.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { lockWaits } from '../../../../tests/factories/lock-waits.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { totalsOfPeriod } from '../lancamento/index.js'
import { sumAllMonthsJob } from './somar.job.js'
import { addMonths } from './somar.js'

let app: TestApp
let church: TestChurch
let token: string
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
})

const inChurch = <T>(run: Parameters<typeof transaction<T>>[3]) =>
  transaction(app.services.sessions, church.idCliente, { idUsuario: null, acao: 'teste', requisicao: 'teste' }, run)
const add = (until: string) => inChurch((work) => addMonths(work, until))
const make = async (data: string, valor: string, path = '/entradas') =>
  (await app.rest(token, 'POST', path, { descricao: 'Oferta', data, categoria: 2, valor })).body
/** Up to which day the sums count; null: none does. */
const until = async () =>
  (
    await app.sql<{ ate: string | null }>('select min(ate)::text as ate from soma_valida where id_cliente = $1', [
      church.idCliente,
    ])
  )[0]?.ate
/** The balance on the morning of a day. */
const balanceOn = (dia: string) =>
  inChurch(async ({ db, idCliente }) => (await totalsOfPeriod({ db, idCliente }, dia, dia)).saldoAnterior)

test('a balance begins with the sums of the months, and a month whose entries change counts no more until it is added again', async () => {
  const { id } = await make('2026-01-10', '100.10')
  await make('2026-02-10', '20.05')
  await make('2026-02-11', '5.00', '/saidas')
  await make('2026-03-05', '1.00')
  await add('2026-02-28')
  const sums = () =>
    app.sql(
      'select mes::text, soma_entradas as entradas, soma_saidas as saidas, soma_recebidas as recebidas, soma_enviadas as enviadas from soma_mensal where id_cliente = $1 order by mes',
      [church.idCliente],
    )
  const none = { saidas: null, recebidas: null, enviadas: null }
  expect(await sums()).toEqual([
    { mes: '2026-01-01', entradas: '100.10', ...none },
    { mes: '2026-02-01', entradas: '20.05', ...none, saidas: '5.00' },
  ])
  expect([await balanceOn('2026-02-11'), await balanceOn('2026-03-01'), await balanceOn('2026-04-01')]).toEqual([
    '120.15',
    '115.15',
    '116.15',
  ])
  // the sum is what is read: this one is wrong
  await app.sql('update soma_mensal set soma_entradas = 1000 where id_cliente = $1 and mes = $2', [
    church.idCliente,
    '2026-01-01',
  ])
  expect([await balanceOn('2026-01-20'), await balanceOn('2026-04-01')]).toEqual(['100.10', '1016.05'])
  // a new description or a later entry changes no sum
  await app.sql('update entrada set descricao = $2 where id_cliente = $1', [church.idCliente, 'Outra'])
  await make('2026-03-06', '2.00')
  expect(await until()).toBe('2026-02-28')
  await make('2026-02-20', '0.50')
  expect([await until(), await balanceOn('2026-03-01')]).toEqual(['2026-01-31', '1015.55'])
  await app.rest(token, 'DELETE', `/entradas/${id}`)
  expect([await until(), await balanceOn('2026-03-01')]).toEqual(['2025-12-31', '15.55'])
  await add('2026-03-31')
  expect([await until(), await balanceOn('2026-05-01')]).toEqual(['2026-03-31', '18.55'])
  expect((await sums())[0]).toEqual({ mes: '2026-02-01', entradas: '20.55', ...none, saidas: '5.00' })
})

test('the sums of this month go to a day, which is added to the month when the job goes on', async () => {
  await make('2026-02-10', '1.00')
  await make('2026-03-05', '20.00')
  await make('2026-03-10', '300.00')
  await make('2026-03-11', '4000.00')
  const days = ['2026-03-01', '2026-03-06', '2026-03-10', '2026-03-11', '2026-03-12', '2026-04-01', '2026-05-20']
  const balances = async () => Promise.all(days.map(balanceOn))
  const right = await balances()
  expect(right).toEqual(['1.00', '21.00', '21.00', '321.00', '4321.00', '4321.00', '4321.00'])
  for (const day of ['2026-03-10', '2026-03-10', '2026-03-11', '2026-04-02', '2026-03-31']) {
    await add(day)
    expect([await until(), await balances()]).toEqual([day, right])
  }
  // the sums are what is read: these of March are wrong, and a day within it is added from the ledger
  await add('2026-03-11')
  await app.sql('update soma_mensal set soma_entradas = 0 where id_cliente = $1', [church.idCliente])
  expect(await balances()).toEqual(['0.00', '20.00', '20.00', '320.00', '0.00', '0.00', '0.00'])
  await make('2026-03-11', '0.50')
  expect(await until()).toBe('2026-02-28')
})

test('the job adds up the months of churches with entries, but not of a suspended one, and only once', async () => {
  const run = () => sumAllMonthsJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  await make('2026-01-10', '7.00')
  const quiet = await app.church()
  const suspended = await app.church()
  await app.rest(await suspended.token(1), 'POST', '/entradas', {
    descricao: 'Oferta',
    data: '2026-01-10',
    categoria: 2,
    valor: '7.00',
  })
  await app.sql('update cliente set suspenso_em = now() where id = $1', [suspended.idCliente])
  await run()
  const marks = () =>
    app.sql<{ id_cliente: number; uuid: string }>(
      'select id_cliente, uuid from soma_valida where id_cliente = any ($1::int[])',
      [[church, quiet, suspended].map(({ idCliente }) => idCliente)],
    )
  const first = await marks()
  expect(first.map(({ id_cliente }) => id_cliente)).toEqual([church.idCliente])
  await run()
  expect(await marks()).toEqual(first)
})

describe('who writes while the months are added', () => {
  let client: pg.Client
  beforeEach(async () => {
    client = new pg.Client(app.database.roles.app as pg.ClientConfig)
    await client.connect()
  })
  afterEach(() => client.end())

  const insert = () =>
    `insert into entrada (id, id_cliente, descricao, data, categoria, valor)
     values (nextval('entrada_id_seq'), ${church.idCliente}, 'x', '2026-01-15', 1, 5)`
  const begin = async (isolation = 'read committed') => {
    await client.query(`begin isolation level ${isolation}`)
    await client.query(`set local app.id_cliente = '${church.idCliente}'`)
  }
  /** Waits until a transaction waits for another one, and says whether it still does not have what it waits for. */
  const waits = async (done: Promise<unknown>): Promise<boolean> => {
    let ended = false
    void done.then(
      () => (ended = true),
      () => (ended = true),
    )
    const end = Date.now() + 20_000
    while (!ended && Date.now() < end) {
      if ((await app.sql(lockWaits())).length) return true
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return false
  }

  test('an entry that is being written is waited for, and is in the sums', async () => {
    await make('2026-01-10', '100.00')
    await begin()
    await client.query(insert())
    const adding = add('2026-02-28')
    expect(await waits(adding)).toBe(true)
    await client.query('commit')
    await adding
    expect([await until(), await balanceOn('2026-03-01')]).toEqual(['2026-02-28', '105.00'])
  })

  test('an entry that waits until the sums are there makes them not count', async () => {
    await make('2026-01-10', '100.00')
    await begin()
    let writing: Promise<unknown> | undefined
    await inChurch(async (work) => {
      await addMonths(work, '2026-02-28')
      writing = client.query(insert())
      expect(await waits(writing)).toBe(true)
    })
    await writing
    await client.query('commit')
    expect([await until(), await balanceOn('2026-03-01')]).toEqual(['2025-12-31', '105.00'])
  })

  test('writes in earlier months do not wait for each other, and one that is rolled back leaves the sums as they were', async () => {
    await make('2026-01-10', '100.00')
    await add('2026-02-28')
    await begin()
    await client.query(insert())
    expect((await make('2026-02-10', '1.00')).id).toEqual(expect.any(Number))
    expect(await until()).toBe('2026-01-31')
    await client.query('rollback')
    expect([await until(), await balanceOn('2026-03-01')]).toEqual(['2026-01-31', '101.00'])
  })

  // Citus runs a transaction of several statements at read committed
  const whereSnapshotsStay = onCitus() ? test.skip : test
  whereSnapshotsStay('a transaction that began before the months were added writes no entries after it', async () => {
    await make('2026-01-10', '100.00')
    await begin('repeatable read')
    await client.query('select 1 from entrada')
    await add('2026-02-28')
    await expect(client.query(insert())).rejects.toThrow('could not serialize access')
    await client.query('rollback')
    expect([await until(), await balanceOn('2026-03-01')]).toEqual(['2026-02-28', '100.00'])
  })
})
