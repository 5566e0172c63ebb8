import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { readPdf } from '../../../../tests/factories/pdf.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'
import { today } from '../../../../tests/factories/reports.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { issueForEntrada } from './recibo.queries.js'
import { initials } from './recibo.rules.js'

let app: TestApp
let church: TestChurch
let token: string
let giver: number

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  church = await app.church('Igreja dos Recibos')
  token = await church.token(1)
  giver = (await church.person({ name: 'Rute Maria de Souza', cpf: '52998224725' })).id
})

const tithe = async (dataDizimo = '2026-05-10') => {
  const body = { idMembro: giver, dataDizimo, valorDizimo: 120.5, meioDizimo: 'pix' }
  return (await app.rest(token, 'POST', '/dizimos', body)).body as { id: number; uuid: string }
}
const issue = async (id: number) => (await app.rest(token, 'POST', `/dizimos/${id}/recibo`)).body.numeroRecibo as number
const fields = `id uuid numero nomePessoa documento valor data meio finalidade nomeIgreja cnpj endereco local assinante cargo
  vias viaEm canceladoEm motivoCancelamento canceladoPor nomeEmissor enderecoConferir acoesPermitidas`
const list = async (bearer = token, filter = '') =>
  (await app.graphql(bearer, `{ recibos(${filter || 'first: 50'}) { nodes { ${fields} } } }`)).data.recibos.nodes
const cancel = (id: number, motivo = 'Nome errado', bearer = token) =>
  app.graphql(
    bearer,
    'mutation($id: ID!, $motivo: String!) { cancelarRecibo(id: $id, motivo: $motivo) { id canceladoEm } }',
    {
      id,
      motivo,
    },
  )
const check = (codigo: string, ip?: string) =>
  app.graphql(
    null,
    'query($codigo: String!) { conferirRecibo(codigo: $codigo) { igreja numero data valor iniciais cancelado } }',
    { codigo },
    ip ? { 'x-forwarded-for': ip } : undefined,
  )
const codeOf = (row: { enderecoConferir: string }) => row.enderecoConferir.split('/conferir/')[1] ?? ''
const pdf = async (id: number | string) =>
  (await readPdf((await app.rest(token, 'GET', `/recibos/${id}/pdf`)).body)).text
const letters = (text: string) => text.replace(/[\s|]+/g, '')

async function donation(nomeCampanha = 'Sertão'): Promise<number> {
  const campaign = {
    nomeCampanha,
    tipoCampanha: 'mundial',
    dataInicio: '2026-01-01',
    dataFim: '2026-12-31',
    alvoCampanha: 1,
  }
  const { id: idCampanha } = (await app.rest(token, 'POST', '/campanhasMissoes', campaign)).body
  const gift = { idMembro: giver, idCampanha, valorDoacao: 30, dataDoacao: '2026-06-01', meioDoacao: 'cheque' }
  return (await app.rest(token, 'POST', '/campanhas-missoes-doacoes', gift)).body.id
}
const incomeOf = async (origin: string, id: number) =>
  (
    await app.sql<{ id: number }>('select id from entrada where id_cliente = $1 and origem = $2 and id_origem = $3', [
      church.idCliente,
      origin,
      id,
    ])
  )[0]?.id
const receiptOf = (id: number | undefined) =>
  app.graphql(token, `mutation($id: ID!) { emitirReciboEntrada(id: $id) { ${fields} } }`, { id })

