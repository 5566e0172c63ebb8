import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { centsOf, ofCents } from '../../../../schema/rules/money.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { completed, distribute, excessSentence } from './previsao-orcamentaria.rules.js'

let app: TestApp
let church: TestChurch
let token: string
let luz: number
let som: number

const create = async (path: string, data: object) => (await app.rest(token, 'POST', path, data)).body

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  luz = (await create('/categorias', { nome: 'Energia', natureza: 'despesa', raiz: 4 })).id
  const departamento = await create('/departamentos', { tituloDepartamento: 'Som' })
  som = (await create('/centro-custo', { nome: 'Som', idDepartamento: departamento.id })).id
  await create('/entradas', { descricao: 'Dízimos', data: '2026-03-08', categoria: 1, valor: '1000.00' })
  await create('/saidas', { descricao: 'Luz', data: '2026-03-12', categoria: 4, idCategoria: luz, valor: '120.05' })
  await create('/saidas', { descricao: 'Água', data: '2026-05-12', categoria: 4, valor: '40.05' })
})
afterAll(() => app.close())

const ask = (document: string, variables: Record<string, unknown> = {}, as = token) =>
  app.graphql(as, document, variables)
const budget = (ano: number) => create('/previsoesOrcamentarias', { ano })
const lines = async (id: number, linhas: object[], more: object = {}) =>
  ask(
    `mutation($id: ID!, $input: LinhasPrevisaoInput!) { salvarLinhasDaPrevisao(id: $id, input: $input) { linhas { nome nomeCentro meses total } totais { receitas despesas resultado } } }`,
    { id: String(id), input: { linhas, ...more } },
  )
const approve = (id: number, as = token) =>
  ask(
    `mutation($id: ID!) { aprovarPrevisaoOrcamentaria(id: $id, input: { orgao: "assembleia", aprovadaEm: "2026-01-10", ata: "Ata nº 3" }) { situacao } }`,
    { id: String(id) },
    as,
  )

describe('the rules of a budget', () => {
  test('an amount is spread over the months to the cent, evenly or by a shape', () => {
    expect(distribute('100.00', undefined)).toEqual([...Array(4).fill('8.34'), ...Array(8).fill('8.33')])
    const shape = ['0.00', '300.00', '100.00', ...Array(9).fill('0.00')]
    expect(distribute('10.01', shape)).toEqual(['0.00', '7.51', '2.50', ...Array(9).fill('0.00')])
    expect(distribute('12.00', Array(12).fill('0.00'))).toEqual(Array(12).fill('1.00'))
  })

  test('an expense within its budget has no sentence, and one beyond it says by how much', () => {
    const saldo = { nome: 'Energia', ano: 2026, previsto: '100.00', realizado: '90.00' }
    expect(excessSentence({ ...saldo, excesso: '0.00' })).toBeNull()
    expect(excessSentence({ ...saldo, excesso: '-10.00' })).toBeNull()
    expect(excessSentence({ ...saldo, excesso: '15.50' })).toBe(
      'Com esta despesa, Energia passa R$ 15,50 do previsto para 2026: R$ 100,00 previstos, R$ 90,00 já gastos.',
    )
  })
})

test('a budget is written as a draft, approved, frozen, and changed by a revision with its reason', async () => {
  const { id } = await budget(2026)
  expect((await app.rest(token, 'POST', '/previsoesOrcamentarias', { ano: 2026 })).status).toBe(409)
  expect((await approve(id)).errors?.[0]?.message).toBe('Esta previsão ainda não tem nenhum valor.')
  const { data } = await ask('{ categorias(filtro: { natureza: "receita", raiz: 1 }) { nodes { id } } }')
  const dizimo = data.categorias.nodes[0].id
  const saved = await lines(id, [
    { idCategoria: dizimo, total: '6000.00' },
    { idCategoria: luz, meses: Array(12).fill('50.00') },
    { idCategoria: luz, idCentroCusto: som, total: '12.00' },
  ])
  expect(saved.errors).toBeUndefined()
  expect(saved.data.salvarLinhasDaPrevisao.totais).toEqual({
    receitas: '6000.00',
    despesas: '612.00',
    resultado: '5388.00',
  })
  expect(
    saved.data.salvarLinhasDaPrevisao.linhas.map(({ nomeCentro, total }: Record<string, string>) => [
      nomeCentro,
      total,
    ]),
  ).toEqual([
    [null, '6000.00'],
    [null, '600.00'],
    ['Som', '12.00'],
  ])
  const twice = await lines(id, [
    { idCategoria: luz, total: '1.00' },
    { idCategoria: luz, total: '2.00' },
  ])
  expect(twice.errors?.[0]?.extensions.campos).toEqual({
    linhas: 'Cada categoria tem só uma linha em cada centro de custo.',
  })
  expect((await approve(id, await church.token(3))).status).toBe(403)
  expect((await approve(id)).data.aprovarPrevisaoOrcamentaria).toEqual({ situacao: 'Em vigor' })
  const frozen = 'Esta previsão está aprovada e fica como está. Para mudar, faça uma revisão.'
  expect((await lines(id, [])).errors?.[0]?.message).toBe(frozen)
  expect((await app.rest(token, 'DELETE', `/previsoesOrcamentarias/${id}`)).status).toBe(409)

  const revise =
    'mutation($id: ID!) { revisarPrevisaoOrcamentaria(id: $id, motivo: "A energia subiu.") { id nome situacao totais { despesas } } }'
  const { revisarPrevisaoOrcamentaria: revision } = (await ask(revise, { id: String(id) })).data
  expect(revision).toMatchObject({
    nome: 'Previsão orçamentária de 2026, revisão 2',
    situacao: 'Rascunho',
    totais: { despesas: '612.00' },
  })
  expect((await ask(revise, { id: String(id) })).status).toBe(409)
  await approve(revision.id)
  const all = await ask('{ previsoesOrcamentarias(filtro: { situacao: "Substituída" }) { nodes { id } } }')
  expect(all.data.previsoesOrcamentarias.nodes).toEqual([{ id }])
})

