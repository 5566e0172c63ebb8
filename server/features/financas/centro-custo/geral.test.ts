import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'

/* The first bill of a church needs a cost centre, which needs a department. */

let app: TestApp
let church: TestChurch
let admin: string
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  admin = await church.token(1)
})
afterAll(() => app.close())

/** Somebody who may do these actions and nothing else of the treasury or the departments. */
async function holding(...actions: string[]): Promise<string> {
  await app.sql(
    `insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 2, '{"tesouraria": "nada", "departamentos": "nada"}')
     on conflict do nothing`,
    [church.idCliente],
  )
  const { id } = await church.person({ perfil: 2 })
  await app.sql(
    `with f as (insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $3, $4, 'tudo') returning id)
     insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) select $1, id, $2, '2020-01-01' from f`,
    [church.idCliente, id, `Função ${id}`, JSON.stringify(actions)],
  )
  return app.session(church.idCliente, id)
}

const ask = (who: string, lado: 'Pagar' | 'Receber') =>
  app.graphql(who, `mutation { usarCentroGeral${lado} { id nome status } }`)

const stored = () =>
  app.sql(
    `select c.nome, c.status, d.titulo_departamento as departamento from centro_custo c
     join departamento d on d.id = c.id_departamento and d.id_cliente = c.id_cliente
     where c.id_cliente = $1 and c.excluido_em is null order by c.id`,
    [church.idCliente],
  )

test.each([
  ['Pagar', 'contaPagar.escrever', 'contaReceber.escrever'],
  ['Receber', 'contaReceber.escrever', 'contaPagar.escrever'],
] as const)('whoever writes bills (%s) gets Geral once, without writing departments', async (lado, may, not) => {
  const who = await holding(may, 'centroCusto.ler')
  expect((await ask(await holding(not), lado)).status).toBe(403)
  const both = await Promise.all([ask(who, lado), ask(who, lado)])
  const [first, second] = both.map(({ data }) => data?.[`usarCentroGeral${lado}`])
  expect(first).toEqual({ id: expect.any(Number), nome: 'Geral', status: 1 })
  expect(second).toEqual(first)
  expect(await stored()).toEqual([{ nome: 'Geral', status: 1, departamento: 'Geral' }])
})

test('a church with cost centres keeps to them, and one whose Geral is inactive gets it back', async () => {
  const { body } = await app.rest(admin, 'POST', '/departamentos', { tituloDepartamento: 'geral' })
  const made = await app.rest(admin, 'POST', '/centro-custo', { nome: 'Obras', idDepartamento: body.id })
  const refused = await ask(admin, 'Pagar')
  expect([refused.status, refused.errors?.[0]?.message]).toEqual([
    409,
    'A igreja já tem centros de custo: escolha um deles.',
  ])
  await app.sql('update centro_custo set status = 0 where id_cliente = $1 and id = $2', [
    church.idCliente,
    made.body.id,
  ])
  const { id } = (await ask(admin, 'Pagar')).data.usarCentroGeralPagar
  await app.sql('update centro_custo set status = 0 where id_cliente = $1 and id = $2', [church.idCliente, id])
  expect((await ask(admin, 'Receber')).data.usarCentroGeralReceber).toEqual({ id, nome: 'Geral', status: 1 })
  expect(await stored()).toEqual([
    { nome: 'Obras', status: 0, departamento: 'geral' },
    { nome: 'Geral', status: 1, departamento: 'geral' },
  ])
})

test('over REST a bill needs a cost centre as before, and makes none', async () => {
  const bill = { descricaoConta: 'Luz', valorConta: 10, dataVencimentoConta: '2030-01-10' }
  const { status, body } = await app.rest(admin, 'POST', '/contasPagar', bill)
  expect([status, body.campos]).toEqual([422, { idCentroCusto: 'Escolha o centro de custo.' }])
  expect(await stored()).toEqual([])
})
