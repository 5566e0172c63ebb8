import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { formatMoney } from '../../../../../../schema/rules/money.js'
import { unique } from '../../../../../../tests/factories/harness.js'
import {
  type FilledChurch,
  filledChurch,
  type ReportsApp,
  reportsApp,
  statementsOf,
  year,
} from '../../../../../../tests/factories/reports.js'

let app: ReportsApp['app']
let other: ReportsApp['other']
let pdf: ReportsApp['pdf']
let church: FilledChurch['church']
let bearer: FilledChurch['bearer']
let post: FilledChurch['post']
let ask: FilledChurch['ask']
let sum: FilledChurch['sum']
beforeAll(async () => {
  ;({ app, other, pdf } = await reportsApp())
  ;({ church, bearer, post, ask, sum } = await filledChurch(app))
})
afterAll(() => app.close())

test('the cash book prints sums of millions in the usual font size', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  for (const [path, valor] of [
    ['/entradas', '9876543.21'],
    ['/saidas', '1234567.89'],
  ])
    await app.rest(bearer, 'POST', path as string, { descricao: 'Terreno', data: '2026-02-01', categoria: 5, valor })
  const { text, sizes } = await pdf('financas?dataInicial=2026-02-01&dataFinal=2026-02-28', bearer)
  expect(text).toContain('Total|R$ 9.876.543,21|R$ 1.234.567,89|R$ 8.641.975,32')
  const grand = ['Total', 'R$ 9.876.543,21', 'R$ 1.234.567,89', 'R$ 8.641.975,32'].map((word) => sizes.get(word))
  expect(grand).toEqual(Array(4).fill(9.5))
})

test('the totals, months and lines of the cash book report equal the screen and the database', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  for (const [path, data, categoria, valor] of [
    ['/entradas', '2026-01-31', 1, '1000.10'],
    ['/entradas', '2026-02-01', 2, '250.05'],
    ['/entradas', '2026-02-10', 1, '0.10'],
    ['/saidas', '2026-02-11', 1, '123.45'],
    ['/entradas', '2026-03-05', 3, '99.99'],
  ] as const)
    expect(
      (await app.rest(bearer, 'POST', path, { descricao: unique('Lançamento '), data, categoria, valor })).status,
    ).toBe(201)
  const { data } = await app.graphql(
    bearer,
    '{ livroCaixa(inicio: "2026-02-01", fim: "2026-03-31") { saldoAnterior entradas saidas saldo } }',
  )
  const { saldoAnterior, entradas, saidas, saldo } = data.livroCaixa
  expect([saldoAnterior, entradas, saidas, saldo]).toEqual(['1000.10', '350.14', '123.45', '1226.79'])
  const { text } = await pdf('financas?dataInicial=2026-02-01&dataFinal=2026-03-31', bearer)
  for (const [label, valor] of [
    ['Saldo anterior', saldoAnterior],
    ['Entradas', entradas],
    ['Saídas', saidas],
    ['Saldo final', saldo],
  ])
    expect(text).toContain(`${label}|${formatMoney(valor)}`)
  expect(text).toContain('Subtotal de fevereiro de 2026|R$ 250,15|R$ 123,45|R$ 1.126,80')
  expect(text).toContain('Subtotal de março de 2026|R$ 99,99|R$ 0,00|R$ 1.226,79')
  expect(text).toContain(`Total|R$ 350,14|R$ 123,45|R$ 1.226,79`)
  const [row] = await app.sql<{ sum: string }>(
    `select sum(valor)::text from entrada where id_cliente = $1 and data between '2026-02-01' and '2026-03-31'`,
    [church.idCliente],
  )
  expect(row?.sum).toBe(entradas)
})

