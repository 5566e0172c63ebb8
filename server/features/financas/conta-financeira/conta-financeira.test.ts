import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

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
  // a church that had a bank before: no means has an account of its own
  await app.sql(
    `insert into conta_financeira (id_cliente, nome, tipo, data_saldo_inicial, excluido_em) values ($1, 'Banco antigo', 'banco', '2020-01-01', now())`,
    [church.idCliente],
  )
})

const today = todayIn('America/Sao_Paulo')
const month = today.slice(0, 7)

const create =
  'mutation($input: ContaFinanceiraInput!) { criarContaFinanceira(input: $input) { id uuid versao saldo padrao geral ativa acoesPermitidas } }'
const make = async (data: object = {}) => {
  const input = { nome: unique('Banco '), tipo: 'banco', dataSaldoInicial: '2026-03-10', ...data }
  return (await app.graphql(token, create, { input })).data.criarContaFinanceira
}
const mutations = {
  ativar: 'ativarContaFinanceira',
  desativar: 'desativarContaFinanceira',
  tornarPadrao: 'tornarContaFinanceiraPadrao',
  restaurar: 'restaurarContaFinanceira',
}
const act = (name: keyof typeof mutations, id: number) =>
  app.graphql(token, `mutation { ${mutations[name]}(id: ${id}) { id ativa padrao excluidoEm } }`)
const textOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message
const entry = async (data: object = {}, path = '/entradas') =>
  (
    await app.rest(token, 'POST', path, {
      descricao: 'Oferta',
      data: '2026-03-15',
      categoria: 2,
      valor: '100.10',
      ...data,
    })
  ).body
const accounts = async (fields = 'id nome saldo') =>
  (await app.graphql(token, `{ contasFinanceiras { nodes { ${fields} } } }`)).data.contasFinanceiras.nodes
const book = async (args: string, fields: string) =>
  (await app.graphql(token, `{ livroCaixa(inicio: "2026-03-01", fim: "2026-04-30"${args}) { ${fields} } }`)).data
    .livroCaixa

test('a new church has the account Caixa geral, which is its default, and money that names no account lies there', async () => {
  const [geral, ...others] = await accounts('id nome tipo saldo padrao geral ativa acoesPermitidas')
  expect(others).toEqual([])
  expect(geral).toMatchObject({ nome: 'Caixa geral', tipo: 'caixa', saldo: '0.00', padrao: true, geral: true })
  expect(geral.acoesPermitidas).toEqual(['editar'])
  expect((await entry()).idContaFinanceira).toBe(geral.id)
  // the version before inserts entries without an account
  await app.sql(
    `insert into saida (id_cliente, descricao, data, categoria, valor) values ($1, 'Luz', '2026-03-16', 4, 40.05)`,
    [church.idCliente],
  )
  expect((await app.rest(token, 'GET', '/saidas')).body[0].idContaFinanceira).toBe(geral.id)
  expect(await accounts()).toEqual([{ id: geral.id, nome: 'Caixa geral', saldo: '60.05' }])
  const { data } = await app.graphql(
    token,
    '{ contasFinanceiras { nodes { entradas { totalCount } saidas { totalCount } } } }',
  )
  expect(data.contasFinanceiras.nodes).toEqual([{ entradas: { totalCount: 1 }, saidas: { totalCount: 1 } }])
})

