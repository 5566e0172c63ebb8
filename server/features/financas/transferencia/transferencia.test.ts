import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { lockWaits } from '../../../../tests/factories/lock-waits.js'

let app: TestApp
let church: TestChurch
let token: string
/** the cash, which is the default account, and a bank account */
let cash: number
let bank: number
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  cash = (await app.rest(token, 'GET', '/contas-financeiras')).body[0].id
  const account = { nome: unique('Banco '), tipo: 'poupanca', saldoInicial: 50, dataSaldoInicial: '2026-03-01' }
  bank = (await app.rest(token, 'POST', '/contas-financeiras', account)).body.id
})

const create =
  'mutation($input: TransferenciaInput!) { criarTransferencia(input: $input) { id versao acoesPermitidas } }'
const fields = (data: object = {}) => ({ data: '2026-03-10', valor: '30.05', idContaDestino: String(bank), ...data })
const make = async (data: object = {}) =>
  (await app.graphql(token, create, { input: fields(data) })).data.criarTransferencia
const act = (field: string, select = '{ id }') => app.graphql(token, `mutation { ${field} ${select} }`)
const textOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message
const close = () => app.graphql(token, 'mutation { fecharMes(mes: "2026-03") { message } }')
const balances = async () => {
  const { data } = await app.graphql(token, '{ contasFinanceiras { nodes { id saldo } } }')
  const all = new Map(data.contasFinanceiras.nodes.map(({ id, saldo }: { id: number; saldo: string }) => [id, saldo]))
  return [all.get(cash), all.get(bank)]
}
const book = async (account: number | null, select: string) => {
  const only = account === null ? '' : `, idContaFinanceira: "${account}"`
  return (await app.graphql(token, `{ livroCaixa(inicio: "2026-03-01", fim: "2026-04-30"${only}) { ${select} } }`)).data
    .livroCaixa
}

test('a transfer changes the balances of its two accounts, and neither income nor expenses nor the balance of all', async () => {
  const entry = { descricao: 'Oferta', data: '2026-03-09', categoria: 2, valor: '100.00' }
  await app.rest(token, 'POST', '/entradas', entry)
  const { body } = await app.rest(token, 'POST', '/transferencias', { ...fields(), descricao: 'Depósito' })
  expect(body).toMatchObject({ valor: 30.05, idContaOrigem: cash, idContaDestino: bank, descricao: 'Depósito' })
  expect(await balances()).toEqual(['69.95', '80.05'])

  const select =
    'saldoAnterior entradas saidas transferencias saldo meses { mes transferencias resultado saldo } linhas { totalCount nodes { tipo descricao nomeCategoria valor saldo } }'
  expect(await book(null, select)).toEqual({
    saldoAnterior: '50.00',
    entradas: '100.00',
    saidas: '0.00',
    transferencias: '0.00',
    saldo: '150.00',
    meses: [
      { mes: '2026-03', transferencias: '0.00', resultado: '100.00', saldo: '150.00' },
      { mes: '2026-04', transferencias: '0.00', resultado: '0.00', saldo: '150.00' },
    ],
    linhas: {
      totalCount: 1,
      nodes: [{ tipo: 'entrada', descricao: 'Oferta', nomeCategoria: 'Oferta', valor: '100.00', saldo: '150.00' }],
    },
  })
  const line = { tipo: 'transferencia', descricao: 'Depósito', nomeCategoria: 'Transferência' }
  expect(await book(bank, select)).toEqual({
    saldoAnterior: '50.00',
    entradas: '0.00',
    saidas: '0.00',
    transferencias: '30.05',
    saldo: '80.05',
    meses: [
      { mes: '2026-03', transferencias: '30.05', resultado: '0.00', saldo: '80.05' },
      { mes: '2026-04', transferencias: '0.00', resultado: '0.00', saldo: '80.05' },
    ],
    linhas: { totalCount: 1, nodes: [{ ...line, valor: '30.05', saldo: '80.05' }] },
  })
  const ofCash = await book(cash, select)
  expect([ofCash.transferencias, ofCash.saldo]).toEqual(['-30.05', '69.95'])
  expect(ofCash.linhas.nodes[1]).toEqual({ ...line, valor: '-30.05', saldo: '69.95' })
})

