import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { givers, TithesLab } from '../../../../tests/factories/dizimos.js'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

const lab = new TithesLab()
const { create } = lab
let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  ;({ app, betel } = await lab.open())
})
afterAll(() => app.close())

const asked = `query($dataDizimo: DateOnly!, $linhas: [LinhaParecidaInput!]!) {
  dizimosParecidos(dataDizimo: $dataDizimo, linhas: $linhas) { linha dizimo { id dataDizimo membro { name } } }
}`

interface Parecido {
  linha: number
  dizimo: { id: number; dataDizimo: string; membro: { name: string } }
}

const ask = async (token: string, linhas: object[], dataDizimo = '2026-05-10'): Promise<Parecido[]> => {
  const { errors, data } = await app.graphql(token, asked, { dataDizimo, linhas })
  expect(errors).toBeUndefined()
  return data.dizimosParecidos
}

const pairs = (found: Parecido[]) => found.map(({ linha, dizimo }) => [linha, dizimo.id])

describe('rows that may repeat a stored tithe', () => {
  test('are those of the same person and amount within three days, whatever the means; nothing is refused', async () => {
    const token = await betel.token(1)
    const [maria, jose] = [await givers(betel), await givers(betel)]
    const far = await create({ idMembro: maria.id, valorDizimo: 200, dataDizimo: '2026-05-07', meioDizimo: 'pix' })
    const near = await create({
      idMembro: maria.id,
      valorDizimo: 200,
      dataDizimo: '2026-05-11',
      meioDizimo: 'dinheiro',
    })
    const deleted = await create({ idMembro: jose.id, valorDizimo: 50, dataDizimo: '2026-05-10' })
    await app.rest(token, 'DELETE', `/dizimos/${deleted.id}`)
    const linhas = [
      { idMembro: maria.id, valorDizimo: '200' },
      { idMembro: maria.id, valorDizimo: '200.01' },
      { idMembro: jose.id, valorDizimo: '200' },
      { idMembro: jose.id, valorDizimo: '50' },
      { idMembro: 2147483000, valorDizimo: '200' },
      { idMembro: maria.uuid, valorDizimo: '200.00' },
    ]
    const found = await ask(token, linhas)
    expect(pairs(found)).toEqual([
      [0, near.id],
      [5, near.id],
    ])
    expect(found[0]?.dizimo).toMatchObject({ dataDizimo: '2026-05-11', membro: { name: maria.name } })
    expect(pairs(await ask(token, linhas.slice(0, 1), '2026-05-04'))).toEqual([[0, far.id]])
    expect(await ask(token, linhas.slice(0, 1), '2026-05-15')).toEqual([])
    expect(await ask(token, [])).toEqual([])
    await create({ idMembro: maria.id, valorDizimo: 200, dataDizimo: '2026-05-11', meioDizimo: 'dinheiro' })
  })

  test('are not those of a reversed tithe, nor of another church', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const maria = await givers(church)
    const { id } = await create({ idMembro: maria.id, valorDizimo: 200, dataDizimo: '2025-03-10' }, church)
    const linhas = [{ idMembro: maria.id, valorDizimo: '200' }]
    expect(pairs(await ask(token, linhas, '2025-03-10'))).toEqual([[0, id]])
    const other = await app.graphql(await betel.token(1), asked, { dataDizimo: '2025-03-10', linhas })
    expect(other.data?.dizimosParecidos ?? []).toEqual([])
    await app.graphql(token, 'mutation { fecharMes(mes: "2025-03") { message } }')
    const [income] = (await app.rest(token, 'GET', '/entradas')).body
    const estornar = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2025-04-02" }) { id } }'
    expect((await app.graphql(token, estornar, { id: income.id })).status).toBe(200)
    expect(await ask(token, linhas, '2025-03-10')).toEqual([])
  })

  test('are told only to those who may read the tithe', async () => {
    const church = await app.church()
    const own = await church.person({ perfil: 2 })
    const maria = await givers(church)
    const mine = await create({ idMembro: own.id, valorDizimo: 10 }, church)
    const hers = await create({ idMembro: maria.id, valorDizimo: 200 }, church)
    const linhas = [
      { idMembro: own.id, valorDizimo: '10' },
      { idMembro: maria.id, valorDizimo: '200' },
    ]
    expect(pairs(await ask(await app.session(church.idCliente, own.id), linhas))).toEqual([[0, mine.id]])
    expect(pairs(await ask(await church.token(4), linhas))).toEqual([
      [0, mine.id],
      [1, hers.id],
    ])
    // who may write tithes and reads only the own ones
    const criar =
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["dizimo.ler", "dizimo.escrever"]) { token } }'
    const { data } = await app.graphql(await betel.token(1), criar)
    await create()
    const { giver } = lab
    expect(await ask(await betel.token(1), [{ idMembro: giver.id, valorDizimo: '250.25' }])).toHaveLength(1)
    expect(await ask(data.criarTokenApi.token, [{ idMembro: giver.id, valorDizimo: '250.25' }])).toEqual([])
  })

  test('are found in as many statements for 300 rows as for 2', async () => {
    const token = await betel.token(1)
    const { id } = await givers(betel)
    const rows = (count: number) => Array.from({ length: count }, () => ({ idMembro: id, valorDizimo: '200' }))
    await ask(token, rows(1))
    expect(await countStatements(() => ask(token, rows(300)))).toBe(await countStatements(() => ask(token, rows(2))))
  })
})
