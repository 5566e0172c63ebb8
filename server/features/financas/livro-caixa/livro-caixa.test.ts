import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

let app: TestApp
let church: TestChurch
let token: string

const entries: [path: string, data: string, categoria: number, valor: string, descricao: string][] = [
  ['/entradas', '2025-12-31', 5, '1000.00', 'Saldo inicial'],
  ['/entradas', '2026-01-04', 2, '0.10', 'Oferta'],
  ['/saidas', '2026-01-04', 4, '0.30', 'Luz'],
  ['/entradas', '2026-01-20', 2, '0.20', 'Oferta'],
  ['/saidas', '2026-02-10', 1, '500.55', 'Salário'],
  ['/entradas', '2026-02-15', 1, '250.00', 'Dízimos'],
  ['/saidas', '2026-03-01', 4, '9.99', 'Água'],
]

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  for (const [path, data, categoria, valor, descricao] of entries)
    await app.rest(token, 'POST', path, { data, categoria, valor, descricao })
  const gone = (
    await app.rest(token, 'POST', '/entradas', { data: '2026-01-05', categoria: 1, valor: 7, descricao: 'x' })
  ).body
  await app.rest(token, 'DELETE', `/entradas/${gone.id}`)
})
afterAll(() => app.close())

const book = async (args: string, fields: string, as: string | null = token) =>
  app.graphql(as, `{ livroCaixa${args} { ${fields} } }`)
const totals = 'inicio fim saldoAnterior entradas saidas saldo'

test('the cash book requires a session and permission, and shows one church only', async () => {
  expect((await book('', totals, null)).status).toBe(401)
  expect((await book('', totals, await church.token(-1))).status).toBe(403)
  expect((await book('', totals, await church.token(2))).status).toBe(200)
  const other = await (await app.church()).token(1)
  const period = '(inicio: "2025-01-01", fim: "2026-12-31")'
  const { data } = await book(period, `${totals} linhas { totalCount }`, other)
  expect(data.livroCaixa).toMatchObject({ saldoAnterior: '0.00', saldo: '0.00', linhas: { totalCount: 0 } })
  const platform = await app.platformToken()
  const named = `(inicio: "2025-01-01", fim: "2026-12-31", idCliente: ${church.idCliente})`
  expect((await book(named, totals, platform)).data.livroCaixa.saldo).toBe('739.46')
  expect((await book(named, totals, other)).errors?.[0]?.extensions.code).toBe('TENANT_MISMATCH')
})

test('the cash book shows the opening balance, each entry with its balance, and the closing balance, to the cent', async () => {
  const { data } = await book(
    '(inicio: "2026-01-01", fim: "2026-02-28")',
    `${totals} linhas { totalCount nodes { tipo data descricao nomeCategoria valor saldo } } meses { mes saldoAnterior resultado saldo } categorias { tipo nomeCategoria total quantidade }`,
  )
  const { linhas, meses, categorias, ...sums } = data.livroCaixa
  expect(sums).toEqual({
    inicio: '2026-01-01',
    fim: '2026-02-28',
    saldoAnterior: '1000.00',
    entradas: '250.30',
    saidas: '500.85',
    saldo: '749.45',
  })
  const line = ({ tipo, data, valor, saldo }: Record<string, string>) => [tipo, data, valor, saldo]
  expect(linhas.nodes.map(line)).toEqual([
    ['entrada', '2026-01-04', '0.10', '1000.10'],
    ['saida', '2026-01-04', '0.30', '999.80'],
    ['entrada', '2026-01-20', '0.20', '1000.00'],
    ['saida', '2026-02-10', '500.55', '499.45'],
    ['entrada', '2026-02-15', '250.00', '749.45'],
  ])
  expect(linhas.nodes[3]).toMatchObject({ descricao: 'Salário', nomeCategoria: 'Salários' })
  expect(meses).toEqual([
    { mes: '2026-01', saldoAnterior: '1000.00', resultado: '0.00', saldo: '1000.00' },
    { mes: '2026-02', saldoAnterior: '1000.00', resultado: '-250.55', saldo: '749.45' },
  ])
  expect(categorias).toEqual([
    { tipo: 'entrada', nomeCategoria: 'Dízimo', total: '250.00', quantidade: 1 },
    { tipo: 'entrada', nomeCategoria: 'Oferta', total: '0.30', quantidade: 2 },
    { tipo: 'saida', nomeCategoria: 'Salários', total: '500.55', quantidade: 1 },
    { tipo: 'saida', nomeCategoria: 'Conta', total: '0.30', quantidade: 1 },
  ])
})

