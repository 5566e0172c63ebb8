import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knowPassword } from '../../../../tests/factories/password.js'

let app: TestApp
let church: TestChurch
let token: string
let centro: number

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  const { id: idDepartamento } = await post('/departamentos', { tituloDepartamento: unique('D') })
  centro = (await post('/centro-custo', { nome: 'Sede', idDepartamento })).id
})

const post = async (path: string, body: object) => {
  const answer = await app.rest(token, 'POST', path, body)
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const category = async (
  nome: string,
  raiz: number,
  codigoContador: string | null,
  tipoPagamento: string | null = null,
) => post('/categorias', { nome, natureza: 'despesa', raiz, codigoContador, tipoPagamento })
const expense = (descricao: string, valor: number, more: object = {}) =>
  post('/saidas', { descricao, data: '2026-03-10', categoria: 4, valor, idCentroCusto: centro, ...more })

const ask = async (as = token, meses = 'de: "2026-03", ate: "2026-03"') =>
  app.graphql(
    as,
    `{ contabilidade(${meses}) { partidas total entradas saidas resultado variacao confere fechado
      semCodigo { especie id nome partidas } pagamentos { tipo quantidade total semDocumento } } }`,
  )
const exported = async (name: string, as = token) => {
  const { status, body } = await app.rest(as, 'GET', `/exportar/${name}?formato=csv&de=2026-03&ate=2026-03`)
  return { status, lines: String(body).replace('\ufeff', '').split('\r\n') }
}

/** A month with income, an expense, a payment with interest and discount, a transfer, a new account, and a reversal. */
async function month() {
  const banco = await post('/contas-financeiras', {
    nome: 'Banco',
    tipo: 'banco',
    codigoContador: '1.1.2.01',
    saldoInicial: '50.00',
    dataSaldoInicial: '2026-03-02',
  })
  await app.graphql(
    token,
    'mutation { salvarCodigosContador(input: { jurosPagos: "3.3.1", descontosObtidos: "4.3.2" }) { versao } }',
  )
  await post('/entradas', { descricao: 'Ofertas', data: '2026-03-01', categoria: 2, valor: 500 })
  await expense('=Luz; "casa"', 120.05, { idCategoria: (await category('Energia', 4, '3.1.2.02')).id })
  const conta = await post('/contasPagar', {
    descricaoConta: 'Som',
    valorConta: 100,
    dataVencimentoConta: '2026-03-05',
    idCentroCusto: centro,
  })
  await post('/baixasPagar', {
    idConta: conta.id,
    data: '2026-03-12',
    valor: '60.00',
    juros: '2.00',
    desconto: '5.00',
    idContaFinanceira: banco.id,
  })
  await post('/transferencias', {
    data: '2026-03-15',
    valor: 30,
    idContaOrigem: banco.id,
    idContaDestino: (await app.rest(token, 'GET', '/contas-financeiras')).body.find(
      ({ nome }: { nome: string }) => nome === 'Caixa geral',
    ).id,
  })
}

describe('the file of debits and credits', () => {
  test('has one line for each amount, with codes where there are some, as spreadsheets of Brazil read it', async () => {
    await month()
    const { lines } = await exported('lancamentos-contabeis')
    expect(lines[0]?.replaceAll('"', '')).toBe(
      'Data;Conta débito;Conta crédito;Valor;Histórico;Documento;Centro;Anexo;Nome da conta débito;Nome da conta crédito',
    )
    const shown = lines.slice(1).map((line) => line.replace(/"([EISTeist])-\d+"/, '$1').replaceAll('"', ''))
    expect(shown).toEqual([
      '01/03/2026;;;500,00;Ofertas;E;;;Caixa geral;Oferta',
      '02/03/2026;1.1.2.01;;50,00;Saldo inicial: Banco;I;;;Banco;Saldos iniciais',
      `10/03/2026;3.1.2.02;;120,05;'=Luz; casa;S;Sede;;Energia;Caixa geral`,
      '12/03/2026;;4.3.2;5,00;Desconto: Som;S;Sede;;Conta;Descontos obtidos',
      '12/03/2026;;1.1.2.01;55,00;Som;S;Sede;;Conta;Banco',
      '12/03/2026;3.3.1;1.1.2.01;2,00;Juros: Som;S;Sede;;Juros e multas pagos;Banco',
      '15/03/2026;;1.1.2.01;30,00;Transferência;T;;;Caixa geral;Banco',
    ])
    const xlsx = await app.rest(token, 'GET', '/exportar/lancamentos-contabeis?formato=xlsx&de=2026-03&ate=2026-03')
    expect(Object.keys(unzipSync(new Uint8Array(xlsx.body)))).toContain('xl/worksheets/sheet1.xml')
  })

  test('agrees with the cash book, and names what has no code yet', async () => {
    await month()
    const { contabilidade } = (await ask()).data
    expect(contabilidade).toMatchObject({
      partidas: 7,
      total: '762.05',
      entradas: '500.00',
      saidas: '177.05',
      resultado: '322.95',
      variacao: '322.95',
      confere: true,
      fechado: false,
    })
    const missing = contabilidade.semCodigo.map((one: Record<string, unknown>) => [one.especie, one.nome, one.partidas])
    expect(missing).toEqual([
      ['conta', 'Caixa geral', 3],
      ['categoria', 'Conta', 2],
      ['categoria', 'Oferta', 1],
      ['codigo', 'Saldos iniciais', 1],
    ])
  })

  test('has the reversal of a payment in a later month as the same lines with their sides exchanged', async () => {
    await month()
    await app.graphql(token, 'mutation { fecharMes(mes: "2026-03") { message } }')
    expect((await ask()).data.contabilidade.fechado).toBe(true)
    const { body: saidas } = await app.rest(token, 'GET', '/saidas')
    const paid = saidas.find(({ descricao }: { descricao: string }) => descricao === 'Som')
    const reversed = await app.graphql(
      token,
      'mutation($id: ID!, $input: EstornoInput!) { estornarSaida(id: $id, input: $input) { id } }',
      { id: paid.id, input: { data: '2026-04-02' } },
    )
    expect(reversed.errors).toBeUndefined()
    const answer = await app.rest(token, 'GET', '/exportar/lancamentos-contabeis?formato=csv&de=2026-04&ate=2026-04')
    const lines = String(answer.body).replaceAll('"', '').split('\r\n').slice(1)
    expect(lines.map((line) => line.split(';').slice(1, 5).join(';'))).toEqual([
      '4.3.2;;5,00;Desconto: Estorno: Som',
      '1.1.2.01;;55,00;Estorno: Som',
      '1.1.2.01;3.3.1;2,00;Juros: Estorno: Som',
    ])
    expect((await ask(token, 'de: "2026-03", ate: "2026-04"')).data.contabilidade.confere).toBe(true)
  })
})

describe('the list of payments to people and suppliers', () => {
  test('keeps prebendas apart from salaries, and says whose CPF or CNPJ is missing', async () => {
    const pastor = await post('/fornecedores', { nome: 'Pr. Davi', documento: '52998224725' })
    const eletricista = await post('/fornecedores', { nome: 'Zé Eletricista' })
    const prebenda = await category('Sustento do pastor', 1, null, 'prebenda')
    await expense('Prebenda de março', 3000, { categoria: 1, idCategoria: prebenda.id, idFornecedor: pastor.id })
    await expense('Salário', 1500, { categoria: 1 })
    await expense('Reparo', 200, { categoria: 2, idFornecedor: eletricista.id })
    await expense('Luz', 90)
    expect((await ask()).data.contabilidade.pagamentos).toEqual([
      { tipo: 'prebenda', quantidade: 1, total: '3000.00', semDocumento: 0 },
      { tipo: 'salario', quantidade: 1, total: '1500.00', semDocumento: 1 },
      { tipo: 'servico', quantidade: 1, total: '200.00', semDocumento: 1 },
    ])
    const { lines } = await exported('pagamentos')
    expect(lines.slice(1).map((line) => line.replaceAll('"', ''))).toEqual([
      'Sustento pastoral (prebenda);Pr. Davi;529.982.247-25;10/03/2026;Prebenda de março;Sustento do pastor;Caixa geral;3000,00;',
      'Salários e encargos;;;10/03/2026;Salário;Salários;Caixa geral;1500,00;Quem recebeu',
      'Serviços;Zé Eletricista;;10/03/2026;Reparo;Manutenção;Caixa geral;200,00;CPF ou CNPJ',
    ])
    // what was taken back needs no document, in the month of the payment and in that of the reversal
    const { body: saidas } = await app.rest(token, 'GET', '/saidas')
    await app.graphql(token, 'mutation { fecharMes(mes: "2026-03") { message } }')
    const reparo = saidas.find(({ descricao }: { descricao: string }) => descricao === 'Reparo')
    await app.graphql(token, 'mutation($id: ID!) { estornarSaida(id: $id, input: { data: "2026-04-02" }) { id } }', {
      id: reparo.id,
    })
    const servicos = async (meses?: string) =>
      (await ask(token, meses)).data.contabilidade.pagamentos.filter(({ tipo }: { tipo: string }) => tipo === 'servico')
    expect(await servicos()).toEqual([{ tipo: 'servico', quantidade: 1, total: '200.00', semDocumento: 0 }])
    expect(await servicos('de: "2026-04", ate: "2026-04"')).toEqual([
      { tipo: 'servico', quantidade: 1, total: '-200.00', semDocumento: 0 },
    ])
  })

  test('a kind of payment is only for expenses', async () => {
    const answer = await app.rest(token, 'POST', '/categorias', {
      nome: 'Aluguel recebido',
      natureza: 'receita',
      raiz: 5,
      tipoPagamento: 'aluguel',
    })
    expect([answer.status, answer.body.campos]).toEqual([
      422,
      { tipoPagamento: 'Só uma despesa tem tipo de pagamento.' },
    ])
  })
})

test("the accountant's package has both lists, the attachments under the names that the lines have, and is audited", async () => {
  await month()
  const { body } = await app.rest(token, 'GET', '/saidas')
  const { id } = body.find(({ descricao }: { descricao: string }) => descricao.includes('Luz'))
  const data = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  await app.upload(
    token,
    'mutation($id: ID!, $arquivo: Upload!) { anexar(especie: saida, idRegistro: $id, arquivo: $arquivo) { id } }',
    { id },
    { arquivo: { name: 'nota.pdf', type: 'application/pdf', data } },
  )
  const zip = await app.rest(token, 'GET', '/pacote-contador?de=2026-03&ate=2026-03')
  expect(zip.headers['content-disposition']).toContain('contador-2026-03.zip')
  const files = unzipSync(new Uint8Array(zip.body))
  const comprovante = Object.keys(files).find((name) => name.startsWith('comprovantes/'))
  expect(Object.keys(files)).toEqual([
    'lancamentos-contabeis.csv',
    'lancamentos-contabeis.xlsx',
    'pagamentos.csv',
    'pagamentos.xlsx',
    'LEIA-ME.txt',
    comprovante,
  ])
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8')
  expect(text('lancamentos-contabeis.csv')).toContain(`"${comprovante?.slice('comprovantes/'.length)}"`)
  expect(text('LEIA-ME.txt')).toContain('Gerencial, sem valor de demonstração contábil.')
  expect(text('LEIA-ME.txt')).toContain('- Caixa geral')
  const [audit] = await app.sql(
    `select depois from auditoria where id_cliente = $1 and acao = 'contabilidade.baixar'`,
    [church.idCliente],
  )
  expect(audit?.depois).toMatchObject({ de: '2026-03', ate: '2026-03', linhas: 7, comprovantes: 1 })

  // a token that may not read attachments gets the package without them
  await knowPassword(app, church.idCliente)
  const made = await app.graphql(
    token,
    'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Contador", escopos: ["contabilidade.exportar", "saida.ler"]) { token } }',
  )
  const partial = await app.rest(made.data.criarTokenApi.token, 'GET', '/pacote-contador?de=2026-03&ate=2026-03')
  const left = unzipSync(new Uint8Array(partial.body))
  expect(Object.keys(left).filter((name) => name.startsWith('comprovantes/'))).toEqual([])
  const told = Buffer.from(left['LEIA-ME.txt'] ?? []).toString('utf8')
  expect(told).toContain('não tem a permissão anexo.ler')
  expect(Buffer.from(left['lancamentos-contabeis.csv'] ?? []).toString('utf8')).not.toContain('.pdf')
})

describe('who gets it', () => {
  test('an accountant from outside reads and downloads it, and writes no code; a member does not see it', async () => {
    const { id } = await church.person({ perfil: 4 })
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
       select $1, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = 'Contador'`,
      [church.idCliente, id],
    )
    const contador = await app.session(church.idCliente, id)
    expect((await ask(contador)).data.contabilidade.confere).toBe(true)
    expect((await exported('lancamentos-contabeis', contador)).status).toBe(200)
    expect((await app.rest(contador, 'GET', '/pacote-contador?de=2026-03&ate=2026-03')).status).toBe(200)
    const write = 'mutation { salvarCodigosContador(input: { jurosPagos: "1" }) { versao } }'
    expect((await app.graphql(contador, write)).status).toBe(403)
    const member = await church.token(2)
    expect((await ask(member)).status).toBe(403)
    expect((await exported('pagamentos', member)).status).toBe(403)
  })

  test('months out of order, or more than a year of them, are refused', async () => {
    for (const meses of ['de: "2026-04", ate: "2026-03"', 'de: "2025-03", ate: "2026-03"'])
      expect((await ask(token, meses)).status).toBe(422)
  })

  test('codes that somebody else changed in the meantime are not overwritten', async () => {
    const save = (input: string) =>
      app.graphql(token, `mutation { salvarCodigosContador(input: { ${input} }) { jurosPagos saldosIniciais versao } }`)
    expect((await save('jurosPagos: "1"')).data.salvarCodigosContador).toMatchObject({ jurosPagos: '1', versao: 1 })
    expect((await save('saldosIniciais: "2", versao: 1')).data.salvarCodigosContador).toEqual({
      jurosPagos: '1',
      saldosIniciais: '2',
      versao: 2,
    })
    expect((await save('jurosPagos: "3", versao: 1')).status).toBe(409)
  })
})
