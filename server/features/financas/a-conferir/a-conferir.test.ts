import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
})

const today = todayIn('America/Sao_Paulo')
const shifted = (days: number) =>
  new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const [opening, before] = [shifted(-10), shifted(-30)]

const mutations = {
  entrada: 'criarEntrada(input: $input, confirmacoes: $confirmacoes) { id }',
  saida: 'criarSaida(input: $input, confirmacoes: $confirmacoes) { id }',
  dizimo: 'criarDizimo(input: $input, confirmacoes: $confirmacoes) { id }',
  dizimos: 'criarDizimos(input: $input, confirmacoes: $confirmacoes) { quantidade }',
  transferencia: 'criarTransferencia(input: $input, confirmacoes: $confirmacoes) { id }',
}
const inputs = {
  entrada: 'EntradaInput',
  saida: 'SaidaInput',
  dizimo: 'DizimoInput',
  dizimos: 'DizimosInput',
  transferencia: 'TransferenciaInput',
}
const send = (kind: keyof typeof mutations, input: object, confirmacoes?: string[], headers?: Record<string, string>) =>
  app.graphql(
    token,
    `mutation($input: ${inputs[kind]}!, $confirmacoes: [String!]) { ${mutations[kind]} }`,
    { input, confirmacoes },
    headers,
  )
type Answer = Awaited<ReturnType<typeof send>>
const asked = ({ errors }: Answer): { nome: string; pergunta: string; campo?: string }[] => {
  expect(errors?.[0]?.extensions.code).toBe('CONFIRM')
  return errors?.[0]?.extensions.confirmacoes ?? []
}
const names = (answer: Answer) => asked(answer).map(({ nome }) => nome)

const account = async (data: object = {}): Promise<{ id: number; versao: number }> => {
  const input = { nome: unique('Banco '), tipo: 'banco', saldoInicial: '5000.00', dataSaldoInicial: opening, ...data }
  const mutation = 'mutation($input: ContaFinanceiraInput!) { criarContaFinanceira(input: $input) { id versao } }'
  return (await app.graphql(token, mutation, { input })).data.criarContaFinanceira
}
const balanceOf = async (id: number) =>
  (await app.graphql(token, `{ contaFinanceira(id: ${id}) { saldo saldoInicial } }`)).data.contaFinanceira
const offering = (data: object = {}) => ({
  descricao: unique('Oferta '),
  data: today,
  categoria: 2,
  valor: '1000.00',
  ...data,
})
const rest = async (path: string, data: object): Promise<{ id: number }> => {
  const { status, body } = await app.rest(token, 'POST', path, data)
  expect(status).toBeLessThan(300)
  return body
}
const waiting = async (): Promise<
  { id: number; nome: string; pergunta: string; tabela: string; idRegistro: number; idCampanha: number | null }[]
> => (await app.graphql(token, '{ aConferir { id nome pergunta tabela idRegistro idCampanha } }')).data.aConferir

