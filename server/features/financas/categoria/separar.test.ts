import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

const create = async (path: string, data: object) => (await app.rest(token, 'POST', path, data)).body
const categoria = (data: object = {}) =>
  create('/categorias', { nome: unique('Luz '), natureza: 'despesa', raiz: 4, ...data })
const spend = async (data: string, idCategoria: number, more: object = {}) =>
  (await create('/saidas', { descricao: 'Gasto', data, categoria: 4, idCategoria, valor: '10.00', ...more })).id
const preview = async (id: number, input: object) =>
  (
    await app.graphql(
      token,
      `query($id: ID!, $input: SepararCategoriaInput!) { separacaoDeCategoria(id: $id, input: $input) {
        lancamentos soma contas fechados mesesFechados deOutros } }`,
      { id: String(id), input },
    )
  ).data?.separacaoDeCategoria
const split = (id: number, input: object, as = token) =>
  app.graphql(
    as,
    'mutation($id: ID!, $input: SepararCategoriaInput!) { separarCategoria(id: $id, input: $input) { message lancamentos } }',
    { id: String(id), input },
  )
const ofSaida = async (...ids: number[]) =>
  (await app.sql('select categoria, id_categoria from saida where id = any($1) order by id', [ids])).map(
    ({ categoria, id_categoria }) => [categoria, id_categoria],
  )

test('the entries that a filter chooses move, each is audited, and moving them back undoes it', async () => {
  const [luz, palco] = [await categoria(), await categoria({ raiz: 3 })]
  const { id: idDepartamento } = await create('/departamentos', { tituloDepartamento: 'Som' })
  const { id: som } = await create('/centro-custo', { nome: 'Som', idDepartamento })
  const { id: loja } = await create('/fornecedores', { nome: 'Loja de Som' })
  const outside = await spend('2026-02-28', luz.id, { descricao: 'Cabo do palco' })
  const cable = await spend('2026-03-10', luz.id, {
    descricao: 'Cabo do palco',
    idFornecedor: loja,
    idCentroCusto: som,
  })
  const lamp = await spend('2026-03-11', luz.id, { descricao: 'Lâmpada', idCentroCusto: som, valor: '7.25' })
  const march = { idCategoria: String(palco.id), inicio: '2026-03-01', fim: '2026-03-31' }
  expect(await preview(luz.id, march)).toEqual({
    lancamentos: 2,
    soma: '17.25',
    contas: 0,
    fechados: 0,
    mesesFechados: [],
    deOutros: 0,
  })
  for (const [more, soma] of [
    [{ busca: 'lampada' }, '7.25'],
    [{ idFornecedor: String(loja) }, '10.00'],
    [{ idCentroCusto: String(som), busca: 'CABO palco' }, '10.00'],
    [{ lancamentos: [String(lamp), String(outside)] }, '7.25'],
  ] as const)
    expect(await preview(luz.id, { ...march, ...more })).toMatchObject({ lancamentos: 1, soma })
  const { data } = await split(luz.id, march)
  expect(data.separarCategoria.message).toBe(`Agora em "${palco.nome}": 2 lançamentos, que somam R$ 17,25.`)
  expect(await ofSaida(outside, cable, lamp)).toEqual([
    [4, luz.id],
    [3, palco.id],
    [3, palco.id],
  ])
  const audited = await app.sql(
    `select acao from auditoria where tabela = 'saida' and id_registro = $1 and depois ->> 'id_categoria' = $2`,
    [cable, String(palco.id)],
  )
  expect(audited).toEqual([{ acao: 'categoria.escrever' }])
  // an entry that somebody moved on since then stays where it is
  await app.sql('update saida set id_categoria = null where id = $1', [lamp])
  // even with as many entries as one split moves, each with the longest number, the way back fits in a request
  const moved: string[] = data.separarCategoria.lancamentos
  const lancamentos = Array.from({ length: 5000 }, (_, n) => moved[n] ?? (moved[0] ?? '').padStart(10, '1'))
  expect((await split(palco.id, { idCategoria: String(luz.id), lancamentos })).errors).toBeUndefined()
  expect(await ofSaida(cable, lamp)).toEqual([
    [4, luz.id],
    [3, null],
  ])
})

