import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string
let conta: number

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  const input = { nome: unique('Banco '), tipo: 'banco', dataSaldoInicial: '2026-09-01' }
  conta = (await app.rest(token, 'POST', '/contas-financeiras', input)).body.id
})
afterAll(() => app.close())

const run = async (text: string, variables: object = {}) => {
  const { data, errors } = await app.graphql(token, text, variables)
  expect([text, errors]).toEqual([text, undefined])
  return data
}
const row = async <Row>(text: string, ...values: unknown[]): Promise<Row> => {
  const [found] = await app.sql<Row & object>(text, [church.idCliente, ...values])
  if (!found) throw new Error(text)
  return found
}
const entries = async (table: 'entrada' | 'saida') =>
  (
    await app.sql<{ valor: string }>(
      `select valor::text from ${table} where id_cliente = $1 and excluido_em is null order by valor`,
      [church.idCliente],
    )
  ).map(({ valor }) => valor)

async function bill(valorConta: string): Promise<number> {
  const department = await row<{ id: number }>(
    'insert into departamento (id_cliente, titulo_departamento) values ($1, $2) returning id',
    unique('Casa '),
  )
  const centre = await row<{ id: number }>(
    'insert into centro_custo (id_cliente, nome, id_departamento) values ($1, $2, $3) returning id',
    unique('Casa '),
    department.id,
  )
  const input = {
    ...{ descricaoConta: unique('Conta '), valorConta, dataVencimentoConta: '2026-10-08' },
    idCentroCusto: String(centre.id),
  }
  return (await run('mutation($input: NovaContaInput!) { criarContaPagar(input: $input) { id } }', { input }))
    .criarContaPagar.id
}

/** Five movements: entered, matched with what was typed, a tithe, a bill that the movement pays, one that was paid before. */
async function reconciled(): Promise<{ id: number; conciliados: number; comLancado: number }> {
  const [light, water] = [await bill('40.00'), await bill('50.00')]
  const typed = { descricao: 'Oferta', data: '2026-10-06', categoria: 2, valor: 20, idContaFinanceira: conta }
  const income = (await app.rest(token, 'POST', '/entradas', typed)).body.id
  const input = { idConta: String(water), data: '2026-10-09', idContaFinanceira: String(conta) }
  await run('mutation($input: BaixaPagarInput!) { criarBaixaPagar(input: $input) { id } }', { input })
  const { id: expense } = await row<{ id: number }>('select id from saida where id_cliente = $1')
  const data = Buffer.from(
    'Data;Descrição;Valor\n05/10/2026;A;10,00\n06/10/2026;B;20,00\n07/10/2026;C;30,00\n08/10/2026;D;-40,00\n09/10/2026;E;-50,00\n',
  )
  const sent = await app.upload(
    token,
    `mutation($arquivo: Upload!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: ${conta},
      colunas: { colunaData: 0, colunaDescricao: 1, colunaValor: 2 }) { extrato { novos } } }`,
    {},
    { arquivo: { name: 'm.csv', type: 'text/csv', data } },
  )
  expect(sent.data.importarExtrato.extrato.novos).toBe(5)
  const found = await run(
    `{ movimentosBancarios(first: 9, filtro: { idContaFinanceira: ${conta} }, ordem: { campo: data, direcao: ASC }) { nodes { id } } }`,
  )
  const [a, b, c, d, e] = found.movimentosBancarios.nodes.map(({ id }: { id: number }) => id)
  const { id: person } = await church.person()
  await run(`mutation { lancarMovimento(id: "${a}", input: { descricao: "Oferta", categoria: 2 }) { id } }`)
  await run(`mutation { conciliarMovimento(input: { id: "${b}", entradas: ["${income}"] }) { id } }`)
  await run(`mutation { lancarMovimento(id: "${c}", input: { dizimo: "${person}" }) { id } }`)
  await run(`mutation { baixarMovimento(id: "${d}", input: { contaPagar: "${light}" }) { id } }`)
  await run(`mutation { conciliarMovimento(input: { id: "${e}", saidas: ["${expense}"] }) { id } }`)
  return (await run(`{ extratosImportados(idContaFinanceira: ${conta}) { id conciliados comLancado } }`))
    .extratosImportados[0]
}

const undo = async (id: number, more = '') =>
  (await run(`mutation { desfazerExtrato(id: "${id}", desfazerConciliacoes: true${more}) { message } }`))
    .desfazerExtrato.message

test('what the matches of an import have made goes with it, when that is wanted, and nothing that was there before', async () => {
  const file = await reconciled()
  expect(file).toMatchObject({ conciliados: 5, comLancado: 3 })
  expect([await entries('entrada'), await entries('saida')]).toEqual([
    ['10.00', '20.00', '30.00'],
    ['40.00', '50.00'],
  ])
  expect(await undo(file.id, ', excluirLancados: true')).toBe(
    'Importação desfeita: 5 movimentos saíram do extrato. O que foi lançado a partir dele foi desfeito.',
  )
  expect([await entries('entrada'), await entries('saida')]).toEqual([['20.00'], ['50.00']])
  const bills = await app.sql<{ baixado: string }>(
    'select valor_baixado::text as baixado from conta_pagar where id_cliente = $1 order by valor_conta',
    [church.idCliente],
  )
  expect(bills.map(({ baixado }) => baixado)).toEqual(['0.00', '50.00'])
  const tithes = 'select count(*)::int as n from dizimo where id_cliente = $1 and excluido_em is null'
  expect(await row(tithes)).toEqual({ n: 0 })
})

test('without that all entries stay, as before', async () => {
  expect(await undo((await reconciled()).id)).toBe(
    'Importação desfeita: 5 movimentos saíram do extrato. Os lançamentos da igreja ficaram.',
  )
  expect([await entries('entrada'), await entries('saida')]).toEqual([
    ['10.00', '20.00', '30.00'],
    ['40.00', '50.00'],
  ])
})
