import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { monthsBetween, oneYearBefore, withoutRepeats } from './demonstrativo.rules.js'

let app: TestApp
let church: TestChurch
let token: string
let caixa: number
let banco: number
let missoes: number
let luz: number

const create = async (path: string, data: object) => (await app.rest(token, 'POST', path, data)).body

/** A church with two accounts, one of which begins in March, restricted money for missions, and a reversal. */
beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  const conta = { nome: 'Banco', tipo: 'banco', dataSaldoInicial: '2026-03-10', saldoInicial: '500.00' }
  banco = (await create('/contas-financeiras', conta)).id
  const { data } = await app.graphql(token, '{ contasFinanceiras { nodes { id geral } } }')
  caixa = data.contasFinanceiras.nodes.find(({ geral }: { geral: boolean }) => geral).id
  missoes = (await create('/categorias', { nome: 'Missões', natureza: 'receita', raiz: 3, restrita: true })).id
  luz = (await create('/categorias', { nome: 'Energia', natureza: 'despesa', raiz: 4 })).id
  const oferta = { descricao: 'Oferta', categoria: 2 }
  await create('/entradas', { ...oferta, data: '2025-03-08', valor: '1000.00' })
  await create('/entradas', { ...oferta, data: '2026-01-08', valor: '300.10' })
  const wrong = await create('/entradas', { ...oferta, data: '2026-02-08', valor: '50.00' })
  await create('/entradas', {
    descricao: 'Missões',
    data: '2026-03-08',
    categoria: 3,
    idCategoria: missoes,
    valor: '80.00',
  })
  const expense = { categoria: 4, data: '2026-03-12' }
  await create('/saidas', { ...expense, descricao: 'Luz', idCategoria: luz, valor: '120.05', idContaFinanceira: banco })
  await create('/saidas', { ...expense, descricao: 'Água', valor: '40.05' })
  await create('/transferencias', { idContaOrigem: caixa, idContaDestino: banco, data: '2026-03-09', valor: '250.00' })
  await app.graphql(token, 'mutation { fecharMes(mes: "2026-02") { message } }')
  const reverse = `mutation { estornarEntrada(id: ${wrong.id}, input: { data: "2026-03-02" }) { id } }`
  expect((await app.graphql(token, reverse)).errors).toBeUndefined()
})
afterAll(() => app.close())

const march = 'inicio: "2026-03-01", fim: "2026-03-31"'

const read = async (name: string, args: string, fields: string, as = token) => {
  const { data, errors } = await app.graphql(as, `{ ${name}(${args}) { ${fields} } }`)
  expect(errors).toBeUndefined()
  return data[name]
}

describe('the rules of statements', () => {
  test('a period one year before keeps the last day of a month, also in February', () => {
    expect(oneYearBefore({ inicio: '2026-01-01', fim: '2026-12-31' })).toEqual({
      inicio: '2025-01-01',
      fim: '2025-12-31',
    })
    expect(oneYearBefore({ inicio: '2025-02-01', fim: '2025-02-28' }).fim).toBe('2024-02-29')
    expect(oneYearBefore({ inicio: '2024-02-29', fim: '2024-03-15' })).toEqual({
      inicio: '2023-02-28',
      fim: '2023-03-15',
    })
  })

  test('the months of a period go over the end of a year', () => {
    expect(monthsBetween({ inicio: '2025-11-20', fim: '2026-02-01' })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ])
  })

  test('a root that has no other categories is not repeated below itself', () => {
    const line = (categoria: number, nivel: number, idCategoria: number | null) => ({
      tipo: 'entrada',
      categoria,
      nivel,
      idCategoria,
    })
    const alone = [line(1, 1, null), line(1, 2, null)]
    const divided = [line(2, 1, null), line(2, 2, null), line(2, 2, 9)]
    expect(withoutRepeats([...alone, ...divided])).toEqual([line(1, 1, null), ...divided])
  })
})

