import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

const log = () =>
  app.sql<{
    acao: string
    operacao: string
    antes: object | null
    depois: object | null
    id_usuario: number
    requisicao: string
  }>(
    `select acao, operacao, antes, depois, id_usuario, requisicao from auditoria where id_cliente = $1 and acao not like 'teste%' and tabela is not null order by id`,
    [church.idCliente],
  )

test('every change is audited with its author and the values before and after; a read is not', async () => {
  const create = await app.rest(token, 'POST', '/tipoPatrimonios', { tipoPatrimonio: 'Sinos' })
  await app.rest(token, 'PUT', `/tipoPatrimonios/${create.body.id}`, { tipoPatrimonio: 'Sinos e carrilhões' })
  await app.rest(token, 'PUT', `/tipoPatrimonios/${create.body.id}`, { tipoPatrimonio: 'Sinos e carrilhões' })
  await app.rest(token, 'DELETE', `/tipoPatrimonios/${create.body.id}`)
  await app.graphql(token, 'mutation($id: ID!) { restaurarTipoPatrimonio(id: $id) { id } }', { id: create.body.id })
  await app.rest(token, 'GET', '/tipoPatrimonios')

  const rows = await log()
  expect(rows.map(({ acao, operacao }) => [acao, operacao])).toEqual([
    ['tipoPatrimonio.escrever', 'criar'],
    ['tipoPatrimonio.escrever', 'alterar'],
    ['tipoPatrimonio.escrever', 'excluir'],
    ['lixeira.restaurar', 'restaurar'],
  ])
  expect(rows[1]).toMatchObject({
    antes: { tipo_patrimonio: 'Sinos' },
    depois: { tipo_patrimonio: 'Sinos e carrilhões' },
    id_usuario: church.idCliente,
  })
  expect(rows.every(({ requisicao }) => /^[0-9a-f-]{36}$/.test(requisicao))).toBe(true)
})

test('a refused change writes no audit row', async () => {
  const before = await log()
  expect((await app.rest(token, 'POST', '/tipoPatrimonios', { tipoPatrimonio: 'Sinos e carrilhões' })).status).toBe(409)
  expect(await log()).toEqual(before)
})

test('the application’s role can neither change nor delete audit rows', async () => {
  const client = new pg.Client(app.database.roles.app as pg.ClientConfig)
  await client.connect()
  try {
    await client.query(`select set_config('app.id_cliente', $1, false)`, [String(church.idCliente)])
    for (const statement of [
      `update auditoria set acao = 'x'`,
      'delete from auditoria',
      'truncate auditoria',
      'alter table auditoria disable trigger all',
    ]) {
      await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/)
    }
  } finally {
    await client.end()
  }
})