describe('the account of money', () => {
  test('entries lie in the account that they name, by number or uuid, and a change that names none keeps it', async () => {
    const bank = await make()
    for (const ref of [bank.id, bank.uuid])
      expect((await entry({ idContaFinanceira: ref })).idContaFinanceira).toBe(bank.id)
    const { id } = await entry({ idContaFinanceira: bank.id }, '/saidas')
    const kept = { descricao: 'Luz', data: '2026-03-15', categoria: 4, valor: '1.00' }
    expect((await app.rest(token, 'PUT', `/saidas/${id}`, kept)).body.idContaFinanceira).toBe(bank.id)
    const [geral] = await accounts('id geral')
    const moved = await app.rest(token, 'PUT', `/saidas/${id}`, { ...kept, idContaFinanceira: geral.id })
    expect(moved.body.idContaFinanceira).toBe(geral.id)
    expect((await app.rest(token, 'GET', `/entradas?idContaFinanceira=${bank.uuid}`)).body).toHaveLength(2)
    expect((await app.rest(token, 'GET', `/saidas?idContaFinanceira=${geral.id}`)).body).toHaveLength(1)
  })

  test('the account must be one of the church, and active', async () => {
    const other = await app.church()
    const theirs = await app.sql<{ id: number }>(`select id from conta_financeira where id_cliente = $1`, [
      other.idCliente,
    ])
    for (const ref of [2_000_000_000, theirs[0]?.id])
      expect((await entry({ idContaFinanceira: ref })).campos).toEqual({
        idContaFinanceira: 'Conta financeira não encontrada.',
      })
    const closed = await make()
    await act('desativar', closed.id)
    expect((await entry({ idContaFinanceira: closed.id })).campos).toEqual({
      idContaFinanceira: 'Esta conta está desativada.',
    })
  })

  test('money without an account lies in the default account, also that of tithes, settled accounts and maintenances', async () => {
    const bank = await make()
    await act('tornarPadrao', bank.id)
    const where = async (table: string, origin: string, idOrigem?: number) => {
      const [row] = await app.sql<{ conta: number }>(
        `select id_conta_financeira as conta from ${table} where id_cliente = $1 and origem = $2
           and ($3::int is null or id_origem = $3) order by id desc limit 1`,
        [church.idCliente, origin, idOrigem ?? null],
      )
      return row?.conta
    }
    const idMembro = (await church.person()).id
    const tithe = { idMembro, valorDizimo: 10, dataDizimo: '2026-03-15', meioDizimo: 'pix' }
    await app.rest(token, 'POST', '/dizimos', tithe)
    expect(await where('entrada', 'dizimo')).toBe(bank.id)
    const savings = await make({ tipo: 'poupanca' })
    const { id } = (await app.rest(token, 'POST', '/dizimos', { ...tithe, idContaFinanceira: savings.id })).body
    expect(await where('entrada', 'dizimo')).toBe(savings.id)
    const linhas = [{ idMembro, valorDizimo: 5, meioDizimo: 'pix' }]
    await app.rest(token, 'POST', '/dizimos/folha', { dataDizimo: '2026-03-15', idContaFinanceira: savings.id, linhas })
    expect(await where('entrada', 'dizimo')).toBe(savings.id)
    // a tithe from the recycle bin lies where it lay
    await app.rest(token, 'DELETE', `/dizimos/${id}`)
    const back = await app.graphql(
      token,
      `mutation { restaurarDizimo(id: ${id}, confirmacoes: ["dizimoParecido"]) { idContaFinanceira } }`,
    )
    expect(back.data.restaurarDizimo.idContaFinanceira).toBe(savings.id)
    const changed = await app.rest(token, 'PUT', `/dizimos/${id}`, { ...tithe, idContaFinanceira: bank.id })
    expect([changed.status, await where('entrada', 'dizimo', id)]).toEqual([200, bank.id])

    const { id: idDepartamento } = (await app.rest(token, 'POST', '/departamentos', { tituloDepartamento: 'x' })).body
    const { id: idCentroCusto } = (await app.rest(token, 'POST', '/centro-custo', { nome: 'x', idDepartamento })).body
    const owed = { descricaoConta: 'Luz', valorConta: 10, dataVencimentoConta: '2026-03-15', idCentroCusto }
    for (const ref of [undefined, savings.uuid]) {
      const conta = (await app.rest(token, 'POST', '/contasPagar', owed)).body
      const body = { data: '2026-03-15', idContaFinanceira: ref }
      await app.rest(token, 'PATCH', `/contasPagar/${conta.id}/encerrar`, body)
      expect(await where('saida', 'contaPagar')).toBe(ref ? savings.id : bank.id)
    }
  })

  test('a reversal lies in the account of what it reverses', async () => {
    const bank = await make()
    const { id } = await entry({ idContaFinanceira: bank.id })
    await app.graphql(token, 'mutation { fecharMes(mes: "2026-03") { message } }')
    const done = await app.graphql(
      token,
      `mutation { estornarEntrada(id: ${id}, input: { data: "2026-04-02" }) { contaFinanceira { id } } }`,
    )
    expect(done.data.estornarEntrada).toEqual({ contaFinanceira: { id: bank.id } })
    expect((await accounts()).find((each: { id: number }) => each.id === bank.id).saldo).toBe('0.00')
  })
})

