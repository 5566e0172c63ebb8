import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, em, hoje, kinds } from '../../../../../tests/factories/contas.js'
import { unique } from '../../../../../tests/factories/harness.js'
import { countStatements } from '../../../../../tests/factories/statements.js'

/*
 * A line of a bank's statement that pays an open payable, or receives an open receivable.
 */
const lab = new AccountsLab()
beforeAll(() => lab.open())
afterAll(() => lab.app.close())

const [toPay, toReceive] = kinds
const pagar = accountsOf(lab, ...toPay)
const receber = accountsOf(lab, ...toReceive)

const graphql = async (document: string, variables: object = {}, church = lab.betel, perfil: 1 | 3 = 1) =>
  lab.app.graphql(await church.token(perfil), document, variables)

let last = 0

/** Imports these lines into a new account of the church, and returns the ids of its movements in their order. */
async function lines(linhas: readonly { valor: string; memo?: string; data?: string }[], church = lab.betel) {
  const token = await church.token(1)
  const input = { nome: unique('Banco '), tipo: 'banco', dataSaldoInicial: em(-400) }
  const conta: number = (await lab.app.rest(token, 'POST', '/contas-financeiras', input)).body.id
  const text = linhas.map(
    ({ valor, memo = 'SEM NOME', data = hoje() }) =>
      `<STMTTRN>\n<DTPOSTED>${data.replaceAll('-', '')}\n<TRNAMT>${valor}\n<FITID>c${++last}\n<MEMO>${memo}\n</STMTTRN>`,
  )
  const data = Buffer.from(
    `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><ACCTID>8${conta}</BANKACCTFROM><BANKTRANLIST>\n${text.join('\n')}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  )
  const { errors } = await lab.app.upload(
    token,
    'mutation($arquivo: Upload!, $conta: ID!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta) { precisaColunas } }',
    { conta: String(conta) },
    { arquivo: { name: 'a.ofx', type: 'text/plain', data } },
  )
  expect(errors).toBeUndefined()
  const rows = await lab.app.sql<{ id: number }>(
    'select id from movimento_bancario where id_conta_financeira = $1 order by id',
    [conta],
  )
  return { conta, ids: rows.map(({ id }) => id) }
}

const suggested = async (conta: number, perfil: 1 | 3 = 1) => {
  const { data, errors } = await graphql(
    `{ movimentosBancarios(first: 100, filtro: { idContaFinanceira: "${conta}" }, ordem: { campo: createdAt, direcao: ASC }) {
      nodes { id contaSugerida { nivel conta { tipo id restante nome } } } } }`,
    {},
    lab.betel,
    perfil,
  )
  expect(errors).toBeUndefined()
  const nodes = data.movimentosBancarios.nodes as {
    id: number
    contaSugerida: { nivel: string; conta: { tipo: string; id: number } } | null
  }[]
  return new Map(nodes.map(({ id, contaSugerida }) => [id, contaSugerida]))
}

const fields = 'id situacao comBaixa lancamentos { tipo id valor data }'

/** The movement after it settled an account, or the refusal. */
const settle = async (id: number, input: object, church = lab.betel, perfil: 1 | 3 = 1) => {
  const { data, errors } = await graphql(
    `mutation($id: ID!, $input: BaixaDoMovimentoInput!) { baixarMovimento(id: $id, input: $input, confirmacoes: ["movimentoParecido", "lancamentoParecido", "valorIncomum"]) { ${fields} } }`,
    { id: String(id), input },
    church,
    perfil,
  )
  return errors ? { code: errors[0]?.extensions.code, recusa: errors[0]?.message } : data.baixarMovimento
}

const undo = async (id: number, desfazerBaixas?: boolean) =>
  graphql('mutation($id: ID!, $b: Boolean) { desfazerMovimento(id: $id, desfazerBaixas: $b) { situacao } }', {
    id: String(id),
    b: desfazerBaixas,
  })

const stateOf = async (tabela: string, id: number) =>
  (
    await lab.app.sql(
      `select status_conta as status, valor_baixado as baixado, data_encerramento_conta::text as dia from ${tabela} where id = $1`,
      [id],
    )
  )[0]

describe.each([
  ['pays a payable', '-', pagar, 'contaPagar', 'conta_pagar', 'baixa_pagar', 'pago', 'aberto', 'saida'],
  [
    'receives a receivable',
    '',
    receber,
    'contaReceber',
    'conta_receber',
    'baixa_receber',
    'recebido',
    'pendente',
    'entrada',
  ],
] as const)('a line that %s', (_, sign, kind, tipo, tabela, baixas, settled, open, livro) => {
  test('settles it on its day, in its account, and is matched with the entry; undoing may undo the payment too', async () => {
    const conta = await kind.create({ valorConta: '71.30', dataVencimentoConta: em(-3) })
    const { conta: banco, ids } = await lines([{ valor: `${sign}71.30`, memo: 'PAGTO BOLETO 123', data: em(-2) }])
    const [id] = ids as [number]
    expect((await suggested(banco)).get(id)).toEqual({
      nivel: 'possivel',
      conta: { tipo, id: conta.id, restante: '71.30', nome: null },
    })
    const done = await settle(id, { [tipo]: String(conta.id) })
    expect(done).toMatchObject({
      situacao: 'conciliado',
      comBaixa: true,
      lancamentos: [{ tipo: livro, valor: `${sign}71.30`, data: em(-2) }],
    })
    expect(await stateOf(tabela, conta.id)).toEqual({ status: settled, baixado: '71.30', dia: em(-2) })
    const stored = await lab.app.sql(
      `select l.id_conta_financeira as conta, b.meio from ${livro} l join ${baixas} b on b.id_cliente = l.id_cliente and b.id_conta = l.id_origem and b.vez = l.vez
       where l.id = $1`,
      [done.lancamentos[0].id],
    )
    expect(stored).toEqual([{ conta: banco, meio: 'boleto' }])

    // without the question, the payment stays, and its entry is suggested
    expect((await undo(id)).errors).toBeUndefined()
    expect(await stateOf(tabela, conta.id)).toMatchObject({ status: settled })
    expect((await suggested(banco)).get(id)).toBeNull()
    const field = livro === 'saida' ? 'saidas' : 'entradas'
    const again = await graphql(
      `mutation { conciliarMovimento(input: { id: "${id}", ${field}: ["${done.lancamentos[0].id}"] }) { situacao } }`,
    )
    expect(again.errors).toBeUndefined()
    expect((await undo(id, true)).data.desfazerMovimento.situacao).toBe('pendente')
    expect(await stateOf(tabela, conta.id)).toEqual({ status: open, baixado: '0.00', dia: null })
    expect((await kind.entries(conta.id)).filter(({ alive }) => alive)).toEqual([])
    expect((await suggested(banco)).get(id)).toMatchObject({ nivel: 'possivel', conta: { id: conta.id } })
  })

  test('pays a part when it is less, and asks what is interest when it is more', async () => {
    const conta = await kind.create({ valorConta: '100.00' })
    const { ids } = await lines([40, 50, 75, 70].map((valor) => ({ valor: `${sign}${valor}.00` })))
    const [part, discounted, more, rest] = ids as [number, number, number, number]
    const account = { [tipo]: String(conta.id) }
    expect(await settle(part, account)).toMatchObject({ situacao: 'conciliado' })
    expect(await stateOf(tabela, conta.id)).toEqual({ status: open, baixado: '40.00', dia: null })
    expect(await settle(more, account)).toMatchObject({
      code: 'VALIDATION_FAILED',
      recusa: 'O movimento tem R$ 15,00 a mais do que falta nesta conta: diga o que é juros ou multa.',
    })
    expect(await settle(discounted, { ...account, desconto: '10.01' })).toMatchObject({
      recusa: 'Com este desconto, o movimento tem R$ 0,01 a mais do que falta nesta conta.',
    })
    expect(await settle(rest, { ...account, juros: '40.00', multa: '30.00' })).toMatchObject({
      recusa: 'Juros e multa precisam ser menores que o movimento.',
    })
    expect(await stateOf(tabela, conta.id)).toMatchObject({ baixado: '40.00' })
    expect(await settle(rest, { ...account, juros: '8.00', multa: '2.00' })).toMatchObject({ situacao: 'conciliado' })
    expect(await stateOf(tabela, conta.id)).toEqual({ status: settled, baixado: '100.00', dia: hoje() })
    expect(await settle(more, account)).toMatchObject({ code: 'CONFLICT' })
    const whole = await kind.create({ valorConta: '55.00' })
    expect(await settle(discounted, { [tipo]: whole.uuid, desconto: '5.00' })).toMatchObject({ situacao: 'conciliado' })
    expect(await stateOf(tabela, whole.id)).toMatchObject({ status: settled, baixado: '55.00' })
  })
})

test('nothing is suggested where two accounts or two lines fit, or an entry does, and who is paid decides', async () => {
  const supplier = async (nome: string, documento?: string) =>
    (await lab.app.rest(await lab.betel.token(1), 'POST', '/fornecedores', { nome, documento })).body.id as number
  const [light, water] = [await supplier('Enel Distribuição'), await supplier('Sanepar', '11222333000181')]
  const due = { valorConta: '61.11', dataVencimentoConta: hoje() }
  const first = await pagar.create(due)
  await pagar.create(due)
  const named = await pagar.create({ ...due, valorConta: '62.22', idFornecedor: String(light) })
  await pagar.create({ ...due, valorConta: '62.22' })
  const byNumber = await pagar.create({ ...due, valorConta: '63.33', idFornecedor: String(water) })
  const boleto = '00190500954014481606906809350314337370000006789'
  const byLine = await pagar.create({ ...due, valorConta: '67.89', codigoPagamento: boleto })
  await pagar.create({ ...due, valorConta: '67.89' })
  await pagar.create({ ...due, valorConta: '64.44' })
  await pagar.create({ ...due, valorConta: '65.55' })
  await pagar.create({ ...due, valorConta: '66.66', dataVencimentoConta: em(40) })
  // words of an operation name nobody: what earlier tests chose for 'SEM NOME' must not decide here
  const memo = 'DEBITO'
  const { conta, ids } = await lines([
    { valor: '-61.11', memo },
    { valor: '-62.22', memo: 'PAGTO ENEL DISTRIB' },
    { valor: '-63.33', memo: 'PAGAMENTO 11.222.333/0001-81' },
    { valor: '-64.44', memo },
    { valor: '-64.44', memo },
    { valor: '-65.55', memo },
    { valor: '-66.66', memo },
    { valor: '-67.89', memo: 'PAGTO BOLETO 40144816069' },
  ])
  const typed = { descricao: 'Gás', data: hoje(), categoria: 2, valor: '65.55', idContaFinanceira: conta }
  await lab.app.rest(await lab.betel.token(1), 'POST', '/saidas', typed)
  const found = await suggested(conta)
  expect(ids.map((id) => found.get(id) && [found.get(id)?.nivel, found.get(id)?.conta.id])).toEqual([
    null,
    ['sugerido', named.id],
    ['sugerido', byNumber.id],
    null,
    null,
    null,
    null,
    ['sugerido', byLine.id],
  ])
  // all of them are offered to a person, exact amounts first
  const { data } = await graphql(`{ contasDoMovimento(id: "${ids[0]}") { id restante } }`)
  const offered = data.contasDoMovimento as { id: number; restante: string }[]
  expect(offered.slice(0, 2).map(({ restante }) => restante)).toEqual(['61.11', '61.11'])
  expect(offered.map(({ id }) => id)).toContain(first.id)
})

test('an account of the other side, of another church, deleted or unknown is refused, and nothing is written', async () => {
  const { ids } = await lines([{ valor: '-10.00' }])
  const [id] = ids as [number]
  const receivable = await receber.create({ valorConta: '10.00' })
  const foreign = await pagar.create({ valorConta: '10.00' }, lab.other)
  const deleted = await pagar.create({ valorConta: '10.00' })
  await lab.app.rest(await lab.betel.token(1), 'DELETE', `/contasPagar/${deleted.id}`)
  expect(await settle(id, { contaReceber: String(receivable.id) })).toMatchObject({
    recusa: 'O que saiu do banco paga uma conta a pagar.',
  })
  expect(await settle(id, {})).toMatchObject({ recusa: 'Escolha a conta.' })
  for (const ref of [foreign.id, foreign.uuid, deleted.id, 999_999_999])
    expect(await settle(id, { contaPagar: String(ref) })).toMatchObject({ recusa: 'Conta não encontrada.' })
  const mine = await pagar.create({ valorConta: '10.00' }, lab.other)
  expect(await settle(id, { contaPagar: String(mine.id) }, lab.other)).toMatchObject({ code: 'NOT_FOUND' })
  const rows = await lab.app.sql('select situacao from movimento_bancario where id = $1', [id])
  expect(rows).toEqual([{ situacao: 'pendente' }])
})

test('of many who settle at the same time one succeeds, for the line and for the account', async () => {
  const { ids } = await lines([{ valor: '-20.00' }, { valor: '-20.00' }])
  const [one, two] = ids as [number, number]
  const [a, b] = [await pagar.create({ valorConta: '20.00' }), await pagar.create({ valorConta: '20.00' })]
  const sameLine = await Promise.all([a, b, a, b].map(({ id }) => settle(one, { contaPagar: String(id) })))
  expect(sameLine.filter(({ situacao }) => situacao)).toHaveLength(1)
  const left = (await stateOf('conta_pagar', a.id))?.status === 'aberto' ? a : b
  const both = await Promise.all([two, two, two].map((id) => settle(id, { contaPagar: String(left.id) })))
  expect(both.filter(({ situacao }) => situacao)).toHaveLength(1)
  const made = await lab.app.sql(
    `select id from saida where origem = 'contaPagar' and id_origem = any($1::int[]) and excluido_em is null`,
    [[a.id, b.id]],
  )
  expect(made).toHaveLength(2)
})

test('settling a bill asks about an expense of that amount that was typed for another day', async () => {
  const church = await lab.withCentre(await lab.app.church())
  const token = await church.token(1)
  const { id } = await pagar.create({ valorConta: '80.17' }, church)
  const typed = { descricao: 'Luz de novembro', data: em(-2), categoria: 4, valor: '80.17' }
  const { body } = await lab.app.rest(token, 'POST', '/saidas', typed)
  const [line] = (await lines([{ valor: '-80.17' }], church)).ids
  const asked = async () => {
    const { errors } = await graphql(
      `mutation { baixarMovimento(id: "${line}", input: { contaPagar: "${id}" }) { id } }`,
      {},
      church,
    )
    return errors?.[0]?.extensions.confirmacoes?.map(({ nome }) => nome) ?? errors
  }
  expect(await asked()).toEqual(['movimentoParecido'])
  expect((await lab.app.rest(token, 'DELETE', `/saidas/${body.id}`)).status).toBe(200)
  expect(await asked()).toBeUndefined()
})

test('a closed month is neither settled into nor undone', async () => {
  const church = await lab.withCentre(await lab.app.church())
  const data = `${em(-40).slice(0, 7)}-05`
  const conta = await pagar.create({ valorConta: '30.00', dataVencimentoConta: data }, church)
  const other = await pagar.create({ valorConta: '31.00', dataVencimentoConta: data }, church)
  const { ids } = await lines(
    [
      { valor: '-30.00', data },
      { valor: '-31.00', data },
    ],
    church,
  )
  const [id, second] = ids as [number, number]
  expect(await settle(id, { contaPagar: String(conta.id) }, church)).toMatchObject({ situacao: 'conciliado' })
  const closed = await graphql(`mutation { fecharMes(mes: "${data.slice(0, 7)}") { message } }`, {}, church)
  expect(closed.errors).toBeUndefined()
  expect((await settle(second, { contaPagar: String(other.id) }, church)).recusa).toMatch(/está fechado\.$/)
  const undone = await graphql(`mutation { desfazerMovimento(id: "${id}", desfazerBaixas: true) { id } }`, {}, church)
  expect(undone.errors?.[0]?.message).toMatch(/está fechado\.$/)
  expect(await stateOf('conta_pagar', other.id)).toMatchObject({ status: 'aberto' })
})

test('more lines need no more statements', async () => {
  const three = ['11.01', '12.02', '13.03']
  const many = Array.from({ length: 20 }, (_, index) => `${200 + index}.07`)
  for (const valorConta of [...three, ...many]) await pagar.create({ valorConta, dataVencimentoConta: hoje() })
  const few = await lines(three.map((valor) => ({ valor: `-${valor}`, memo: `PAGTO LOJA ${valor}` })))
  const lot = await lines(many.map((valor) => ({ valor: `-${valor}`, memo: `PAGTO LOJA ${valor}` })))
  const count = (conta: number) => countStatements(() => suggested(conta))
  await count(few.conta)
  const [small, large] = [await count(few.conta), await count(lot.conta)]
  expect(large).toBeLessThanOrEqual(small)
  expect([...(await suggested(lot.conta)).values()].filter(Boolean)).toHaveLength(20)
})
