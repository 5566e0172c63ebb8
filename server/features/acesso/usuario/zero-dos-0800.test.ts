import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Migration20261129064000_zero_dos_0800 } from '../../../../migrations/Migration20261129064000_zero_dos_0800.js'
import { ownTestApp, type TestApp } from '../../../../tests/factories/harness.js'

let app: TestApp

beforeAll(async () => {
  app = await ownTestApp()
})
afterAll(() => app.close())

test('the update gives 0800 numbers of earlier versions their 0, and leaves every other number alone', async () => {
  const church = await app.church()
  const { idCliente } = church
  const numbers = ['8001234567', '3001234567', '9001234567', '0800123456', '8187654321', '4041234567', '11800123456']
  const people: number[] = []
  for (const number of numbers) {
    const { id } = await church.person({ perfil: 2 })
    await app.sql('update usuario set telefone_usuario = $2 where id = $1', [id, number])
    people.push(id)
  }
  await app.sql('update cliente set telefone = $2, telefone_encarregado = $2 where id = $1', [idCliente, '8007654321'])
  await app.sql(`insert into fornecedor (id_cliente, nome, telefone) values ($1, 'Luz e Força', '5001112222')`, [
    idCliente,
  ])
  const [importacao] = await app.sql<{ id: number }>(
    `insert into importacao (id_cliente, nome_arquivo, formato, colunas, mapeamento) values ($1, 'a.csv', 'csv', '[]', '[]') returning id`,
    [idCliente],
  )
  await app.sql(
    `insert into importacao_linha (id_cliente, id_importacao, numero, situacao, original, dados, erros)
     values ($1, $2, 2, 'valida', '[]', '{"name": "Ana", "telefoneUsuario": "8001234567"}', '[]')`,
    [idCliente, importacao?.id],
  )
  const changes = () =>
    app.sql<{ tabela: string; acao: string }>(
      `select tabela, acao, depois from auditoria where id_cliente = $1 and operacao = 'alterar' and acao = 'sistema' order by tabela, id`,
      [idCliente],
    )
  const before = (await changes()).length

  const { em, config } = app.services.sessions.app
  const migration = new Migration20261129064000_zero_dos_0800(em.getDriver(), config)
  migration.up()
  // a second time finds nothing
  for (const statement of [...migration.getQueries(), ...migration.getQueries()]) await app.sql(String(statement))

  const after = await app.sql<{ telefone_usuario: string }>(
    'select telefone_usuario from usuario where id = any ($1) order by id',
    [people],
  )
  expect(after.map((row) => row.telefone_usuario)).toEqual([
    ...['08001234567', '03001234567', '09001234567', '0800123456', '8187654321', '4041234567', '11800123456'],
  ])
  expect(
    await app.sql('select telefone, telefone_encarregado as outro from cliente where id = $1', [idCliente]),
  ).toEqual([{ telefone: '08007654321', outro: '08007654321' }])
  expect(await app.sql('select telefone from fornecedor where id_cliente = $1', [idCliente])).toEqual([
    { telefone: '05001112222' },
  ])
  expect(
    await app.sql(`select dados ->> 'telefoneUsuario' as numero from importacao_linha where id_cliente = $1`, [
      idCliente,
    ]),
  ).toEqual([{ numero: '08001234567' }])
  // the log says what changed: three people, the church's two numbers one by one, a supplier
  expect((await changes()).length - before).toBe(6)
  expect(
    await app.sql(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`,
    ),
  ).toEqual([])
})
