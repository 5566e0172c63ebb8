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

const fields = (data: object = {}) => ({ tipoRecurso: unique('Nome '), ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/tipoRecursos', fields(data))).body

const ler = 'query($id: ID!) { tipoRecurso(id: $id) { id } }'
const criar = 'mutation($input: TipoRecursoInput!) { criarTipoRecurso(input: $input) { id uuid idCliente versao } }'
const atualizar =
  'mutation($id: ID!, $input: TipoRecursoInput!) { atualizarTipoRecurso(id: $id, input: $input) { versao } }'
const restaurar = 'mutation($id: ID!) { restaurarTipoRecurso(id: $id) { excluidoEm } }'

// tests/sweeps proves for every operation and route that it needs permission and never reaches another church's
// records.
test('the administrator creates, edits, deletes and restores a record', async () => {
  const token = await betel.token(1)
  const created = (await app.graphql(token, criar, { input: fields() })).data.criarTipoRecurso
  expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
  const { id, uuid } = created
  expect((await app.rest(await betel.token(2), 'GET', `/tipoRecursos/${id}`)).status).toBe(200)
  const edited = await app.graphql(token, atualizar, { id: uuid, input: fields({ versao: 1 }) })
  expect(edited.data.atualizarTipoRecurso).toEqual({ versao: 2 })
  expect((await app.rest(token, 'DELETE', `/tipoRecursos/${uuid}`)).body).toEqual({
    message: 'Tipo de recurso excluído com sucesso.',
  })
  expect((await app.rest(await betel.token(2), 'GET', `/tipoRecursos/${id}`)).status).toBe(404)
  const restored = await app.graphql(token, restaurar, { id })
  expect(restored.data.restaurarTipoRecurso).toEqual({ excluidoEm: null })
  expect((await app.rest(token, 'GET', `/tipoRecursos/${id}`)).status).toBe(200)
})

describe('rules for saving a record', () => {
  test('the name is required and has at most 80 characters', async () => {
    for (const tipoRecurso of ['  ', 'x'.repeat(81)]) {
      const { status, body } = await app.rest(await betel.token(1), 'POST', '/tipoRecursos', { tipoRecurso })
      expect([status, Object.keys(body.campos)]).toEqual([422, ['tipoRecurso']])
    }
  })

  test('a name is unique in a church, ignoring case and accents, and is free again after a delete', async () => {
    const token = await betel.token(1)
    const tipoRecurso = unique('Ação ')
    const { id } = await create({ tipoRecurso })
    const again = () =>
      app.rest(token, 'POST', '/tipoRecursos', { tipoRecurso: tipoRecurso.toUpperCase().replace('ÇÃ', 'CA') })
    const refused = await again()
    expect([refused.status, Object.keys(refused.body.campos)]).toEqual([409, ['tipoRecurso']])
    expect((await app.rest(await other.token(1), 'POST', '/tipoRecursos', { tipoRecurso })).status).toBe(201)
    await app.rest(token, 'DELETE', `/tipoRecursos/${id}`)
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
  const bin = '{ tipoRecursos(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('the recycle bin shows deleted records to people who may restore them', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.tipoRecursos.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/tipoRecursos/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/tipoRecursos/${id}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/tipoRecursos?excluidos=true')).body).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('deleted records are hidden from all other people: in the list, in the record and in the export', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/tipoRecursos/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, ler, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/tipoRecursos?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('exporting the records', () => {
  const path = '/exportar/tipoRecursos?formato=csv'

  test('the export contains the matching rows of the current user’s church and is audited', async () => {
    const { tipoRecurso } = await create()
    const search = `${path}&busca=${encodeURIComponent(tipoRecurso)}`
    const file = await app.rest(await betel.token(4), 'GET', search)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(file.body)).toContain(tipoRecurso)
    expect(String((await app.rest(await other.token(1), 'GET', search)).body)).not.toContain(tipoRecurso)
    const traces = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'tipoRecurso.exportar'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { formato: 'csv', busca: tipoRecurso.trim(), linhas: 1 } }])
  })
})

describe('listing the records', () => {
  test('the list can be searched without accents and sorted; it has pages and a count', async () => {
    const token = await (await app.church()).token(1)
    const word = unique('z')
    for (const nome of ['Violão', 'Ávila', 'bateria'])
      await app.rest(token, 'POST', '/tipoRecursos', { tipoRecurso: `${nome} ${word}` })
    const list = async (args: string) =>
      (await app.graphql(token, `{ tipoRecursos(${args}) { totalCount nodes { tipoRecurso } } }`)).data.tipoRecursos
    const shown = (...nomes: string[]) => nomes.map((nome) => ({ tipoRecurso: `${nome} ${word}` }))
    expect((await list(`busca: "${word}"`)).nodes).toEqual(shown('Ávila', 'bateria', 'Violão'))
    expect((await list(`busca: "violao ${word}"`)).totalCount).toBe(1)
    expect(await list(`busca: "${word}", first: 2, after: "1", ordem: { campo: tipoRecurso, direcao: DESC }`)).toEqual({
      totalCount: 3,
      nodes: shown('bateria', 'Ávila'),
    })
    const rest = await app.rest(token, 'GET', `/tipoRecursos?busca=${word}&limit=2`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([2, '3'])
  })

  test('the platform’s administrator lists the records of all churches; a church’s administrator does not', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/tipoRecursos', fields())
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/tipoRecursos')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/tipoRecursos')).status).toBe(403)
  })
})

test('the platform’s administrator creates a record in the named church, and gets an error when that church does not exist', async () => {
  const platform = await app.platformToken()
  const write = (idCliente: number) => app.rest(platform, 'POST', '/tipoRecursos', { ...fields(), idCliente })
  const written = await write(betel.idCliente)
  expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  const refused = await write(2_000_000_000)
  expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
})
