import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({ tipoPatrimonio: unique('Nome '), ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/tipoPatrimonios', fields(data))).body

describe('types and their assets', () => {
  test('a new church has the initial types', async () => {
    const { data } = await app.graphql(await other.token(2), '{ tipoPatrimonios { nodes { tipoPatrimonio } } }')
    expect(data.tipoPatrimonios.nodes).toContainEqual({ tipoPatrimonio: 'Instrumentos musicais' })
  })

  test('a type in use is counted and cannot be deleted', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const asset = { nomePatrimonio: 'Piano', codigoPatrimonio: unique('P-'), tipoPatrimonio: id }
    const { body } = await app.rest(token, 'POST', '/patrimonios', asset)
    const count = 'query($id: ID!) { tipoPatrimonio(id: $id) { quantidadePatrimonios } }'
    expect((await app.graphql(token, count, { id })).data.tipoPatrimonio).toEqual({ quantidadePatrimonios: 1 })
    expect((await app.rest(token, 'DELETE', `/tipoPatrimonios/${id}`)).status).toBe(409)
    await app.rest(token, 'DELETE', `/patrimonios/${body.id}`)
    expect((await app.rest(token, 'DELETE', `/tipoPatrimonios/${id}`)).status).toBe(200)
  })
})
