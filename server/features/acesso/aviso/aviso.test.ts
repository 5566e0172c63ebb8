import { ECDH } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { allFeatures, ownTestApp, type TestApp, type TestChurch, unique } from '../../../../tests/factories/harness.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'
import { type FakeBrowser, FakePushService } from '../../../../tests/factories/push-service.js'
import { decrypt, hashToken } from '../../../kernel/base/crypto.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import { notify } from './avisar.js'
import { sendAvisosJob } from './enviar.job.js'

const tipo: NoticeKind = {
  name: 'teste.novidade',
  title: 'Novidade',
  description: 'Quando há uma novidade.',
  action: 'eu.ler',
  email: true,
}
const writersOnly: NoticeKind = { ...tipo, name: 'teste.escrita', title: 'Escrita', action: 'post.escrever' }

let app: TestApp
let church: TestChurch
let service: FakePushService

beforeAll(async () => {
  service = await FakePushService.start()
  app = await ownTestApp(
    { ALLOW_PRIVATE_ADDRESSES: 'true', PUSH_HOSTS: service.host, CONTACT_EMAIL: 'ti@exemplo.org' },
    [...allFeatures, { name: 'teste', notices: [tipo, writersOnly] }],
  )
})
beforeEach(async () => {
  service.deliveries = []
  service.status = () => 201
  church = await app.church()
})
afterAll(async () => {
  await app.close()
  await service.stop()
})

const mine = '{ meusAvisos { chavePublica silencioDe silencioAte tipos { tipo push email } aparelhos { uuid atual } } }'
const register = 'mutation($input: AparelhoInput!) { registrarAparelho(input: $input) { aparelhos { uuid atual } } }'
const choose =
  'mutation($tipo: String!, $push: Boolean, $email: Boolean) { escolherAviso(tipo: $tipo, push: $push, email: $email) { tipos { tipo push email } } }'
const quietHours =
  'mutation($de: String, $ate: String) { alterarSilencio(de: $de, ate: $ate) { silencioDe silencioAte } }'

interface Person {
  id: number
  email: string | null
  token: string
}

/** A person who is signed in, and who is never in the quiet hours. */
async function person(): Promise<Person> {
  const made = await church.person()
  const token = await app.session(church.idCliente, made.id)
  await app.graphql(token, quietHours, {})
  return { ...made, token }
}

async function signedUp(who: Person, browser = service.browser()): Promise<FakeBrowser> {
  const { errors } = await app.graphql(who.token, register, { input: browser.inscricao })
  expect(errors).toBeUndefined()
  return browser
}

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }

/** Tells these people something. */
const tell = (people: { id: number }[], more: object = {}, kind = tipo) =>
  transaction(app.services.sessions, church.idCliente, author, (work) =>
    notify(
      work,
      { services: app.services, author },
      kind,
      people.map(({ id }) => ({
        idUsuario: id,
        titulo: 'Há uma novidade',
        texto: 'Toque para ver.',
        caminho: '/dashboard/home',
        carta: { assunto: 'Uma novidade da Ana', linhas: ['A Ana contou uma novidade.'] },
        ...more,
      })),
    ),
  )

const notices = () =>
  app.sql<{ id: number; situacao: string; tentativas: number; entregues: number[]; carta: string | null }>(
    'select id, situacao, tentativas, entregues, carta_cifrado as carta from aviso where id_cliente = $1 order by id',
    [church.idCliente],
  )
/** Runs the job that was queued for these notices, as the queue does, also when it is not due yet. */
const send = async () => {
  const avisos = (await notices()).map(({ id }) => id)
  await sendAvisosJob.run(app.services, { avisos, idCliente: church.idCliente, idUsuario: null, requisicao: 'teste' })
}
/** In how many seconds the job of a notice is due that is still queued. */
const due = async () =>
  (
    await app.sql<{ wait: number }>(
      `select round(extract(epoch from start_after - created_on))::int as wait from pgboss.job
       where name = 'aviso.enviar' and group_id = $1 and state = 'created' order by created_on, wait`,
      [String(church.idCliente)],
    )
  ).map(({ wait }) => wait)
const devices = () => app.sql('select id from aparelho where id_cliente = $1', [church.idCliente])
const letters = async () =>
  (await app.emails(church.idCliente)).map(({ para, assunto }) => [para, assunto.split(' - ')[0]])

