import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../../tests/factories/harness.js'
import { countStatements } from '../../../../../tests/factories/statements.js'

let app: TestApp
let church: TestChurch
let token: string
let cash: number
let bank: number
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  // so that this church keeps all its money in the default account, as churches from before there was a choice do
  await app.rest(token, 'POST', '/saidas', { descricao: 'Luz', data: '2026-10-01', categoria: 4, valor: '1.00' })
  bank = await account()
  const [geral] = await app.sql<{ id: number }>('select id from conta_financeira where id_cliente = $1 and geral', [
    church.idCliente,
  ])
  cash = geral?.id as number
})

const account = async (nome = unique('Banco ')): Promise<number> =>
  (await app.rest(token, 'POST', '/contas-financeiras', { nome, tipo: 'banco', dataSaldoInicial: '2026-09-01' })).body
    .id

type Line = readonly [data: string, valor: string, memo: string]
async function imported(lines: readonly Line[], conta = bank): Promise<Movement[]> {
  const text = lines.map(
    ([data, valor, memo], at) =>
      `<STMTTRN>\n<DTPOSTED>${data.replaceAll('-', '')}\n<TRNAMT>${valor}\n<FITID>${at}${data}\n<MEMO>${memo}\n</STMTTRN>`,
  )
  const data = Buffer.from(
    `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><ACCTID>${conta}</BANKACCTFROM><BANKTRANLIST>\n${text.join('\n')}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  )
  const mutation =
    'mutation($arquivo: Upload!, $conta: ID!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta) { extrato { novos } } }'
  const arquivo = { name: 'a.ofx', type: 'text/plain', data }
  expect((await app.upload(token, mutation, { conta: String(conta) }, { arquivo })).errors).toBeUndefined()
  return movements(conta)
}

interface Movement {
  id: number
  situacao: string
  comLancado: boolean
  emOutraConta: { tipo: string; id: number; idContaFinanceira: number } | null
}
const fields = `id situacao comLancado sugestao { nivel } proposta { tipo }
  emOutraConta { tipo id idContaFinanceira }`
const movements = async (conta = bank): Promise<Movement[]> =>
  (
    await app.graphql(
      token,
      `{ movimentosBancarios(first: 100, filtro: { idContaFinanceira: "${conta}" }, ordem: { campo: data, direcao: ASC }) { nodes { ${fields} } } }`,
    )
  ).data.movimentosBancarios.nodes

async function tithe(nome: string, valorDizimo: string, dataDizimo = '2026-10-04') {
  const person = await church.person({ name: nome })
  const input = { idMembro: person.id, valorDizimo: Number(valorDizimo), dataDizimo, meioDizimo: 'pix' }
  expect((await app.rest(token, 'POST', '/dizimos', input)).status).toBe(201)
  return person
}
const incomes = () =>
  app.sql<{ id: number; conta: number; valor: string }>(
    `select id, coalesce(id_conta_financeira, $2) as conta, valor::text from entrada
     where id_cliente = $1 and excluido_em is null order by id`,
    [church.idCliente, cash],
  )
const bring = (rows: readonly Movement[]) =>
  app.graphql(token, `mutation($itens: [ConciliacaoInput!]!) { trazerLancamentos(itens: $itens) { ${fields} } }`, {
    itens: rows.map(({ id, emOutraConta }) => ({
      id,
      [emOutraConta?.tipo === 'saida' ? 'saidas' : 'entradas']: [emOutraConta?.id],
    })),
  })

describe('an entry that lies in another account', () => {
  test('a sheet of Pix in the cash box is found, proposed, and brought all at once: nothing is booked a second time', async () => {
    await tithe('Ana Beatriz Souza', '100.00')
    await tithe('Bento Carlos Lima', '50.25')
    const rows = await imported([
      ['2026-10-04', '100.00', 'PIX RECEBIDO ANA BEATRIZ SOUZA'],
      ['2026-10-04', '50.25', 'PIX RECEBIDO BENTO LIMA'],
    ])
    const before = await incomes()
    expect(rows.map(({ emOutraConta }) => emOutraConta)).toEqual(
      before.map(({ id }) => ({ tipo: 'entrada', id, idContaFinanceira: cash })),
    )
    const { data } = await bring(rows)
    expect(data.trazerLancamentos.map(({ situacao }: Movement) => situacao)).toEqual(['conciliado', 'conciliado'])
    expect(await incomes()).toEqual(before.map((row) => ({ ...row, conta: bank })))
  })

  describe('that was brought goes back', () => {
    const giveBack = (rows: readonly Movement[], confirmacoes?: string[]) =>
      app.graphql(
        token,
        `mutation($itens: [DevolucaoInput!]!, $confirmacoes: [String!]) {
          devolverLancamentos(itens: $itens, confirmacoes: $confirmacoes) { desfeitos { id situacao } mantidos { idMovimento motivo } } }`,
        {
          itens: rows.map(({ id, emOutraConta }) => ({
            id,
            entradas: [emOutraConta?.id],
            idContaFinanceira: emOutraConta?.idContaFinanceira,
          })),
          confirmacoes,
        },
      )
    const brought = async () => {
      await tithe('Ana Beatriz Souza', '100.00')
      await tithe('Bento Carlos Lima', '50.25')
      const rows = await imported([
        ['2026-10-04', '100.00', 'PIX RECEBIDO ANA BEATRIZ SOUZA'],
        ['2026-10-04', '50.25', 'PIX RECEBIDO BENTO LIMA'],
      ])
      expect((await bring(rows)).errors).toBeUndefined()
      return rows
    }

    test('to its account in the same transaction in which its match is undone', async () => {
      const rows = await brought()
      const { data } = await giveBack(rows)
      expect(data.devolverLancamentos).toEqual({
        desfeitos: rows.map(({ id }) => ({ id, situacao: 'pendente' })),
        mantidos: [],
      })
      expect((await incomes()).map(({ conta }) => conta)).toEqual([cash, cash])
      expect(await movements()).toEqual(rows)
    })

    test('but for one whose match somebody has changed since, and the others go back all the same', async () => {
      const rows = await brought()
      const [first, second] = rows as [Movement, Movement]
      await app.graphql(token, `mutation { desfazerMovimento(id: "${first.id}") { id } }`)
      const { body } = await app.rest(token, 'POST', '/entradas', {
        descricao: 'Outra oferta',
        data: '2026-10-04',
        categoria: 2,
        valor: '100.00',
        idContaFinanceira: bank,
      })
      await app.graphql(
        token,
        `mutation { conciliarMovimento(input: { id: "${first.id}", entradas: ["${body.id}"] }) { id } }`,
      )
      const { data } = await giveBack(rows)
      expect(data.devolverLancamentos).toMatchObject({
        desfeitos: [{ id: second.id }],
        mantidos: [{ idMovimento: String(first.id) }],
      })
      expect((await incomes()).map(({ conta }) => conta)).toEqual([bank, cash, bank])
    })

    test('and when it may not, no match is undone, and the refusal names it', async () => {
      const rows = await brought()
      const closed = await account('Cofre fechado')
      await app.graphql(token, `mutation { desativarContaFinanceira(id: ${closed}) { id } }`)
      const [first, second] = rows as [Movement, Movement]
      const { errors } = await giveBack([
        first,
        { ...second, emOutraConta: { tipo: 'entrada', id: second.emOutraConta?.id ?? 0, idContaFinanceira: closed } },
      ])
      expect(errors?.[0]?.extensions.campos).toEqual({ 'itens.1.idContaFinanceira': 'Esta conta está desativada.' })
      expect((await movements()).map(({ situacao }) => situacao)).toEqual(['conciliado', 'conciliado'])
      expect((await incomes()).map(({ conta }) => conta)).toEqual([bank, bank])
    })
  })

  test('another day, other cents, another person, or a name that the bank does not tell is not proposed', async () => {
    await tithe('Ana Beatriz Souza', '100.00')
    const rows = await imported([
      ['2026-10-05', '100.00', 'PIX RECEBIDO ANA BEATRIZ SOUZA'],
      ['2026-10-04', '100.01', 'PIX RECEBIDO ANA BEATRIZ SOUZA'],
      ['2026-10-04', '100.00', 'PIX RECEBIDO CARLA MENDES'],
      ['2026-10-04', '100.00', 'DEPOSITO EM DINHEIRO'],
    ])
    expect(rows.map(({ emOutraConta }) => emOutraConta)).toEqual([null, null, null, null])
  })

  test('a CPF or CNPJ in the text says who it was, also of money that went out', async () => {
    const { body } = await app.rest(token, 'POST', '/fornecedores', {
      nome: 'Energia do Sul',
      documento: '11222333000181',
    })
    const input = {
      descricao: 'Luz de outubro',
      data: '2026-10-04',
      categoria: 4,
      valor: '80.00',
      idFornecedor: body.id,
    }
    expect((await app.rest(token, 'POST', '/saidas', input)).status).toBe(201)
    const [row] = await imported([['2026-10-04', '-80.00', 'PAGTO BOLETO 11.222.333/0001-81']])
    expect(row?.emOutraConta?.tipo).toBe('saida')
    expect((await bring([row as Movement])).errors).toBeUndefined()
  })

  test('an entry is not proposed where a movement of its own account may be its money, or where two movements fit', async () => {
    const other = await account()
    await tithe('Ana Beatriz Souza', '100.00')
    await app.sql('update entrada set id_conta_financeira = $2 where id_cliente = $1', [church.idCliente, other])
    const line: Line = ['2026-10-04', '100.00', 'PIX RECEBIDO ANA BEATRIZ SOUZA']
    await imported([line], other)
    expect((await imported([line]))[0]?.emOutraConta).toBeNull()
    await tithe('Bento Carlos Lima', '30.00')
    await app.sql('update entrada set id_conta_financeira = null where id_cliente = $1 and valor = 30', [
      church.idCliente,
    ])
    const twice: Line = ['2026-10-04', '30.00', 'PIX RECEBIDO BENTO CARLOS LIMA']
    const rows = (await imported([line, twice, [twice[0], twice[1], 'PIX BENTO CARLOS LIMA']])).slice(1)
    expect(rows.map(({ emOutraConta }) => emOutraConta)).toEqual([null, null])
  })

  test('a closed month keeps its entries where they are, and all of them stay', async () => {
    await tithe('Ana Beatriz Souza', '100.00')
    await tithe('Bento Carlos Lima', '50.00', '2026-11-01')
    const rows = await imported([
      ['2026-10-04', '100.00', 'PIX RECEBIDO ANA BEATRIZ SOUZA'],
      ['2026-11-01', '50.00', 'PIX RECEBIDO BENTO CARLOS LIMA'],
    ])
    expect((await app.graphql(token, 'mutation { fecharMes(mes: "2026-10") { message } }')).errors).toBeUndefined()
    expect((await bring(rows.toReversed())).errors?.[0]?.message).toMatch(/O mês de outubro de 2026 está fechado/)
    expect((await incomes()).map(({ conta }) => conta)).toEqual([cash, cash])
  })

  test('whoever enters the same money again is asked first', async () => {
    const ana = await tithe('Ana Beatriz Souza', '100.00', '2026-10-18')
    const lines = ['2026-10-04', '2026-10-11', '2026-10-18'].map(
      (day) => [day, '100.00', 'PIX RECEBIDO ANA BEATRIZ SOUZA'] as const,
    )
    const rows = await imported(lines)
    for (const { id } of rows.slice(0, 2)) {
      const { errors } = await app.graphql(
        token,
        `mutation { lancarMovimento(id: "${id}", input: { dizimo: "${ana.id}" }) { id } }`,
      )
      expect(errors).toBeUndefined()
    }
    const [, , third] = await movements()
    expect(third?.emOutraConta?.idContaFinanceira).toBe(cash)
    const { errors } = await app.graphql(
      token,
      `mutation { lancarMovimento(id: "${third?.id}", input: { dizimo: "${ana.id}" }) { id } }`,
    )
    const { code, confirmacoes } = errors?.[0]?.extensions ?? {}
    expect([code, confirmacoes?.[0]?.nome]).toEqual(['CONFIRM', 'dizimoParecido'])
  })

  test('many movements need as many statements as two', async () => {
    const names = ['Ana Beatriz Souza', 'Bento Carlos Lima', 'Clara Dias Melo', 'Davi Elias Nunes']
    for (const [at, nome] of names.entries()) await tithe(nome, `${at + 10}.00`)
    const line = (nome: string, at: number): Line => [
      '2026-10-04',
      `${at + 10}.00`,
      `PIX RECEBIDO ${nome.toUpperCase()}`,
    ]
    await imported(names.slice(0, 2).map(line))
    const few = await countStatements(() => movements())
    await imported(names.map(line))
    expect(await countStatements(() => movements())).toBe(few)
  })
})

describe('undoing a match whose entry it made', () => {
  const undo = (id: number, more = '') =>
    app.graphql(token, `mutation { desfazerMovimento(id: "${id}"${more}) { situacao comLancado } }`)
  const counts = async () =>
    (
      await app.sql<{ entradas: number; saidas: number; dizimos: number; doacoes: number; transferencias: number }>(
        `select (select count(*)::int from entrada where id_cliente = $1 and excluido_em is null) as entradas,
          (select count(*)::int from saida where id_cliente = $1 and excluido_em is null) as saidas,
          (select count(*)::int from dizimo where id_cliente = $1 and excluido_em is null) as dizimos,
          (select count(*)::int from doacao where id_cliente = $1 and excluido_em is null) as doacoes,
          (select count(*)::int from transferencia where id_cliente = $1 and excluido_em is null) as transferencias`,
        [church.idCliente],
      )
    )[0]

  test('takes along what it made when it is asked to: a tithe, a donation, an income, an expense, a transfer', async () => {
    const ana = await church.person({ name: 'Ana Beatriz Souza' })
    const { body: campanha } = await app.rest(token, 'POST', '/campanhasMissoes', {
      nomeCampanha: 'Sertão',
      tipoCampanha: 'nacional',
      alvoCampanha: 1000,
      dataInicio: '2026-01-01',
      dataFim: '2026-12-31',
    })
    const lines = ['11.00', '12.00', '13.00', '-14.00', '-15.00'].map(
      (valor): Line => ['2026-10-04', valor, `LINHA ${valor}`],
    )
    const rows = await imported(lines)
    const before = await counts()
    const inputs = [
      `dizimo: "${ana.id}"`,
      `doacao: { idCampanha: "${campanha.id}", idMembro: "${ana.id}" }`,
      'descricao: "Oferta", categoria: 2',
      'descricao: "Gás", categoria: 4',
      `descricao: "Para o caixa", transferencia: "${cash}"`,
    ]
    for (const [at, input] of inputs.entries()) {
      const book = `mutation { lancarMovimento(id: "${rows[at]?.id}", input: { ${input} }) { comLancado } }`
      expect((await app.graphql(token, book)).data?.lancarMovimento).toEqual({ comLancado: true })
    }
    const booked = await counts()
    expect(booked).toEqual({ entradas: 3, saidas: 2, dizimos: 1, doacoes: 1, transferencias: 1 })
    // without being asked, the entry stays, and a later match with it has not made it
    const first = rows[0]?.id as number
    expect((await undo(first)).data?.desfazerMovimento.situacao).toBe('pendente')
    expect(await counts()).toEqual(booked)
    const [income] = await app.sql<{ id: number }>(
      "select id from entrada where id_cliente = $1 and origem = 'dizimo'",
      [church.idCliente],
    )
    const match = `mutation { conciliarMovimento(input: { id: "${first}", entradas: ["${income?.id}"] }) { comLancado } }`
    expect((await app.graphql(token, match)).data?.conciliarMovimento).toEqual({ comLancado: false })
    await undo(first, ', excluirLancados: true')
    expect(await counts()).toEqual(booked)
    for (const { id } of rows.slice(1))
      expect((await undo(id, ', excluirLancados: true')).data?.desfazerMovimento.situacao).toBe('pendente')
    expect(await counts()).toEqual({ ...before, entradas: 1, dizimos: 1 })
  })

  test('takes along the fee that the match made, and leaves the entry that was there', async () => {
    const income = { descricao: 'Cartão', data: '2026-10-04', categoria: 2, valor: '100.00', idContaFinanceira: bank }
    const { body } = await app.rest(token, 'POST', '/entradas', income)
    const [row] = await imported([['2026-10-04', '97.50', 'CIELO']])
    const match = `mutation { conciliarMovimento(input: { id: "${row?.id}", entradas: ["${body.id}"], tarifa: "Taxa" }) { comLancado } }`
    expect((await app.graphql(token, match)).data?.conciliarMovimento).toEqual({ comLancado: true })
    expect(await counts()).toMatchObject({ entradas: 1, saidas: 2 })
    await undo(row?.id as number, ', excluirLancados: true')
    expect(await counts()).toMatchObject({ entradas: 1, saidas: 1 })
  })
})
