import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string

/** A church with a gift to a campaign, one that was reversed, a plain donation, and an offering. */
beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  const campanha = await app.rest(token, 'POST', '/campanhasMissoes', {
    nomeCampanha: unique('Sertão '),
    tipoCampanha: 'nacional',
    dataInicio: '2026-01-01',
    dataFim: '2026-12-31',
    alvoCampanha: 1000,
  })
  const donor = await church.person({ name: 'Ana Doadora' })
  const give = async (valorDoacao: string, dataDoacao: string) => {
    const input = { idCampanha: campanha.body.id, idMembro: donor.uuid, valorDoacao, dataDoacao }
    const { errors } = await app.graphql(
      token,
      'mutation($input: DoacaoInput!) { criarDoacao(input: $input) { id } }',
      {
        input,
      },
    )
    expect(errors).toBeUndefined()
  }
  await give('70.00', '2026-02-08')
  await app.graphql(token, 'mutation { fecharMes(mes: "2026-02") { message } }')
  const [given] = await app.sql<{ id: number }>("select id from entrada where id_cliente = $1 and origem = 'doacao'", [
    church.idCliente,
  ])
  const reverse = `mutation { estornarEntrada(id: ${given?.id}, input: { data: "2026-03-02" }) { id } }`
  expect((await app.graphql(token, reverse)).errors).toBeUndefined()
  await give('100.00', '2026-03-08')
  const entry = (categoria: number, valor: string) =>
    app.rest(token, 'POST', '/entradas', { descricao: 'Oferta', data: '2026-03-08', categoria, valor })
  await entry(3, '20.00')
  await entry(2, '5.00')
})
afterAll(() => app.close())

const read = async (query: string) => {
  const { data, errors } = await app.graphql(token, `{ ${query} }`)
  expect(errors).toBeUndefined()
  return data
}

test('gifts to campaigns are restricted in the result, with their reversals; other donations are not', async () => {
  const { resultadoFundos } = await read(
    'resultadoFundos(inicio: "2026-03-01", fim: "2026-03-31") { fundos { soma { restrito entradas } linhas { nome total } } total { entradas } }',
  )
  expect(resultadoFundos).toEqual({
    fundos: [
      {
        soma: { restrito: false, entradas: '25.00' },
        linhas: [
          { nome: 'Oferta', total: '5.00' },
          { nome: 'Doação', total: '20.00' },
        ],
      },
      { soma: { restrito: true, entradas: '30.00' }, linhas: [{ nome: 'Doação', total: '30.00' }] },
    ],
    total: { entradas: '55.00' },
  })
})

test('so they are in the cash book and in a statement of accounts, whose lines are those of the categories', async () => {
  const { livroCaixa } = await read(
    'livroCaixa(inicio: "2026-03-01", fim: "2026-03-31") { fundos { restrito entradas } planoContas { nomeCategoria total } }',
  )
  expect(livroCaixa.fundos).toEqual([
    { restrito: false, entradas: '25.00' },
    { restrito: true, entradas: '30.00' },
  ])
  expect(livroCaixa.planoContas).toEqual([
    { nomeCategoria: 'Oferta', total: '5.00' },
    { nomeCategoria: 'Doação', total: '50.00' },
  ])
})

test('a statement that was sent before keeps its figures, and the books do not differ from it', async () => {
  const council = await church.person({ perfil: 2 })
  const { body } = await app.rest(token, 'POST', '/prestacoesContas', {
    nome: 'Fevereiro',
    de: '2026-02',
    ate: '2026-02',
  })
  const send = () =>
    app.graphql(
      token,
      'mutation($id: ID!, $idsConselho: [ID!]!) { enviarPrestacaoContas(id: $id, idsConselho: $idsConselho) { demonstrativo { fundos { restrito entradas } } } }',
      { id: body.id, idsConselho: [council.id] },
    )
  const now = async () =>
    (await read(`demonstrativoPrestacaoContas(id: ${body.id}) { entradas }`)).demonstrativoPrestacaoContas
  expect((await send()).data.enviarPrestacaoContas.demonstrativo.fundos).toEqual([
    { restrito: false, entradas: '0.00' },
    { restrito: true, entradas: '70.00' },
  ])
  expect(await now()).toBeNull()
  // as the version before has frozen it
  await app.sql(
    `update prestacao_contas set demonstrativo = replace(replace(replace(demonstrativo::text,
      '"entradas":"70.00","saidas":"0.00","resultado":"70.00"', 'X'), '"entradas":"0.00","saidas":"0.00","resultado":"0.00"', '"entradas":"70.00","saidas":"0.00","resultado":"70.00"'),
      'X', '"entradas":"0.00","saidas":"0.00","resultado":"0.00"') where id = $1`,
    [body.id],
  )
  const [stored] = await app.sql<{ d: string }>('select demonstrativo::text as d from prestacao_contas where id = $1', [
    body.id,
  ])
  expect(JSON.parse(stored?.d as string).fundos[0]).toMatchObject({ restrito: false, entradas: '70.00' })
  expect(await now()).toBeNull()
})

test('what came by Pix is restricted by the purpose of its code: that of a campaign, and not of an offering', async () => {
  const { idCliente } = church
  const [campanha] = await app.sql<{ id: number }>('select id from campanha_missoes where id_cliente = $1', [idCliente])
  const code = async (finalidade: string, idCampanha: number | null) =>
    (
      await app.sql<{ id: number }>(
        'insert into codigo_pix (id_cliente, txid, finalidade, id_campanha) values ($1, $2, $3, $4) returning id',
        [idCliente, unique('tx'), finalidade, idCampanha],
      )
    )[0]?.id
  const receive = async (idCodigo: number | undefined, valor: string) => {
    const [pix] = await app.sql<{ id: number }>(
      `insert into pix_recebido (id_cliente, end_to_end_id, valor, quando, data, situacao, id_codigo)
       values ($1, $2, $3, now(), '2026-04-05', 'lancado', $4) returning id`,
      [idCliente, unique('E').padEnd(32, '0'), valor, idCodigo],
    )
    await app.sql(
      `insert into entrada (id_cliente, descricao, data, categoria, valor, origem, id_origem)
       values ($1, 'Pix', '2026-04-05', 3, $2, 'pixRecebido', $3)`,
      [idCliente, valor, pix?.id],
    )
  }
  await receive(await code('campanha', campanha?.id ?? 0), '8.00')
  await receive(await code('oferta', null), '4.00')
  const { resultadoFundos } = await read(
    'resultadoFundos(inicio: "2026-04-01", fim: "2026-04-30") { fundos { soma { restrito entradas } } }',
  )
  expect(resultadoFundos.fundos).toEqual([
    { soma: { restrito: false, entradas: '4.00' } },
    { soma: { restrito: true, entradas: '8.00' } },
  ])
})
