import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { dailyEmails, EmailRefused, emailsKey } from '../../../kernel/work/mail/email-limits.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { onlyOurLinks } from '../../../kernel/work/mail/plain-text.js'
import { inviteBatch, mostWaiting } from './invite.js'

let app: TestApp
let church: TestChurch

beforeAll(async () => {
  app = await testApp({ MAIL_DAILY_LIMIT: '10', MAIL_NEW_CHURCHES_LIMIT: '1000' })
})
beforeEach(async () => {
  church = await app.church()
})
afterAll(() => app.close())

const address = () => `${unique('carta')}@exemplo.com.br`
const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
const message = (para: string) => ({ para, assunto: 'Assunto', texto: 'Texto', sairEm: null })

const write = (to: string, from = church.idCliente, handling = {}) =>
  transaction(app.services.sessions, from, author, (work) =>
    queueEmail(app.services, work, author, message(to), handling),
  )

const sendLink = async (id: number) =>
  app.graphql(await church.token(1), 'mutation ($id: ID!) { enviarLinkSenha(id: $id) { message } }', { id })

const ask = (email: string) =>
  app.graphql(null, 'mutation ($email: String!) { solicitarRecuperacaoSenha(email: $email) { message } }', { email })

const emailsTo = async (email: string) =>
  (await app.sql<{ situacao: string }>('select situacao from email_saida where para = $1 order by id', [email])).map(
    ({ situacao }) => situacao,
  )

/** Moves the counters back by this many minutes. */
const wait = (minutes: number) =>
  app.sql(`update limite set expire = expire - $1::bigint where key like 'carta:%'`, [minutes * 60_000])

describe('the limit of e-mails to one address', () => {
  test('the limit of e-mails to one address is five in 15 minutes, from all churches together; the sixth e-mail is refused with the reason', async () => {
    const { id, email } = await church.person()
    const sent = []
    for (let n = 0; n < 5; n++) sent.push((await sendLink(id)).status)
    expect(sent).toEqual([200, 200, 200, 200, 200])
    const sixth = await sendLink(id)
    expect(sixth.errors?.[0]).toMatchObject({
      message: `Já enviamos 5 e-mails para ${email} nos últimos 15 minutos. Aguarde um pouco e tente novamente.`,
      extensions: { code: 'TOO_MANY_REQUESTS', status: 429 },
    })
    const other = await app.church()
    await expect(write(email ?? '', other.idCliente)).rejects.toBeInstanceOf(EmailRefused)
    expect(await emailsTo(email ?? '')).toHaveLength(5)
  })

  test('the limit of e-mails to one address is five also when the e-mails are requested concurrently', async () => {
    const to = address()
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => write(to)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await emailsTo(to)).toHaveLength(5)
  })

  test('the limit of e-mails to one address counts addresses with a tag together', async () => {
    const to = address()
    for (let n = 0; n < 5; n++) await write(to.replace('@', `+${n}@`))
    await expect(write(to)).rejects.toThrow('Já enviamos 5 e-mails')
    await expect(write(to.replace('@', '+5@').toUpperCase())).rejects.toThrow('Já enviamos 5 e-mails')
    await write(`+${to}`)
  })

  test('the limit of e-mails to one address is five in any period of 15 minutes, whenever the period begins', async () => {
    const to = address()
    await write(to)
    await wait(14)
    for (let n = 0; n < 4; n++) await write(to)
    await wait(2)
    await write(to)
    await expect(write(to)).rejects.toThrow('Já enviamos 5 e-mails')
  })

  test('every kind of request counts for the limit of e-mails to one address; the response to a recovery is the same for known and unknown e-mails, also over the limit', async () => {
    const { id, email } = await church.person()
    const [known, unknown] = [email ?? '', address()]
    await sendLink(id)
    await sendLink(id)
    for (let n = 0; n < 2; n++) await write(unknown)
    const answers = []
    for (let n = 0; n < 6; n++) answers.push(await ask(known), await ask(unknown))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.status).toBe(200)
    await app.runJobs()
    expect((await emailsTo(known)).length).toBeLessThanOrEqual(5)
    expect(await emailsTo(unknown)).toHaveLength(2)
    // signing up reveals nothing either: the earlier requests have reached the limit of both e-mail addresses
    const signUp = (to: string) =>
      app.rest(null, 'POST', '/cadastro', { nomeIgreja: unique('Igreja '), name: 'Ana', email: to })
    expect([(await signUp(known)).status, (await signUp(unknown)).status]).toEqual([429, 429])
  })

  test('the limit of e-mails to one address applies to the contact form too, and its error does not contain the recipient’s address', async () => {
    const send = () =>
      app.rest(null, 'POST', '/contato', { nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Olá' }, {})
    const before = await app.sql('select 1 from email_saida where id_cliente = 0')
    const answers = []
    for (let n = 0; n < 6; n++) answers.push(await send())
    const after = await app.sql('select 1 from email_saida where id_cliente = 0')
    expect(after.length - before.length).toBeLessThanOrEqual(5)
    expect(answers.at(-1)?.status).toBe(429)
    expect(answers.at(-1)?.body.error).not.toContain('@')
  })

  test('an e-mail that may wait is delayed until the limit of e-mails to one address allows it', async () => {
    const to = address()
    for (let n = 0; n < 5; n++) await write(to)
    await write(to, church.idCliente, { whenPossible: true })
    await app.runJobs()
    expect(await emailsTo(to)).toEqual([...Array(5).fill('retido'), 'pendente'])
    await wait(15)
    await app.sql(`update email_saida set liberar_em = now() where para = $1 and espera is not null`, [to])
    await app.sql(`update pgboss.job set start_after = now() where name = 'email.liberar' and state = 'created'`)
    await app.runJobs()
    expect((await emailsTo(to)).at(-1)).toBe('retido')
  })
})

