import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { inChurch, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { fillChurch, recordKinds } from '../../../../tests/factories/records.js'
import { actionNames } from '../../../access-table.js'
import { features } from '../../../features.js'
import { perfisOf } from '../../../kernel/access/actions.js'
import type { Route } from '../../../kernel/transport/rest/route.js'
import { staysOpen } from '../../acesso/cliente/index.js'

let app: TestApp
let church: TestChurch
let token: string
let platform: string

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  platform = await app.platformToken()
})
afterAll(() => app.close())

const suspend = (as: string | null, motivo = 'Pediu uma pausa.') =>
  app.graphql(as, 'mutation($id: ID!, $motivo: String!) { suspenderIgreja(id: $id, motivo: $motivo) { message } }', {
    id: String(church.idCliente),
    motivo,
  })
const restore = (as: string | null) =>
  app.graphql(as, 'mutation($id: ID!) { reativarIgreja(id: $id) { message } }', { id: String(church.idCliente) })
const list = async (variables: object) =>
  (
    await app.graphql(
      platform,
      'query($busca: String, $situacao: String, $idCliente: Int) { igrejas(first: 5, busca: $busca, situacao: $situacao, idCliente: $idCliente) { totalCount nodes { id nome situacao motivoSuspensao pessoas kilobytes ultimaAtividade } } }',
      variables,
    )
  ).data.igrejas

test('only the platform’s administrator sees the list of churches, with their size and their last use', async () => {
  await church.person()
  expect((await app.graphql(token, '{ igrejas(first: 5) { totalCount } }')).status).toBe(403)
  expect((await app.graphql(null, '{ igrejas(first: 5) { totalCount } }')).status).toBe(401)
  const named = await list({ idCliente: church.idCliente })
  expect([named.totalCount, named.nodes[0].nome]).toEqual([1, church.nome])
  const { nodes, totalCount } = await list({ busca: church.nome })
  expect(totalCount).toBe(1)
  expect(nodes).toEqual([
    {
      id: church.idCliente,
      nome: church.nome,
      situacao: 'ativa',
      motivoSuspensao: null,
      pessoas: 2,
      kilobytes: 0,
      ultimaAtividade: expect.any(String),
    },
  ])
})

test('the platform’s home page shows churches, failures, e-mails and load', async () => {
  const panel = `{ plataforma { igrejas igrejasNovas igrejasEmUso igrejasSuspensas igrejasEncerrando tarefasComFalha
    tarefasEsperando esperandoDesde cartasEnviadas cartasEsperando cartasComFalha carga memoria conexoes banco desde } }`
  expect((await app.graphql(token, panel)).status).toBe(403)
  const read = async () => (await app.graphql(platform, panel)).data.plataforma
  const before = await read()
  const fresh = await app.church()
  await app.graphql(await fresh.token(1), '{ eu { id } }')
  await app.sql(
    `insert into email_saida (id_cliente, para, assunto, texto, situacao) values ($1, 'a@x.com', 'A', '', 'falhou')`,
    [fresh.idCliente],
  )
  const after = await read()
  expect([after.igrejas - before.igrejas, after.igrejasNovas - before.igrejasNovas]).toEqual([1, 1])
  expect([after.igrejasEmUso - before.igrejasEmUso, after.cartasComFalha - before.cartasComFalha]).toEqual([1, 1])
  expect([after.memoria > 10, after.conexoes > 0, after.banco > 0]).toEqual([true, true, true])
})

