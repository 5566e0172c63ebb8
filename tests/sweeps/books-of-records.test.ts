import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fimDoMes } from '../../server/features/financas/lancamento/index.js'
import { type TestApp, type TestChurch, testApp, unique } from '../factories/harness.js'

/*
 * Random sequences of what people do with the records that make entries, through the API of a real church, and in a model in whole
 * cents. After each event both must agree whether it was allowed; after each sequence, on the cash book. SEQUENCES for more of them.
 */
const sequences = Number(process.env.SEQUENCES ?? 30)

interface Tithe {
  id: number
  cents: bigint
  day: string
  alive: boolean
  receipt: boolean
}

interface Repair {
  id: number
  cents: bigint
  day: string
  state: 'pending' | 'done' | 'cancelled'
}

interface Model {
  tithes: Tithe[]
  repairs: Repair[]
  /** last closed month of 2026, 0 for none */
  closed: number
}

const cents = fc.bigInt({ min: 1n, max: 9_999_999n })
const day = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 28 }))
  .map(([m, d]) => `2026-0${m}-${String(d).padStart(2, '0')}`)
const pick = fc.nat(6)
const month = fc.integer({ min: 1, max: 5 })

const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('tithe' as const), cents, day }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('sheet' as const), cents, day, stranger: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('changeTithe' as const), pick, cents, day }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('deleteTithe' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('restoreTithe' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('receipt' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('repair' as const), cents, day }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('conclude' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('changeRepair' as const), pick, cents, day }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancelRepair' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('close' as const), month }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reopen' as const), month }) },
)
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

const write = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** A church with somebody to tithe and something to repair. */
async function scene() {
  const church = await app.church()
  const token = await church.token(1)
  const { id: idMembro } = await church.person()
  const tipoPatrimonio = (await app.rest(token, 'GET', '/tipoPatrimonios?limit=1')).body[0].id
  const asset = { nomePatrimonio: 'Piano', codigoPatrimonio: unique('P-'), tipoPatrimonio }
  const { id: idPatrimonio } = (await app.rest(token, 'POST', '/patrimonios', asset)).body
  return { church, token, idMembro, idPatrimonio: idPatrimonio as number }
}
type Scene = { church: TestChurch; token: string; idMembro: number; idPatrimonio: number }

