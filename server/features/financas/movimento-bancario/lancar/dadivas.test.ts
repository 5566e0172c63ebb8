import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../../tests/factories/harness.js'
import { knownPassword, knowPassword } from '../../../../../tests/factories/password.js'

/* A movement that is entered as somebody's gift, beside what was typed for another day, purpose or account. */

let app: TestApp
let church: TestChurch
let token: string
let bank: number
let ana: number
let bento: number
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  // it keeps its money where nobody chooses, as churches from before there was a choice do
  await rest('/saidas', { descricao: 'Luz', data: '2026-03-01', categoria: 4, valor: 1 })
  bank = await account()
  ana = (await church.person({ name: 'Ana Beatriz Souza' })).id
  bento = (await church.person({ name: 'Bento Carlos Lima' })).id
})

const rest = async (path: string, data: object): Promise<number> => {
  const { status, body } = await app.rest(token, 'POST', path, data)
  expect([path, status]).toEqual([path, 201])
  return body.id
}
const account = () =>
  rest('/contas-financeiras', { nome: unique('Banco '), tipo: 'banco', dataSaldoInicial: '2026-01-01' })
const campaign = () =>
  rest('/campanhasMissoes', {
    nomeCampanha: unique('Campanha '),
    tipoCampanha: 'nacional',
    dataInicio: '2026-01-01',
    dataFim: '2026-12-31',
    alvoCampanha: 1000,
  })
/** Typed for Sunday, 2026-03-08. */
const tithe = (idMembro: number, more: object = {}) =>
  rest('/dizimos', { idMembro, valorDizimo: 70.5, dataDizimo: '2026-03-08', meioDizimo: 'pix', ...more })
const donation = (idMembro: number, idCampanha: number, more: object = {}) =>
  rest('/campanhas-missoes-doacoes', { idMembro, idCampanha, valorDoacao: 70.5, dataDoacao: '2026-03-08', ...more })
const income = (more: object = {}) =>
  rest('/entradas', { descricao: 'Oferta da Ana', data: '2026-03-08', categoria: 2, valor: 70.5, ...more })

/** The movements of a file with a line of R$ 70,50 on each of these days, each after which may stand who paid. */
async function cleared(...days: string[]): Promise<number[]> {
  const lines = days.map((one, at) => {
    const [day = '', ...payer] = one.split(' ')
    return `${day.split('-').toReversed().join('/')};PIX RECEBIDO ${payer.join(' ') || at};70,50`
  })
  const data = Buffer.from(['Data;Descrição;Valor', ...lines].join('\n'))
  const { errors } = await app.upload(
    token,
    `mutation($arquivo: Upload!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: ${bank},
      colunas: { colunaData: 0, colunaDescricao: 1, colunaValor: 2 }) { precisaColunas } }`,
    {},
    { arquivo: { name: 'm.csv', type: 'text/csv', data } },
  )
  expect(errors).toBeUndefined()
  const found = await app.graphql(
    token,
    `{ movimentosBancarios(first: 9, filtro: { idContaFinanceira: ${bank} }, ordem: { campo: data, direcao: ASC }) { nodes { id } } }`,
  )
  return found.data.movimentosBancarios.nodes.map(({ id }: { id: number }) => id)
}

interface Asked {
  nome: string
  pergunta: string
}
/** What is asked of a movement that is entered so; nothing: it is entered. */
async function questions(id: number | undefined, input: string, who = token): Promise<Asked[]> {
  const { errors } = await app.graphql(who, `mutation { lancarMovimento(id: "${id}", input: { ${input} }) { id } }`)
  if (errors) expect(errors[0]?.extensions.code).toBe('CONFIRM')
  return errors?.[0]?.extensions.confirmacoes ?? []
}
const asked = async (id: number | undefined, input: string) => (await questions(id, input)).map(({ nome }) => nome)
const titheOf = (who: number) => `dizimo: "${who}"`
const donationOf = (who: number, idCampanha: number) => `doacao: { idCampanha: "${idCampanha}", idMembro: "${who}" }`

