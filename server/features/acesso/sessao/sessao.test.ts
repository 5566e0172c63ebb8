import { createHook } from 'node:async_hooks'
import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { type PersonData, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { lockWaits } from '../../../../tests/factories/lock-waits.js'
import { hashPassword } from './index.js'

let app: TestApp
let betel: TestChurch
let senhaHash: string

const password = 'lamparina acesa 42'

beforeAll(async () => {
  app = await testApp({ TRUST_PROXY: 'true' })
  betel = await app.church()
  senhaHash = await hashPassword(password)
})
afterAll(() => app.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/**
 * A person with a password.
 * @param data of the person; `proved: false` for an e-mail that no link has proved
 */
async function account(
  church = betel,
  hash = senhaHash,
  { proved = true, ...data }: PersonData & { proved?: boolean } = {},
) {
  const person = await church.person(data)
  const values = [person.id, church.idCliente, hash, proved ? person.email : null]
  await app.sql(
    'insert into credencial (id_usuario, id_cliente, senha_hash, email_provado) values ($1, $2, $3, $4)',
    values,
  )
  return { ...person, email: String(person.email) }
}

const signIn = (email: string, senha = password, address = anyAddress()) =>
  app.rest(null, 'POST', '/login', { email, password: senha }, from(address))
const telephone = () => `98${randomInt(900_000_000, 999_999_999)}`
const whoAmI = (token: string) => app.rest(token, 'GET', '/userProfile')
const events = async (idUsuario: number) =>
  (
    await app.sql<{ acao: string }>(
      `select acao from auditoria where id_cliente = $1 and id_usuario = $2 and operacao = 'evento' order by id`,
      [betel.idCliente, idUsuario],
    )
  ).map(({ acao }) => acao)

const lettersTo = async (email: string) =>
  (await app.emails(betel.idCliente)).filter(({ para }) => para === email).map(({ assunto }) => assunto)

/** Whether all letters to this address are tried as long as those about security are. */
const aboutSecurity = async (email: string) =>
  (await app.sql('select bool_and(seguranca) as all from email_saida where para = $1', [email]))[0]

describe('signing in', () => {
  test.each([
    ['a new password', `senha_hash = 'outra'`],
    ['the enabling of two-step sign-in', 'totp_ativo_em = now()'],
  ])('a sign-in that was checked before %s opens no session after it', async (_name, changes) => {
    const person = await account()
    const changing = new pg.Client(app.database.owner)
    await changing.connect()
    try {
      await changing.query('begin')
      await changing.query(`update credencial set ${changes} where id_usuario = $1 and id_cliente = $2`, [
        person.id,
        betel.idCliente,
      ])
      const answer = signIn(person.email)
      // it waits for the change, or it has ended already
      let ended = false
      void answer.then(() => (ended = true))
      while (!ended && (await app.sql(lockWaits())).length === 0);
      await changing.query('commit')
      const { status, body } = await answer
      expect([status, body.message]).toEqual([401, 'E-mail ou senha incorretos.'])
    } finally {
      await changing.end()
    }
    expect(await app.sql('select from sessao where id_usuario = $1', [person.id])).toEqual([])
  })

  test('signing in opens a session over REST and GraphQL, and writes an audit row each time', async () => {
    const person = await account()
    const rest = await signIn(person.email.toUpperCase())
    expect(rest.status).toBe(200)
    expect(rest.body.user).toMatchObject({ id: person.id, idCliente: betel.idCliente, email: person.email })
    const query = 'mutation ($input: EntrarInput!) { entrar(input: $input) { token eu { id } } }'
    const graphql = await app.graphql(null, query, { input: { email: person.email, password } }, from(anyAddress()))
    expect(graphql.data.entrar.eu.id).toBe(person.id)
    for (const token of [rest.body.token, graphql.data.entrar.token]) expect((await whoAmI(token)).status).toBe(200)
    expect(await events(person.id)).toEqual(['sessao.entrar', 'sessao.entrar'])
  })

  test('only the hash of the session token is stored; the cookie is accepted only for files', async () => {
    const person = await account()
    const { body, headers } = await signIn(person.email)
    const rows = await app.sql('select * from sessao where id_usuario = $1', [person.id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(body.token)
    expect(String(headers['set-cookie'])).toMatch(/^candeia_arquivos=.*Path=\/arquivos; HttpOnly; SameSite=Strict/)
    const byCookie = await app.rest(null, 'GET', '/userProfile', undefined, {
      cookie: `candeia_arquivos=${body.token}`,
    })
    expect(byCookie.status).toBe(401)
  })

  test('the response to a refused sign-in is the same for unknown e-mails, wrong passwords, people without a password and inactive people', async () => {
    const [person, inactive, silent] = [
      await account(),
      await account(betel, senhaHash, { usuarioAtivo: 0 }),
      await betel.person(),
    ]
    const answers = [
      await signIn(`${unique('ninguem')}@exemplo.com.br`),
      await signIn(person.email, 'outra senha qualquer'),
      await signIn(inactive.email),
      await signIn(String(silent.email)),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(401)
      expect({ ...body, correlacao: '' }).toEqual({ ...answers[0]?.body, correlacao: '' })
    }
    expect(answers[0]?.body.message).toBe('E-mail ou senha incorretos.')
  })

  test('a sign-in checks one password both for an unknown and for a known e-mail, and never more at once than there are threads', async () => {
    const squat = await hashPassword('azeite na botija')
    const shared = `${unique('dividido')}@exemplo.com.br`
    for (let n = 0; n < 5; n++) await account(await app.church(), squat, { email: shared, proved: false })
    const checks = async (email: string) => {
      let count = 0
      // async_hooks reports the password library's work in threads with the resource type 'undefined'
      const hook = createHook({ init: (_id, type) => void (type === 'undefined' && count++) }).enable()
      expect((await signIn(email, 'outra senha qualquer')).status).toBe(401)
      hook.disable()
      return count
    }
    expect([
      await checks(`${unique('ninguem')}@exemplo.com.br`),
      await checks((await account()).email),
      await checks(shared),
    ]).toEqual([1, 1, 4])
  })

  test('a sign-in takes as long with an unknown e-mail as with a wrong password', async () => {
    const person = await account()
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const timed = async (kind: 'known' | 'unknown', email: string) => {
      const began = performance.now()
      expect((await signIn(email, 'outra senha qualquer')).status).toBe(401)
      times[kind].push(performance.now() - began)
    }
    for (let round = 0; round < 9; round++) {
      // the limits of earlier attempts must not slow down this attempt
      await app.sql('delete from limite')
      await timed('known', person.email)
      await timed('unknown', `${unique('ninguem')}@exemplo.com.br`)
    }
    // Compares the fastest attempts, because a busy machine only adds time. Without a password check an attempt takes a
    // tenth of the time.
    const ratio = Math.min(...times.unknown) / Math.min(...times.known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('with one password in a church that has moved away and in another one, the session is of the other', async () => {
    const [moved, email] = [await app.church(), `${unique('duas')}@exemplo.com.br`]
    await account(moved, senhaHash, { email })
    await app.sql(
      `insert into mudanca_igreja (igreja, codigo, situacao, outro)
       select id, uuid, 'mudou', 'https://nova.exemplo.org' from cliente where id = $1`,
      [moved.idCliente],
    )
    expect((await signIn(email)).body.message).toBe('Esta igreja mudou de endereço. Entre por https://nova.exemplo.org')
    await account(betel, senhaHash, { email })
    expect((await signIn(email)).body.user?.idCliente).toBe(betel.idCliente)
  })

  test('a telephone and a name sign in, however they are written, and refuse alike whether they exist or not', async () => {
    const telefoneUsuario = telephone()
    const person = await account(betel, senhaHash, { telefoneUsuario })
    const nome = unique('ana')
    await app.sql('update credencial set nome_acesso = $1 where id_usuario = $2', [nome, person.id])
    const written = [
      `+55 (${telefoneUsuario.slice(0, 2)}) ${telefoneUsuario.slice(2)}`,
      `${nome.toUpperCase()}.${betel.idCliente}`,
    ]
    for (const typed of written) expect((await signIn(typed)).body.user?.id).toBe(person.id)
    for (const [kind, known, unknown] of [
      ['Telefone', telefoneUsuario, telephone()],
      ['Nome', `${nome}.${betel.idCliente}`, `${unique('ana')}.${betel.idCliente}`],
    ] as const) {
      const answers = [await signIn(known, 'outra senha qualquer'), await signIn(unknown, 'outra senha qualquer')]
      for (const { status, body } of answers)
        expect([status, body.message]).toEqual([401, `${kind} ou senha incorretos.`])
    }
    // a name without a number belongs to no church, unless the device knows one
    expect((await signIn(nome)).body.message).toMatch(/com o número da igreja/)
    const here = { email: nome, password, igreja: betel.idCliente }
    expect((await app.rest(null, 'POST', '/login', here, from(anyAddress()))).body.user?.id).toBe(person.id)
  })

  test('people choose a name of their own with the password, one that nobody of the church has, and are never left without a way in', async () => {
    const person = await account(betel, senhaHash, { email: null } as PersonData)
    const token = await app.session(betel.idCliente, person.id)
    const choose = async (nomeAcesso: string | null, minhaSenha = password) =>
      app.graphql(
        token,
        'mutation($n: String, $s: String!) { escolherNomeAcesso(nomeAcesso: $n, minhaSenha: $s) { nomeAcesso } }',
        { n: nomeAcesso, s: minhaSenha },
      )
    const nome = unique('lia')
    expect((await choose(nome, 'errada errada')).errors?.[0]?.extensions.campos).toHaveProperty('minhaSenha')
    expect((await choose(nome)).data.escolherNomeAcesso.nomeAcesso).toBe(`${nome}.${betel.idCliente}`)
    expect((await signIn(`${nome}.${betel.idCliente}`)).body.user?.id).toBe(person.id)
    expect((await choose(null)).errors?.[0]?.extensions.campos).toHaveProperty('nomeAcesso')
    const taken = unique('eva')
    const other = await account()
    await app.sql('update credencial set nome_acesso = $1 where id_usuario = $2', [taken, other.id])
    expect((await choose(taken)).errors?.[0]?.extensions).toMatchObject({ status: 409 })
    expect(await events(person.id)).toContain('sessao.nomeAcesso')
    // without an e-mail the own data can be saved all the same
    const save = 'mutation($input: MeuPerfilInput!) { atualizarMeuPerfil(input: $input) { name email } }'
    const saved = await app.graphql(token, save, { input: { name: 'Lia Sem Carta' } })
    expect(saved.data.atualizarMeuPerfil).toEqual({ name: 'Lia Sem Carta', email: null })
    const own = await app.graphql(await app.session(betel.idCliente, other.id), save, { input: { name: 'Eva' } })
    expect(own.errors?.[0]?.extensions.campos).toEqual({ email: 'Informe o e-mail.' })
  })

  test('the password selects among those of one telephone, also when strangers have taken it for more accounts than are tried', async () => {
    const telefoneUsuario = telephone()
    const squat = await hashPassword('azeite na botija')
    const wife = await account(betel, senhaHash, { telefoneUsuario })
    const husband = await account(betel, squat, { telefoneUsuario })
    expect((await signIn(telefoneUsuario)).body.user?.id).toBe(wife.id)
    expect((await signIn(telefoneUsuario, 'azeite na botija')).body.user?.id).toBe(husband.id)
    // both with one password: neither comes into the other's account by it
    const share = telephone()
    const [one, two] = [
      await account(betel, senhaHash, { telefoneUsuario: share }),
      await account(betel, senhaHash, { telefoneUsuario: share }),
    ]
    expect(one.id).not.toBe(two.id)
    const refused = await signIn(share)
    expect([refused.status, refused.body.message]).toEqual([401, expect.stringMatching(/^Mais de uma pessoa usa/)])
    const phone = telephone()
    for (let n = 0; n < 5; n++) await account(await app.church(), squat, { telefoneUsuario: phone })
    const late = await account(betel, senhaHash, { telefoneUsuario: phone })
    const here = { email: phone, password, igreja: betel.idCliente }
    expect((await app.rest(null, 'POST', '/login', here, from(anyAddress()))).body.user?.id).toBe(late.id)
  })

  test('a sign-in by telephone or name checks passwords as one by e-mail does', async () => {
    const phone = telephone()
    const squat = await hashPassword('azeite na botija')
    for (let n = 0; n < 5; n++) await account(await app.church(), squat, { telefoneUsuario: phone })
    const person = await account(betel, senhaHash, { telefoneUsuario: telephone() })
    const nome = unique('rute')
    await app.sql('update credencial set nome_acesso = $1 where id_usuario = $2', [nome, person.id])
    const checks = async (typed: string) => {
      let count = 0
      const hook = createHook({ init: (_id, type) => void (type === 'undefined' && count++) }).enable()
      expect((await signIn(typed, 'outra senha qualquer')).status).toBe(401)
      hook.disable()
      return count
    }
    expect([
      await checks(telephone()),
      await checks(phone),
      await checks(`${nome}.${betel.idCliente}`),
      await checks(`${unique('rute')}.${betel.idCliente}`),
      await checks('o que ninguém tem'),
    ]).toEqual([1, 4, 1, 1, 1])
  })

  test('wrong passwords are limited for a telephone and for a name, however they are written', async () => {
    const telefoneUsuario = telephone()
    const person = await account(betel, senhaHash, { telefoneUsuario })
    const nome = unique('noemi')
    await app.sql('update credencial set nome_acesso = $1 where id_usuario = $2', [nome, person.id])
    for (const written of [
      [telefoneUsuario, `+55${telefoneUsuario}`],
      [`${nome}.${betel.idCliente}`, `${nome.toUpperCase()}.${betel.idCliente}`],
    ] as const) {
      const here = anyAddress()
      const statuses = []
      for (let n = 0; n < 6; n++) statuses.push((await signIn(String(written[n % 2]), 'errada errada', here)).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    }
  })

  test('whoever has somebody’s telephone in an own account does not begin the count of guesses anew', async () => {
    const telefoneUsuario = telephone()
    await account(betel, senhaHash, { telefoneUsuario })
    await account(await app.church(), await hashPassword('azeite na botija'), { telefoneUsuario })
    const here = anyAddress()
    for (let n = 0; n < 4; n++) expect((await signIn(telefoneUsuario, 'errada errada', here)).status).toBe(401)
    expect((await signIn(telefoneUsuario, 'azeite na botija', here)).status).toBe(200)
    const after = [
      await signIn(telefoneUsuario, 'errada errada', here),
      await signIn(telefoneUsuario, 'errada errada', here),
    ]
    expect(after.map(({ status }) => status)).toEqual([401, 429])
  })

  test('with an e-mail of two churches, the password selects the church of the session', async () => {
    const other = await app.church()
    const email = `${unique('duas')}@exemplo.com.br`
    await account(betel, senhaHash, { email })
    await account(other, await hashPassword('azeite na botija'), { email })
    expect((await signIn(email)).body.user.idCliente).toBe(betel.idCliente)
    expect((await signIn(email, 'azeite na botija')).body.user.idCliente).toBe(other.idCliente)
  })

  test('a sign-in opens the account that has proved the e-mail, although six older accounts have the same unproved e-mail', async () => {
    const email = `${unique('dona')}@exemplo.com.br`
    const squat = await hashPassword('azeite na botija')
    for (let n = 0; n < 6; n++) await account(await app.church(), squat, { email, proved: false })
    const owner = await account(betel, senhaHash, { email })
    expect((await signIn(email)).body.user).toMatchObject({ id: owner.id })
  })
})

test('the cookie for pictures is marked as secure if the public address uses TLS, whatever the proxy’s headers contain', async () => {
  const person = await account()
  const cookie = async (of: TestApp) => {
    const { status, headers } = await of.rest(null, 'POST', '/login', { email: person.email, password })
    return [status, /; Secure/.test(String(headers['set-cookie']))]
  }
  const behindTls = await testApp({ PUBLIC_URL: 'https://candeia.exemplo.org' })
  try {
    expect([await cookie(behindTls), await cookie(app)]).toEqual([
      [200, true],
      [200, false],
    ])
  } finally {
    await behindTls.close()
  }
})

describe('right passwords', () => {
  test('right passwords of one account are limited to thirty in five minutes; another account at the same address is not affected', async () => {
    const [person, other] = [await account(), await account()]
    const address = anyAddress()
    for (let n = 0; n < 30; n++) expect((await signIn(person.email, password, address)).status).toBe(200)
    const refused = await signIn(person.email, password, address)
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Esta conta entrou muitas vezes em poucos minutos. Aguarde um pouco e tente novamente.',
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200)
    // the limit applies from another address too, and no session is opened
    const sessions = async () => (await app.sql('select 1 from auditoria where id_usuario = $1', [person.id])).length
    const before = await sessions()
    expect((await signIn(person.email)).status).toBe(429)
    expect(await sessions()).toBe(before)
    expect((await signIn(other.email, password, address)).status).toBe(200)
    await app.sql(`update limite set expire = expire - 301000 where key like 'entrar_%'`)
    expect((await signIn(person.email, password, address)).status).toBe(200)
  })

  test('wrong passwords of strangers do not use up the attempts that the account has with the right password', async () => {
    const person = await account()
    for (let n = 0; n < 35; n++) await signIn(person.email, 'errada errada')
    expect((await signIn(person.email)).status).toBe(200)
  })
})

describe('wrong passwords', () => {
  test('wrong passwords block the account for the client’s address; the correct password works from another address', async () => {
    const person = await account()
    const attacker = anyAddress()
    for (let n = 0; n < 5; n++) expect((await signIn(person.email, 'errada errada', attacker)).status).toBe(401)
    const blocked = await signIn(person.email, password, attacker)
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await signIn(person.email)).status).toBe(200)
  })

  test('wrong passwords block only for a limited time, which further attempts do not extend; after it the correct password works', async () => {
    const person = await account()
    const address = anyAddress()
    for (let n = 0; n < 5; n++) await signIn(person.email, 'errada errada', address)
    const first = Number((await signIn(person.email, password, address)).headers['retry-after'])
    for (let n = 0; n < 10; n++) await signIn(person.email, 'errada errada', address)
    const last = Number((await signIn(person.email, password, address)).headers['retry-after'])
    expect(last).toBeLessThanOrEqual(first)
    // moves the counters one minute back
    await app.sql(`update limite set expire = expire - 61000 where key like 'entrar_%'`)
    expect((await signIn(person.email, password, address)).status).toBe(200)
  })

  test('at most sixty wrong passwords in a day for an account at one address, also where the person signs in; other people there, other addresses and a new password are not affected', async () => {
    const [person, other] = [await account(), await account()]
    const address = anyAddress()
    for (const { email } of [person, other]) expect((await signIn(email, password, address)).status).toBe(200)
    const later = (ms: number) =>
      app.sql(`update limite set expire = expire - $1::bigint where key like 'entrar_conta_endereco%'`, [ms])
    const guesses: number[] = []
    for (let minute = 0; minute < 13; minute++) {
      for (let n = 0; n < 5; n++) guesses.push((await signIn(person.email, 'errada errada', address)).status)
      await later(61_000)
      // the right password does not begin the day anew
      if (minute === 5) expect((await signIn(person.email, password, address)).status).toBe(200)
    }
    expect(guesses).toEqual([...Array<number>(60).fill(401), ...Array<number>(5).fill(429)])
    const refused = await signIn(person.email, password, address)
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Foram muitas senhas erradas para esta conta nesta rede. Peça uma senha nova a quem cuida do sistema da sua igreja, ou tente em outra rede.',
    ])
    expect((await signIn(other.email, password, address)).status).toBe(200)
    expect((await signIn(person.email)).status).toBe(200)
    await later(24 * 3_600_000)
    expect((await signIn(person.email, password, address)).status).toBe(200)
  })

  test('wrong passwords block a client address that tries many accounts: fifty at once, then 200 in an hour', async () => {
    const address = anyAddress()
    const guess = async () => (await signIn(`${unique('x')}@exemplo.com.br`, 'errada errada', address)).status
    const statuses: number[] = []
    for (let n = 0; n < 52; n++) statuses.push(await guess())
    expect(statuses).toEqual(Array(52).fill(401))
    // of those after the first fifty, each account had one
    const used = await app.sql(
      `update limite set points = 200 where key like 'entrar_novas_endereco:%' and points = 2 returning key`,
    )
    expect(used).toHaveLength(1)
    expect(await guess()).toBe(429)
  })

  test('wrong passwords of strangers do not block people who have recently signed in from the same address', async () => {
    const address = anyAddress()
    const [person, another, third] = [await account(), await account(), await account()]
    expect((await signIn(person.email, password, address)).status).toBe(200)
    for (let n = 0; n < 51; n++) await signIn(`${unique('x')}@exemplo.com.br`, 'errada errada', address)
    expect((await signIn(person.email, password, address)).status).toBe(200)
    // whoever is new there has one attempt in five minutes, so that passwords cannot be guessed
    expect((await signIn(third.email, 'errada errada', address)).status).toBe(401)
    expect((await signIn(third.email, password, address)).status).toBe(429)
    expect((await signIn(another.email, password, address)).status).toBe(200)
    await app.sql(`update limite set expire = expire - 301000 where key like 'entrar_nova%'`)
    expect((await signIn(third.email, password, address)).status).toBe(200)
  })

  test('wrong passwords for people who have signed in from an address do not block the others who have', async () => {
    const address = anyAddress()
    const [person, ...others] = await Promise.all(Array.from({ length: 11 }, () => account()))
    if (!person) throw new Error('nobody')
    for (const { email } of [person, ...others]) expect((await signIn(email, password, address)).status).toBe(200)
    const tried: number[] = []
    for (const { email } of others)
      for (let n = 0; n < 6; n++) tried.push((await signIn(email, 'errada errada', address)).status)
    // each account has its own limit
    expect(tried).toEqual(others.flatMap(() => [401, 401, 401, 401, 401, 429]))
    expect((await signIn(person.email, password, address)).status).toBe(200)
  })

  test('wrong passwords are counted one by one when sent concurrently', async () => {
    const person = await account()
    const address = anyAddress()
    const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(person.email, 'errada errada', address)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(55)
    expect((await signIn(person.email)).status).toBe(200)
  })

  test('wrong passwords from many addresses do not block an address from which the person has recently signed in', async () => {
    const person = await account()
    const home = anyAddress()
    expect((await signIn(person.email, password, home)).status).toBe(200)
    for (let n = 0; n < 60; n++) expect((await signIn(person.email, 'errada errada')).status).toBe(401)
    expect((await signIn(person.email, password)).status).toBe(429)
    expect((await signIn(person.email, password, home)).status).toBe(200)
  })

  test('wrong passwords are not reset by signing in to another account with the same unproved e-mail', async () => {
    const email = `${unique('dona')}@exemplo.com.br`
    await account(betel, senhaHash, { email })
    await account(await app.church(), await hashPassword('azeite na botija'), { email, proved: false })
    const address = anyAddress()
    for (let n = 0; n < 4; n++) await signIn(email, 'errada errada', address)
    expect((await signIn(email, 'azeite na botija', address)).status).toBe(200)
    expect((await signIn(email, 'errada errada', address)).status).toBe(401)
    expect((await signIn(email, 'errada errada', address)).status).toBe(429)
  })

  test('wrong passwords count for the address that the proxy reports, whatever the client sends, and for a whole IPv6 network', async () => {
    const person = await account()
    const seen = anyAddress()
    const behind = async (address: string, senha = 'errada errada') =>
      (await signIn(person.email, senha, address)).status
    for (let n = 0; n < 5; n++) expect(await behind(`${anyAddress()}, ${seen}`)).toBe(401)
    expect(await behind(`${anyAddress()}, ${seen}`)).toBe(429)
    const network = `2001:db8:${randomInt(65536).toString(16)}:1`
    for (let n = 1; n <= 5; n++) expect(await behind(`${network}::${n}`)).toBe(401)
    expect(await behind(`${network}:ffff::1`)).toBe(429)
  })

  test('wrong passwords are forgotten after a correct password', async () => {
    const person = await account()
    const address = anyAddress()
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) await signIn(person.email, 'errada errada', address)
      expect((await signIn(person.email, password, address)).status).toBe(200)
    }
  })
})

describe('the end of a session', () => {
  const open = async () => {
    const person = await account()
    return { person, token: (await signIn(person.email)).body.token as string }
  }

  test('a session ends when the person signs out, which is audited', async () => {
    const { person, token } = await open()
    expect((await app.rest(token, 'POST', '/logout')).status).toBe(200)
    expect((await whoAmI(token)).status).toBe(401)
    expect(await events(person.id)).toEqual(['sessao.entrar', 'sessao.sair'])
  })

  test('a session ends when its person is deactivated or deleted', async () => {
    for (const change of ['usuario_ativo = 0', 'excluido_em = now()']) {
      const { person, token } = await open()
      await app.sql(`update usuario set ${change} where id = $1`, [person.id])
      expect((await whoAmI(token)).status).toBe(401)
    }
  })

  test('a session ends after its maximum life or idle time: 12 hours for people who manage a church, 7 days for others', async () => {
    const { person, token } = await open()
    const used = (hours: number) =>
      app.sql(`update sessao set usada_em = now() - $1 * interval '1 hour' where id_usuario = $2`, [hours, person.id])
    await used(7 * 24 - 1)
    expect((await whoAmI(token)).status).toBe(200)
    await used(7 * 24 + 1)
    expect((await whoAmI(token)).status).toBe(401)
    await app.sql('update usuario set perfil = 5 where id = $1', [person.id])
    await used(11)
    expect((await whoAmI(token)).status).toBe(200)
    await used(13)
    expect((await whoAmI(token)).status).toBe(401)
    await used(0)
    await app.sql('update sessao set expira_em = now() where id_usuario = $1', [person.id])
    expect((await whoAmI(token)).status).toBe(401)
  })

  test.each([
    ['Tesoureiro', 13, 11],
    ['Secretaria', 13, 11],
    ['Líder de célula', 7 * 24 + 1, 7 * 24 - 1],
    ['Comunicação', 7 * 24 + 1, 7 * 24 - 1],
  ])('a member with the function %s is signed out after %s idle hours, not after %s', async (nome, over, within) => {
    const { person, token } = await open()
    const used = (hours: number) =>
      app.sql(`update sessao set usada_em = now() - $1 * interval '1 hour' where id_usuario = $2`, [hours, person.id])
    await app.sql('update usuario set perfil = 2 where id = $1', [person.id])
    await used(13)
    expect((await whoAmI(token)).status).toBe(200)
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
       select id_cliente, id, $1, '2020-01-01' from funcao where id_cliente = (select id_cliente from usuario where id = $1) and nome = $2`,
      [person.id, nome],
    )
    await used(within)
    expect((await whoAmI(token)).status).toBe(200)
    await used(over)
    expect((await whoAmI(token)).status).toBe(401)
    // a function that is over takes its limit with it
    await app.sql(`update funcao_usuario set fim = '2020-12-31' where id_usuario = $1`, [person.id])
    await used(13)
    expect((await whoAmI(token)).status).toBe(200)
  })

  test('a session stores its last use at most every five minutes', async () => {
    const { person, token } = await open()
    const lastUse = async () =>
      (
        await app.sql<{ usada_em: Date }>('select usada_em from sessao where id_usuario = $1', [person.id])
      )[0]?.usada_em.getTime()
    const opened = await lastUse()
    await whoAmI(token)
    expect(await lastUse()).toBe(opened)
    await app.sql('update sessao set usada_em = $2 where id_usuario = $1', [
      person.id,
      new Date(Number(opened) - 6 * 60_000),
    ])
    expect((await whoAmI(token)).status).toBe(200)
    expect(await lastUse()).toBeGreaterThan(Number(opened))
  })

  test('removing a permission takes effect from the next request on', async () => {
    const person = await account(betel, senhaHash, { perfil: 1 })
    const { token } = (await signIn(person.email)).body
    const mayWrite = async () =>
      (await app.rest(token, 'POST', '/tipoPatrimonios', { tipoPatrimonio: unique('Tipo ') })).status
    expect(await mayWrite()).toBe(201)
    await app.sql('update usuario set perfil = 2 where id = $1', [person.id])
    expect(await mayWrite()).toBe(403)
  })

  test.each(['', 'x', '1.curto', `1.${'A'.repeat(43)}`, `cdt_1.${'A'.repeat(43)}`, `9999999999.${'A'.repeat(43)}`])(
    'token %p is refused',
    async (token) => {
      expect((await app.rest(token || ' ', 'GET', '/userProfile')).status).toBe(401)
    },
  )
})

describe('the user’s own account', () => {
  const change =
    'mutation ($atual: String!, $nova: String!) { alterarMinhaSenha(atual: $atual, nova: $nova) { message } }'

  test('a new password ends other sessions and open links, keeps the current session, and is audited', async () => {
    const person = await account()
    const [here, there] = [(await signIn(person.email)).body.token, (await signIn(person.email)).body.token]
    await app.sql(
      'insert into token_senha (id_cliente, id_usuario, hash, expira_em) values ($1, $2, $3, now() + $4::interval)',
      [betel.idCliente, person.id, unique('hash'), '1 hour'],
    )
    expect((await app.graphql(here, change, { atual: password, nova: 'azeite na botija' })).status).toBe(200)
    expect((await whoAmI(here)).status).toBe(200)
    expect((await whoAmI(there)).status).toBe(401)
    expect(await app.sql('select 1 from token_senha where id_usuario = $1', [person.id])).toHaveLength(0)
    expect((await signIn(person.email)).status).toBe(401)
    expect((await signIn(person.email, 'azeite na botija')).status).toBe(200)
    expect(await events(person.id)).toContain('senha.alterar')
    expect(await lettersTo(person.email)).toEqual(['Sua senha foi alterada'])
    expect(await aboutSecurity(person.email)).toEqual({ all: true })
  })

  test('a new password revokes API tokens and the calendar address', async () => {
    const person = await account()
    await app.sql('update usuario set perfil = 1 where id = $1', [person.id])
    const here = (await signIn(person.email)).body.token
    const make = async (mutation: string) => Object.values((await app.graphql(here, mutation)).data)[0]
    const { token } = (await make(
      `mutation { criarTokenApi(minhaSenha: "${password}", nome: "Site", escopos: ["eu.ler"]) { token } }`,
    )) as {
      token: string
    }
    const { url } = (await make('mutation { criarEnderecoCalendario { url } }')) as { url: string }
    const opens = async () => [
      (await app.graphql(token, '{ eu { id } }')).status,
      (await app.http.inject({ method: 'GET', url: new URL(url).pathname })).statusCode,
    ]
    expect(await opens()).toEqual([200, 200])
    expect((await app.graphql(here, change, { atual: password, nova: 'azeite na botija' })).status).toBe(200)
    expect(await opens()).toEqual([401, 404])
  })

  test('an inactive person loses sessions, API tokens and calendar address at once', async () => {
    const person = await account()
    await app.sql('update usuario set perfil = 1 where id = $1', [person.id])
    const here = (await signIn(person.email)).body.token
    const make = async (mutation: string) => Object.values((await app.graphql(here, mutation)).data)[0]
    const { token } = (await make(
      `mutation { criarTokenApi(minhaSenha: "${password}", nome: "Site", escopos: ["usuario.escrever"]) { token } }`,
    )) as {
      token: string
    }
    const { url } = (await make('mutation { criarEnderecoCalendario { url } }')) as { url: string }
    const opens = async () => [
      (await whoAmI(here)).status,
      (await app.graphql(token, '{ usuarios(first: 1) { totalCount } }')).status,
      (await app.http.inject({ method: 'GET', url: new URL(url).pathname })).statusCode,
    ]
    expect((await opens())[2]).toBe(200)
    // another perfil restricts the token from the next request on
    const change =
      'mutation($id: ID!) { alterarPerfilUsuario(id: $id, perfil: -1, minhaSenha: "Candeia-de-teste-7") { id } }'
    await app.graphql(await betel.token(1), change, { id: person.id })
    expect((await opens())[1]).toBe(403)
    const as = async (verb: string) =>
      (await app.graphql(await betel.token(1), `mutation($id: ID!) { ${verb}Usuario(id: $id) { __typename } }`, person))
        .errors
    expect(await as('desativar')).toBeUndefined()
    expect(await opens()).toEqual([401, 401, 404])
    // nothing works again with the person's return
    expect(await as('ativar')).toBeUndefined()
    expect(await opens()).toEqual([401, 401, 404])
    await app.sql('update usuario set perfil = 1 where id = $1', [person.id])
    const later = (await signIn(person.email)).body.token
    const again = await app.graphql(later, 'mutation { criarEnderecoCalendario { url } }')
    const path = new URL(again.data.criarEnderecoCalendario.url).pathname
    const calendar = async () => (await app.http.inject({ method: 'GET', url: path })).statusCode
    expect(await calendar()).toBe(200)
    expect(await as('excluir')).toBeUndefined()
    expect(await as('restaurar')).toBeUndefined()
    expect(await calendar()).toBe(404)
  })

  test('the oldest session ends when a person opens more than 20', async () => {
    const person = await account()
    const oldest = (await signIn(person.email)).body.token
    const second = await app.session(betel.idCliente, person.id)
    for (let n = 0; n < 18; n++) await app.session(betel.idCliente, person.id)
    expect((await whoAmI(oldest)).status).toBe(200)
    const newest = (await signIn(person.email)).body.token
    expect([(await whoAmI(oldest)).status, (await whoAmI(second)).status, (await whoAmI(newest)).status]).toEqual([
      401, 200, 200,
    ])
  })

  test('a wrong current password changes nothing, and attempts are rate-limited', async () => {
    const person = await account()
    const { token } = (await signIn(person.email)).body
    for (let n = 0; n < 10; n++) {
      const answer = await app.graphql(token, change, { atual: 'errada errada', nova: 'azeite na botija' })
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        status: 422,
        campos: { atual: 'A senha atual não confere.' },
      })
    }
    expect((await app.graphql(token, change, { atual: password, nova: 'azeite na botija' })).status).toBe(429)
    expect((await signIn(person.email)).status).toBe(200)
  })

  test('concurrent wrong current passwords are counted one by one; correct ones do not count', async () => {
    const person = await account()
    const { token } = (await signIn(person.email)).body
    for (let n = 0; n < 11; n++) {
      const same = await app.graphql(token, change, { atual: password, nova: password })
      expect(same.status).toBe(200)
    }
    const guess = { atual: 'errada errada', nova: 'azeite na botija' }
    const answers = await Promise.all(Array.from({ length: 30 }, () => app.graphql(token, change, guess)))
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.status)
    expect(codes.filter((status) => status === 422)).toHaveLength(10)
    expect(codes.filter((status) => status === 429)).toHaveLength(20)
  })

  test('a weak new password is refused; without a session each operation gets 401', async () => {
    const token = await betel.token(2)
    expect((await app.graphql(token, change, { atual: 'x', nova: 'curta' })).errors?.[0]?.extensions.campos).toEqual({
      nova: 'A senha deve ter ao menos 8 caracteres.',
    })
    for (const query of [
      '{ minhasSessoes { uuid } }',
      'mutation { encerrarOutrasSessoes { message } }',
      'mutation { sair { message } }',
      'mutation { encerrarSessao(uuid: "8a1f0d9e-1111-4222-8333-444455556666") { message } }',
      'mutation { alterarMinhaSenha(atual: "x", nova: "lamparina 42") { message } }',
      'mutation { atualizarMeuPerfil(input: { name: "X", email: "x@exemplo.org" }) { id } }',
    ])
      expect((await app.graphql(null, query)).status).toBe(401)
  })

  test('a user lists and ends the user’s own sessions, but cannot end sessions of other people', async () => {
    const person = await account()
    const [here, there] = [(await signIn(person.email)).body.token, (await signIn(person.email)).body.token]
    const list = async (token: string) =>
      (await app.graphql(token, '{ minhasSessoes { uuid atual } }')).data.minhasSessoes as {
        uuid: string
        atual: boolean
      }[]
    const own = await list(here)
    expect(own).toHaveLength(2)
    const otherOne = own.find(({ atual }) => !atual)?.uuid
    const end = 'mutation ($uuid: ID!) { encerrarSessao(uuid: $uuid) { message } }'
    const colleague = await betel.token(1)
    const stranger = await (await app.church()).token(1)
    for (const token of [colleague, stranger])
      expect((await app.graphql(token, end, { uuid: otherOne })).status).toBe(404)
    expect((await whoAmI(there)).status).toBe(200)
    expect((await app.graphql(here, end, { uuid: otherOne })).status).toBe(200)
    expect((await whoAmI(there)).status).toBe(401)
    const third = (await signIn(person.email)).body.token
    expect((await app.graphql(here, 'mutation { encerrarOutrasSessoes { message } }')).status).toBe(200)
    expect([(await whoAmI(here)).status, (await whoAmI(third)).status]).toEqual([200, 401])
  })

  test('a user changes the user’s own name and e-mail, but not to an e-mail that the church already has, and never the perfil', async () => {
    const [person, other] = [await account(), await account()]
    const { token } = (await signIn(person.email)).body
    const update = 'mutation ($input: MeuPerfilInput!) { atualizarMeuPerfil(input: $input) { name email perfil } }'
    const email = `${unique('novo')}@exemplo.com.br`
    expect(
      (await app.graphql(token, update, { input: { name: 'Novo Nome', email, password } })).data.atualizarMeuPerfil,
    ).toEqual({ name: 'Novo Nome', email, perfil: 2 })
    expect((await app.graphql(token, update, { input: { name: 'X', email: other.email, password } })).status).toBe(409)
    expect((await app.graphql(token, update, { input: { name: 'X', email, perfil: 1 } })).status).toBe(400)
  })

  describe('changing one’s own personal data', () => {
    const own = {
      dataNascimento: '1984-02-29',
      estadoCivil: 'Casado(a)',
      cep: '18010000',
      endereco: 'Rua das Oliveiras',
      numero: '77',
      complemento: 'Casa 2',
      bairro: 'Centro',
      cidade: 'Sorocaba',
      uf: 'SP',
    }
    const fields = `dataNascimento estadoCivil cep endereco numero complemento bairro cidade uf`
    const update = `mutation ($input: MeuPerfilInput!) { atualizarMeuPerfil(input: $input) { ${fields} } }`

    test('address, birth date and marital status are changed, read back and audited; fields not sent stay', async () => {
      const person = await account()
      const { token } = (await signIn(person.email)).body
      const base = { name: 'Ana', email: person.email, telefoneUsuario: '15991234567' }
      expect((await app.graphql(token, update, { input: { ...base, ...own } })).data.atualizarMeuPerfil).toEqual(own)
      const [row] = await app.sql<{ id_usuario: number; acao: string; depois: Record<string, unknown> }>(
        `select id_usuario, acao, depois from auditoria where tabela = 'usuario' and id_registro = $1 order by id desc limit 1`,
        [person.id],
      )
      expect(row).toMatchObject({
        id_usuario: person.id,
        acao: 'eu.escrever',
        depois: { cidade: 'Sorocaba', uf: 'SP' },
      })

      await app.graphql(token, update, { input: { name: 'Ana', email: person.email } })
      expect((await app.graphql(token, `{ eu { ${fields} telefoneUsuario } }`)).data.eu).toEqual({
        ...own,
        telefoneUsuario: '15991234567',
      })
      const cleared = { ...base, complemento: null, estadoCivil: '' }
      expect((await app.graphql(token, update, { input: cleared })).data.atualizarMeuPerfil).toEqual({
        ...own,
        complemento: null,
        estadoCivil: null,
      })
    })

    test.each([
      ['dataNascimento', '2999-01-01', 'A data de nascimento não pode estar no futuro.'],
      ['estadoCivil', 'Noivo', 'Escolha um estado civil da lista.'],
      ['cep', '123', expect.stringContaining('CEP')],
      ['uf', 'XX', 'Escolha um estado da lista.'],
      ['endereco', 'x'.repeat(151), 'Use no máximo 150 caracteres.'],
    ])('an invalid %s is refused with the text of the person’s form', async (field, value, message) => {
      const person = await account()
      const { token } = (await signIn(person.email)).body
      const answer = await app.graphql(token, update, { input: { name: 'Ana', email: person.email, [field]: value } })
      expect([answer.status, answer.errors?.[0]?.extensions.campos]).toEqual([422, { [field]: message }])
    })

    test('no other field of the user’s own record can be changed', async () => {
      const person = await account()
      const { token } = (await signIn(person.email)).body
      const before = await app.sql('select * from usuario where id = $1', [person.id])
      for (const [field, value] of Object.entries({
        perfil: 1,
        usuarioAtivo: 0,
        recemConvertido: 1,
        idCliente: 1,
        id: 1,
        uuid: '00000000-0000-4000-8000-000000000000',
        cpf: '52998224725',
        sexo: 'Feminino',
        dataBatismo: '2020-01-01',
        dataConversao: '2020-01-01',
        observacoes: 'x',
        excluidoEm: '2020-01-01T00:00:00Z',
      })) {
        const input = { name: 'Outro Nome', email: person.email, [field]: value }
        expect([field, (await app.graphql(token, update, { input })).status]).toEqual([field, 400])
        const other = `mutation { atualizarMeuPerfil(input: {name: "X", email: "${person.email}"}, idCliente: 1) { id } }`
        expect((await app.graphql(token, other)).status).toBe(400)
      }
      expect(await app.sql('select * from usuario where id = $1', [person.id])).toEqual(before)
    })
  })
})

test('the user’s own e-mail is changed only with the password, and the change invalidates links sent to the old e-mail', async () => {
  const person = await account()
  const { token } = (await signIn(person.email)).body
  const update = 'mutation ($input: MeuPerfilInput!) { atualizarMeuPerfil(input: $input) { email } }'
  const save = (input: object) => app.graphql(token, update, { input: { name: 'Ana', ...input } })
  const links = () => app.sql('select 1 from token_senha where id_usuario = $1', [person.id])
  await app.sql(
    'insert into token_senha (id_cliente, id_usuario, hash, expira_em) values ($1, $2, $3, now() + $4::interval)',
    [betel.idCliente, person.id, unique('hash'), '1 hour'],
  )
  const email = `${unique('novo')}@exemplo.com.br`
  for (const [input, message] of [
    [{ email }, 'Informe a senha atual para trocar o e-mail.'],
    [{ email, password: 'errada errada' }, 'A senha atual não confere.'],
  ] as const) {
    const answer = await save(input)
    expect(answer.errors?.[0]?.extensions).toMatchObject({ status: 422, campos: { password: message } })
  }
  expect((await save({ email: person.email })).status).toBe(200)
  expect(await links()).toHaveLength(1)
  expect((await save({ email, password })).data.atualizarMeuPerfil).toEqual({ email })
  expect(await links()).toHaveLength(0)
  expect([await lettersTo(person.email), await lettersTo(email)]).toEqual([['O e-mail da sua conta foi trocado'], []])
  expect(await aboutSecurity(person.email)).toEqual({ all: true })
})

test('an API token cannot change how its owner signs in, whatever its scopes', async () => {
  const church = await app.church()
  const create =
    'mutation ($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $escopos) { token } }'
  const { token } = (await app.graphql(await church.token(1), create, { escopos: ['eu.ler', 'eu.escrever'] })).data
    .criarTokenApi
  expect((await app.graphql(token, '{ eu { id } }')).status).toBe(200)
  for (const query of [
    'mutation { alterarMinhaSenha(atual: "x", nova: "lamparina 42") { message } }',
    'mutation { atualizarMeuPerfil(input: { name: "X", email: "x@exemplo.org" }) { id } }',
    'mutation { encerrarOutrasSessoes { message } }',
    'mutation { prepararDoisFatores(password: "x") { segredo } }',
    'mutation { ativarDoisFatores(codigo: "123456") }',
    'mutation { desativarDoisFatores(password: "x", codigo: "123456") { message } }',
  ])
    expect((await app.graphql(token, query)).status).toBe(403)
})
