import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { givers, TithesLab } from '../../../../tests/factories/dizimos.js'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import { similarDizimos } from './dizimo.queries.js'

const lab = new TithesLab()
const { create } = lab
let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  ;({ app, betel } = await lab.open())
})
afterAll(() => app.close())

/** The line and the stored tithe that it may repeat, of lines with a person and an amount. */
async function pairs(church: TestChurch, linhas: [idMembro: number, valorDizimo: string][], dia = '2026-05-10') {
  const work = await openReading(app.services.sessions, church.idCliente)
  const said = linhas.map(([idMembro, valorDizimo], linha) => ({ linha, idMembro, valorDizimo }))
  const found = await similarDizimos({ ...work, idCliente: church.idCliente }, dia, said, null).finally(() =>
    work.end(),
  )
  return found.map(({ linha, id }) => [linha, id])
}

describe('rows that may repeat a stored tithe', () => {
  test('are those of the same person and amount within three days, whatever the means', async () => {
    const token = await betel.token(1)
    const [maria, jose] = [await givers(betel), await givers(betel)]
    const gift = { idMembro: maria.id, valorDizimo: 200, meioDizimo: 'pix' }
    const far = await create({ ...gift, dataDizimo: '2026-05-07' })
    const near = await create({ ...gift, dataDizimo: '2026-05-11', meioDizimo: 'dinheiro' })
    const deleted = await create({ idMembro: jose.id, valorDizimo: 50, dataDizimo: '2026-05-10' })
    await app.rest(token, 'DELETE', `/dizimos/${deleted.id}`)
    const found = await pairs(betel, [
      [maria.id, '200'],
      [maria.id, '200.01'],
      [jose.id, '200'],
      [jose.id, '50'],
      [maria.id, '200.00'],
    ])
    expect(found).toEqual([
      [0, near.id],
      [4, near.id],
    ])
    expect(await pairs(betel, [[maria.id, '200']], '2026-05-04')).toEqual([[0, far.id]])
    expect(await pairs(betel, [[maria.id, '200']], '2026-05-15')).toEqual([])
  })

  test('are not those of a reversed tithe, nor of another church', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const maria = await givers(church)
    const { id } = await create({ idMembro: maria.id, valorDizimo: 200, dataDizimo: '2025-03-10' }, church)
    const linhas: [number, string][] = [[maria.id, '200']]
    expect(await pairs(church, linhas, '2025-03-10')).toEqual([[0, id]])
    expect(await pairs(betel, linhas, '2025-03-10')).toEqual([])
    await app.graphql(token, 'mutation { fecharMes(mes: "2025-03") { message } }')
    const [income] = (await app.rest(token, 'GET', '/entradas')).body
    const estornar = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2025-04-02" }) { id } }'
    expect((await app.graphql(token, estornar, { id: income.id })).status).toBe(200)
    expect(await pairs(church, linhas, '2025-03-10')).toEqual([])
  })

  test('are asked about only of those who may read the tithe', async () => {
    await create({ dataDizimo: '2026-06-10' })
    const createDocument =
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["dizimo.ler", "dizimo.escrever"]) { token } }'
    const { data } = await app.graphql(await betel.token(1), createDocument)
    const repeat = async (token: string) =>
      (
        await app.graphql(token, 'mutation($input: DizimoInput!) { criarDizimo(input: $input) { id } }', {
          input: lab.input({ dataDizimo: '2026-06-11' }),
        })
      ).errors?.[0]?.extensions.code
    expect(await repeat(await betel.token(4))).toBe('CONFIRM')
    // who may write tithes and reads only the own ones
    expect(await repeat(data.criarTokenApi.token)).toBeUndefined()
  })
})
