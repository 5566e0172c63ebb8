import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'
import { atualizar, BookingsLab, criar, restaurar } from '../../../../tests/factories/reservas.js'

const lab = new BookingsLab()
const { newRecurso, fields, create } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

// tests/sweeps proves for every operation and route that it needs permission and never reaches another church's
// records.
test('the administrator creates, edits, deletes and restores a record', async () => {
  const token = await betel.token(1)
  const created = (await app.graphql(token, criar, { input: fields() })).data.criarReserva
  expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
  const { id, uuid } = created
  expect((await app.rest(await betel.token(2), 'GET', `/reservas/${id}`)).status).toBe(200)
  const edited = await app.graphql(token, atualizar, { id: uuid, input: fields({ versao: 1 }) })
  expect(edited.data.atualizarReserva).toEqual({ versao: 2 })
  expect((await app.rest(token, 'DELETE', `/reservas/${uuid}`)).body).toEqual({
    message: 'Reserva excluída com sucesso.',
  })
  expect((await app.rest(await betel.token(2), 'GET', `/reservas/${id}`)).status).toBe(404)
  const restored = await app.graphql(token, restaurar, { id })
  expect(restored.data.restaurarReserva).toEqual({ excluidoEm: null })
  expect((await app.rest(token, 'GET', `/reservas/${id}`)).status).toBe(200)
})

describe('rules for saving a record', () => {
  test('missing and invalid fields are reported, and nothing is written', async () => {
    const token = await betel.token(1)
    const theirs = await newRecurso(other)
    const cases: [object, string, string][] = [
      [{ finalidade: ' ' }, 'finalidade', 'Informe para que é a reserva.'],
      [{ finalidade: 'x'.repeat(161) }, 'finalidade', 'Use no máximo 160 caracteres.'],
      [{ dataInicio: '' }, 'dataInicio', 'Informe quando a reserva começa.'],
      [{ dataFim: '2031-02-30' }, 'dataFim', 'Informe uma data e hora válidas.'],
      [{ dataInicio: '2031-05-01T10:00', dataFim: '2031-05-01T10:00' }, 'dataFim', 'O fim deve ser depois do início.'],
      [{ dataInicio: '2031-05-01T10:00', dataFim: '2031-05-01T12:59Z' }, 'dataFim', 'O fim deve ser depois do início.'],
      [{ quantidade: 0 }, 'quantidade', 'Reserve ao menos uma unidade.'],
      [{ idRecurso: theirs }, 'idRecurso', 'Recurso não encontrado.'],
      [{ idResponsavel: other.idCliente }, 'idResponsavel', 'Pessoa não encontrada.'],
    ]
    const count = async () => (await app.sql('select from reserva where id_cliente = $1', [betel.idCliente])).length
    const before = await count()
    for (const [data, field, text] of cases) {
      const { status, body } = await app.rest(token, 'POST', '/reservas', fields(data))
      expect([data, status, body.campos]).toEqual([data, 422, { [field]: text }])
    }
    expect(await count()).toBe(before)
  })

  test('times are in the church time zone; by default the current user is responsible', async () => {
    const made = await create({ dataInicio: '2030-07-01T19:00', dataFim: '2030-07-01' })
    expect(made).toMatchObject({
      dataInicio: '2030-07-01T22:00:00.000Z',
      dataFim: '2030-07-02T02:59:00.000Z',
      quantidade: 1,
      responsavel: { name: expect.any(String) },
    })
    expect((await create({ idResponsavel: null })).responsavel).toBeNull()
  })

  test('an inactive resource cannot be reserved; its existing reservations stay and can be changed', async () => {
    const id = await newRecurso(betel)
    const made = await create({ idRecurso: id })
    await app.sql('update recurso set status = 0 where id = $1', [id])
    const token = await betel.token(1)
    const refused = await app.rest(token, 'POST', '/reservas', fields({ idRecurso: id }))
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('está inativo')])
    expect((await app.rest(token, 'PUT', `/reservas/${made.id}`, fields({ idRecurso: id }))).status).toBe(200)
  })

  test('an edit of an outdated version is refused', async () => {
    const { id } = await create()
    const edit = async () => app.graphql(await betel.token(1), atualizar, { id, input: fields({ versao: 1 }) })
    expect((await edit()).status).toBe(200)
    expect((await edit()).errors?.[0]?.extensions.code).toBe('STALE')
  })
})

test('the platform’s administrator creates a record in the named church, and gets an error when that church does not exist', async () => {
  const platform = await app.platformToken()
  const write = (idCliente: number) => app.rest(platform, 'POST', '/reservas', { ...fields(), idCliente })
  const written = await write(betel.idCliente)
  expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  const refused = await write(2_000_000_000)
  expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
})
