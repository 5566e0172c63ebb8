import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Migration20261128010000_tesouraria_le_departamentos } from '../../../../migrations/Migration20261128010000_tesouraria_le_departamentos.js'
import { decideRecommended } from '../../../../tests/factories/access-preset.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  await decideRecommended(app, church)
})
afterAll(() => app.close())

/** A leader of no group with one of the church's usual functions. */
async function leaderWith(funcao: string): Promise<string> {
  const { id } = await church.person({ perfil: 3 })
  await app.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select $1, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = $3`,
    [church.idCliente, id, funcao],
  )
  return app.session(church.idCliente, id)
}

test('who keeps the treasury chooses among all departments for a budget and a cost centre, also a leader of no department', async () => {
  const made = await app.rest(await church.token(1), 'POST', '/departamentos', { tituloDepartamento: unique('Som ') })
  const idDepartamento = made.body.id as number
  for (const funcao of ['Tesoureiro', 'Auxiliar de tesouraria']) {
    const token = await leaderWith(funcao)
    const list = await app.rest(token, 'GET', '/departamentos')
    expect([funcao, list.body.map(({ id }: { id: number }) => id)]).toEqual([funcao, [idDepartamento]])
    const centre = await app.rest(token, 'POST', '/centro-custo', { idDepartamento, nome: unique('Centro ') })
    expect([funcao, centre.status]).toEqual([funcao, 201])
    // they choose departments and do not change them
    const changed = await app.rest(token, 'PUT', `/departamentos/${idDepartamento}`, { tituloDepartamento: 'Outro' })
    expect([funcao, changed.status]).toEqual([funcao, 403])
  }
  const orcamento = {
    idDepartamento,
    tituloOrcamento: 'Cantata',
    dataOrcamento: '2026-12-20',
    valorOrcamento: '2500.00',
    descricaoOrcamento: 'Figurino e lanche.',
  }
  expect((await app.rest(await leaderWith('Tesoureiro'), 'POST', '/orcamentos', orcamento)).status).toBe(201)
})

test('the update gives departments to the treasurers that a church has, and to no function that it has made otherwise', async () => {
  const { idCliente } = await app.church()
  await app.sql(`update funcao set acoes = acoes - 'departamento.ler' where id_cliente = $1`, [idCliente])
  await app.sql(`update funcao set acoes = '["saida.ler"]' where id_cliente = $1 and nome = 'Auxiliar de tesouraria'`, [
    idCliente,
  ])
  const { em, config } = app.services.sessions.app
  const migration = new Migration20261128010000_tesouraria_le_departamentos(em.getDriver(), config)
  migration.up()
  for (const statement of migration.getQueries()) await app.sql(String(statement))
  const rows = await app.sql<{ nome: string }>(
    `select nome from funcao where id_cliente = $1 and jsonb_exists(acoes, 'departamento.ler')`,
    [idCliente],
  )
  expect(rows.map(({ nome }) => nome)).toEqual(['Tesoureiro'])
  const log = await app.sql(
    `select from auditoria where id_cliente = $1 and tabela = 'funcao' and operacao <> 'criar' and jsonb_exists(depois -> 'acoes', 'departamento.ler')`,
    [idCliente],
  )
  expect(log).toEqual([])
})
