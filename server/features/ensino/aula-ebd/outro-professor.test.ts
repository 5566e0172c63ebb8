import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { defaultTimeZone, todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { dayIn, earliest, latest } from '../../../../tests/factories/zones.js'

let app: TestApp
let church: TestChurch
let admin: string

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  admin = await church.token(1)
  // members read no classes, so that who teaches reaches only the own ones
  await app.sql(`insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 2, '{"ensino": "nada"}')`, [
    church.idCliente,
  ])
})
afterAll(() => app.close())

const dayFrom = (days: number) =>
  new Date(Date.parse(todayIn(defaultTimeZone)) + days * 86_400_000).toISOString().slice(0, 10)

/** Somebody with the function of teachers, who is limited to the own classes. */
async function teacher() {
  const { id } = await church.person({ perfil: 2 })
  await app.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select id_cliente, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = 'Professor da EBD'`,
    [church.idCliente, id],
  )
  return { id, token: await app.session(church.idCliente, id) }
}

const classOf = async (idProfessor: number, nomeClasse: string): Promise<number> =>
  (await app.rest(admin, 'POST', '/classesEBD', { nomeClasse, idProfessor })).body.id

const lesson = async (idClasse: number, data: object): Promise<number> =>
  (await app.rest(admin, 'POST', '/aulasEBD', { idClasse, ...data })).body.id

const see = '{ classesEBD(first: 100) { nodes { id } } aulasEBD(first: 100) { nodes { id } } }'

test('the teacher of one lesson reaches its class until a week after it, and no other class', async () => {
  const [usual, other] = [await teacher(), await teacher()]
  const young = await classOf(usual.id, 'Jovens')
  await classOf(usual.id, 'Adultos')
  expect((await app.graphql(other.token, see)).data).toEqual({ classesEBD: { nodes: [] }, aulasEBD: { nodes: [] } })
  const aula = await lesson(young, { dataAula: dayFrom(3), idProfessor: other.id })
  const { data } = await app.graphql(other.token, see)
  expect(data).toEqual({ classesEBD: { nodes: [{ id: young }] }, aulasEBD: { nodes: [{ id: aula }] } })
  expect((await app.rest(other.token, 'GET', `/classesEBD/${young}`)).status).toBe(200)
  const days = await app.graphql(
    other.token,
    'query($de: DateOnly!, $ate: DateOnly!) { calendario(de: $de, ate: $ate) { tipo id } }',
    { de: dayFrom(0), ate: dayFrom(7) },
  )
  expect(days.data?.calendario).toContainEqual({ tipo: 'aulaEBD', id: aula })
  await app.sql('update aula_ebd set data_aula = $2 where id = $1', [aula, dayFrom(-7)])
  expect((await app.rest(other.token, 'GET', `/aulasEBD/${aula}`)).status).toBe(200)
  await app.sql('update aula_ebd set data_aula = $2 where id = $1', [aula, dayFrom(-8)])
  expect((await app.rest(other.token, 'GET', `/aulasEBD/${aula}`)).status).toBe(404)
  expect((await app.graphql(other.token, see)).data.classesEBD.nodes).toEqual([])
  // the teacher of the class always reaches its lessons
  expect((await app.rest(usual.token, 'GET', `/aulasEBD/${aula}`)).status).toBe(200)
})

test.each([
  [latest, 200],
  [earliest, 404],
])(
  'the week after a lesson ends at midnight of the church: in %s its teacher gets %i on that day',
  async (zone, status) => {
    const [usual, other] = [await teacher(), await teacher()]
    const young = await classOf(usual.id, `Juniores ${status}`)
    const aula = await lesson(young, { dataAula: dayFrom(3), idProfessor: other.id })
    await app.sql('update cliente set fuso_horario = $2 where id = $1', [church.idCliente, zone])
    try {
      await app.sql('update aula_ebd set data_aula = $2 where id = $1', [aula, dayIn(latest, -7)])
      expect((await app.rest(other.token, 'GET', `/aulasEBD/${aula}`)).status).toBe(status)
    } finally {
      await app.sql('update cliente set fuso_horario = $2 where id = $1', [church.idCliente, defaultTimeZone])
    }
  },
)