const holder = async (funcao: string) => {
  const { id } = await church.person({ perfil: 2 })
  await app.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select $1, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = $3`,
    [church.idCliente, id, funcao],
  )
  return app.session(church.idCliente, id)
}

describe('a receipt', () => {
  test('keeps what it said when it was issued, whoever is renamed and whatever the church changes afterwards', async () => {
    await app.sql(
      `update cliente set cnpj = '11222333000181', endereco = 'Rua A', numero = '10', cidade = 'Recife', uf = 'PE', cep = '50000000',
       assinante_recibos = 'Lia Tesoureira', cargo_recibos = '1ª tesoureira' where id = $1`,
      [church.idCliente],
    )
    const { id } = await tithe()
    await issue(id)
    await app.sql(`update usuario set name = 'Outro Nome', cpf = null where id = $1`, [giver])
    await app.sql(`update cliente set nome = 'Outra Igreja', assinante_recibos = null where id = $1`, [
      church.idCliente,
    ])
    const [row] = await list()
    expect(row).toMatchObject({
      numero: 1,
      nomePessoa: 'Rute Maria de Souza',
      documento: '52998224725',
      valor: '120.50',
      data: '2026-05-10',
      meio: 'Pix',
      finalidade: 'dízimo',
      nomeIgreja: 'Igreja dos Recibos',
      cnpj: '11222333000181',
      endereco: 'Rua A, 10, Recife/PE, CEP 50000-000',
      local: 'Recife/PE',
      assinante: 'Lia Tesoureira',
      cargo: '1ª tesoureira',
      vias: 1,
      canceladoEm: null,
      nomeEmissor: 'Ana Administradora',
      acoesPermitidas: ['segundaVia', 'cancelar'],
    })
    const text = letters(await pdf(row.uuid))
    for (const words of [
      'CNPJ 11.222.333/0001-81',
      'Rua A, 10, Recife/PE, CEP 50000-000',
      'cento e vinte reais e cinquenta centavos',
      'Lia Tesoureira',
      '1ª tesoureira',
      'Dízimos e ofertas não são dedutíveis do imposto de renda.',
      row.enderecoConferir,
    ])
      expect(text).toContain(letters(words))
    expect(text).not.toContain('CANCELADO')
    for (const set of [
      `nome_pessoa = 'X'`,
      'valor = 1',
      'numero = 9',
      `codigo = 'x'`,
      'id_dizimo = null',
      `data = '2020-01-01'`,
    ])
      await expect(app.sql(`update recibo set ${set} where id = $1`, [row.id])).rejects.toThrow('receipt')
    await expect(app.sql('delete from recibo where id = $1', [row.id])).rejects.toThrow('receipt')
  })

  test('is signed by the person with the function of treasurer, unless the church names another', async () => {
    const treasurer = await church.person({ name: 'Téo das Contas' })
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
       select id_cliente, id, $2, $3::date from funcao where id_cliente = $1 and nome = 'Tesoureiro'`,
      [church.idCliente, treasurer.id, today()],
    )
    await issue((await tithe()).id)
    const [row] = await list()
    expect([row.assinante, row.cargo]).toEqual(['Téo das Contas', 'Tesoureiro'])
  })

  // one of them has another day than the church, at any hour
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'is signed by who holds the function on the church’s day, where the database has the time of %s',
    async (zone) => {
      for (const [name, day] of [
        ['Ana de Ontem', { fim: -1 }],
        ['Bento de Amanhã', { inicio: 1 }],
      ] as const) {
        const { id } = await church.person({ name })
        await app.sql(
          `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio, fim)
           select id_cliente, id, $2, coalesce($3::date + $4::int, '2020-01-01'), $3::date + $5::int
           from funcao where id_cliente = $1 and nome = 'Tesoureiro'`,
          [church.idCliente, id, today(), 'inicio' in day ? day.inicio : null, 'fim' in day ? day.fim : null],
        )
      }
      const income = await incomeOf('doacao', await donation())
      const author = { idUsuario: null, acao: 'recibo.escrever', requisicao: 'teste' }
      await transaction(app.services.sessions, church.idCliente, author, async (work) => {
        await sql`set local timezone = ${sql.lit(zone)}`.execute(work.db)
        await issueForEntrada(work, income as number, null)
      })
      expect(await list()).toMatchObject([{ assinante: null, cargo: 'Tesouraria' }])
    },
  )

  test('has the mark and the day on every print once another copy was issued', async () => {
    await issue((await tithe()).id)
    const [{ id }] = await list()
    expect(await pdf(id)).not.toContain('via')
    const copy = () => app.graphql(token, 'mutation($id: ID!) { emitirSegundaVia(id: $id) { vias viaEm } }', { id })
    expect((await copy()).data.emitirSegundaVia).toMatchObject({ vias: 2, viaEm: expect.any(String) })
    expect(letters(await pdf(id))).toContain(letters('(2ª via)'))
    expect(letters(await pdf(id))).toContain(letters('2ª via, emitida em'))
    expect((await copy()).data.emitirSegundaVia.vias).toBe(3)
    const log = await app.sql(
      `select 1 from auditoria where id_cliente = $1 and tabela = 'recibo' and acao = 'recibo.escrever'`,
      [church.idCliente],
    )
    expect(log).toHaveLength(2)
  })

  test('that is cancelled keeps its number, says so, and leaves the tithe free to be changed and to get another', async () => {
    const { id } = await tithe()
    await issue(id)
    const [row] = await list()
    expect((await cancel(row.id, ' ')).status).toBe(422)
    expect((await cancel(row.id)).errors).toBeUndefined()
    expect((await cancel(row.id)).errors?.[0]?.message).toBe('Este recibo já foi cancelado.')
    const copy = await app.graphql(token, 'mutation($id: ID!) { emitirSegundaVia(id: $id) { id } }', { id: row.id })
    expect(copy.errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await list())[0]).toMatchObject({
      numero: 1,
      motivoCancelamento: 'Nome errado',
      canceladoPor: 'Ana Administradora',
      acoesPermitidas: [],
    })
    expect(letters(await pdf(row.id))).toContain(letters('Nome errado. Este recibo não vale mais.'))
    expect((await app.rest(token, 'GET', `/dizimos/${id}`)).body.numeroRecibo).toBeNull()
    const changed = { idMembro: giver, dataDizimo: '2026-05-10', valorDizimo: 99, meioDizimo: 'pix' }
    expect((await app.rest(token, 'PUT', `/dizimos/${id}`, changed)).status).toBe(200)
    expect(await issue(id)).toBe(2)
    expect((await list()).map(({ numero, valor }: { numero: number; valor: string }) => [numero, valor])).toEqual([
      [2, '99.00'],
      [1, '120.50'],
    ])
    await expect(
      app.sql('update recibo set cancelado_em = null, motivo_cancelamento = null where id = $1', [row.id]),
    ).rejects.toThrow('receipt')
  })

  test('is cancelled with a reversed or deleted tithe, and the end of the reversal does not bring it back', async () => {
    const { id } = await tithe('2025-05-10')
    await issue(id)
    await app.graphql(token, 'mutation { fecharMes(mes: "2025-05") { message } }')
    const [entrada] = (await app.rest(token, 'GET', '/entradas')).body
    const reverse = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2026-06-07" }) { id } }'
    const { data } = await app.graphql(token, reverse, { id: entrada.id })
    expect((await list())[0].motivoCancelamento).toBe('Lançamento estornado')
    expect((await app.rest(token, 'POST', `/dizimos/${id}/recibo`)).status).toBe(409)
    expect((await app.rest(token, 'DELETE', `/entradas/${data.estornarEntrada.id}`)).status).toBe(200)
    expect(await issue(id)).toBe(2)
    const other = await tithe()
    await issue(other.id)
    await app.rest(token, 'DELETE', `/dizimos/${other.id}`)
    expect((await list())[0]).toMatchObject({ numero: 3, motivoCancelamento: 'Dízimo excluído' })
  })

  test('of a donation names its campaign, shares the sequence of numbers, and goes with the donation', async () => {
    const gift = await donation()
    await issue((await tithe()).id)
    const [one, again] = [
      await receiptOf(await incomeOf('doacao', gift)),
      await receiptOf(await incomeOf('doacao', gift)),
    ]
    expect(one.data.emitirReciboEntrada).toMatchObject({
      numero: 2,
      finalidade: 'doação à campanha Sertão',
      valor: '30.00',
      meio: 'Cheque',
    })
    expect(again.data.emitirReciboEntrada.id).toBe(one.data.emitirReciboEntrada.id)
    expect(letters(await pdf(one.data.emitirReciboEntrada.id))).toContain(
      letters('a título de doação à campanha Sertão.'),
    )
    const deletion = await app.graphql(token, 'mutation($id: ID!) { excluirDoacao(id: $id) { message } }', { id: gift })
    expect(deletion.errors).toBeUndefined()
    expect((await list())[0].motivoCancelamento).toBe('Doação excluída')
  })

  test('is found by number, name, state and month; each person sees only the own ones', async () => {
    const person = await church.token(2)
    const { data } = await app.graphql(person, '{ eu { id } }')
    const first = await tithe()
    await issue(first.id)
    giver = data.eu.id
    await issue((await tithe('2026-06-14')).id)
    const numbers = async (filter: string, bearer = token) =>
      (await list(bearer, filter)).map(({ numero }: { numero: number }) => numero)
    expect(await numbers('busca: "1"')).toEqual([1])
    expect(await numbers('busca: "rute"')).toEqual([1])
    expect(await numbers('filtro: { mes: "2026-06" }')).toEqual([2])
    await cancel((await list())[1].id)
    expect(await numbers('filtro: { estado: "cancelado" }')).toEqual([1])
    expect(await numbers('filtro: { tipo: "doacao" }')).toEqual([])
    expect(await numbers('first: 9', person)).toEqual([2])
    expect(
      (await app.graphql(person, 'query($id: ID!) { recibo(id: $id) { id } }', { id: (await list())[1].id })).status,
    ).toBe(404)
    expect((await cancel((await list())[0].id, 'Meu', person)).status).toBe(403)
    expect((await app.rest(person, 'GET', `/recibos/${(await list())[1].id}/pdf`)).status).toBe(404)
  })

  test('loses the name of a person whose data is erased, and stays in the books', async () => {
    await issue((await tithe()).id)
    const [{ id }] = await list()
    const set = `set nome_pessoa = 'Pessoa anonimizada', documento = null`
    await app.sql(`update recibo ${set} where id = $1`, [id])
    expect((await list())[0]).toMatchObject({ nomePessoa: 'Pessoa anonimizada', documento: null, valor: '120.50' })
    expect((await check(codeOf((await list())[0]))).data.conferirRecibo.iniciais).toBeNull()
  })
})