test('what was done stands beside what was planned, by category, month and cost centre', async () => {
  const fields =
    'linhas { tipo restrito nivel nome previstoMes realizadoMes previsto realizado diferenca percentual previstoAno }'
  const { data } = await ask(`{ execucaoOrcamentaria(ano: 2026, mes: 3) { previsao { revisao } ${fields} } }`)
  const { previsao, linhas } = data.execucaoOrcamentaria
  expect(previsao.revisao).toBe(2)
  const row = (nome: string, nivel: number) =>
    linhas.find(
      (each: { nome: string; nivel: number; restrito: boolean | null }) =>
        each.nome === nome && each.nivel === nivel && each.restrito === false,
    )
  expect(row('Energia', 2)).toMatchObject({
    previstoMes: '51.00',
    realizadoMes: '120.05',
    previsto: '153.00',
    realizado: '120.05',
    diferenca: '-32.95',
    percentual: '78.46',
    previstoAno: '612.00',
  })
  expect(row('Total de receitas', 0)).toMatchObject({ previsto: '1500.00', realizado: '1000.00', percentual: '66.67' })
  expect(linhas.at(-1)).toMatchObject({ tipo: null, restrito: null, nome: 'Resultado', realizado: '879.95' })
  const ofSom = await ask(`{ execucaoOrcamentaria(ano: 2026, mes: 12, idCentroCusto: ${som}) { ${fields} } }`)
  expect(ofSom.data.execucaoOrcamentaria.linhas.at(-1)).toMatchObject({ previsto: '-12.00', realizado: '0.00' })
  const csv = await app.rest(token, 'GET', '/exportar/execucao-orcamentaria?formato=csv&ano=2026&mes=3')
  expect(String(csv.body)).toContain('"   Energia"')
  const each = await app.rest(token, 'GET', '/exportar/execucao-por-centro?formato=csv&ano=2026&mes=12')
  const lines = String(each.body).split('\r\n')
  expect(lines[0]).toContain('Centro de custo')
  const results = lines.filter((line) => line.includes('Todos') && line.includes('Resultado'))
  expect(results.map((line) => line.replaceAll('"', '').split(/[;,](?=\D)/)[0])).toEqual(['Som', 'Sem centro de custo'])
})

test('an expense beyond the budget of its category gets a sentence, and is not refused', async () => {
  const notice = async (valor: string, more = '') => {
    const { data, errors } = await ask(`{ avisoPrevisao(categoria: 4, ${more} data: "2026-06-01", valor: "${valor}") }`)
    expect(errors).toBeUndefined()
    return data.avisoPrevisao
  }
  // 612.00 are planned and 120.05 spent for Energia; the root has no line of its own, so all of it counts
  expect(await notice('491.95', `idCategoria: ${luz},`)).toBeNull()
  expect(await notice('491.96', `idCategoria: ${luz},`)).toBe(
    'Com esta despesa, Energia passa R$ 0,01 do previsto para 2026: R$ 612,00 previstos, R$ 120,05 já gastos.',
  )
  expect(await notice('500.00')).toContain('R$ 160,10 já gastos')
  const other = await (await app.church()).token(1)
  expect(
    (await ask('{ avisoPrevisao(categoria: 4, data: "2026-06-01", valor: "1.00") }', {}, other)).data.avisoPrevisao,
  ).toBeNull()
})