test('the home page says when the last good backup was, and after 7 days without one that it is late; the metrics have its age', async () => {
  const read = async () =>
    (await app.graphql(platform, '{ plataforma { ultimaCopia semCopiaRecente } }')).data.plataforma
  const age = async () => {
    const { payload } = await app.http.inject('/metrics')
    return /^candeia_backup_age_seconds (.*)$/m.exec(payload)?.[1]
  }
  await app.sql('delete from copia_seguranca')
  // the oldest church of the installation counts, and other tests of this process have made older ones
  await app.sql(`update cliente set created_at = now() where created_at < now() - interval '6 days'`)
  const { idCliente: oldest } = await app.church()
  const since = (days: number) =>
    app.sql(`update cliente set created_at = now() - make_interval(days => $2) where id = $1`, [oldest, days])
  await since(6)
  expect([await read(), await age()]).toEqual([{ ultimaCopia: null, semCopiaRecente: false }, undefined])
  // never one: the age of the installation counts
  await since(8)
  expect(await read()).toEqual({ ultimaCopia: null, semCopiaRecente: true })
  await app.sql(`insert into copia_seguranca (terminada_em) values (now() - interval '8 days')`)
  expect(await read()).toEqual({ ultimaCopia: expect.any(String), semCopiaRecente: true })
  expect(Number(await age())).toBeCloseTo(8 * 24 * 3600, -2)
  await app.sql(`insert into copia_seguranca (terminada_em) values (now() - interval '6 days')`)
  expect(await read()).toEqual({ ultimaCopia: expect.any(String), semCopiaRecente: false })
  expect(Number(await age())).toBeCloseTo(6 * 24 * 3600, -2)
})

test('a suspended church can read but not write until the suspension ends; both changes are in its audit log', async () => {
  const make = () => app.rest(token, 'POST', '/locais', { nomeLocal: unique('Salão ') })
  expect((await suspend(token)).status).toBe(403)
  expect((await suspend(platform, ' ')).errors?.[0]?.extensions.campos).toEqual({ motivo: 'Informe o motivo.' })
  expect((await suspend(platform)).data.suspenderIgreja.message).toBe('Igreja suspensa.')
  expect((await suspend(platform)).errors?.[0]?.extensions.status).toBe(409)
  const before = (await app.rest(token, 'GET', '/locais')).body.length
  expect(await make()).toMatchObject({
    status: 403,
    body: { error: 'A conta da igreja está suspensa: os dados podem ser lidos, mas não alterados.' },
  })
  expect(await app.rest(token, 'GET', '/locais')).toMatchObject({ status: 200, body: { length: before } })
  // the user's own account still works
  expect((await app.graphql(token, 'mutation { encerrarOutrasSessoes { message } }')).errors).toBeUndefined()
  const ownChurch = '{ eu { igreja { motivoSuspensao apagarEm } } }'
  expect((await app.graphql(token, ownChurch)).data.eu.igreja).toEqual({
    motivoSuspensao: 'Pediu uma pausa.',
    apagarEm: null,
  })
  // reports still work, and the church may still close its account
  const report = 'mutation { gerarRelatorio(input: { tipo: "usuarios" }, aguardar: false) { status } }'
  expect((await app.graphql(token, report)).errors).toBeUndefined()
  expect((await app.graphql(token, 'mutation { manterIgreja { message } }')).errors?.[0]?.message).toBe(
    'A conta da igreja não está sendo encerrada.',
  )
  expect((await list({ situacao: 'suspensa', busca: church.nome })).nodes).toMatchObject([
    { situacao: 'suspensa', motivoSuspensao: 'Pediu uma pausa.' },
  ])
  expect((await restore(await church.token(5))).status).toBe(403)
  expect((await restore(platform)).data.reativarIgreja.message).toBe('Igreja reativada.')
  expect((await restore(platform)).errors?.[0]?.extensions.status).toBe(409)
  expect((await make()).status).toBe(201)
  const rows = await app.sql(
    `select acao from auditoria where id_cliente = $1 and tabela = 'cliente' and operacao = 'alterar'`,
    [church.idCliente],
  )
  expect(rows).toEqual([{ acao: 'plataforma.operar' }, { acao: 'plataforma.operar' }])
})

