import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { sendLogo } from '../../../../tests/factories/logo.js'
import { readPdf } from '../../../../tests/factories/pdf.js'
import { make, type ReportsApp, reportsApp, today, watch } from '../../../../tests/factories/reports.js'
import { watchingThreads } from '../../../../tests/factories/threads.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { generateJob, limpar } from './relatorio.job.js'
import { lockPedidos } from './relatorio.queries.js'
import { guardados } from './relatorio.rules.js'

let app: ReportsApp['app']
let betel: ReportsApp['betel']
let token: ReportsApp['token']
let open: ReportsApp['open']
let made: ReportsApp['made']
let pdf: ReportsApp['pdf']
beforeAll(async () => {
  ;({ app, betel, token, open, made, pdf } = await reportsApp())
})
afterAll(() => app.close())

test('hostile texts stay text: no address is opened, no file is read', async () => {
  let connections = 0
  const trap = createServer((_request, reply) => {
    connections++
    reply.end()
  }).listen(0)
  const { port } = trap.address() as AddressInfo
  const church = await app.church(`<img src="http://127.0.0.1:${port}/a.png">`)
  const bearer = await church.token(1)
  for (const name of [
    `<Image src="http://127.0.0.1:${port}/b.png"/>`,
    `http://127.0.0.1:${port}/c.png`,
    '/etc/passwd file:///etc/passwd',
    `data:image/png;base64,AAAA ${'W'.repeat(80)}`,
    '\u202e\u0301 😀 漢字 ﷽ (parêntese) \\ % R$',
  ])
    await church.person({ name })
  const { text, pages } = await pdf(`usuarios?dataFinal=${today().slice(0, 4)}-12-31`, bearer)
  trap.close()
  expect(connections).toBe(0)
  expect(pages).toHaveLength(1)
  expect(text).toContain('/etc/passwd')
  expect(text).not.toContain('root:')
})