describe('a notice on a device', () => {
  test('is encrypted for that browser alone, signed by this installation, and opens its page', async () => {
    const ana = await person()
    const browser = await signedUp(ana)
    const other = await signedUp(await person())
    await tell([ana])
    await send()
    expect(browser.shown).toEqual([
      { titulo: 'Há uma novidade', texto: 'Toque para ver.', caminho: '/dashboard/home', etiqueta: expect.any(String) },
    ])
    expect(other.deliveries).toEqual([])
    const [delivery] = browser.deliveries
    expect(delivery?.body.toString('latin1')).not.toContain('novidade')
    expect(delivery?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
    expect(delivery?.claims).toMatchObject({ aud: service.url, sub: 'mailto:ti@exemplo.org' })
    const { data } = await app.graphql(ana.token, mine)
    expect(delivery?.sender).toBe(data.meusAvisos.chavePublica)
    expect(await notices()).toMatchObject([{ situacao: 'entregue', carta: null }])
    expect(await letters()).toEqual([])
  })

  test('is kept for a device that is switched off only as long as it is news, and is not sent afterwards', async () => {
    const ana = await person()
    const browser = await signedUp(ana)
    await tell([ana], { valeAte: new Date(Date.now() + 3600_000).toISOString() })
    await send()
    const [delivery] = browser.deliveries
    expect(Number(delivery?.headers.ttl)).toBeLessThanOrEqual(3600)
    expect(Number(delivery?.headers.ttl)).toBeGreaterThan(3000)
    await tell([ana], { valeAte: new Date(Date.now() - 1000).toISOString() })
    await send()
    expect(browser.deliveries).toHaveLength(1)
    expect(await notices()).toMatchObject([{ situacao: 'entregue' }, { situacao: 'desistido', carta: null }])
    expect(await letters()).toEqual([])
  })

  test('comes once, although its job may run again', async () => {
    const ana = await person()
    const browser = await signedUp(ana)
    await tell([ana], { chave: 'algo:1' })
    await tell([ana], { chave: 'algo:1' })
    await send()
    await send()
    expect(browser.shown).toHaveLength(1)
  })

  test('goes to each device of the person; one that no longer exists is forgotten', async () => {
    for (const status of [404, 410]) {
      const ana = await person()
      const [phone, desk] = [await signedUp(ana), service.browser()]
      await signedUp({ ...ana, token: await app.session(church.idCliente, ana.id) }, desk)
      service.status = ({ path }) => (path === phone.path ? status : 201)
      await tell([ana])
      await send()
      expect([phone.deliveries.length, desk.shown.length]).toEqual([1, 1])
      const left = await app.sql('select endereco_hash from aparelho where id_usuario = $1', [ana.id])
      expect(left).toEqual([{ endereco_hash: hashToken(desk.inscricao.endereco) }])
    }
    expect(await letters()).toEqual([])
  })

  test('becomes an e-mail when the last device no longer exists', async () => {
    const ana = await person()
    await signedUp(ana)
    service.status = () => 410
    await tell([ana])
    await send()
    expect(await devices()).toEqual([])
    expect(await letters()).toEqual([[ana.email, 'Uma novidade da Ana']])
    expect(await notices()).toMatchObject([{ situacao: 'email', carta: null }])
  })

  test('is sent again later when the push service is busy or fails, only to the device that lacks it, and in the end by e-mail', async () => {
    const ana = await person()
    const [phone, desk] = [await signedUp(ana), service.browser()]
    await signedUp({ ...ana, token: await app.session(church.idCliente, ana.id) }, desk)
    service.status = ({ path }) => (path === phone.path ? 429 : 201)
    await tell([ana])
    await send()
    expect(await notices()).toMatchObject([{ situacao: 'pendente', tentativas: 1 }])
    expect(await due()).toEqual([0, 60])
    service.status = ({ path }) => (path === phone.path ? 500 : 201)
    await send()
    expect([phone.deliveries.length, desk.deliveries.length]).toEqual([2, 1])
    expect(await due()).toEqual([0, 60, 300])
    for (let i = 0; i < 3; i++) await send()
    expect(phone.deliveries).toHaveLength(5)
    // the other device has it
    expect(await notices()).toMatchObject([{ situacao: 'entregue' }])
    expect(await letters()).toEqual([])

    const bia = await person()
    await signedUp(bia)
    service.status = () => 503
    await tell([bia])
    for (let i = 0; i < 5; i++) await send()
    expect(await letters()).toEqual([[bia.email, 'Uma novidade da Ana']])
    expect(await devices()).toHaveLength(3)
  })

  test('is sent again later when the push service never answers or sends elsewhere', async () => {
    const [ana, bia] = [await person(), await person()]
    const [hanging, moving] = [await signedUp(ana), await signedUp(bia)]
    service.status = ({ path }) => (path === hanging.path ? undefined : 302)
    await tell([ana, bia])
    await send()
    expect(await notices()).toMatchObject([{ situacao: 'pendente' }, { situacao: 'email' }])
    expect(service.deliveries.map(({ path }) => path).sort()).toEqual([hanging.path, moving.path].sort())
  })

  test('reaches the other devices of a person when the keys of one do not serve', async () => {
    const ana = await person()
    const [phone, desk] = [await signedUp(ana), service.browser()]
    await signedUp({ ...ana, token: await app.session(church.idCliente, ana.id) }, desk)
    await app.sql(`update aparelho set cifrado = 'AAAA' where endereco_hash = $1`, [
      hashToken(phone.inscricao.endereco),
    ])
    await tell([ana])
    for (let i = 0; i < 5; i++) await send()
    expect([phone.deliveries.length, desk.shown.length]).toEqual([0, 1])
    expect(await notices()).toMatchObject([{ situacao: 'entregue' }])
  })
})

describe('who gets a notice', () => {
  test('a person without a device gets an e-mail, unless the person switched it off or consents to no e-mails', async () => {
    const [ana, bia, caio] = [await person(), await person(), await person()]
    await app.graphql(bia.token, choose, { tipo: tipo.name, email: false })
    await app.sql(
      `insert into consentimento (id_cliente, id_usuario, documento, versao_texto, aceito)
       values ($1, $2, 'comunicacao', 1, 0)`,
      [church.idCliente, caio.id],
    )
    await tell([ana, bia, caio])
    expect(await letters()).toEqual([[ana.email, 'Uma novidade da Ana']])
    expect(await notices()).toEqual([])
  })

  test('the switches of each kind count for each channel', async () => {
    const ana = await person()
    const browser = await signedUp(ana)
    const { data } = await app.graphql(ana.token, choose, { tipo: tipo.name, push: false })
    expect(data.escolherAviso.tipos).toContainEqual({ tipo: tipo.name, push: false, email: true })
    await tell([ana])
    expect(await letters()).toEqual([[ana.email, 'Uma novidade da Ana']])
    await app.graphql(ana.token, choose, { tipo: tipo.name, email: false })
    await tell([ana])
    await app.graphql(ana.token, choose, { tipo: tipo.name, push: true })
    await tell([ana])
    await send()
    expect([browser.shown.length, (await letters()).length]).toEqual([1, 1])
    const wrong = await app.graphql(ana.token, choose, { tipo: 'nada', push: true })
    expect([wrong.status, wrong.errors?.[0]?.extensions.campos]).toEqual([422, { tipo: 'Escolha um aviso da lista.' }])
  })

  test('a choice that is made before the notice is sent counts too', async () => {
    const ana = await person()
    const browser = await signedUp(ana)
    await tell([ana])
    await app.graphql(ana.token, choose, { tipo: tipo.name, push: false, email: false })
    await send()
    expect([browser.deliveries.length, await letters(), (await notices())[0]?.situacao]).toEqual([0, [], 'desistido'])
  })

  test('during the quiet hours a notice waits until they end, and is not lost', async () => {
    const ana = await person()
    const browser = await signedUp(ana)
    const [row] = await app.sql<{ agora: string; depois: string }>(
      `select to_char(now() at time zone 'America/Sao_Paulo' - interval '1 hour', 'HH24:MI') as agora,
        to_char(now() at time zone 'America/Sao_Paulo' + interval '2 hours', 'HH24:MI') as depois`,
    )
    await app.graphql(ana.token, quietHours, { de: row?.agora, ate: row?.depois })
    await tell([ana])
    const [wait = 0] = await due()
    expect(wait).toBeGreaterThan(7000)
    expect(wait).toBeLessThanOrEqual(7200)
    // the job waits again when it runs too early
    await send()
    expect([browser.deliveries.length, (await notices())[0]]).toMatchObject([
      0,
      { situacao: 'pendente', tentativas: 0 },
    ])
    await app.graphql(ana.token, quietHours, {})
    await send()
    expect(browser.shown).toHaveLength(1)
    expect((await app.graphql(ana.token, quietHours, { de: '22:00' })).status).toBe(422)
    expect((await app.graphql(ana.token, quietHours, { de: '25:00', ate: '07:00' })).status).toBe(422)
  })

  test('what is no news any more when the quiet hours end goes by e-mail, which does not ring', async () => {
    const [ana, bia, caio] = [await person(), await person(), await person()]
    const browsers = [await signedUp(ana), await signedUp(bia), await signedUp(caio)]
    const [hours] = await app.sql<{ de: string; ate: string }>(
      `select to_char(now() at time zone 'America/Sao_Paulo' - interval '1 hour', 'HH24:MI') as de,
        to_char(now() at time zone 'America/Sao_Paulo' + interval '2 hours', 'HH24:MI') as ate`,
    )
    await app.graphql(ana.token, quietHours, hours)
    await app.graphql(caio.token, choose, { tipo: tipo.name, email: false })
    await app.graphql(caio.token, quietHours, hours)
    const inOneHour = new Date(Date.now() + 3600_000).toISOString()
    await tell([ana, bia, caio], { valeAte: inOneHour, chave: 'lembrete:1' })
    // the job may run again, and the person may choose the hours after the notice was queued
    await tell([ana, bia, caio], { valeAte: inOneHour, chave: 'lembrete:1' })
    await app.graphql(bia.token, quietHours, hours)
    await send()
    expect(browsers.map(({ deliveries }) => deliveries.length)).toEqual([0, 0, 0])
    expect((await letters()).map(([to]) => to).sort()).toEqual([ana.email, bia.email].sort())
    // what is still news afterwards waits as before
    await tell([ana], { valeAte: new Date(Date.now() + 3 * 3600_000).toISOString() })
    expect((await notices()).at(-1)).toMatchObject({ situacao: 'pendente' })
    expect((await letters()).length).toBe(2)
  })

  test('a notice that would be tried again only when it is no news any more goes by e-mail', async () => {
    const ana = await person()
    await signedUp(ana)
    service.status = () => 503
    await tell([ana], { valeAte: new Date(Date.now() + 45_000).toISOString() })
    await send()
    expect(await notices()).toMatchObject([{ situacao: 'email' }])
    expect(await letters()).toEqual([[ana.email, 'Uma novidade da Ana']])
  })

  test('somebody who was deactivated, or may no longer read it, gets nothing', async () => {
    const ana = await person()
    await signedUp(ana)
    await tell([ana])
    // as if the deactivation had left the device
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [ana.id])
    // the one may not read it when it is sent, the other not even when it is told: nothing is stored
    const [bia, caio] = [await person(), await person()]
    for (const each of [bia, caio]) await signedUp(each)
    await app.sql('update usuario set perfil = 3 where id = $1', [bia.id])
    await tell([bia, caio], {}, writersOnly)
    await app.sql('update usuario set perfil = 2 where id = $1', [bia.id])
    await send()
    expect(service.deliveries).toEqual([])
    expect(await notices()).toMatchObject([{ situacao: 'desistido' }, { situacao: 'desistido' }])
    expect(await letters()).toEqual([])
    expect((await app.graphql(bia.token, mine)).data.meusAvisos.tipos).not.toContainEqual(
      expect.objectContaining({ tipo: writersOnly.name }),
    )
  })
})