test('the statements need permission for the cash book, and show one church only', async () => {
  const ask = (name: string, as: string | null) => app.graphql(as, `{ ${name}(${march}) { inicio } }`)
  const other = await (await app.church()).token(1)
  for (const name of ['fluxoCaixa', 'resultadoFundos', 'balancete', 'razao']) {
    expect((await ask(name, null)).status).toBe(401)
    expect((await ask(name, await church.token(-1))).status).toBe(403)
    expect((await ask(name, await church.token(2))).status).toBe(200)
    expect((await ask(name, other)).status).toBe(200)
  }
  expect((await read('fluxoCaixa', march, 'saldo', other)).saldo).toBe('0.00')
  const foreign = await app.graphql(other, `{ razao(${march}, idCategoria: ${missoes}) { nome } }`)
  expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

test('the cash flow leads by category and month from the balance before to the balances of the accounts', async () => {
  const fluxo = await read(
    'fluxoCaixa',
    'inicio: "2026-01-01", fim: "2026-03-31"',
    `saldoAnterior entradas saidas saldosIniciais transferencias saldo
     meses { mes entradas saidas saldo } linhas { nivel nome total meses } contas { nome saldo }`,
  )
  expect(fluxo).toEqual({
    saldoAnterior: '1000.00',
    entradas: '380.10',
    saidas: '160.10',
    saldosIniciais: '500.00',
    transferencias: '0.00',
    saldo: '1720.00',
    meses: [
      { mes: '2026-01', entradas: '300.10', saidas: '0.00', saldo: '1300.10' },
      { mes: '2026-02', entradas: '50.00', saidas: '0.00', saldo: '1350.10' },
      { mes: '2026-03', entradas: '30.00', saidas: '160.10', saldo: '1720.00' },
    ],
    linhas: [
      { nivel: 1, nome: 'Oferta', total: '300.10', meses: ['300.10', '50.00', '-50.00'] },
      { nivel: 1, nome: 'Doação', total: '80.00', meses: ['0.00', '0.00', '80.00'] },
      { nivel: 2, nome: 'Missões', total: '80.00', meses: ['0.00', '0.00', '80.00'] },
      { nivel: 1, nome: expect.any(String), total: '160.10', meses: ['0.00', '0.00', '160.10'] },
      { nivel: 2, nome: 'Sem subcategoria', total: '40.05', meses: ['0.00', '0.00', '40.05'] },
      { nivel: 2, nome: 'Energia', total: '120.05', meses: ['0.00', '0.00', '120.05'] },
    ],
    contas: [
      { nome: 'Banco', saldo: '629.95' },
      { nome: expect.any(String), saldo: '1090.05' },
    ],
  })
  const ofBank = await read(
    'fluxoCaixa',
    `${march}, idContaFinanceira: ${banco}`,
    'saldosIniciais transferencias saldo contas { id }',
  )
  expect(ofBank).toEqual({ saldosIniciais: '500.00', transferencias: '250.00', saldo: '629.95', contas: [] })
})

test('the result divides the funds, beside the same days of the year before', async () => {
  const sums = 'restrito entradas saidas resultado entradasAntes resultadoAntes'
  const resultado = await read(
    'resultadoFundos',
    march,
    `inicioAnterior fundos { soma { ${sums} } linhas { nome total anterior } } total { ${sums} }`,
  )
  expect(resultado.inicioAnterior).toBe('2025-03-01')
  const [free, bound] = resultado.fundos
  expect(free.soma).toEqual({
    restrito: false,
    entradas: '-50.00',
    saidas: '160.10',
    resultado: '-210.10',
    entradasAntes: '1000.00',
    resultadoAntes: '1000.00',
  })
  expect(free.linhas[0]).toEqual({ nome: 'Oferta', total: '-50.00', anterior: '1000.00' })
  expect(bound.soma).toMatchObject({ restrito: true, entradas: '80.00', saidas: '0.00', resultado: '80.00' })
  expect(bound.linhas).toEqual([{ nome: 'Missões', total: '80.00', anterior: '0.00' }])
  expect(resultado.total).toMatchObject({ restrito: null, resultado: '-130.10', resultadoAntes: '1000.00' })
})

const line = 'grupo nivel nome devedora saldoAnterior debitos creditos saldo'
const sums = 'devedorAnterior credorAnterior totalDebitos totalCreditos devedor credor'

test('in the trial balance, debits equal credits, and a reversal is on the other side', async () => {
  const { linhas, totais } = await read('balancete', march, `linhas { ${line} } totais { ${sums} }`)
  const row = (grupo: string, nome: string) =>
    linhas.find((each: { grupo: string; nome: string }) => each.grupo === grupo && each.nome === nome)
  expect(row('conta', 'Banco')).toMatchObject({
    saldoAnterior: '0.00',
    debitos: '750.00',
    creditos: '120.05',
    saldo: '629.95',
  })
  // 1000.00 is of the year before; the opening balance of March is a credit
  expect(linhas.find(({ grupo }: { grupo: string }) => grupo === 'patrimonio')).toMatchObject({
    saldoAnterior: '1000.00',
    debitos: '0.00',
    creditos: '500.00',
    saldo: '1500.00',
  })
  expect(row('receita', 'Oferta')).toMatchObject({
    devedora: false,
    saldoAnterior: '350.10',
    debitos: '50.00',
    creditos: '0.00',
    saldo: '300.10',
  })
  expect(row('despesa', 'Energia')).toMatchObject({ nivel: 2, devedora: true, debitos: '120.05', saldo: '120.05' })
  expect(totais).toEqual({
    devedorAnterior: '1350.10',
    credorAnterior: '1350.10',
    totalDebitos: '1040.10',
    totalCreditos: '1040.10',
    devedor: '1880.10',
    credor: '1880.10',
  })
})

test('the trial balance of one account has its transfers as a line of their own', async () => {
  const { linhas, totais } = await read(
    'balancete',
    `${march}, idContaFinanceira: ${caixa}`,
    `linhas { ${line} } totais { ${sums} }`,
  )
  expect(linhas.find(({ grupo }: { grupo: string }) => grupo === 'transferencia')).toMatchObject({
    debitos: '250.00',
    creditos: '0.00',
    saldo: '-250.00',
  })
  expect(totais.totalDebitos).toBe(totais.totalCreditos)
  expect(totais.devedor).toBe(totais.credor)
})

test('a ledger shows each line on its side, with the balance after it', async () => {
  const fields =
    'nome devedora saldoAnterior debitos creditos saldo linhas { totalCount nodes { descricao contrapartida debito credito saldo } }'
  const { data } = await app.graphql(
    token,
    '{ categorias(filtro: { natureza: "receita", raiz: 2 }) { nodes { id fixa } } }',
  )
  const root = data.categorias.nodes.find(({ fixa }: { fixa: boolean }) => fixa).id
  const ofRoot = await read('razao', `${march}, idCategoria: ${root}`, fields)
  expect(ofRoot).toMatchObject({
    nome: 'Oferta',
    devedora: false,
    saldoAnterior: '350.10',
    debitos: '50.00',
    creditos: '0.00',
    saldo: '300.10',
  })
  expect(ofRoot.linhas.nodes).toEqual([
    {
      descricao: expect.any(String),
      contrapartida: expect.any(String),
      debito: '50.00',
      credito: null,
      saldo: '300.10',
    },
  ])
  const ofBank = await read('razao', `${march}, idContaFinanceira: ${banco}`, fields)
  expect(ofBank).toMatchObject({
    nome: 'Banco',
    devedora: true,
    debitos: '750.00',
    creditos: '120.05',
    saldo: '629.95',
  })
  expect(ofBank.linhas.totalCount).toBe(3)
  expect(
    ofBank.linhas.nodes.map(({ debito, credito, saldo }: Record<string, string>) => [debito, credito, saldo]),
  ).toEqual([
    ['250.00', null, '250.00'],
    ['500.00', null, '750.00'],
    [null, '120.05', '629.95'],
  ])
  const second = await read('razao', `${march}, idContaFinanceira: ${banco}, first: 1, after: "1"`, fields)
  expect(second.linhas.nodes).toHaveLength(1)
  expect(second.linhas.nodes[0].saldo).toBe('750.00')
})

test('a statement is a PDF and a spreadsheet, with what it is not', async () => {
  for (const tipo of ['fluxo-caixa', 'resultado-fundos', 'balancete', 'razao']) {
    const input = `{ tipo: "${tipo}", dataInicial: "2026-01-01", dataFinal: "2026-03-31" }`
    const { data } = await app.graphql(token, `{ dadosRelatorio(input: ${input}) { titulo secoes { nota } } }`)
    expect(data.dadosRelatorio.secoes.at(-1).nota).toContain('Gerencial, sem valor de demonstração contábil.')
    const query = 'formato=csv&inicio=2026-01-01&fim=2026-03-31'
    const csv = await app.rest(token, 'GET', `/exportar/${tipo}?${query}`)
    expect(csv.status).toBe(200)
  }
  const csv = await app.rest(token, 'GET', '/exportar/fluxo-caixa?formato=csv&inicio=2026-01-01&fim=2026-03-31')
  const [head, first] = String(csv.body).split('\r\n')
  expect(head).toContain('janeiro de 2026')
  expect(first).toContain('Saldo anterior')
  const long = await app.graphql(token, '{ fluxoCaixa(inicio: "2020-01-01", fim: "2026-03-31") { saldo } }')
  expect(long.errors?.[0]?.extensions.campos).toEqual({ fim: 'O fluxo de caixa tem no máximo dois anos.' })
})