test('entries of closed months stay with their reversals, and the months are named; an open entry moves', async () => {
  const [luz, energia] = [await categoria(), await categoria()]
  const closed = await spend('2026-01-10', luz.id)
  const open = await spend('2026-02-10', luz.id)
  await app.graphql(token, 'mutation { fecharMes(mes: "2026-01") { message } }')
  const reversed = await app.graphql(
    token,
    `mutation { estornarSaida(id: ${closed}, input: { data: "2026-02-11" }) { id } }`,
  )
  const reversal = reversed.data.estornarSaida.id
  const input = { idCategoria: String(energia.id) }
  expect(await preview(luz.id, input)).toMatchObject({ lancamentos: 1, soma: '10.00', fechados: 2 })
  expect((await split(luz.id, input)).data.separarCategoria.message).toBe(
    `Agora em "${energia.nome}": 1 lançamento, que soma R$ 10,00. Ficaram: 2 lançamentos de meses fechados (janeiro de 2026).`,
  )
  expect((await ofSaida(closed, open, reversal)).map(([, id]) => id)).toEqual([luz.id, energia.id, luz.id])
  const refused = await split(luz.id, input)
  expect([refused.status, refused.errors?.[0]?.message]).toEqual([
    409,
    'Nenhum lançamento para separar. Ficaram: 2 lançamentos de meses fechados (janeiro de 2026).',
  ])
  await app.graphql(token, 'mutation { reabrirMes(mes: "2026-01") { message } }')
  // chosen by the day of the entry alone
  expect(await preview(luz.id, { ...input, fim: '2026-01-31' })).toMatchObject({ lancamentos: 2, soma: '0.00' })
  expect((await split(luz.id, { ...input, inicio: '2026-02-01' })).status).toBe(409)
})

test('a bill goes with the entries that pay it, and a tithe stays below its root', async () => {
  const luz = await categoria()
  const { id: idDepartamento } = await create('/departamentos', { tituloDepartamento: 'Som' })
  const { id: idCentroCusto } = await create('/centro-custo', { nome: 'Som', idDepartamento })
  const bill = { descricaoConta: 'Conta', valorConta: '20.00', dataVencimentoConta: '2026-04-10', idCentroCusto }
  const { id: paid } = await create('/contasPagar', bill)
  const { id: due } = await create('/contasPagar', bill)
  await app.rest(token, 'PATCH', `/contasPagar/${paid}/encerrar`, { data: '2026-04-09' })
  const fixas = (await app.rest(token, 'GET', '/categorias?natureza=despesa&raiz=4')).body
  const conta = fixas.find(({ fixa }: { fixa: boolean }) => fixa)
  const own = await spend('2026-04-02', luz.id)
  expect(await preview(conta.id, { idCategoria: String(luz.id) })).toMatchObject({ lancamentos: 1, contas: 1 })
  expect((await split(conta.id, { idCategoria: String(luz.id) })).data.separarCategoria.message).toBe(
    `Agora em "${luz.nome}": 1 lançamento e 1 conta que ele paga, que soma R$ 20,00.`,
  )
  const bills = await app.sql('select id_categoria from conta_pagar where id = any($1) order by id', [[paid, due]])
  expect(bills).toEqual([{ id_categoria: luz.id }, { id_categoria: null }])
  expect((await ofSaida(own))[0]).toEqual([4, luz.id])

  await create('/dizimos', {
    idMembro: church.idCliente,
    valorDizimo: '50.00',
    dataDizimo: '2026-04-05',
    meioDizimo: 'pix',
  })
  const receitas = (await app.rest(token, 'GET', '/categorias?natureza=receita&raiz=1')).body
  const dizimos = receitas.find(({ fixa }: { fixa: boolean }) => fixa)
  const ofertas = await categoria({ natureza: 'receita', raiz: 2 })
  const jovens = await categoria({ natureza: 'receita', raiz: 1 })
  expect(await preview(dizimos.id, { idCategoria: String(ofertas.id) })).toMatchObject({ lancamentos: 0, deOutros: 1 })
  expect(await preview(dizimos.id, { idCategoria: String(jovens.id) })).toMatchObject({ lancamentos: 1, deOutros: 0 })
})

