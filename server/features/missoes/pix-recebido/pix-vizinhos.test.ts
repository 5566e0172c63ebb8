import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { PixChurch } from '../../../../tests/factories/pix.js'
import { buscarPix, conferirPix, type Ponto } from './buscar-pix.js'

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

const author = { idUsuario: null, acao: 'pixRecebido.lancar' as const, requisicao: 'teste' }
/** A turn that has time for one piece of work. */
const short = { over: true }

async function churchWithBank({ established = false } = {}): Promise<PixChurch> {
  const pix = await PixChurch.start(app)
  open.push(pix)
  // before its first request, because a process remembers when a church began
  if (established)
    await app.sql(`update cliente set created_at = now() - interval '30 days' where id = $1`, [pix.church.idCliente])
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
  let left: string[] = paid
  for (let turns = 1; left.length > 0; turns++) {
    left = await conferirPix(app.services, pix.church.idCliente, author, left, short)
    expect(left).toEqual(paid.slice(turns))
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
  for (let left = [paid.endToEndId]; left.length > 0; ) {
    left = await conferirPix(app.services, pix.church.idCliente, author, left, short)
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
  let left: Ponto | undefined
  let turns = 0
  do {
    left = await buscarPix(app.services, pix.church.idCliente, author, left, short)
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

test('banks that answer slowly do not keep the Pix of another church waiting', async () => {
  const slow = [await churchWithBank(), await churchWithBank(), await churchWithBank()]
  const quiet = await churchWithBank({ established: true })
  for (const pix of slow) {
    pix.psp.slow = 2500
    for (let n = 0; n < 3; n++) await notify(pix, invented(100))
  }
  await app.startJobs()
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