test.each(['Quitéria', 'Quitéria da Silva Xis'])(
  '%s is in no receipt and in no log of one after leaving',
  async (name) => {
    giver = (await church.person({ name, cpf: '11144477735', perfil: 2 })).id
    await church.person({ name })
    await issue((await tithe()).id)
    const [{ id }] = await list()
    await cancel(id)
    await withPassword(app, church.idCliente, giver)
    const leave = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
    const left = await app.graphql(await app.session(church.idCliente, giver), leave, { senha })
    expect(left.errors).toBeUndefined()
    const log = await app.sql<{ t: string; antes: object | null; depois: object | null }>(
      `select a::text as t, antes, depois from auditoria a where id_cliente = $1 and tabela = 'recibo' order by id`,
      [church.idCliente],
    )
    expect(log.length).toBeGreaterThan(2)
    for (const { t } of log) expect([t.includes('Quit'), t.includes('11144477735')]).toEqual([false, false])
    expect(log[0]?.depois).toMatchObject({ nome_pessoa: 'Pessoa anonimizada', numero: 1 })
  },
)

test('the treasurer cancels receipts, who only helps issues them, and the council reads them', async () => {
  await app.sql(`insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 4, '{"dizimos":"nada"}')`, [
    church.idCliente,
  ])
  await issue((await tithe()).id)
  const [{ id }] = await list()
  const copy = 'mutation($id: ID!) { emitirSegundaVia(id: $id) { id } }'
  for (const [funcao, copies, cancels] of [
    ['Conselho fiscal', 403, 403],
    ['Auxiliar de tesouraria', 200, 403],
    ['Tesoureiro', 200, 200],
  ] as const) {
    const bearer = await holder(funcao)
    expect([funcao, (await list(bearer)).length]).toEqual([funcao, 1])
    expect([funcao, (await app.graphql(bearer, copy, { id })).status]).toEqual([funcao, copies])
    expect([funcao, (await cancel(id, 'Valor errado', bearer)).status]).toEqual([funcao, cancels])
  }
})

