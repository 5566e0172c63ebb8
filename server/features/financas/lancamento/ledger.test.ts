import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { Context } from '../../../kernel/context.js'
import { AppError } from '../../../kernel/errors.js'
import { transaction, type Writing } from '../../../kernel/tenant/session.js'
import { alterarEntrada, lancarEntrada, retirarEntrada } from '../entrada/index.js'
import { alterarSaida, lancarSaida, retirarSaida } from '../saida/index.js'

let app: TestApp
let church: TestChurch
let token: string
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
})

/** Runs in its own transaction, as the use case of another feature would. */
function business<T>(run: (work: Writing & { ctx: Context }) => Promise<T>): Promise<T> {
  const viewer = { id: church.idCliente, uuid: '', idCliente: church.idCliente, perfil: 1 as const, name: '' }
  const ctx = new Context(app.services, { viewer, requestId: 'teste', ip: '', userAgent: '' })
  const author = { idUsuario: church.idCliente, acao: 'teste', requisicao: 'teste' }
  return transaction(app.services.sessions, church.idCliente, author, (work) => run({ ...work, ctx }))
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => (error instanceof AppError ? [error.status, error.message] : String(error)),
  )

const tithe = { descricao: 'Dízimo', data: '2026-03-10', categoria: 1, valor: '250.00' }
const of = { origem: 'dizimo', idOrigem: 7 } as const
const entries = async () => (await app.rest(token, 'GET', '/entradas')).body

test('a record creates, changes and removes its ledger entry, in its own transaction', async () => {
  const id = await business((work) => lancarEntrada(work, { ...tithe, ...of }))
  expect(await entries()).toMatchObject([{ id, valor: 250, categoria: 1, origem: 'dizimo', idOrigem: 7 }])
  await business((work) => alterarEntrada(work, of, { valor: '300.10', data: '2026-03-11' }))
  expect(await entries()).toMatchObject([{ id, valor: 300.1, data: '2026-03-11', descricao: 'Dízimo' }])
  await business((work) => retirarEntrada(work, of))
  expect(await entries()).toEqual([])
  expect(await app.sql('select excluido_por, valor from entrada where id_cliente = $1', [church.idCliente])).toEqual([
    { excluido_por: church.idCliente, valor: '300.10' },
  ])
  // the record can create its entry again
  await business((work) => lancarEntrada(work, { ...tithe, ...of }))
  expect(await entries()).toHaveLength(1)
})

test('a business event that fails writes nothing', async () => {
  await expect(
    business(async (work) => {
      await lancarEntrada(work, { ...tithe, ...of })
      throw new Error('later')
    }),
  ).rejects.toThrow('later')
  expect(await entries()).toEqual([])
})

test('a record has only one ledger entry, even with concurrent transactions', async () => {
  await business((work) => lancarEntrada(work, { ...tithe, ...of }))
  const again = () => business((work) => lancarEntrada(work, { ...tithe, ...of }))
  await expect(again()).rejects.toThrow()
  await Promise.allSettled(
    [1, 2, 3, 4].map(() => business((work) => lancarEntrada(work, { ...tithe, ...of, idOrigem: 8 }))),
  )
  expect(await entries()).toHaveLength(2)
  // records of different features may have the same id
  await business((work) => lancarEntrada(work, { ...tithe, origem: 'doacao', idOrigem: 7 }))
  expect(await entries()).toHaveLength(3)
})

test('the ledger entry of a record can be changed and deleted only through that record', async () => {
  const id = await business((work) => lancarEntrada(work, { ...tithe, ...of }))
  const text = 'Esta entrada vem de um dízimo e só muda por meio dele.'
  for (const method of ['PUT', 'DELETE'] as const) {
    const { status, body } = await app.rest(token, method, `/entradas/${id}`, { ...tithe, valor: '1.00' })
    expect([status, body.message]).toEqual([409, text])
  }
  const { data } = await app.graphql(token, `{ entrada(id: ${id}) { acoesPermitidas origem } }`)
  expect(data.entrada).toEqual({ acoesPermitidas: [], origem: 'dizimo' })
  await business((work) => retirarEntrada(work, of))
  const restore = await app.graphql(token, `mutation { restaurarEntrada(id: ${id}) { id } }`)
  expect(restore.errors?.[0]?.message).toBe(text)
  const bin = await app.graphql(token, '{ entradas(filtro: { excluidos: true }) { totalCount } }')
  expect(bin.data.entradas.totalCount).toBe(0)
})

test('expenses follow the same rules as income', async () => {
  const upkeep = { origem: 'manutencaoPatrimonio', idOrigem: 3 } as const
  const id = await business((work) => lancarSaida(work, { ...tithe, categoria: 2, ...upkeep }))
  const { status, body } = await app.rest(token, 'DELETE', `/saidas/${id}`)
  expect([status, body.erro]).toEqual([409, 'Esta saída vem de uma manutenção de patrimônio e só muda por meio dela.'])
  await business((work) => alterarSaida(work, upkeep, { valor: '9.99' }))
  await business((work) => retirarSaida(work, upkeep))
  expect((await app.rest(token, 'GET', '/saidas')).body).toEqual([])
})

test('changing or removing an entry that does not exist gets 404', async () => {
  expect(await failure(business((work) => alterarEntrada(work, of, { valor: '1.00' })))).toEqual([
    404,
    'Entrada não encontrada.',
  ])
  expect(await failure(business((work) => retirarSaida(work, { origem: 'contaPagar', idOrigem: 1 })))).toEqual([
    404,
    'Saída não encontrada.',
  ])
})

test('closed months and reversals apply to the entries of records too', async () => {
  const id = await business((work) => lancarEntrada(work, { ...tithe, ...of }))
  await app.graphql(token, 'mutation { fecharMes(mes: "2026-03") { message } }')
  const closed = [409, 'O mês de março de 2026 está fechado.']
  expect(await failure(business((work) => alterarEntrada(work, of, { valor: '1.00' })))).toEqual(closed)
  expect(await failure(business((work) => retirarEntrada(work, of)))).toEqual(closed)
  expect(await failure(business((work) => lancarEntrada(work, { ...tithe, origem: 'doacao', idOrigem: 1 })))).toEqual(
    closed,
  )
  const { data } = await app.graphql(
    token,
    `mutation { estornarEntrada(id: ${id}, input: { data: "2026-04-01" }) { id } }`,
  )
  expect(data.estornarEntrada.id).toEqual(expect.any(Number))
  await app.graphql(token, 'mutation { reabrirMes(mes: "2026-03") { message } }')
  expect(await failure(business((work) => retirarEntrada(work, of)))).toEqual([
    409,
    'Esta entrada foi estornada: exclua antes o estorno.',
  ])
})

test('the database refuses invalid amounts, categories and origins, even in plain SQL', async () => {
  const insert = (columns: string, values: string) =>
    failure(
      app.sql(
        `insert into entrada (id_cliente, descricao, data, categoria, valor ${columns}) values ($1, 'x', '2026-03-01', ${values})`,
        [church.idCliente],
      ),
    )
  for (const [columns, values, constraint] of [
    ['', '1, 0', 'entrada_valor'],
    ['', '1, -1', 'entrada_valor'],
    ['', '6, 1', 'entrada_categoria'],
    [', origem', `1, 1, 'dizimo'`, 'entrada_origem_conhecida'],
    [', origem, id_origem', `1, 1, 'contaPagar', 1`, 'entrada_origem_conhecida'],
  ] as const)
    expect(await insert(columns, values)).toContain(constraint)
})
