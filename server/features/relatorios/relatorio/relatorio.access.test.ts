import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { relatorios, tiposRelatorio } from '../../../../schema/rules/relatorios/relatorio.input.js'
import { inChurch } from '../../../../tests/factories/harness.js'
import { limits } from '../../../../tests/factories/limits.js'
import { readPdf } from '../../../../tests/factories/pdf.js'
import { dados, make, type ReportsApp, reportsApp, today, watch } from '../../../../tests/factories/reports.js'
import { tablesReadBy } from '../../../../tests/factories/statements.js'
import { AppError } from '../../../kernel/base/errors.js'
import { atOnce } from '../../../kernel/transport/serving/request-places.js'
import { areasOf } from './fontes/index.js'
import { build } from './montar.js'

let app: ReportsApp['app']
let betel: ReportsApp['betel']
let other: ReportsApp['other']
let token: ReportsApp['token']
let open: ReportsApp['open']
let made: ReportsApp['made']
beforeAll(async () => {
  ;({ app, betel, other, token, open, made } = await reportsApp())
})
afterAll(() => app.close())

/** What the church allows to perfil 5 from now on, by area. */
const allow = (areas: Record<string, string>) =>
  app.sql(
    `insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 5, $2)
     on conflict (id_cliente, perfil) do update set areas = excluded.areas`,
    [betel.idCliente, areas],
  )

test('a request gets 401 without a session, and 403 without a perfil; another church’s record gets 422 at its field', async () => {
  const event = (
    await app.rest(await other.token(1), 'POST', '/eventos', { nomeEvento: 'Alheio', dataInicio: today() })
  ).body.id
  for (const [bearer, status] of [
    [null, 401],
    [await betel.token(-1), 403],
  ] as const) {
    expect((await app.graphql(bearer, make, { input: { tipo: 'eventos' } })).status).toBe(status)
    expect((await app.graphql(bearer, dados, { input: { tipo: 'eventos' } })).status).toBe(status)
    expect((await app.rest(bearer, 'GET', '/relatorio/eventos')).status).toBe(status)
  }
  for (const idEvento of [event, 987_654_321]) {
    const { status, errors } = await app.graphql(token, make, { input: { tipo: 'eventos', idEvento } })
    expect([status, errors?.[0]?.extensions.campos]).toEqual([422, { idEvento: 'Evento não encontrado.' }])
  }
  const accounts = await app.graphql(await other.token(1), '{ contasFinanceiras { nodes { id } } }')
  const input = { tipo: 'financas', idContaFinanceira: accounts.data.contasFinanceiras.nodes[0].id }
  const { status, errors } = await app.graphql(token, make, { input })
  const campos = { idContaFinanceira: 'Conta financeira não encontrada.' }
  expect([status, errors?.[0]?.extensions.campos]).toEqual([422, campos])
  const categories = await app.graphql(await other.token(1), '{ categorias(first: 1) { nodes { id } } }')
  const ofOther = { tipo: 'razao', idCategoria: categories.data.categorias.nodes[0].id }
  const refused = await app.graphql(token, make, { input: ofOther })
  expect(refused.errors?.[0]?.extensions.campos).toEqual({ idCategoria: 'Categoria não encontrada.' })
})

test('perfil 2 gets only reports that it may read: no birth dates, no telephone numbers, no tithes, no suppliers', async () => {
  const member = await betel.token(2)
  const kept = ['usuarios', 'aniversariantes', 'dizimos', 'contribuicoes', 'pagamentos']
  for (const tipo of kept) {
    expect((await app.rest(member, 'GET', `/relatorio/${tipo}`)).status).toBe(403)
    expect((await app.graphql(member, make, { input: { tipo } })).status).toBe(403)
    expect((await app.graphql(member, dados, { input: { tipo } })).status).toBe(403)
  }
  expect((await app.rest(member, 'GET', '/relatorio/batismos')).status).toBe(200)
  const { data } = await app.graphql(member, '{ tiposRelatorio { tipo } }')
  const tipos = data.tiposRelatorio.map((each: { tipo: string }) => each.tipo)
  expect(tipos).toEqual(tiposRelatorio.filter((tipo) => !kept.includes(tipo)))
})