test('a church that may not write can still read, export, pay and leave', () => {
  const others = actionNames.filter((action) => staysOpen(action) && !/\.(ler|exportar)$/.test(action))
  expect(others.sort()).toEqual([
    'assinatura.administrar',
    'calendario.revogar',
    'eu.escrever',
    'igreja.encerrar',
    'plataforma.operar',
    'relatorio.abrirArea',
    'tokenApi.revogar',
  ])
})

test('a church sees in its audit log every record that the platform’s administrator has opened', async () => {
  const opened = await app.church()
  await fillChurch(app, opened)
  const own = await opened.token(1)
  const audited = async () =>
    (
      await app.sql<{ depois: object }>(
        `select depois from auditoria where id_cliente = $1 and acao = 'plataforma.consultar' order by id`,
        [opened.idCliente],
      )
    ).map(({ depois }) => depois)
  const routes = features.flatMap((feature) => [...(feature.routes ?? [])])
  // the register of security incidents is the church's alone
  const reads = ({ method, path, action }: Route, of: string) =>
    method === 'GET' && path === `${of}/{id}` && action !== 'publico' && perfisOf(action).includes(0)
  const kinds = recordKinds.filter(
    ({ path = '{' }) => !path.includes('{') && routes.some((route) => reads(route, path)),
  )
  expect(kinds.length).toBeGreaterThan(20)
  for (const { path = '', table } of kinds) {
    const [row] = await app.sql<{ id: number }>(`select max(id) as id from "${table}" where id_cliente = $1`, [
      opened.idCliente,
    ])
    expect([path, (await app.rest(platform, 'GET', `${path}/${row?.id}`)).status]).toEqual([path, 200])
    const [last] = (await audited()).slice(-1)
    expect([path, last]).toEqual([path, { acao: expect.stringMatching(/\.ler(Aprovadas)?$/), id: row?.id }])
  }
  expect(await audited()).toHaveLength(kinds.length)
  // users of the church leave no entry, a list leaves none, and one request leaves one entry
  const ids = (await app.rest(own, 'GET', '/locais')).body.map(({ id }: { id: number }) => id)
  await app.rest(own, 'GET', `/locais/${ids[0]}`)
  await app.rest(platform, 'GET', '/adm/locais')
  const both = 'query($id: ID!, $p: ID!) { local(id: $id) { id } usuario(id: $p) { id } }'
  expect(
    (await app.graphql(inChurch(platform, opened), both, { id: String(ids[0]), p: String(opened.idCliente) })).errors,
  ).toBeUndefined()
  expect(await audited()).toHaveLength(kinds.length + 1)
  const { data } = await app.graphql(own, '{ auditorias(first: 1) { nodes { nomeUsuario acao operacao } } }')
  expect(data.auditorias.nodes).toEqual([{ nomeUsuario: null, acao: 'plataforma.consultar', operacao: 'evento' }])
})

test('a failed job is listed, and can be sent again once', async () => {
  await app.runJobs()
  const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, data, state, retry_count, retry_limit, completed_on)
     values ('limpeza', '{"idCliente": 0, "idUsuario": null, "requisicao": "teste"}', 'failed', 4, 4, now()) returning id`,
  )
  const failed = async () =>
    (await app.graphql(platform, '{ tarefasFalhas(first: 50) { nodes { id nome idCliente tentativas } } }')).data
      .tarefasFalhas.nodes
  expect(await failed()).toContainEqual({ id, nome: 'limpeza', idCliente: 0, tentativas: 5 })
  const again = (as: string) => app.graphql(as, 'mutation($id: ID!) { repetirTarefa(uuid: $id) { message } }', { id })
  expect((await again(token)).status).toBe(403)
  expect((await again(platform)).errors).toBeUndefined()
  expect((await again(platform)).errors?.[0]?.extensions.status).toBe(404)
  await app.runJobs()
  expect(await app.sql('select state from pgboss.job where id = $1', [id])).toEqual([{ state: 'completed' }])
})
