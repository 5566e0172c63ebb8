import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { ownTestApp, type TestApp, type TestChurch } from '../../../../../tests/factories/harness.js'
import { TestSocket } from '../../../../../tests/factories/socket.js'
import { socketLimits } from './connections.js'
import { mostSockets, refuseStrangers, SocketCount } from './sockets.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await ownTestApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(async () => {
  TestSocket.closeAll()
  await app.close()
})

const watch = 'subscription($c: ID!) { presencaCulto(idCulto: $c) { presentes visitantes } }'

const service = async (church = betel) =>
  (await app.rest(await church.token(1), 'POST', '/cultos', { dataCulto: '2026-05-10', horaCulto: '10:00' })).body
const comes = async (idCulto: number, church = betel) =>
  app.rest(await church.token(3), 'POST', '/participacoes-cultos', { idCulto, idMembro: (await church.person()).id })

/** Subscribes to a worship service and waits for the first value. */
async function watching(idCulto: number, token: string, first: object = { presentes: 0, visitantes: 0 }) {
  const socket = await TestSocket.open(app.http)
  expect(await socket.init(token)).toBe(true)
  socket.subscribe(watch, { c: idCulto })
  expect(await socket.next()).toEqual({ type: 'next', id: '1', payload: { data: { presencaCulto: first } } })
  return socket
}
const silent = async (socket: TestSocket) => expect(await socket.next(700)).toBeUndefined()