describe('the daily limit of e-mails of one church', () => {
  test('e-mails over the daily limit are refused; a fifth of the limit is reserved for letters about access; the platform sees the count and the limit', async () => {
    for (let n = 0; n < 8; n++) await write(address())
    await expect(write(address())).rejects.toThrow('A igreja chegou ao limite de 10 e-mails por dia')
    const { id } = await church.person()
    expect((await sendLink(id)).status).toBe(429)
    await write(address(), church.idCliente, { access: true })
    const { data } = await app.graphql(
      await app.platformToken(),
      'query($busca: String) { igrejas(first: 5, busca: $busca) { nodes { emailsHoje limiteEmails } } }',
      { busca: church.nome },
    )
    expect(data.igrejas.nodes).toEqual([{ emailsHoje: 9, limiteEmails: 10 }])
  })

  test('links for lost passwords count apart: whoever keeps asking uses up neither the e-mails of the church nor all places of an address', async () => {
    const { id, email } = await church.person()
    const known = email ?? ''
    const links = async () => (await app.emails(church.idCliente)).filter(({ assunto }) => /^Nova senha/.test(assunto))
    const lose = async (times: number) => {
      for (let n = 0; n < times; n++) {
        await ask(known)
        await app.runJobs()
      }
    }
    await lose(5)
    expect(await links()).toHaveLength(3)
    // the other places, and all e-mails of the day, are free
    for (let n = 0; n < 2; n++) await write(known)
    await expect(write(known)).rejects.toThrow('Já enviamos 5 e-mails')
    for (let n = 0; n < 6; n++) await write(address())
    await expect(write(address())).rejects.toThrow('A igreja chegou ao limite')
    // of an address that no link has proved, the church's limit holds once more; of a proved one, that of the account
    const more = async (left: number, key: string) => {
      await wait(15)
      // how often the same e-mail is asked for at one address is another limit
      await app.sql(`delete from limite where key like 'recuperar_conta_endereco:%'`)
      await app.sql('update limite set points = $1 where key = $2', [left, `${emailsKey(church.idCliente)}:${key}`])
      await lose(3)
      return (await links()).length
    }
    expect(await more(9, 'links')).toBe(4)
    await app.sql(`update credencial set email_provado = $2 where id_usuario = $1`, [id, known])
    // after it one link in an hour remains
    expect(await more(18, `links:${id}`)).toBe(7)
    expect(await more(20, `links:${id}`)).toBe(7)
    await app.sql(`update limite set expire = 0 where key = $1`, [`${emailsKey(church.idCliente)}:links:${id}:hora`])
    expect(await more(21, `links:${id}`)).toBe(8)
  })

  test('the daily limit of e-mails of one church is higher every week', () => {
    const since = new Date('2026-01-01T12:00:00Z')
    const after = (days: number) => dailyEmails(50, since, new Date(since.getTime() + days * 86_400_000))
    expect([0, 6, 7, 14, 60, 400].map(after)).toEqual([50, 50, 100, 200, 5000, 5000])
    expect(dailyEmails(0, since)).toBe(Number.POSITIVE_INFINITY)
  })

  test('the daily limit of e-mails of one church delays the e-mails of an import until the next day', async () => {
    const rows = Array.from({ length: 12 }, () => address())
    const file = {
      name: 'membros.csv',
      type: 'text/csv',
      data: Buffer.from(`nome;email\n${rows.map((to) => `Ana;${to}`).join('\n')}`),
    }
    expect((await app.restUpload(await church.token(1), '/importar-usuarios', file)).status).toBe(200)
    await app.runJobs()
    expect(await app.emails(church.idCliente)).toHaveLength(8)
    await app.sql(`delete from limite where key like 'cartas:%:' || $1::text`, [church.idCliente])
    await app.sql(`update pgboss.job set start_after = now() where name = 'senha.convidar' and state = 'created'`)
    await app.runJobs()
    expect((await app.emails(church.idCliente)).map(({ para }) => para).sort()).toEqual([...rows].sort())
  })

  test('the daily limit of e-mails of one church delays only a limited number of invitations, separately for each church, and not for ever', async () => {
    const { id, email } = await church.person()
    const ask = async (of: TestChurch, ids: number[]) =>
      app.graphql(await of.token(1), 'mutation($ids: [ID!]!) { enviarLinksSenha(ids: $ids) { message } }', { ids })
    expect((await ask(church, [id])).status).toBe(200)
    await app.runJobs()
    expect(await emailsTo(email ?? '')).toHaveLength(1)
    await app.sql(
      `insert into pgboss.job (name, group_id, data, start_after)
       select 'senha.convidar', $1, '{}', now() + interval '1 hour' from generate_series(1, $2)`,
      [church.idCliente, mostWaiting],
    )
    try {
      const { status, errors } = await ask(church, [id])
      expect([status, errors?.[0]?.message]).toEqual([
        429,
        'Ainda há muitos convites da igreja à espera. Eles saem aos poucos: tente mais tarde.',
      ])
      const other = await app.church()
      expect((await ask(other, [(await other.person()).id])).status).toBe(200)
    } finally {
      await app.sql(`delete from pgboss.job where name = 'senha.convidar' and data = '{}'`)
    }
    const old = new Date(Date.now() - 61 * 86_400_000).toISOString()
    const origin = { idCliente: church.idCliente, idUsuario: null, requisicao: 'teste' }
    await inviteBatch.run(app.services, { ids: [(await church.person()).id], pedidoEm: old, ...origin })
    expect(await app.emails(church.idCliente)).toHaveLength(1)
    expect(inviteBatch.churchesAtOnce).toBeGreaterThan(1)
  })
})