test('the printed page shows the church’s logo, if it has one', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  const shown = async () =>
    (await app.graphql(bearer, '{ dadosRelatorio(input: { tipo: "batismos" }) { logoUrl } }')).data.dadosRelatorio
      .logoUrl
  expect(await shown()).toBeNull()
  await sendLogo(app, bearer)
  const picture = await open(await shown(), bearer)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('several reports and a list in one request do not end each other’s reading transaction', async () => {
  const report = (alias: string, tipo: string) => `${alias}: dadosRelatorio(input: { tipo: "${tipo}" }) { titulo }`
  const query = `{
    ${report('a', 'usuarios')} ${report('b', 'batismos')} ${report('c', 'cultos')} ${report('d', 'usuarios')}
    usuarios(first: 10) { totalCount nodes { id name linhaDoTempo { titulo } } }
  }`
  for (let round = 0; round < 10; round++) {
    const { status, errors, data } = await app.graphql(token, query)
    expect([status, errors]).toEqual([200, undefined])
    expect([data.a.titulo, data.d.titulo, data.usuarios.totalCount > 0]).toEqual([data.d.titulo, data.a.titulo, true])
  }
})

test('a report is queued, made and stored, shows its progress, and the audit log contains who requested it', async () => {
  const { data } = await app.graphql(token, make, { input: { tipo: 'batismos', dataInicial: '2026-01-01' } })
  expect(data.gerarRelatorio).toMatchObject({
    status: expect.stringMatching(/na_fila|gerando/),
    progresso: 0,
    url: null,
  })
  await app.runJobs()
  const done = (await app.graphql(token, watch, { id: data.gerarRelatorio.id })).data.relatorio
  expect(done).toMatchObject({ status: 'pronto', progresso: 100, motivo: null })
  const { rawPayload } = await open(done.url, token)
  expect(rawPayload).toHaveLength(done.bytes)
  expect((await readPdf(rawPayload)).text).toContain('Relatório: Batismos')
  const { data: recent } = await app.graphql(token, '{ relatoriosRecentes { uuid } }')
  expect(recent.relatoriosRecentes[0]).toEqual({ uuid: done.uuid })
  const [event] = await app.sql(
    `select id_usuario, depois->>'tipo' as tipo from auditoria where id_cliente = $1 and acao = 'relatorio.gerar' and operacao = 'evento' order by id desc limit 1`,
    [betel.idCliente],
  )
  expect(event).toEqual({ id_usuario: betel.idCliente, tipo: 'batismos' })
})

test('a failed report has a reason, and can be made again', async () => {
  const { put } = app.services.storage
  app.services.storage.put = () => Promise.reject(new Error('disk full at /secret/path'))
  const failed = await made({ tipo: 'batismos' })
  expect(failed).toMatchObject({
    status: 'falhou',
    motivo: 'Não foi possível gerar o relatório. Tente novamente.',
    url: null,
  })
  app.services.storage.put = put
  const repeat = `mutation($id: ID!) { repetirRelatorio(id: $id) { status motivo } }`
  expect((await app.graphql(await betel.token(5), repeat, { id: failed.uuid })).status).toBe(404)
  expect((await app.graphql(token, repeat, { id: failed.uuid })).data.repetirRelatorio.motivo).toBeNull()
  await app.runJobs()
  expect((await app.graphql(token, watch, { id: failed.uuid })).data.relatorio.status).toBe('pronto')
  expect((await app.graphql(token, repeat, { id: failed.uuid })).status).toBe(409)
})

test('a report whose thread is killed has a reason, and can be made again', async () => {
  const failed = await watchingThreads(
    (thread) => void thread.terminate(),
    () => made({ tipo: 'usuarios' }),
  )
  expect(failed).toMatchObject({
    status: 'falhou',
    motivo: 'A geração do documento foi interrompida. Tente novamente.',
    url: null,
  })
  await app.graphql(token, 'mutation($id: ID!) { repetirRelatorio(id: $id) { id } }', { id: failed.uuid })
  await app.runJobs()
  const done = (await app.graphql(token, watch, { id: failed.uuid })).data.relatorio
  expect(done).toMatchObject({ status: 'pronto', progresso: 100, motivo: null })
  expect((await open(done.url, token)).statusCode).toBe(200)
})

test('a job that runs again after a crash makes the report; for a finished report it does nothing', async () => {
  const { uuid, id } = await made({ tipo: 'batismos' })
  const origin = { idCliente: betel.idCliente, idUsuario: betel.idCliente, requisicao: 'teste' }
  await app.sql(`update relatorio set status = 'gerando', updated_at = now() - interval '5 minutes' where uuid = $1`, [
    uuid,
  ])
  expect((await app.graphql(token, watch, { id: uuid })).data.relatorio).toMatchObject({
    status: 'falhou',
    motivo: 'A geração foi interrompida. Gere novamente.',
  })
  await generateJob.run(app.services, { idRelatorio: id, ...origin })
  const before = (await app.sql('select pronto_em from relatorio where uuid = $1', [uuid]))[0]
  await generateJob.run(app.services, { idRelatorio: id, ...origin })
  expect((await app.sql('select pronto_em from relatorio where uuid = $1', [uuid]))[0]).toEqual(before)
})

test('a user has at most ten unfinished reports', async () => {
  const church = await app.church()
  await app.sql(
    `insert into relatorio (id_cliente, tipo, parametros, solicitado_por, nome_solicitante)
     select $1::int, 'batismos', '{}', $1::int, 'Ana' from generate_series(1, 10)`,
    [church.idCliente],
  )
  const ask = async () => (await app.graphql(await church.token(1), make, { input: { tipo: 'batismos' } })).status
  expect(await ask()).toBe(429)
  // a report that was lost with its process is not counted any more
  await app.sql(
    `update relatorio set status = 'gerando', updated_at = now() - interval '2 minutes'
     where id = (select min(id) from relatorio where id_cliente = $1)`,
    [church.idCliente],
  )
  expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})

test('concurrent requests count for the limit of unfinished reports too', async () => {
  const { idCliente, ...church } = await app.church()
  const bearer = await app.session(idCliente, idCliente)
  const waiting = (n: number) => `insert into relatorio (id_cliente, tipo, parametros, solicitado_por, nome_solicitante)
    select ${idCliente}, 'batismos', '{}', ${idCliente}, '${church.nome}' from generate_series(1, ${n})`
  await app.sql(waiting(9))
  const author = { idUsuario: idCliente, acao: 'teste', requisicao: 'teste' }
  let answered = false
  const other = await transaction(app.services.sessions, idCliente, author, async (work) => {
    await lockPedidos(work, idCliente)
    await sql.raw(waiting(1)).execute(work.db)
    const answer = app.graphql(bearer, make, { input: { tipo: 'batismos' } }).finally(() => (answered = true))
    const held = `select 1 from pg_locks where locktype = 'advisory' and not granted and classid = ${idCliente}`
    while (!answered && (await app.sql(held)).length === 0) await setImmediate()
    return { answer }
  })
  expect((await other.answer).status).toBe(429)
})

test('a report with too many rows is refused before it is drawn, with a hint', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  await app.sql(
    `insert into usuario (id_cliente, name) select $1::int, 'Pessoa ' || n from generate_series(1, 20001) n`,
    [church.idCliente],
  )
  const text = 'O relatório tem mais de 20.000 linhas. Escolha um período menor, ou exporte a lista em CSV ou XLSX.'
  const { status, body } = await app.rest(bearer, 'GET', `/relatorio/usuarios?dataFinal=${today().slice(0, 4)}-12-31`)
  expect([status, body.message]).toEqual([422, text])
  const queued = await made({ tipo: 'usuarios', dataFinal: `${today().slice(0, 4)}-12-31` }, bearer)
  expect([queued.status, queued.motivo]).toEqual(['falhou', text])
})

