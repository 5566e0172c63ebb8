import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'
import { BookingsLab } from '../../../../tests/factories/reservas.js'

const lab = new BookingsLab()
const { newRecurso, fields, create } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('rules for saving a record', () => {
  test('a reservation needs a purpose, an end after its beginning, a unit, and a resource and a person of the church', async () => {
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
})