test('an account that begins within a month is in its row, so that the row adds up', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  const account = { nome: 'Poupança', tipo: 'banco', saldoInicial: '5000.00', dataSaldoInicial: '2026-02-14' }
  expect((await app.rest(bearer, 'POST', '/contas-financeiras', account)).status).toBe(201)
  const report = async (mes: string, fim: string) =>
    (await pdf(`financas?dataInicial=${mes}-01&dataFinal=${mes}-${fim}`, bearer)).text
  const february = await report('2026-02', '28')
  expect(february).toContain('fevereiro de 2026|R$ 0,00|R$ 5.000,00|R$ 0,00|R$ 0,00|R$ 5.000,00')
  expect(february).toContain('Poupança|R$ 0,00|R$ 5.000,00|R$ 0,00|R$ 0,00|R$ 0,00|R$ 5.000,00')
  expect(await report('2026-03', '31')).toContain('Poupança|R$ 5.000,00|R$ 0,00|R$ 0,00|R$ 0,00|R$ 5.000,00')
})

test('the report of campaigns has target and total as on the screen, and the donations of the period, but no donors', async () => {
  const giver = await church.person({ name: 'Doadora Generosa' })
  const campaign = (nomeCampanha: string, dataInicio: string, dataFim: string) =>
    post('/campanhasMissoes', { nomeCampanha, tipoCampanha: 'mundial', dataInicio, dataFim, alvoCampanha: 1000 })
  const { id } = await campaign('África', '2026-03-01', '2026-05-31')
  await campaign('Ásia', '2025-01-01', '2025-12-31')
  for (const [dataDoacao, valorDoacao] of [
    ['2026-03-10', 100.1],
    ['2026-04-10', 0.2],
  ])
    await post('/campanhas-missoes-doacoes', { idCampanha: id, idMembro: giver.id, dataDoacao, valorDoacao })
  const { text } = await pdf('campanhas-missoes?dataInicial=2026-04-01&dataFinal=2026-04-30', bearer)
  expect(text).toContain('África|Mundial|01/03/2026|31/05/2026|Ativa|R$ 1.000,00|R$ 100,30|10,03%|1|R$ 0,20')
  expect(text).not.toMatch(/Ásia|Generosa/)
  const { campanhasMissoes } = await ask('{ campanhasMissoes { nodes { nomeCampanha atingidoCampanha } } }')
  expect(campanhasMissoes.nodes).toContainEqual({ nomeCampanha: 'África', atingidoCampanha: '100.30' })
  const all = (await pdf(`campanhas-missoes?dataInicial=2025-01-01&dataFinal=2026-12-31`, bearer)).text
  expect(all).toContain(
    `Total: 2 campanhas|R$ 2.000,00|R$ 100,30|2|${formatMoney(await sum('valor_doacao', 'doacao'))}`,
  )
})

test('the report of tithes has the sums by month and means, of everybody or of one person, never of another church', async () => {
  const [caio, dora] = [await church.person({ name: 'Caio Dizimista' }), await church.person({ name: 'Dora Fiel' })]
  for (const [idMembro, dataDizimo, valorDizimo, meioDizimo] of [
    [caio.id, '2026-08-02', 100.1, 'pix'],
    [dora.id, '2026-08-09', 0.2, 'dinheiro'],
    [caio.id, '2026-09-06', 50, 'pix'],
    [caio.id, '2026-10-04', 7, 'pix'],
  ])
    await post('/dizimos', { idMembro, dataDizimo, valorDizimo, meioDizimo })
  const { text } = await pdf('dizimos?dataInicial=2026-08-01&dataFinal=2026-09-30', bearer)
  expect(text).toContain('02/08/2026|Caio Dizimista|Pix|R$ 100,10|09/08/2026|Dora Fiel|Dinheiro|R$ 0,20')
  expect(text).toContain('Subtotal de agosto de 2026|R$ 100,30')
  expect(text).toContain('Total: 3 dízimos|R$ 150,30')
  expect(text).toContain('Pix|2|R$ 150,10|Dinheiro|1|R$ 0,20|Total|3|R$ 150,30')
  const { dizimos } = await ask('{ dizimos(filtro: { mes: "2026-08" }) { totalCount soma } }')
  expect(dizimos).toEqual({ totalCount: 2, soma: '100.30' })
  const one = await pdf(`dizimos?${year}&idUsuario=${dora.id}`, bearer)
  expect(one.text).toContain('Pessoa: Dora Fiel')
  expect(one.text).toContain('Total: 1 dízimo|R$ 0,20')
  expect(one.text).not.toContain('Caio')
  expect((await app.rest(await other.token(1), 'GET', `/relatorio/dizimos?${year}&idUsuario=${dora.id}`)).status).toBe(
    422,
  )
  for (const [perfil, status] of [
    [2, 403],
    [3, 200],
    [4, 200],
  ] as const)
    expect((await app.rest(await church.token(perfil), 'GET', '/relatorio/dizimos')).status).toBe(status)
})

