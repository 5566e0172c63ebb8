import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'

/*
 * What a process knows of a session from earlier requests never answers a later one: each request looks it up. Each test
 * first makes the session known.
 */
let app: TestApp
beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '4' })
})
afterAll(() => app.close())

const people = '{ usuarios(first: 1) { nodes { id } } }'

async function known(perfil: 1 | 5 = 5) {
  const church = await app.church()
  const person = await church.person({ perfil })
  const token = await app.session(church.idCliente, person.id)
  for (let time = 0; time < 4; time++) expect((await app.graphql(token, people)).status).toBe(200)
  return { church, person, token }
}

test.each([
  ['ended', 'delete from sessao where id_usuario = $1', 401],
  ['belongs to somebody who is no longer active', 'update usuario set usuario_ativo = 0 where id = $1', 401],
  ['belongs to somebody who is deleted', 'update usuario set excluido_em = now() where id = $1', 401],
  [
    'has not been used for too long',
    "update sessao set usada_em = now() - interval '8 days' where id_usuario = $1",
    401,
  ],
  ['has expired', "update sessao set expira_em = now() - interval '1 second' where id_usuario = $1", 401],
] as const)('a known session that %s gets no answer, whatever it asks', async (_name, change, status) => {
  for (const query of [
    people,
    '{ __typename }',
    '{ usuarios(first: 1) { nodes { nada } } }',
    'mutation { sair { message } }',
  ]) {
    const { person, token } = await known()
    await app.sql(change, [person.id])
    const answer = await app.graphql(token, query)
    expect([answer.status, answer.data, answer.errors?.[0]?.extensions.code]).toEqual([
      status,
      undefined,
      'UNAUTHENTICATED',
    ])
  }
})

test('a known session has the perfil of this moment, also in a query that reads no rows and in a mutation', async () => {
  const { person, token } = await known()
  const audit = async () => (await app.graphql(token, '{ auditorias(first: 1) { nodes { id } } }')).status
  const perfil = async () => (await app.graphql(token, '{ eu { perfil } }')).data.eu.perfil
  const create = 'mutation { criarTipoRecurso(input: { tipoRecurso: "Sala" }) { id } }'
  expect([await audit(), await perfil()]).toEqual([403, 5])
  await app.sql('update usuario set perfil = 1 where id = $1', [person.id])
  expect([await audit(), await perfil()]).toEqual([200, 1])
  await app.sql('update usuario set perfil = 2 where id = $1', [person.id])
  expect((await app.graphql(token, create)).status).toBe(403)
  expect([await audit(), await perfil()]).toEqual([403, 2])
})

test('the last use of a known session is stored', async () => {
  const { person, token } = await known()
  await app.sql("update sessao set usada_em = now() - interval '6 minutes' where id_usuario = $1", [person.id])
  expect((await app.graphql(token, people)).status).toBe(200)
  const [used] = await app.sql<{ ago: number }>(
    'select extract(epoch from now() - usada_em)::int as ago from sessao where id_usuario = $1',
    [person.id],
  )
  expect(used?.ago).toBeLessThan(60)
})
