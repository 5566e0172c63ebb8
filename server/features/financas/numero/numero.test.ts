import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import pg from 'pg'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { numberInText } from './numero.rules.js'

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

const body = { descricao: 'Oferta', data: '2026-03-10', categoria: 2, valor: 50 }

const enter = async (what: 'entradas' | 'saidas' = 'entradas', more: object = {}): Promise<number> =>
  (await app.rest(token, 'POST', `/${what}`, { ...body, ...more })).body.id

async function bill(descricaoConta: string): Promise<void> {
  const { data } = await app.graphql(token, 'mutation { usarCentroGeralPagar { id } }')
  const idCentroCusto = data.usarCentroGeralPagar.id
  const conta = { descricaoConta, valorConta: 80, dataVencimentoConta: '2026-12-10', idCentroCusto }
  expect((await app.rest(token, 'POST', '/contasPagar', conta)).status).toBe(201)
}

/** The numbers of these lists' records, by id. */
async function numbers(...lists: string[]): Promise<number[][]> {
  const { data } = await app.graphql(token, `{ ${lists.map((list) => `${list} { nodes { id numero } }`).join(' ')} }`)
  return lists.map((list) =>
    data[list].nodes
      .toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)
      .map(({ numero }: { numero: number }) => numero),
  )
}

test('what is in the books of a church has one series of numbers, which begins at 1 in each church', async () => {
  await enter()
  await enter('saidas')
  const banco = await app.graphql(
    token,
    'mutation { criarContaFinanceira(input: { nome: "Banco", tipo: "banco" }) { id } }',
  )
  const idContaDestino = banco.data.criarContaFinanceira.id
  const input = { data: '2026-03-10', valor: '5.00', idContaDestino }
  const moved = await app.graphql(
    token,
    'mutation($input: TransferenciaInput!) { criarTransferencia(input: $input, confirmacoes: ["caixaNegativo"]) { numero } }',
    { input },
  )
  expect(moved.data.criarTransferencia).toEqual({ numero: 3 })
  await bill('Luz')
  await enter()
  expect(await numbers('entradas', 'saidas', 'transferencias', 'contasPagar')).toEqual([[1, 5], [2], [3], [4]])

  const other = await app.church()
  const first = await app.rest(await other.token(1), 'POST', '/entradas', body)
  expect(first.status).toBe(201)
  const answer = await app.graphql(await other.token(1), '{ entradas { nodes { numero } } }')
  expect(answer.data.entradas.nodes).toEqual([{ numero: 1 }])
})

test('a record keeps its number when it is changed, deleted and restored', async () => {
  const id = await enter()
  await enter()
  await app.rest(token, 'PUT', `/entradas/${id}`, { ...body, data: '2026-05-01' })
  await app.rest(token, 'DELETE', `/entradas/${id}`)
  await app.graphql(token, 'mutation($id: ID!) { restaurarEntrada(id: $id) { id } }', { id })
  expect(await numbers('entradas')).toEqual([[1, 2]])
})

test('twelve writers at once get different numbers', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => enter(n % 2 ? 'saidas' : 'entradas')))
  expect(ids.every(Number.isInteger)).toBe(true)
  const all = (await numbers('entradas', 'saidas')).flat()
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
})

test('a transaction that has written an entry makes no other writer of the church wait for its number', async () => {
  await enter()
  const client = new pg.Client(app.database.owner)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.id_cliente', $1, true)`, [String(church.idCliente)])
    await client.query(
      `insert into entrada (id_cliente, descricao, data, categoria, valor) values ($1, 'Oferta', '2026-03-10', 2, 50)`,
      [church.idCliente],
    )
    expect(Number.isInteger(await enter())).toBe(true)
    await client.query('commit')
  } finally {
    await client.end()
  }
  // by the order in which they were committed
  expect(await numbers('entradas')).toEqual([[1, 3, 2]])
})

test('the search finds a record by its number, and by the id that older papers show', async () => {
  await enter()
  const id = await enter('entradas', { descricao: 'Cantina', data: '2020-01-05' })
  await enter('entradas', { descricao: 'Rifa' })
  const found = async (busca: string) =>
    (
      await app.graphql(
        token,
        'query($busca: String) { entradas(busca: $busca) { nodes { descricao } totalCount soma } }',
        {
          busca,
        },
      )
    ).data.entradas.nodes.map(({ descricao }: { descricao: string }) => descricao)
  for (const busca of ['2', 'nº 2', 'Nº2', String(id)]) expect(await found(busca)).toEqual(['Cantina'])
  expect(await found('4')).toEqual([])

  // texts with the number are found beside it
  await enter('entradas', { descricao: 'Salão 2' })
  expect((await found('2')).toSorted()).toEqual(['Cantina', 'Salão 2'])

  const everywhere = async (texto: string) =>
    (
      await app.graphql(token, 'query($texto: String!) { buscar(texto: $texto) { tipo titulo } }', { texto })
    ).data.buscar.filter(({ tipo }: { tipo: string }) => tipo === 'entrada')
  expect(await everywhere('nº 3')).toEqual([{ tipo: 'entrada', titulo: 'Rifa' }])
  expect(await everywhere(String(id))).toEqual([{ tipo: 'entrada', titulo: 'Cantina' }])
})

test('the search for a number reads no other church', async () => {
  const id = await enter()
  const other = await app.church()
  const { data } = await app.graphql(
    await other.token(1),
    'query($busca: String) { entradas(busca: $busca) { nodes { id } } }',
    {
      busca: String(id),
    },
  )
  expect(data.entradas.nodes).toEqual([])
})

test('lists, transfers and accounts are found by their numbers too', async () => {
  await bill('Energia')
  const { data } = await app.graphql(
    token,
    '{ contasPagar(busca: "nº 1") { nodes { descricaoConta numero } } transferencias(busca: "1") { nodes { id } } }',
  )
  expect(data).toEqual({
    contasPagar: { nodes: [{ descricaoConta: 'Energia', numero: 1 }] },
    transferencias: { nodes: [] },
  })
})

test('only a text that is a number is searched for as one', () => {
  expect(['12', ' nº 12 ', 'Nº12', 'n. 12', 'no 12'].map(numberInText)).toEqual([12, 12, 12, 12, 12])
  expect(['', null, '12,50', '1/2026', 'oferta 12', '1234567890'].map((text) => numberInText(text))).toEqual(
    Array(6).fill(null),
  )
})