test('the way back into a category that is no longer in use takes named entries only', async () => {
  const [luz, energia] = [await categoria(), await categoria()]
  const entry = await spend('2026-03-10', luz.id)
  await app.rest(token, 'PATCH', `/categorias/${luz.id}/desativar`)
  const { lancamentos } = (await split(luz.id, { idCategoria: String(energia.id) })).data.separarCategoria
  const back = { idCategoria: String(luz.id) }
  const refused = await split(energia.id, back)
  expect(refused.errors?.[0]?.extensions.campos).toEqual({ idCategoria: 'Esta categoria está desativada.' })
  expect((await split(energia.id, { ...back, lancamentos: [] })).status).toBe(422)
  expect(await preview(energia.id, { ...back, lancamentos })).toMatchObject({ lancamentos: 1 })
  expect((await split(energia.id, { ...back, lancamentos })).errors).toBeUndefined()
  expect(await ofSaida(entry)).toEqual([[4, luz.id]])
})

test('a split needs also what its entries and bills need', async () => {
  const luz = await categoria()
  const { id: idDepartamento } = await create('/departamentos', { tituloDepartamento: 'Som' })
  const { id: idCentroCusto } = await create('/centro-custo', { nome: 'Som', idDepartamento })
  const bill = { descricaoConta: 'Conta', valorConta: '20.00', dataVencimentoConta: '2026-04-10', idCentroCusto }
  const { id: paid } = await create('/contasPagar', { ...bill, idCategoria: luz.id })
  await app.rest(token, 'PATCH', `/contasPagar/${paid}/encerrar`, { data: '2026-04-09' })
  const own = await spend('2026-05-02', luz.id)
  const input = { idCategoria: String((await categoria()).id) }
  const admin = token
  const withScopes = async (...more: string[]) => {
    const make =
      'mutation($e: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $e) { token } }'
    token = (await app.graphql(admin, make, { e: ['categoria.ler', 'categoria.escrever', ...more] })).data.criarTokenApi
      .token
  }
  const missing = async (chosen: object = input) =>
    (await split(luz.id, chosen, token)).errors?.[0]?.extensions.campos?.escopos
  const offered = async () =>
    (await app.graphql(token, `{ categoria(id: "${luz.id}") { acoesPermitidas } }`)).data.categoria.acoesPermitidas
  await withScopes('entrada.ler', 'entrada.escrever', 'contaReceber.escrever')
  expect(await offered()).not.toContain('separar')
  expect([await preview(luz.id, input), await missing()]).toEqual([null, 'saida.escrever'])
  await withScopes('saida.ler', 'saida.escrever')
  expect(await offered()).toContain('separar')
  expect([await preview(luz.id, input), await missing()]).toEqual([
    expect.objectContaining({ contas: 1 }),
    'contaPagar.escrever',
  ])
  expect(await missing({ ...input, lancamentos: [String(own)] })).toBeUndefined()
  await withScopes('saida.escrever', 'contaPagar.escrever')
  expect(await missing()).toBeUndefined()
  token = admin
  const [oferta, other] = [
    await categoria({ natureza: 'receita', raiz: 2 }),
    await categoria({ natureza: 'receita', raiz: 2 }),
  ]
  await withScopes('saida.ler', 'saida.escrever', 'contaPagar.escrever')
  const received = await split(oferta.id, { idCategoria: String(other.id) }, token)
  expect(received.errors?.[0]?.extensions.campos).toEqual({ escopos: 'entrada.escrever' })
})

test('an invalid choice is refused with its field, a foreign category as not found, a person who may not write as forbidden', async () => {
  const [luz, oferta] = [await categoria(), await categoria({ natureza: 'receita', raiz: 2 })]
  const other = await categoria()
  const own = token
  token = await (await app.church()).token(1)
  const foreign = await categoria()
  token = own
  for (const [input, campo] of [
    [{ idCategoria: String(luz.id) }, 'idCategoria'],
    [{ idCategoria: String(oferta.id) }, 'idCategoria'],
    [{ idCategoria: String(foreign.id) }, 'idCategoria'],
    [{ idCategoria: String(other.id), inicio: '2026-02-01', fim: '2026-01-01' }, 'fim'],
  ] as const) {
    const { status, errors } = await split(luz.id, input)
    expect([status, Object.keys(errors?.[0]?.extensions.campos ?? {})]).toEqual([422, [campo]])
  }
  expect((await split(foreign.id, { idCategoria: String(luz.id) })).status).toBe(404)
  expect((await split(luz.id, { idCategoria: String(other.id) }, await church.token(2))).status).toBe(403)
})
