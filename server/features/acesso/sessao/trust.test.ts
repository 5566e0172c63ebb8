import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { exceptOnCitus } from '../../../../tests/factories/except-on-citus.js'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import type { Part } from '../../../kernel/context/readings.js'
import { Context } from '../../../kernel/context.js'

/*
 * A process that has answered a session trusts what it knows of it until the first statement of its next query, which
 * proves it (kernel/tenant/trust.ts). Each test first makes the session known.
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

/** Runs `work` and returns its messages to PostgreSQL, but for commits. */
async function messages(work: () => Promise<unknown>): Promise<string[]> {
  const { query } = pg.Client.prototype
  const texts: string[] = []
  pg.Client.prototype.query = function noted(this: pg.Client, ...args: unknown[]) {
    texts.push(typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text)
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
  await work().finally(() => {
    pg.Client.prototype.query = query
  })
  return texts.filter((text) => text !== 'commit')
}

const joined = exceptOnCitus('each statement names its church there, so that none is sent along.')

joined('the query of a known session is one message to PostgreSQL', async () => {
  const { token } = await known()
  const sent = await messages(() => app.graphql(token, people))
  expect(sent).toEqual([expect.stringMatching(/begin .* app.id_cliente = .*; execute .*; execute /)])
})

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

/** The lines that the operator sees as errors while `work` runs. */
async function errorLines(work: () => Promise<unknown>): Promise<unknown[]> {
  const { log } = app.services
  const { error } = log
  const lines: unknown[] = []
  log.error = (line: unknown) => void lines.push(line)
  await work().finally(() => {
    log.error = error
  })
  return lines
}

test.each([
  ['the perfil', 'update usuario set perfil = 1 where id = $1', 200],
  ['whether the person is active', 'update usuario set usuario_ativo = 0 where id = $1', 401],
] as const)('what is thrown away because %s has changed is no error to the operator', async (_, change, status) => {
  const { person, token } = await known()
  await app.sql(change, [person.id])
  const lines = await errorLines(async () => expect((await app.graphql(token, people)).status).toBe(status))
  expect(lines).toEqual([])
})

test('a failure of the answer anew is an error to the operator, once', async () => {
  const { person, token } = await known()
  await app.sql('update usuario set perfil = 1 where id = $1', [person.id])
  const { reading } = Context.prototype
  Context.prototype.reading = async function failing<T>(this: Context, run: (work: Part) => Promise<T>): Promise<T> {
    if (this.viewer?.perfil === 1) throw new Error('planted')
    return reading.call(this, run) as Promise<T>
  }
  const lines = await errorLines(async () => expect((await app.graphql(token, people)).status).toBe(500)).finally(
    () => {
      Context.prototype.reading = reading
    },
  )
  expect(lines).toEqual([expect.objectContaining({ err: expect.objectContaining({ message: 'planted' }) })])
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