describe('a movement of Tuesday that is entered as a gift', () => {
  test('asks about the same donation typed for Sunday', async () => {
    const barco = await campaign()
    await donation(ana, barco)
    const [tuesday] = await cleared('2026-03-10')
    const found = await questions(tuesday, donationOf(ana, barco))
    expect(found.map(({ nome }) => nome)).toEqual(['doacaoParecida'])
    expect(found[0]?.pergunta).toMatch(/R\$\s70,50 a esta campanha em 08\/03\/2026/)
  })

  test('asks about a gift of that person that was typed for another purpose, in whatever account', async () => {
    const [barco, other] = [await campaign(), await campaign()]
    const [tuesday] = await cleared('2026-03-10')
    const typed: [path: string, id: number][] = [
      ['/campanhas-missoes-doacoes', await donation(ana, barco)],
      ['/campanhas-missoes-doacoes', await donation(ana, barco, { idContaFinanceira: await account() })],
    ]
    // of two, each is enough
    for (const [path, id] of typed) {
      expect(await asked(tuesday, titheOf(ana))).toEqual(['movimentoParecido'])
      expect(await asked(tuesday, donationOf(ana, other))).toEqual(['movimentoParecido'])
      expect((await app.rest(token, 'DELETE', `${path}/${id}`)).status).toBe(200)
    }
    const id = await tithe(ana)
    expect(await asked(tuesday, donationOf(ana, barco))).toEqual(['movimentoParecido'])
    expect(await asked(tuesday, titheOf(ana))).toEqual(['dizimoParecido'])
    expect((await app.rest(token, 'DELETE', `/dizimos/${id}`)).status).toBe(200)
    expect(await asked(tuesday, donationOf(ana, barco))).toEqual([])
  })

  test('asks nothing about gifts of somebody else, of four days ago, or that another movement brought', async () => {
    const [barco, other] = [await campaign(), await campaign()]
    await donation(bento, barco)
    await tithe(bento)
    await donation(ana, barco, { dataDoacao: '2026-03-06' })
    const [monday, tuesday] = await cleared('2026-03-09', '2026-03-10')
    // its like is the one that was typed for Friday
    expect(await asked(monday, donationOf(ana, barco))).toEqual(['doacaoParecida'])
    expect(await asked(tuesday, donationOf(ana, barco))).toEqual([])
    expect(await asked(monday, donationOf(ana, other))).toEqual(['movimentoParecido'])
    const [{ id }] = (await app.sql<{ id: number }>(
      `select e.id from entrada e join doacao d on d.id_cliente = e.id_cliente and e.origem = 'doacao' and e.id_origem = d.id
       where e.id_cliente = $1 and d.data_doacao = '2026-03-06'`,
      [church.idCliente],
    )) as [{ id: number }]
    await app.graphql(token, `mutation { trazerLancamentos(itens: [{ id: "${monday}", entradas: ["${id}"] }]) { id } }`)
    const [again] = (await cleared('2026-03-08')).slice(0, 1)
    expect(await asked(again, titheOf(ana))).toEqual([])
  })

  test('asks about income that somebody typed without a person where nobody chose an account, and no other', async () => {
    const [tuesday] = await cleared('2026-03-10')
    await income({ idContaFinanceira: await account() })
    await income({ data: '2026-03-06' })
    const id = await income()
    expect(await asked(tuesday, titheOf(ana))).toEqual(['movimentoParecido'])
    expect((await app.rest(token, 'DELETE', `/entradas/${id}`)).status).toBe(200)
    const there = await income({ idContaFinanceira: bank })
    expect(await asked(tuesday, titheOf(ana))).toEqual(['movimentoParecido'])
    expect((await app.rest(token, 'DELETE', `/entradas/${there}`)).status).toBe(200)
    expect(await asked(tuesday, titheOf(ana))).toEqual([])
  })

  test('tells nothing of who gave to somebody who may not know it', async () => {
    await knowPassword(app, church.idCliente)
    const barco = await campaign()
    await donation(bento, barco)
    const [tuesday] = await cleared('2026-03-10')
    const escopos = ['entrada.ler', 'entrada.escrever', 'movimentoBancario.escrever', 'doacao.ler', 'doacao.escrever']
    const made = await app.graphql(
      token,
      'mutation($escopos: [String!]!, $senha: String) { criarTokenApi(nome: "Banco", escopos: $escopos, minhaSenha: $senha) { token } }',
      { escopos, senha: knownPassword },
    )
    const who = made.data.criarTokenApi.token
    const about = async (person: number) => questions(tuesday, donationOf(person, barco), who)
    const [own, anothers] = [await about(bento), await about(ana)]
    expect(own.map(({ nome }) => nome)).toEqual(['movimentoParecido'])
    // the answer is the same for everybody, so that asking in turn tells nothing
    expect(anothers).toEqual(own)
    expect(own[0]?.pergunta).not.toMatch(/Ana|Bento/)
  })
})

test('a typed donation is suggested as sure for the movement that names its donor, and for no movement that names another', async () => {
  await donation(bento, await campaign(), { dataDoacao: '2026-03-10', idContaFinanceira: bank })
  const suggested = async () =>
    (
      await app.graphql(
        token,
        `{ movimentosBancarios(first: 9, filtro: { idContaFinanceira: ${bank} }, ordem: { campo: data, direcao: ASC }) {
          nodes { historico sugestao { nivel } } } }`,
      )
    ).data.movimentosBancarios.nodes
  const [of, ofBento] = ['PIX RECEBIDO ANA BEATRIZ SOUZA', 'PIX RECEBIDO BENTO CARLOS LIMA']
  await cleared('2026-03-10 ANA BEATRIZ SOUZA')
  expect(await suggested()).toEqual([{ historico: of, sugestao: { nivel: 'possivel' } }])
  await cleared('2026-03-12 BENTO CARLOS LIMA')
  expect(await suggested()).toEqual([
    { historico: of, sugestao: null },
    { historico: ofBento, sugestao: { nivel: 'sugerido' } },
  ])
})