test('the report of contributions has a page for each giver, with tithes and donations by month, that add up', async () => {
  const { post, bearer, church } = await filledChurch(app)
  const dora = await church.person({ name: 'Dora Fiel', cpf: '52998224725' })
  const caio = await church.person({ name: 'Caio Dizimista' })
  for (const [idMembro, dataDizimo, valorDizimo] of [
    [dora.id, '2026-01-04', 100.1],
    [dora.id, '2026-01-11', 0.2],
    [dora.id, '2025-12-28', 9],
    [caio.id, '2026-03-01', 50],
  ])
    await post('/dizimos', { idMembro, dataDizimo, valorDizimo, meioDizimo: 'pix' })
  const fields = {
    nomeCampanha: 'Barco',
    tipoCampanha: 'nacional',
    dataInicio: '2026-01-01',
    dataFim: '2026-12-31',
    alvoCampanha: '5000.00',
  }
  const { id: idCampanha } = await post('/campanhasMissoes', fields)
  const gift = { idCampanha, idMembro: dora.id, dataDoacao: '2026-01-20', valorDoacao: 30 }
  await post('/campanhas-missoes-doacoes', gift)
  const { text, pages } = await pdf('contribuicoes?dataInicial=2026-01-01&dataFinal=2026-12-31', bearer)
  expect(pages).toHaveLength(3)
  expect(pages[0]).toContain('Caio Dizimista|1|R$ 50,00|Dora Fiel|3|R$ 130,30|Total: 2 pessoas|R$ 180,30')
  expect(pages[2]).toContain('Dora Fiel, CPF 529.982.247-25')
  expect(pages[2]).toContain('janeiro de 2026|3|R$ 100,30|R$ 30,00|R$ 130,30|Total|3|R$ 130,30')
  expect(pages[2]).toContain('20/01/2026|Barco|R$ 30,00|Total|R$ 130,30')
  for (const page of pages.slice(1)) expect(page).toContain('não são dedutíveis do imposto de renda.')
  expect(text).not.toContain('para fins de')
  const one = await pdf(`contribuicoes?idUsuario=${caio.id}&dataInicial=2026-01-01&dataFinal=2026-12-31`, bearer)
  expect([one.pages.length, one.text.includes('Dora')]).toEqual([1, false])
  const others = [
    [2, 403],
    [4, 200],
  ] as const
  for (const [perfil, status] of others)
    expect((await app.rest(await church.token(perfil), 'GET', '/relatorio/contribuicoes')).status).toBe(status)
})

