import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let other: TestChurch
let token: string
let idClasse: number
let idProfessor: number
let ana: number
let beto: number

beforeAll(async () => {
  app = await testApp()
  other = await app.church()
  church = await app.church()
  token = await church.token(3)
  idProfessor = (await church.person()).id
  idClasse = await newClass()
  ;[ana, beto] = [(await church.person()).id, (await church.person()).id]
  for (const idMembro of [ana, beto]) await app.rest(token, 'POST', '/classesEBD-membros', { idClasse, idMembro })
})
afterAll(() => app.close())

let classes = 0
const newClass = async (): Promise<number> =>
  (await app.rest(token, 'POST', '/classesEBD', { nomeClasse: `Juvenis ${++classes}`, idProfessor })).body.id

const mark =
  'mutation($id: ID!, $dataAula: DateOnly!, $uuid: ID!, $input: MarcasInput!) { marcarPresencasAulaDoDia(id: $id, dataAula: $dataAula, novoUuid: $uuid, input: $input) { aula { id uuid dataAula idProfessor qtdePresentes } recusados { idMembro } } }'

type Day = { dataAula: string; uuid: string }

let days = 0
const newDay = (): Day => ({
  dataAula: new Date(Date.UTC(2026, 0, 4 + 7 * days++)).toISOString().slice(0, 10),
  uuid: randomUUID(),
})

const deliver = (day: Day, people: readonly number[], { by = token, to = idClasse } = {}) => {
  const marcadoEm = new Date(Date.now() - 60_000).toISOString()
  const marcas = people.map((id) => ({ idMembro: String(id), presente: true, marcadoEm }))
  return app.graphql(by, mark, { id: to, ...day, input: { marcas, enviadoEm: new Date().toISOString() } })
}
const delivered = async (...args: Parameters<typeof deliver>) =>
  (await deliver(...args)).data.marcarPresencasAulaDoDia.aula

const lessons = (dataAula: string, of = idClasse) =>
  app.sql('select uuid, excluido_em is not null as gone from aula_ebd where id_classe = $1 and data_aula = $2', [
    of,
    dataAula,
  ])
const present = async (id: number) =>
  (await app.sql('select id_membro as id from membro_aula_ebd where id_aula = $1 order by 1', [id])).map(({ id }) => id)

describe('marks of a day for which no lesson was created yet', () => {
  test('create it with the uuid of the device and the teacher of the class; the same delivery again changes nothing', async () => {
    const day = newDay()
    for (const _ of [1, 2]) {
      const { data } = await deliver({ ...day, uuid: day.uuid.toUpperCase() }, [ana, beto])
      expect(data.marcarPresencasAulaDoDia).toMatchObject({
        aula: { ...day, idProfessor, qtdePresentes: 2 },
        recusados: [],
      })
    }
    expect(await lessons(day.dataAula)).toHaveLength(1)
    const created = 'select count(*)::int as n from auditoria where tabela = $1 and operacao = $2 and id_registro = $3'
    const { id } = await delivered(day, [])
    expect(await app.sql(created, ['aula_ebd', 'criar', id])).toEqual([{ n: 1 }])
  })

  test('of two devices at once make one lesson with the marks of both', async () => {
    const { dataAula } = newDay()
    const [one, two] = await Promise.all([
      delivered({ dataAula, uuid: randomUUID() }, [ana]),
      delivered({ dataAula, uuid: randomUUID() }, [beto]),
    ])
    expect(two.id).toBe(one.id)
    expect(await present(one.id)).toEqual([ana, beto].sort((a, b) => a - b))
    expect(await lessons(dataAula)).toHaveLength(1)
  })

  test('belong to the lesson that somebody created on that day meanwhile', async () => {
    const day = newDay()
    const made = (await app.rest(token, 'POST', '/aulasEBD', { idClasse, dataAula: day.dataAula })).body
    expect(await delivered(day, [ana])).toMatchObject({ id: made.id, uuid: made.uuid, qtdePresentes: 1 })
  })

  test('that are delivered again find their lesson on its new day; once it is deleted they are refused, and make no other', async () => {
    const day = newDay()
    const { id } = await delivered(day, [ana])
    const moved = newDay().dataAula
    expect((await app.rest(token, 'PUT', `/aulasEBD/${id}`, { dataAula: moved })).status).toBe(200)
    expect(await delivered(day, [ana])).toMatchObject({ id, dataAula: moved })
    await app.rest(token, 'DELETE', `/aulasEBD/${id}`)
    const refused = await deliver(day, [ana])
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([404, 'Aula não encontrada.'])
    expect(await lessons(day.dataAula)).toEqual([])
    expect(await lessons(moved)).toEqual([{ uuid: day.uuid, gone: true }])
  })

  test('are refused for the class of another church, another class’s lesson, a wrong uuid, and people who may not write', async () => {
    const day = newDay()
    const second = await newClass()
    const { uuid } = await delivered(newDay(), [ana])
    expect((await deliver(day, [ana], { by: await other.token(1) })).status).toBe(404)
    expect((await deliver({ ...day, uuid }, [ana], { to: second })).status).toBe(404)
    expect((await deliver(day, [ana], { by: await church.token(2) })).status).toBe(403)
    const wrong = await deliver({ ...day, uuid: 'x' }, [ana])
    expect(wrong.errors?.[0]?.extensions.campos).toEqual({ novoUuid: 'Informe o identificador da aula como uuid.' })
    expect([await lessons(day.dataAula), await lessons(day.dataAula, second)]).toEqual([[], []])
  })
})