describe('an entry of before the opening balance', () => {
  test('is asked about, and as history counts in its month and in no balance', async () => {
    const { id } = await account()
    const input = offering({ data: before, idContaFinanceira: String(id) })
    expect(names(await send('entrada', input))).toEqual(['antesDoSaldoInicial'])
    expect((await app.rest(token, 'GET', '/entradas')).body).toEqual([])
    const { data } = await send('entrada', input, ['antesDoSaldoInicial', 'ninguemPerguntou'])
    expect(await balanceOf(id)).toEqual({ saldo: '5000.00', saldoInicial: '5000.00' })
    const { livroCaixa } = (
      await app.graphql(token, `{ livroCaixa(inicio: "${before}", fim: "${before}") { entradas } }`)
    ).data
    expect(livroCaixa.entradas).toBe('1000.00')
    expect(await waiting()).toEqual([])
    // the amount follows, and so does what is deleted and restored
    const change = `mutation($input: EntradaInput!) { atualizarEntrada(id: ${data.criarEntrada.id}, input: $input) { id } }`
    expect((await app.graphql(token, change, { input: { ...input, valor: '700.00' } })).errors).toBeUndefined()
    expect((await balanceOf(id)).saldo).toBe('5000.00')
    await app.graphql(token, `mutation { excluirEntrada(id: ${data.criarEntrada.id}) { message } }`)
    expect((await balanceOf(id)).saldo).toBe('5000.00')
    await app.graphql(token, `mutation { restaurarEntrada(id: ${data.criarEntrada.id}) { id } }`)
    expect((await balanceOf(id)).saldo).toBe('5000.00')
  })

  test('counts again when the opening day is moved to before it, and the balance is what the church tells', async () => {
    const { id } = await account()
    const despesa = offering({ data: before, idContaFinanceira: String(id), valor: '300.00', categoria: 4 })
    await send('saida', despesa, ['antesDoSaldoInicial'])
    expect((await balanceOf(id)).saldo).toBe('5000.00')
    const { versao } = (await app.graphql(token, `{ contaFinanceira(id: ${id}) { versao } }`)).data.contaFinanceira
    const input = { nome: unique('Banco '), tipo: 'banco', saldoInicial: '5300.00', dataSaldoInicial: before, versao }
    const mutation = `mutation($input: ContaFinanceiraInput!) { atualizarContaFinanceira(id: ${id}, input: $input) { saldo saldoInicial } }`
    const { data } = await app.graphql(token, mutation, { input })
    expect(data.atualizarContaFinanceira).toEqual({ saldo: '5000.00', saldoInicial: '5300.00' })
  })

  test('over REST changes the balance, and its question waits until it is corrected', async () => {
    const { id } = await account()
    const entrada = await rest('/entradas', offering({ data: before, idContaFinanceira: id }))
    expect((await balanceOf(id)).saldo).toBe('6000.00')
    expect(await waiting()).toMatchObject([{ nome: 'antesDoSaldoInicial', tabela: 'entrada', idRegistro: entrada.id }])
    await app.rest(token, 'PUT', `/entradas/${entrada.id}`, offering({ data: today, idContaFinanceira: id }))
    expect(await waiting()).toEqual([])
  })

  test('is not asked of who may not read balances, whatever they answer: it waits for those who may', async () => {
    const { id } = await account()
    const made = await app.graphql(
      token,
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Loja", escopos: ["entrada.escrever"]) { token } }',
    )
    const text =
      'mutation($input: EntradaInput!) { criarEntrada(input: $input, confirmacoes: ["antesDoSaldoInicial"]) { id } }'
    const input = offering({ data: before, idContaFinanceira: String(id) })
    expect((await app.graphql(made.data.criarTokenApi.token, text, { input })).errors).toBeUndefined()
    expect((await balanceOf(id)).saldo).toBe('6000.00')
    expect(await waiting()).toMatchObject([{ nome: 'antesDoSaldoInicial', tabela: 'entrada' }])
  })

  test('as history is not reversed, and other changes of it leave the opening balance alone', async () => {
    const { id } = await account()
    const input = offering({ data: before, idContaFinanceira: String(id) })
    const entrada = (await send('entrada', input, ['antesDoSaldoInicial'])).data.criarEntrada.id
    const written = () => app.sql('select xmin::text as em from conta_financeira where id = $1', [id])
    const then = await written()
    // as when a name is erased from its text
    await app.sql(`update entrada set descricao = 'Oferta de outra pessoa' where id = $1`, [entrada])
    expect(await written()).toEqual(then)
    expect(
      (await app.graphql(token, `mutation { fecharMes(mes: "${before.slice(0, 7)}") { message } }`)).errors,
    ).toBeUndefined()
    const reverse = await app.graphql(
      token,
      `mutation { estornarEntrada(id: ${entrada}, input: { data: "${today}" }) { id } }`,
    )
    expect(reverse.errors?.[0]?.message).toMatch(
      /é de antes do saldo inicial da conta e não muda o saldo: .*reabra o mês/,
    )
    expect((await balanceOf(id)).saldo).toBe('5000.00')
  })

  test('as history moves to an account that opened before it, in a month that is closed, and counts there', async () => {
    const [from, to] = [await account(), await account({ dataSaldoInicial: shifted(-75) })]
    const input = offering({ data: before, idContaFinanceira: String(from.id) })
    const entrada = (await send('entrada', input, ['antesDoSaldoInicial'])).data.criarEntrada.id
    const closed = await app.graphql(token, `mutation { fecharMes(mes: "${shifted(-75).slice(0, 7)}") { message } }`)
    expect(closed.errors).toBeUndefined()
    const { errors } = await app.graphql(
      token,
      `mutation { moverLancamentos(itens: [{ idContaFinanceira: "${to.id}", entradas: ["${entrada}"] }]) { message } }`,
    )
    expect(errors).toBeUndefined()
    expect([(await balanceOf(from.id)).saldo, (await balanceOf(to.id)).saldo]).toEqual(['5000.00', '6000.00'])
  })

  test('that was booked before there was this question stays in the balance', async () => {
    const { id } = await account()
    await app.sql(
      `insert into entrada (id_cliente, descricao, data, categoria, valor, id_conta_financeira) values ($1, 'Oferta', $2, 2, 10, $3)`,
      [church.idCliente, before, id],
    )
    expect((await balanceOf(id)).saldo).toBe('5010.00')
  })
})

