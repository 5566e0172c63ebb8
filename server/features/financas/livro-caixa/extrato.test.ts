import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

let app: TestApp
let church: TestChurch
let token: string
let caixa: number
let banco: number

const create = async (path: string, data: object) => (await app.rest(token, 'POST', path, data)).body

/** The accounts: a cash box in use since ever, and a bank account that begins on 10 March. */
beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  const conta = { nome: 'Banco', tipo: 'banco', dataSaldoInicial: '2026-03-10', saldoInicial: '500.00' }
  banco = (await create('/contas-financeiras', conta)).id
  const { data } = await app.graphql(token, '{ contasFinanceiras { nodes { id geral } } }')
  caixa = data.contasFinanceiras.nodes.find(({ geral }: { geral: boolean }) => geral).id
  const oferta = { descricao: 'Oferta', categoria: 2 }
  await create('/entradas', { ...oferta, data: '2026-02-28', valor: '1000.00' })
  await create('/entradas', { ...oferta, data: '2026-03-08', valor: '300.10' })
  await create('/saidas', {
    descricao: 'Luz',
    data: '2026-03-12',
    categoria: 4,
    valor: '120.05',
    idContaFinanceira: banco,
  })
  const moved = { idContaOrigem: caixa, idContaDestino: banco }
  await create('/transferencias', { ...moved, data: '2026-03-09', valor: '250.00', descricao: 'Depósito' })
  await create('/transferencias', { idContaOrigem: banco, idContaDestino: caixa, data: '2026-04-02', valor: '80.00' })
  // the version before inserts entries without an account
  await app.sql(
    `insert into saida (id_cliente, descricao, data, categoria, valor) values ($1, 'Água', '2026-03-15', 4, 40.05)`,
    [church.idCliente],
  )
})
afterAll(() => app.close())

const march = 'inicio: "2026-03-01", fim: "2026-03-31"'
const totals = 'inicio fim saldoAnterior saldosIniciais entradas saidas recebidas enviadas saldo'
const line = 'tipo data descricao nomeCategoria valor estorno saldo outraConta { nome }'
const statement = async (id: number, args: string, fields: string, as = token) =>
  app.graphql(as, `{ contaFinanceira(id: ${id}) { extrato(${args}) { ${fields} } } }`)
const read = async (id: number, args: string, fields: string) =>
  (await statement(id, args, fields)).data.contaFinanceira.extrato

test('a statement leads from the balance before the period to the balance after it, line by line', async () => {
  const { linhas, ...sums } = await read(caixa, march, `${totals} linhas { totalCount nodes { ${line} } }`)
  expect(sums).toEqual({
    inicio: '2026-03-01',
    fim: '2026-03-31',
    saldoAnterior: '1000.00',
    saldosIniciais: '0.00',
    entradas: '300.10',
    saidas: '40.05',
    recebidas: '0.00',
    enviadas: '250.00',
    saldo: '1010.05',
  })
  expect(linhas.totalCount).toBe(3)
  expect(linhas.nodes).toEqual([
    {
      tipo: 'entrada',
      data: '2026-03-08',
      descricao: 'Oferta',
      nomeCategoria: 'Oferta',
      valor: '300.10',
      estorno: false,
      saldo: '1300.10',
      outraConta: null,
    },
    {
      tipo: 'transferencia',
      data: '2026-03-09',
      descricao: 'Depósito',
      nomeCategoria: 'Transferência',
      valor: '-250.00',
      estorno: false,
      saldo: '1050.10',
      outraConta: { nome: 'Banco' },
    },
    {
      tipo: 'saida',
      data: '2026-03-15',
      descricao: 'Água',
      nomeCategoria: 'Conta',
      valor: '-40.05',
      estorno: false,
      saldo: '1010.05',
      outraConta: null,
    },
  ])
})

test('an account that begins within the period has its opening balance as a line, and none on an earlier day', async () => {
  const { linhas, ...sums } = await read(banco, march, `${totals} linhas { nodes { tipo data valor saldo } }`)
  expect(sums).toMatchObject({ saldoAnterior: '0.00', saldosIniciais: '500.00', recebidas: '250.00', saldo: '629.95' })
  expect(linhas.nodes.map(Object.values)).toEqual([
    ['transferencia', '2026-03-09', '250.00', '250.00'],
    ['saldoInicial', '2026-03-10', '500.00', '750.00'],
    ['saida', '2026-03-12', '-120.05', '629.95'],
  ])
  const later = await read(banco, 'inicio: "2026-03-10", fim: "2026-03-31"', `${totals} linhas { totalCount }`)
  expect(later).toMatchObject({ saldoAnterior: '750.00', saldosIniciais: '0.00', saldo: '629.95' })
  expect(later.linhas.totalCount).toBe(1)
})

test('a page of a statement goes on with the balance of the page before', async () => {
  const fields = 'linhas { nodes { descricao saldo } pageInfo { hasNextPage hasPreviousPage endCursor } totalCount }'
  const first = (await read(caixa, `${march}, first: 2`, fields)).linhas
  expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false, endCursor: '2' })
  const second = (await read(caixa, `${march}, first: 2, after: "2"`, fields)).linhas
  expect(second).toEqual({
    nodes: [{ descricao: 'Água', saldo: '1010.05' }],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: '3' },
    totalCount: 3,
  })
})