describe('devices', () => {
  test('keep address and keys encrypted', async () => {
    const browser = await signedUp(await person())
    const [row] = await app.sql<{ cifrado: string }>('select * from aparelho where id_cliente = $1', [church.idCliente])
    const { endereco, auth } = browser.inscricao
    for (const secret of [endereco, auth, service.host]) expect(JSON.stringify(row)).not.toContain(secret)
    expect(decrypt(app.services.secretKey, row?.cifrado ?? '', 'aparelho')).toContain(endereco)
  })

  test('are only those of a known push service, with keys that work', async () => {
    const { token } = await person()
    const { inscricao } = service.browser()
    const status = async (input: object) => {
      const { errors } = await app.graphql(token, register, { input: { ...inscricao, ...input } })
      return Object.keys(errors?.[0]?.extensions.campos ?? {})
    }
    for (const endereco of [
      'https://127.0.0.1/x',
      'https://169.254.169.254/x',
      'https://exemplo.org/x',
      `http://localhost:${service.host.split(':')[1]}/x`,
      'ftp://fcm.googleapis.com/x',
    ])
      expect([endereco, await status({ endereco })]).toEqual([endereco, ['endereco']])
    expect(await status({ p256dh: 'AAAA' })).toEqual(['p256dh'])
    expect(await status({ auth: 'AAAA' })).toEqual(['p256dh'])
    expect(await status({ p256dh: 'não é base64' })).toEqual(['p256dh'])
    const short = ECDH.convertKey(inscricao.p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed') as string
    expect(await status({ p256dh: short })).toEqual(['p256dh'])
    expect(await devices()).toEqual([])
  })

  test('go with the session that is ended, and all with the person who is deactivated or gets a new password', async () => {
    const ana = await person()
    await signedUp(ana)
    const second = { ...ana, token: await app.session(church.idCliente, ana.id) }
    await signedUp(second)
    expect((await app.graphql(second.token, mine)).data.meusAvisos.aparelhos).toMatchObject([
      { atual: true },
      { atual: false },
    ])
    await app.graphql(second.token, 'mutation { sair { message } }')
    expect(await devices()).toHaveLength(1)
    await app.graphql(ana.token, 'mutation { encerrarOutrasSessoes { message } }')
    expect(await devices()).toHaveLength(1)
    const admin = await church.token(1)
    const off = await app.graphql(admin, 'mutation($id: ID!) { desativarUsuario(id: $id) { id } }', {
      id: ana.id,
    })
    expect(off.errors).toBeUndefined()
    expect(await devices()).toEqual([])
  })

  test('go with a person who leaves for ever, as do the choices and the notices that wait', async () => {
    const ana = await person()
    await signedUp(ana)
    await tell([ana])
    await app.sql('insert into credencial (id_usuario, id_cliente) values ($1, $2)', [ana.id, church.idCliente])
    await knowPassword(app, church.idCliente, ana.id)
    const leave = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
    const { errors } = await app.graphql(ana.token, leave, { senha: knownPassword })
    expect(errors).toBeUndefined()
    for (const table of ['aparelho', 'aviso', 'preferencia_aviso'])
      expect([table, await app.sql(`select id from ${table} where id_usuario = $1`, [ana.id])]).toEqual([table, []])
  })

  test('belong to the person who signed in last, so another person of the church takes over the browser', async () => {
    const [ana, bia] = [await person(), await person()]
    const browser = await signedUp(ana)
    await tell([ana])
    await signedUp(bia, browser)
    await send()
    // the browser is no longer Ana's, so she gets the e-mail
    expect(browser.deliveries).toEqual([])
    expect(await letters()).toEqual([[ana.email, 'Uma novidade da Ana']])
    await tell([bia])
    await send()
    expect(browser.shown).toHaveLength(1)
    expect((await app.graphql(ana.token, mine)).data.meusAvisos.aparelhos).toEqual([])
  })

  test('are neither seen nor removed by another person, and a token of the API has none', async () => {
    const [ana, bia] = [await person(), await person()]
    await signedUp(ana)
    const [{ uuid } = { uuid: '' }] = (await app.graphql(ana.token, mine)).data.meusAvisos.aparelhos
    const remove = 'mutation($uuid: ID!) { removerAparelho(uuid: $uuid) { aparelhos { uuid } } }'
    expect((await app.graphql(bia.token, mine)).data.meusAvisos.aparelhos).toEqual([])
    expect((await app.graphql(bia.token, remove, { uuid })).status).toBe(404)
    const stranger = await app.church(unique('Outra '))
    expect((await app.graphql(await stranger.token(1), remove, { uuid })).status).toBe(404)
    expect((await app.graphql(ana.token, remove, { uuid })).data.removerAparelho.aparelhos).toEqual([])
  })

  test('get a test notice at once, also in the quiet hours', async () => {
    const ana = await person()
    const testOnce = 'mutation { testarAviso { message } }'
    expect((await app.graphql(ana.token, testOnce)).errors?.[0]?.message).toBe('Nenhum aparelho seu recebe avisos.')
    const browser = await signedUp(ana)
    await app.graphql(ana.token, quietHours, { de: '00:00', ate: '23:59' })
    expect((await app.graphql(ana.token, testOnce)).errors).toBeUndefined()
    expect(await due()).toEqual([0])
    await send()
    expect(browser.shown).toMatchObject([{ titulo: 'Os avisos chegam aqui' }])
  })
})

test('all servers with the same secret key have the same key for push services', async () => {
  const other = await ownTestApp({ SECRET_KEY: app.services.secretKey.toString('hex') })
  try {
    const key = async (at: TestApp) =>
      (await at.graphql(await (await at.church()).token(1), mine)).data.meusAvisos.chavePublica
    expect(await key(other)).toBe(await key(app))
  } finally {
    await other.close()
  }
})
