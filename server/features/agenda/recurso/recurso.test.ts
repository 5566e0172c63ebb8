import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
let tipo: number

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  tipo = (await app.rest(await betel.token(1), 'GET', '/tipoRecursos?limit=1')).body[0].id
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({ nomeRecurso: unique('Nome '), idTipoRecurso: tipo, ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/recursos', fields(data))).body

/** a type of the other church */
const theirType = async () => (await app.rest(await other.token(1), 'GET', '/tipoRecursos?limit=1')).body[0].id

const ler = 'query($id: ID!) { recurso(id: $id) { id } }'
const criar = 'mutation($input: RecursoInput!) { criarRecurso(input: $input) { id uuid idCliente versao } }'
const atualizar = 'mutation($id: ID!, $input: RecursoInput!) { atualizarRecurso(id: $id, input: $input) { versao } }'
const restaurar = 'mutation($id: ID!) { restaurarRecurso(id: $id) { excluidoEm } }'

// tests/sweeps proves for every operation and route that it needs permission and never reaches another church's
// records.
test('the administrator creates, edits, deletes and restores a record', async () => {
  const token = await betel.token(1)
  const created = (await app.graphql(token, criar, { input: fields() })).data.criarRecurso
  expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
  const { id, uuid } = created
  expect((await app.rest(await betel.token(2), 'GET', `/recursos/${id}`)).status).toBe(200)
  const edited = await app.graphql(token, atualizar, { id: uuid, input: fields({ versao: 1 }) })
  expect(edited.data.atualizarRecurso).toEqual({ versao: 2 })
  expect((await app.rest(token, 'DELETE', `/recursos/${uuid}`)).body).toEqual({
    message: 'Recurso excluído com sucesso.',
  })
  expect((await app.rest(await betel.token(2), 'GET', `/recursos/${id}`)).status).toBe(404)
  const restored = await app.graphql(token, restaurar, { id })
  expect(restored.data.restaurarRecurso).toEqual({ excluidoEm: null })
  expect((await app.rest(token, 'GET', `/recursos/${id}`)).status).toBe(200)
})

describe('rules for saving a record', () => {
  test('the name is required and has at most 120 characters', async () => {
    for (const nomeRecurso of ['  ', 'x'.repeat(121)]) {
      const { status, body } = await app.rest(await betel.token(1), 'POST', '/recursos', fields({ nomeRecurso }))
      expect([status, Object.keys(body.campos)]).toEqual([422, ['nomeRecurso']])
    }
  })

  test('a name is unique in a church, ignoring case and accents, and is free again after a delete', async () => {
    const token = await betel.token(1)
    const nomeRecurso = unique('Ação ')
    const { id } = await create({ nomeRecurso })
    const again = () =>
      app.rest(token, 'POST', '/recursos', fields({ nomeRecurso: nomeRecurso.toUpperCase().replace('ÇÃ', 'CA') }))
    const refused = await again()
    expect([refused.status, Object.keys(refused.body.campos)]).toEqual([409, ['nomeRecurso']])
    expect(
      (await app.rest(await other.token(1), 'POST', '/recursos', { nomeRecurso, idTipoRecurso: await theirType() }))
        .status,
    ).toBe(201)
    await app.rest(token, 'DELETE', `/recursos/${id}`)
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

describe('types and reservations', () => {
  test('a type must be of the same church; a deleted type stays but cannot be newly selected', async () => {
    const token = await betel.token(3)
    for (const idTipoRecurso of [await theirType(), 2147483647, 'x']) {
      const { status, body } = await app.rest(token, 'POST', '/recursos', fields({ idTipoRecurso }))
      expect([status, body.campos]).toEqual([422, { idTipoRecurso: 'Tipo de recurso não encontrado.' }])
    }
    const made = (await app.rest(token, 'POST', '/tipoRecursos', { tipoRecurso: unique('Palco ') })).body
    const { id } = await create({ idTipoRecurso: made.uuid })
    expect((await app.rest(token, 'DELETE', `/tipoRecursos/${made.id}`)).status).toBe(409)
    await app.sql('update tipo_recurso set excluido_em = now() where id = $1', [made.id])
    expect((await app.rest(token, 'PUT', `/recursos/${id}`, fields({ idTipoRecurso: made.id }))).status).toBe(200)
    expect((await app.rest(token, 'POST', '/recursos', fields({ idTipoRecurso: made.id }))).status).toBe(422)
  })

  test('the quantity is a whole number from 1 to 10,000, by default 1', async () => {
    expect((await create()).quantidade).toBe(1)
    for (const quantidade of [0, -1, 1.5, 10_001, 'x']) {
      const { status, body } = await app.rest(await betel.token(4), 'POST', '/recursos', fields({ quantidade }))
      expect([quantidade, status, Object.keys(body.campos)]).toEqual([quantidade, 422, ['quantidade']])
    }
  })

  test('the quantity cannot be set below the units that future reservations need, not even by SQL; past reservations do not count', async () => {
    const { id } = await create({ quantidade: 5 })
    const token = await betel.token(1)
    const reserve = (dataInicio: string, dataFim: string, quantidade: number) =>
      app.rest(token, 'POST', '/reservas', { idRecurso: id, quantidade, dataInicio, dataFim, finalidade: 'Retiro' })
    expect((await reserve('2020-01-10T08:00', '2020-01-10T10:00', 5)).status).toBe(201)
    expect((await reserve('2032-01-10T08:00', '2032-01-10T10:00', 3)).status).toBe(201)
    const [fewer, enough] = [fields({ quantidade: 2 }), fields({ quantidade: 3 })]
    const refused = await app.rest(token, 'PUT', `/recursos/${id}`, fewer)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Há reservas por vir que precisam de 3 unidades deste recurso ao mesmo tempo.',
    ])
    expect((await app.rest(token, 'PUT', `/recursos/${id}`, enough)).status).toBe(200)
    await expect(app.sql('update recurso set quantidade = 2 where id = $1', [id])).rejects.toThrow(
      'Há reservas por vir',
    )
    expect((await app.rest(token, 'DELETE', `/recursos/${id}`)).body.error).toBe(
      'Este recurso tem reservas por vir. Exclua as reservas antes, ou deixe-o inativo.',
    )
  })

  test('a resource contains the allowed actions and the number of units that are free now', async () => {
    const { id } = await create({ quantidade: 2 })
    const query = `{ recurso(id: ${id}) { livresAgora acoesPermitidas tipo { tipoRecurso } } }`
    const asked = async (perfil: 1 | 2) => (await app.graphql(await betel.token(perfil), query)).data.recurso
    expect(await asked(1)).toMatchObject({ livresAgora: 2, acoesPermitidas: ['editar', 'excluir', 'reservar'] })
    expect((await asked(2)).acoesPermitidas).toEqual([])
    const now = Date.now()
    const [dataInicio, dataFim] = [new Date(now - 3_600_000).toISOString(), new Date(now + 3_600_000).toISOString()]
    const body = { idRecurso: id, dataInicio, dataFim, finalidade: 'Agora' }
    expect((await app.rest(await betel.token(1), 'POST', '/reservas', body)).status).toBe(201)
    expect((await asked(1)).livresAgora).toBe(1)
    await app.sql('update recurso set status = 0 where id = $1', [id])
    expect((await asked(1)).acoesPermitidas).toEqual(['editar', 'excluir'])
  })
})

describe('deleted records in the recycle bin', () => {
  const bin = '{ recursos(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('the recycle bin shows deleted records to people who may restore them', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.recursos.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/recursos/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/recursos/${id}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/recursos?excluidos=true')).body).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('deleted records are hidden from all other people: in the list, in the record and in the export', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/recursos/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, ler, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/recursos?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('exporting the records', () => {
  const path = '/exportar/recursos?formato=csv'

  test('the export contains the matching rows of the current user’s church and is audited', async () => {
    const { nomeRecurso } = await create()
    const search = `${path}&busca=${encodeURIComponent(nomeRecurso)}`
    const file = await app.rest(await betel.token(4), 'GET', search)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(file.body)).toContain(nomeRecurso)
    expect(String(file.body).split('\n')[0]).toContain('"Status"')
    expect(String((await app.rest(await other.token(1), 'GET', search)).body)).not.toContain(nomeRecurso)
    const traces = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'recurso.exportar'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { formato: 'csv', busca: nomeRecurso.trim(), linhas: 1 } }])
  })
})

