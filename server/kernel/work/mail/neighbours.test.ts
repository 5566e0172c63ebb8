import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp, unique } from '../../../../tests/factories/harness.js'
import { churchDay } from '../../../../tests/factories/zones.js'
import { encrypt } from '../../base/crypto.js'
import { openReading, type ReadingTransaction, transaction } from '../../data/tenant/session.js'
import { emailsKey } from './email-limits.js'
import { queueEmail, sendEmail } from './mail.js'

let app: TestApp
let server: Server
const sockets = new Set<Socket>()
/** to whom letters came, in their order */
const received: string[] = []

/** A mail server that takes some time for each letter. */
async function mailServer(ms: number): Promise<Server> {
  const made = createServer((socket) => {
    let text = ''
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 teste\r\n')
    socket.on('data', (chunk) => {
      text += String(chunk)
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        const to = /^RCPT TO:<(.*)>/.exec(line)?.[1]
        if (to) received.push(to)
        if (line === 'DATA') socket.write('354 sim\r\n')
        else if (line === '.') setTimeout(() => socket.write('250 sim\r\n'), ms)
        else if (/^(EHLO|MAIL|RCPT|RSET)/.test(line)) socket.write('250 sim\r\n')
        else if (line === 'QUIT') socket.end('221 tchau\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(made, 'listening')
  return made
}

beforeAll(async () => {
  server = await mailServer(50)
  const { port } = server.address() as AddressInfo
  app = await ownTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_DAILY_LIMIT: '50', DATABASE_POOL: '12' })
})
afterAll(async () => {
  await app.close()
  server.close()
  for (const socket of sockets) socket.destroy()
})

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
const address = () => `${unique('carta')}@exemplo.com.br`

const write = (idCliente: number, to: readonly string[], handling = {}) =>
  transaction(app.services.sessions, idCliente, author, async (work) => {
    for (const para of to)
      await queueEmail(app.services, work, author, { para, assunto: 'Assunto', texto: 'Texto', sairEm: null }, handling)
  })

const jobsOf = (idCliente: number) =>
  app.sql<{ name: string; n: number; hours: number }>(
    `select name, count(*)::int as n, round(extract(epoch from min(start_after) - now()) / 3600)::int as hours from pgboss.job
     where group_id = $1 and state in ('created', 'retry') group by name order by name`,
    [String(idCliente)],
  )

const outbox = (idCliente: number) =>
  app.sql<{ situacao: string; espera: string | null; n: number }>(
    `select situacao, espera, count(*)::int as n from email_saida where id_cliente = $1 group by 1, 2 order by 1, 2`,
    [idCliente],
  )

test('the letters of an event over the limit wait without jobs of their own, and a password letter of another church passes them', async () => {
  const church = await app.church()
  const { email } = await (await app.church()).person()
  await app.sql(
    `with p as (
       insert into usuario (id_cliente, name, email, perfil) select $1, 'Pessoa ' || n, 'evento' || n || $2, 2 from generate_series(1, 300) n returning id
     ), e as (
       insert into evento (id_cliente, nome_evento, data_inicio) values ($1, 'Retiro', now() + interval '40 days') returning id
     ) insert into membro_evento (id_cliente, id_evento, id_membro) select $1, e.id, p.id from e, p`,
    [church.idCliente, address()],
  )
  const [evento] = await app.sql<{ id: number }>('select id from evento where id_cliente = $1', [church.idCliente])
  const day = churchDay(50)
  const moved = await app.rest(await church.token(1), 'PUT', `/eventos/${evento?.id}`, {
    nomeEvento: 'Retiro',
    dataInicio: day,
  })
  expect(moved.status).toBe(200)
  await app.startJobs()
  const until = async (done: () => Promise<boolean>) => {
    for (const end = Date.now() + 30_000; !(await done()) && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await until(async () => (await outbox(church.idCliente)).reduce((sum, { n }) => sum + n, 0) === 300)
  const began = Date.now()
  await app.graphql(null, 'mutation ($email: String!) { solicitarRecuperacaoSenha(email: $email) { message } }', {
    email,
  })
  await until(async () => received.includes(email ?? ''))
  expect(Date.now() - began).toBeLessThan(3000)
  // 40 of 50: a fifth is reserved for access
  await until(async () =>
    (await outbox(church.idCliente)).some(({ situacao, n }) => situacao === 'enviado' && n === 40),
  )
  expect(await outbox(church.idCliente)).toEqual([
    { situacao: 'enviado', espera: null, n: 40 },
    { situacao: 'pendente', espera: 'comum', n: 260 },
  ])
  const [waiting, ...others] = await jobsOf(church.idCliente)
  expect([waiting, others]).toMatchObject([{ name: 'email.liberar', n: 1 }, []])
})

test('a church’s letters that wait are woken once, when the limit allows them, and those about access first', async () => {
  const church = await app.church()
  await write(church.idCliente, Array.from({ length: 45 }, address), { whenPossible: true })
  await write(church.idCliente, Array.from({ length: 12 }, address), { security: true })
  expect((await outbox(church.idCliente)).filter(({ espera }) => espera)).toEqual([
    { situacao: 'pendente', espera: 'acesso', n: 2 },
    { situacao: 'pendente', espera: 'comum', n: 5 },
  ])
  const [{ hours: untilTomorrow } = { hours: 0 }] = await app.sql<{ hours: number }>(
    `select round(extract(epoch from date_trunc('day', now() at time zone 'UTC') + interval '1 day' - now() at time zone 'UTC') / 3600)::int as hours`,
  )
  const release = (await jobsOf(church.idCliente)).find(({ name }) => name === 'email.liberar')
  expect(release?.n).toBe(1)
  expect(Math.abs((release?.hours ?? 99) - untilTomorrow)).toBeLessThanOrEqual(1)
  // tomorrow, with room for six letters that are not about access
  await app.sql('update limite set points = 34 where key = $1', [emailsKey(church.idCliente)])
  await app.sql('update email_saida set liberar_em = now() where id_cliente = $1 and espera is not null', [
    church.idCliente,
  ])
  await app.sql(`update pgboss.job set start_after = now() where name = 'email.liberar' and group_id = $1`, [
    String(church.idCliente),
  ])
  await app.runJobs()
  expect(await outbox(church.idCliente)).toEqual([
    { situacao: 'enviado', espera: null, n: 56 },
    { situacao: 'pendente', espera: 'comum', n: 1 },
  ])
  expect(await jobsOf(church.idCliente)).toMatchObject([{ name: 'email.liberar', n: 1 }])
  // after a day it is given up
  await app.sql(
    `update email_saida set liberar_em = now(), created_at = now() - interval '25 hours' where id_cliente = $1 and espera is not null`,
    [church.idCliente],
  )
  await app.sql(`update pgboss.job set start_after = now() where name = 'email.liberar' and group_id = $1`, [
    String(church.idCliente),
  ])
  await app.runJobs()
  expect(await outbox(church.idCliente)).toEqual([
    { situacao: 'enviado', espera: null, n: 56 },
    { situacao: 'falhou', espera: null, n: 1 },
  ])
  expect(await jobsOf(church.idCliente)).toEqual([])
})

test('a password letter does not wait for those of churches that use all their connections', async () => {
  const held: ReadingTransaction[] = []
  const lost: string[] = []
  for (let n = 0; n < 3; n++) {
    const church = await app.church()
    await app.sql(`update cliente set created_at = now() - interval '30 days' where id = $1`, [church.idCliente])
    for (let one = 0; one < 5; one++) lost.push((await church.person()).email ?? '')
    for (let one = 0; one < 3; one++) held.push(await openReading(app.services.sessions, church.idCliente))
  }
  lost.push((await (await app.church()).person()).email ?? '')
  await app.startJobs()
  for (const [n, email] of lost.entries())
    await transaction(app.services.sessions, 0, author, (work) =>
      app.services.jobs.send(
        work,
        { name: 'senha.recuperar' },
        author,
        { email: encrypt(app.services.secretKey, email), pedidoEm: new Date().toISOString() },
        0,
        `de ${n}`,
      ),
    )
  try {
    for (const end = Date.now() + 4000; !lost.every((one) => received.includes(one)) && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(lost.filter((one) => !received.includes(one))).toEqual([])
  } finally {
    await Promise.all(held.map((reading) => reading.end()))
  }
})

test('a job that the version before queued for a letter over a limit still runs', async () => {
  const church = await app.church()
  const to = address()
  await write(church.idCliente, [to])
  await app.sql(`delete from pgboss.job where group_id = $1`, [String(church.idCliente)])
  const [letter] = await app.sql<{ id: number }>('select id from email_saida where para = $1', [to])
  await transaction(app.services.sessions, church.idCliente, author, (work) =>
    app.services.jobs.send(work, sendEmail, author, { idEmail: letter?.id ?? 0, acesso: false }),
  )
  await app.runJobs()
  expect(await outbox(church.idCliente)).toEqual([{ situacao: 'enviado', espera: null, n: 1 }])
  expect(received).toContain(to)
})
