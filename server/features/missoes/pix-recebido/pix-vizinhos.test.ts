import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { PixChurch } from '../../../../tests/factories/pix.js'
import { beginTurn, type Turn } from '../../../kernel/base/turns/turn.js'
import { bancoOfIgreja, checkPix, type SearchPoint, searchPix } from './banco/buscar-pix.js'
import { bancoPause } from './pix-recebido.rules.js'

let app: TestApp
let open: PixChurch[] = []

beforeAll(async () => {
  app = await testApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
})
afterEach(async () => {
  await Promise.all(open.map(({ psp }) => psp.stop()))
  await app.sql(`delete from pgboss.job where name in ('pix.conferir', 'pix.buscar')`)
  open = []
})
afterAll(() => app.close())

let working: Promise<void> | undefined
/** Works on the queues from now on, as one process. */
const work = () => (working ??= app.startJobs())

const author = { idUsuario: null, acao: 'pixRecebido.lancar' as const, requisicao: 'teste' }
/** A turn that has time for one piece of work. */
const short: Turn = { over: true, anew: () => short }

async function churchWithBank({ established = false } = {}): Promise<PixChurch> {
  const pix = await PixChurch.start(app, established ? 30 : 0)
  open.push(pix)
  await pix.switchOn()
  await app.sql(`delete from pgboss.job where name = 'pix.buscar' and group_id = $1`, [String(pix.church.idCliente)])
  return pix
}

const notify = (pix: PixChurch, ids: string[]) =>
  app.rest(null, 'POST', pix.notices, { pix: ids.map((endToEndId) => ({ endToEndId })) })

let serial = 0
/** Ids of Pix that nobody paid. */
const invented = (count: number): string[] =>
  Array.from({ length: count }, () => `E12345678202609091221${String(serial++).padStart(11, '0')}`)

const waiting = (pix: PixChurch) =>
  app.sql<{ name: string; ids: number | null }>(
    `select name, jsonb_array_length(data -> 'pix') as ids from pgboss.job
     where group_id = $1 and name like 'pix.%' and state in ('created', 'retry') order by name`,
    [String(pix.church.idCliente)],
  )

test('the notices of a church wait in one job; what is too much for it is left to a search', async () => {
  const pix = await churchWithBank()
  for (let n = 0; n < 3; n++) expect((await notify(pix, invented(100))).status).toBe(200)
  expect(await waiting(pix)).toEqual([{ name: 'pix.conferir', ids: 300 }])
  for (let n = 0; n < 9; n++) expect((await notify(pix, invented(100))).status).toBe(200)
  expect(await waiting(pix)).toEqual([
    { name: 'pix.buscar', ids: null },
    { name: 'pix.conferir', ids: 1000 },
  ])
})

test('a turn that ends early gives back the ids that it has not read', async () => {
  const pix = await churchWithBank()
  const paid = ['1.00', '2.00', '3.00'].map((valor) => pix.psp.pay(undefined, valor).endToEndId)
  let left = { pix: paid, falhas: 0 }
  for (let turns = 1; left.pix.length > 0; turns++) {
    left = await checkPix(app.services, pix.church.idCliente, author, left, short)
    expect(left).toEqual({ pix: paid.slice(turns), falhas: 0 })
  }
  const [row] = await app.sql('select count(*)::int as n from pix_recebido where id_cliente = $1', [
    pix.church.idCliente,
  ])
  expect(row).toEqual({ n: 3 })
})