test('a reversal is marked, and takes back what it reverses', async () => {
  const other = await app.church()
  const own = await other.token(1)
  const send = async (path: string, data: object) => (await app.rest(own, 'POST', path, data)).body
  const { id } = await send('/entradas', { descricao: 'Oferta', data: '2026-01-10', categoria: 2, valor: '10.00' })
  await app.graphql(own, 'mutation { fecharMes(mes: "2026-01") { message } }')
  const reverse = `mutation { estornarEntrada(id: ${id}, input: { data: "2026-02-05" }) { id } }`
  expect((await app.graphql(own, reverse)).errors).toBeUndefined()
  const query = `{ contasFinanceiras { nodes { extrato(inicio: "2026-02-01", fim: "2026-02-28") {
    saldoAnterior entradas saldo linhas { nodes { valor estorno saldo } } } } } }`
  expect((await app.graphql(own, query)).data.contasFinanceiras.nodes[0].extrato).toEqual({
    saldoAnterior: '10.00',
    entradas: '-10.00',
    saldo: '0.00',
    linhas: { nodes: [{ valor: '-10.00', estorno: true, saldo: '0.00' }] },
  })
})

test('the statements of all accounts of a church add up to its cash book, in as many statements of SQL as of one account', async () => {
  const of = (first: number) => `{ contasFinanceiras(first: ${first}) { nodes { extrato(${march}) {
    ${totals} linhas { nodes { ${line} } } } } } }`
  await app.graphql(token, of(1))
  const [one, all] = [
    await countStatements(() => app.graphql(token, of(1))),
    await countStatements(() => app.graphql(token, of(20))),
  ]
  expect(all).toBe(one)
  const { data } = await app.graphql(token, of(20))
  const cents = (amount: string) => BigInt(amount.replace('.', ''))
  const sum = (field: string) =>
    data.contasFinanceiras.nodes.reduce(
      (total: bigint, { extrato }: { extrato: Record<string, string> }) => total + cents(extrato[field] as string),
      0n,
    )
  const book = await app.graphql(
    token,
    `{ livroCaixa(${march}) { saldoAnterior entradas saidas saldosIniciais saldo } }`,
  )
  for (const [field, amount] of Object.entries(book.data.livroCaixa as Record<string, string>))
    expect([field, sum(field)]).toEqual([field, cents(amount)])
  expect(sum('recebidas') - sum('enviadas')).toBe(0n)
})

test('a statement needs access to the cash book, an account of the church, and a period in order', async () => {
  expect((await statement(caixa, march, 'saldo', await church.token(-1))).status).toBe(403)
  const stranger = await (await app.church()).token(1)
  expect((await statement(caixa, march, 'saldo', stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const refused = async (args: string) =>
    (await statement(caixa, args, 'saldo linhas { totalCount }')).errors?.[0]?.extensions.campos
  expect(await refused('inicio: "2026-02-01", fim: "2026-01-01"')).toEqual({
    fim: 'O fim do período vem depois do início.',
  })
  expect(await refused('first: 101')).toEqual({ first: 'Peça de 1 a 100 itens por página.' })
})

test('a statement is exported as a spreadsheet: of an account, or of the default one', async () => {
  const rows = async (account: string) => {
    const path = `/exportar/extrato?formato=csv&inicio=2026-03-01&fim=2026-03-31${account}`
    const { status, body } = await app.rest(token, 'GET', path)
    return [status, ...body.toString('utf8').trim().split('\r\n').slice(1)]
  }
  expect(await rows(`&idContaFinanceira=${banco}`)).toEqual([
    200,
    '01/03/2026;"Saldo anterior";"";"";;;0,00',
    '09/03/2026;"Depósito";"Transferência";"Caixa geral";250,00;;250,00',
    '10/03/2026;"Saldo inicial";"Saldo inicial";"";;;750,00',
    '12/03/2026;"Luz";"Conta";"";;120,05;629,95',
  ])
  expect((await rows('')).at(-1)).toBe('15/03/2026;"Água";"Conta";"";;40,05;1010,05')
  const unknown = '/exportar/extrato?formato=csv&idContaFinanceira=999999999'
  expect((await app.rest(token, 'GET', unknown)).status).toBe(404)
})

test('the report of the cash book, asked for one account, is its statement', async () => {
  const of = (ref: number) => `{ dadosRelatorio(input: { tipo: "financas", dataInicial: "2026-03-01",
    dataFinal: "2026-03-31", idContaFinanceira: "${ref}" }) { titulo resumo { rotulo texto } secoes { tabela { grupos { linhas subtotal } } } } }`
  const { data } = await app.graphql(token, of(banco))
  const money = (text: string) => text.replace(/\s/g, ' ')
  expect(data.dadosRelatorio.titulo).toBe('Extrato: Banco')
  expect(
    data.dadosRelatorio.resumo.map(({ rotulo, texto }: Record<string, string>) => [rotulo, money(texto as string)]),
  ).toEqual([
    ['Saldo anterior', 'R$ 0,00'],
    ['Saldo inicial', 'R$ 500,00'],
    ['Entradas', 'R$ 0,00'],
    ['Saídas', 'R$ 120,05'],
    ['Recebido de outras contas', 'R$ 250,00'],
    ['Saldo final', 'R$ 629,95'],
  ])
  const [group] = data.dadosRelatorio.secoes[0].tabela.grupos
  expect(group.linhas).toHaveLength(3)
  expect(group.subtotal.map(money)).toEqual(['Saldo em 31/03/2026', '', '', '', '', 'R$ 629,95'])
  expect((await app.graphql(token, of(999_999_999))).errors?.[0]?.extensions.campos).toEqual({
    idContaFinanceira: 'Conta financeira não encontrada.',
  })
  const pdf = await app.rest(token, 'GET', `/relatorio/financas?dataInicial=2026-03-01&idContaFinanceira=${banco}`)
  expect([pdf.status, pdf.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
})