test('a page continues with the balance of the previous page; a period may begin within a month', async () => {
  const { data } = await book(
    '(inicio: "2026-01-10", fim: "2026-03-31", first: 2, after: "2")',
    'saldoAnterior saldo linhas { nodes { descricao saldo } pageInfo { hasNextPage hasPreviousPage } totalCount } meses { mes saldo }',
  )
  expect(data.livroCaixa).toEqual({
    saldoAnterior: '999.80',
    saldo: '739.46',
    linhas: {
      nodes: [
        { descricao: 'Dízimos', saldo: '749.45' },
        { descricao: 'Água', saldo: '739.46' },
      ],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      totalCount: 4,
    },
    meses: [
      { mes: '2026-01', saldo: '1000.00' },
      { mes: '2026-02', saldo: '749.45' },
      { mes: '2026-03', saldo: '739.46' },
    ],
  })
})

test('the default period is the current month; a period must end after it begins, and may last at most ten years', async () => {
  const month = todayIn('America/Sao_Paulo').slice(0, 7)
  expect((await book('', 'inicio fim')).data.livroCaixa.inicio).toBe(`${month}-01`)
  expect((await book('(inicio: "2024-02-10")', 'inicio fim')).data.livroCaixa).toEqual({
    inicio: '2024-02-10',
    fim: '2024-02-29',
  })
  const refused = async (args: string) => (await book(args, 'fim')).errors?.[0]?.extensions.campos
  expect(await refused('(inicio: "2026-02-01", fim: "2026-01-01")')).toEqual({
    fim: 'O fim do período vem depois do início.',
  })
  expect(await refused('(inicio: "1000-01-01", fim: "2026-01-01")')).toEqual({
    fim: 'O período tem no máximo dez anos.',
  })
  expect(await refused('(inicio: "ontem")')).toEqual({ inicio: 'Informe uma data válida.' })
  expect(await refused('(first: 101)')).toEqual({ first: 'Peça de 1 a 100 itens por página.' })
})

test('the cash book is exported as a spreadsheet, and the export is audited', async () => {
  const path = '/exportar/livro-caixa?formato=csv&inicio=2026-01-01&fim=2026-01-31'
  const { status, body } = await app.rest(token, 'GET', path)
  expect([status, body.toString('utf8').split('\r\n').slice(0, 3)]).toEqual([
    200,
    [
      '\ufeffData;"Descrição";"Categoria";Entrada;Saída;Saldo',
      '04/01/2026;"Oferta";"Oferta";0,10;;1000,10',
      '04/01/2026;"Luz";"Conta";;0,30;999,80',
    ],
  ])
  expect((await app.rest(await church.token(2), 'GET', path)).status).toBe(403)
  const [row] = await app.sql<{ depois: object }>(
    `select depois from auditoria where id_cliente = $1 and acao = 'livroCaixa.exportar'`,
    [church.idCliente],
  )
  expect(row?.depois).toMatchObject({ formato: 'csv', linhas: 3, filtro: { inicio: '2026-01-01' } })
})

test('the cash book uses as many statements for a long period as for a day', async () => {
  const statements = (args: string) =>
    countStatements(() => book(args, `${totals} linhas { nodes { id saldo } } meses { saldo } categorias { total }`))
  await statements('')
  const [day, years] = [
    await statements('(inicio: "2026-01-04", fim: "2026-01-04")'),
    await statements('(inicio: "2025-01-01", fim: "2026-12-31")'),
  ]
  expect(years).toBe(day)
  expect(years).toBeLessThanOrEqual(6)
})

