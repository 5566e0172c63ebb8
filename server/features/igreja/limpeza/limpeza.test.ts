import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { defaultTimeZone, todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { features } from '../../../features.js'
import { imagePath } from '../../../kernel/data/storage/images.js'
import { cleanUp } from './limpeza.job.js'

let app: TestApp
let churches: TestChurch[]

beforeAll(async () => {
  app = await testApp()
  churches = [await app.church(), await app.church()]
})
afterAll(() => app.close())

const clean = () => cleanUp.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })

/** The values in `ids` that the column still contains. */
const left = (table: string, column: string, ids: string[]) =>
  app
    .sql<Record<string, string>>(`select ${column} from ${table} where ${column} = any($1)`, [ids])
    .then((rows) => rows.map((row) => row[column]))

test('the clean-up deletes expired sessions, links and idempotency keys of every church, but no valid ones', async () => {
  const [gone, kept]: [string[], string[]] = [[], []]
  const mark = (list: string[]) => {
    const text = unique('limpeza')
    list.push(text)
    return text
  }
  for (const { idCliente } of churches) {
    const session =
      'insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em, usada_em) values ($1, $1, $2, $3, $4, now() + $5::interval, now() - $6::interval)'
    await app.sql(session, [idCliente, mark(gone), '', '', '-1 minute', '1 hour'])
    await app.sql(session, [idCliente, mark(gone), '', '', '1 day', '8 days'])
    await app.sql(session, [idCliente, mark(kept), '', '', '1 day', '6 days'])
    const link =
      'insert into token_senha (id_cliente, id_usuario, hash, expira_em) values ($1, $1, $2, now() + $3::interval)'
    await app.sql(link, [idCliente, mark(gone), '-1 minute'])
    await app.sql(link, [idCliente, mark(kept), '1 minute'])
    const key =
      'insert into idempotencia (id_cliente, id_usuario, chave, impressao, created_at) values ($1, $1, $2, $3, now() - $4::interval)'
    await app.sql(key, [idCliente, mark(gone), '', '49 hours'])
    await app.sql(key, [idCliente, mark(kept), '', '47 hours'])
  }
  const insertEmail = `insert into email_saida (id_cliente, para, assunto, texto, situacao, created_at) values ($1, $2, '', '', $3, now() - $4::interval)`
  // the first row belongs to a church, the second to no church
  for (const idCliente of [churches[0]?.idCliente, 0]) {
    await app.sql(insertEmail, [idCliente, mark(gone), 'enviado', '31 days'])
    await app.sql(insertEmail, [idCliente, mark(gone), 'pendente', '31 days'])
    await app.sql(insertEmail, [idCliente, mark(kept), 'enviado', '29 days'])
    await app.sql(insertEmail, [idCliente, mark(kept), 'retido', '31 days'])
  }
  await app.sql(`insert into limite (key, points, expire) values ($1, 1, $3), ($2, 1, $4)`, [
    mark(gone),
    mark(kept),
    Date.now() - 1000,
    Date.now() + 60_000,
  ])
  await clean()

  const found = [
    ...(await left('sessao', 'hash', [...gone, ...kept])),
    ...(await left('token_senha', 'hash', [...gone, ...kept])),
    ...(await left('idempotencia', 'chave', [...gone, ...kept])),
    ...(await left('email_saida', 'para', [...gone, ...kept])),
    ...(await left('limite', 'key', [...gone, ...kept])),
  ]
  expect(found.sort()).toEqual(kept.sort())
})

test('the clean-up deletes questions whose record was changed or deleted since, and no other', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const entry = (data: string) => ({ descricao: unique('Oferta '), data, categoria: 2, valor: '10.00' })
  const write = async (path: string) => (await app.rest(token, 'POST', path, entry('2020-05-10'))).body.id as number
  const [kept, changed, deleted] = [await write('/entradas'), await write('/entradas'), await write('/saidas')]
  const questions = async () =>
    (
      await app.sql<{ tabela: string; id: number }>(
        'select tabela, id_registro as id from a_conferir where id_cliente = $1 order by a_conferir.id',
        [church.idCliente],
      )
    ).map(({ tabela, id }) => `${tabela} ${id}`)
  await app.rest(token, 'PUT', `/entradas/${changed}`, entry(todayIn(defaultTimeZone)))
  await app.rest(token, 'DELETE', `/saidas/${deleted}`)
  // a day that was to come when the entry was written
  await app.sql(
    `insert into a_conferir (id_cliente, nome, pergunta, tabela, id_registro, versao_registro)
     select id_cliente, 'dataFutura', '', 'entrada', id, versao from entrada where id = $1`,
    [kept],
  )
  expect(await questions()).toEqual([`entrada ${kept}`, `entrada ${changed}`, `saida ${deleted}`, `entrada ${kept}`])
  await clean()
  expect(await questions()).toEqual([`entrada ${kept}`])
})

