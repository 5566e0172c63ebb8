import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

/* A transfer of before the opening balance of an account is history of that account, on every way in. */

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

const today = todayIn('America/Sao_Paulo')
const shifted = (days: number) =>
  new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const [early, before, opening] = [shifted(-80), shifted(-40), shifted(-10)]
const sim = ['antesDoSaldoInicial']

const account = async (data: object = {}): Promise<number> => {
  const input = { nome: unique('Banco '), tipo: 'banco', saldoInicial: '5000.00', dataSaldoInicial: opening, ...data }
  const mutation = 'mutation($input: ContaFinanceiraInput!) { criarContaFinanceira(input: $input) { id } }'
  return (await app.graphql(token, mutation, { input })).data.criarContaFinanceira.id
}
const balances = async (...ids: number[]) => {
  const { data } = await app.graphql(token, '{ contasFinanceiras { nodes { id saldo saldoInicial } } }')
  const all = data.contasFinanceiras.nodes as { id: number; saldo: string; saldoInicial: string }[]
  return ids.map((id) => all.find((one) => one.id === id)?.saldo)
}
const input = (from: number, to: number, data = before, valor = '300.00') => ({
  data,
  valor,
  idContaOrigem: String(from),
  idContaDestino: String(to),
})
const answered = async (field: string, variables: object = {}, args = '', confirmacoes?: readonly string[]) => {
  const { data, errors } = await app.graphql(token, `mutation($confirmacoes: [String!]${args}) { ${field} { id } }`, {
    ...variables,
    confirmacoes,
  })
  if (errors) expect(errors[0]?.extensions.code).toBe('CONFIRM')
  return {
    asked: errors?.[0]?.extensions.confirmacoes?.map(({ nome }) => nome) ?? [],
    id: data ? (Object.values(data)[0] as { id: number }).id : 0,
  }
}
const create = (data: object, confirmacoes?: readonly string[]) =>
  answered(
    'criarTransferencia(input: $input, confirmacoes: $confirmacoes)',
    { input: data },
    ', $input: TransferenciaInput!',
    confirmacoes,
  )
const change = (id: number, data: object, confirmacoes?: readonly string[]) =>
  answered(
    `atualizarTransferencia(id: ${id}, input: $input, confirmacoes: $confirmacoes)`,
    { input: data },
    ', $input: TransferenciaInput!',
    confirmacoes,
  )
const act = async (field: string) => {
  const { errors } = await app.graphql(token, `mutation { ${field} { __typename } }`)
  return errors?.[0]?.message
}
const waiting = async (): Promise<object[]> =>
  (await app.graphql(token, '{ aConferir { nome tabela idRegistro pergunta } }')).data.aConferir

test('a typed transfer asks once for each account that opened later, and does not change the balance of that account', async () => {
  const [from, to, antiga] = [await account(), await account(), await account({ dataSaldoInicial: early })]
  expect((await create(input(from, to))).asked).toEqual([...sim, ...sim])
  expect((await create(input(from, to), sim)).asked).toEqual([])
  expect(await balances(from, to)).toEqual(['5000.00', '5000.00'])
  // of two accounts only the one that opened later has this money already
  expect((await create(input(from, antiga))).asked).toEqual(sim)
  await create(input(from, antiga), sim)
  expect(await balances(from, antiga)).toEqual(['5000.00', '5300.00'])
  await create(input(antiga, to), sim)
  expect(await balances(antiga, to)).toEqual(['5000.00', '5000.00'])
  expect((await create(input(antiga, to, today))).asked).toEqual([])
  expect(await balances(antiga, to)).toEqual(['4700.00', '5300.00'])
  expect(await waiting()).toEqual([])
  // the cash book tells of it, and the balances of the accounts add up to that of the church
  const { data } = await app.graphql(
    token,
    `{ livroCaixa(inicio: "${before}", fim: "${today}") { saldo contas { saldo } } }`,
  )
  const cents = (valor: string) => Math.round(Number(valor) * 100)
  const all = data.livroCaixa.contas.map(({ saldo }: { saldo: string }) => cents(saldo))
  expect(all.reduce((sum: number, one: number) => sum + one, 0)).toBe(cents(data.livroCaixa.saldo))
  expect(data.livroCaixa.saldo).toBe('15000.00')
})

test('cash that history took out is not asked about', async () => {
  const [caixa, banco] = [await account({ tipo: 'caixa', saldoInicial: '10.00' }), await account()]
  expect((await create(input(caixa, banco))).asked).toEqual([...sim, ...sim, 'caixaNegativo'])
  expect((await create(input(caixa, banco), sim)).asked).toEqual([])
  expect((await create(input(caixa, banco, today))).asked).toEqual(['caixaNegativo'])
})