test('a year that is not over is completed by the mean of the months that are', () => {
  const meses = [...Array.from({ length: 10 }, () => '100.05'), '30.00', '0.00']
  const inNovember = completed(meses, 2026, '2026-11-29')
  expect(inNovember).toEqual(Array.from({ length: 12 }, () => '100.05'))
  expect(completed(['100.00', '0.01', ...Array.from({ length: 10 }, () => '0.00')], 2026, '2026-03-01')).toEqual([
    '100.00',
    '0.01',
    ...Array.from({ length: 10 }, () => '50.01'),
  ])
  for (const today of ['2027-01-01', '2026-01-31']) expect(completed(meses, 2026, today)).toEqual(meses)
})

test('a budget is copied from the year before, planned or done, with an adjustment', async () => {
  const { id } = await budget(2027)
  const copy = (input: string) =>
    ask(`mutation { copiarPrevisaoOrcamentaria(id: ${id}, input: ${input}) { totais { receitas despesas } } }`)
  // what is not over yet is planned as the mean of the months that are
  const done = async (tabela: 'entrada' | 'saida') => {
    const rows = await app.sql(
      `select categoria, id_categoria, extract(month from data)::int as mes, sum(valor) as valor from ${tabela}
        where id_cliente = $1 and excluido_em is null and extract(year from data) = 2026 group by 1, 2, 3`,
      [church.idCliente],
    )
    const byCategory = Map.groupBy(rows, ({ categoria, id_categoria }) => `${categoria} ${id_categoria}`)
    const totals = [...byCategory.values()].flatMap((months) => {
      const meses = Array.from({ length: 12 }, (_, mes) =>
        String(months.find((row) => row.mes === mes + 1)?.valor ?? '0.00'),
      )
      return completed(meses, 2026, todayIn('America/Sao_Paulo'))
    })
    return ofCents(totals.reduce((sum, valor) => sum + centsOf(valor), 0n))
  }
  expect((await copy('{ origem: "realizado" }')).data.copiarPrevisaoOrcamentaria.totais).toEqual({
    receitas: await done('entrada'),
    despesas: await done('saida'),
  })
  expect((await copy('{ origem: "previsto", ajuste: "-50" }')).data.copiarPrevisaoOrcamentaria.totais).toEqual({
    receitas: '3000.00',
    despesas: '306.00',
  })
  const { id: early } = await budget(2020)
  const nothing = await ask(
    `mutation { copiarPrevisaoOrcamentaria(id: ${early}, input: { origem: "previsto" }) { id } }`,
  )
  expect(nothing.errors?.[0]?.message).toBe('Não há previsão aprovada de 2019 com valores.')
})

test('a category or a cost centre with values in a budget is not deleted', async () => {
  const { id: reforma } = await create('/categorias', { nome: 'Reforma', natureza: 'despesa', raiz: 2 })
  const { id } = await budget(2031)
  expect((await lines(id, [{ idCategoria: reforma, total: '10.00' }])).errors).toBeUndefined()
  await app.rest(token, 'DELETE', `/previsoesOrcamentarias/${id}`)
  for (const path of [`/categorias/${reforma}`, `/centro-custo/${som}`]) {
    const { status, body } = await app.rest(token, 'DELETE', path)
    expect([status, body.message]).toEqual([409, expect.stringContaining('tem valores em uma previsão orçamentária')])
  }
})

test('the names of cost centres are only for those who read them', async () => {
  const make =
    'mutation($e: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $e) { token } }'
  const escopos = ['relatorio.ler', 'previsaoOrcamentaria.ler', 'previsaoOrcamentaria.exportar']
  const bearer = async (e: string[]) => (await ask(make, { e })).data.criarTokenApi.token
  const [without, reader] = [await bearer(escopos), await bearer([...escopos, 'centroCusto.ler'])]
  const report = `query($som: ID) { dadosRelatorio(input: { tipo: "execucao-orcamentaria", idCentroCusto: $som }) { titulo } }`
  const missing = { escopos: 'centroCusto.ler' }
  const sheet = await app.rest(without, 'GET', '/exportar/execucao-por-centro?formato=csv&ano=2026&mes=12')
  expect([sheet.status, sheet.body.campos]).toEqual([403, missing])
  expect((await ask(report, { som: String(som) }, without)).errors?.[0]?.extensions.campos).toEqual(missing)
  expect((await ask(report, {}, without)).errors).toBeUndefined()
  expect((await ask(report, { som: String(som) }, reader)).errors).toBeUndefined()
  expect((await app.rest(reader, 'GET', '/exportar/execucao-por-centro?formato=csv&ano=2026&mes=12')).status).toBe(200)
})

test('perfil 2 reads budgets and writes none; one church does not see those of another', async () => {
  const member = await church.token(2)
  expect((await app.rest(member, 'GET', '/previsoesOrcamentarias')).status).toBe(200)
  expect((await app.rest(member, 'POST', '/previsoesOrcamentarias', { ano: 2030 })).status).toBe(403)
  const other = await (await app.church()).token(1)
  expect((await app.rest(other, 'GET', '/previsoesOrcamentarias')).body).toEqual([])
})