test('reports list payables and receivables by due date, cost centres as in the cash book, and budgets with the amounts spent', async () => {
  const { id: idDepartamento } = await post('/departamentos', { tituloDepartamento: 'Zeladoria' })
  const { id: quiet } = await post('/departamentos', { tituloDepartamento: 'Silêncio' })
  const { id: idCentroCusto } = await post('/centro-custo', { nome: 'Templo', idDepartamento })
  for (const [path, descricaoConta, dataVencimentoConta, valorConta] of [
    ['/contasPagar', 'Luz', '2026-01-10', 100.1],
    ['/contasPagar', 'Água', '2026-02-10', 0.2],
    ['/contasPagar', 'Futuro', '2031-02-10', 30],
    ['/contasReceber', 'Aluguel', '2026-02-20', 12.34],
  ])
    await post(path as string, {
      descricaoConta,
      dataVencimentoConta,
      valorConta,
      idCentroCusto,
    })
  const [luz] = (await app.rest(bearer, 'GET', '/contasPagar?limit=100')).body.filter(
    (row: { descricaoConta: string }) => row.descricaoConta === 'Luz',
  )
  const settled = await app.rest(bearer, 'PATCH', `/contasPagar/${luz.id}/encerrar`, {
    data: '2026-01-11',
  })
  expect(settled.status).toBe(200)
  const payable = (await pdf('contas-pagar?dataInicial=2026-02-01&dataFinal=2026-02-28&periodo=trimestral', bearer))
    .text
  expect(payable).toContain('Período: 01/01/2026 a 31/03/2026|Por período trimestral')
  expect(payable).toContain('10/01/2026|Luz|Templo|Igreja|Pago|')
  expect(payable).toContain('Subtotal de janeiro de 2026|R$ 100,10')
  expect(payable).toContain('10/02/2026|Água|Templo|Igreja|Atrasado|R$ 0,20')
  expect(payable).toContain('Pago|R$ 100,10')
  expect(payable).toContain('Total: 2 contas|R$ 100,30')
  const { contasPagar } = await ask('{ contasPagar(filtro: { inicio: "2026-01-01", fim: "2026-03-31" }) { soma } }')
  expect(contasPagar.soma).toBe('100.30')
  expect((await pdf('contas-pagar?dataInicial=2031-02-01&dataFinal=2031-02-28', bearer)).text).toContain(
    'A vencer|R$ 30,00',
  )
  const receivable = (await pdf(`contas-receber?${year}`, bearer)).text
  expect(receivable).toContain('20/02/2026|Aluguel|Templo|Igreja|Atrasado|R$ 12,34')
  expect(receivable).toContain('Total: 1 conta|R$ 12,34')

  const ageing = (await pdf('pagar-por-vencimento?dataInicial=2026-02-01&dataFinal=2026-02-28', bearer)).text
  expect(ageing).toContain('O que falta no fim de 28/02/2026')
  expect(ageing).toContain('Futuro|1|30,00|30,00')
  expect(ageing).toContain('Água|1|0,20|0,20')
  expect(ageing).toContain('Total: 2 contas|2|30,00|0,20|30,20')
  expect((await pdf('receber-por-vencimento?dataInicial=2026-01-01&dataFinal=2026-01-31', bearer)).text).toContain(
    'Aluguel|1|12,34|12,34',
  )
  const paid = (await pdf('pagamentos?dataInicial=2026-01-01&dataFinal=2026-01-31', bearer)).text
  expect(paid).toContain('11/01/2026|Luz|R$ 100,10|R$ 100,10')
  expect(paid).toContain('Total: 1 pagamento|R$ 0,00|R$ 100,10')

  await post('/entradas', { descricao: 'Oferta', data: '2026-05-03', categoria: 2, valor: 33.33 })
  const centres = (await pdf(`centro-custo?${year}`, bearer)).text
  const { livroCaixa } = await ask('{ livroCaixa(inicio: "2026-01-01", fim: "2026-12-31") { entradas saidas } }')
  const saidaOfCentro = await sum('valor', 'saida', `id_centro_custo = ${idCentroCusto} and excluido_em is null`)
  expect(saidaOfCentro).toBe('100.10')
  expect(centres).toContain('Templo|Zeladoria|1|R$ 0,00|R$ 100,10|-R$ 100,10')
  expect(centres).toContain('Sem centro de custo|')
  expect(centres).toContain(`Entradas|${formatMoney(livroCaixa.entradas)}|Saídas|${formatMoney(livroCaixa.saidas)}`)
  expect(centres).toMatch(/Total: 1 centro\|/)

  for (const [id, titulo, valorOrcamento] of [
    [idDepartamento, 'Reforma', 400],
    [quiet, 'Tapetes', 50],
  ]) {
    const made = await post('/orcamentos', {
      idDepartamento: id,
      tituloOrcamento: titulo,
      valorOrcamento,
      dataOrcamento: '2026-02-01',
      descricaoOrcamento: 'Para o ano.',
    })
    if (id === idDepartamento) await app.rest(bearer, 'PATCH', `/orcamentos/${made.id}/aprovar`)
  }
  const { resumoOrcamentos } = await ask(
    '{ resumoOrcamentos(inicio: "2026-01-01", fim: "2026-12-31") { previsto pendente gasto saldo percentual } }',
  )
  expect(resumoOrcamentos).toEqual({
    previsto: '400.00',
    pendente: '50.00',
    gasto: '100.10',
    saldo: '299.90',
    percentual: '25.03',
  })
  const budgets = (await pdf(`orcamentos?${year}`, bearer)).text
  expect(budgets).toContain('Zeladoria|R$ 400,00|R$ 0,00|R$ 100,10|R$ 299,90|25,03%')
  expect(budgets).toContain('Total|R$ 400,00|R$ 50,00|R$ 100,10|R$ 299,90|25,03%')
  expect(budgets).toContain('01/02/2026|Reforma|Aprovado|')
  expect(budgets).toContain('Total aprovado|R$ 400,00')
  const one = (await pdf(`orcamentos?${year}&idDepartamento=${quiet}`, bearer)).text
  expect(one).toContain('Departamento: Silêncio')
  expect(one).toContain('Previsto|R$ 0,00|Gasto|R$ 0,00|Saldo|R$ 0,00|Pendente|R$ 50,00')
  expect(one).not.toContain('Reforma')
})