test('the cash book filters entries, balances and totals by cost centre, and shows the total of each cost centre', async () => {
  const fresh = await app.church()
  const own = await fresh.token(1)
  const { id: idDepartamento } = (await app.rest(own, 'POST', '/departamentos', { tituloDepartamento: 'Louvor' })).body
  const make = async (nome: string) => (await app.rest(own, 'POST', '/centro-custo', { nome, idDepartamento })).body
  const [som, coral] = [await make('Som'), await make('Coral')]
  for (const [path, data, valor, idCentroCusto] of [
    ['/entradas', '2025-12-30', '100.00', som.uuid],
    ['/entradas', '2026-01-10', '50.50', som.id],
    ['/saidas', '2026-01-11', '20.25', som.id],
    ['/saidas', '2026-01-12', '0.10', coral.id],
    ['/saidas', '2026-01-13', '7.00', null],
  ])
    await app.rest(own, 'POST', String(path), { data, categoria: 5, valor, descricao: 'x', idCentroCusto })
  const of = async (centro: string, fields: string, as = own) => {
    const args = `(inicio: "2026-01-01", fim: "2026-01-31"${centro && `, idCentroCusto: "${centro}"`})`
    return (await book(args, fields, as)).data.livroCaixa
  }
  for (const ref of [String(som.id), som.uuid])
    expect(
      await of(ref, `${totals} linhas { totalCount nodes { saldo } } meses { saldo } categorias { tipo total }`),
    ).toEqual({
      inicio: '2026-01-01',
      fim: '2026-01-31',
      saldoAnterior: '100.00',
      entradas: '50.50',
      saidas: '20.25',
      saldo: '130.25',
      linhas: { totalCount: 2, nodes: [{ saldo: '150.50' }, { saldo: '130.25' }] },
      meses: [{ saldo: '130.25' }],
      categorias: [
        { tipo: 'entrada', total: '50.50' },
        { tipo: 'saida', total: '20.25' },
      ],
    })
  const centre = (tipo: string, one: { id: number; nome: string } | null, total: string) => ({
    tipo,
    idCentroCusto: one?.id ?? null,
    nome: one?.nome ?? null,
    total,
    quantidade: 1,
  })
  expect((await of('', 'centrosCusto { tipo idCentroCusto nome total quantidade }')).centrosCusto).toEqual([
    centre('entrada', som, '50.50'),
    centre('saida', som, '20.25'),
    centre('saida', coral, '0.10'),
    centre('saida', null, '7.00'),
  ])
  // a cost centre that does not exist or belongs to another church has no entries
  for (const as of [own, token])
    expect(await of(as === own ? '2000000000' : som.uuid, 'saldo linhas { totalCount }', as)).toEqual({
      saldo: '0.00',
      linhas: { totalCount: 0 },
    })
  const path = `/exportar/livro-caixa?formato=csv&inicio=2026-01-01&fim=2026-01-31&idCentroCusto=${som.id}`
  expect(
    String((await app.rest(own, 'GET', path)).body)
      .trim()
      .split('\n'),
  ).toHaveLength(3)
  expect((await app.rest(own, 'GET', `${path}x`)).status).toBe(422)
  for (const [many, total] of [
    ['entradas', 2],
    ['saidas', 1],
  ] as const) {
    const filtered = `{ ${many}(filtro: { idCentroCusto: "${som.uuid}" }) { totalCount nodes { centroCusto { nome } } } }`
    const { data } = await app.graphql(own, filtered)
    expect(data[many]).toEqual({ totalCount: total, nodes: Array(total).fill({ centroCusto: { nome: 'Som' } }) })
  }
  const csv = String((await app.rest(own, 'GET', `/exportar/saidas?formato=csv&idCentroCusto=${coral.id}`)).body)
  expect(csv).toContain('Coral')
})
