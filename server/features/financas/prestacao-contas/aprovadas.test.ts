import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Migration20261129022001_prestacoes_aprovadas } from '../../../../migrations/Migration20261129022001_prestacoes_aprovadas.js'
import { decideRecommended } from '../../../../tests/factories/access-preset.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword as senha } from '../../../../tests/factories/password.js'

let app: TestApp
let church: TestChurch
let admin: string
let member: string
let council: { id: number; token: string }

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  admin = await church.token(1)
  const { id } = await church.person({ perfil: 3 })
  council = { id, token: await app.session(church.idCliente, id) }
  await app.rest(admin, 'POST', '/entradas', { descricao: 'Oferta', data: '2026-02-10', categoria: 2, valor: 250.1 })
  await app.graphql(admin, 'mutation { fecharMes(mes: "2026-02") { message } }')
  member = await church.token(2)
})
afterAll(() => app.close())

type Step = 'draft' | 'sent' | 'aprovada' | 'ressalva' | 'rejeitada'

async function statement(step: Step): Promise<number> {
  const body = { nome: unique(`Fevereiro ${step} `), de: '2026-02', ate: '2026-02' }
  const { id } = (await app.rest(admin, 'POST', '/prestacoesContas', body)).body
  const run = async (as: string, text: string, more: object = {}) =>
    expect((await app.graphql(as, text, { id, ...more })).errors).toBeUndefined()
  if (step === 'draft') return id
  await run(admin, 'mutation($id: ID!, $ids: [ID!]!) { enviarPrestacaoContas(id: $id, idsConselho: $ids) { id } }', {
    ids: [council.id],
  })
  if (step === 'sent') return id
  await run(council.token, 'mutation($id: ID!) { opinarPrestacaoContas(id: $id, input: { opiniao: "aprova" }) { id } }')
  await run(
    admin,
    `mutation($id: ID!, $decisao: String!) {
      decidirPrestacaoContas(id: $id, input: { decisao: $decisao, assembleiaEm: "2026-03-15" }) { id } }`,
    { decisao: step },
  )
  return id
}

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id).sort((a, b) => a - b)

const listed = async (token: string): Promise<number[]> => {
  const { data } = await app.graphql(token, '{ prestacoesContas { totalCount nodes { id } } }')
  const ids = idsOf(data.prestacoesContas.nodes)
  expect(data.prestacoesContas.totalCount).toBe(ids.length)
  return ids
}

const everyStep = async () => {
  const ids = {} as Record<Step, number>
  for (const step of ['draft', 'sent', 'aprovada', 'ressalva', 'rejeitada'] as const) ids[step] = await statement(step)
  // decided before the preset takes the treasury from the council, too
  await decideRecommended(app, church)
  return ids
}

test('a member reads what the assembly approved, and nothing before or behind it', async () => {
  const ids = await everyStep()
  const approved = [ids.aprovada, ids.ressalva]
  expect(await listed(member)).toEqual(approved)
  expect(idsOf((await app.rest(member, 'GET', '/prestacoesContas')).body)).toEqual(approved)
  const { data } = await app.graphql(member, '{ buscar(texto: "Fevereiro") { tipo id } }')
  expect(idsOf(data.buscar)).toEqual(approved)
  const one = `query($id: ID!) { prestacaoContas(id: $id) {
    situacao acoesPermitidas substituidaPor demonstrativo { entradas } pareceres { opiniao } } }`
  for (const [step, id] of Object.entries(ids)) {
    const shown = approved.includes(id)
    const read = await app.graphql(member, one, { id })
    expect([step, read.status]).toEqual([step, shown ? 200 : 404])
    for (const path of ['', '/pdf'])
      expect([step, path, (await app.rest(member, 'GET', `/prestacoesContas/${id}${path}`)).status]).toEqual([
        step,
        path,
        shown ? 200 : 404,
      ])
    const now = 'query($id: ID!) { demonstrativoPrestacaoContas(id: $id) { saldo } }'
    expect((await app.graphql(member, now, { id })).status).toBe(403)
  }
  // the rejected one is the newest of these months, of which a member hears nothing
  const read = await app.graphql(member, one, { id: ids.ressalva })
  expect(read.data.prestacaoContas).toEqual({
    situacao: 'Aprovada com ressalva',
    acoesPermitidas: [],
    substituidaPor: null,
    demonstrativo: { entradas: '250.10' },
    pareceres: [{ opiniao: 'aprova' }],
  })
  expect((await app.graphql(admin, one, { id: ids.ressalva })).data.prestacaoContas.substituidaPor).toBe(ids.rejeitada)
  for (const path of ['/saidas', '/entradas', '/exportar/prestacoesContas?formato=csv'])
    expect([path, (await app.rest(member, 'GET', path)).status]).toEqual([path, 403])
})