test('somebody who reads the receipts of tithes alone has the own one of a donation in the list, too', async () => {
  const assistant = await holder('Auxiliar de tesouraria')
  const gift = await donation()
  await receiptOf(await incomeOf('doacao', gift))
  giver = (await app.graphql(assistant, '{ eu { id } }')).data.eu.id
  await issue((await tithe()).id)
  await receiptOf(await incomeOf('doacao', await donation('Litoral')))
  const numbers = async () => (await list(assistant)).map(({ numero }: { numero: number }) => numero)
  expect(await numbers()).toEqual([3, 2])
})

test('whoever may not cancel receipts neither deletes nor reverses what one is of', async () => {
  const { id } = await tithe()
  await issue(id)
  const assistant = await holder('Auxiliar de tesouraria')
  const shown = async (as: string) =>
    (await app.graphql(as, 'query($id: ID!) { dizimo(id: $id) { acoesPermitidas } }', { id })).data.dizimo
      .acoesPermitidas
  expect(await shown(assistant)).not.toContain('excluir')
  expect(await app.rest(assistant, 'DELETE', `/dizimos/${id}`)).toMatchObject({
    status: 403,
    body: { message: 'O recibo nº 1 já foi emitido: isto é para quem pode cancelar recibos.' },
  })
  const [entry] = await app.sql<{ id: number; mes: string }>(
    `select id, to_char(data, 'YYYY-MM') as mes from entrada where id_cliente = $1 and origem = 'dizimo' and id_origem = $2`,
    [church.idCliente, id],
  )
  await app.graphql(token, 'mutation($mes: String!) { fecharMes(mes: $mes) { message } }', { mes: entry?.mes })
  const reverse = (as: string) =>
    app.graphql(as, 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2026-07-01" }) { id } }', {
      id: entry?.id,
    })
  expect((await reverse(assistant)).status).toBe(403)
  const valid = async () =>
    (await app.sql('select id from recibo where id_cliente = $1 and cancelado_em is null', [church.idCliente])).length
  expect(await valid()).toBe(1)
  expect((await reverse(await holder('Tesoureiro'))).errors).toBeUndefined()
  expect(await valid()).toBe(0)
})

