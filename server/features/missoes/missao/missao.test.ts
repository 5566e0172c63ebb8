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

const fields = (data: object = {}) => ({ nomeMissao: unique('Nome '), ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/missoes', fields(data))).body

describe('rules for saving a record', () => {
  const refused = async (data: object) => {
    const { status, body } = await app.rest(await betel.token(1), 'POST', '/missoes', fields(data))
    return [status, body.campos]
  }

  test('the name is required and has at most 120 characters; status and days must be valid', async () => {
    expect(await refused({ nomeMissao: '  ' })).toEqual([422, { nomeMissao: 'Informe o nome da missão.' }])
    expect(await refused({ nomeMissao: 'x'.repeat(121) })).toEqual([
      422,
      { nomeMissao: 'Use no máximo 120 caracteres.' },
    ])
    expect(await refused({ statusMissao: 'adiada' })).toEqual([422, { statusMissao: 'Escolha um status da lista.' }])
    expect(await refused({ dataInicio: '2026-02-30' })).toEqual([422, { dataInicio: 'Informe uma data válida.' }])
  })

  test('only the name is required, and nothing is written when the input is refused', async () => {
    const church = await app.church()
    const token = await church.token(1)
    await app.rest(token, 'POST', '/missoes', { nomeMissao: 'Não', dataInicio: '2026-05-02', dataFim: '2026-05-01' })
    expect((await app.rest(token, 'GET', '/missoes')).body).toEqual([])
    const { body } = await app.rest(token, 'POST', '/missoes', { nomeMissao: 'Sertão', idCliente: church.idCliente })
    expect(body).toMatchObject({
      nomeMissao: 'Sertão',
      statusMissao: 'planejada',
      idResponsavel: null,
      responsavel: null,
    })
  })

  test('a mission cannot end before it begins, even when only one of the days is sent', async () => {
    const text = 'O fim não pode ser antes do início.'
    expect(await refused({ dataInicio: '2026-05-02', dataFim: '2026-05-01' })).toEqual([422, { dataFim: text }])
    const { id, nomeMissao } = await create({ dataInicio: '2026-05-02', dataFim: '2026-05-02' })
    const put = async (data: object) => app.rest(await betel.token(1), 'PUT', `/missoes/${id}`, { nomeMissao, ...data })
    expect((await put({ dataFim: '2026-05-01' })).body.campos).toEqual({ dataFim: text })
    expect((await put({ dataInicio: '2026-05-03' })).body.campos).toEqual({ dataFim: text })
    expect((await put({ dataFim: '2026-05-09' })).body).toMatchObject({
      dataInicio: '2026-05-02',
      dataFim: '2026-05-09',
    })
    expect((await put({ dataFim: null })).body).toMatchObject({ dataInicio: '2026-05-02', dataFim: null })
  })

  test('the responsible person must be of the church, is named by id or uuid, and is hidden while in the recycle bin', async () => {
    const text = { idResponsavel: 'Pessoa não encontrada.' }
    expect(await refused({ idResponsavel: (await other.person()).id })).toEqual([422, text])
    expect(await refused({ idResponsavel: 'ninguém' })).toEqual([422, text])
    const { id: pessoa, uuid, name } = await betel.person()
    const { id, nomeMissao } = await create({ idResponsavel: uuid })
    const token = await betel.token(1)
    expect((await app.rest(token, 'GET', `/missoes/${id}`)).body).toMatchObject({
      idResponsavel: pessoa,
      responsavel: { name },
    })
    await app.rest(token, 'DELETE', `/user/${pessoa}`)
    const kept = await app.rest(token, 'PUT', `/missoes/${id}`, { nomeMissao, idResponsavel: pessoa })
    expect([kept.status, kept.body.idResponsavel, kept.body.responsavel]).toEqual([200, null, null])
    await app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', { id: pessoa })
    expect((await app.rest(token, 'GET', `/missoes/${id}`)).body.responsavel).toEqual({ name })
    await app.rest(token, 'DELETE', `/user/${pessoa}`)
    expect(await refused({ idResponsavel: pessoa })).toEqual([422, text])
    const none = await app.rest(token, 'PUT', `/missoes/${id}`, { nomeMissao, idResponsavel: null })
    expect([none.status, none.body.idResponsavel]).toEqual([200, null])
  })
})

describe('listing the records', () => {
  test('the list can be searched by name and place without accents, filtered and sorted; it has pages and a count', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const zeca = (await church.person({ name: 'Zeca' })).id
    for (const data of [
      { nomeMissao: 'Sertão', localMissao: 'Petrolina', dataInicio: '2026-03-01', statusMissao: 'concluida' },
      { nomeMissao: 'Água viva', dataInicio: '2026-01-01', idResponsavel: zeca },
      { nomeMissao: 'ribeirinhos', localMissao: 'santarém' },
    ])
      await app.rest(token, 'POST', '/missoes', data)
    const list = async (args: string) =>
      (await app.graphql(token, `{ missoes(${args}) { totalCount nodes { nomeMissao } } }`)).data.missoes
    const shown = (...nomes: string[]) => nomes.map((nomeMissao) => ({ nomeMissao }))
    expect((await list('first: 9')).nodes).toEqual(shown('Água viva', 'ribeirinhos', 'Sertão'))
    expect((await list('busca: "SANTAREM"')).nodes).toEqual(shown('ribeirinhos'))
    expect((await list('filtro: { statusMissao: "concluida" }')).nodes).toEqual(shown('Sertão'))
    // missions without a value come last in both directions
    expect((await list('ordem: { campo: dataInicio, direcao: DESC }')).nodes).toEqual(
      shown('Sertão', 'Água viva', 'ribeirinhos'),
    )
    expect((await list('ordem: { campo: localMissao }')).nodes).toEqual(shown('Sertão', 'ribeirinhos', 'Água viva'))
    expect((await list('ordem: { campo: responsavel }')).nodes[0]).toEqual({ nomeMissao: 'Água viva' })
    expect(await list('first: 1, after: "1"')).toEqual({ totalCount: 3, nodes: shown('ribeirinhos') })
    const rest = await app.rest(token, 'GET', '/missoes?statusMissao=planejada&limit=1')
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([1, '2'])
  })

  test('the global search finds a mission by name', async () => {
    const { id, nomeMissao } = await create({ localMissao: 'Alto Solimões' })
    const { data } = await app.graphql(
      await betel.token(2),
      'query($t: String!) { buscar(texto: $t) { tipo id titulo subtitulo } }',
      {
        t: nomeMissao.trim(),
      },
    )
    expect(data.buscar).toEqual([{ tipo: 'missao', id, titulo: nomeMissao, subtitulo: 'Alto Solimões' }])
  })
})