test('whoever reads the treasury reads what he read before', async () => {
  const ids = await everyStep()
  await app.sql(
    `update acesso_perfil set areas = areas || '{"tesouraria": "ler"}', versao = versao + 1 where id_cliente = $1`,
    [church.idCliente],
  )
  const { draft, ...sent } = ids
  expect(await listed(await church.token(5))).toEqual([draft, ...Object.values(sent)])
  const other = await church.person({ perfil: 2 })
  expect(await listed(await app.session(church.idCliente, other.id))).toEqual(Object.values(sent))
})

test('a church may keep them from its members, and an old token of the statements reads as before', async () => {
  const ids = await everyStep()
  const make =
    'mutation($senha: String!) { criarTokenApi(minhaSenha: $senha, nome: "Site", escopos: ["prestacaoContas.ler"]) { token } }'
  const { token } = (await app.graphql(admin, make, { senha })).data.criarTokenApi
  expect(await listed(token)).toEqual([ids.sent, ids.aprovada, ids.ressalva, ids.rejeitada])
  await app.sql(
    `update acesso_perfil set areas = areas || '{"prestacoes": "nada"}', versao = versao + 1 where id_cliente = $1`,
    [church.idCliente],
  )
  const late = await church.person({ perfil: 2 })
  const now = await app.session(church.idCliente, late.id)
  expect((await app.graphql(now, '{ prestacoesContas { nodes { id } } }')).status).toBe(403)
  expect((await app.rest(now, 'GET', `/prestacoesContas/${ids.aprovada}/pdf`)).status).toBe(403)
})

test('the update gives members of churches that took the treasury from them nothing', async () => {
  const { idCliente } = await app.church()
  const decide = (perfil: number, areas: object) =>
    app.sql('insert into acesso_perfil (id_cliente, perfil, areas) values ($1, $2, $3)', [
      idCliente,
      perfil,
      JSON.stringify(areas),
    ])
  await decide(2, { tesouraria: 'resumo', celulas: 'resumo' })
  await decide(3, { tesouraria: 'nada' })
  await decide(4, { celulas: 'ler meus' })
  await decide(5, { tesouraria: 'ler' })
  const { em, config } = app.services.sessions.app
  const migration = new Migration20261129022001_prestacoes_aprovadas(em.getDriver(), config)
  migration.up()
  for (const statement of migration.getQueries()) await app.sql(String(statement))
  const rows = await app.sql('select perfil, areas, versao from acesso_perfil where id_cliente = $1 order by perfil', [
    idCliente,
  ])
  expect(rows).toEqual([
    { perfil: 2, areas: { tesouraria: 'resumo', celulas: 'resumo', prestacoes: 'nada' }, versao: 2 },
    { perfil: 3, areas: { tesouraria: 'nada', prestacoes: 'nada' }, versao: 2 },
    { perfil: 4, areas: { celulas: 'ler meus' }, versao: 1 },
    { perfil: 5, areas: { tesouraria: 'ler' }, versao: 1 },
  ])
})