test('a link is a complete, signed address that anybody can open without a session', async () => {
  const { url, uuid } = await made({ tipo: 'batismos' })
  expect(
    url.startsWith(`${app.services.config.publicUrl}/arquivos/relatorios/${uuid}?igreja=${betel.idCliente}&`),
  ).toBe(true)
  for (const bearer of [null, token, await other.token(1), 'morto']) {
    const answer = await open(url, bearer)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ])
    expect(answer.headers['content-disposition']).toContain('relatorio-batismos.pdf')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  for (const forged of [
    url.replace(/expira=\d+/, 'expira=99999999999999'),
    url.replace(/igreja=\d+/, `igreja=${other.idCliente}`),
    url.replace(uuid, (await made({ tipo: 'eventos' })).uuid),
    `/arquivos/relatorios/${uuid}`,
  ])
    expect((await open(forged, token)).statusCode).toBe(403)
})

test('an address without a session opens at most eight reports at once', async () => {
  const { url } = await made({ tipo: 'batismos' })
  const { storage } = app.services
  const read = storage.get
  const held: (() => void)[] = []
  storage.get = (key) => new Promise((resolve) => held.push(() => resolve(read.call(storage, key))))
  try {
    const all = Array.from({ length: atOnce.address }, () => open(url, null))
    for (let tries = 0; tries < 100 && held.length < all.length; tries++) await wait(20)
    expect((await open(url, null)).statusCode).toBe(429)
    for (const go of held) go()
    expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200))
  } finally {
    storage.get = read
  }
})

test('a new link needs permission for that report, and is only for the user who requested the report', async () => {
  const colleague = await betel.person({ perfil: 5 })
  const session = await app.session(betel.idCliente, colleague.id)
  const { url, uuid } = await made({ tipo: 'aniversariantes' }, session)
  for (const bearer of [token, await other.token(1), inChurch(await app.platformToken(), betel)])
    expect((await app.graphql(bearer, watch, { id: uuid })).status).toBe(404)
  // a report of everything does not open once the church limits its owner to the own groups, nor to fewer of them
  const opens = async (id: string) => (await app.graphql(session, watch, { id })).data.relatorio.url !== null
  const everything = await made({ tipo: 'departamentos' }, session)
  await allow({ departamentos: 'escrever meus' })
  const own = await made({ tipo: 'departamentos' }, session)
  expect([await opens(everything.uuid), await opens(own.uuid)]).toEqual([false, true])
  await allow({ departamentos: 'escrever' })
  expect([await opens(everything.uuid), await opens(own.uuid)]).toEqual([true, true])
  await app.sql('update usuario set perfil = 2 where id = $1', [colleague.id])
  expect((await app.graphql(session, watch, { id: uuid })).data.relatorio).toMatchObject({
    status: 'pronto',
    url: null,
  })
  expect((await open(url, null)).statusCode).toBe(200)
})

test('a limit to the own groups closes the earlier reports of its area, and no others that only name these groups', async () => {
  const colleague = await betel.person({ perfil: 5 })
  const session = await app.session(betel.idCliente, colleague.id)
  const tipos = ['batismos', 'eventos', 'departamentos', 'escalas-cultos', 'missoes', 'orcamentos'] as const
  const reports: [string, string][] = []
  for (const tipo of tipos) reports.push([tipo, (await made({ tipo }, session)).uuid])
  const closedBy = async (areas: Record<string, string>): Promise<string[]> => {
    await allow(areas)
    const closed: string[] = []
    for (const [tipo, id] of reports)
      if ((await app.graphql(session, watch, { id })).data.relatorio.url === null) closed.push(tipo)
    return closed
  }
  expect(await closedBy({ departamentos: 'escrever meus' })).toEqual(['departamentos'])
  expect(await closedBy({ escalas: 'ler meus' })).toEqual(['escalas-cultos'])
  expect(await closedBy({ missoes: 'ler meus', contatos: 'ler meus' })).toEqual(['missoes'])
  expect(await closedBy({ contatos: 'ler meus' })).toEqual([])
  await allow({})
})

