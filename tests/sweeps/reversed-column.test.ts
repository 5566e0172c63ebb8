import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { listarAulasEBDInput } from '../../schema/rules/ensino/aula-ebd.input.js'
import { listarContasInput } from '../../schema/rules/financas/conta.input.js'
import { listarDizimosInput } from '../../schema/rules/financas/dizimo.input.js'
import { listarDoacoesInput } from '../../schema/rules/missoes/doacao.input.js'
import * as aulaEBD from '../../server/features/ensino/aula-ebd/aula-ebd.queries.js'
import * as conta from '../../server/features/financas/conta/conta.queries.js'
import { lado } from '../../server/features/financas/conta-pagar/lado.js'
import * as dizimo from '../../server/features/financas/dizimo/dizimo.queries.js'
import * as doacao from '../../server/features/missoes/doacao/doacao.queries.js'
import { openReading, type Reading } from '../../server/kernel/data/tenant/session.js'
import { AccountsLab, accountsOf, kinds } from '../factories/contas.js'
import type { TestApp, TestChurch } from '../factories/harness.js'

const lab = new AccountsLab()
let app: TestApp
let church: TestChurch

/** A list with these columns, or with all of them. */
type Read = (work: Reading, columns?: string[]) => Promise<{ rows: object[] }>

const lists: [string, string, Read][] = [
  ['tithes', 'estornado', (work, columns) => dizimo.listRows(work, listarDizimosInput.parse({ columns }), null)],
  ['donations', 'estornado', (work, columns) => doacao.listRows(work, listarDoacoesInput.parse({ columns }), null)],
  ['lessons', 'estornada', (work, columns) => aulaEBD.listRows(work, listarAulasEBDInput.parse({ columns }))],
  ['payables', 'estornada', (work, columns) => conta.listRows(work, lado, listarContasInput.parse({ columns }))],
]

beforeAll(async () => {
  ;({ app, betel: church } = await lab.open())
  const token = await church.token(1)
  const post = async (path: string, body: object) => (await app.rest(token, 'POST', path, body)).body
  const { id: idMembro } = await church.person()
  const day = '2025-03-10'
  await post('/dizimos', { idMembro, valorDizimo: 10, dataDizimo: day, meioDizimo: 'pix' })
  const campaign = {
    nomeCampanha: 'Barco',
    tipoCampanha: 'mundial',
    dataInicio: '2025-03-01',
    dataFim: '2025-09-30',
    alvoCampanha: 1000,
  }
  const { id: idCampanha } = await post('/campanhasMissoes', campaign)
  await post('/campanhas-missoes-doacoes', { idCampanha, idMembro, valorDoacao: 20, dataDoacao: day })
  const { id: idClasse } = await post('/classesEBD', { nomeClasse: 'Juniores' })
  await post('/aulasEBD', { idClasse, dataAula: day, oferta: 30 })
  const payables = accountsOf(lab, ...kinds[0])
  const { id } = await payables.create()
  await payables.patch(id, 'encerrar', { data: day })
  // their entries are reversed
  await app.graphql(token, 'mutation { fecharMes(mes: "2025-03") { message } }')
  for (const [path, Type] of [
    ['/entradas', 'Entrada'],
    ['/saidas', 'Saida'],
  ])
    for (const { id } of (await app.rest(token, 'GET', path as string)).body) {
      const reverse = `mutation($id: ID!) { estornar${Type}(id: $id, input: { data: "2025-04-02" }) { id } }`
      expect((await app.graphql(token, reverse, { id })).status).toBe(200)
    }
})
afterAll(() => app.close())

describe.each(lists)('a list of %s', (_, name, list) => {
  test.each([
    ['all columns', undefined, { [name]: true }],
    ['this column', [name], { [name]: true }],
    ['other columns', ['excluidoEm'], undefined],
  ])(
    'with %s requested, contains whether the record is reversed or leaves it out, but is never null',
    async (_, columns, expected) => {
      const reading = await openReading(app.services.sessions, church.idCliente)
      const { rows } = await list(reading, columns).finally(() => reading.end())
      expect(rows).toHaveLength(1)
      if (expected) expect(rows[0]).toMatchObject(expected)
      else expect(rows[0]).not.toHaveProperty(name)
    },
  )
})
