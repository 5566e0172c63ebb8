import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { encrypt, hashToken } from '../../../kernel/base/crypto.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { Context } from '../../../kernel/work/context/context.js'
import { hashPassword } from '../sessao/index.js'
import { inviteManyToSetPassword, inviteToSetPassword } from './index.js'
import { recoverPassword } from './recovery.job.js'

let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  // with TRUST_PROXY a test can choose the address of each request
  app = await testApp({ TRUST_PROXY: 'true', PUBLIC_URL: 'https://candeia.exemplo.org' })
  betel = await app.church('Igreja Betel')
})
afterAll(() => app.close())

const password = 'lamparina acesa 42'
const from = (address: string) => ({ 'x-forwarded-for': address })
const anywhere = () => from(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`)

const ask = (email: string | null, headers = anywhere()) =>
  app.graphql(
    null,
    'mutation ($email: String!) { solicitarRecuperacaoSenha(email: $email) { message } }',
    { email },
    headers,
  )
const verify = (token: string, headers = anywhere()) =>
  app.graphql(
    null,
    'query ($token: String!) { verificarTokenSenha(token: $token) { email primeira cadastro message } }',
    { token },
    headers,
  )
const reset = (token: string, senha = password, headers = anywhere()) =>
  app.graphql(
    null,
    'mutation ($token: String!, $senha: String!) { redefinirSenha(token: $token, password: $senha) { message } }',
    { token, senha },
    headers,
  )
const signIn = (email: string | null, senha = password, headers = anywhere()) =>
  app.rest(null, 'POST', '/login', { email, password: senha }, headers)

const link = /https:\/\/candeia\.exemplo\.org\/reset-password\/(\S+)/

async function emailsTo(church: TestChurch, email: string | null) {
  await app.runJobs()
  return (await app.emails(church.idCliente)).filter((message) => message.para === email)
}

/**
 * Requests a recovery.
 * @returns the token in the newest e-mail, for an address of this church only or of several churches
 */
async function tokenFor(church: TestChurch, email: string | null): Promise<string> {
  await ask(email)
  const own = (await emailsTo(church, email)).at(-1)
  const several = (await app.emails(0)).filter((message) => message.para === email).at(-1)
  const token = link.exec(several?.texto.split(`${church.nome}:\n`)[1] ?? own?.texto ?? '')?.[1]
  if (!token) throw new Error('no e-mail with a link')
  return token
}

test('whoever has just set a password signs in there, also when others have used up the attempts of the address', async () => {
  const [person, other] = [await betel.person(), await betel.person()]
  const here = anywhere()
  const token = await tokenFor(betel, person.email)
  for (let n = 0; n < 51; n++) await signIn(`${unique('x')}@exemplo.com.br`, 'errada errada', here)
  // and those of the account there, for a day
  await signIn(person.email, 'errada errada', here)
  const key = [String(person.email), here['x-forwarded-for']].map((text) => hashToken(text).slice(0, 32)).join(':')
  const used = 'update limite set points = 60 where key = $1 returning key'
  expect(await app.sql(used, [`entrar_conta_endereco_dia:${key}`])).toHaveLength(1)
  expect((await reset(token, password, here)).errors).toBeUndefined()
  expect((await signIn(person.email, password, here)).status).toBe(200)
  for (const status of [401, 429]) expect((await signIn(other.email, 'errada errada', here)).status).toBe(status)
})

describe('requesting a password link', () => {
  test('the response to a request for a password link is the same for known and unknown e-mails; only a known address gets an e-mail', async () => {
    const person = await betel.person()
    const stranger = `${unique('ninguem')}@exemplo.com.br`
    const [known, unknown] = [await ask(person.email), await ask(stranger)]
    expect(known).toEqual(unknown)
    expect(known.data.solicitarRecuperacaoSenha.message).toMatch(
      /^Este servidor não envia e-mails. Se este e-mail estiver cadastrado/,
    )
    const emails = await emailsTo(betel, person.email)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.assunto).toBe('Nova senha - Igreja Betel')
    expect(emails[0]?.texto).toContain('60 minutos')
    const [row] = await app.sql<{ n: string }>('select count(*) as n from email_saida where para = $1', [stranger])
    expect(row?.n).toBe('0')
  })

  test('the job of a request for several churches sends one e-mail, whose links stay valid when the job runs twice', async () => {
    const email = `${unique('duas')}@exemplo.com.br`
    for (const church of [betel, await app.church()]) await church.person({ email })
    const request = {
      email: encrypt(app.services.secretKey, email),
      pedidoEm: new Date().toISOString(),
      requisicao: 'r',
      idCliente: 0,
      idUsuario: null,
    }
    const links = () =>
      app.sql(
        `select hash from token_senha t join usuario u on u.id = t.id_usuario and u.id_cliente = t.id_cliente
         where u.email = $1 order by hash`,
        [email],
      )
    await recoverPassword.run(app.services, request)
    const first = await links()
    expect(first).toHaveLength(2)
    await recoverPassword.run(app.services, request)
    expect(await links()).toEqual(first)
    expect((await app.emails(0)).filter(({ para }) => para === email)).toHaveLength(1)
  })

  test('a request for a password link stores neither the e-mail address in the queue nor the token in the database', async () => {
    const person = await betel.person()
    const token = await tokenFor(betel, person.email)
    const jobs = await app.sql<{ data: object }>(`select data from pgboss.job where name = 'senha.recuperar'`)
    expect(jobs.length).toBeGreaterThan(0)
    expect(JSON.stringify(jobs)).not.toContain(person.email)
    const kept = await app.sql<{ hash: string }>('select hash from token_senha where id_usuario = $1', [person.id])
    expect(kept).toHaveLength(1)
    expect(kept[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(kept[0]?.hash).not.toContain(token)
    const outbox = await app.sql<{ texto: string }>('select texto from email_saida where para = $1', [person.email])
    expect(outbox[0]?.texto).not.toContain(token)
  })

  test('the password link has the configured address, whatever the Host header of the request contains', async () => {
    const person = await betel.person()
    await ask(person.email, {
      ...anywhere(),
      host: 'golpe.exemplo.net',
      'x-forwarded-host': 'golpe.exemplo.net',
    } as ReturnType<typeof from>)
    const [message] = await emailsTo(betel, person.email)
    expect(message?.texto).toMatch(link)
    expect(message?.texto).not.toContain('golpe')
  })

  test('a request for a password link sends one e-mail with a link for each church of the address; a reset changes only the account of its church', async () => {
    const email = `${unique('duas')}@exemplo.com.br`
    const esperanca = await app.church()
    const [here, there] = [await betel.person({ email }), await esperanca.person({ email })]
    await ask(email)
    await app.runJobs()
    const emails = (await app.emails(0)).filter((message) => message.para === email)
    expect(emails).toHaveLength(1)
    expect([await emailsTo(betel, email), await emailsTo(esperanca, email)]).toEqual([[], []])
    const tokenOf = (church: TestChurch) => link.exec(emails[0]?.texto.split(`${church.nome}:\n`)[1] ?? '')?.[1] ?? ''
    expect((await reset(tokenOf(betel))).status).toBe(200)
    const set = await app.sql<{ id_usuario: number }>(
      'select id_usuario from credencial where senha_hash is not null and id_usuario in ($1, $2)',
      [here.id, there.id],
    )
    expect(set).toEqual([{ id_usuario: here.id }])
    expect((await verify(tokenOf(esperanca))).status).toBe(200)
  })

  test('a request for a password link gives none for a church that has moved away or is a copy to look at, and the others get theirs', async () => {
    const email = `${unique('tres')}@exemplo.com.br`
    const [moved, copy, moving, stays] = [
      await app.church(),
      await app.church(),
      await app.church(),
      await app.church('Igreja Ebenézer'),
    ]
    for (const church of [moved, copy, moving, stays]) await church.person({ email })
    const keep = (church: TestChurch, status: string, other: string, before: { outro: string } | null = null) =>
      app.sql(
        `with kept as (insert into mudanca_igreja (igreja, codigo, situacao, outro, antes) select id, uuid, $2, $3, $4 from cliente where id = $1)
         update cliente set suspenso_em = now() where id = $1`,
        [church.idCliente, status, other, before],
      )
    await keep(moved, 'mudou', 'https://nova.exemplo.org')
    const backup = 'cópia de 2026-11-24T06:40:00.000Z'
    await keep(copy, 'aberta', backup)
    await keep(moving, 'preparada', 'https://nova.exemplo.org', { outro: backup })
    await ask(email)
    expect((await emailsTo(stays, email)).map(({ assunto }) => assunto)).toEqual(['Nova senha - Igreja Ebenézer'])
    expect(
      await app.sql('select id from token_senha where id_cliente in ($1, $2, $3)', [
        moved.idCliente,
        copy.idCliente,
        moving.idCliente,
      ]),
    ).toEqual([])
    // somebody of the platform makes a church of the copy
    await app.sql('update cliente set suspenso_em = null where id = $1', [copy.idCliente])
    expect(await tokenFor(copy, email)).toBeTruthy()
  })

  test('a request for a password link sends no e-mail to a person who may not sign in', async () => {
    const person = await betel.person({ usuarioAtivo: 0 })
    await ask(person.email)
    expect(await emailsTo(betel, person.email)).toHaveLength(0)
  })

  test('a request for a password link sends at most three e-mails to one account in 15 minutes, and the response stays the same', async () => {
    const person = await betel.person()
    for (let n = 0; n < 7; n++) {
      expect((await ask(person.email)).status).toBe(200)
      await app.runJobs()
    }
    expect(await emailsTo(betel, person.email)).toHaveLength(3)
  })

  test('a hundred requests of one phone refuse nobody behind its address', async () => {
    const [person, stranger] = [await betel.person(), `${unique('a')}@exemplo.com.br`]
    const address = from('203.0.113.19')
    const statuses = new Set<number>()
    for (let n = 0; n < 60; n++)
      for (const email of [stranger, `${unique('a')}@exemplo.com.br`]) statuses.add((await ask(email, address)).status)
    expect([...statuses]).toEqual([200])
    // the one e-mail has counted no more than ten times
    const [used] = await app.sql<{ points: number }>(
      `select max(points) as points from limite where key like 'recuperar_endereco:%'`,
    )
    expect(used?.points).toBe(70)
    expect((await ask(person.email, address)).status).toBe(200)
    expect(await emailsTo(betel, person.email)).toHaveLength(1)
  })

  test('a request for a password link is rate-limited per client address, but not for who has signed in there; other client addresses are not affected', async () => {
    const address = from('203.0.113.9')
    const person = await betel.person()
    const token = await tokenFor(betel, person.email)
    expect((await reset(token, password, address)).errors).toBeUndefined()
    expect((await signIn(person.email, password, address)).status).toBe(200)
    await ask(`${unique('a')}@exemplo.com.br`, address)
    await app.sql(`update limite set points = 1000 where key like 'recuperar_endereco:%'`)
    const last = await ask(`${unique('a')}@exemplo.com.br`, address)
    expect(last.status).toBe(429)
    expect((await ask(person.email, address)).status).toBe(200)
    const letters = (await emailsTo(betel, person.email)).filter(({ texto }) => link.test(texto))
    expect(letters).toHaveLength(2)
    expect(last.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS')
    const overRest = await app.rest(null, 'POST', '/email-recuperacao-senha', { email: 'x@exemplo.com.br' }, address)
    expect(overRest.status).toBe(429)
    expect(Number(overRest.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('x@exemplo.com.br')).status).toBe(200)
  })

  test('a request for a password link refuses an invalid e-mail', async () => {
    const answer = await ask('nada')
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      campos: { email: 'Informe um e-mail válido.' },
    })
  })
})

describe('setting the password with a link', () => {
  test('a password link works once, ends every session, writes an audit row and sends an e-mail', async () => {
    const person = await betel.person()
    const session = await app.session(betel.idCliente, person.id)
    expect((await app.rest(session, 'GET', '/userProfile')).status).toBe(200)
    const token = await tokenFor(betel, person.email)
    const valid = { email: person.email, message: 'Token válido.' }
    expect((await verify(token)).data.verificarTokenSenha).toEqual({ ...valid, primeira: true, cadastro: false })
    expect((await reset(token)).data.redefinirSenha.message).toMatch(/^Senha alterada com sucesso/)

    expect((await app.rest(session, 'GET', '/userProfile')).status).toBe(401)
    expect((await signIn(person.email)).status).toBe(200)
    for (const again of [await reset(token), await verify(token)]) {
      expect(again.status).toBe(404)
      expect(again.errors?.[0]?.message).toBe('Token inválido ou expirado.')
    }
    const emails = await emailsTo(betel, person.email)
    expect(emails.at(-1)?.assunto).toBe('Sua senha foi alterada')
    const warnings = await app.sql('select assunto from email_saida where para = $1 and seguranca', [person.email])
    expect(warnings).toEqual([{ assunto: 'Sua senha foi alterada' }])
    const audit = await app.sql(
      'select acao from auditoria where id_cliente = $1 and id_usuario = $2 and acao = $3 and operacao = $4',
      [betel.idCliente, person.id, 'senha.redefinir', 'evento'],
    )
    expect(audit).toHaveLength(1)
    const another = await tokenFor(betel, person.email)
    expect((await verify(another)).data.verificarTokenSenha).toEqual({ ...valid, primeira: false, cadastro: false })
  })

  test('a password link proves the e-mail that received the link: 6 accounts with the same unproved e-mail do not block the sign-in', async () => {
    const email = `${unique('dona')}@exemplo.com.br`
    for (let n = 0; n < 6; n++) {
      const church = await app.church()
      const squatter = await church.person()
      await app.sql(
        'insert into credencial (id_usuario, id_cliente, senha_hash, email_provado) values ($1, $2, $3, $4)',
        [squatter.id, church.idCliente, await hashPassword('azeite na botija'), squatter.email],
      )
      await app.sql('update usuario set email = $1 where id = $2', [email, squatter.id])
    }
    const owner = await betel.person({ email })
    expect((await reset(await tokenFor(betel, email))).status).toBe(200)
    expect((await signIn(email)).body.user).toMatchObject({ id: owner.id })
  })

  test('a password link revokes the person’s own API tokens and calendar address, but not those of other people', async () => {
    const church = await app.church()
    const admin = await church.person({ perfil: 1 })
    const create =
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["eu.ler"]) { token } criarEnderecoCalendario { url } }'
    const make = async (session: string) => {
      const { data } = await app.graphql(session, create)
      return { token: data.criarTokenApi.token, path: new URL(data.criarEnderecoCalendario.url).pathname }
    }
    const others = await make(await church.token(1))
    await app.sql(
      `insert into credencial (id_usuario, id_cliente, senha_hash)
       select $1, id_cliente, senha_hash from credencial where id_usuario = $2 and id_cliente = $2`,
      [admin.id, church.idCliente],
    )
    const own = await make(await app.session(church.idCliente, admin.id))
    const work = async ({ token, path }: typeof own) => [
      (await app.graphql(token, '{ eu { id } }')).status,
      (await app.http.inject({ method: 'GET', url: path })).statusCode,
    ]
    expect([await work(own), await work(others)]).toEqual([
      [200, 200],
      [200, 200],
    ])
    await reset(await tokenFor(church, admin.email))
    expect([await work(own), await work(others)]).toEqual([
      [401, 404],
      [200, 200],
    ])
  })

  test('a link does not work in another church or for another e-mail', async () => {
    const other = await app.church()
    const [person, theirs] = [await betel.person(), await other.person()]
    const token = await tokenFor(betel, person.email)
    const secret = token.replace(/^\d+/, '')
    expect(secret).not.toBe(token)
    expect((await reset(`${other.idCliente}${secret}`)).status).toBe(404)
    expect(
      (await app.rest(null, 'POST', `/updatePassword/${theirs.email}`, { token, password }, anywhere())).status,
    ).toBe(404)
    expect(
      await app.sql('select 1 from credencial where id_usuario = any ($1) and senha_hash is not null', [
        [person.id, theirs.id],
      ]),
    ).toEqual([])
    expect((await reset(token)).status).toBe(200)
    expect((await signIn(theirs.email)).status).toBe(401)
  })

  test('of ten concurrent uses of a password link, one succeeds', async () => {
    const person = await betel.person()
    const token = await tokenFor(betel, person.email)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `lamparina ${n} acesa`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
  })

  test('a newer link invalidates the older one', async () => {
    const person = await betel.person()
    const older = await tokenFor(betel, person.email)
    const newer = await tokenFor(betel, person.email)
    expect(newer).not.toBe(older)
    expect((await reset(older)).status).toBe(404)
    expect((await reset(newer)).status).toBe(200)
  })

  test('a link works for 60 minutes', async () => {
    const person = await betel.person()
    const token = await tokenFor(betel, person.email)
    const [row] = await app.sql<{ minutes: number }>(
      'select (extract(epoch from expira_em - created_at) / 60)::float as minutes from token_senha where id_usuario = $1',
      [person.id],
    )
    expect(row?.minutes).toBeCloseTo(60, 0)
    await app.sql('update token_senha set expira_em = now() where id_usuario = $1', [person.id])
    expect((await verify(token)).status).toBe(404)
    expect((await reset(token)).status).toBe(404)
  })

  test('a link stops working when its person may no longer sign in', async () => {
    const person = await betel.person()
    const token = await tokenFor(betel, person.email)
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [person.id])
    expect((await reset(token)).status).toBe(404)
  })

  test('a password link refuses short and common passwords, and the link still works after that', async () => {
    const person = await betel.person()
    const token = await tokenFor(betel, person.email)
    const short = await reset(token, 'curta')
    expect(short.status).toBe(422)
    expect(short.errors?.[0]?.extensions.campos).toEqual({ password: 'A senha deve ter ao menos 8 caracteres.' })
    expect((await reset(token, 'password1')).errors?.[0]?.extensions.campos?.password).toMatch(/muito comum/)
    expect((await reset(token)).status).toBe(200)
  })

  test('setting the password does not disable two-step sign-in', async () => {
    const person = await betel.person()
    const token = await tokenFor(betel, person.email)
    await app.sql(`update credencial set totp_segredo = 'x', totp_ativo_em = now() where id_usuario = $1`, [person.id])
    expect((await reset(token)).status).toBe(200)
    const answer = await signIn(person.email)
    expect(answer.status).toBe(401)
    expect(answer.body.codigo).toBe('TWO_FACTOR_REQUIRED')
  })

  test.each(['', 'errado', '0-', `1-${'A'.repeat(43)}`, `99999999999-${'A'.repeat(43)}`, '../../etc/passwd'])(
    'token %p is refused',
    async (token) => {
      expect((await verify(token)).status).toBe(404)
    },
  )

  test('wrong tokens are rate-limited per client address; the right token still works from there', async () => {
    const person = await betel.person()
    const token = await tokenFor(betel, person.email)
    const address = from('203.0.113.77')
    for (let n = 0; n < 50; n++) expect((await verify('errado', address)).status).toBe(404)
    expect((await verify('errado', address)).status).toBe(429)
    expect((await verify(token, address)).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
  })
})

describe('setting the password over REST', () => {
  const path = (email: string | null) => `/updatePassword/${encodeURIComponent(email ?? '')}`

  test('the check stores the token in a cookie that is sent only to the route that changes the password', async () => {
    const person = await betel.person()
    await app.rest(null, 'POST', '/email-recuperacao-senha', { email: person.email }, anywhere())
    const [message] = await emailsTo(betel, person.email)
    const token = link.exec(message?.texto ?? '')?.[1] ?? ''
    const check = await app.rest(null, 'GET', `/getPasswordResetToken/${token}`)
    expect(check).toMatchObject({ status: 200, body: { message: 'Token válido.', email: person.email } })
    const cookie = String(check.headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect(cookie).toMatch(/Path=\/api\/updatePassword/)
    const change = await app.rest(
      null,
      'POST',
      path(person.email),
      { password },
      { cookie: cookie.split(';')[0] ?? '' },
    )
    expect(change.status).toBe(200)
    expect(String(change.headers['set-cookie'])).toMatch(/Max-Age=0/)
    expect((await signIn(person.email)).status).toBe(200)
  })

  test('the token may be in the body; the e-mail must be that of the token’s account', async () => {
    const [person, other] = [await betel.person(), await betel.person()]
    const token = await tokenFor(betel, person.email)
    expect((await app.rest(null, 'POST', path(other.email), { password, token }, anywhere())).status).toBe(404)
    expect((await app.rest(null, 'POST', path(person.email), { password, token }, anywhere())).status).toBe(200)
  })

  test('a request without a token gets 401', async () => {
    const answer = await app.rest(null, 'POST', path(betel.email), { password }, anywhere())
    expect(answer.status).toBe(401)
    expect(answer.body.message).toMatch(/abra o link/)
    expect(answer.body.erro).toBe(answer.body.message)
  })

  test('a wrong token gets 404', async () => {
    const answer = await app.rest(null, 'GET', '/getPasswordResetToken/errado', undefined, anywhere())
    expect(answer).toMatchObject({ status: 404, body: { message: 'Token inválido ou expirado.' } })
  })
})

describe('invitations to set a password', () => {
  const context = () => new Context(app.services, { viewer: null, requestId: 'teste', ip: '::1', userAgent: '' })
  const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }

  test('invitations to set a password are sent in the current transaction, with a link that works for seven days', async () => {
    const person = await betel.person()
    await transaction(app.services.sessions, betel.idCliente, author, (work) =>
      inviteToSetPassword({ ...work, ctx: context() }, { ...person, email: person.email ?? '' }),
    )
    const [message] = await emailsTo(betel, person.email)
    expect(message?.assunto).toBe('Seu acesso a Igreja Betel na Candeia')
    const [row] = await app.sql<{ days: number }>(
      'select (extract(epoch from expira_em - created_at) / 86400)::float as days from token_senha where id_usuario = $1',
      [person.id],
    )
    expect(row?.days).toBeCloseTo(7, 1)
    expect((await reset(link.exec(message?.texto ?? '')?.[1] ?? '')).status).toBe(200)
  })

  test('invitations to set a password allow a person without a perfil to sign in and to see only that person’s own profile', async () => {
    const person = await betel.person({ perfil: -1 })
    const send = 'mutation ($id: ID!) { enviarLinkSenha(id: $id) { message } }'
    expect((await app.graphql(await betel.token(1), send, { id: person.id })).status).toBe(200)
    const [message] = await emailsTo(betel, person.email)
    expect((await reset(link.exec(message?.texto ?? '')?.[1] ?? '')).status).toBe(200)
    const { token } = (await signIn(person.email)).body
    expect((await app.rest(token, 'GET', '/userProfile')).body).toMatchObject({ id: person.id, perfil: -1 })
    for (const path of ['/user', '/departamentos', '/eventos'])
      expect([path, (await app.rest(token, 'GET', path)).status]).toEqual([path, 403])
  })

  test('without a mail server an administrator hands over the link to a first password only, and it proves no address', async () => {
    const [fresh, settled] = [await betel.person({ perfil: 1 }), await betel.person({ perfil: 1 })]
    const send = async (id: number) =>
      (
        await app.graphql(
          await betel.token(1),
          'mutation ($id: ID!) { enviarLinkSenha(id: $id) { message link } }',
          { id },
          { 'idempotency-key': randomUUID() },
        )
      ).data.enviarLinkSenha
    const first = (await send(settled.id)).link
    expect((await reset(link.exec(first)?.[1] ?? '')).status).toBe(200)
    const proved = () => app.sql('select email_provado from credencial where id_usuario = $1', [settled.id])
    expect(await proved()).toEqual([{ email_provado: null }])
    // an account that has a password, and the person who is responsible for the church
    for (const id of [settled.id, betel.idCliente]) {
      const answer = await send(id)
      expect([answer.link, answer.message]).toEqual([
        null,
        expect.stringContaining('guardado com quem cuida do sistema'),
      ])
    }
    // a link that is kept for a repeated call cannot be read in the database
    const token = link.exec((await send(fresh.id)).link)?.[1] ?? ''
    expect(token).not.toBe('')
    const kept = await app.sql('select resultado::text as texto from idempotencia where resultado::text like $1', [
      `%${token}%`,
    ])
    expect(kept).toEqual([])
  })

  test('invitations to set a password are not sent when the transaction is rolled back', async () => {
    const person = await betel.person()
    const failing = transaction(app.services.sessions, betel.idCliente, author, async (work) => {
      await inviteToSetPassword({ ...work, ctx: context() }, { ...person, email: person.email ?? '' })
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect(await emailsTo(betel, person.email)).toHaveLength(0)
  })

  test('invitations of many people are sent after the transaction, only to people of this church with an e-mail and without a password', async () => {
    const [fresh, settled, silent, foreign] = [
      await betel.person(),
      await betel.person(),
      await betel.person({ email: null }),
      await (await app.church()).person(),
    ]
    await app.sql('insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, $3)', [
      settled.id,
      betel.idCliente,
      await hashPassword(password),
    ])
    const before = (await app.emails(betel.idCliente)).length
    await transaction(app.services.sessions, betel.idCliente, author, (work) =>
      inviteManyToSetPassword({ ...work, ctx: context() }, [fresh.id, settled.id, silent.id, foreign.id]),
    )
    await app.runJobs()
    const emails = (await app.emails(betel.idCliente)).slice(before)
    expect(emails.map(({ para }) => para)).toEqual([fresh.email])
    expect(await app.sql('select 1 from token_senha where id_usuario = $1', [foreign.id])).toHaveLength(0)
  })
})

test('screens learn that no e-mails are sent', async () => {
  expect((await app.graphql(null, '{ enviaEmails }')).data).toEqual({ enviaEmails: false })
})