test('each report names the areas of all groups that it reads', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  const cell = await app.rest(bearer, 'POST', '/celulas', {
    nomeCelula: 'Ágape',
    idResponsavel: (await church.person({})).id,
  })
  const limited = await limits(app)
  const read: string[] = []
  for (const tipo of tiposRelatorio) {
    const { filtro, registro } = relatorios[tipo] as { filtro?: string; registro?: string }
    const number = (filter?: string) => (filter?.startsWith('id') ? { [filter]: cell.body.id } : {})
    for (const filters of [{}, number(filtro), number(registro)]) {
      const parametros = {
        inicio: '2026-01-01',
        fim: '2026-12-31',
        ...(tipo === 'celulas' && number(filtro)),
        ...filters,
      }
      const leitor = { lesEmail: () => true, lesDadosPessoais: () => true }
      const tables = await tablesReadBy(() =>
        build(app.services, church.idCliente, { tipo, parametros, geradoPor: 'Ana', leitor }).catch((error) => {
          // most reports of a record that does not exist are empty
          if (!(error instanceof AppError)) throw error
        }),
      )
      const known = areasOf(tipo).map((area) => `meus_${area}`)
      for (const { area, table } of limited)
        if (tables.has(table)) read.push(known.includes(area) ? area : `${tipo} does not name the area of ${table}`)
    }
  }
  expect(read.filter((found) => found.includes(' '))).toEqual([])
  expect([...new Set(read)].sort()).toEqual([
    'meus_celulas',
    'meus_departamentos',
    'meus_ensino',
    'meus_escalas',
    'meus_missoes',
  ])
})

describe('a PDF that has the e-mails or the CPFs of people', () => {
  const cpf = '529.982.247-25'
  const create = `mutation($escopos: [String!]!) {
    criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Relatórios", escopos: $escopos) { token } }`
  const tokenWith = async (...escopos: string[]): Promise<string> =>
    (await app.graphql(token, create, { escopos: ['relatorio.ler', ...escopos] })).data.criarTokenApi.token
  const opens = async (id: string, bearer: string) =>
    (await app.graphql(bearer, watch, { id })).data.relatorio.url !== null

  let celulas: object
  let contribuicoes: object

  // a cell with a member, who has given, and the requests of the reports that print who it is
  beforeAll(async () => {
    const person = await betel.person({ name: 'Dora Fiel', email: 'dora.fiel@exemplo.com.br', cpf: '52998224725' })
    const cell = await app.rest(token, 'POST', '/celulas', { nomeCelula: 'Ágape', idResponsavel: person.id })
    const gift = { idMembro: person.id, valorDizimo: '10.00', dataDizimo: today(), meioDizimo: 'pix' }
    expect((await app.rest(token, 'POST', '/dizimos', gift)).status).toBe(201)
    celulas = { tipo: 'celulas', idCelula: cell.body.id }
    contribuicoes = { tipo: 'contribuicoes', idUsuario: person.id }
  })
  const textOf = async (url: string) => (await readPdf((await open(url, null)).rawPayload)).text

  test('has them for an API token only as far as its scopes reach, and it opens no PDF with more', async () => {
    const ofCells = ['celula.ler', 'encontro.ler']
    const ofGifts = ['dizimo.ler', 'dizimo.lerDeTodos', 'doacao.ler', 'doacao.lerDoador']
    for (const [input, escopos, missing, shown] of [
      [celulas, ofCells, 'usuario.lerEmail', 'dora.fiel@exemplo.com.br'],
      [contribuicoes, ofGifts, 'usuario.lerDadosPessoais', cpf],
    ] as const) {
      const [without, allowed] = [await tokenWith(...escopos), await tokenWith(...escopos, missing)]
      const hidden = await made(input, without)
      const text = await textOf(hidden.url)
      expect(text).toContain('Dora Fiel')
      expect(text).not.toContain(shown)
      const whole = await made(input, allowed)
      expect(await textOf(whole.url)).toContain(shown)
      const ofSession = await made(input)
      expect(await textOf(ofSession.url)).toContain(shown)
      expect([await opens(whole.uuid, without), await opens(ofSession.uuid, without)]).toEqual([false, false])
      // whoever reads as much opens it, and everybody what has nothing of it
      expect([await opens(ofSession.uuid, allowed), await opens(hidden.uuid, without)]).toEqual([true, true])
      expect([await opens(whole.uuid, token), await opens(hidden.uuid, token)]).toEqual([true, true])
    }
  })

  test('that failed is made again with what the token reads that asks for it', async () => {
    const without = await tokenWith('celula.ler', 'encontro.ler')
    const { uuid } = await made(celulas)
    await app.sql(`update relatorio set status = 'falhou', motivo = 'Não deu.' where uuid = $1`, [uuid])
    const again = await app.graphql(without, 'mutation($id: ID!) { repetirRelatorio(id: $id) { status } }', {
      id: uuid,
    })
    expect(again.errors).toBeUndefined()
    await app.runJobs()
    const { url } = (await app.graphql(without, watch, { id: uuid })).data.relatorio
    expect(await textOf(url)).not.toContain('dora.fiel@exemplo.com.br')
  })

  test('does not open any more for whoever may not read them now', async () => {
    const colleague = await betel.person({ perfil: 5 })
    const session = await app.session(betel.idCliente, colleague.id)
    const [{ uuid }, other] = [await made(celulas, session), await made({ tipo: 'batismos' }, session)]
    expect(await opens(uuid, session)).toBe(true)
    await allow({ contatos: 'nada' })
    expect([await opens(uuid, session), await opens(other.uuid, session)]).toEqual([false, true])
    await allow({ contatos: 'ler meus' })
    expect(await opens(uuid, session)).toBe(false)
    const ofOwn = await made(celulas, session)
    await allow({ contatos: 'ler' })
    expect([await opens(uuid, session), await opens(ofOwn.uuid, session)]).toEqual([true, true])
  })

  test('of the version before, which did not note it, opens for a session, and for nobody limited who may not read all', async () => {
    const scopes = ['celula.ler', 'encontro.ler', 'usuario.lerEmail']
    const session = await app.session(betel.idCliente, (await betel.person({ perfil: 5 })).id)
    const [{ uuid }, other] = [await made(celulas), await made(celulas, session)]
    await app.sql(`update relatorio set parametros = parametros - 'alcances' - 'lidos' where uuid in ($1, $2)`, [
      uuid,
      other.uuid,
    ])
    expect([
      await opens(uuid, token),
      await opens(uuid, await tokenWith(...scopes)),
      await opens(uuid, await tokenWith(...scopes, 'usuario.lerDadosPessoais')),
    ]).toEqual([true, false, true])
    const before = await opens(other.uuid, session)
    await allow({ contatos: 'ler meus' })
    expect([before, await opens(other.uuid, session)]).toEqual([true, false])
    await allow({})
  })
})