test('the cash book and the home page show the balance of each account, which add up to the balance of all', async () => {
  const entry = { descricao: 'Oferta', data: '2026-03-09', categoria: 2, valor: '100.00' }
  await app.rest(token, 'POST', '/entradas', entry)
  await app.rest(token, 'POST', '/saidas', { ...entry, data: '2026-02-01', valor: '0.95', idContaFinanceira: bank })
  await make()
  const totals = 'saldoAnterior entradas saidas saldosIniciais transferencias saldo'
  const { contas, saldo } = await book(null, `saldo contas { id ${totals} }`)
  const own = { saldosIniciais: '0.00', saidas: '0.00' }
  const ofBank = { saldoAnterior: '49.05', entradas: '0.00', transferencias: '30.05', saldo: '79.10' }
  const ofCash = { saldoAnterior: '0.00', entradas: '100.00', transferencias: '-30.05', saldo: '69.95' }
  expect(contas).toEqual([
    { id: bank, ...own, ...ofBank },
    { id: cash, ...own, ...ofCash },
  ])
  expect(saldo).toBe('149.05')
  expect((await book(bank, 'contas { id }')).contas).toEqual([])
  const { data } = await app.graphql(token, '{ home { contasFinanceiras { id saldo } } }')
  expect(data.home.contasFinanceiras).toEqual([
    { id: bank, saldo: '79.10' },
    { id: cash, saldo: '69.95' },
  ])
})

test('a transfer is listed by account and month, edited, deleted and restored', async () => {
  const { id, versao, acoesPermitidas } = await make()
  expect(acoesPermitidas).toEqual(['editar', 'excluir'])
  const listed = async (query: string) => (await app.rest(token, 'GET', `/transferencias?${query}`)).body.length
  expect([await listed(`idContaFinanceira=${cash}`), await listed('mes=2026-03'), await listed('mes=2026-04')]).toEqual(
    [1, 1, 0],
  )
  const edit =
    'mutation($id: ID!, $input: TransferenciaInput!) { atualizarTransferencia(id: $id, input: $input) { valor } }'
  const input = fields({ valor: '10.00', versao })
  expect((await app.graphql(token, edit, { id, input })).data.atualizarTransferencia).toEqual({ valor: '10.00' })
  expect((await app.graphql(token, edit, { id, input })).errors?.[0]?.extensions.code).toBe('STALE')
  expect(await balances()).toEqual(['-10.00', '60.00'])
  expect((await app.rest(token, 'DELETE', `/transferencias/${id}`)).body.message).toBe(
    'Transferência excluída com sucesso.',
  )
  expect(await balances()).toEqual(['0.00', '50.00'])
  expect((await act(`restaurarTransferencia(id: ${id})`)).errors).toBeUndefined()
  expect(await balances()).toEqual(['-10.00', '60.00'])
})

test('the accounts must be two active accounts of the church', async () => {
  const other = await app.church()
  const [theirs] = await app.sql<{ id: number }>('select id from conta_financeira where id_cliente = $1', [
    other.idCliente,
  ])
  const refused = async (data: object) => (await app.rest(token, 'POST', '/transferencias', fields(data))).body.campos
  expect(await refused({ idContaDestino: theirs?.id })).toEqual({ idContaDestino: 'Conta financeira não encontrada.' })
  expect(await refused({ idContaOrigem: theirs?.id })).toEqual({ idContaOrigem: 'Conta financeira não encontrada.' })
  const [{ uuid }] = (await app.rest(token, 'GET', `/contas-financeiras?busca=Banco`)).body
  for (const same of [bank, uuid])
    expect(await refused({ idContaOrigem: same })).toEqual({
      idContaDestino: 'Escolha uma conta diferente da de origem.',
    })
  expect(await refused({ valor: 0 })).toEqual({ valor: 'O valor deve ser maior que zero.' })
  const text = 'Esta conta tem transferências e não pode ser excluída. Você pode desativá-la.'
  const { id } = await make()
  expect((await app.rest(token, 'DELETE', `/contas-financeiras/${bank}`)).body.message).toBe(text)
  // an empty account can be deactivated, and is offered no longer
  await app.rest(token, 'DELETE', `/transferencias/${id}`)
  await make({ idContaOrigem: String(bank), idContaDestino: String(cash), valor: '50.00' })
  expect((await app.rest(token, 'PATCH', `/contas-financeiras/${bank}/desativar`)).status).toBe(200)
  expect(await refused({})).toEqual({ idContaDestino: 'Esta conta está desativada.' })
})

