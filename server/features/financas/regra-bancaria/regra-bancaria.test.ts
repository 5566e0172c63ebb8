import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'

let app: TestApp
let church: TestChurch
let token: string
let conta: number

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  church = await app.church('Igreja das Regras')
  token = await church.token(1)
  const input = { nome: unique('Banco '), tipo: 'banco', dataSaldoInicial: '2026-09-01' }
  conta = (await app.rest(token, 'POST', '/contas-financeiras', input)).body.id
})

const fields =
  'id ordem texto direcao categoria idCategoria idFornecedor idPessoa nomeConta nomeFornecedor pessoa { id }'
const create = (input: object, bearer: string | null = token) =>
  app.graphql(bearer, `mutation($input: RegraBancariaInput!) { criarRegraBancaria(input: $input) { ${fields} } }`, {
    input,
  })
const created = async (input: object) => {
  const { data, errors } = await create(input)
  expect(errors).toBeUndefined()
  return data.criarRegraBancaria as { id: number }
}
const list = async (bearer = token) =>
  (await app.graphql(bearer, `{ regrasBancarias { ${fields} } }`)).data.regrasBancarias as {
    id: number
    texto: string
  }[]

async function bring(...lines: [valor: string, memo: string][]) {
  const movimentos = lines.map(
    ([valor, memo], n) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>2026101${n}120000[-3:BRT]<TRNAMT>${valor}<FITID>${n}${valor}<MEMO>${memo}</STMTTRN>`,
  )
  const text = `OFXHEADER:100\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>001<ACCTID>12345-6</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261031\n${movimentos.join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  const file = { name: 'extrato.ofx', type: 'application/x-ofx', data: Buffer.from(text) }
  const send =
    'mutation($arquivo: Upload!, $conta: ID!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta) { extrato { novos } } }'
  const sent = await app.upload(token, send, { conta: String(conta) }, { arquivo: file })
  expect(sent.errors).toBeUndefined()
}
const proposals = async (bearer = token) =>
  (
    await app.graphql(
      bearer,
      `{ movimentosBancarios(first: 50, filtro: { idContaFinanceira: "${conta}" }, ordem: { campo: data, direcao: ASC }) {
        nodes { id situacao proposta { fonte tipo certa descricao categoria idFornecedor nomeFornecedor nomeCentroCusto idPessoa } } } }`,
    )
  ).data.movimentosBancarios.nodes as { id: number; situacao: string; proposta: Record<string, unknown> | null }[]

test('a movement whose text contains that of a rule is proposed as what the rule says, and nothing is entered by itself', async () => {
  const { id: idFornecedor } = (await app.rest(token, 'POST', '/fornecedores', { nome: 'Copel' })).body
  await created({ texto: 'energia eletrica', direcao: 'saiu', categoria: 4, descricao: 'Luz', idFornecedor })
  await created({ texto: 'aluguel salão', direcao: 'entrou', categoria: 5 })
  await bring(['-120.00', 'DEB ENERGIA ELÉTRICA 10/26'], ['50.00', 'PIX ALUGUEL SALAO'], ['-9.00', 'TARIFA'])
  const [luz, aluguel, tarifa] = await proposals()
  expect(luz?.proposta).toMatchObject({
    fonte: 'regra',
    tipo: 'saida',
    certa: true,
    descricao: 'Luz',
    categoria: 4,
    idFornecedor,
    nomeFornecedor: 'Copel',
    nomeCentroCusto: null,
  })
  expect(aluguel?.proposta).toMatchObject({ tipo: 'entrada', descricao: 'Outros (Pix)', categoria: 5 })
  expect([tarifa?.proposta, luz?.situacao]).toEqual([null, 'pendente'])
})

test('the first in the order is proposed; where rules that differ fit, it is not sure', async () => {
  const first = await created({ texto: 'copel', direcao: 'saiu', categoria: 4 })
  const second = await created({ texto: 'copel telecom', direcao: 'saiu', categoria: 5 })
  await bring(['-30.00', 'COPEL TELECOM'], ['-31.00', 'COPEL'])
  const read = async () => (await proposals()).map(({ proposta }) => [proposta?.categoria, proposta?.certa])
  expect(await read()).toEqual([
    [4, false],
    [4, true],
  ])
  const order = 'mutation($ids: [ID!]!) { ordenarRegrasBancarias(ids: $ids) { id } }'
  expect((await app.graphql(token, order, { ids: [second.id] })).data.ordenarRegrasBancarias).toEqual([
    { id: second.id },
    { id: first.id },
  ])
  expect(await read()).toEqual([
    [5, false],
    [4, true],
  ])
})

test('what does not belong together is refused at its field, and a church has at most 100 rules', async () => {
  const fornecedor = (await app.rest(token, 'POST', '/fornecedores', { nome: 'Copel' })).body.id
  const { id: pessoa } = await church.person({})
  for (const [input, campo] of [
    [{ texto: 'ab', direcao: 'saiu', categoria: 4 }, 'texto'],
    [{ texto: '%%%', direcao: 'saiu', categoria: 4 }, 'texto'],
    [{ texto: 'Copel', direcao: 'para lá', categoria: 4 }, 'direcao'],
    [{ texto: 'Copel', direcao: 'saiu' }, 'categoria'],
    [{ texto: 'Copel', direcao: 'saiu', categoria: 9 }, 'categoria'],
    [{ texto: 'Copel', direcao: 'entrou', categoria: 4, idFornecedor: fornecedor }, 'idFornecedor'],
    [{ texto: 'Copel', direcao: 'saiu', idPessoa: pessoa }, 'idPessoa'],
    [{ texto: 'Copel', direcao: 'saiu', categoria: 4, idContaFinanceira: 999999 }, 'idContaFinanceira'],
  ] as const) {
    const { errors } = await create(input)
    expect([campo, Object.keys(errors?.[0]?.extensions?.campos ?? {})]).toEqual([campo, [campo]])
  }
  expect(await list()).toEqual([])
  await app.sql(
    `insert into regra_bancaria (id_cliente, ordem, texto, direcao, categoria) select $1, i, 'Texto ' || i, 'saiu', 4 from generate_series(1, 100) i`,
    [church.idCliente],
  )
  expect((await create({ texto: 'Copel', direcao: 'saiu', categoria: 4 })).errors?.[0]?.message).toBe(
    'A igreja já tem 100 regras. Exclua as que não usa.',
  )
})

test('a rule for a tithe proposes it, is hidden from who does not see all tithes, and goes with the person', async () => {
  const { id: pessoa } = await church.person({ perfil: 2, name: 'Rute Regrada' })
  await created({ texto: 'RUTE R', direcao: 'entrou', idPessoa: pessoa })
  await bring(['80.00', 'DEPOSITO RUTE R'])
  expect((await proposals())[0]?.proposta).toMatchObject({ fonte: 'regra', tipo: 'dizimo', idPessoa: pessoa })
  const make =
    'mutation($e: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Banco", escopos: $e) { token } }'
  const escopos = ['movimentoBancario.ler', 'movimentoBancario.escrever']
  const without = (await app.graphql(token, make, { e: escopos })).data.criarTokenApi.token
  const { id: luz } = await created({ texto: 'copel', direcao: 'saiu', categoria: 4 })
  const order = `mutation($ids: [ID!]!) { ordenarRegrasBancarias(ids: $ids) { ${fields} } }`
  const ordered = async (bearer: string, ids: number[]) =>
    (await app.graphql(bearer, order, { ids })).data.ordenarRegrasBancarias as { id: number; idPessoa: number | null }[]
  expect((await ordered(token, [])).map(({ idPessoa }) => idPessoa)).toEqual([pessoa, null])
  for (const shown of [await list(without), await ordered(without, []), await ordered(without, [luz])])
    expect(shown.map(({ id }) => id)).toEqual([luz])
  const other = await app.church()
  expect([
    await list(await other.token(1)),
    (await create({ texto: 'Copel', direcao: 'saiu', categoria: 4 }, await church.token(2))).status,
    (await create({ texto: 'Copel', direcao: 'saiu', categoria: 4 }, null)).status,
  ]).toEqual([[], 403, 401])
  await withPassword(app, church.idCliente, pessoa)
  const leave = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
  expect((await app.graphql(await app.session(church.idCliente, pessoa), leave, { senha })).errors).toBeUndefined()
  expect((await list()).map(({ id }) => id)).toEqual([luz])
})