describe('an opening balance', () => {
  test('is neither income nor expense: the cash book begins with those of its first day and shows the later ones', async () => {
    const first = await make({ saldoInicial: '1000.00', dataSaldoInicial: '2026-03-01' })
    await make({ nome: 'Poupança', saldoInicial: '-20.50', dataSaldoInicial: '2026-03-20' })
    await make({ saldoInicial: '7.00', dataSaldoInicial: '2026-04-01' })
    await entry({ data: '2026-03-20', valor: '0.50', idContaFinanceira: first.id })
    const fields =
      'saldoAnterior entradas saidas saldosIniciais saldo meses { mes saldoAnterior saldosIniciais resultado saldo } linhas { totalCount nodes { tipo descricao nomeCategoria valor saldo } }'
    expect(await book('', fields)).toEqual({
      saldoAnterior: '1000.00',
      entradas: '0.50',
      saidas: '0.00',
      saldosIniciais: '-13.50',
      saldo: '987.00',
      meses: [
        { mes: '2026-03', saldoAnterior: '1000.00', saldosIniciais: '-20.50', resultado: '0.50', saldo: '980.00' },
        { mes: '2026-04', saldoAnterior: '987.00', saldosIniciais: '0.00', resultado: '0.00', saldo: '987.00' },
      ],
      linhas: {
        totalCount: 3,
        nodes: [
          {
            tipo: 'saldoInicial',
            descricao: 'Saldo inicial: Poupança',
            nomeCategoria: 'Saldo inicial',
            valor: '-20.50',
            saldo: '979.50',
          },
          { tipo: 'entrada', descricao: 'Oferta', nomeCategoria: 'Oferta', valor: '0.50', saldo: '980.00' },
          expect.objectContaining({ tipo: 'saldoInicial', saldo: '987.00' }),
        ],
      },
    })
    expect(await book(`, idContaFinanceira: "${first.uuid}"`, 'saldoAnterior entradas saldosIniciais saldo')).toEqual({
      saldoAnterior: '1000.00',
      entradas: '0.50',
      saldosIniciais: '0.00',
      saldo: '1000.50',
    })
    expect(await book(', idContaFinanceira: "2000000000"', 'saldo linhas { totalCount }')).toEqual({
      saldo: '0.00',
      linhas: { totalCount: 0 },
    })
  })

  test('beside entries of before its day is asked about, history left out, and over REST it waits', async () => {
    const { id } = await make({ saldoInicial: '100.00', dataSaldoInicial: '2026-03-01' })
    const account = { idContaFinanceira: String(id) }
    await entry({ ...account, valor: '30.00', data: '2026-03-20' })
    await entry({ ...account, valor: '5.00', data: '2026-03-21' }, '/saidas')
    const nome = unique('Banco ')
    const change = (data: object, confirmacoes?: string[]) =>
      app.graphql(
        token,
        `mutation($input: ContaFinanceiraInput!, $confirmacoes: [String!]) {
          atualizarContaFinanceira(id: ${id}, input: $input, confirmacoes: $confirmacoes) { saldoInicial dataSaldoInicial } }`,
        { input: { nome, tipo: 'banco', ...data }, confirmacoes },
      )
    const later = { saldoInicial: '125.00', dataSaldoInicial: '2026-03-25' }
    const { errors } = await change(later)
    expect(errors?.[0]?.extensions.confirmacoes).toMatchObject([
      { nome: 'lancamentosAntesDoSaldo', campo: 'dataSaldoInicial' },
    ])
    expect(errors?.[0]?.message.replaceAll('\u00a0', ' ')).toContain(
      'Antes de 25/03/2026 a conta já tem R$ 30,00 de entradas, R$ 5,00 de saídas.',
    )
    expect(await accounts('saldoInicial dataSaldoInicial')).toContainEqual({
      saldoInicial: '100.00',
      dataSaldoInicial: '2026-03-01',
    })
    // another name changes no opening balance
    for (const data of [{}, { saldoInicial: '100.00', dataSaldoInicial: '2026-03-01' }])
      expect((await change(data)).errors).toBeUndefined()
    // an opening balance of nothing counts nothing twice
    expect((await change({ saldoInicial: '0.00', dataSaldoInicial: '2026-03-25' })).errors).toBeUndefined()
    expect((await change(later, ['lancamentosAntesDoSaldo'])).data.atualizarContaFinanceira).toEqual(later)

    const body = { nome, tipo: 'banco', saldoInicial: 126, dataSaldoInicial: '2026-03-25' }
    expect((await app.rest(token, 'PUT', `/contas-financeiras/${id}`, body)).status).toBe(200)
    const { data } = await app.graphql(token, '{ aConferir { nome tabela idRegistro descricao pergunta valor data } }')
    expect(data.aConferir).toMatchObject([
      {
        nome: 'lancamentosAntesDoSaldo',
        tabela: 'conta_financeira',
        idRegistro: id,
        descricao: `Saldo inicial de ${nome}`,
        valor: '126.00',
        data: '2026-03-25',
      },
    ])
    expect(data.aConferir[0].pergunta).not.toContain('R$')
    await app.sql('update entrada set historico = true where id_conta_financeira = $1', [id])
    await app.sql('update saida set historico = true where id_conta_financeira = $1', [id])
    expect((await change({ saldoInicial: '127.00', dataSaldoInicial: '2026-03-25' })).errors).toBeUndefined()
  })

  test('changes only in an open month, whoever writes it', async () => {
    const bank = await make({ saldoInicial: '10.00' })
    await app.graphql(token, 'mutation { fecharMes(mes: "2026-03") { message } }')
    const text = 'O mês de março de 2026 está fechado.'
    const change = async (input: object) => {
      const full = { nome: 'Banco novo', tipo: 'banco', ...input }
      return app.rest(token, 'PUT', `/contas-financeiras/${bank.id}`, full)
    }
    for (const input of [{ saldoInicial: '11.00' }, { dataSaldoInicial: '2026-04-10' }])
      expect((await change(input)).body.message).toBe(text)
    expect((await change({})).status).toBe(200)
    expect((await app.rest(token, 'DELETE', `/contas-financeiras/${bank.id}`)).body.message).toBe(text)
    const late = await app.graphql(token, create, {
      input: { nome: 'Outro', tipo: 'banco', saldoInicial: '1.00', dataSaldoInicial: '2026-02-01' },
    })
    expect(textOf(late)).toBe('O mês de fevereiro de 2026 está fechado.')
    await expect(app.sql(`update conta_financeira set saldo_inicial = 12 where id = $1`, [bank.id])).rejects.toThrow(
      text,
    )
  })
})

