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

const fields = (data: object = {}) => ({ nomeLocal: unique('Nome '), ...data })
const create = async (data: object = {}) => (await app.rest(await betel.token(1), 'POST', '/locais', fields(data))).body

const ler = 'query($id: ID!) { local(id: $id) { id } }'
const criar = 'mutation($input: LocalInput!) { criarLocal(input: $input) { id uuid idCliente versao } }'
const atualizar = 'mutation($id: ID!, $input: LocalInput!) { atualizarLocal(id: $id, input: $input) { versao } }'
const restaurar = 'mutation($id: ID!) { restaurarLocal(id: $id) { excluidoEm } }'

// tests/sweeps proves for every operation and route that it needs permission and never reaches another church's
// records.
test('the administrator creates, edits, deletes and restores a record', async () => {
  const token = await betel.token(1)
  const created = (await app.graphql(token, criar, { input: fields() })).data.criarLocal
  expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
  const { id, uuid } = created
  expect((await app.rest(await betel.token(2), 'GET', `/locais/${id}`)).status).toBe(200)
  const edited = await app.graphql(token, atualizar, { id: uuid, input: fields({ versao: 1 }) })
  expect(edited.data.atualizarLocal).toEqual({ versao: 2 })
  expect((await app.rest(token, 'DELETE', `/locais/${uuid}`)).body).toEqual({
    message: 'Local excluído com sucesso.',
  })
  expect((await app.rest(await betel.token(2), 'GET', `/locais/${id}`)).status).toBe(404)
  const restored = await app.graphql(token, restaurar, { id })
  expect(restored.data.restaurarLocal).toEqual({ excluidoEm: null })
  expect((await app.rest(token, 'GET', `/locais/${id}`)).status).toBe(200)
})

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

  test('the name is required and has at most 80 characters', async () => {
    for (const nomeLocal of ['  ', 'x'.repeat(81)]) {
      const { status, body } = await app.rest(await betel.token(1), 'POST', '/locais', { nomeLocal })
      expect([status, Object.keys(body.campos)]).toEqual([422, ['nomeLocal']])
    }
  })

  test('a name is unique in a church, ignoring case and accents, and is free again after a delete', async () => {
    const token = await betel.token(1)
    const nomeLocal = unique('Ação ')
    const { id } = await create({ nomeLocal })
    const again = () => app.rest(token, 'POST', '/locais', { nomeLocal: nomeLocal.toUpperCase().replace('ÇÃ', 'CA') })
    const refused = await again()
    expect([refused.status, Object.keys(refused.body.campos)]).toEqual([409, ['nomeLocal']])
    expect((await app.rest(await other.token(1), 'POST', '/locais', { nomeLocal })).status).toBe(201)
    await app.rest(token, 'DELETE', `/locais/${id}`)
    expect((await again()).status).toBe(201)
    expect((await app.graphql(token, restaurar, { id })).status).toBe(409)
  })

  test('an edit of an outdated version is refused', async () => {
    const { id } = await create()
    const edit = async () => app.graphql(await betel.token(1), atualizar, { id, input: fields({ versao: 1 }) })
    expect((await edit()).status).toBe(200)
    expect((await edit()).errors?.[0]?.extensions.code).toBe('STALE')
  })
})

describe('deleted records in the recycle bin', () => {
  const bin = '{ locais(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('the recycle bin shows deleted records to people who may restore them', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.locais.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/locais/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/locais/${id}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/locais?excluidos=true')).body).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('deleted records are hidden from all other people: in the list, in the record and in the export', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/locais/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, ler, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/locais?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('exporting the records', () => {
  const path = '/exportar/locais?formato=csv'

  test('the export contains the matching rows of the current user’s church and is audited', async () => {
    const { nomeLocal } = await create()
    const search = `${path}&busca=${encodeURIComponent(nomeLocal)}`
    const file = await app.rest(await betel.token(4), 'GET', search)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(file.body)).toContain(nomeLocal)
    expect(String((await app.rest(await other.token(1), 'GET', search)).body)).not.toContain(nomeLocal)
    const traces = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'local.exportar'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { formato: 'csv', busca: nomeLocal.trim(), linhas: 1 } }])
  })
})

describe('listing the records', () => {
  test('the list can be searched without accents and sorted; it has pages and a count', async () => {
    const token = await (await app.church()).token(1)
    const word = unique('z')
    for (const nome of ['Violão', 'Ávila', 'bateria'])
      await app.rest(token, 'POST', '/locais', { nomeLocal: `${nome} ${word}` })
    const list = async (args: string) =>
      (await app.graphql(token, `{ locais(${args}) { totalCount nodes { nomeLocal } } }`)).data.locais
    const shown = (...nomes: string[]) => nomes.map((nome) => ({ nomeLocal: `${nome} ${word}` }))
    expect((await list(`busca: "${word}"`)).nodes).toEqual(shown('Ávila', 'bateria', 'Violão'))
    expect((await list(`busca: "violao ${word}"`)).totalCount).toBe(1)
    expect(await list(`busca: "${word}", first: 2, after: "1", ordem: { campo: nomeLocal, direcao: DESC }`)).toEqual({
      totalCount: 3,
      nodes: shown('bateria', 'Ávila'),
    })
    const rest = await app.rest(token, 'GET', `/locais?busca=${word}&limit=2`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([2, '3'])
  })

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

  test('the platform’s administrator lists the records of all churches; a church’s administrator does not', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/locais', fields())
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/locais')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/locais')).status).toBe(403)
  })
})

test('the platform’s administrator creates a record in the named church, and gets an error when that church does not exist', async () => {
  const platform = await app.platformToken()
  const write = (idCliente: number) => app.rest(platform, 'POST', '/locais', { ...fields(), idCliente })
  const written = await write(betel.idCliente)
  expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  const refused = await write(2_000_000_000)
  expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
})
