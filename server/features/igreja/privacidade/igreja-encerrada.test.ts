import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { enviarFoto, senha, stored, withPassword } from '../../../../tests/factories/privacidade.js'
import { recordKinds } from '../../../../tests/factories/records.js'
import { picture } from '../../../../tests/factories/sample.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { eraseIgrejasJob, erasePortion } from './privacidade.job.js'

let app: TestApp
/** the church that stays */
let church: TestChurch

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  const token = await church.token(1)
  for (const kind of recordKinds) await kind.make(app, token)
})
afterAll(() => app.close())

const close = (as: string) =>
  app.graphql(as, 'mutation($senha: String!) { encerrarIgreja(senha: $senha) { message } }', { senha })
const keep = (as: string) => app.graphql(as, 'mutation { manterIgreja { message } }')
const over = (idCliente: number) =>
  app.sql(`update cliente set apagar_em = now() - interval '1 minute' where id = $1`, [idCliente])
const night = () => eraseIgrejasJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
const byNight = { idUsuario: null, acao: 'lgpd.apagarIgreja', requisicao: 'teste' }

/** Number of the church's rows in all tables. */
async function left(idCliente: number): Promise<number> {
  const tables = await app.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id_cliente'`,
  )
  const counts = tables.map(({ name }) => `(select count(*) from "${name}" where id_cliente = $1)`)
  const [row] = await app.sql<{ n: number }>(`select (${counts.join(' + ')})::int as n`, [idCliente])
  return row?.n ?? 0
}

/** A church with a record of every kind, pictures, a report, closed months, approved minutes and a numbered receipt. */
async function livelyChurch() {
  const lively = await app.church()
  const admin = await lively.token(1)
  for (const kind of recordKinds) await kind.make(app, admin)
  for (let times = 0; times < 2; times++) await app.upload(admin, enviarFoto, {}, { arquivo: picture })
  await app.sql('update cliente set id_logo = (select max(id) from arquivo where id_cliente = $1) where id = $1', [
    lively.idCliente,
  ])
  await app.graphql(admin, 'mutation { gerarRelatorio(input: { tipo: "membros" }, aguardar: false) { uuid } }')
  await app.runJobs()
  await app.sql(`update dizimo set recibo_em = now(), recibo_por = $1 where id_cliente = $1 and recibo_em is null`, [
    lively.idCliente,
  ])
  await app.sql(`update ata set aprovada_em = now(), aprovada_por = $1 where id_cliente = $1`, [lively.idCliente])
  expect((await app.graphql(admin, 'mutation { fecharMes(mes: "2026-03") { message } }')).errors).toBeUndefined()
  return { idCliente: lively.idCliente, admin, person: lively.person.bind(lively), token: lively.token.bind(lively) }
}

/**
 * The church of the tests that leave it standing, and of the last one, which deletes it: making one takes longer than
 * what they do with it.
 */
let standing: ReturnType<typeof livelyChurch> | undefined
const standingChurch = () => (standing ??= livelyChurch())

/** Uuids of the church's pictures and reports, which are also in their file names. */
async function files(idCliente: number) {
  const rows = await app.sql<{ uuid: string }>(
    'select uuid from arquivo where id_cliente = $1 union all select uuid from relatorio where id_cliente = $1',
    [idCliente],
  )
  return rows.map(({ uuid }) => uuid)
}

test('a closed church can be reopened for thirty days, and is then deleted completely; no other church is changed', async () => {
  const closing = await livelyChurch()
  const { admin } = closing
  await withPassword(app, closing.idCliente, closing.idCliente)
  const pastor = await closing.token(5)
  expect((await close(pastor)).status).toBe(403)
  expect((await close(admin)).errors).toBeUndefined()
  expect((await close(admin)).errors?.[0]?.extensions.status).toBe(409)
  expect((await keep(admin)).errors).toBeUndefined()
  expect((await keep(admin)).errors?.[0]?.extensions.status).toBe(409)
  await close(admin)
  const { data } = await app.graphql(pastor, '{ eu { igreja { apagarEm } } }')
  expect(Date.parse(data.eu.igreja.apagarEm) - Date.now()).toBeGreaterThan(29 * 86_400_000)
  await night()
  const others = await left(church.idCliente)
  expect(await left(closing.idCliente)).toBeGreaterThan(50)
  const named = await files(closing.idCliente)
  expect(named.length).toBeGreaterThanOrEqual(3)
  expect(stored(app, named)).toHaveLength(named.length)
  await over(closing.idCliente)
  expect((await keep(admin)).errors?.[0]?.message).toBe(
    'O prazo para desistir terminou: os dados estão sendo apagados.',
  )
  await night()
  expect(await left(closing.idCliente)).toBe(0)
  expect(await left(church.idCliente)).toBe(others)
  await app.runJobs()
  expect(stored(app, named)).toEqual([])
})

