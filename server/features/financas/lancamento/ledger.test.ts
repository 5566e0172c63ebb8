import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { grantsFrom } from '../../../kernel/access/grants.js'
import { AppError } from '../../../kernel/base/errors.js'
import { transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import { Context } from '../../../kernel/work/context/context.js'
import { bookEntrada, bookEntradas, changeEntrada, withdrawEntrada } from '../entrada/index.js'
import { bookSaida, changeSaida, withdrawSaida } from '../saida/index.js'

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

/** Runs in its own transaction, as the use case of another feature would. */
function business<T>(run: (work: Writing & { ctx: Context }) => Promise<T>): Promise<T> {
  const viewer = {
    id: church.idCliente,
    uuid: '',
    idCliente: church.idCliente,
    perfil: 1 as const,
    name: '',
    grants: grantsFrom(1, null),
  }
  const ctx = new Context(app.services, { viewer, requestId: 'teste', ip: '', userAgent: '' })
  const author = { idUsuario: church.idCliente, acao: 'teste', requisicao: 'teste' }
  return transaction(app.services.sessions, church.idCliente, author, (work) => run({ ...work, ctx }))
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => (error instanceof AppError ? [error.status, error.message] : String(error)),
  )

const tithe = { descricao: 'Dízimo', data: '2026-03-10', categoria: 1, valor: '250.00' }
const of = { origem: 'dizimo', idOrigem: 7 } as const
const entries = async () => (await app.rest(token, 'GET', '/entradas')).body

test('a record creates, changes and removes its ledger entry, in its own transaction', async () => {
  const id = await business((work) => bookEntrada(work, { ...tithe, ...of }))
  expect(await entries()).toMatchObject([{ id, valor: 250, categoria: 1, origem: 'dizimo', idOrigem: 7 }])
  await business((work) => changeEntrada(work, of, { valor: '300.10', data: '2026-03-11' }))
  expect(await entries()).toMatchObject([{ id, valor: 300.1, data: '2026-03-11', descricao: 'Dízimo' }])
  await business((work) => withdrawEntrada(work, of))
  expect(await entries()).toEqual([])
  expect(await app.sql('select excluido_por, valor from entrada where id_cliente = $1', [church.idCliente])).toEqual([
    { excluido_por: church.idCliente, valor: '300.10' },
  ])
  // the record can create its entry again
  await business((work) => bookEntrada(work, { ...tithe, ...of }))
  expect(await entries()).toHaveLength(1)
})

test('a business event that fails writes nothing', async () => {
  await expect(
    business(async (work) => {
      await bookEntrada(work, { ...tithe, ...of })
      throw new Error('later')
    }),
  ).rejects.toThrow('later')
  expect(await entries()).toEqual([])
})

test('a record has only one ledger entry, even with concurrent transactions', async () => {
  await business((work) => bookEntrada(work, { ...tithe, ...of }))
  const again = () => business((work) => bookEntrada(work, { ...tithe, ...of }))
  await expect(again()).rejects.toThrow()
  await Promise.allSettled(
    [1, 2, 3, 4].map(() => business((work) => bookEntrada(work, { ...tithe, ...of, idOrigem: 8 }))),
  )
  expect(await entries()).toHaveLength(2)
  // records of different features may have the same id
  await business((work) => bookEntrada(work, { ...tithe, origem: 'doacao', idOrigem: 7 }))
  expect(await entries()).toHaveLength(3)
})

describe('the entries of many records', () => {
  const sheet = (...idsOrigem: number[]) =>
    idsOrigem.map((idOrigem) => ({ ...tithe, valor: `${idOrigem}.05`, origem: 'dizimo' as const, idOrigem }))

  test('are created together, one for each record, with the same number of statements for 2 as for 40', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
    const few = await countStatements(() => business((work) => bookEntradas(work, sheet(41, 42))))
    const many = await countStatements(() => business((work) => bookEntradas(work, sheet(...numbers))))
    expect(many).toBe(few)
    const found: { idOrigem: number; valor: number }[] = await entries()
    expect(found.map(({ idOrigem, valor }) => [idOrigem, valor]).sort(([a = 0], [b = 0]) => a - b)).toEqual(
      [...numbers, 41, 42].map((id) => [id, id + 0.05]),
    )
    // each belongs to its record, through which alone it changes
    await business((work) => withdrawEntrada(work, { origem: 'dizimo', idOrigem: 40 }))
    expect(await entries()).toHaveLength(41)
  })

  test('are all refused when one record already has its entry, or is named twice', async () => {
    await business((work) => bookEntrada(work, { ...tithe, ...of }))
    for (const again of [sheet(5, 6, of.idOrigem), sheet(8, 9, 8)])
      await expect(business((work) => bookEntradas(work, again))).rejects.toThrow(/entrada_origem/)
    expect(await entries()).toMatchObject([of])
  })

  test('are all refused when the month of one is closed', async () => {
    await app.graphql(token, 'mutation { fecharMes(mes: "2026-03") { message } }')
    const open = sheet(1, 2).map((dados) => ({ ...dados, data: '2026-04-05' }))
    const late = [...open, ...sheet(3)]
    expect(await failure(business((work) => bookEntradas(work, late)))).toEqual([
      409,
      'O mês de março de 2026 está fechado.',
    ])
    expect(await entries()).toEqual([])
    await business((work) => bookEntradas(work, open))
    expect(await entries()).toHaveLength(2)
  })

  test('are all taken back when the business event that created them fails later', async () => {
    const failing = business(async (work) => {
      await bookEntradas(work, sheet(1, 2))
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    expect(await entries()).toEqual([])
  })

  test('are created again when the earlier ones were reversed, but only for records that a reversal reopens', async () => {
    const records = [
      ...sheet(1).map((dados) => ({ ...dados, origem: 'contaReceber' as const })),
      ...sheet(2).map((dados) => ({ ...dados, origem: 'contaReceber' as const })),
    ]
    await business((work) => bookEntradas(work, records))
    await app.sql(
      `insert into entrada (id_cliente, descricao, data, categoria, valor, id_estornado)
       select id_cliente, 'Estorno', '2026-04-01', 1, -valor, id from entrada where id_cliente = $1 and id_origem = 1`,
      [church.idCliente],
    )
    const [again, kept] = [records[0], records[1]] as const
    await expect(business((work) => bookEntradas(work, [again!, kept!]))).rejects.toThrow(/entrada_origem/)
    await business((work) => bookEntradas(work, [again!, ...sheet(3)]))
    const found = await app.sql(
      'select id_origem, vez from entrada where id_cliente = $1 and origem is not null order by id_origem, vez',
      [church.idCliente],
    )
    expect(found).toEqual([
      { id_origem: 1, vez: 1 },
      { id_origem: 1, vez: 2 },
      { id_origem: 2, vez: 1 },
      { id_origem: 3, vez: 1 },
    ])
  })

  test('an empty sheet creates nothing', async () => {
    await business((work) => bookEntradas(work, []))
    expect(await entries()).toEqual([])
  })
})

test('the ledger entry of a record can be changed and deleted only through that record', async () => {
  const id = await business((work) => bookEntrada(work, { ...tithe, ...of }))
  const text = 'Esta entrada vem de um dízimo e só muda por meio dele.'
  for (const method of ['PUT', 'DELETE'] as const) {
    const { status, body } = await app.rest(token, method, `/entradas/${id}`, { ...tithe, valor: '1.00' })
    expect([status, body.message]).toEqual([409, text])
  }
  const { data } = await app.graphql(token, `{ entrada(id: ${id}) { acoesPermitidas origem } }`)
  expect(data.entrada).toEqual({ acoesPermitidas: [], origem: 'dizimo' })
  await business((work) => withdrawEntrada(work, of))
  const restore = await app.graphql(token, `mutation { restaurarEntrada(id: ${id}) { id } }`)
  expect(restore.errors?.[0]?.message).toBe(text)
  const bin = await app.graphql(token, '{ entradas(filtro: { excluidos: true }) { totalCount } }')
  expect(bin.data.entradas.totalCount).toBe(0)
})

test('expenses follow the same rules as income', async () => {
  const upkeep = { origem: 'manutencaoPatrimonio', idOrigem: 3 } as const
  const id = await business((work) => bookSaida(work, { ...tithe, categoria: 2, ...upkeep }))
  const { status, body } = await app.rest(token, 'DELETE', `/saidas/${id}`)
  expect([status, body.erro]).toEqual([409, 'Esta saída vem de uma manutenção de patrimônio e só muda por meio dela.'])
  await business((work) => changeSaida(work, upkeep, { valor: '9.99' }))
  await business((work) => withdrawSaida(work, upkeep))
  expect((await app.rest(token, 'GET', '/saidas')).body).toEqual([])
})

test('changing or removing an entry that does not exist gets 404', async () => {
  expect(await failure(business((work) => changeEntrada(work, of, { valor: '1.00' })))).toEqual([
    404,
    'Entrada não encontrada.',
  ])
  expect(await failure(business((work) => withdrawSaida(work, { origem: 'contaPagar', idOrigem: 1 })))).toEqual([
    404,
    'Saída não encontrada.',
  ])
})

test('closed months and reversals apply to the entries of records too', async () => {
  const id = await business((work) => bookEntrada(work, { ...tithe, ...of }))
  await app.graphql(token, 'mutation { fecharMes(mes: "2026-03") { message } }')
  const closed = [409, 'O mês de março de 2026 está fechado.']
  expect(await failure(business((work) => changeEntrada(work, of, { valor: '1.00' })))).toEqual(closed)
  expect(await failure(business((work) => withdrawEntrada(work, of)))).toEqual(closed)
  expect(await failure(business((work) => bookEntrada(work, { ...tithe, origem: 'doacao', idOrigem: 1 })))).toEqual(
    closed,
  )
  const { data } = await app.graphql(
    token,
    `mutation { estornarEntrada(id: ${id}, input: { data: "2026-04-01" }) { id } }`,
  )
  expect(data.estornarEntrada.id).toEqual(expect.any(Number))
  await app.graphql(token, 'mutation { reabrirMes(mes: "2026-03") { message } }')
  expect(await failure(business((work) => withdrawEntrada(work, of)))).toEqual([
    409,
    'Esta entrada foi estornada: exclua antes o estorno.',
  ])
})

test('the database refuses invalid amounts, categories and origins, even in plain SQL', async () => {
  const insert = (columns: string, values: string) =>
    failure(
      app.sql(
        `insert into entrada (id_cliente, descricao, data, categoria, valor ${columns}) values ($1, 'x', '2026-03-01', ${values})`,
        [church.idCliente],
      ),
    )
  for (const [columns, values, constraint] of [
    ['', '1, 0', 'entrada_valor'],
    ['', '1, -1', 'entrada_valor'],
    ['', '6, 1', 'entrada_categoria'],
    [', origem', `1, 1, 'dizimo'`, 'entrada_origem_conhecida'],
    [', origem, id_origem', `1, 1, 'contaPagar', 1`, 'entrada_origem_conhecida'],
  ] as const)
    expect(await insert(columns, values)).toContain(constraint)
})
