import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({ nomeLocal: unique('Nome '), ...data })
const create = async (data: object = {}) => (await app.rest(await betel.token(1), 'POST', '/locais', fields(data))).body

describe('rules for saving a record', () => {
  test('address and capacity are stored, returned by both APIs, and can be cleared', async () => {
    const token = await betel.token(1)
    const made = await create({ endereco: 'Rua das Flores, 10', capacidade: 120 })
    expect(made).toMatchObject({ endereco: 'Rua das Flores, 10', capacidade: 120 })
    const read = 'query($id: ID!) { local(id: $id) { endereco capacidade acoesPermitidas } }'
    const { local } = (await app.graphql(await betel.token(2), read, { id: made.uuid })).data
    expect(local).toEqual({ endereco: 'Rua das Flores, 10', capacidade: 120, acoesPermitidas: [] })
    const path = `/locais/${made.id}`
    const { nomeLocal } = made
    expect((await app.rest(token, 'PUT', path, { nomeLocal, endereco: '', capacidade: '' })).body).toMatchObject({
      endereco: null,
      capacidade: null,
    })
  })

  test.each([0, -1, 100_001, 1.5, 'muitas'])('a capacity of %p is refused at its field', async (capacidade) => {
    const { status, body } = await app.rest(await betel.token(1), 'POST', '/locais', fields({ capacidade }))
    expect([status, Object.keys(body.campos)]).toEqual([422, ['capacidade']])
  })

  test.each([3, 4, 5] as const)('perfil %i creates a place', async (perfil) => {
    expect((await app.rest(await betel.token(perfil), 'POST', '/locais', fields())).status).toBe(201)
  })
})

describe('listing the records', () => {
  test('the list finds a place by its address, and lists places without a capacity last', async () => {
    const token = await (await app.church()).token(1)
    const word = unique('rua')
    for (const [nome, capacidade] of [
      ['A', 50],
      ['B', null],
      ['C', 300],
    ] as const)
      await app.rest(token, 'POST', '/locais', { nomeLocal: `${nome} ${word}`, endereco: 'Praça da Sé', capacidade })
    const names = async (direcao: string) => {
      const query = `{ locais(busca: "praca se", ordem: { campo: capacidade, direcao: ${direcao} }) { nodes { nomeLocal } } }`
      return (await app.graphql(token, query)).data.locais.nodes.map((row: { nomeLocal: string }) => row.nomeLocal[0])
    }
    expect(await names('ASC')).toEqual(['A', 'C', 'B'])
    expect(await names('DESC')).toEqual(['C', 'A', 'B'])
  })

  test('the global search finds a place', async () => {
    const { nomeLocal } = await create({ endereco: 'Alameda Santos' })
    const query = 'query($texto: String!) { buscar(texto: $texto) { tipo titulo subtitulo } }'
    const { buscar } = (await app.graphql(await betel.token(2), query, { texto: nomeLocal })).data
    expect(buscar).toEqual([{ tipo: 'local', titulo: nomeLocal.trim(), subtitulo: 'Alameda Santos' }])
  })
})
