import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { fc } from '../../../../tests/factories/random.js'

/*
 * Random sequences of donations, lesson offerings and month closings, over HTTP. A model in whole cents predicts which
 * actions are allowed, and the totals of the campaign and of the ledger.
 */
const sequences = Number(process.env.SEQUENCES ?? 12)

const cents = fc.integer({ min: 1, max: 9_999_999 })
const month = fc.integer({ min: 1, max: 4 })
const pick = fc.nat(7)
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('give' as const), cents, month }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('teach' as const), cents: fc.option(cents), month }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('collect' as const), pick, cents: fc.option(cents) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('delete' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('restore' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('total' as const), cents }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('reverse' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('close' as const), month: fc.integer({ min: 1, max: 2 }) }) },
)
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

/** A donation or a lesson in the model. */
interface Made {
  kind: 'doacao' | 'aula'
  id: number
  /** 0 for a lesson without an offering */
  cents: number
  data: string
  alive: boolean
  /** its ledger entry was reversed in a later month, so its money does not count */
  reversed: boolean
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const write = (value: number) => `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`
const paths = { doacao: '/campanhas-missoes-doacoes', aula: '/aulasEBD' }
const restores = { doacao: 'restaurarDoacao', aula: 'restaurarAulaEBD' }

test(`after ${sequences} random sequences of donations and offerings, campaign and ledger agree to the cent`, async () => {
  let events = 0
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 16, size: 'max' }), async (sequence) => {
      const church = await app.church()
      const token = await church.token(1)
      const rest = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
        app.rest(token, method, path, body)
      const dates = { dataInicio: '2026-01-01', dataFim: '2026-12-31' }
      const campaign = { nomeCampanha: 'Mundiais', tipoCampanha: 'mundial', alvoCampanha: 100, ...dates }
      const idCampanha = (await rest('POST', '/campanhasMissoes', campaign)).body.id
      const idClasse = (await rest('POST', '/classesEBD', { nomeClasse: 'Adultos' })).body.id
      const made: Made[] = []
      let adjustment = 0
      let closed = 0
      let day = 1
      const dataOf = (of: number) => `2026-0${of}-${String((day++ % 28) + 1).padStart(2, '0')}`
      const open = ({ data }: { data: string }) => Number(data.slice(5, 7)) > closed
      const given = () => sum(made.filter((each) => each.kind === 'doacao' && counts(each)))
      const agree = (what: Event, allowed: boolean, status: number) =>
        expect([what, status < 300]).toEqual([what, allowed])

      for (const what of sequence) {
        const chosen = 'pick' in what ? made[what.pick % Math.max(1, made.length)] : undefined
        switch (what.type) {
          case 'give': {
            const data = dataOf(what.month)
            const body = { idCampanha, idMembro: church.idCliente, valorDoacao: write(what.cents), dataDoacao: data }
            const answer = await rest('POST', paths.doacao, body)
            agree(what, open({ data }), answer.status)
            if (answer.status === 201)
              made.push({ kind: 'doacao', id: answer.body.id, cents: what.cents, data, alive: true, reversed: false })
            break
          }
          case 'teach': {
            const data = dataOf(what.month)
            const taken = made.some((each) => each.kind === 'aula' && each.alive && each.data === data)
            const oferta = what.cents === null ? null : write(what.cents)
            const answer = await rest('POST', paths.aula, { idClasse, dataAula: data, oferta })
            agree(what, !taken && (what.cents === null || open({ data })), answer.status)
            if (answer.status === 201)
              made.push({
                kind: 'aula',
                id: answer.body.id,
                cents: what.cents ?? 0,
                data,
                alive: true,
                reversed: false,
              })
            break
          }
          case 'collect': {
            if (chosen?.kind !== 'aula' || !chosen.alive) break
            const oferta = what.cents === null ? null : write(what.cents)
            const answer = await rest('PUT', `${paths.aula}/${chosen.id}`, { dataAula: chosen.data, oferta })
            agree(what, (what.cents ?? 0) === chosen.cents || open(chosen), answer.status)
            if (answer.status === 200) chosen.cents = what.cents ?? 0
            break
          }
          case 'delete': {
            if (!chosen) break
            const { status } = await rest('DELETE', `${paths[chosen.kind]}/${chosen.id}`)
            agree(what, chosen.alive && (chosen.cents === 0 || open(chosen)), status)
            if (status === 200) chosen.alive = false
            break
          }
          case 'restore': {
            if (!chosen) break
            const query = `mutation($id: ID!) { ${restores[chosen.kind]}(id: $id) { id } }`
            const { status, errors } = await app.graphql(token, query, { id: chosen.id })
            const taken =
              chosen.kind === 'aula' &&
              made.some((each) => each.kind === 'aula' && each.alive && each.data === chosen.data)
            agree(what, !chosen.alive && !taken && (chosen.cents === 0 || open(chosen)), errors ? 409 : status)
            if (!errors) chosen.alive = true
            break
          }
          case 'reverse': {
            if (!chosen?.alive || chosen.cents === 0) break
            const [entry] = await app.sql<{ id: number }>(
              `select id from entrada where id_cliente = $1 and origem = $2 and id_origem = $3 and excluido_em is null`,
              [church.idCliente, chosen.kind === 'aula' ? 'aulaEBD' : 'doacao', chosen.id],
            )
            const query = `mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2026-12-01" }) { id } }`
            const { status, errors } = await app.graphql(token, query, { id: entry!.id })
            agree(what, !open(chosen) && !chosen.reversed, errors ? 409 : status)
            if (!errors) chosen.reversed = true
            break
          }
          case 'total': {
            const body = { ...campaign, atingidoCampanha: write(what.cents) }
            expect((await rest('PUT', `/campanhasMissoes/${idCampanha}`, body)).status).toBe(200)
            adjustment = Math.max(0, what.cents - given())
            break
          }
          case 'close': {
            if (what.month <= closed) break
            const fechar = `mutation { fecharMes(mes: "2026-0${what.month}") { message } }`
            expect((await app.graphql(token, fechar)).errors).toBeUndefined()
            closed = what.month
          }
        }
        events++
      }

      const { atingidoCampanha } = (await rest('GET', `/campanhasMissoes/${idCampanha}`)).body
      expect(atingidoCampanha).toBe((given() + adjustment) / 100)
      const [books] = await app.sql<{ total: string }>(
        `select coalesce(sum(valor), 0.00)::text as total from entrada where id_cliente = $1 and excluido_em is null`,
        [church.idCliente],
      )
      expect(books?.total).toBe(write(sum(made.filter(counts))))
    }),
    { numRuns: sequences },
  )
  expect(events).toBeGreaterThan(sequences)
})

const counts = ({ alive, reversed }: Made) => alive && !reversed
const sum = (made: readonly Made[]) => made.reduce((total, { cents }) => total + cents, 0)