test('what one is of offers neither deletion nor reversal to whoever may not cancel receipts', async () => {
  const gifts = { with: await donation(), without: await donation('Litoral') }
  const tithes = { with: (await tithe()).id, without: (await tithe()).id }
  await receiptOf(await incomeOf('doacao', gifts.with))
  await issue(tithes.with)
  const incomes = await Promise.all([
    incomeOf('doacao', gifts.with),
    incomeOf('dizimo', tithes.with),
    incomeOf('doacao', gifts.without),
    incomeOf('dizimo', tithes.without),
  ])
  const offered = async (as: string, type: string, id: unknown): Promise<string[]> =>
    (await app.graphql(as, `query($id: ID!) { ${type}(id: $id) { acoesPermitidas } }`, { id })).data[type]
      .acoesPermitidas
  const all = (as: string, type: string, ids: readonly unknown[]) => Promise.all(ids.map((id) => offered(as, type, id)))
  const assistant = await holder('Auxiliar de tesouraria')
  const treasurer = await holder('Tesoureiro')
  // the pastor of this church writes donations, and has nothing to do with receipts
  await app.sql(`insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 5, '{"dizimos":"nada"}')`, [
    church.idCliente,
  ])
  const pastor = await church.token(5)
  const remove = (as: string, id: number) =>
    app.graphql(as, 'mutation($id: ID!) { excluirDoacao(id: $id) { message } }', { id })
  expect(await all(pastor, 'doacao', [gifts.with, gifts.without])).toEqual([[], ['excluir']])
  expect((await remove(pastor, gifts.with)).status).toBe(403)
  expect(await all(token, 'doacao', [gifts.with, gifts.without])).toEqual([['excluir'], ['excluir']])

  await app.graphql(token, 'mutation { fecharMes(mes: "2026-06") { message } }')
  expect(await all(assistant, 'entrada', incomes)).toEqual([[], [], ['estornar'], ['estornar']])
  expect(await all(treasurer, 'entrada', incomes)).toEqual(incomes.map(() => ['estornar']))
})

