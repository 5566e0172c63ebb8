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

const fields = (data: object = {}) => ({ tituloDepartamento: unique('Nome '), ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/departamentos', fields(data))).body

const read = 'query($id: ID!) { departamento(id: $id) { id } }'
const createDocument =
  'mutation($input: DepartamentoInput!) { criarDepartamento(input: $input) { id uuid idCliente versao } }'
const update =
  'mutation($id: ID!, $input: DepartamentoInput!) { atualizarDepartamento(id: $id, input: $input) { versao } }'
const restore = 'mutation($id: ID!) { restaurarDepartamento(id: $id) { excluidoEm } }'

// tests/sweeps proves for every operation and route that it needs permission and never reaches another church's
// records.
test('a permitted user creates, edits, deletes and restores a department', async () => {
  const token = await betel.token(1)
  const created = (await app.graphql(token, createDocument, { input: fields() })).data.criarDepartamento
  expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
  const { id, uuid } = created
  expect((await app.rest(await betel.token(2), 'GET', `/departamentos/${id}`)).status).toBe(200)
  const edited = await app.graphql(token, update, { id: uuid, input: fields({ versao: 1 }) })
  expect(edited.data.atualizarDepartamento).toEqual({ versao: 2 })
  expect((await app.rest(token, 'DELETE', `/departamentos/${uuid}`)).body).toEqual({
    message: 'Departamento excluído com sucesso.',
  })
  expect((await app.rest(await betel.token(2), 'GET', `/departamentos/${id}`)).status).toBe(404)
  const restored = await app.graphql(token, restore, { id })
  expect(restored.data.restaurarDepartamento).toEqual({ excluidoEm: null })
  expect((await app.rest(token, 'GET', `/departamentos/${id}`)).status).toBe(200)
})

describe('rules for saving a record', () => {
  test('the title is required and has at most 100 characters', async () => {
    for (const tituloDepartamento of ['  ', 'x'.repeat(101)]) {
      const { status, body } = await app.rest(await betel.token(1), 'POST', '/departamentos', { tituloDepartamento })
      expect([status, Object.keys(body.campos)]).toEqual([422, ['tituloDepartamento']])
    }
  })

  test('a title is unique in its church, ignoring accents, and free again after a deletion', async () => {
    const token = await betel.token(1)
    const tituloDepartamento = unique('Ação ')
    const { id } = await create({ tituloDepartamento })
    const again = () =>
      app.rest(token, 'POST', '/departamentos', {
        tituloDepartamento: tituloDepartamento.toUpperCase().replace('ÇÃ', 'CA'),
      })
    const refused = await again()
    expect([refused.status, Object.keys(refused.body.campos)]).toEqual([409, ['tituloDepartamento']])
    expect((await app.rest(await other.token(1), 'POST', '/departamentos', { tituloDepartamento })).status).toBe(201)
    await app.rest(token, 'DELETE', `/departamentos/${id}`)
    expect((await again()).status).toBe(201)
    expect((await app.graphql(token, restore, { id })).status).toBe(409)
  })

  test('perfis 3, 4 and 5 may edit departments too, as documented', async () => {
    for (const perfil of [3, 4, 5] as const) {
      const token = await betel.token(perfil)
      const { status, body } = await app.rest(token, 'POST', '/departamentos', fields())
      expect([perfil, status]).toEqual([perfil, 201])
      expect((await app.rest(token, 'DELETE', `/departamentos/${body.id}`)).status).toBe(200)
    }
  })

  test('a new department is active without a responsible person; an edit keeps fields that are not sent', async () => {
    const token = await betel.token(1)
    const person = await betel.person({ telefoneUsuario: '11987654321' })
    const made = await create()
    expect(made).toMatchObject({ status: 1, descricao: null, idResponsavel: null, responsavel: null })
    expect(made.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const put = async (data: object) =>
      (await app.rest(token, 'PUT', `/departamentos/${made.id}`, { ...made, versao: undefined, ...data })).body
    const full = { descricao: 'Recebe quem chega.', idResponsavel: person.uuid, status: 0 }
    const answered = { idResponsavel: person.id, responsavel: { name: person.name, email: person.email } }
    expect(await put(full)).toMatchObject({ ...full, ...answered })
    const { tituloDepartamento } = made
    const kept = await app.rest(token, 'PUT', `/departamentos/${made.id}`, { tituloDepartamento })
    expect(kept.body).toMatchObject({ ...full, ...answered })
    expect(await put({ idResponsavel: null, descricao: '', status: 1 })).toMatchObject({
      descricao: null,
      idResponsavel: null,
      responsavel: null,
      status: 1,
    })
  })

  test('the responsible person must be of this church, and is hidden while in the recycle bin', async () => {
    const token = await betel.token(1)
    const stranger = await other.person()
    for (const idResponsavel of [stranger.id, stranger.uuid, 2_000_000_000, 'ninguém']) {
      const { status, body } = await app.rest(token, 'POST', '/departamentos', fields({ idResponsavel }))
      expect([status, body.campos]).toEqual([422, { idResponsavel: 'Pessoa não encontrada.' }])
    }
    const person = await betel.person()
    const { id, tituloDepartamento } = await create({ idResponsavel: person.id })
    await app.rest(token, 'DELETE', `/user/${person.id}`)
    const keep = { tituloDepartamento, descricao: 'Outra.', idResponsavel: String(person.id) }
    expect((await app.rest(token, 'PUT', `/departamentos/${id}`, keep)).body).toMatchObject({
      descricao: 'Outra.',
      idResponsavel: null,
      responsavel: null,
    })
    expect((await app.rest(token, 'POST', '/departamentos', fields({ idResponsavel: person.id }))).status).toBe(422)
    const query = 'query($id: ID!) { departamento(id: $id) { responsavel { name email } } }'
    const responsibleOf = async () => (await app.graphql(token, query, { id })).data.departamento.responsavel
    expect(await responsibleOf()).toBeNull()
    await app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', { id: person.id })
    expect(await responsibleOf()).toEqual({ name: person.name, email: person.email })
  })

  test('a member sees the responsible person, but not that person’s private data', async () => {
    const person = await betel.person({ telefoneUsuario: '11987654321' })
    const { id } = await create({ idResponsavel: person.id })
    const query = 'query($id: ID!) { departamento(id: $id) { responsavel { name telefoneUsuario } acoesPermitidas } }'
    const read = async (perfil: 2 | 4) =>
      (await app.graphql(await betel.token(perfil), query, { id })).data.departamento
    expect(await read(2)).toEqual({ responsavel: { name: person.name, telefoneUsuario: null }, acoesPermitidas: [] })
    expect(await read(4)).toEqual({
      responsavel: { name: person.name, telefoneUsuario: '11987654321' },
      acoesPermitidas: ['editar', 'excluir'],
    })
  })
})

describe('deleted records in the recycle bin', () => {
  const bin = '{ departamentos(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('the recycle bin shows deleted departments to users who may restore them', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.departamentos.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/departamentos/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/departamentos/${id}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/departamentos?excluidos=true')).body).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('the recycle bin hides deleted departments from everybody else: in the list, by id and in the export', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/departamentos/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, read, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/departamentos?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('exporting the records', () => {
  const path = '/exportar/departamentos?formato=csv'

  test('the export has the rows of the search from the current user’s church only, and is recorded in the audit log', async () => {
    const { tituloDepartamento } = await create()
    const search = `${path}&busca=${encodeURIComponent(tituloDepartamento)}`
    const file = await app.rest(await betel.token(4), 'GET', search)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(file.body)).toContain(tituloDepartamento)
    expect(String((await app.rest(await other.token(1), 'GET', search)).body)).not.toContain(tituloDepartamento)
    const traces = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'departamento.exportar'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { formato: 'csv', busca: tituloDepartamento.trim(), linhas: 1 } }])
  })
})