async function happen({ church, token, idMembro, idPatrimonio }: Scene, model: Model, what: Event): Promise<void> {
  const open = (data: string) => Number(data.slice(5, 7)) > model.closed
  const rest = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const { status, body: answer } = await app.rest(token, method, path, body)
    expect([what, status, status < 500]).toEqual([what, status, true])
    return status < 300 ? answer : null
  }
  const agree = (allowed: boolean, answer: unknown) => expect([what, answer !== null]).toEqual([what, allowed])
  const graphql = async (text: string) => {
    const { status } = await app.graphql(token, text)
    return status === 200 ? true : null
  }
  const tithe = (id?: number) => model.tithes[(id ?? 0) % Math.max(1, model.tithes.length)]
  const repair = (id: number) => model.repairs[id % Math.max(1, model.repairs.length)]
  const tithed = (data: { cents: bigint; day: string }) => ({
    idMembro,
    valorDizimo: write(data.cents),
    dataDizimo: data.day,
    meioDizimo: 'pix',
  })
  const repaired = (data: { cents: bigint; day: string }) => ({
    idPatrimonio,
    valorManutencao: write(data.cents),
    dataManutencao: data.day,
  })

  switch (what.type) {
    case 'tithe': {
      const made = await rest('POST', '/dizimos', tithed(what))
      agree(open(what.day), made)
      if (made) model.tithes.push({ id: made.id, cents: what.cents, day: what.day, alive: true, receipt: false })
      break
    }
    case 'sheet': {
      const { dataDizimo, ...linha } = tithed(what)
      const linhas = [linha, { ...linha, idMembro: what.stranger ? 2_000_000_000 : idMembro }]
      const before = model.tithes.length
      const made = await rest('POST', '/dizimos/folha', { dataDizimo, linhas })
      agree(open(what.day) && !what.stranger, made)
      if (!made) break
      expect(made).toEqual({ quantidade: 2, total: Number(write(what.cents * 2n)) })
      const { body } = await app.rest(token, 'GET', '/dizimos')
      const known = new Set(model.tithes.map(({ id }) => id))
      for (const { id } of body as { id: number }[])
        if (!known.has(id)) model.tithes.push({ id, cents: what.cents, day: what.day, alive: true, receipt: false })
      expect(model.tithes.length).toBe(before + 2)
      break
    }
    case 'changeTithe': {
      const chosen = tithe(what.pick)
      if (!chosen) break
      const done = await rest('PUT', `/dizimos/${chosen.id}`, tithed(what))
      agree(chosen.alive && !chosen.receipt && open(chosen.day) && open(what.day), done)
      if (done) Object.assign(chosen, { cents: what.cents, day: what.day })
      break
    }
    case 'deleteTithe': {
      const chosen = tithe(what.pick)
      if (!chosen) break
      const done = await rest('DELETE', `/dizimos/${chosen.id}`)
      agree(chosen.alive && open(chosen.day), done)
      if (done) chosen.alive = false
      break
    }
    case 'restoreTithe': {
      const chosen = tithe(what.pick)
      if (!chosen) break
      const done = await graphql(`mutation { restaurarDizimo(id: ${chosen.id}) { id } }`)
      agree(!chosen.alive && open(chosen.day), done)
      if (done) chosen.alive = true
      break
    }
    case 'receipt': {
      const chosen = tithe(what.pick)
      if (!chosen) break
      const done = await rest('POST', `/dizimos/${chosen.id}/recibo`)
      agree(chosen.alive, done)
      if (done) chosen.receipt = true
      break
    }
    case 'repair': {
      const made = await rest('POST', '/patrimonio-manutencoes', repaired(what))
      agree(true, made)
      if (made) model.repairs.push({ id: made.id, cents: what.cents, day: what.day, state: 'pending' })
      break
    }
    case 'conclude': {
      const chosen = repair(what.pick)
      if (!chosen) break
      const path = `/patrimonio-manutencoes/manutencao/${chosen.id}/cliente/${church.idCliente}/concluir`
      const done = await rest('PATCH', path)
      agree(chosen.state === 'pending' && open(chosen.day), done)
      if (done) chosen.state = 'done'
      break
    }
    case 'changeRepair': {
      const chosen = repair(what.pick)
      if (!chosen) break
      const done = await rest('PUT', `/patrimonio-manutencoes/${chosen.id}`, repaired(what))
      agree(chosen.state === 'pending', done)
      if (done) Object.assign(chosen, { cents: what.cents, day: what.day })
      break
    }
    case 'cancelRepair': {
      const chosen = repair(what.pick)
      if (!chosen) break
      const done = await rest('DELETE', `/patrimonio-manutencoes/${chosen.id}`)
      agree(chosen.state === 'pending', done)
      if (done) chosen.state = 'cancelled'
      break
    }
    case 'close':
      if (what.month <= model.closed) break
      agree(true, await graphql(`mutation { fecharMes(mes: "2026-0${what.month}") { message } }`))
      model.closed = what.month
      break
    case 'reopen':
      if (what.month > model.closed) break
      agree(true, await graphql(`mutation { reabrirMes(mes: "2026-0${what.month}") { message } }`))
      model.closed = what.month - 1
  }
}

/** The cash book of the half year, by month and as a whole, against the model; and no receipt's number is missing. */
async function compare({ token, church }: Scene, { tithes, repairs }: Model): Promise<void> {
  const sum = (rows: readonly { cents: bigint }[]) => rows.reduce((total, row) => total + row.cents, 0n)
  const alive = tithes.filter((row) => row.alive)
  const done = repairs.filter((row) => row.state === 'done')
  const { data } = await app.graphql(
    token,
    '{ livroCaixa(inicio: "2026-01-01", fim: "2026-06-30") { entradas saidas saldo meses { mes saldo } } }',
  )
  const { entradas, saidas, saldo, meses } = data.livroCaixa
  expect({ entradas, saidas, saldo }).toEqual({
    entradas: write(sum(alive)),
    saidas: write(sum(done)),
    saldo: write(sum(alive) - sum(done)),
  })
  for (const { mes, saldo } of meses as { mes: string; saldo: string }[]) {
    const until = (row: { day: string }) => row.day <= fimDoMes(mes)
    expect([mes, saldo]).toEqual([mes, write(sum(alive.filter(until)) - sum(done.filter(until)))])
  }
  const [numbers] = await app.sql<{ given: number; last: number }>(
    `select count(numero_recibo)::int as given, coalesce(max(numero_recibo), 0) as last from dizimo where id_cliente = $1`,
    [church.idCliente],
  )
  const receipts = tithes.filter(({ receipt }) => receipt).length
  expect(numbers).toEqual({ given: receipts, last: receipts })
}

test(`${sequences} random sequences of tithes, sheets, receipts and repairs leave the books as they should be, to the cent`, async () => {
  let events = 0
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 18, size: 'max' }), async (sequence) => {
      const at = await scene()
      const model: Model = { tithes: [], repairs: [], closed: 0 }
      for (const what of sequence) await happen(at, model, what)
      await compare(at, model)
      events += sequence.length
    }),
    { numRuns: sequences, endOnFailure: sequences < 100 },
  )
  expect(events).toBeGreaterThan(sequences)
}, 1_800_000)