test('an additional report replaces the oldest one of its person, row and file', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  const finished = `insert into relatorio (id_cliente, tipo, parametros, status, solicitado_por, nome_solicitante)
    select $1, 'batismos', '{}', 'pronto', $2, 'Ana' from generate_series(1, $3) returning uuid`
  const own = await app.sql<{ uuid: string }>(finished, [church.idCliente, church.idCliente, guardados.pessoa])
  const [another] = await app.sql<{ uuid: string }>(finished, [church.idCliente, (await church.person()).id, 1])
  const [first, second] = own
  const key = (row = another) => `${church.idCliente}/${row?.uuid}.pdf`
  for (const row of [another, first, second]) await app.services.storage.put(key(row), Buffer.from('%PDF'))
  expect((await made({ tipo: 'batismos' }, bearer)).status).toBe('pronto')
  const kept = async (row = another) => [
    (await app.services.storage.get(key(row))) !== null,
    (await app.sql('select 1 from relatorio where uuid = $1', [row?.uuid])).length,
  ]
  expect([await kept(first), await kept(second), await kept()]).toEqual([
    [false, 0],
    [true, 1],
    [true, 1],
  ])
})

test('a report’s row and file are deleted after a week', async () => {
  const { uuid, url } = await made({ tipo: 'batismos' })
  const key = `${betel.idCliente}/${uuid}.pdf`
  const clean = () => limpar.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  await app.sql(`update relatorio set created_at = now() - interval '6 days' where uuid = $1`, [uuid])
  await clean()
  expect(await app.services.storage.get(key)).not.toBeNull()
  await app.sql(`update relatorio set created_at = now() - interval '8 days' where uuid = $1`, [uuid])
  await clean()
  expect(await app.services.storage.get(key)).toBeNull()
  expect((await open(url, token)).statusCode).toBe(404)
})