describe('what is asked', () => {
  test('a tithe like one that exists: the form, the sheet at its lines, and over REST it waits without a name', async () => {
    const maria = await church.person({ name: 'Maria Lopes' })
    const tithe = { idMembro: String(maria.id), valorDizimo: '200.00', meioDizimo: 'pix' }
    expect((await send('dizimo', { ...tithe, dataDizimo: today })).errors).toBeUndefined()
    const [question] = asked(await send('dizimo', { ...tithe, dataDizimo: shifted(-1) }))
    expect(question).toMatchObject({ nome: 'dizimoParecido', campo: 'idMembro' })
    expect(question?.pergunta).toContain('Maria Lopes já tem um dízimo de R$ 200,00')
    const linhas = [{ ...tithe, valorDizimo: '30.00' }, tithe]
    const ofSheet = asked(await send('dizimos', { dataDizimo: today, linhas }))
    expect(ofSheet).toMatchObject([{ nome: 'dizimoParecido', campo: 'linhas.1.idMembro' }])
    expect(
      (await send('dizimos', { dataDizimo: today, linhas }, ['dizimoParecido'])).data.criarDizimos.quantidade,
    ).toBe(2)
    expect(await waiting()).toEqual([])
    const again = await rest('/dizimos', { ...tithe, dataDizimo: today })
    const [kept, ...others] = await waiting()
    expect(others).toEqual([])
    expect(kept).toMatchObject({ nome: 'dizimoParecido', tabela: 'dizimo', idRegistro: again.id })
    expect(kept?.pergunta).not.toContain('Maria')
    await app.rest(token, 'DELETE', `/dizimos/${again.id}`)
    expect(await waiting()).toEqual([])
  })

  test('all questions of a call at once', async () => {
    const cash = await account({ tipo: 'caixa', saldoInicial: '100.00', dataSaldoInicial: shifted(-800) })
    await rest(
      '/saidas',
      offering({ descricao: 'Luz', data: shifted(-400), valor: '1.00', idContaFinanceira: cash.id }),
    )
    const input = offering({ descricao: 'luz', data: shifted(-400), valor: '1.00', idContaFinanceira: String(cash.id) })
    expect(names(await send('saida', { ...input, valor: '100.00' }))).toEqual(['dataDistante', 'caixaNegativo'])
    expect(names(await send('saida', input))).toEqual(['dataDistante', 'lancamentoParecido'])
  })

  test('a day that is to come: of entries, tithes and transfers, and over REST it waits', async () => {
    const { id } = await church.person()
    const bank = await account()
    const soon = shifted(3)
    const tithe = { idMembro: String(id), valorDizimo: '20.00', meioDizimo: 'pix' }
    const transfer = { valor: '1.00', idContaDestino: String(bank.id) }
    expect(names(await send('entrada', offering({ data: soon })))).toEqual(['dataFutura'])
    expect(names(await send('dizimo', { ...tithe, dataDizimo: soon }))).toEqual(['dataFutura'])
    expect(names(await send('transferencia', { ...transfer, data: soon }))).toEqual(['dataFutura'])
    // one question about the day
    expect(names(await send('entrada', offering({ data: shifted(400) })))).toEqual(['dataDistante'])
    expect((await send('entrada', offering({ data: today }))).errors).toBeUndefined()
    expect((await send('entrada', offering({ data: soon }), ['dataFutura'])).errors).toBeUndefined()
    expect(await waiting()).toEqual([])
    const entrada = await rest('/entradas', offering({ data: soon }))
    expect(await waiting()).toMatchObject([{ nome: 'dataFutura', tabela: 'entrada', idRegistro: entrada.id }])
    // until the day comes
    await app.sql('update entrada set data = $2 where id = $1', [entrada.id, shifted(-1)])
    expect(await waiting()).toEqual([])
    await app.sql('update entrada set data = $2 where id = $1', [entrada.id, soon])
    expect(await waiting()).toHaveLength(1)
    // what stays on its day is not asked about again
    const change = `mutation($input: EntradaInput!) { atualizarEntrada(id: ${entrada.id}, input: $input) { id } }`
    expect((await app.graphql(token, change, { input: offering({ data: soon }) })).errors).toBeUndefined()
    expect(await waiting()).toEqual([])
  })

  test('an amount far above what is usual in its category', async () => {
    for (const valor of ['90', '100', '110', '95', '105']) await rest('/entradas', offering({ valor }))
    expect(names(await send('entrada', offering({ valor: '1050.01' })))).toEqual(['valorIncomum'])
    await rest('/entradas', offering({ valor: '1050.01' }))
    expect(await waiting()).toMatchObject([{ nome: 'valorIncomum' }])
    // now the category had one
    expect((await send('entrada', offering({ valor: '1050.01' }))).errors).toBeUndefined()
  })

  test('a transfer out of cash that is not there', async () => {
    const cash = await account({ tipo: 'caixa', saldoInicial: '100.00' })
    const bank = await account({ saldoInicial: '0.00' })
    const input = { data: today, valor: '100.01', idContaOrigem: String(cash.id), idContaDestino: String(bank.id) }
    expect(names(await send('transferencia', input))).toEqual(['caixaNegativo'])
    expect((await send('transferencia', { ...input, valor: '100.00' })).errors).toBeUndefined()
  })

  test('a call that is answered may have the key of the call that was asked', async () => {
    const { id } = await account()
    const headers = { 'Idempotency-Key': unique('chave') }
    const input = offering({ data: before, idContaFinanceira: String(id) })
    asked(await send('entrada', input, undefined, headers))
    const first = await send('entrada', input, ['antesDoSaldoInicial'], headers)
    const second = await send('entrada', input, undefined, headers)
    expect(first.data.criarEntrada.id).toBeGreaterThan(0)
    expect(second.data).toEqual(first.data)
  })
})