describe('events of a subscription', () => {
  test('an event with the current state is sent after every change', async () => {
    const { id } = await service()
    const socket = await watching(id, await betel.token(2))
    await comes(id)
    expect((await socket.next())?.payload.data.presencaCulto).toEqual({ presentes: 1, visitantes: 0 })
    await app.rest(await betel.token(3), 'PATCH', `/cultos/${id}/visitantes`, { visitantes: 4 })
    expect((await socket.next())?.payload.data.presencaCulto).toEqual({ presentes: 1, visitantes: 4 })
    // a refused change is not announced
    await app.rest(await betel.token(3), 'POST', '/participacoes-cultos', { idCulto: id, idMembro: 999_999_999 })
    await silent(socket)
    // concurrent changes are combined into few events
    await Promise.all([comes(id), comes(id), comes(id), comes(id)])
    let last = 0
    let events = 0
    while (last < 5) {
      last = (await socket.next())?.payload.data.presencaCulto.presentes
      events++
    }
    expect(events).toBeLessThan(4)
    socket.close()
  })

  test('events are sent only for the subscribed worship service, in the current user’s church', async () => {
    const [mine, another, foreign] = [await service(), await service(), await service(other)]
    const socket = await watching(mine.id, await betel.token(3))
    await comes(another.id)
    await comes(foreign.id, other)
    await silent(socket)
    socket.close()
    const refused = await app.subscribeOnce(await betel.token(1), watch, { c: foreign.id })
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([404, 'Culto não encontrado.'])
  })

  test('events in the database contain no personal data', async () => {
    const heard: string[] = []
    const { default: pg } = await import('pg')
    const client = new pg.Client(app.database.owner)
    await client.connect()
    client.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await client.query('listen candeia')
    const { id } = await service()
    await comes(id)
    await client.query('select 1')
    await client.end()
    expect(heard.filter((payload) => payload.endsWith(`:${id}`))).toEqual([`presenca:${betel.idCliente}:${id}`])
  })

  test('no event is sent to a session that has ended', async () => {
    const { id } = await service()
    const token = await app.session(betel.idCliente, (await betel.person({ perfil: 3 })).id)
    const socket = await watching(id, token)
    expect((await app.rest(token, 'POST', '/logout')).status).toBe(200)
    await comes(id)
    expect(await socket.next()).toBeUndefined()
    expect(socket.closed).toBe(4403)
  })

  test('a socket closes within a second after its session has ended, even without an event', async () => {
    const person = await betel.person({ perfil: 2 })
    const [own, other] = [await app.session(betel.idCliente, person.id), await app.session(betel.idCliente, person.id)]
    const [socket, stays] = [await TestSocket.open(app.http), await TestSocket.open(app.http)]
    expect([await socket.init(own), await stays.init(other)]).toEqual([true, true])
    expect((await app.rest(own, 'POST', '/logout')).status).toBe(200)
    expect([await socket.next(1000), socket.closed]).toEqual([undefined, 4403])
    expect(stays.closed).toBeUndefined()
    // deactivating a person ends every session
    expect((await app.rest(await betel.token(1), 'PATCH', `/user/${person.id}/desativar`)).status).toBe(200)
    expect([await stays.next(1000), stays.closed]).toEqual([undefined, 4403])
  })

  test('no event is sent to a person who has lost the perfil or was made inactive', async () => {
    const { id } = await service()
    const person = await betel.person({ perfil: 2 })
    const socket = await watching(id, await app.session(betel.idCliente, person.id))
    await app.sql('update usuario set perfil = -1 where id = $1', [person.id])
    await comes(id)
    const received = await socket.next()
    expect(received?.payload.data ?? null).toBeNull()
    expect(received?.payload.errors[0].extensions.code).toBe('FORBIDDEN')
    expect((await socket.next())?.type).toBe('complete')
    await comes(id)
    await silent(socket)

    const gone = await betel.person({ perfil: 2 })
    const second = await watching(id, await app.session(betel.idCliente, gone.id), { presentes: 2, visitantes: 0 })
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [gone.id])
    await comes(id)
    expect([await second.next(), second.closed]).toEqual([undefined, 4403])
  })

  test('the subscription ends when the worship service is deleted', async () => {
    const { id } = await service()
    const socket = await watching(id, await betel.token(2))
    await app.rest(await betel.token(1), 'DELETE', `/cultos/${id}`)
    await app.sql(`select pg_notify('candeia', $1)`, [`presenca:${betel.idCliente}:${id}`])
    expect((await socket.next())?.payload.errors[0].extensions.code).toBe('NOT_FOUND')
    socket.close()
  })

  test('events continue after the listening connection was lost, and missed changes are reported', async () => {
    const { id } = await service()
    const socket = await watching(id, await betel.token(2))
    await app.sql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'candeia-eventos'`)
    await comes(id)
    expect((await socket.next(8000))?.payload.data.presencaCulto.presentes).toBe(1)
    await comes(id)
    expect((await socket.next())?.payload.data.presencaCulto.presentes).toBe(2)
    socket.close()
  })
})

describe('connecting to subscriptions', () => {
  test('a connection for subscriptions is refused without a valid token', async () => {
    for (const token of [null, 'x', `${await betel.token(1)}x`]) {
      const socket = await TestSocket.open(app.http)
      expect([await socket.init(token), await socket.next(), socket.closed]).toEqual([false, undefined, 4403])
    }
  })

  test.each([
    ['token', (token: string) => [{ token }, {}]],
    ['Authorization', (token: string) => [{ Authorization: `Bearer ${token}` }, {}]],
    ['authorization in lower case, without the scheme', (token: string) => [{ authorization: token }, {}]],
    ['headers.Authorization', (token: string) => [{ headers: { Authorization: `bearer ${token}` } }, {}]],
    ['the header of the handshake', (token: string) => [{}, { authorization: `Bearer ${token}` }]],
  ] as const)('a connection takes its token from %s', async (_name, put) => {
    const token = await betel.token(1)
    const [payload, headers] = put(token) as [object, Record<string, string>]
    expect(await (await TestSocket.open(app.http, headers)).init(null, payload)).toBe(true)
    const [wrong, wrongHeaders] = put(`${token}x`) as [object, Record<string, string>]
    expect(await (await TestSocket.open(app.http, wrongHeaders)).init(null, wrong)).toBe(false)
  })

  test('a connection that is refused says why', async () => {
    const reasons: Record<string, string> = {}
    const ended = await app.session(betel.idCliente, (await betel.person({ perfil: 3 })).id)
    await app.rest(ended, 'POST', '/logout')
    for (const [name, token] of Object.entries({ none: null, ended, tool: `cdt_${ended}` })) {
      const socket = await TestSocket.open(app.http)
      await socket.init(token)
      await socket.next()
      reasons[name] = `${socket.closed} ${socket.reason}`
    }
    expect(reasons).toEqual({
      none: '4403 Envie o token em connectionParams: { token }.',
      ended: '4403 A sua sessão expirou. Por favor, faça o login novamente.',
      tool: '4403 Este token de API não vale: foi revogado, venceu, quem o criou perdeu o acesso, ou o texto não está inteiro.',
    })
  })

  test('an operation before authentication is refused', async () => {
    const socket = await TestSocket.open(app.http)
    socket.subscribe(watch, { c: (await service()).id })
    expect([await socket.next(), socket.closed]).toEqual([undefined, 4401])
  })

  test('a connection over the limit is refused and logged as a warning', () => {
    const lines: unknown[] = []
    const log = { warn: (...line: unknown[]) => lines.push(line) }
    const request = { ip: '10.0.0.1', log, headers: {} } as unknown as FastifyRequest
    const full = { full: true } as unknown as SocketCount
    expect(() => refuseStrangers(request, app.services.config.publicUrl, full)).toThrow()
    expect(lines).toEqual([['socket refused']])
  })

  test('a connection for subscriptions is refused for a page of another origin', async () => {
    const open = (origin: string) => TestSocket.open(app.http, { origin, host: 'igreja.exemplo.com.br' })
    await expect(open('https://outro.exemplo.com.br')).rejects.toThrow('403')
    await expect(open('null')).rejects.toThrow('403')
    for (const origin of ['http://igreja.exemplo.com.br', new URL(app.services.config.publicUrl).origin])
      (await open(origin)).close()
  })

  test('a plain HTTP request gets 426 Upgrade Required', async () => {
    expect((await app.http.inject('/graphql/ws')).statusCode).toBe(426)
  })

  test('a perfil without read permission gets an error', async () => {
    const refused = await app.subscribeOnce(await betel.token(-1), watch, { c: (await service()).id })
    expect([refused.status, refused.data]).toEqual([403, null])
  })
})

describe('limits of subscriptions', () => {
  test('queries and mutations are refused; subscriptions have the same limits as queries', async () => {
    const token = await betel.token(1)
    const depth = `subscription { presencaCulto(idCulto: "1") { ${'a { '.repeat(9)}b${' }'.repeat(9)} } }`
    for (const [query, code] of [
      ['{ eu { id } }', 'OPERATION_RESOLUTION_FAILURE'],
      ['mutation { sair { message } }', 'OPERATION_RESOLUTION_FAILURE'],
      ['subscription { presencaCulto(idCulto: "1") { senha } }', 'GRAPHQL_VALIDATION_FAILED'],
      [depth, 'GRAPHQL_VALIDATION_FAILED'],
      [`subscription { presencaCulto(idCulto: "1") { ${'presentes '.repeat(1001)} } }`, 'GRAPHQL_PARSE_FAILED'],
      ['subscription {', 'GRAPHQL_PARSE_FAILED'],
    ]) {
      const refused = await app.subscribeOnce(token, query as string)
      expect([query, refused.status, refused.errors?.[0]?.extensions.code]).toEqual([query, 400, code])
      expect(refused.errors?.[0]?.message).not.toMatch(/presencaCulto|PresencaAoVivo|senha/)
    }
  })

  test('variables nested thousands of levels deep are refused as malformed', async () => {
    const socket = await TestSocket.open(app.http)
    await socket.init(await betel.token(1))
    socket.subscribe(watch, { c: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) })
    expect((await socket.next())?.payload[0].extensions.code).toBe('BAD_REQUEST')
    socket.close()
  })

  test('a subscription over plain HTTP is refused', async () => {
    const answer = await app.graphql(await betel.token(1), watch, { c: (await service()).id })
    expect([answer.status, answer.data ?? null]).toEqual([400, null])
  })

  test('a connection has a maximum of subscriptions, and a session a maximum of connections', async () => {
    const { id } = await service()
    const token = await app.session(betel.idCliente, (await betel.person({ perfil: 2 })).id)
    const socket = await TestSocket.open(app.http)
    await socket.init(token)
    for (let i = 0; i <= socketLimits.open; i++) socket.subscribe(watch, { c: id }, String(i))
    const answers = []
    for (let i = 0; i <= socketLimits.open; i++) answers.push(await socket.next())
    expect(answers.map((answer) => answer?.type).sort()).toEqual(['error', ...Array(socketLimits.open).fill('next')])
    expect(answers.find((answer) => answer?.type === 'error')?.payload).toMatchObject([
      { message: 'Esta conexão já acompanha coisas demais.', extensions: { code: 'TOO_MANY_REQUESTS', status: 429 } },
    ])

    const sockets = [socket]
    for (let i = 1; i < socketLimits.session; i++) {
      const more = await TestSocket.open(app.http)
      expect(await more.init(token)).toBe(true)
      sockets.push(more)
    }
    const tooMany = await TestSocket.open(app.http)
    expect(await tooMany.init(token)).toBe(false)
    for (const open of sockets) open.close()
    // a closed connection no longer counts, as soon as the server has noticed it
    let again = await TestSocket.open(app.http)
    let accepted = await again.init(token)
    for (const until = Date.now() + 5000; !accepted && Date.now() < until; accepted = await again.init(token))
      again = await TestSocket.open(app.http)
    expect(accepted).toBe(true)
    again.close()
  })

  /** Opens sockets with this session until a socket is refused. */
  async function fill(token: string, most: number) {
    const sockets = []
    while (sockets.length < most) {
      const socket = await TestSocket.open(app.http)
      if (!(await socket.init(token))) {
        expect([await socket.next(), socket.closed, socket.reason]).toEqual([undefined, 4403, 'Too many connections'])
        break
      }
      sockets.push(socket)
    }
    return sockets
  }

  test('a person and a church have a maximum of connections over all sessions; other churches are not affected', async () => {
    const church = await app.church()
    const sockets: TestSocket[] = []
    while (sockets.length < socketLimits.church) {
      const { id } = await church.person({ perfil: 2 })
      const own = []
      for (let session = 0; session < 2; session++)
        own.push(...(await fill(await app.session(church.idCliente, id), socketLimits.session)))
      if (own.length < socketLimits.person) break
      expect(await fill(await app.session(church.idCliente, id), 1)).toEqual([])
      sockets.push(...own)
    }
    expect(sockets.length).toBe(socketLimits.church - (socketLimits.church % socketLimits.person))
    expect(await fill(await church.token(1), 1)).toEqual([])
    const [elsewhere] = await fill(await betel.token(1), 1)
    expect(elsewhere).toBeDefined()
    TestSocket.closeAll()
  })

  test('the subscribers of a church are notified one after the other, with one database connection', async () => {
    const { id } = await service()
    const sockets = []
    for (let n = 0; n < 8; n++) sockets.push(await watching(id, await betel.token(2)))
    const token = await betel.token(2)
    const { default: pg } = await import('pg')
    const owner = new pg.Client(app.database.owner)
    await owner.connect()
    await owner.query('begin; lock table participacao_culto in access exclusive mode')
    await app.sql('select pg_notify($1, $2)', ['candeia', `presenca:${betel.idCliente}:${id}`])
    const waiting = async () =>
      Number(
        (
          await app.sql<{ n: string }>(
            `select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
        )[0]?.n,
      )
    try {
      const until = Date.now() + 5000
      while ((await waiting()) === 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
      // While the first waits, the server answers as many other reads. Meanwhile the other subscribers, if they were
      // notified as well, would have sent their queries.
      for (const _ of sockets) expect((await app.rest(token, 'GET', '/userProfile')).status).toBe(200)
      expect(await waiting()).toBe(1)
    } finally {
      await owner.query('commit')
      await owner.end()
    }
    for (const socket of sockets) expect((await socket.next())?.payload.data).toBeDefined()
    TestSocket.closeAll()
  })

  test('a message that is too large closes the connection', async () => {
    const socket = await TestSocket.open(app.http)
    socket.send({ type: 'connection_init', payload: { token: 'x'.repeat(20_000) } })
    expect([await socket.next(), socket.closed !== undefined]).toEqual([undefined, true])
  })
})