test('the refunds of one answer are stored in several transactions and turns, and each is told once', async () => {
  const pix = await churchWithBank()
  const paid = pix.psp.pay(undefined, '100.00')
  for (let n = 0; n < 60; n++) pix.psp.refund(paid, '0.01', { natureza: 'MED_FRAUDE' })
  const stored = async () => {
    const [row] = await app.sql<{ all: number; booked: number; transactions: number }>(
      `select count(*)::int as "all", count(*) filter (where lancada)::int as booked, count(distinct created_at)::int as transactions
       from pix_devolucao where id_cliente = $1`,
      [pix.church.idCliente],
    )
    return row
  }
  const all: unknown[] = []
  for (let left = { pix: [paid.endToEndId], falhas: 0 }; left.pix.length > 0; ) {
    left = await checkPix(app.services, pix.church.idCliente, author, left, short)
    all.push(await stored())
  }
  expect(all).toEqual([
    { all: 25, booked: 25, transactions: 1 },
    { all: 50, booked: 50, transactions: 2 },
    { all: 60, booked: 60, transactions: 3 },
  ])
  const letters = (await app.emails(pix.church.idCliente)).filter(({ assunto }) => assunto.includes('retirou dinheiro'))
  // the administrator is told once for each transaction, not once for each refund
  expect(letters.map(({ texto }) => /por conta própria R\$\s(\S+) \(em (\d+)/.exec(texto)?.slice(1))).toEqual([
    ['0,25', '25'],
    ['0,25', '25'],
    ['0,10', '10'],
  ])
})

test('a search goes on where its turn has ended, and misses nothing', async () => {
  const pix = await churchWithBank()
  pix.psp.perPage = 10
  for (let n = 0; n < 35; n++) pix.psp.pay(undefined, '5.00')
  let left: SearchPoint | undefined
  let turns = 0
  do {
    left = await searchPix(app.services, pix.church.idCliente, author, left, short)
    turns++
  } while (left && turns < 200)
  const [row] = await app.sql('select count(*)::int as n from pix_recebido where id_cliente = $1', [
    pix.church.idCliente,
  ])
  expect(row).toEqual({ n: 35 })
  // one Pix in each turn
  expect(turns).toBeGreaterThan(35)
  const [note] = await app.sql(
    'select problema, busca.ultima_busca = busca.buscado_ate as same from provedor_pix busca where id_cliente = $1',
    [pix.church.idCliente],
  )
  expect(note).toEqual({ problema: null, same: true })
})

test('a Pix that the bank never answers lets the others pass, and is given up in the end', async () => {
  const pix = await churchWithBank()
  const [silent, ...paid] = ['1.00', '2.00', '3.00'].map((valor) => pix.psp.pay(undefined, valor).endToEndId)
  pix.psp.silent.add(silent ?? '')
  expect((await notify(pix, [silent ?? '', ...paid])).status).toBe(200)
  const stored = async () =>
    (
      await app.sql<{ id: string }>('select end_to_end_id as id from pix_recebido where id_cliente = $1', [
        pix.church.idCliente,
      ])
    ).map(({ id }) => id)
  await work()
  const until = async (done: () => Promise<boolean>) => {
    for (const end = Date.now() + 10_000; !(await done()) && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await until(async () => (await stored()).length === 2)
  expect((await stored()).toSorted()).toEqual(paid.toSorted())
  // it waits by itself, so that a new notice is read at once
  await until(async () => (await waiting(pix)).length === 1)
  const next = pix.psp.pay(undefined, '4.00').endToEndId
  await notify(pix, [next])
  await until(async () => (await stored()).includes(next))
  expect(await stored()).toContain(next)
  let left = { pix: [silent ?? ''], falhas: 0 }
  const pauses: (number | null)[] = []
  while (pauses.at(-1) !== null) {
    left = await checkPix(app.services, pix.church.idCliente, author, left)
    pauses.push(bancoPause(left.falhas))
  }
  expect(pauses).toEqual([0, 10, 20, 40, 80, null])
  const [note] = await app.sql('select problema from provedor_pix where id_cliente = $1', [pix.church.idCliente])
  expect(note?.problema).toBeTruthy()
})

test('a bank that takes longer than a turn for a page has the whole page stored in it', async () => {
  const pix = await churchWithBank()
  pix.psp.perPage = 10
  for (let n = 0; n < 20; n++) pix.psp.pay(undefined, '5.00')
  pix.psp.slow = 300
  let left: SearchPoint | undefined
  let turns = 0
  do {
    // over when the answer comes; ten Pix take less than another turn
    const turn: Turn = { over: true, anew: () => beginTurn(5000) }
    left = await searchPix(app.services, pix.church.idCliente, author, left, turn)
    turns++
  } while (left && turns < 60)
  pix.psp.slow = 0
  const [row] = await app.sql('select count(*)::int as n from pix_recebido where id_cliente = $1', [
    pix.church.idCliente,
  ])
  expect(row).toEqual({ n: 20 })
  // pages, and what is under way; not one for each Pix. On Mondays also 23 steps for the refunds of 90 days
  expect(turns).toBeLessThan(new Date().getUTCDay() === 1 ? 12 + 23 : 12)
})

test('the calls of one turn have one deadline, however often the bank answers just in time', async () => {
  const { psp, church } = await churchWithBank()
  psp.slow = 900
  // each token is asked for twice, and is over at once
  psp.credentials = 'form'
  const banco = await bancoOfIgreja(app.services, church.idCliente, 1000)
  const expiring = setInterval(() => psp.expireTokens(), 50)
  const began = Date.now()
  await expect(banco?.provedor.recebido('E1')).rejects.toThrow(/demorou|não respondeu|credenciais|AcessoNegado/)
  clearInterval(expiring)
  psp.slow = 0
  // six calls of 0.9 s each without it
  expect(Date.now() - began).toBeLessThan(3500)
})

test('established banks that answer slowly do not keep the Pix of another church waiting, more of them than there are places', async () => {
  const slow = await Promise.all(Array.from({ length: 8 }, () => churchWithBank({ established: true })))
  const quiet = await churchWithBank({ established: true })
  for (const pix of slow) {
    pix.psp.slow = 6000
    await notify(pix, invented(3))
  }
  await work()
  const paid = quiet.psp.pay(undefined, '70.00')
  await notify(quiet, [paid.endToEndId])
  const began = Date.now()
  const found = () => app.sql('select id from pix_recebido where end_to_end_id = $1', [paid.endToEndId])
  while ((await found()).length === 0 && Date.now() - began < 20_000)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(Date.now() - began).toBeLessThan(4000)
  for (const { psp } of slow) psp.slow = 0
  const active = () => app.sql(`select id from pgboss.job where name = 'pix.conferir' and state = 'active'`)
  for (const end = Date.now() + 10_000; (await active()).length > 0 && Date.now() < end; ) {
    await app.sql(`delete from pgboss.job where name = 'pix.conferir' and state <> 'active'`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
})

test('banks that answer slowly do not keep the Pix of another church waiting', async () => {
  const slow = [await churchWithBank(), await churchWithBank(), await churchWithBank()]
  const quiet = await churchWithBank({ established: true })
  for (const pix of slow) {
    pix.psp.slow = 2500
    for (let n = 0; n < 3; n++) await notify(pix, invented(100))
  }
  await work()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const paid = quiet.psp.pay(undefined, '70.00')
  await notify(quiet, [paid.endToEndId])
  const began = Date.now()
  const found = () => app.sql('select id from pix_recebido where end_to_end_id = $1', [paid.endToEndId])
  while ((await found()).length === 0 && Date.now() - began < 10_000)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(Date.now() - began).toBeLessThan(2500)
  // the others wait for one another, because they are in their first week
  const [running] = await app.sql(
    `select count(*)::int as n from pgboss.job where name = 'pix.conferir' and state = 'active'`,
  )
  expect(running).toEqual({ n: 1 })
  await app.sql(`delete from pgboss.job where name = 'pix.conferir' and state <> 'active'`)
  // other tests on this database wait until no job is left
  for (const { psp } of slow) psp.slow = 0
})
