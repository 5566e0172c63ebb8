import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword as ownSenha } from '../../../../tests/factories/password.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

const limitOfSomeone =
  'Isto só muda enquanto ninguém tem a função, nem por um período que já terminou. Tire-a antes de cada pessoa, ou faça outra função.'

async function functionOf(exclusiva: boolean): Promise<number> {
  const [row] = await app.sql<{ id: number }>(
    `insert into funcao (id_cliente, nome, acoes, alcance, exclusiva) values ($1, $2, '["saida.ler"]', 'tudo', $3) returning id`,
    [church.idCliente, unique('De fora '), exclusiva],
  )
  return row?.id as number
}

/** @param days the first and the last day, from today; without the last one it goes on */
async function give(idFuncao: number, ...days: [number, number?]) {
  const { id } = await church.person({ perfil: 3 })
  const [row] = await app.sql<{ id: number }>(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio, fim)
     values ($1, $2, $3, current_date + $4::int, current_date + $5::int) returning id`,
    [church.idCliente, idFuncao, id, days[0], days[1] ?? null],
  )
  return { id, vinculo: row?.id as number, token: await app.session(church.idCliente, id) }
}

async function save(id: number, data: object) {
  const { errors } = await app.graphql(
    token,
    'mutation($id: ID!, $input: FuncaoInput!) { atualizarFuncao(id: $id, input: $input) { exclusiva } }',
    {
      id: String(id),
      input: { nome: unique('De fora '), acoes: ['saida.ler'], alcance: 'tudo', minhaSenha: ownSenha, ...data },
    },
  )
  return errors?.[0]?.extensions.campos ?? null
}

test.each<[string, [number, number?]]>([
  ['has it', [-9]],
  ['will have it', [9]],
  ['had it', [-9, -2]],
])('while somebody %s, an exclusive function goes on limiting, also when it is changed', async (_, days) => {
  const id = await functionOf(true)
  const person = await give(id, ...days)
  const eventos = async () => (await app.rest(person.token, 'GET', '/eventos')).status
  expect(await save(id, { exclusiva: false })).toEqual({ exclusiva: limitOfSomeone })
  for (const same of [{ exclusiva: true }, {}]) expect(await save(id, same)).toBeNull()
  expect(await eventos()).toBe(403)
  // the one way is to take it away from the person
  const taken = await app.graphql(
    token,
    'mutation($id: ID!, $minhaSenha: String!) { retirarFuncao(id: $id, minhaSenha: $minhaSenha) { message } }',
    { id: String(person.vinculo), minhaSenha: ownSenha },
  )
  expect(taken.errors).toBeUndefined()
  expect(await eventos()).toBe(200)
  expect(await save(id, { exclusiva: false })).toBeNull()
})

test('nor does a function begin to limit those who have it or had it', async () => {
  const id = await functionOf(false)
  const { token: theirs } = await give(id, -9, -2)
  expect(await save(id, { exclusiva: true })).toEqual({ exclusiva: limitOfSomeone })
  expect((await app.rest(theirs, 'GET', '/eventos')).status).toBe(200)
  expect(await save(await functionOf(false), { exclusiva: true })).toBeNull()
})