test('the budget of one cost centre, and that of each on its own page', async () => {
  const { bearer, post } = await filledChurch(app)
  const { id: idDepartamento } = await post('/departamentos', { tituloDepartamento: 'Som' })
  const [som, jovens] = [
    (await post('/centro-custo', { nome: 'Som', idDepartamento })).id,
    (await post('/centro-custo', { nome: 'Jovens', idDepartamento })).id,
  ]
  const { data } = await app.graphql(
    bearer,
    '{ categorias(filtro: { natureza: "despesa", raiz: 3 }) { nodes { id } } }',
  )
  const [{ id: idCategoria }] = data.categorias.nodes
  const { id } = await post('/previsoesOrcamentarias', { ano: 2026 })
  const saved = await app.graphql(
    bearer,
    'mutation($id: ID!, $linhas: [LinhaPrevisaoInput!]!) { salvarLinhasDaPrevisao(id: $id, input: { linhas: $linhas }) { id } aprovarPrevisaoOrcamentaria(id: $id, input: { orgao: "conselho", aprovadaEm: "2026-01-02" }) { id } }',
    {
      id: String(id),
      linhas: [
        { idCategoria, idCentroCusto: som, total: '120.00' },
        { idCategoria, total: '1200.00' },
      ],
    },
  )
  expect(saved.errors).toBeUndefined()
  for (const idCentroCusto of [som, jovens])
    await post('/saidas', { descricao: 'Cabo', data: '2026-02-10', categoria: 3, valor: 7.5, idCentroCusto })
  const dates = 'dataInicial=2026-02-01&dataFinal=2026-02-28'
  const one = (await pdf(`execucao-orcamentaria?${dates}&idCentroCusto=${som}`, bearer)).text
  expect(one).toContain('Centro de custo: Som')
  expect(one).toContain('Materiais|10,00|7,50|20,00|7,50|-12,50|37,50%|120,00')
  const all = await pdf(`execucao-por-centro?${dates}`, bearer)
  expect(all.pages).toHaveLength(4)
  expect(all.pages[0]).toContain('Jovens|0,00|7,50|7,50|0,00|Som|20,00|7,50|-12,50|37,50%|120,00')
  expect(all.pages[2]).toContain('Materiais|10,00|7,50|20,00|7,50|-12,50|37,50%|120,00')
  expect(all.pages[3]).toContain('Sem centro de custo')
  expect((await app.rest(bearer, 'GET', `/relatorio/execucao-orcamentaria?${dates}&idCentroCusto=77777`)).status).toBe(
    422,
  )
})

test('the number of statements does not depend on the number of rows', async () => {
  expect(await statementsOf(app, church)).toEqual(await statementsOf(app, await app.church()))
})
