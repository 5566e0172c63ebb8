import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import { noon, todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { lockWaits } from '../../../../tests/factories/lock-waits.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'
import { readPdf } from '../../../../tests/factories/pdf.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { issueNext } from './comprovante.js'

let app: TestApp
let betel: TestChurch
let treasurer: string
let clara: { id: number; name: string }
let token: string
let numbered: { id: number; uuid: string }

const tithe = async (idMembro: number, dataDizimo: string, valorDizimo: number, church = betel) => {
  const body = { idMembro, dataDizimo, valorDizimo, meioDizimo: 'pix' }
  return (await app.rest(await church.token(1), 'POST', '/dizimos', body)).body as { id: number; uuid: string }
}

const query = `query($ano: Int, $first: Int, $after: String) {
  minhasContribuicoes(ano: $ano, first: $first, after: $after) {
    totalCount soma anos meses { mes dizimos doacoes soma quantidade }
    nodes { tipo data valor nomeCampanha nomeMeio numeroRecibo estornado prevista }
  }
}`
const ask = async (bearer: string | null, variables: object = {}) =>
  app.graphql(bearer, query, { first: 50, ...variables })
const own = async (bearer: string, variables: object = {}) => (await ask(bearer, variables)).data.minhasContribuicoes
const receiptOf = (bearer: string | null, id: string | number) =>
  app.graphql(bearer, 'query($id: ID!) { meuRecibo(id: $id) { numeroRecibo valorDizimo } }', { id })
const statement = (bearer: string | null, ano: number | string) =>
  app.rest(bearer, 'GET', `/comprovante-contribuicoes?ano=${ano}`)

beforeAll(async () => {
  app = await testApp()
  betel = await app.church('Igreja das Ofertas')
  treasurer = await betel.token(1)
  clara = await betel.person({ perfil: 2, name: 'Clara Dizimista', cpf: '52998224725' })
  token = await app.session(betel.idCliente, clara.id)
  const { id: other } = await betel.person({ perfil: 2, name: 'Bento Alheio' })
  await tithe(other, '2025-03-09', 999)
  await tithe(clara.id, '2024-12-29', 10.1)
  numbered = await tithe(clara.id, '2025-03-09', 100.1)
  await tithe(clara.id, '2025-03-16', 0.2)
  const gone = await tithe(clara.id, '2025-04-06', 77)
  await app.rest(treasurer, 'DELETE', `/dizimos/${gone.id}`)
  await app.rest(treasurer, 'POST', `/dizimos/${numbered.id}/recibo`)
  const campaign = {
    nomeCampanha: 'Poço no sertão',
    tipoCampanha: 'nacional',
    dataInicio: '2025-01-01',
    dataFim: '2025-12-31',
    alvoCampanha: '1000.00',
  }
  const { id: idCampanha } = (await app.rest(treasurer, 'POST', '/campanhasMissoes', campaign)).body
  const input = { idCampanha, idMembro: clara.id, valorDoacao: '30.05', dataDoacao: '2025-05-01' }
  const given = await app.graphql(
    treasurer,
    'mutation($input: DoacaoInput!) { criarDoacao(input: $input, confirmacoes: ["dataDistante"]) { id } }',
    {
      input,
    },
  )
  expect(given.errors).toBeUndefined()
})
afterAll(() => app.close())

describe('one’s own giving', () => {
  test('a member reads the own tithes and donations of a year, the newest first, with the sum of each month', async () => {
    expect(await own(token, { ano: 2025 })).toEqual({
      totalCount: 3,
      soma: '130.35',
      anos: [2025, 2024],
      meses: [
        { mes: '2025-05', dizimos: '0.00', doacoes: '30.05', soma: '30.05', quantidade: 1 },
        { mes: '2025-03', dizimos: '100.30', doacoes: '0.00', soma: '100.30', quantidade: 2 },
      ],
      nodes: [
        ['doacao', '2025-05-01', '30.05', 'Poço no sertão', null, null],
        ['dizimo', '2025-03-16', '0.20', null, 'Pix', null],
        ['dizimo', '2025-03-09', '100.10', null, 'Pix', 1],
      ].map(([tipo, data, valor, nomeCampanha, nomeMeio, numeroRecibo]) => ({
        ...{ tipo, data, valor, nomeCampanha, nomeMeio, numeroRecibo },
        ...{ estornado: false, prevista: false },
      })),
    })
    expect(await own(token)).toMatchObject({ totalCount: 4, soma: '140.45' })
    expect(await own(token, { ano: 1999 })).toEqual({
      totalCount: 0,
      soma: '0.00',
      anos: [2025, 2024],
      meses: [],
      nodes: [],
    })
    const pages = [await own(token, { first: 2 }), await own(token, { first: 2, after: '2' })]
    expect(pages.map(({ nodes }) => nodes.map(({ valor }: { valor: string }) => valor))).toEqual([
      ['30.05', '0.20'],
      ['100.10', '10.10'],
    ])
  })

  test('nobody reads it for somebody else: not the administrator, no API token, and nobody who sees the church as that person', async () => {
    expect((await own(treasurer)).totalCount).toBe(0)
    expect((await receiptOf(treasurer, numbered.id)).status).toBe(404)
    expect((await statement(treasurer, 2025)).status).toBe(404)
    const create = `mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["contribuicao.lerProprias", "dizimo.ler"]) { token } }`
    const { token: api } = (await app.graphql(treasurer, create)).data.criarTokenApi
    expect([(await ask(api)).status, (await statement(api, 2025)).status]).toEqual([403, 403])
    expect([(await ask(null)).status, (await ask(await betel.token(-1))).status]).toEqual([401, 403])
    const see = await app.graphql(treasurer, 'mutation($id: ID!) { verComo(id: $id) { chave } }', { id: clara.id })
    const preview = { 'x-ver-como': see.data.verComo.chave }
    const seen = await app.graphql(treasurer, '{ minhasContribuicoes { totalCount } }', {}, preview)
    expect([seen.status, seen.data?.minhasContribuicoes]).toEqual([403, undefined])
  })

  test.each(['recomendado', 'aberto'])(
    'it works with the preset %s, also for a leader without any tithes in the functions',
    async (nome) => {
      const church = await app.church()
      const admin = await church.token(1)
      await knowPassword(app, church.idCliente)
      const read =
        '{ matrizAcesso { versao presets { nome comoMembro celulas { perfil area nivel alcance } } } funcoes { nodes { id nome } } }'
      const { matrizAcesso, funcoes } = (await app.graphql(admin, read)).data
      const { celulas, comoMembro } = matrizAcesso.presets.find((preset: { nome: string }) => preset.nome === nome)
      const save = `mutation($celulas: [CelulaAcessoInput!]!, $comoMembro: [Int!], $minhaSenha: String!, $versao: Int!) {
      salvarMatrizAcesso(celulas: $celulas, comoMembro: $comoMembro, minhaSenha: $minhaSenha, versao: $versao) { preset } }`
      const { versao } = matrizAcesso
      const saved = await app.graphql(admin, save, { celulas, comoMembro, minhaSenha: knownPassword, versao })
      expect(saved.data.salvarMatrizAcesso.preset).toBe(nome)
      const member = await church.person({ perfil: 2 })
      const leader = await church.person({ perfil: 3 })
      const { id: idFuncao } = funcoes.nodes.find((funcao: { nome: string }) => funcao.nome === 'Líder de célula')
      const give = 'mutation($input: AtribuirFuncaoInput!) { atribuirFuncao(input: $input) { id } }'
      const duty = { idFuncao, idUsuario: leader.id, inicio: '2025-01-01', minhaSenha: knownPassword }
      expect((await app.graphql(admin, give, { input: duty })).errors).toBeUndefined()
      await tithe(member.id, '2025-03-09', 5, church)
      const { id } = await tithe(leader.id, '2025-03-09', 7, church)
      await app.rest(admin, 'POST', `/dizimos/${id}/recibo`)
      const asLeader = await app.session(church.idCliente, leader.id)
      expect((await own(await app.session(church.idCliente, member.id))).soma).toBe('5.00')
      expect((await own(asLeader)).soma).toBe('7.00')
      expect((await receiptOf(asLeader, id)).data.meuRecibo.valorDizimo).toBe('7.00')
    },
  )

  test('the receipt opens for the person who gave', async () => {
    expect((await receiptOf(token, numbered.uuid)).data.meuRecibo).toEqual({ numeroRecibo: 1, valorDizimo: '100.10' })
    const other = await betel.person({ perfil: 2 })
    expect((await receiptOf(await app.session(betel.idCliente, other.id), numbered.id)).status).toBe(404)
  })

  test('a reversed tithe is marked and counts no more', async () => {
    const church = await app.church()
    const admin = await church.token(1)
    const { id } = await church.person({ perfil: 2, name: 'Rute Estornada' })
    await tithe(id, '2025-03-09', 5, church)
    await app.graphql(admin, 'mutation { fecharMes(mes: "2025-03") { message } }')
    const [entrada] = (await app.rest(admin, 'GET', '/entradas')).body
    const reverse = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2025-04-02" }) { id } }'
    await app.graphql(admin, reverse, { id: entrada.id })
    const bearer = await app.session(church.idCliente, id)
    expect(await own(bearer, { ano: 2025 })).toMatchObject({
      soma: '0.00',
      meses: [{ soma: '0.00', quantidade: 0 }],
      nodes: [{ valor: '5.00', estornado: true }],
    })
    expect((await statement(bearer, 2025)).status).toBe(404)
  })
})

describe('the yearly statement', () => {
  test('the PDF has the months, each gift with its receipt, and says that nothing is deductible', async () => {
    const { headers, body } = await statement(token, 2025)
    expect(headers['content-disposition']).toContain('contribuicoes-2025.pdf')
    const { text, pages } = await readPdf(body)
    expect(pages).toHaveLength(1)
    const letters = text.replace(/[\s|]+/g, '')
    for (const words of [
      'Contribuições de 2025',
      'De Clara Dizimista, CPF 529.982.247-25',
      'Igreja das Ofertas',
      'março de 2025',
      'R$ 100,30',
      'Poço no sertão',
      'R$ 130,35',
      'Dízimos e ofertas não são dedutíveis do imposto de renda.',
    ])
      expect(letters).toContain(words.replace(/\s+/g, ''))
    for (const words of ['999,00', 'Bento', '77,00', '10,10']) expect(letters).not.toContain(words)
    const events = await app.sql(`select 1 from auditoria where acao = 'contribuicao.baixar' and id_cliente = $1`, [
      betel.idCliente,
    ])
    expect(events).toHaveLength(1)
  })

  test('a year without gifts has no statement, and a wrong year is refused', async () => {
    const none = await statement(token, 2023)
    expect([none.status, none.body.erro]).toEqual([404, 'Nenhuma contribuição sua registrada em 2023.'])
    for (const ano of ['', 'abc', '20.5', 99999])
      expect([ano, (await statement(token, ano)).body.campos]).toEqual([ano, { ano: 'Informe o ano, como 2026.' }])
  })
})

describe('the numbered statement of a year', () => {
  const fields =
    'id numero ano valor data nomePessoa idSubstituido numeroSubstituido canceladoEm motivoCancelamento enderecoConferir linhas { data campanha meio valor recibo }'
  const issueOwn = (bearer: string | null, ano = 2025) =>
    app.graphql(bearer, `mutation($ano: Int!) { emitirMeuComprovante(ano: $ano) { ${fields} } }`, { ano })
  const issue = (bearer: string | null, idMembro: number, ano = 2025) =>
    app.graphql(
      bearer,
      `mutation($idMembro: ID!, $ano: Int!) { emitirComprovante(idMembro: $idMembro, ano: $ano, confirmacoes: ["anoEmCurso"]) { ${fields} } }`,
      { idMembro, ano },
    )
  const issued = async (bearer: string, idMembro: number, ano = 2025) =>
    (await issue(bearer, idMembro, ano)).data.emitirComprovante
  const all = async (bearer: string, filter = 'tipo: "ano"') =>
    (
      await app.graphql(
        bearer,
        `{ recibos(first: 50, filtro: { ${filter} }, ordem: { campo: numero, direcao: ASC }) { nodes { ${fields} } } }`,
      )
    ).data.recibos.nodes
  let church: TestChurch
  let admin: string
  let rute: number

  beforeEach(async () => {
    church = await app.church('Igreja dos Comprovantes')
    admin = await church.token(1)
    rute = (await church.person({ perfil: 2, name: 'Rute Maria', cpf: '52998224725' })).id
    await tithe(rute, '2025-02-02', 10, church)
    await tithe(rute, '2025-03-09', 100.1, church)
  })

  test('is numbered within its year, keeps its lines, and stays the same while nothing changes', async () => {
    const { id: other } = await church.person({ name: 'Bento' })
    await tithe(other, '2025-05-04', 7, church)
    await tithe(rute, '2024-05-04', 3, church)
    const first = await issued(admin, rute)
    expect(first).toMatchObject({ numero: 1, ano: 2025, valor: '110.10', data: '2025-12-31', nomePessoa: 'Rute Maria' })
    expect(first.linhas).toEqual([
      { data: '2025-02-02', campanha: null, meio: 'Pix', valor: '10.00', recibo: null },
      { data: '2025-03-09', campanha: null, meio: 'Pix', valor: '100.10', recibo: null },
    ])
    expect((await issued(admin, rute)).id).toBe(first.id)
    expect([(await issued(admin, other)).numero, (await issued(admin, rute, 2024)).numero]).toEqual([2, 1])
    // receipts have their own numbers
    const { id } = await tithe(rute, '2026-01-04', 5, church)
    expect((await app.rest(admin, 'POST', `/dizimos/${id}/recibo`)).body.numeroRecibo).toBe(1)
    expect((await all(admin, 'tipo: "ano", ano: 2025')).map(({ numero }: { numero: number }) => numero)).toEqual([1, 2])
  })

  test('is cancelled by a gift that is added, changed, deleted or reversed, and the next one says which it replaces', async () => {
    const added = await issued(admin, rute)
    const { id } = await tithe(rute, '2025-08-03', 4, church)
    expect((await all(admin))[0]).toMatchObject({ motivoCancelamento: 'As contribuições do ano mudaram' })
    const second = await issued(admin, rute)
    expect(second).toMatchObject({ numero: 2, idSubstituido: added.id, numeroSubstituido: 1, valor: '114.10' })
    await app.rest(admin, 'PUT', `/dizimos/${id}`, {
      idMembro: rute,
      dataDizimo: '2025-08-03',
      valorDizimo: 5,
      meioDizimo: 'pix',
    })
    expect(await issued(admin, rute)).toMatchObject({ numero: 3, numeroSubstituido: 2, valor: '115.10' })
    await app.rest(admin, 'DELETE', `/dizimos/${id}`)
    expect(await issued(admin, rute)).toMatchObject({ numero: 4, valor: '110.10' })
    await app.graphql(admin, 'mutation { fecharMes(mes: "2025-03") { message } }')
    const entrada = (await app.rest(admin, 'GET', '/entradas')).body.find(
      ({ data }: { data: string }) => data.slice(0, 10) === '2025-03-09',
    )
    const reverse = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2026-04-02" }) { id } }'
    expect((await app.graphql(admin, reverse, { id: entrada.id })).errors).toBeUndefined()
    expect(await issued(admin, rute)).toMatchObject({ numero: 5, valor: '10.00' })
    // a gift of another person or year changes nothing
    await tithe(rute, '2026-01-04', 5, church)
    expect((await all(admin)).at(-1)).toMatchObject({ numero: 5, canceladoEm: null })
  })

  test('counts no gift of a coming day, so that it stays valid when that one is deleted', async () => {
    const today = todayIn('America/Sao_Paulo')
    const ano = Number(today.slice(0, 4))
    await tithe(rute, today, 10, church)
    const tomorrow = todayIn('America/Sao_Paulo', new Date(Date.parse(noon(today)) + 86_400_000))
    const coming = await tithe(rute, tomorrow, 20, church)
    const bearer = await app.session(church.idCliente, rute)
    // one's own page shows the gift of tomorrow, and adds it to nothing
    const seen = await own(bearer)
    expect(seen).toMatchObject({ totalCount: 4, soma: '120.10' })
    expect(seen.meses[0]).toMatchObject({ mes: today.slice(0, 7), soma: '10.00', quantidade: 1 })
    expect(seen.nodes.map((node: { prevista: boolean }) => node.prevista)).toEqual([true, false, false, false])
    // the home page, the report to hand out and the sheet without a number say the same
    expect((await app.graphql(bearer, '{ home { meusDizimos { soma ultimo } } }')).data.home.meusDizimos).toEqual({
      soma: '10.00',
      ultimo: today,
    })
    const period = `dataInicial=${today}&dataFinal=${tomorrow}`
    const report = await app.rest(admin, 'GET', `/relatorio/contribuicoes?idUsuario=${rute}&${period}`)
    const counted = { valor: '10.00', data: today, canceladoEm: null, linhas: [{ data: today, valor: '10.00' }] }
    for (const { body } of [report, await statement(bearer, ano)]) {
      const sheet = (await readPdf(body)).text.replace(/[\s|]+/g, '')
      expect([sheet.includes('R$10,00'), /R\$(20|30),00/.test(sheet)]).toEqual([true, false])
    }
    expect(await issued(admin, rute, ano)).toMatchObject(counted)
    await app.rest(admin, 'DELETE', `/dizimos/${coming.id}`)
    expect(await all(admin, `tipo: "ano", ano: ${ano}`)).toMatchObject([counted])
    expect(await issued(admin, rute, ano)).toMatchObject({ ...counted, numero: 1 })
    // who only gives tomorrow has none yet
    const { id: later } = await church.person({ perfil: 2, name: 'Só amanhã' })
    await tithe(later, tomorrow, 40, church)
    expect((await statement(await app.session(church.idCliente, later), ano)).status).toBe(404)
    const sent = await app.graphql(
      admin,
      'mutation($ano: Int!) { emitirComprovantes(ano: $ano, confirmacoes: ["anoEmCurso"]) { message } }',
      { ano },
    )
    expect(sent.data.emitirComprovantes.message).toMatch(/^O comprovante de uma pessoa está a caminho/)
    await app.runJobs()
  })

  test.each(['reversed', 'deleted', 'moved into the year'] as const)(
    'a gift that is %s while the statement is issued waits for it, and cancels it',
    async (how) => {
      const { id } = await tithe(rute, how === 'moved into the year' ? '2024-12-29' : '2025-06-01', 20, church)
      // an entry of an open month is deleted, not reversed
      if (how === 'reversed') await app.graphql(admin, 'mutation { fecharMes(mes: "2025-06") { message } }')
      const entrada = (await app.rest(admin, 'GET', '/entradas')).body.find(
        ({ valor }: { valor: string }) => Number(valor) === 20,
      )
      const reverse = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2026-04-02" }) { id } }'
      const moved = { idMembro: rute, dataDizimo: '2025-06-01', valorDizimo: 20, meioDizimo: 'pix' }
      const change = {
        reversed: () => app.graphql(admin, reverse, { id: entrada.id }),
        deleted: () => app.rest(admin, 'DELETE', `/dizimos/${id}`),
        'moved into the year': () => app.rest(admin, 'PUT', `/dizimos/${id}`, moved),
      }[how]
      let changed: Promise<{ status: number }> | undefined
      let waited = false
      const author = { idUsuario: null, acao: 'recibo.escrever', requisicao: 'teste' }
      await transaction(app.services.sessions, church.idCliente, author, async (work) => {
        await issueNext(work, { idMembro: rute, ano: 2025, emitidoPor: null })
        let over = false
        changed = change().finally(() => {
          over = true
        })
        while (!over && !waited) waited = (await app.sql(lockWaits())).length > 0
      })
      expect([waited, (await changed)?.status]).toEqual([true, 200])
      expect((await all(admin)).map(({ motivoCancelamento: why }: { motivoCancelamento: string }) => why)).toEqual([
        'As contribuições do ano mudaram',
      ])
      expect((await issued(admin, rute)).valor).toBe(how === 'moved into the year' ? '130.10' : '110.10')
    },
  )

  test('has a PDF with its number, and the check page says church, number, day, amount and initials only', async () => {
    const { id, enderecoConferir } = await issued(admin, rute)
    const { body, headers } = await app.rest(admin, 'GET', `/recibos/${id}/pdf`)
    expect(headers['content-disposition']).toContain('comprovante-2025-1.pdf')
    const { text, pages } = await readPdf(body)
    expect(pages).toHaveLength(1)
    const letters = text.replace(/[\s|]+/g, '')
    for (const words of [
      'Comprovante nº 1/2025',
      'Contribuições de 2025, até 31/12/2025',
      'Recebemos de Rute Maria, CPF 529.982.247-25',
      'a título de contribuições de 2025',
      'fevereiro de 2025',
      'R$ 110,10',
      'não são dedutíveis',
      'Confira este comprovante',
    ])
      expect(letters).toContain(words.replace(/\s+/g, ''))
    const check =
      'query($codigo: String!) { conferirRecibo(codigo: $codigo) { igreja numero ano data valor iniciais cancelado } }'
    const checked = await app.graphql(null, check, { codigo: enderecoConferir.split('/conferir/')[1] })
    expect(checked.data.conferirRecibo).toEqual({
      igreja: 'Igreja dos Comprovantes',
      numero: 1,
      ano: 2025,
      data: '2025-12-31',
      valor: '110.10',
      iniciais: 'R. M.',
      cancelado: false,
    })
    await tithe(rute, '2025-04-06', 30, church)
    const cancelled = (await readPdf((await app.rest(admin, 'GET', `/recibos/${id}/pdf`)).body)).text
    expect(cancelled.replace(/[\s|]+/g, '')).toContain('Estecomprovantenãovalemais.')
  })

  test('each person issues the own one; only who sees all gifts issues those of others', async () => {
    const own = await app.session(church.idCliente, rute)
    const mine = (await issueOwn(own)).data.emitirMeuComprovante
    expect(mine).toMatchObject({ numero: 1, valor: '110.10' })
    const letters = (await readPdf((await statement(own, 2025)).body)).text.replace(/[\s|]+/g, '')
    expect(letters).toContain('Comprovantenº1/2025')
    expect((await all(own)).map(({ id }: { id: number }) => id)).toEqual([mine.id])
    const stranger = await church.person({ perfil: 2 })
    const strange = await app.session(church.idCliente, stranger.id)
    expect(await all(strange)).toEqual([])
    expect([
      (await issueOwn(strange)).status,
      (await issue(strange, rute)).status,
      (await issue(await betel.token(1), rute)).status,
      (await issueOwn(null)).status,
      (await issue(admin, stranger.id)).status,
    ]).toEqual([404, 403, 404, 401, 404])
  })

  test('one from before a later gift of the year stays valid, but is not what the person downloads then', async () => {
    const bearer = await app.session(church.idCliente, rute)
    const { id } = (await issueOwn(bearer)).data.emitirMeuComprovante
    // as if it had been issued in July: what a receipt says does not change otherwise
    await app.sql(`
      begin; set local app.id_cliente = '${church.idCliente}'; set local app.anonimizando = '${church.idCliente}';
      update recibo set data = '2025-07-10' where id = ${id}; commit`)
    const sheet = async () => (await readPdf((await statement(bearer, 2025)).body)).text.replace(/[\s|]+/g, '')
    expect(await sheet()).toContain('Comprovantenº1/2025')
    await tithe(rute, '2025-08-03', 4, church)
    expect(await all(admin)).toMatchObject([{ numero: 1, data: '2025-07-10', canceladoEm: null }])
    const later = await sheet()
    expect([later.includes('R$114,10'), later.includes('Comprovantenº')]).toEqual([true, false])
    // issued again, it has a number
    await issueOwn(bearer)
    expect(await sheet()).toContain('Comprovantenº2/2025')
  })

  test('keeps its number when a campaign has another name since', async () => {
    const campaign = {
      nomeCampanha: 'Sertão',
      tipoCampanha: 'nacional',
      dataInicio: '2025-01-01',
      dataFim: '2025-12-31',
      alvoCampanha: '1000.00',
    }
    const { id: idCampanha } = (await app.rest(admin, 'POST', '/campanhasMissoes', campaign)).body
    const give = 'mutation($input: DoacaoInput!) { criarDoacao(input: $input, confirmacoes: ["dataDistante"]) { id } }'
    const input = { idCampanha, idMembro: rute, valorDoacao: '30.05', dataDoacao: '2025-05-01' }
    expect((await app.graphql(admin, give, { input })).errors).toBeUndefined()
    const bearer = await app.session(church.idCliente, rute)
    const { id } = (await issueOwn(bearer)).data.emitirMeuComprovante
    const named = { ...campaign, nomeCampanha: 'Sertão 2026' }
    expect((await app.rest(admin, 'PUT', `/campanhasMissoes/${idCampanha}`, named)).status).toBe(200)
    const { text } = await readPdf((await statement(bearer, 2025)).body)
    expect(text.replace(/[\s|]+/g, '')).toContain('Comprovantenº1/2025')
    expect((await issueOwn(bearer)).data.emitirMeuComprovante.id).toBe(id)
    expect(await all(admin)).toMatchObject([{ numero: 1, canceladoEm: null }])
  })

  test('those of everybody are issued at once, and again without a second one', async () => {
    const { id: other } = await church.person({ name: 'Bento' })
    await tithe(other, '2025-05-04', 7, church)
    const run = async () => {
      const sent = await app.graphql(admin, 'mutation { emitirComprovantes(ano: 2025) { message } }')
      await app.runJobs()
      return sent
    }
    expect((await run()).data.emitirComprovantes.message).toBe(
      'Os comprovantes de 2 pessoas estão a caminho: em instantes aparecem na lista.',
    )
    await run()
    expect(
      (await all(admin)).map(({ numero, nomePessoa }: { numero: number; nomePessoa: string }) => [numero, nomePessoa]),
    ).toEqual([
      [1, 'Bento'],
      [2, 'Rute Maria'],
    ])
    const none = await app.graphql(admin, 'mutation { emitirComprovantes(ano: 1999) { message } }')
    expect(none.status).toBe(404)
  })

  test('who has only reversed gifts is not among those who get one', async () => {
    const { id: other } = await church.person({ name: 'Bento' })
    await tithe(rute, '2023-05-07', 8, church)
    const campaign = { nomeCampanha: 'Poço', tipoCampanha: 'nacional', dataInicio: '2023-01-01', dataFim: '2023-12-31' }
    const { body } = await app.rest(admin, 'POST', '/campanhasMissoes', { ...campaign, alvoCampanha: '1000.00' })
    const gift = { idCampanha: body.id, idMembro: other, dataDoacao: '2023-05-14', valorDoacao: 7 }
    expect((await app.rest(admin, 'POST', '/campanhas-missoes-doacoes', gift)).status).toBe(201)
    await app.graphql(admin, 'mutation { fecharMes(mes: "2023-05") { message } }')
    const entradas = (await app.rest(admin, 'GET', '/entradas')).body as { id: number; valor: string }[]
    const reversed = async (amount: number) => {
      const { id } = entradas.find(({ valor }) => Number(valor) === amount) ?? {}
      const reverse = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2025-04-02" }) { id } }'
      expect((await app.graphql(admin, reverse, { id })).errors).toBeUndefined()
    }
    const send = () => app.graphql(admin, 'mutation { emitirComprovantes(ano: 2023) { message } }')
    expect((await send()).data.emitirComprovantes.message).toMatch(/^Os comprovantes de 2 pessoas/)
    await reversed(8)
    expect((await send()).data.emitirComprovantes.message).toMatch(/^O comprovante de uma pessoa/)
    await reversed(7)
    const none = await send()
    expect([none.status, none.errors?.[0]?.message]).toEqual([404, 'Nenhuma contribuição com nome registrada em 2023.'])
    await app.runJobs()
  })

  describe('those of everybody on paper', () => {
    const paper = (bearer: string | null, ano: number | string = 2025) =>
      app.rest(bearer, 'GET', `/comprovantes-contribuicoes?ano=${ano}`)

    test('are one PDF by name, without cancelled ones; only for who sees what everybody gives', async () => {
      const { id: bento } = await church.person({ name: 'Bento' })
      await tithe(bento, '2025-05-04', 7, church)
      await issued(admin, rute)
      await issued(admin, bento)
      await tithe(rute, '2025-04-06', 30, church)
      await issued(admin, rute)
      const { body, headers } = await paper(admin)
      expect(headers['content-disposition']).toContain('comprovantes-2025.pdf')
      const { pages } = await readPdf(body)
      expect(pages.map((text) => text.match(/Comprovante nº \d\/2025/)?.[0])).toEqual([
        'Comprovante nº 2/2025',
        'Comprovante nº 3/2025',
      ])
      expect(pages[1]?.replace(/[\s|]+/g, '')).toContain('Substituiocomprovantenº1/2025')
      expect(
        await app.sql(`select depois from auditoria where acao = 'contribuicao.baixarDeTodos' and id_cliente = $1`, [
          church.idCliente,
        ]),
      ).toEqual([{ depois: { ano: 2025, comprovantes: 2 } }])
      const member = await church.token(2)
      const refused = [null, member, await betel.token(1)]
      expect(await Promise.all(refused.map(async (bearer) => (await paper(bearer)).status))).toEqual([401, 403, 404])
      expect((await paper(admin, 'abc')).body.campos).toEqual({ ano: 'Informe o ano, como 2026.' })
      expect((await paper(admin, 1999)).body.erro).toBe(
        'Nenhum comprovante de 1999 foi emitido. Emita antes os do ano.',
      )
    })

    test('are an archive of PDFs when there are more than a hundred', async () => {
      await app.sql(
        `with pessoa as (
           insert into usuario (id_cliente, name, perfil)
           select $1, 'Pessoa ' || lpad(n::text, 3, '0'), 2 from generate_series(1, 102) n returning id)
         insert into recibo (id_cliente, id_membro, ano, linhas)
         select $1, id, 2025, '[{"data":"2025-02-02","campanha":null,"meio":"Pix","valor":"10.00","recibo":null}]'
         from pessoa`,
        [church.idCliente],
      )
      const { body, headers } = await paper(admin)
      expect(headers['content-disposition']).toContain('comprovantes-2025.zip')
      const files = Object.entries(unzipSync(new Uint8Array(body)))
      const read = await Promise.all(
        files.map(async ([name, data]) => [name, (await readPdf(Buffer.from(data))).pages.length]),
      )
      expect(read).toEqual([
        ['comprovantes-2025-1-a-100.pdf', 100],
        ['comprovantes-2025-101-a-102.pdf', 2],
      ])
    })
  })
})
