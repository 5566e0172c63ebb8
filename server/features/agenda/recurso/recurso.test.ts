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

describe('rules for saving a record', () => {
  test('the name is required and has at most 120 characters', async () => {
    for (const nomeRecurso of ['  ', 'x'.repeat(121)]) {
      const { status, body } = await app.rest(await betel.token(1), 'POST', '/recursos', fields({ nomeRecurso }))
      expect([status, Object.keys(body.campos)]).toEqual([422, ['nomeRecurso']])
    }
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

test('the export has a column for the status', async () => {
  const { body } = await app.rest(await betel.token(4), 'GET', '/exportar/recursos?formato=csv')
  expect(String(body).split('\n')[0]).toContain('"Status"')
})
