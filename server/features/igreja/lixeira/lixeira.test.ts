import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { inChurch, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { recordKinds } from '../../../../tests/factories/records.js'
import { features } from '../../../features.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

const query = `query($tabela: String, $busca: String) { lixeira(first: 100, tabela: $tabela, busca: $busca) { totalCount nodes {
  tabela id uuid idCliente titulo excluidoEm nomeExcluidoPor } } }`
const mutation = 'mutation($tabela: String!, $id: ID!) { restaurarDaLixeira(tabela: $tabela, uuid: $id) { message } }'
const list = async (variables: object = {}, as = token) => (await app.graphql(as, query, variables)).data.lixeira
const restore = (tabela: string, id: number | string, as: string | null = token) =>
  app.graphql(as, mutation, { tabela, id: String(id) })

/**
 * Ended memberships are kept only for the person's timeline, undone payments for the history of their record. They are
 * created again, not restored.
 */
const links = ['membro_celula', 'membro_grupo_louvor', 'baixa_pagar', 'baixa_receber']

test('every table with soft-deleted records is in the recycle bin', async () => {
  const rows = await app.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'excluido_em' order by 1`,
  )
  const known = features.flatMap(({ table, bin }) => (bin && table) ?? [])
  expect(rows.map(({ name }) => name).filter((name) => !links.includes(name))).toEqual(known.sort())
})

/** The administrator, the fixed categories and the general account are not deleted, and neither is what is partly paid. */
const onlySome: Readonly<Record<string, string>> = {
  categoria: 'and not fixa',
  conta_financeira: 'and not geral',
  usuario: 'and id <> $1',
  conta_pagar: 'and valor_baixado = 0',
  conta_receber: 'and valor_baixado = 0',
}

test('the recycle bin shows a deleted record of every kind with a readable title', async () => {
  for (const kind of recordKinds) await kind.make(app, token)
  const tables = features.flatMap(({ table, bin }) => (bin && table) ?? [])
  for (const table of tables)
    await app.sql(
      `update ${table} set excluido_em = now(), excluido_por = $1 where id_cliente = $1 and id = (select max(id) from ${table} where id_cliente = $1 ${onlySome[table] ?? ''})`,
      [church.idCliente],
    )
  const { nodes, totalCount } = await list()
  expect(new Set(nodes.map(({ tabela }: { tabela: string }) => tabela))).toEqual(new Set(tables))
  expect(totalCount).toBe(nodes.length)
  for (const node of nodes) {
    expect(node).toMatchObject({ idCliente: church.idCliente, nomeExcluidoPor: 'Ana Administradora' })
    expect([node.tabela, node.titulo]).toEqual([node.tabela, expect.stringMatching(/\S/)])
  }
})

test('the recycle bin restores a record by the rules of the record’s feature', async () => {
  const nome = unique('Salão ')
  const make = async () => (await app.rest(token, 'POST', '/locais', { nomeLocal: nome })).body.id as number
  const first = await make()
  await app.rest(token, 'DELETE', `/locais/${first}`)
  expect((await list({ tabela: 'local', busca: nome })).nodes).toMatchObject([{ id: first, titulo: nome }])
  const second = await make()
  expect((await restore('local', first)).errors?.[0]?.extensions.status).toBe(409)
  await app.rest(token, 'DELETE', `/locais/${second}`)
  expect((await restore('local', first)).data.restaurarDaLixeira.message).toBe('Registro restaurado.')
  expect((await list({ tabela: 'local', busca: nome })).nodes).toMatchObject([{ id: second }])
})

test('the recycle bin is only for perfis 0 and 1, within their church', async () => {
  const { body } = await app.rest(token, 'POST', '/locais', { nomeLocal: unique('Salão ') })
  await app.rest(token, 'DELETE', `/locais/${body.id}`)
  for (const perfil of [2, 3, 4, 5] as const) {
    const as = await church.token(perfil)
    expect((await app.graphql(as, query)).status).toBe(403)
    expect((await restore('local', body.id, as)).status).toBe(403)
  }
  expect((await restore('local', body.id, null)).status).toBe(401)
  const stranger = await (await app.church()).token(1)
  expect((await list({ tabela: 'local' }, stranger)).nodes).toEqual([])
  expect((await restore('local', body.id, stranger)).errors?.[0]?.extensions.status).toBe(404)
  expect((await restore('cliente', body.id)).errors?.[0]?.extensions.status).toBe(422)
  const platform = await app.platformToken()
  expect((await restore('local', body.uuid, inChurch(platform, church))).errors).toBeUndefined()
})

/** An incident of which the church knew late on the 26th, in São Paulo, which is in the bin. */
async function deletedIncident(): Promise<number> {
  const { body } = await app.rest(token, 'POST', '/incidentes', {
    titulo: unique('Folha perdida '),
    descricao: 'Uma folha com telefones ficou em um banco da praça.',
    dataConhecimento: '2025-11-26T23:00',
    dados: ['contato'],
  })
  expect((await app.rest(token, 'DELETE', `/incidentes/${body.id}`)).status).toBe(200)
  return body.id
}

test('an incident is named by the day of the church', async () => {
  const id = await deletedIncident()
  expect((await list({ tabela: 'incidente' })).nodes).toContainEqual(
    expect.objectContaining({ id, titulo: 'Incidente de 26/11/2025' }),
  )
})

test('the recycle bin of the platform has no records that only their church restores', async () => {
  const id = await deletedIncident()
  const platform = await app.platformToken()
  expect(await list({ tabela: 'incidente' }, platform)).toEqual({ totalCount: 0, nodes: [] })
  const { nodes, totalCount } = await list({}, platform)
  expect(totalCount).toBeGreaterThan(0)
  expect(nodes.filter(({ tabela }: { tabela: string }) => tabela === 'incidente')).toEqual([])
  expect((await restore('incidente', id, platform)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await restore('incidente', id)).data.restaurarDaLixeira.message).toBe('Registro restaurado.')
})