test('a tithe in cash of a day whose tithes were counted and booked, and not one by Pix', async () => {
  const { id } = await church.person()
  await app.sql(
    `insert into entrada (id_cliente, descricao, data, categoria, valor, origem, id_origem) values ($1, 'Dízimos', $2, 1, 500, 'contagem', 1)`,
    [church.idCliente, today],
  )
  const tithe = { idMembro: String(id), valorDizimo: '20.00', dataDizimo: today }
  expect(names(await send('dizimo', { ...tithe, meioDizimo: 'dinheiro' }))).toEqual(['dizimoContado'])
  expect((await send('dizimo', { ...tithe, meioDizimo: 'pix' })).errors).toBeUndefined()
  await rest('/dizimos', { ...tithe, valorDizimo: '21.00', meioDizimo: 'cheque' })
  expect(await waiting()).toMatchObject([{ nome: 'dizimoContado', tabela: 'dizimo' }])
})

test('a donation like one of the same day and person, over GraphQL and over REST', async () => {
  const campanha = await rest('/campanhasMissoes', {
    nomeCampanha: unique('Campanha '),
    tipoCampanha: 'nacional',
    dataInicio: shifted(-20),
    dataFim: shifted(20),
    alvoCampanha: '1000.00',
  })
  const { id } = await church.person()
  const gift = { idMembro: String(id), valorDoacao: '30.00', dataDoacao: today }
  const give = (confirmacoes?: string[]) =>
    app.graphql(
      token,
      'mutation($input: DoacaoInput!, $confirmacoes: [String!]) { criarDoacao(input: $input, confirmacoes: $confirmacoes) { id } }',
      { input: { ...gift, idCampanha: String(campanha.id) }, confirmacoes },
    )
  expect((await give()).errors).toBeUndefined()
  expect(names(await give())).toEqual(['doacaoParecida'])
  await rest('/campanhas-missoes-doacoes', { ...gift, idCampanha: campanha.id })
  expect(await waiting()).toMatchObject([{ nome: 'doacaoParecida', tabela: 'doacao', idCampanha: campanha.id }])
})

test('a statement of a year that is not over', async () => {
  const maria = await church.person()
  await rest('/dizimos', { idMembro: maria.id, valorDizimo: 10, dataDizimo: today, meioDizimo: 'pix' })
  const issue = (by = '') =>
    app.graphql(
      token,
      `mutation { emitirComprovante(idMembro: "${maria.id}", ano: ${today.slice(0, 4)}${by}) { numero } }`,
    )
  expect(names(await issue())).toEqual(['anoEmCurso'])
  expect((await issue(', confirmacoes: ["anoEmCurso"]')).errors).toBeUndefined()
  expect(await waiting()).toEqual([])
})

test('whoever keeps the books says that it is right; others neither read nor answer it', async () => {
  const { id } = await account()
  await rest('/entradas', offering({ data: before, idContaFinanceira: id }))
  const [question] = await waiting()
  const right = (by: string) =>
    app.graphql(by, 'mutation($ids: [ID!]!) { marcarConferido(ids: $ids) { message } }', {
      ids: [String(question?.id)],
    })
  const member = await church.token(2)
  expect((await app.graphql(member, '{ aConferir { id } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await right(member)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await waiting()).length).toBe(1)
  expect((await right(token)).data.marcarConferido.message).toBe('Uma pergunta conferida.')
  expect(await waiting()).toEqual([])
  const { home } = (await app.graphql(token, '{ home { esperaNosLivros { aConferir } } }')).data
  expect(home.esperaNosLivros?.aConferir ?? 0).toBe(0)
})