describe('the public check page', () => {
  test('shows church, number, date, amount, initials and whether the receipt is valid, and nothing else', async () => {
    await issue((await tithe()).id)
    const [row] = await list()
    const code = codeOf(row)
    expect(code).toMatch(new RegExp(`^${church.idCliente}-[0-9a-f]{32}$`))
    const shown = { igreja: 'Igreja dos Recibos', numero: 1, data: '2026-05-10', valor: '120.50', iniciais: 'R. M. S.' }
    const answer = await check(code)
    expect(answer.data.conferirRecibo).toEqual({ ...shown, cancelado: false })
    expect(JSON.stringify(answer.data)).not.toMatch(/Rute|Souza|529/)
    await cancel(row.id)
    expect((await check(code)).data.conferirRecibo).toEqual({ ...shown, cancelado: true })
  })

  test('answers the same to a wrong code, the code of another church, and a church that closes its account', async () => {
    await issue((await tithe()).id)
    const code = codeOf((await list())[0])
    const secret = code.split('-')[1] ?? ''
    const other = await app.church()
    const found = await Promise.all(
      [
        `${other.idCliente}-${secret}`,
        `${church.idCliente}-${'0'.repeat(32)}`,
        `${church.idCliente}-${secret.slice(0, 31)}`,
        `999999999-${secret}`,
        secret,
        '',
        "1-' or true --",
      ].map(async (one) => (await check(one)).errors?.[0]),
    )
    expect(new Set(found.map((error) => `${error?.extensions.code} ${error?.message}`))).toEqual(
      new Set(['NOT_FOUND Nenhum recibo tem este código. Confira o endereço impresso no recibo.']),
    )
    await app.sql('update cliente set suspenso_em = now() where id = $1', [church.idCliente])
    expect((await check(code)).data.conferirRecibo.numero).toBe(1)
    await app.sql(`update cliente set apagar_em = now() + interval '1 day' where id = $1`, [church.idCliente])
    expect((await check(code)).status).toBe(404)
  })

  test('says where a church that has moved is now, also when it is erased here, and nothing of the receipts kept here', async () => {
    await issue((await tithe()).id)
    const code = codeOf((await list())[0])
    const secret = code.split('-')[1] ?? ''
    const gone = 900_000_000 + church.idCliente
    const move = `insert into mudanca_igreja (igreja, codigo, situacao, outro, numero) values ($1, gen_random_uuid(), 'mudou', 'https://nova.exemplo.org', 77)`
    for (const number of [church.idCliente, gone]) await app.sql(move, [number])
    for (const one of [code, `${gone}-${secret}`])
      expect((await check(one)).errors?.[0]).toMatchObject({
        message: `Esta igreja mudou de endereço. Confira o recibo em https://nova.exemplo.org/conferir/77-${secret}`,
        extensions: { code: 'NOT_FOUND', endereco: `https://nova.exemplo.org/conferir/77-${secret}` },
      })
    await app.sql('delete from mudanca_igreja where igreja = any($1::int[])', [[church.idCliente, gone]])
    expect((await check(code)).data.conferirRecibo.numero).toBe(1)
  })

  test('counts wrong codes against guessing, and keeps its answers out of caches', async () => {
    await issue((await tithe()).id)
    const code = codeOf((await list())[0])
    const query = 'query($codigo: String!) { conferirRecibo(codigo: $codigo) { numero } }'
    const ask = (codigo: string) =>
      app.http.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: '203.0.113.77',
        payload: { query, variables: { codigo } },
      })
    for (let visit = 0; visit < 5; visit++) {
      const { statusCode, headers } = await ask(code)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    }
    const statuses: number[] = []
    for (let guess = 0; guess < 61; guess++)
      statuses.push((await ask(`${church.idCliente}-${'a'.repeat(32)}`)).statusCode)
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404))
    expect(statuses[60]).toBe(429)
    expect((await ask(code)).statusCode).toBe(200)
  })
})

test.each([
  ['Rute Maria de Souza', 'R. M. S.'],
  ['  Érica   dos Anjos ', 'É. A.'],
  ['Ana', 'A.'],
  ['Da', 'D.'],
  ['Pessoa anonimizada', null],
])('the initials of %j are %j', (name, written) => {
  expect(initials(name)).toBe(written)
})
