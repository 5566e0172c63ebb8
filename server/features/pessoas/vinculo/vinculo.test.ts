import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string
beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

interface Group {
  /** path of the groups */
  path: string
  /** field that contains the group's name */
  name: string
  others?: object
  /** field that names the group in a new membership */
  field: string
  /** path of the memberships */
  links: string
}

const groups: readonly Group[] = [
  { path: '/departamentos', name: 'tituloDepartamento', field: 'idDepartamento', links: '/departamento-membros' },
  {
    path: '/eventos',
    name: 'nomeEvento',
    others: { dataInicio: '2127-05-04T19:00' },
    field: 'idEvento',
    links: '/eventos-membros',
  },
  { path: '/missoes', name: 'nomeMissao', field: 'idMissao', links: '/missoes-membros' },
  { path: '/classesEBD', name: 'nomeClasse', field: 'idClasse', links: '/classesEBD-membros' },
  { path: '/celulas', name: 'nomeCelula', field: 'idCelula', links: '/membros-celulas' },
]

const made = async ({ path, name, others }: Group): Promise<number> =>
  (await app.rest(token, 'POST', path, { [name]: unique('Grupo '), ...others })).body.id as number
const refused = 'Esta pessoa está inativa. Ative-a antes de adicioná-la.'

test('an inactive person cannot be added to any group, and the error text explains it', async () => {
  const gone = await church.person({ usuarioAtivo: 0 })
  for (const group of groups) {
    const { status, body } = await app.rest(token, 'POST', group.links, {
      [group.field]: await made(group),
      idMembro: gone.id,
    })
    expect([group.path, status, body.campos]).toEqual([group.path, 422, { idMembro: refused }])
  }
  const idGrupo = (await app.rest(token, 'POST', '/gruposLouvor', { nomeGrupo: unique('Vozes ') })).body.id
  const sung = await app.rest(token, 'POST', `/grupos_louvor/${idGrupo}/membros/${gone.uuid}`, {})
  expect([sung.status, sung.body.campos]).toEqual([422, { idMembro: refused }])
})

test('a status other than ativo is stored as inativo', async () => {
  for (const group of groups.filter(({ path }) => path !== '/celulas' && path !== '/eventos')) {
    const id = await made(group)
    for (const [statusMembro, kept] of [
      ['talvez', 'inativo'],
      ['ATIVO', 'ativo'],
    ]) {
      const { id: idMembro } = await church.person()
      const added = await app.rest(token, 'POST', group.links, { [group.field]: id, idMembro, statusMembro })
      expect([group.path, added.status, added.body.statusMembro]).toEqual([group.path, 201, kept])
    }
  }
})

test('a person who joins while the group is deleted either joins or gets 404', async () => {
  for (const group of groups) {
    const id = await made(group)
    const people = await Promise.all([church.person(), church.person(), church.person()])
    const join = people.map(({ id: idMembro }) => app.rest(token, 'POST', group.links, { [group.field]: id, idMembro }))
    const [gone, ...joined] = await Promise.all([app.rest(token, 'DELETE', `${group.path}/${id}`), ...join])
    expect([group.path, gone?.status]).toEqual([group.path, 200])
    for (const { status } of joined) expect([201, 404]).toContain(status)
  }
})