test('history that is changed, deleted or restored changes no balance; moved past the opening day it counts', async () => {
  const [from, to, other] = [await account(), await account(), await account()]
  const { id } = await create(input(from, to), sim)
  expect((await change(id, input(from, to, before, '700.00'))).asked).toEqual([])
  expect(await balances(from, to)).toEqual(['5000.00', '5000.00'])
  await app.rest(token, 'DELETE', `/transferencias/${id}`)
  expect(await balances(from, to)).toEqual(['5000.00', '5000.00'])
  expect(await act(`restaurarTransferencia(id: ${id})`)).toBeUndefined()
  expect(await balances(from, to)).toEqual(['5000.00', '5000.00'])
  // another account, also of before its opening day: history as it was
  expect((await change(id, input(from, other, before, '700.00'))).asked).toEqual([])
  expect(await balances(from, to, other)).toEqual(['5000.00', '5000.00', '5000.00'])
  expect((await change(id, input(from, other, today, '700.00'))).asked).toEqual([])
  expect(await balances(from, to, other)).toEqual(['4300.00', '5000.00', '5700.00'])
  expect((await change(id, input(from, other, before, '700.00'))).asked).toEqual([...sim, ...sim])
  await change(id, input(from, other, before, '700.00'), sim)
  expect(await balances(from, to, other)).toEqual(['5000.00', '5000.00', '5000.00'])
})

test('over REST a transfer of before the opening day changes the balance, and its question waits until it is corrected', async () => {
  const [from, to] = [await account(), await account({ dataSaldoInicial: early })]
  const { status, body } = await app.rest(token, 'POST', '/transferencias', input(from, to))
  expect([status, await balances(from, to)]).toEqual([201, ['4700.00', '5300.00']])
  const [question, ...others] = await waiting()
  expect(others).toEqual([])
  expect(question).toMatchObject({
    nome: 'antesDoSaldoInicial',
    tabela: 'transferencia',
    idRegistro: body.id,
    pergunta: expect.stringContaining('assim conta duas vezes'),
  })
  await app.rest(token, 'PUT', `/transferencias/${body.id}`, input(from, to, today))
  expect(await waiting()).toEqual([])
})

test('a transfer entered from the statement asks about the opening day of the other account', async () => {
  // what the statement has of before its own account's opening day is ignored
  const [conta, other] = [await account({ dataSaldoInicial: early }), await account()]
  const data = Buffer.from(`Data;Descrição;Valor\n${before.split('-').reverse().join('/')};RESGATE;120,00`)
  const { errors } = await app.upload(
    token,
    `mutation($arquivo: Upload!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: ${conta},
      colunas: { colunaData: 0, colunaDescricao: 1, colunaValor: 2 }) { precisaColunas } }`,
    {},
    { arquivo: { name: 'm.csv', type: 'text/csv', data } },
  )
  expect(errors).toBeUndefined()
  const { nodes } = (
    await app.graphql(
      token,
      `{ movimentosBancarios(first: 9, filtro: { idContaFinanceira: ${conta} }) { nodes { id } } }`,
    )
  ).data.movimentosBancarios
  const book = (confirmacoes?: readonly string[]) =>
    answered(
      `lancarMovimento(id: "${nodes[0].id}", input: { transferencia: "${other}", descricao: "Resgate" }, confirmacoes: $confirmacoes)`,
      {},
      '',
      confirmacoes,
    )
  expect((await book()).asked).toEqual(sim)
  expect(await balances(conta, other)).toEqual(['5000.00', '5000.00'])
  expect((await book(sim)).asked).toEqual([])
  expect(await balances(conta, other)).toEqual(['5120.00', '5000.00'])
})

test('history counts again when the opening day moves to before it, and only what counts is told when it moves back', async () => {
  const [from, to] = [await account(), await account()]
  await create(input(from, to), sim)
  const move = (saldoInicial: string, dataSaldoInicial: string) =>
    answered(
      `atualizarContaFinanceira(id: ${from}, input: $input, confirmacoes: $confirmacoes)`,
      { input: { nome: unique('Banco '), tipo: 'banco', saldoInicial, dataSaldoInicial } },
      ', $input: ContaFinanceiraInput!',
    )
  // history is in no balance, so another opening balance counts nothing twice
  expect((await move('5100.00', opening)).asked).toEqual([])
  expect(await balances(from, to)).toEqual(['5100.00', '5000.00'])
  expect((await move('5300.00', early)).asked).toEqual([])
  expect(await balances(from, to)).toEqual(['5000.00', '5000.00'])
  // one that counts is told
  expect((await move('5300.00', opening)).asked).toEqual(['lancamentosAntesDoSaldo'])
})

test('history of a closed month is not reversed, because it changes no balance', async () => {
  const [from, to] = [await account(), await account()]
  const { id } = await create(input(from, to), sim)
  const written = () =>
    app.sql('select xmin::text as em from conta_financeira where id = any($1) order by id', [[from, to]])
  const then = await written()
  await app.sql(`update transferencia set descricao = 'Outra' where id = $1`, [id])
  expect(await written()).toEqual(then)
  expect(await act(`fecharMes(mes: "${before.slice(0, 7)}")`)).toBeUndefined()
  expect(await act(`estornarTransferencia(id: ${id}, data: "${today}")`)).toMatch(
    /não muda o saldo dela: .*reabra o mês/,
  )
  expect(await balances(from, to)).toEqual(['5000.00', '5000.00'])
})
