import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { churchDay } from '../../../../tests/factories/zones.js'

/* Money that comes back from the recycle bin, or comes out of history, is asked about as money that is new. */

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

const today = churchDay()
const [before, opening] = [churchDay(-40), churchDay(-10)]

const rest = async (path: string, data: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST'): Promise<number> => {
  const { status, body } = await app.rest(token, method, path, data)
  expect([path, status]).toEqual([path, method === 'POST' ? 201 : 200])
  return body.id
}
const account = (data: object = {}) =>
  rest('/contas-financeiras', {
    nome: unique('Conta '),
    tipo: 'banco',
    saldoInicial: '5000.00',
    dataSaldoInicial: churchDay(-80),
    ...data,
  })
/** The opening day of an account of the bank moves. */
const opens = (conta: number, dataSaldoInicial = opening) =>
  rest(
    `/contas-financeiras/${conta}`,
    { nome: unique('Conta '), tipo: 'banco', saldoInicial: '5000.00', dataSaldoInicial },
    'PUT',
  )

/** The names of what a mutation asks; none when it was done. */
const asked = async (field: string, variables: object = {}, args = ''): Promise<string[]> => {
  const { errors } = await app.graphql(token, `mutation${args} { ${field} }`, variables)
  if (errors) expect(errors[0]?.extensions.code).toBe('CONFIRM')
  return errors?.[0]?.extensions.confirmacoes?.map(({ nome }) => nome) ?? []
}
const balance = async (conta: number) =>
  (
    (await app.graphql(token, '{ contasFinanceiras { nodes { id saldo } } }')).data.contasFinanceiras.nodes as {
      id: number
      saldo: string
    }[]
  ).find(({ id }) => id === conta)?.saldo

describe('from the recycle bin', () => {
  test('an entry of before the opening day of its account, which becomes history with the answer', async () => {
    const conta = await account()
    for (const [name, path, categoria] of [
      ['Entrada', '/entradas', 2],
      ['Saida', '/saidas', 4],
    ] as const) {
      const input = { descricao: unique('Mercado '), data: before, valor: '12.50', categoria, idContaFinanceira: conta }
      const id = await rest(path, input)
      await rest(`${path}/${id}`, {}, 'DELETE')
      await opens(conta)
      expect(await asked(`restaurar${name}(id: ${id}) { id }`)).toEqual(['antesDoSaldoInicial'])
      const sim = 'confirmacoes: ["antesDoSaldoInicial"]'
      expect(
        await asked(`restaurarDaLixeira(tabela: "${name.toLowerCase()}", uuid: "${id}", ${sim}) { message }`),
      ).toEqual([])
      expect(await balance(conta)).toBe('5000.00')
      // it was answered
      await rest(`${path}/${id}`, {}, 'DELETE')
      expect(await asked(`restaurar${name}(id: ${id}) { id }`)).toEqual([])
      await rest(`${path}/${id}`, {}, 'DELETE')
      await opens(conta, churchDay(-80))
    }
  })

  test('a tithe and a donation of before the opening day of their account', async () => {
    const conta = await account()
    const { id: idMembro } = await church.person()
    const idCampanha = await rest('/campanhasMissoes', {
      nomeCampanha: unique('Campanha '),
      tipoCampanha: 'nacional',
      dataInicio: before,
      dataFim: today,
      alvoCampanha: 1000,
    })
    const tithe = { idMembro, valorDizimo: 200, dataDizimo: before, meioDizimo: 'pix', idContaFinanceira: conta }
    const gift = { idMembro, idCampanha, valorDoacao: 30, dataDoacao: before, idContaFinanceira: conta }
    const records = [
      ['Dizimo', '/dizimos', await rest('/dizimos', tithe)],
      ['Doacao', '/campanhas-missoes-doacoes', await rest('/campanhas-missoes-doacoes', gift)],
    ] as const
    for (const [, path, id] of records) await rest(`${path}/${id}`, {}, 'DELETE')
    await opens(conta)
    for (const [name, , id] of records) {
      expect(await asked(`restaurar${name}(id: ${id}) { id }`)).toEqual(['antesDoSaldoInicial'])
      expect(await asked(`restaurar${name}(id: ${id}, confirmacoes: ["antesDoSaldoInicial"]) { id }`)).toEqual([])
    }
    expect(await balance(conta)).toBe('5000.00')
  })

  test('a transfer of before the opening day of an account, and each out of cash that is not there', async () => {
    const [from, to] = [await account({ tipo: 'caixa', saldoInicial: '100.00' }), await account()]
    const transfer = { data: before, valor: '80.00', idContaOrigem: from, idContaDestino: to }
    const id = await rest('/transferencias', transfer)
    await rest(`/transferencias/${id}`, {}, 'DELETE')
    const spent = { descricao: 'Lanche', data: before, valor: '30.00', categoria: 4, idContaFinanceira: from }
    const expense = await rest('/saidas', spent)
    expect(await asked(`restaurarTransferencia(id: ${id}) { id }`)).toEqual(['caixaNegativo'])
    await opens(to)
    expect(await asked(`restaurarTransferencia(id: ${id}) { id }`)).toEqual(['antesDoSaldoInicial', 'caixaNegativo'])
    const sim = 'confirmacoes: ["antesDoSaldoInicial", "caixaNegativo"]'
    await rest(`/saidas/${expense}`, {}, 'DELETE')
    expect(await asked(`restaurarTransferencia(id: ${id}, ${sim}) { id }`)).toEqual([])
    expect([await balance(from), await balance(to)]).toEqual(['20.00', '5000.00'])
    expect(await asked(`restaurarSaida(id: ${expense}) { id }`)).toEqual(['caixaNegativo'])
  })
})

describe('out of history', () => {
  const sim = 'confirmacoes: ["antesDoSaldoInicial"]'

  test('an expense that moves past the opening day takes cash that is not there', async () => {
    const caixa = await account({ tipo: 'caixa', saldoInicial: '10.00', dataSaldoInicial: opening })
    const input = { descricao: 'Som', data: before, valor: '300.00', categoria: 4, idContaFinanceira: String(caixa) }
    const args = '($input: SaidaInput!)'
    expect(await asked(`criarSaida(input: $input, ${sim}) { id }`, { input }, args)).toEqual([])
    const [{ id }] = (await app.sql<{ id: number }>('select id from saida where id_cliente = $1', [
      church.idCliente,
    ])) as [{ id: number }]
    const change = `atualizarSaida(id: ${id}, input: $input) { id }`
    expect(await asked(change, { input: { ...input, data: today } }, args)).toEqual(['caixaNegativo'])
  })

  test('a transfer that moves past the opening day takes cash that is not there', async () => {
    const [from, to] = [
      await account({ tipo: 'caixa', saldoInicial: '10.00', dataSaldoInicial: opening }),
      await account(),
    ]
    const input = { data: before, valor: '300.00', idContaOrigem: String(from), idContaDestino: String(to) }
    const args = '($input: TransferenciaInput!)'
    expect(await asked(`criarTransferencia(input: $input, ${sim}) { id }`, { input }, args)).toEqual([])
    const [{ id }] = (await app.sql<{ id: number }>('select id from transferencia where id_cliente = $1', [
      church.idCliente,
    ])) as [{ id: number }]
    const change = `atualizarTransferencia(id: ${id}, input: $input) { id }`
    expect(await asked(change, { input: { ...input, data: today } }, args)).toEqual(['caixaNegativo'])
  })
})