test('all sockets are closed at once when the server stops', async () => {
  const stopping = await ownTestApp()
  const church = await stopping.church()
  const token = await church.token(1)
  const culto = await stopping.rest(token, 'POST', '/cultos', { dataCulto: '2026-05-10', horaCulto: '10:00' })
  const socket = await TestSocket.open(stopping.http)
  await socket.init(token)
  socket.subscribe(watch, { c: culto.body.id })
  await socket.next()
  const started = performance.now()
  await stopping.close()
  expect(performance.now() - started).toBeLessThan(2500)
  await socket.next(500)
  expect(socket.closed).toBe(1001)
})

describe('unauthenticated sockets', () => {
  test('twenty idle sockets of an address shut out nobody with a session: the oldest gives way', async () => {
    const address = '203.0.113.50'
    const idle: TestSocket[] = []
    for (let n = 0; n < mostSockets.anonymousOfAddress; n++) idle.push(await TestSocket.open(app.http, {}, address))
    const one = await TestSocket.open(app.http, {}, address)
    expect(await one.init(await betel.token(1))).toBe(true)
    const [first, second] = idle
    expect([await first?.next(500), first?.closed, second?.closed]).toEqual([undefined, 4408, undefined])
    for (const socket of [...idle, one]) socket.close()
  })

  test('unauthenticated sockets are limited per address and in total, and are subtracted once when they close', () => {
    const count = new SocketCount()
    const ended: string[] = []
    const open = (address: string, name = address) => count.opened(address, () => ended.push(name))
    const all = Array.from({ length: mostSockets.anonymousOfAddress }, (_, n) => open('a', `a${n}`))
    open('b').close()
    expect(ended).toEqual([])
    all[0]?.signIn()
    all[0]?.signIn()
    open('a', 'new')
    expect(ended).toEqual([])
    open('a', 'newer')
    expect(ended).toEqual(['a1'])
    for (const { close } of all) {
      close()
      close()
    }
    ended.length = 0
    const others = Array.from({ length: mostSockets.anonymous - 2 }, (_, n) => open(`c${n}`))
    expect(ended).toEqual([])
    open('z')
    expect(ended).toEqual(['new'])
    for (const { signIn } of others) signIn()
    for (let n = 0; n < 400; n++) open(`d${n}`)
    expect(ended).toEqual(['new'])
  })

  test('authenticated sockets are limited in total', () => {
    const count = new SocketCount()
    const all = Array.from({ length: mostSockets.signedIn }, () => count.opened('a', () => undefined))
    for (const { signIn } of all.slice(0, 20)) signIn()
    expect(count.full).toBe(false)
    for (let n = 20; n < mostSockets.signedIn; n++) count.opened('b', () => undefined).signIn()
    expect(count.full).toBe(true)
    all[0]?.close()
    expect(count.full).toBe(false)
  })
})
