import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string
let bank: number
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  bank = await account()
})

const account = async (): Promise<number> =>
  (
    await app.rest(token, 'POST', '/contas-financeiras', {
      nome: unique('Banco '),
      tipo: 'banco',
      dataSaldoInicial: '2026-01-01',
    })
  ).body.id
const entry = async (path: string, data = '2026-05-10'): Promise<number> =>
  (await app.rest(token, 'POST', path, { descricao: unique('Lançamento '), data, categoria: 2, valor: '10.00' })).body
    .id
const move = (itens: object[]) =>
  app.graphql(token, 'mutation($itens: [MoverLancamentosInput!]!) { moverLancamentos(itens: $itens) { message } }', {
    itens,
  })
const lies = async (tabela: string) =>
  (
    await app.sql<{ conta: number }>(
      `select id_conta_financeira as conta from ${tabela} where id_cliente = $1 and excluido_em is null order by id`,
      [church.idCliente],
    )
  ).map(({ conta }) => conta)

test('entries and expenses move together, whatever made them, and back; the audit log has each of them', async () => {
  const ana = await church.person({ name: 'Ana Dizimista' })
  const dizimo = { idMembro: ana.id, valorDizimo: 10, dataDizimo: '2026-05-10', meioDizimo: 'dinheiro' }
  await app.rest(token, 'POST', '/dizimos', dizimo)
  await entry('/entradas')
  const saida = await entry('/saidas')
  const entradas = (
    await app.sql<{ id: number }>('select id from entrada where id_cliente = $1 order by id', [church.idCliente])
  ).map(({ id }) => id)
  const [cash] = await lies('entrada')
  expect((await move([{ idContaFinanceira: bank, entradas, saidas: [saida] }])).data?.moverLancamentos.message).toBe(
    '3 lançamentos movidos com sucesso.',
  )
  expect([await lies('entrada'), await lies('saida')]).toEqual([[bank, bank], [bank]])
  const other = await account()
  const apart = [
    { idContaFinanceira: cash, entradas },
    { idContaFinanceira: other, saidas: [saida] },
  ]
  expect((await move(apart)).errors).toBeUndefined()
  expect([await lies('entrada'), await lies('saida')]).toEqual([[cash, cash], [other]])
  const [audited] = await app.sql<{ quantos: number }>(
    "select count(*)::int as quantos from auditoria where id_cliente = $1 and tabela in ('entrada', 'saida') and operacao = 'alterar'",
    [church.idCliente],
  )
  expect(audited?.quantos).toBe(6)
})

test('one that has to stay keeps all of them, and the refusal says which and why', async () => {
  const [open, closed] = [await entry('/entradas'), await entry('/entradas', '2026-02-10')]
  expect((await app.graphql(token, 'mutation { fecharMes(mes: "2026-02") { message } }')).errors).toBeUndefined()
  const sides = { idContaOrigem: bank, idContaDestino: await account(), data: '2026-05-10', valor: '1.00' }
  const transfer = (await app.rest(token, 'POST', '/transferencias', sides)).body.id
  const before = await lies('entrada')
  const { errors } = await move([{ idContaFinanceira: bank, entradas: [open, closed], transferencias: [transfer] }])
  expect(errors?.[0]?.message).toMatch(/^Nada foi movido\. .*O mês de fevereiro de 2026 está fechado\./)
  expect(errors?.[0]?.extensions?.campos).toEqual({
    'itens.0.entradas.1': 'O mês de fevereiro de 2026 está fechado.',
    'itens.0.transferencias.0': 'Uma transferência já tem as suas duas contas: mude-as nela.',
  })
  expect(await lies('entrada')).toEqual(before)
})

test('an account that is not in use, an entry of another church, and nothing at all are refused', async () => {
  const id = await entry('/entradas')
  const [unused, theirs] = [await account(), await app.church()]
  await app.graphql(token, `mutation { desativarContaFinanceira(id: ${unused}) { id } }`)
  expect((await move([{ idContaFinanceira: unused, entradas: [id] }])).errors?.[0]?.extensions?.campos).toEqual({
    'itens.0.idContaFinanceira': 'Esta conta está desativada.',
  })
  expect((await move([{ idContaFinanceira: bank }])).errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED')
  const mine = token
  token = await theirs.token(1)
  const own = await account()
  const foreign = await move([{ idContaFinanceira: own, entradas: [id] }])
  expect(foreign.errors?.[0]?.extensions?.campos).toEqual({ 'itens.0.entradas.0': 'Entrada não encontrada.' })
  expect(
    (
      await app.graphql(
        await church.token(2),
        `mutation { moverLancamentos(itens: [{ idContaFinanceira: "${bank}", entradas: ["${id}"] }]) { message } }`,
      )
    ).status,
  ).toBe(403)
  token = mine
})