describe('listing the records', () => {
  test('the list can be searched without accents and sorted; it has pages and a count', async () => {
    const token = await (await app.church()).token(1)
    const [{ id: idTipoRecurso }] = (await app.rest(token, 'GET', '/tipoRecursos?limit=1')).body
    const word = unique('z')
    for (const nome of ['Violão', 'Ávila', 'bateria'])
      await app.rest(token, 'POST', '/recursos', { nomeRecurso: `${nome} ${word}`, idTipoRecurso })
    const list = async (args: string) =>
      (await app.graphql(token, `{ recursos(${args}) { totalCount nodes { nomeRecurso } } }`)).data.recursos
    const shown = (...nomes: string[]) => nomes.map((nome) => ({ nomeRecurso: `${nome} ${word}` }))
    expect((await list(`busca: "${word}"`)).nodes).toEqual(shown('Ávila', 'bateria', 'Violão'))
    expect((await list(`busca: "violao ${word}"`)).totalCount).toBe(1)
    expect(await list(`busca: "${word}", first: 2, after: "1", ordem: { campo: nomeRecurso, direcao: DESC }`)).toEqual({
      totalCount: 3,
      nodes: shown('bateria', 'Ávila'),
    })
    const rest = await app.rest(token, 'GET', `/recursos?busca=${word}&limit=2`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([2, '3'])
  })

  test('the platform’s administrator lists the records of all churches; a church’s administrator does not', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/recursos', fields({ idTipoRecurso: await theirType() }))
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/recursos')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/recursos')).status).toBe(403)
  })
})

test('the platform’s administrator creates a record in the named church, and gets an error when that church does not exist', async () => {
  const platform = await app.platformToken()
  const write = (idCliente: number) => app.rest(platform, 'POST', '/recursos', { ...fields(), idCliente })
  const written = await write(betel.idCliente)
  expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  const refused = await write(2_000_000_000)
  expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
})