test('the clean-up deletes picture files without a row after a day, and no other file', async () => {
  const { filesDir } = app.services.config
  const days = (n: number) => new Date(Date.now() - n * 24 * 3_600_000)
  const put = async (file: string, age: number) => {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, 'x', { mode: 0o600 })
    await utimes(file, days(age), days(age))
    return file
  }
  const shown = randomUUID()
  const columns = 'id_cliente, uuid, tipo, bytes, largura, altura'
  await app.sql(`insert into arquivo (${columns}) values ($1, $2, 'image/webp', 1, 1, 1)`, [
    churches[0]?.idCliente,
    shown,
  ])
  const kept = [
    await put(imagePath(filesDir, shown), 30),
    await put(imagePath(filesDir, randomUUID()), 0.9),
    await put(path.join(filesDir, 'aa', 'leia-me.txt'), 30),
  ]
  const gone = [await put(imagePath(filesDir, randomUUID()), 1.1), await put(`${imagePath(filesDir, shown)}.tmp`, 1.1)]
  await clean()
  const files = (await readdir(filesDir, { recursive: true })).map((name) => path.join(filesDir, name))
  for (const file of kept) expect(files).toContain(file)
  for (const file of gone) expect(files).not.toContain(file)
})

test('the clean-up deletes row and file of replaced and removed pictures, but not of pictures that a record shows', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  const send = async () =>
    (
      await app.upload(
        token,
        'mutation($arquivo: Upload!) { enviarMinhaFoto(arquivo: $arquivo) { fotoUrl } }',
        {},
        { arquivo: { name: 'a.png', type: 'image/png', data: png } },
      )
    ).data.enviarMinhaFoto.fotoUrl
      .split('/')
      .at(-1) as string
  const [replaced, shown] = [await send(), await send()]
  const { filesDir } = app.services.config
  const old = new Date(Date.now() - 2 * 24 * 3_600_000)
  for (const uuid of [replaced, shown]) await utimes(imagePath(filesDir, uuid), old, old)
  await app.sql(`update arquivo set created_at = now() - interval '2 days' where id_cliente = $1`, [church.idCliente])
  await clean()
  const rows = await app.sql<{ uuid: string }>('select uuid from arquivo where id_cliente = $1', [church.idCliente])
  expect(rows).toEqual([{ uuid: shown }])
  const files = (await readdir(filesDir, { recursive: true })).map((name) => path.join(filesDir, name))
  expect(files).toContain(imagePath(filesDir, shown))
  expect(files).not.toContain(imagePath(filesDir, replaced))
})

test('the clean-up is scheduled once the jobs run', async () => {
  await app.runJobs()
  expect(await app.sql('select name, cron, timezone from pgboss.schedule')).toContainEqual({
    name: 'limpeza',
    cron: '15 3 * * *',
    timezone: 'America/Sao_Paulo',
  })
})

test('a church that is being moved keeps no other church from its nightly work', async () => {
  const [moving, other] = churches.map(({ idCliente }) => idCliente) as [number, number]
  const ids = [moving, other]
  const rows = async () => {
    const counts = ['sessao', 'importacao', 'relatorio'].map(
      (table) =>
        `select distinct id_cliente as id, '${table}' as name from ${table} where id_cliente = any($1) and created_at < now() - interval '1 year'`,
    )
    return (await app.sql<{ id: number; name: string }>(`${counts.join(' union ')} order by 2, 1`, [ids])).map(
      ({ id, name }) => `${name} ${id === moving ? 'moving' : 'other'}`,
    )
  }
  for (const id of ids) {
    await app.sql(
      `insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em, usada_em, created_at)
        values ($1, $1, $2, '', '', now() - interval '1 day', now(), now() - interval '2 years')`,
      [id, unique('limpeza')],
    )
    await app.sql(
      `insert into importacao (id_cliente, nome_arquivo, formato, situacao, colunas, mapeamento, created_at)
        values ($1, 'velho.csv', 'csv', 'previa', '[]', '{}', now() - interval '2 years')`,
      [id],
    )
    await app.sql(
      `insert into relatorio (id_cliente, tipo, parametros, solicitado_por, nome_solicitante, created_at)
        values ($1, 'membros', '{}', $1, 'Ana', now() - interval '2 years')`,
      [id],
    )
  }
  await app.sql(
    `insert into mudanca_igreja (igreja, codigo, situacao, outro) select id, uuid, 'fechada', 'https://nova.exemplo.org' from cliente where id = $1`,
    [moving],
  )
  const jobs = ['limpeza', 'importacao.limpar', 'relatorio.limpar'].map((name) =>
    features.flatMap(({ jobs = [] }) => jobs).find((job) => job.name === name),
  )
  const night = () =>
    Promise.allSettled(
      jobs.map((job) => job?.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })),
    )
  expect((await night()).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await rows()).toEqual(['importacao moving', 'relatorio moving', 'sessao moving'])
  await app.sql('delete from mudanca_igreja where igreja = $1', [moving])
  expect((await night()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(await rows()).toEqual([])
})

test('a letter that came back is kept while its address is that of a person, who stays marked', async () => {
  const church = await app.church()
  const { id, email } = await church.person()
  const gone = `${unique('ninguem')}@exemplo.com.br`
  for (const to of [email, gone])
    await app.sql(
      `insert into email_saida (id_cliente, para, assunto, texto, situacao, devolvido, created_at)
       values ($1, $2, '', '', 'falhou', true, now() - interval '400 days')`,
      [church.idCliente, to],
    )
  await clean()
  expect(await left('email_saida', 'para', [email as string, gone])).toEqual([email])
  const token = await church.token(1)
  expect((await app.graphql(token, `{ usuario(id: ${id}) { emailDevolvido } }`)).data.usuario.emailDevolvido).toBe(true)
  await app.sql(`update usuario set email = 'certo' || email where id = $1`, [id])
  await clean()
  expect(await left('email_saida', 'para', [email as string])).toEqual([])
})