describe('in a closed month', () => {
  const text = 'O mês de março de 2026 está fechado.'

  test('a transfer is not created, changed, deleted or restored, whoever writes it', async () => {
    const [first, gone] = [await make(), await make({ valor: '30.06' })]
    await app.rest(token, 'DELETE', `/transferencias/${gone.id}`)
    await close()
    const answers = [
      await app.rest(token, 'POST', '/transferencias', fields()),
      await app.rest(token, 'PUT', `/transferencias/${first.id}`, fields({ valor: 1 })),
      await app.rest(token, 'DELETE', `/transferencias/${first.id}`),
    ]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(Array(3).fill([409, text]))
    expect(textOf(await act(`restaurarTransferencia(id: ${gone.id})`))).toBe(text)
    await expect(app.sql('update transferencia set valor = 1 where id = $1', [first.id])).rejects.toThrow(text)
  })

  test('a transfer is reversed once by a transfer back, which can be deleted again', async () => {
    const { id } = await make()
    expect(textOf(await act(`estornarTransferencia(id: ${id}, data: "2026-04-02")`))).toBe(
      'O mês desta transferência está aberto: altere ou exclua a própria transferência.',
    )
    await close()
    const reverse = () =>
      act(
        `estornarTransferencia(id: ${id}, data: "2026-04-02")`,
        '{ id descricao idContaOrigem idContaDestino estornada { id idEstorno acoesPermitidas } acoesPermitidas }',
      )
    const made = (await reverse()).data.estornarTransferencia
    expect(made).toEqual({
      id: made.id,
      descricao: 'Estorno: transferência',
      idContaOrigem: bank,
      idContaDestino: cash,
      estornada: { id, idEstorno: made.id, acoesPermitidas: [] },
      acoesPermitidas: ['excluir'],
    })
    expect(await balances()).toEqual(['0.00', '50.00'])
    expect(textOf(await reverse())).toBe('Esta transferência já foi estornada.')
    expect(textOf(await act(`estornarTransferencia(id: ${made.id}, data: "2026-04-02")`))).toBe(
      'Um estorno não pode ser estornado.',
    )
    await app.rest(token, 'DELETE', `/transferencias/${made.id}`)
    expect(await balances()).toEqual(['-30.05', '80.05'])
    await reverse()
    expect(textOf(await act(`restaurarTransferencia(id: ${made.id})`))).toBe(
      'A transferência já foi estornada de novo.',
    )
  })
})

test('in a closed month the database itself refuses changes of transfers and opening balances', async () => {
  const [{ id }, later] = [await make(), await make({ data: '2026-04-10' })]
  await close()
  const client = new pg.Client(app.database.roles.app as pg.ClientConfig)
  await client.connect()
  const refusal = async (statement: string) => {
    await client.query('begin')
    await client.query(`set local app.id_cliente = '${church.idCliente}'`)
    const text = await client.query(statement).then(
      () => undefined,
      (error: Error) => error.message,
    )
    await client.query('rollback')
    return text
  }
  try {
    for (const statement of [
      `insert into transferencia (id_cliente, data, valor, id_conta_origem, id_conta_destino) values (${church.idCliente}, '2026-03-10', 1, ${cash}, ${bank})`,
      `update transferencia set valor = 1 where id = ${id}`,
      `update transferencia set excluido_em = now() where id = ${id}`,
      `update transferencia set data = '2026-03-20' where id = ${later.id}`,
      `update transferencia set data = '2026-04-20' where id = ${id}`,
      `delete from transferencia where id = ${id}`,
      `update conta_financeira set saldo_inicial = 1 where id = ${bank}`,
      `update conta_financeira set data_saldo_inicial = '2026-04-01' where id = ${bank}`,
      `delete from conta_financeira where id = ${bank}`,
    ])
      expect([statement, await refusal(statement)]).toEqual([statement, 'O mês de março de 2026 está fechado.'])
    expect(await refusal(`update transferencia set valor = 1 where id = ${later.id}`)).toBeUndefined()
  } finally {
    await client.end()
  }
})

test('a transfer is in the audit log and in the export', async () => {
  const { id } = await make({ descricao: 'Depósito' })
  const rows = await app.sql(
    `select acao, operacao, depois ->> 'valor' as valor from auditoria where tabela = 'transferencia' and id_registro = $1`,
    [id],
  )
  expect(rows).toEqual([{ acao: 'transferencia.escrever', operacao: 'criar', valor: '30.05' }])
  const csv = String((await app.rest(token, 'GET', '/exportar/transferencias?formato=csv')).body)
  expect(csv.split('\r\n')[1]).toMatch(/^10\/03\/2026;"Caixa geral";"Banco .*";"Depósito";30,05;1$/)
})

test('a reversal is not restored while the reversed transfer is being deleted', async () => {
  const { id } = await make()
  await close()
  const reversed = await act(`estornarTransferencia(id: ${id}, data: "2026-04-02")`)
  const reversal = reversed.data.estornarTransferencia.id
  expect((await app.rest(token, 'DELETE', `/transferencias/${reversal}`)).status).toBe(200)
  await app.graphql(token, 'mutation { reabrirMes(mes: "2026-03") { message } }')
  const deleting = new pg.Client(app.database.owner)
  await deleting.connect()
  await deleting.query('begin')
  await deleting.query('select from transferencia where id = $1 and id_cliente = $2 for update', [id, church.idCliente])
  const restoring = act(`restaurarTransferencia(id: ${reversal})`)
  // it waits for the one who deletes, or it has ended already
  let ended = false
  void restoring.then(() => (ended = true))
  while (!ended && (await app.sql(lockWaits())).length === 0);
  await deleting.query('update transferencia set excluido_em = now() where id = $1 and id_cliente = $2', [
    id,
    church.idCliente,
  ])
  await deleting.query('commit')
  await deleting.end()
  expect(textOf(await restoring)).toBe('A transferência estornada não existe mais.')
  expect(await balances()).toEqual(['0.00', '50.00'])
})