test('a client that waits gets the finished report in the same response', async () => {
  const wait = 'mutation($input: GerarRelatorioInput!) { gerarRelatorio(input: $input) { status url } }'
  const [{ data }] = await Promise.all([app.graphql(token, wait, { input: { tipo: 'batismos' } }), app.runJobs()])
  expect(data.gerarRelatorio.status).toBe('pronto')
  expect((await open(data.gerarRelatorio.url, null)).statusCode).toBe(200)
})

test('requests that wait for their reports leave their places to others of the church', async () => {
  const church = await app.church()
  const session = await church.token(1)
  const wait = 'mutation($input: GerarRelatorioInput!) { gerarRelatorio(input: $input) { status } }'
  const waiting = Array.from({ length: atOnce.session + 1 }, () =>
    app.graphql(session, wait, { input: { tipo: 'batismos' } }),
  )
  const asked = () => app.sql('select id from relatorio where id_cliente = $1', [church.idCliente])
  while ((await asked()).length < waiting.length) await new Promise((resolve) => setTimeout(resolve, 20))
  // no job has made a report yet
  expect((await app.graphql(session, '{ eu { id } }')).data.eu.id).toBeDefined()
  await app.runJobs()
  const made = await Promise.all(waiting)
  expect(new Set(made.map(({ data }) => data.gerarRelatorio.status))).toEqual(new Set(['pronto']))
})

test('a link expires after a quarter of an hour', async () => {
  const { url } = await made({ tipo: 'batismos' })
  const now = Date.now
  try {
    Date.now = () => now() + 14 * 60_000
    expect((await open(url, token)).statusCode).toBe(200)
    Date.now = () => now() + 16 * 60_000
    const late = await open(url, token)
    expect([late.statusCode, late.json().message]).toEqual([403, 'O link expirou. Abra o relatório de novo.'])
  } finally {
    Date.now = now
  }
})

test('the platform’s administrator names a church; without a name the report is about the platform’s own church', async () => {
  const platform = await app.platformToken()
  const named = await app.rest(platform, 'GET', `/relatorio/usuarios?idCliente=${betel.idCliente}`)
  expect((await readPdf(named.body)).text).toContain('Igreja Betel dos Testes')
  expect((await app.rest(token, 'GET', `/relatorio/usuarios?idCliente=${other.idCliente}`)).status).toBe(403)
})
