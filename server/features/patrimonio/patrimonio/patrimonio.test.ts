import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { picture } from '../../../../tests/factories/sample.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
let tipo: number

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  const { data } = await app.graphql(await betel.token(1), '{ tipoPatrimonios { nodes { id } } }')
  tipo = data.tipoPatrimonios.nodes[0].id
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({
  nomePatrimonio: 'Mesa de som',
  codigoPatrimonio: unique('PAT-'),
  tipoPatrimonio: tipo,
  ...data,
})
const graphqlFields = (data: object = {}) => ({ ...fields(data), tipoPatrimonio: String(tipo), ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/patrimonios', fields(data))).body

const createDocument =
  'mutation($input: PatrimonioInput!) { criarPatrimonio(input: $input) { id uuid idCliente valorCompraPatrimonio tipo { id } versao } }'
const update =
  'mutation($id: ID!, $input: PatrimonioInput!) { atualizarPatrimonio(id: $id, input: $input) { nomePatrimonio versao } }'

describe('access of each perfil to each operation', () => {
  test('the pastor creates, edits and deletes assets; only the administrator restores them', async () => {
    const token = await betel.token(5)
    const created = (
      await app.graphql(token, createDocument, { input: graphqlFields({ valorCompraPatrimonio: '2599.9' }) })
    ).data.criarPatrimonio
    expect(created).toMatchObject({
      idCliente: betel.idCliente,
      valorCompraPatrimonio: '2599.90',
      tipo: { id: tipo },
      versao: 1,
    })
    const edited = await app.graphql(token, update, {
      id: created.uuid,
      input: graphqlFields({ nomePatrimonio: 'Mesa nova', versao: 1 }),
    })
    expect(edited.data.atualizarPatrimonio).toEqual({ nomePatrimonio: 'Mesa nova', versao: 2 })
    expect((await app.rest(token, 'DELETE', `/patrimonios/${created.uuid}`)).body).toEqual({
      message: 'Patrimônio excluído com sucesso.',
    })
    expect((await app.rest(token, 'GET', `/patrimonios/${created.id}`)).status).toBe(404)
    expect(
      (await app.graphql(token, 'mutation($id: ID!) { restaurarPatrimonio(id: $id) { id } }', { id: created.id }))
        .status,
    ).toBe(403)
    const restored = await app.graphql(
      await betel.token(1),
      'mutation($id: ID!) { restaurarPatrimonio(id: $id) { excluidoEm } }',
      { id: created.id },
    )
    expect(restored.data.restaurarPatrimonio).toEqual({ excluidoEm: null })
  })
})

describe('rules for saving a record', () => {
  test('REST returns the address of the picture too', async () => {
    const token = await betel.token(1)
    const { id, fotoUrl } = await create()
    expect(fotoUrl).toBeNull()
    const send =
      'mutation($id: ID!, $arquivo: Upload!) { enviarFotoPatrimonio(id: $id, arquivo: $arquivo) { fotoUrl } }'
    const { data } = await app.upload(token, send, { id }, { arquivo: picture })
    expect(data.enviarFotoPatrimonio.fotoUrl).toMatch(/^\/arquivos\//)
    const one = (await app.rest(token, 'GET', `/patrimonios/${id}`)).body
    expect(one.fotoUrl).toBe(data.enviarFotoPatrimonio.fotoUrl)
    const all: { id: number; fotoUrl: string }[] = (await app.rest(token, 'GET', '/patrimonios')).body
    expect(all.find((row) => row.id === id)?.fotoUrl).toBe(one.fotoUrl)
  })

  test('an invalid id in a filter or in idCliente is refused; REST applies valid filters', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    for (const [query, field] of [
      ['tipoPatrimonio=abc', 'tipoPatrimonio'],
      ['idCliente=abc', 'idCliente'],
    ] as const) {
      const { status, body } = await app.rest(token, 'GET', `/patrimonios?${query}`)
      expect([status, Object.keys(body.campos)]).toEqual([422, [field]])
    }
    const ids = async (filter: string) =>
      (await app.rest(token, 'GET', `/patrimonios?${filter}`)).body.map((row: { id: number }) => row.id)
    expect(await ids(`tipoPatrimonio=${tipo}`)).toContain(id)
    expect(await ids('tipoPatrimonio=2000000000')).toEqual([])
  })

  test('missing fields and invalid amounts are reported, and nothing is written', async () => {
    const before = (await app.rest(await betel.token(1), 'GET', '/patrimonios')).body.length
    const { status, body } = await app.rest(await betel.token(1), 'POST', '/patrimonios', {
      tipoPatrimonio: tipo,
      valorAtualPatrimonio: -1,
      dataAquisicaoPatrimonio: '2026-02-30',
    })
    expect(status).toBe(422)
    expect(Object.keys(body.campos).sort()).toEqual([
      'codigoPatrimonio',
      'dataAquisicaoPatrimonio',
      'nomePatrimonio',
      'valorAtualPatrimonio',
    ])
    expect(body.error).toBe(body.Erro)
    expect((await app.rest(await betel.token(1), 'GET', '/patrimonios')).body).toHaveLength(before)
  })

  test('a type of another church is refused', async () => {
    const foreign = (await app.graphql(await other.token(1), '{ tipoPatrimonios { nodes { id } } }')).data
      .tipoPatrimonios.nodes[0].id
    const { status, body } = await app.rest(
      await betel.token(1),
      'POST',
      '/patrimonios',
      fields({ tipoPatrimonio: foreign }),
    )
    expect([status, body.campos]).toEqual([422, { tipoPatrimonio: 'Tipo de patrimônio não encontrado.' }])
  })

  test('an asset has a place of the church, which lists it, filters it and is found by the search', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const tipoPatrimonio = (await app.rest(token, 'GET', '/tipoPatrimonios?limit=1')).body[0].id
    const place = (await app.rest(token, 'POST', '/locais', { nomeLocal: unique('Templo ') })).body
    const make = (data: object) => app.rest(token, 'POST', '/patrimonios', { ...fields({ tipoPatrimonio }), ...data })
    const { status, body } = await make({ idLocal: place.id })
    expect([status, body.idLocal, body.local]).toEqual([201, place.id, { nomeLocal: place.nomeLocal }])
    await make({})
    const { data } = await app.graphql(
      token,
      `query($id: ID!, $name: String) { local(id: $id) { patrimonios { totalCount nodes { id local { id } } } }
        filtered: patrimonios(filtro: { idLocal: $id }) { nodes { id } } searched: patrimonios(busca: $name) { nodes { id } } }`,
      { id: place.id, name: place.nomeLocal },
    )
    expect(data).toEqual({
      local: { patrimonios: { totalCount: 1, nodes: [{ id: body.id, local: { id: place.id } }] } },
      filtered: { nodes: [{ id: body.id }] },
      searched: { nodes: [{ id: body.id }] },
    })
    const foreign = (await app.rest(await other.token(1), 'POST', '/locais', { nomeLocal: unique('Salão ') })).body
    expect((await make({ idLocal: foreign.id })).body.campos).toEqual({ idLocal: 'Local não encontrado.' })
    // an edit that does not name the place keeps it; null removes it
    const edit = async (data: object) => (await app.rest(token, 'PUT', `/patrimonios/${body.id}`, data)).body.idLocal
    const unplaced = fields({ tipoPatrimonio })
    expect(await edit(unplaced)).toBe(place.id)
    expect(await edit({ ...unplaced, idLocal: null })).toBeNull()
    expect(await edit({ ...unplaced, idLocal: place.id })).toBe(place.id)
    // a deleted place stays, but is not newly chosen
    await app.rest(token, 'DELETE', `/locais/${place.id}`)
    const kept = { ...fields({ tipoPatrimonio }), idLocal: place.id }
    expect((await app.rest(token, 'PUT', `/patrimonios/${body.id}`, kept)).status).toBe(200)
    expect((await make({ idLocal: place.id })).status).toBe(422)
  })

  test('an asset can be restored although another asset now has its code', async () => {
    const codigoPatrimonio = unique('LOTE-')
    const first = await create({ codigoPatrimonio })
    await app.rest(await betel.token(1), 'DELETE', `/patrimonios/${first.id}`)
    await create({ codigoPatrimonio })
    const restore = 'mutation($id: ID!) { restaurarPatrimonio(id: $id) { id } }'
    expect((await app.graphql(await betel.token(1), restore, { id: first.id })).status).toBe(200)
  })

  test('concurrent edits without a version are all applied, one after the other', async () => {
    const { id } = await create()
    const token = await betel.token(1)
    const edits = await Promise.all(
      Array.from({ length: 8 }, () => app.graphql(token, update, { id, input: graphqlFields() })),
    )
    expect(edits.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(Math.max(...edits.map(({ data }) => data.atualizarPatrimonio.versao))).toBe(9)
  })

  test('idCliente of another church is refused; idCliente of the current user’s church is accepted', async () => {
    expect((await app.rest(await betel.token(1), 'GET', `/patrimonios?idCliente=${other.idCliente}`)).body.codigo).toBe(
      'TENANT_MISMATCH',
    )
    expect(
      (await app.rest(await betel.token(1), 'POST', '/patrimonios', fields({ idCliente: other.idCliente }))).status,
    ).toBe(403)
    expect(
      (await app.rest(await betel.token(1), 'POST', '/patrimonios', fields({ idCliente: betel.idCliente }))).status,
    ).toBe(201)
  })

  test('the platform’s administrator lists the assets of all churches, and edits an asset in its own church', async () => {
    const token = await app.platformToken()
    const { id, uuid } = await create()
    await app.rest(await other.token(1), 'POST', '/patrimonios', {
      ...fields(),
      tipoPatrimonio: (await app.rest(await other.token(1), 'GET', '/tipoPatrimonios')).body[0].id,
    })
    const all = (await app.rest(token, 'GET', '/adm/patrimonio')).body as { idCliente: number }[]
    expect(new Set(all.map((row) => row.idCliente)).size).toBeGreaterThan(1)
    const edited = await app.rest(token, 'PUT', `/patrimonios/${uuid}`, fields({ nomePatrimonio: 'Pela plataforma' }))
    expect(edited.body).toMatchObject({ id, idCliente: betel.idCliente, nomePatrimonio: 'Pela plataforma' })
    expect((await app.rest(await betel.token(1), 'GET', '/adm/patrimonio')).status).toBe(403)
  })
})
