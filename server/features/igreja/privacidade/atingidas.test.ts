import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const day = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * 86_400_000)

const query = `query($de: DateOnly!, $ate: DateOnly!, $idUsuario: ID) {
  pessoasAtingidas(de: $de, ate: $ate, idUsuario: $idUsuario) { arquivos { id acao } } }`

test('a file is listed also where the log has numbers that Citus gives', async () => {
  const own = await app.church()
  const admin = await own.token(1)
  const id = 3 * 2 ** 48 + 7
  await app.sql(
    `insert into auditoria (id, id_cliente, id_usuario, acao, operacao, depois) values ($2, $1, $1, 'usuario.exportar', 'evento', '{}')`,
    [own.idCliente, id],
  )
  const { data } = await app.graphql(admin, query, { de: day(-1), ate: day(1) })
  expect(data.pessoasAtingidas.arquivos).toContainEqual({ id, acao: 'usuario.exportar' })
})