test('every administrator is told by e-mail that the church is being closed, and that it is kept; nobody else is', async () => {
  const closing = await app.church()
  await withPassword(app, closing.idCliente, closing.idCliente)
  const admin = await closing.token(1)
  const email = (name: string) => `${unique(name)}@exemplo.com.br`
  const [second, gone, pastor] = [email('segundo'), email('inativo'), email('pastor')]
  await closing.person({ perfil: 1, email: second })
  const { id } = await closing.person({ perfil: 1, email: gone })
  await app.sql('update usuario set usuario_ativo = 0 where id = $1', [id])
  await closing.person({ perfil: 5, email: pastor })
  const told = async (subject: RegExp) =>
    (await app.emails(closing.idCliente)).filter(({ assunto }) => subject.test(assunto))
  expect((await close(admin)).errors).toBeUndefined()
  const closed = await told(/está sendo encerrada$/)
  const administrators = await app.sql<{ email: string }>(
    'select email from usuario where id_cliente = $1 and perfil = 1 and usuario_ativo = 1 and email is not null order by id',
    [closing.idCliente],
  )
  expect(closed.map(({ para }) => para)).toEqual(administrators.map((one) => one.email))
  expect(closed.map(({ para }) => para)).toContain(second)
  for (const { texto } of closed) {
    expect(texto).toMatch(/Em \d\d\/\d\d\/\d{4} tudo o que é da igreja será apagado/)
    expect(texto).toContain('/dashboard/settings?aba=privacidade')
  }
  expect((await close(admin)).errors?.[0]?.extensions.status).toBe(409)
  expect((await keep(admin)).errors).toBeUndefined()
  expect((await told(/foi mantida$/)).map(({ para }) => para)).toEqual(closed.map(({ para }) => para))
  expect(await told(/está sendo encerrada$/)).toHaveLength(closed.length)
  // closing and keeping it again and again does not use up the letters of the others
  expect([(await close(admin)).errors, (await keep(admin)).errors]).toEqual([undefined, undefined])
  expect(await told(/está sendo encerrada$|foi mantida$/)).toHaveLength(2 * closed.length)
})

test('the application cannot bypass the protection of records in the way that the deletion of a church does', async () => {
  const own = await standingChurch()
  const attempt = (statement: string) =>
    transaction(app.services.sessions, own.idCliente, byNight, async ({ db }) => {
      await sql.raw(`set local app.apagando = '${own.idCliente}'`).execute(db)
      await sql.raw(statement).execute(db)
    })
  await expect(attempt('delete from fechamento')).rejects.toThrow('reabre um mês fechado')
  await expect(attempt('delete from ata where aprovada_em is not null')).rejects.toThrow('approved minutes')
  await expect(attempt('delete from dizimo where recibo_em is not null')).rejects.toThrow('a numbered receipt stays')
  await app.sql(
    `insert into entrada (id_cliente, descricao, valor, data, categoria, created_at) values ($1, 'Oferta', 10, '2026-05-02', 2, now())`,
    [own.idCliente],
  )
  await app.graphql(own.admin, 'mutation { fecharMes(mes: "2026-05") { message } }')
  await expect(attempt(`delete from entrada where data = '2026-05-02'`)).rejects.toThrow('está fechado')
  // the grace period is not over yet
  await attempt(`select apagar_parte_da_igreja(${own.idCliente}, 1000000)`)
  expect(await left(own.idCliente)).toBeGreaterThan(50)
  // nor does the function that erases a person, which also runs as the owner, help to bypass the protection
  const leaving = await own.person({ perfil: 2, name: `Lia ${unique('Sai')}` })
  const as = await app.session(own.idCliente, leaving.id)
  await app.upload(as, enviarFoto, {}, { arquivo: picture })
  await attempt(`select anonimizar_pessoa_da_igreja(${own.idCliente}, ${leaving.id}, '{}')`)
  const [logged] = await app.sql<{ n: number }>(
    `select count(*)::int as n from auditoria where id_cliente = $1 and operacao = 'apagar' and tabela = 'arquivo'`,
    [own.idCliente],
  )
  expect(logged?.n).toBe(1)
})

test('other churches can write while one church is being deleted', async () => {
  const closing = await standingChurch()
  await over(closing.idCliente)
  const other = await (await app.church()).token(1)
  const kept = new Error('rolled back')
  const erasing = transaction(app.services.sessions, closing.idCliente, byNight, async ({ db }) => {
    const { rows } = await sql<{ saiu: { acabou: boolean } }>`
      select apagar_parte_da_igreja(${closing.idCliente}::int, 1000000) as saiu`.execute(db)
    expect(rows[0]?.saiu.acabou).toBe(true)
    // the deleting transaction holds all its locks while the other church writes
    for (const kind of recordKinds) await kind.make(app, other)
    throw kept
  })
  await expect(erasing).rejects.toBe(kept)
})

test('a church is deleted in portions, its sign-in data first', async () => {
  const closing = await standingChurch()
  await over(closing.idCliente)
  const named = await files(closing.idCliente)
  expect(await erasePortion(app.services, closing.idCliente, byNight, 7)).toBe(false)
  expect(await left(closing.idCliente)).toBeGreaterThan(50)
  expect((await app.graphql(closing.admin, '{ eu { id } }')).status).toBe(401)
  let portions = 1
  while (!(await erasePortion(app.services, closing.idCliente, byNight, 7))) portions++
  expect(portions).toBeGreaterThan(10)
  expect(await left(closing.idCliente)).toBe(0)
  await app.runJobs()
  expect(stored(app, named)).toEqual([])
})

test('a closed church that cannot be erased tonight keeps no other closed church from being erased', async () => {
  const [stuck, other] = [await app.church(), await app.church()]
  for (const { idCliente } of [stuck, other]) await over(idCliente)
  await app.sql(
    `insert into mudanca_igreja (igreja, codigo, situacao, outro) select id, uuid, 'fechada', 'https://nova.exemplo.org' from cliente where id = $1`,
    [stuck.idCliente],
  )
  await expect(night()).rejects.toThrow('fechada por uns instantes')
  expect(await left(other.idCliente)).toBe(0)
  expect(await left(stuck.idCliente)).toBeGreaterThan(0)
  await app.sql('delete from mudanca_igreja where igreja = $1', [stuck.idCliente])
  await night()
  expect(await left(stuck.idCliente)).toBe(0)
})