describe('the life of an account', () => {
  test('one with entries is not deleted, one with a balance is not deactivated, and the default is neither', async () => {
    const bank = await make()
    const { id } = await entry({ idContaFinanceira: bank.id })
    const drop = async (which: number) => (await app.rest(token, 'DELETE', `/contas-financeiras/${which}`)).body.message
    expect(await drop(bank.id)).toBe('Esta conta tem entradas e não pode ser excluída. Você pode desativá-la.')
    expect(textOf(await act('desativar', bank.id))).toMatch(
      /^Esta conta tem saldo de R\$\s100,10 e não pode ser desativada/,
    )
    const [geral] = (await accounts('id geral')).filter((each: { geral: boolean }) => each.geral)
    expect(await drop(geral.id)).toMatch(/^A conta geral guarda/)
    expect(textOf(await act('desativar', geral.id))).toMatch(/^Esta é a conta padrão/)

    await app.rest(token, 'DELETE', `/entradas/${id}`)
    expect(await drop(bank.id)).toBe('Conta financeira excluída com sucesso.')
    const restore = await app.graphql(token, `mutation { restaurarEntrada(id: ${id}) { id } }`)
    expect(textOf(restore)).toBe('A conta financeira deste lançamento foi excluída: restaure-a antes.')
    await act('restaurar', bank.id)
    expect((await app.graphql(token, `mutation { restaurarEntrada(id: ${id}) { id } }`)).errors).toBeUndefined()
  })

  test('a deactivated account keeps its entries, and becomes the default only after it is active again', async () => {
    const bank = await make()
    await entry({ idContaFinanceira: bank.id })
    const { id } = await entry({ idContaFinanceira: bank.id, valor: '100.10' }, '/saidas')
    expect((await act('desativar', bank.id)).data.desativarContaFinanceira.ativa).toBe(false)
    const same = { descricao: 'Água', data: '2026-03-15', categoria: 4, valor: '100.10', idContaFinanceira: bank.id }
    expect((await app.rest(token, 'PUT', `/saidas/${id}`, same)).status).toBe(200)
    expect(textOf(await act('tornarPadrao', bank.id))).toBe(
      'Esta conta está desativada: ative-a antes de torná-la a padrão.',
    )
    await act('ativar', bank.id)
    expect((await act('tornarPadrao', bank.id)).data.tornarContaFinanceiraPadrao.padrao).toBe(true)
    expect((await accounts('padrao')).filter((each: { padrao: boolean }) => each.padrao)).toHaveLength(1)
  })

  test('an account with entries of coming days alone is told so, and none gets money again before it is active', async () => {
    const bank = await make()
    const later = await entry({ idContaFinanceira: bank.id, data: '2099-01-01' })
    expect(textOf(await act('desativar', bank.id))).toMatch(
      /^Esta conta não tem saldo hoje, mas há lançamentos de dias que ainda vêm, com os quais fica em R\$\s100,10/,
    )
    await app.rest(token, 'DELETE', `/entradas/${later.id}`)
    const income = await entry({ idContaFinanceira: bank.id, data: '2026-02-10' })
    await entry({ idContaFinanceira: bank.id, data: '2026-02-10', valor: '100.10' }, '/saidas')
    expect((await act('desativar', bank.id)).errors).toBeUndefined()
    const refused = /^A conta .+ está desativada: ative-a antes\.$/
    const restore = () =>
      app.graphql(token, `mutation { restaurarEntrada(id: ${later.id}, confirmacoes: ["dataDistante"]) { id } }`)
    expect(textOf(await restore())).toMatch(refused)
    expect((await app.graphql(token, 'mutation { fecharMes(mes: "2026-02") { message } }')).errors).toBeUndefined()
    const reverse = () =>
      app.graphql(token, `mutation { estornarEntrada(id: ${income.id}, input: { data: "${month}-01" }) { id } }`)
    expect(textOf(await reverse())).toMatch(refused)
    await act('ativar', bank.id)
    for (const again of [restore, reverse]) expect((await again()).errors).toBeUndefined()
  })

  test('of several concurrent choices of a default, one is the default in the end', async () => {
    const banks = await Promise.all([make(), make(), make()])
    const answers = await Promise.all(banks.map(({ id }) => act('tornarPadrao', id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await accounts('padrao')).filter((each: { padrao: boolean }) => each.padrao)).toHaveLength(1)
  })

  test('the balances of many accounts and entries need as many statements as those of one', async () => {
    const read = () => accounts('id saldo entradas(first: 2) { totalCount soma }')
    await read()
    const few = await countStatements(read)
    for (let index = 0; index < 4; index++) await entry({ idContaFinanceira: (await make()).id })
    expect(await countStatements(read)).toBe(few)
  })

  test('entries of later days are not in the balance of today', async () => {
    const bank = await make({ saldoInicial: '5.00', dataSaldoInicial: `${month}-01` })
    await entry({ idContaFinanceira: bank.id, data: '2099-01-01' })
    expect((await accounts()).find((each: { id: number }) => each.id === bank.id).saldo).toBe('5.00')
  })

  test('the export lists the accounts with their balances', async () => {
    await make({ nome: 'Banco do Brasil', saldoInicial: '1500.05' })
    const csv = String((await app.rest(token, 'GET', '/exportar/contas-financeiras?formato=csv')).body)
    expect(csv.split('\r\n')[1]).toBe(
      '"Banco do Brasil";"Conta bancária";"";"";"";"";10/03/2026;1500,05;1500,05;"Ativa"',
    )
  })
})