describe('the daily limit of e-mails of all new churches', () => {
  const refusal = 'As igrejas cadastradas há menos de uma semana já enviaram muitos e-mails hoje.'
  const setCount = (points: number) =>
    app.sql(
      `insert into limite (key, points, expire) values ($1, $2, $3)
       on conflict (key) do update set points = excluded.points`,
      [emailsKey('novas'), points, Date.now() + 86_400_000],
    )
  const count = async () =>
    (await app.sql<{ points: number }>('select points from limite where key = $1', [emailsKey('novas')]))[0]?.points
  afterEach(() => app.sql('delete from limite where key = $1', [emailsKey('novas')]))

  test('the daily limit of e-mails of all new churches counts them together and writes a warning; older churches are not affected', async () => {
    const churches = await Promise.all([app.church(), app.church(), app.church()])
    const [first, second, old] = churches.map(({ idCliente }) => idCliente)
    await app.sql(`update cliente set created_at = now() - interval '8 days' where id = $1`, [old])
    const warnings: unknown[] = []
    const { log } = app.services
    const { warn } = log
    log.warn = ((...words: unknown[]) => void warnings.push(words)) as typeof warn
    try {
      await setCount(798)
      await write(address(), first)
      await write(address(), second)
      expect(warnings).toEqual([])
      await expect(write(address(), first)).rejects.toThrow(refusal)
      expect(warnings).toEqual([
        [{ idCliente: first, limite: 1000 }, 'e-mail over the daily limit of all new churches'],
      ])
      await write(address(), old)
      expect(await count()).toBe(800)
    } finally {
      log.warn = warn
    }
    // a screen shows the reason
    const { id } = await church.person()
    const { status, errors } = await sendLink(id)
    expect([status, errors?.[0]?.message]).toEqual([429, `${refusal} Tente novamente amanhã.`])
  })

  test('the daily limit of e-mails of all new churches holds also for concurrent e-mails of many churches', async () => {
    const churches = await Promise.all(Array.from({ length: 12 }, () => app.church()))
    await setCount(795)
    const all = await Promise.allSettled(churches.map(({ idCliente }) => write(address(), idCliente)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await count()).toBe(800)
  })

  test('the daily limit of e-mails of all new churches reserves a fifth for sign-up, and delays e-mails that may wait', async () => {
    await setCount(998)
    const to = address()
    const signUp = () => app.rest(null, 'POST', '/cadastro', { nomeIgreja: unique('Igreja '), name: 'Ana', email: to })
    expect((await signUp()).status).toBe(201)
    expect(await emailsTo(to)).toHaveLength(1)
    expect((await signUp()).status).toBe(201)
    expect(await emailsTo(to)).toHaveLength(2)
    const refused = await signUp()
    expect([refused.status, refused.body.error]).toEqual([429, `${refusal} Tente novamente amanhã.`])
    const later = address()
    await write(later, church.idCliente, { whenPossible: true })
    await app.runJobs()
    expect(await emailsTo(later)).toEqual(['pendente'])
    await setCount(0)
    await app.sql(`update email_saida set liberar_em = now() where para = $1 and espera is not null`, [later])
    await app.sql(`update pgboss.job set start_after = now() where name = 'email.liberar' and state = 'created'`)
    await app.runJobs()
    expect(await emailsTo(later)).toEqual(['retido'])
  })
})

describe('web addresses in names', () => {
  const bad = ['Ganhe em http://evil.example', 'WWW.evil.net', 'evil.example/x', 'Clique em Evil.com agora', 'x.com.br']
  const good = ['Pr.João da Silva', 'Ass.de Deus', 'Maria D. Souza', 'A.D. Belém', 'J.R.Silva', 'Igreja Ev.Betel 2.0']

  test.each(bad)('the name %s is refused at its field', async (name) => {
    const token = await church.token(1)
    const texto = 'O nome não pode conter um endereço da internet.'
    expect((await app.rest(token, 'POST', '/user', { name })).body.campos).toEqual({ name: texto })
    const signUp = { nomeIgreja: name, name, email: address() }
    expect((await app.rest(null, 'POST', '/cadastro', signUp)).body.campos).toEqual({ nomeIgreja: texto, name: texto })
    const church1 = 'mutation($dados: IgrejaInput!) { atualizarIgreja(input: $dados) { nome } }'
    const settings = await app.graphql(token, church1, { dados: { nome: name, fusoHorario: 'America/Sao_Paulo' } })
    expect(settings.errors?.[0]?.extensions.campos).toEqual({ nome: texto })
    const file = { name: 'membros.csv', type: 'text/csv', data: Buffer.from(`nome\n"${name}"`) }
    expect((await app.restUpload(token, '/importar-usuarios', file)).body).toMatchObject({
      campos: { 'linha 2': texto },
    })
  })

  test.each(good)('the name %s is accepted', async (name) => {
    expect((await app.rest(await church.token(1), 'POST', '/user', { name })).status).toBe(201)
  })

  test('a web address in a stored name is no link in e-mails; addresses of this server and e-mail addresses stay links', async () => {
    await app.sql(`update cliente set nome = 'http://evil.example/a?b www.evil.net' where id = $1`, [church.idCliente])
    const { id } = await church.person({ name: 'Ana\n\nhttps://evil.example/login' })
    await sendLink(id)
    const [sent] = await app.emails(church.idCliente)
    expect(sent?.texto).not.toMatch(/evil\.\S|:\/\/evil|www\.\S/)
    expect(sent?.assunto).not.toMatch(/evil\.\S|www\.\S/)
    expect(sent?.texto).toMatch(/^http:\/\/localhost:4000\/reset-password\/\S+$/m)
    const ours = 'https://candeia.org/x?a=1.b e ana@exemplo.com.br'
    expect(onlyOurLinks(ours, 'https://candeia.org')).toBe(ours)
    for (const theirs of ['https://candeia.org@evil.com/', 'https://candeia.org.evil.com/', 'evil.com/@x'])
      expect(onlyOurLinks(theirs, 'https://candeia.org')).not.toMatch(/evil\.com|:\/\/c/)
  })
})