describe('listing the records', () => {
  test('the list can be filtered by status, and sorted by the responsible person, with empty values last', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const zilda = await church.person({ name: 'Zilda' })
    const abel = await church.person({ name: 'Ábel' })
    const make = (tituloDepartamento: string, idResponsavel: number | null, status: number) =>
      app.rest(token, 'POST', '/departamentos', { tituloDepartamento, idResponsavel, status })
    await make('Som', zilda.id, 1)
    await make('Coral', null, 0)
    await make('Jovens', abel.id, 1)
    const list = async (args: string) =>
      (
        await app.graphql(token, `{ departamentos(${args}) { nodes { tituloDepartamento } } }`)
      ).data.departamentos.nodes.map((row: { tituloDepartamento: string }) => row.tituloDepartamento)
    expect(await list('filtro: { status: 0 }')).toEqual(['Coral'])
    expect(await list('filtro: { status: 1 }')).toEqual(['Jovens', 'Som'])
    expect(await list('ordem: { campo: responsavel }')).toEqual(['Jovens', 'Som', 'Coral'])
    expect(await list('ordem: { campo: responsavel, direcao: DESC }')).toEqual(['Som', 'Jovens', 'Coral'])
    const rest = (await app.rest(token, 'GET', '/departamentos?status=0')).body
    expect(rest.map((row: { tituloDepartamento: string }) => row.tituloDepartamento)).toEqual(['Coral'])
  })

  test('the platform’s administrator lists the departments of all churches', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/departamentos', fields())
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/departamentos')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/departamentos')).status).toBe(403)
  })
})

test('the platform’s administrator writes in the named church, and gets an error for a church that does not exist', async () => {
  const platform = await app.platformToken()
  const write = (idCliente: number) => app.rest(platform, 'POST', '/departamentos', { ...fields(), idCliente })
  const written = await write(betel.idCliente)
  expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  const refused = await write(2_000_000_000)
  expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
})

test('the global search finds departments of the current user’s church, but not deleted ones', async () => {
  const word = unique('Diaconia')
  const person = await betel.person({ name: 'Débora Diniz' })
  const { id, uuid, tituloDepartamento } = await create({ tituloDepartamento: word, idResponsavel: person.id })
  await app.rest(await other.token(1), 'POST', '/departamentos', { tituloDepartamento: word })
  const search = async () =>
    (
      await app.graphql(
        await betel.token(2),
        'query($texto: String!) { buscar(texto: $texto) { tipo id uuid titulo subtitulo } }',
        { texto: word.toUpperCase() },
      )
    ).data.buscar
  const hit = { tipo: 'departamento', id, uuid, titulo: tituloDepartamento, subtitulo: 'Débora Diniz' }
  expect(await search()).toEqual([hit])
  await app.rest(await betel.token(1), 'DELETE', `/departamentos/${id}`)
  expect(await search()).toEqual([])
})
