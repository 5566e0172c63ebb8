import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { transaction } from '../../data/tenant/session.js'
import { queueEmail, sendEmail } from './mail.js'
import { requeueEmails } from './requeue.js'

let app: TestApp
let church: TestChurch
let server: Server
/** what the mail server answers to RCPT TO */
let answer: string
let received: number
/** all that was sent to it since the test began */
let sent: string

/** A mail server that speaks just enough for one recipient at a time. */
async function mailServer(): Promise<Server> {
  const made = createServer((socket) => {
    let text = ''
    socket.on('error', () => undefined)
    socket.write('220 teste\r\n')
    socket.on('data', (chunk) => {
      sent += String(chunk)
      text += String(chunk)
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (line.startsWith('RCPT')) socket.write(`${answer}\r\n`)
        else if (line === 'DATA') socket.write('354 sim\r\n')
        else if (line === '.') received++
        if (/^(EHLO|MAIL|RSET|\.$)/.test(line)) socket.write('250 sim\r\n')
        if (line === 'QUIT') socket.end('221 tchau\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(made, 'listening')
  return made
}

beforeAll(async () => {
  server = await mailServer()
  const { port } = server.address() as AddressInfo
  app = await testApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
})
beforeEach(async () => {
  answer = '250 sim'
  received = 0
  sent = ''
  church = await app.church()
})
afterAll(async () => {
  await app.close()
  server.close()
})

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }

/** Puts an e-mail of this age into the outbox. */
async function write(hours = 0, handling = {}, more = {}): Promise<number> {
  const para = `${unique('carta')}@exemplo.com.br`
  await transaction(app.services.sessions, church.idCliente, author, (work) =>
    queueEmail(
      app.services,
      work,
      author,
      { para, assunto: 'Assunto', texto: 'Texto', sairEm: null, ...more },
      handling,
    ),
  )
  const [row] = await app.sql<{ id: number }>(
    'update email_saida set created_at = now() - make_interval(hours => $2) where para = $1 returning id',
    [para, hours],
  )
  return row?.id as number
}

test('a letter that one may do without names the page to leave; an address that does not exist is marked', async () => {
  const id = await write(0, {}, { sairEm: '/dashboard/settings?aba=avisos' })
  answer = '550 5.1.1 no such user'
  const other = await write()
  await send(other)
  answer = '550 5.7.1 relaying denied'
  await expect(send(id)).rejects.toThrow()
  answer = '250 sim'
  sent = ''
  await send(id)
  expect(sent).toContain(`\r\nList-Unsubscribe: <${app.services.config.publicUrl}/dashboard/settings?aba=avisos>\r\n`)
  const marked = async (one: number) =>
    (await app.sql('select situacao, devolvido from email_saida where id = $1', [one]))[0]
  expect([await marked(id), await marked(other)]).toEqual([
    { situacao: 'enviado', devolvido: false },
    { situacao: 'falhou', devolvido: true },
  ])
  sent = ''
  await send(await write())
  expect(sent).not.toContain('List-Unsubscribe')
})

test('screens learn that e-mails are sent', async () => {
  expect((await app.graphql(null, '{ enviaEmails }')).data).toEqual({ enviaEmails: true })
})

test('a letter is answered to the church, at an address where somebody of the church has opened a link', async () => {
  const head = async () => {
    sent = ''
    await send(await write())
    return sent.split('DATA\r\n')[1]?.split('\r\n\r\n')[0]
  }
  await app.sql(`update cliente set email = 'Secretaria@igreja.org.br' where id = $1`, [church.idCliente])
  // anybody may be named as the church's e-mail
  expect(await head()).not.toContain('Reply-To')
  await app.sql(
    `insert into credencial (id_cliente, id_usuario, email_provado) values ($1, $2, 'secretaria@igreja.org.br')
     on conflict (id_usuario, id_cliente) do update set email_provado = excluded.email_provado`,
    [church.idCliente, (await church.person()).id],
  )
  expect(await head()).toMatch(/^Reply-To: Secretaria@igreja\.org\.br\r$/m)
  await app.sql('update cliente set email = null where id = $1', [church.idCliente])
  expect(await head()).not.toContain('Reply-To')
})

test('only the newest letter that came back is marked, until its address accepts one', async () => {
  const to = `${unique('volta')}@exemplo.com.br`
  const marks = async () =>
    (await app.sql<{ devolvido: boolean }>('select devolvido from email_saida where para = $1 order by id', [to])).map(
      ({ devolvido }) => devolvido,
    )
  const letter = async (reply: string) => {
    answer = reply
    const id = await write()
    await app.sql('update email_saida set para = $2 where id = $1', [id, to])
    await send(id)
  }
  await letter('550 5.1.1 no such user')
  await letter('550 5.1.1 no such user')
  expect(await marks()).toEqual([false, true])
  await letter('250 sim')
  expect(await marks()).toEqual([false, false, false])
})

test('a letter names its church as the sender, and says that a program wrote it', async () => {
  for (const [nome, shown] of [
    ['Igreja Betel', 'Igreja Betel (pela Candeia)'],
    ['Banco <a@banco.com.br>, www.banco.com', 'Banco a banco. com. br www. banco. com (pela Candeia)'],
  ] as const) {
    sent = ''
    await app.sql('update cliente set nome = $2 where id = $1', [church.idCliente, nome])
    await send(await write())
    const [head = ''] = sent.split('DATA\r\n')[1]?.split('\r\n\r\n') ?? []
    const from = /^From: (.*(?:\r\n .*)*)/m.exec(head)?.[1]?.replace(/\r\n/g, '')
    expect(from?.replaceAll('"', '')).toBe(`${shown} <nao-responda@localhost>`)
    expect(head).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  }
})

const send = (idEmail: number) =>
  sendEmail.run(app.services, { idEmail, idCliente: church.idCliente, idUsuario: null, requisicao: 'teste' })

const outbox = async (id: number) =>
  (await app.sql('select situacao, texto = $2 as apagado from email_saida where id = $1', [id, '']))[0]

const jobsOf = (id: number) =>
  app.sql<Record<string, number>>(
    `select retry_limit, retry_delay, retry_delay_max, retry_backoff, state from pgboss.job
     where name in ('email.enviar', 'email.acesso') and (data ->> 'idEmail')::int = $1`,
    [id],
  )

const wait = { situacao: 'pendente', apagado: false }
const gaveUp = { situacao: 'falhou', apagado: true }

test('an e-mail is tried for a day, and one about security for three, at least every hour, and is then given up', async () => {
  const id = await write()
  const [job] = await jobsOf(id)
  expect(job).toMatchObject({ retry_backoff: true, retry_delay_max: 3600 })
  // the shortest pauses that the queue may choose
  const { retry_limit: limit = 0, retry_delay: first = 0, retry_delay_max: longest = 0 } = job ?? {}
  const pauses = Array.from({ length: limit }, (_, n) => Math.min(longest, first * 2 ** Math.min(16, n)))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 24 * 3600)
  answer = '451 4.3.0 tente depois'
  await expect(send(id)).rejects.toThrow('451')
  expect(await outbox(id)).toEqual(wait)
  const late = await write(25)
  await send(late)
  expect(await outbox(late)).toEqual(gaveUp)
  const [warning, lateWarning] = [await write(71, { security: true }), await write(73, { security: true })]
  await expect(send(warning)).rejects.toThrow('451')
  await send(lateWarning)
  expect([await outbox(warning), await outbox(lateWarning)]).toEqual([wait, gaveUp])
  answer = '250 sim'
  for (const each of [id, warning]) {
    received = 0
    sent = ''
    await send(each)
    expect([await outbox(each), received]).toEqual([{ situacao: 'enviado', apagado: true }, 1])
  }
})

test('an address that does not exist is given up at once; a server that refuses the sender is asked again', async () => {
  const id = await write()
  for (const refusal of [
    '554 5.7.1 Relay access denied',
    '550-5.7.1 blocked\r\n550 5.7.1 blocked',
    '550 relay not permitted',
    '552 5.2.2 quota exceeded',
  ]) {
    answer = refusal
    await expect(send(id)).rejects.toThrow(refusal.slice(0, 3))
    expect(await outbox(id)).toEqual(wait)
  }
  answer = '550 5.1.1 User unknown'
  await send(id)
  expect(await outbox(id)).toEqual(gaveUp)
})

test('an e-mail that waits without a job gets one again, and is given up after a day, one about security after three', async () => {
  const [warning, oldWarning] = [await write(71, { security: true }), await write(73, { security: true })]
  const [lost, waiting, moving, old, fresh] = [
    await write(2),
    await write(2),
    await write(2),
    await write(25),
    await write(),
  ]
  const forget = (ids: number[]) =>
    app.sql(
      `update pgboss.job set state = 'failed', completed_on = now() where name in ('email.enviar', 'email.acesso') and (data ->> 'idEmail')::int = any ($1)`,
      [ids],
    )
  await forget([lost, old, fresh, warning, oldWarning])
  await app.sql(
    `delete from pgboss.job where name in ('email.enviar', 'email.acesso') and (data ->> 'idEmail')::int = $1`,
    [moving],
  )
  const elsewhere = await app.church()
  await app.sql('update email_saida set id_cliente = $2 where id = $1', [moving, elsewhere.idCliente])
  await app.sql(
    `insert into mudanca_igreja (igreja, codigo, situacao, outro) values ($1, gen_random_uuid(), 'mudou', 'https://outra.example')`,
    [elsewhere.idCliente],
  )
  try {
    await requeueEmails.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
    const states = async (id: number) => (await jobsOf(id)).map(({ state }) => state).sort()
    expect(await states(lost)).toEqual(['created'])
    expect(await states(waiting)).toEqual(['created'])
    expect([await states(moving), await outbox(moving)]).toEqual([[], wait])
    expect([await states(old), await outbox(old)]).toEqual([[], gaveUp])
    expect([await states(warning), await outbox(warning)]).toEqual([['created'], wait])
    expect([await states(oldWarning), await outbox(oldWarning)]).toEqual([[], gaveUp])
    expect([await states(fresh), await outbox(fresh)]).toEqual([['failed'], wait])

    // SMTP_URL was taken away
    const kept = await write(25)
    await forget([kept])
    const without = { ...app.services, config: { ...app.services.config, smtpUrl: undefined } }
    await sendEmail.run(without, { idEmail: kept, idCliente: church.idCliente, idUsuario: null, requisicao: 'teste' })
    expect(await outbox(kept)).toEqual(wait)
    await requeueEmails.run(without, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
    expect(await outbox(kept)).toEqual({ situacao: 'retido', apagado: false })
  } finally {
    await app.sql('delete from mudanca_igreja where igreja = $1', [elsewhere.idCliente])
    // other tests on this database look at the queue and at waiting e-mails
    await app.sql(
      `delete from pgboss.job where name in ('email.enviar', 'email.acesso') and (data ->> 'idCliente')::int = any ($1)`,
      [[church.idCliente, elsewhere.idCliente]],
    )
    await app.sql('delete from email_saida where id_cliente = any ($1)', [[church.idCliente, elsewhere.idCliente]])
  }
})

test('the waiting e-mails of one church do not keep those of another from getting a job', async () => {
  const other = await app.church()
  await app.sql(
    `insert into email_saida (id_cliente, para, assunto, texto, situacao, created_at)
     select $1, 'muitos' || n || '@exemplo.com.br', 'A', '', 'pendente', now() - interval '3 hours' from generate_series(1, 5000) n`,
    [other.idCliente],
  )
  const id = await write(2)
  await app.sql(`delete from pgboss.job where (data ->> 'idEmail')::int = $1`, [id])
  await requeueEmails.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'agenda' })
  expect(await jobsOf(id)).toHaveLength(1)
  await app.sql('delete from pgboss.job where group_id = $1', [String(other.idCliente)])
  await app.sql('delete from email_saida where id_cliente = $1', [other.idCliente])
})
