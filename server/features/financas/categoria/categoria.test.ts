import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { categoriasEntrada } from '../../../../schema/rules/financas/entrada.input.js'
import { categoriasSaida } from '../../../../schema/rules/financas/saida.input.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { churchDay } from '../../../../tests/factories/zones.js'
import { suggestedPlano } from './categoria.rules.js'

let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({ nome: unique('Nome '), natureza: 'despesa', raiz: 4, ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/categorias', fields(data))).body

describe('rules for saving a record', () => {
  test('the name is required and has at most 60 characters', async () => {
    for (const nome of ['  ', 'x'.repeat(61)]) {
      const { status, body } = await app.rest(await betel.token(1), 'POST', '/categorias', fields({ nome }))
      expect([status, Object.keys(body.campos)]).toEqual([422, ['nome']])
    }
  })
})

describe('the chart of a church', () => {
  const names = async (token: string, natureza: string) => {
    const list = `{ categorias(first: 100, filtro: { natureza: "${natureza}" }) { nodes { nome raiz fixa } } }`
    return (await app.graphql(token, list)).data.categorias.nodes as { nome: string; raiz: number; fixa: boolean }[]
  }

  test('a new church has the five fixed categories of each kind, with the numbers that integrations know', async () => {
    const token = await (await app.church()).token(1)
    const fixed = async (natureza: string) => (await names(token, natureza)).map(({ nome, raiz }) => [raiz, nome])
    expect(await fixed('receita')).toEqual(
      Object.entries(categoriasEntrada).map(([raiz, nome]) => [Number(raiz), nome]),
    )
    expect(await fixed('despesa')).toEqual(Object.entries(categoriasSaida).map(([raiz, nome]) => [Number(raiz), nome]))
  })

  test('a fixed category gets a code, but is not renamed, deactivated or deleted', async () => {
    const token = await betel.token(1)
    const all = (await app.rest(token, 'GET', '/categorias?natureza=receita&raiz=1')).body
    const { id, nome } = all.find(({ fixa }: { fixa: boolean }) => fixa)
    const edit = (data: object) =>
      app.rest(token, 'PUT', `/categorias/${id}`, { nome, natureza: 'receita', raiz: 1, ...data })
    expect((await edit({ codigoContador: '4.1.1.01' })).body.codigoContador).toBe('4.1.1.01')
    expect((await edit({ nome: 'Contribuições' })).body.campos).toHaveProperty('nome')
    expect((await edit({ raiz: 2 })).body.campos).toHaveProperty('raiz')
    expect((await edit({ natureza: 'despesa' })).body.campos).toHaveProperty('natureza')
    expect((await app.rest(token, 'PATCH', `/categorias/${id}/desativar`)).status).toBe(409)
    expect((await app.rest(token, 'DELETE', `/categorias/${id}`)).status).toBe(409)
  })

  test('the suggested chart adds what is missing, keeps what is there, and adds nothing the second time', async () => {
    const token = await (await app.church()).token(1)
    const own = await app.rest(token, 'POST', '/categorias', fields({ nome: 'energia', raiz: 2 }))
    const use = async () =>
      (await app.graphql(token, 'mutation { usarPlanoSugerido { message } }')).data.usarPlanoSugerido
    expect((await app.rest(token, 'POST', '/contas-financeiras', { nome: 'Banco', tipo: 'banco' })).status).toBe(201)
    const other = { nome: 'Cofre', tipo: 'caixa', codigoContador: '1.1.1.01' }
    expect((await app.rest(token, 'POST', '/contas-financeiras', other)).status).toBe(201)
    expect(await use()).toEqual({
      message: `${suggestedPlano.length - 1} categorias criadas. Com código do contador agora: 10 categorias fixas e 2 contas financeiras.`,
    })
    const codes = (await app.rest(token, 'GET', '/contas-financeiras')).body.map(
      (row: { nome: string; codigoContador: string }) => [row.nome, row.codigoContador],
    )
    // each its own, and a code that somebody has given stays
    expect(codes.sort()).toEqual([
      ['Banco', '1.1.2.01'],
      ['Caixa geral', '1.1.1.02'],
      ['Cofre', '1.1.1.01'],
    ])
    const despesas = await names(token, 'despesa')
    expect(despesas.filter(({ nome }) => /energia/i.test(nome))).toEqual([{ nome: 'energia', raiz: 2, fixa: false }])
    expect((await app.rest(token, 'GET', `/categorias/${own.body.id}`)).body).toMatchObject({
      nome: 'energia',
      raiz: 2,
    })
    expect(await use()).toEqual({ message: 'Sua igreja já tem todas as categorias do plano sugerido.' })
  })
})

describe('the category of entries and accounts', () => {
  const today = churchDay()
  const expense = (data: object) => ({ descricao: 'Luz', data: today, categoria: 4, valor: '10.00', ...data })
  const save = async (data: object) =>
    (await app.rest(await betel.token(4), 'POST', '/saidas', expense(data))).body as {
      id: number
      categoria: number
      idCategoria: number | null
    }

  test('an entry with an own category has the number of its root; old integrations send numbers as before', async () => {
    const { id } = await create({ raiz: 2 })
    const old = await save({ categoria: 2 })
    expect([old.categoria, old.idCategoria]).toEqual([2, null])
    const own = await save({ categoria: 5, idCategoria: id })
    expect([own.categoria, own.idCategoria]).toEqual([2, id])
    const put = async (data: object) =>
      (await app.rest(await betel.token(4), 'PUT', `/saidas/${own.id}`, expense(data))).body
    expect(await put({ categoria: 2 })).toMatchObject({ categoria: 2, idCategoria: id })
    expect(await put({ categoria: 3 })).toMatchObject({ categoria: 3, idCategoria: null })
    expect(await put({ categoria: 3, idCategoria: id })).toMatchObject({ categoria: 2, idCategoria: id })
    expect(await put({ categoria: 2, idCategoria: null })).toMatchObject({ categoria: 2, idCategoria: null })
    const [root] = (await app.rest(await betel.token(4), 'GET', '/categorias?natureza=despesa&raiz=1')).body
    expect(await put({ categoria: 5, idCategoria: root.id })).toMatchObject({ categoria: 1, idCategoria: null })
  })

  test('lists are filtered by an own category, and by a fixed one with all below it', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const post = async (path: string, body: object) => (await app.rest(token, 'POST', path, body)).body
    const own = await post('/categorias', fields({ nome: 'Energia' }))
    await post('/saidas', expense({ idCategoria: own.id }))
    await post('/saidas', expense({ valor: '5.00' }))
    await post('/saidas', expense({ categoria: 1 }))
    const [root] = (await app.rest(token, 'GET', '/categorias?natureza=despesa&raiz=4')).body
    const list = `query($id: ID!) { categoria(id: $id) { saidas { soma nodes { nomeCategoria categoriaPropria { id } } } entradas { totalCount } } }`
    const of = async (id: number) => (await app.graphql(token, list, { id })).data.categoria
    expect(await of(own.id)).toEqual({
      saidas: { soma: '10.00', nodes: [{ nomeCategoria: 'Energia', categoriaPropria: { id: own.id } }] },
      entradas: { totalCount: 0 },
    })
    for (const [id, count] of [
      [own.id, 1],
      [root.id, 2],
    ])
      expect((await app.rest(token, 'GET', `/saidas?idCategoria=${id}`)).body.length).toBe(count)
    expect((await app.rest(token, 'GET', `/entradas?idCategoria=${root.id}`)).body).toEqual([])
  })

  test('a category in use is not deleted, an inactive one is refused for new entries, and one of the other kind too', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const stored = await save({ idCategoria: id })
    const refused = await app.rest(token, 'DELETE', `/categorias/${id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Esta categoria tem saídas e não pode ser excluída. Você pode desativá-la.',
    ])
    await app.rest(token, 'PATCH', `/categorias/${id}/desativar`)
    const income = await create({ natureza: 'receita', raiz: 2 })
    for (const [idCategoria, text] of [
      [id, 'Esta categoria está desativada.'],
      [income.id, 'Categoria não encontrada.'],
    ]) {
      const { status, body } = await app.rest(token, 'POST', '/saidas', expense({ idCategoria }))
      expect([status, body.campos]).toEqual([422, { idCategoria: text }])
    }
    const kept = await app.rest(token, 'PUT', `/saidas/${stored.id}`, expense({ idCategoria: id, valor: '12.00' }))
    expect([kept.status, kept.body.idCategoria]).toEqual([200, id])
  })

  test('settling a payable gives its entry the category; without one it is 4 Conta as before', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const post = async (path: string, body: object) => (await app.rest(token, 'POST', path, body)).body
    const { id: idDepartamento } = await post('/departamentos', { tituloDepartamento: unique('Som ') })
    const { id: idCentroCusto } = await post('/centro-custo', { nome: unique('Som '), idDepartamento })
    const own = await post('/categorias', fields({ raiz: 1 }))
    const [root] = (await app.rest(token, 'GET', '/categorias?natureza=despesa&raiz=3')).body
    for (const [idCategoria, expected] of [
      [own.id, { categoria: 1, idCategoria: own.id }],
      [root.id, { categoria: 3, idCategoria: null }],
      [null, { categoria: 4, idCategoria: null }],
    ]) {
      const conta = { descricaoConta: 'Prebenda', valorConta: '100.00', dataVencimentoConta: today, idCentroCusto }
      const { id } = await post('/contasPagar', { ...conta, idCategoria })
      await app.rest(token, 'PATCH', `/contasPagar/${id}/encerrar`)
      const entries = (await app.rest(token, 'GET', '/saidas')).body as { idOrigem: number }[]
      expect(entries.find(({ idOrigem }) => idOrigem === id)).toMatchObject(expected)
    }
  })

  test('the cash book has the total of each category of the chart, and the result of restricted and unrestricted funds', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const post = async (path: string, body: object) => (await app.rest(token, 'POST', path, body)).body
    const missions = await post(
      '/categorias',
      fields({ nome: 'Missões', natureza: 'receita', raiz: 3, restrita: true }),
    )
    const sent = await post('/categorias', fields({ nome: 'Envio', raiz: 5, restrita: true }))
    const income = { descricao: 'Oferta', data: today, categoria: 2 }
    await post('/entradas', { ...income, valor: '100.00' })
    await post('/entradas', { ...income, valor: '30.00', idCategoria: missions.id })
    await post('/saidas', expense({ valor: '40.00' }))
    await post('/saidas', expense({ valor: '12.50', idCategoria: sent.id }))
    const query = `{ livroCaixa { entradas saidas linhas { nodes { nomeCategoria } }
      planoContas { tipo categoria idCategoria nomeCategoria restrita total } fundos { restrito entradas saidas resultado } } }`
    const { data, errors } = await app.graphql(token, query)
    expect(errors).toBeUndefined()
    expect(data.livroCaixa.planoContas).toEqual([
      { tipo: 'entrada', categoria: 2, idCategoria: null, nomeCategoria: 'Oferta', restrita: false, total: '100.00' },
      {
        tipo: 'entrada',
        categoria: 3,
        idCategoria: missions.id,
        nomeCategoria: 'Missões',
        restrita: true,
        total: '30.00',
      },
      { tipo: 'saida', categoria: 4, idCategoria: null, nomeCategoria: 'Conta', restrita: false, total: '40.00' },
      { tipo: 'saida', categoria: 5, idCategoria: sent.id, nomeCategoria: 'Envio', restrita: true, total: '12.50' },
    ])
    expect(data.livroCaixa.fundos).toEqual([
      { restrito: false, entradas: '100.00', saidas: '40.00', resultado: '60.00' },
      { restrito: true, entradas: '30.00', saidas: '12.50', resultado: '17.50' },
    ])
    expect(data.livroCaixa.linhas.nodes.map(({ nomeCategoria }: { nomeCategoria: string }) => nomeCategoria)).toEqual([
      'Oferta',
      'Missões',
      'Conta',
      'Envio',
    ])
  })
})

test('a category with entries of a closed month keeps its fund, and one without may still change it', async () => {
  const other = await app.church()
  const token = await other.token(1)
  const own = { nome: unique('Templo '), natureza: 'receita', raiz: 3, restrita: 0 }
  const { id } = (await app.rest(token, 'POST', '/categorias', own)).body
  const entry = { descricao: 'Oferta', data: '2026-02-10', categoria: 3, valor: 30 }
  await app.rest(token, 'POST', '/entradas', { ...entry, idCategoria: id })
  const change = async (which: number, data: object) => {
    const { status, body } = await app.rest(token, 'PUT', `/categorias/${which}`, data)
    return status === 200 ? body.restrita : [status, Object.keys(body.campos)]
  }
  expect(await change(id, { ...own, restrita: 1 })).toBeTruthy()
  await app.graphql(token, 'mutation { fecharMes(mes: "2026-02") { message } }')
  expect(await change(id, { ...own, restrita: 0 })).toEqual([422, ['restrita']])
  // the same fund again, and another name, change no figure
  expect(await change(id, { ...own, nome: unique('Novo templo '), restrita: 1 })).toBeTruthy()
  const [fixed] = await app.sql<{ id: number }>(
    `select id from categoria where id_cliente = $1 and fixa and natureza = 'receita' and raiz = 3`,
    [other.idCliente],
  )
  const nome = (await app.rest(token, 'GET', `/categorias/${fixed?.id}`)).body.nome
  // its entries all name the category below it
  expect(await change(fixed?.id as number, { ...own, nome, restrita: 1 })).toBeTruthy()
})

describe('listing the records', () => {
  test('within a main category the list is sorted by name, without accents', async () => {
    const token = await (await app.church()).token(1)
    const word = unique('z')
    for (const nome of ['Violão', 'Ávila', 'bateria'])
      await app.rest(token, 'POST', '/categorias', fields({ nome: `${nome} ${word}` }))
    const list = async (args: string) =>
      (await app.graphql(token, `{ categorias(${args}) { totalCount nodes { nome } } }`)).data.categorias
    const shown = (...nomes: string[]) => nomes.map((nome) => ({ nome: `${nome} ${word}` }))
    expect((await list(`busca: "${word}"`)).nodes).toEqual(shown('Ávila', 'bateria', 'Violão'))
  })
})
