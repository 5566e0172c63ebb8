import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { allFeatures as features, type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { publicAction } from '../../access/actions.js'
import type { Route } from '../../transport/rest/route.js'
import { atOnce } from '../../transport/serving/request-places.js'
import { Pace } from './pace.js'
import { type PlaceLimit, Places } from './places.js'

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the places for concurrent requests', () => {
  const ana = [
    { key: 'ana', most: 1 },
    { key: 'church', most: 2 },
  ]
  const davi = [
    { key: 'davi', most: 1 },
    { key: 'church', most: 2 },
  ]
  const stays = new AbortController().signal

  test('a place is released only once, and the longest waiting request gets it', async () => {
    const places = new Places()
    const leave = places.take(ana)
    expect(places.take(ana)).toBeUndefined()
    const order: string[] = []
    const waiting = ['first', 'second'].map(async (name) => {
      const done = await places.wait(ana, stays)
      order.push(name)
      done()
    })
    leave?.()
    leave?.()
    await Promise.all(waiting)
    expect(order).toEqual(['first', 'second'])
    expect(places.take(ana)).toBeDefined()
    expect(places.take(ana)).toBeUndefined()
  })

  test('a session that waits for its own requests does not delay other sessions of its church', async () => {
    const places = new Places()
    const leave = places.take(ana)
    const waiting = places.wait(ana, stays)
    const other = places.take(davi)
    expect(other).toBeDefined()
    leave?.()
    const again = await waiting
    // now the church has no free place
    const third = places.wait([{ key: 'rute', most: 1 }, ana[1] as (typeof ana)[number]], stays)
    again()
    ;(await third)()
    other?.()
    expect(places.take(ana)).toBeDefined()
  })

  test('a request is refused and leaves nothing behind when it waits too long, exceeds the queue or was cancelled', async () => {
    const refused = { code: 'TOO_MANY_REQUESTS', status: 429, details: { tentarEm: 2 } }
    const places = new Places({ waiting: 2, waitMs: 30 })
    const leave = places.take(ana)
    const gone = new AbortController()
    const late = places.wait(ana, stays)
    const leaving = places.wait(ana, gone.signal)
    await expect(places.wait(ana, stays)).rejects.toMatchObject(refused)
    gone.abort()
    await expect(leaving).rejects.toMatchObject(refused)
    await expect(late).rejects.toMatchObject(refused)
    leave?.()
    expect(places.take(ana)).toBeDefined()
  })
})

describe('places that several churches share', () => {
  const all = { key: 'novas', most: 2 }
  const church = (key: string) => [{ key, most: 2 }, all]

  test('the church that holds the fewest is next, however many requests of another one wait', async () => {
    const places = new Places()
    const held = [places.take(church('noisy')), places.take(church('noisy'))]
    const order: string[] = []
    const waiting = ['noisy', 'noisy', 'quiet', 'noisy'].map(async (name) => {
      held.push(await places.wait(church(name), undefined, name))
      order.push(name)
    })
    held.shift()?.()
    await settled()
    expect(order).toEqual(['quiet'])
    for (const _ of waiting) {
      held.shift()?.()
      await settled()
    }
    await Promise.all(waiting)
    expect(order).toEqual(['quiet', 'noisy', 'noisy', 'noisy'])
  })

  test('whose requests take less time come first, and every fourth time who was served the longest ago', async () => {
    const pace = new Pace()
    for (let n = 0; n < 9; n++) pace.note('noisy', 400)
    for (let n = 0; n < 9; n++) pace.note('quiet', 20 + n)
    const places = new Places(undefined, (church) => pace.weight(church))
    const one = { key: 'todas', most: 1 }
    let held = places.take([{ key: 'first', most: 8 }, one])
    const order: string[] = []
    const names = [...Array.from({ length: 4 }, () => 'noisy'), ...Array.from({ length: 6 }, () => 'quiet')]
    const waiting = names.map(async (name) => {
      held = await places.wait([{ key: name, most: 8 }, one], undefined, name)
      order.push(name)
    })
    for (const _ of names) {
      held?.()
      await settled()
    }
    await Promise.all(waiting)
    const three = ['quiet', 'quiet', 'quiet']
    expect(order).toEqual([...three, 'noisy', ...three, 'noisy', 'noisy', 'noisy'])
  })

  test('those of equal weight take turns, and so do the members of a lane, which is one among the others', async () => {
    const places = new Places(undefined, () => 0)
    const one = { key: 'todas', most: 1 }
    const lane = { key: 'novas', most: 4 }
    let held = places.take([{ key: 'first', most: 8 }, one])
    const order: string[] = []
    const ask = async (name: string, ...lanes: PlaceLimit[]) => {
      held = await places.wait([{ key: name, most: 8 }, ...lanes, one], undefined, name)
      order.push(name)
    }
    const waiting = [
      ask('old 1'),
      ask('old 1'),
      ask('new 1', lane),
      ask('new 1', lane),
      ask('new 2', lane),
      ask('old 2'),
    ]
    for (const _ of waiting) {
      held?.()
      await settled()
    }
    await Promise.all(waiting)
    expect(order).toEqual(['old 1', 'new 1', 'old 2', 'old 1', 'new 2', 'new 1'])
  })

  test('the waiting requests of one church do not fill the queue of the others', async () => {
    const places = new Places({ waiting: 1, waitMs: 1000 })
    const held = [places.take(church('noisy')), places.take(church('noisy'))]
    const first = places.wait(church('noisy'), undefined, 'noisy')
    await expect(places.wait(church('noisy'), undefined, 'noisy')).rejects.toMatchObject({ status: 429 })
    const quiet = places.wait(church('quiet'), undefined, 'quiet')
    for (const leave of held) leave?.()
    for (const leave of await Promise.all([first, quiet])) leave()
  })
})

describe('limits of concurrent requests', () => {
  let app: TestApp
  let url: string
  /** Called when a request has reached its use case; `finish` lets it send its response. */
  const reached: ((finish: () => void) => void)[] = []
  const waits: Route = {
    method: 'GET',
    path: '/espera',
    summary: 'Espera.',
    tag: 'Teste',
    action: publicAction,
    handle: () => new Promise((resolve) => reached.shift()?.(() => resolve({}))),
  }
  beforeAll(async () => {
    app = await testApp({}, [...features, { name: 'espera', routes: [waits] }])
    url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  const bearer = (token: string | null): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})

  /**
   * A request that keeps its places.
   * @returns the function that ends it, by a response or by disconnecting
   */
  async function hold(token: string | null): Promise<{ finish(): void; hangUp(): void }> {
    const caller = new AbortController()
    const here = new Promise<() => void>((resolve) => reached.push(resolve))
    fetch(`${url}/api/espera`, { headers: bearer(token), signal: caller.signal }).catch(() => undefined)
    return { finish: await here, hangUp: () => caller.abort() }
  }

  async function held(count: number, token: string | null) {
    const all = []
    for (let n = 0; n < count; n++) all.push(await hold(token))
    return all
  }

  const ask = async (token: string) => (await app.graphql(token, '{ eu { id } }')).status

  test('all requests get a response, one after the other, when there are more of them than places', async () => {
    const token = await (await app.church()).token(1)
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(token)))
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  test('a session has four places; the fifth request waits until the first has ended', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [first, ...others] = await held(atOnce.session, token)
    let answered = false
    const fifth = ask(token).finally(() => (answered = true))
    // the place of a disconnected client stays taken while the work goes on: otherwise one user could start any amount
    // of work
    first?.hangUp()
    await wait(300)
    expect([await ask(await church.token(5)), answered]).toEqual([200, false])
    first?.finish()
    expect(await fifth).toBe(200)
    for (const { finish } of others) finish()
  })

  test('a church has eight places, and another church is not affected', async () => {
    const [church, other] = [await app.church(), await app.church()]
    // get these tokens first: while all places are in use, a transaction of this test would wait too
    const later = await church.token(3)
    await church.token(5)
    const all = [
      ...(await held(atOnce.session, await church.token(1))),
      ...(await held(atOnce.church - atOnce.session, await church.token(5))),
    ]
    let answered = false
    const ninth = ask(later).finally(() => (answered = true))
    expect([await ask(await other.token(1)), answered]).toEqual([200, false])
    for (const { finish } of all) finish()
    expect(await ninth).toBe(200)
  })

  test('the response is 429 with the time to wait when no place becomes free; addresses of one IPv6 network count as one', async () => {
    const token = await (await app.church()).token(1)
    const all = await held(atOnce.session, token)
    const from = (last: number) => app.http.inject({ url: '/api/espera', remoteAddress: `2001:db8:1:2::${last}` })
    const ofNetwork: ReturnType<typeof from>[] = []
    for (let n = 1; n <= atOnce.address; n++) {
      const here = new Promise<() => void>((resolve) => reached.push(resolve))
      ofNetwork.push(from(n))
      all.push({ finish: await here, hangUp: () => undefined })
    }
    // both wait for seconds, so they wait at the same time
    const [{ status, body, headers }, ninth] = await Promise.all([app.rest(token, 'GET', '/patrimonios'), from(99)])
    expect([status, headers['retry-after'], body.message]).toEqual([
      429,
      '2',
      'Muitas requisições ao mesmo tempo. Aguarde um instante e tente novamente.',
    ])
    expect(ninth.statusCode).toBe(429)
    for (const { finish } of all) finish()
    expect(await ask(token)).toBe(200)
    expect((await Promise.all(ofNetwork)).map(({ statusCode }) => statusCode)).toEqual(ofNetwork.map(() => 200))
  })

  test('bodies that never end take no place of their network address', async () => {
    const { hostname, port } = new URL(url)
    const idle = Array.from({ length: 2 * atOnce.address }, () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      socket.write(
        'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      )
      return socket
    })
    await Promise.all(idle.map((socket) => once(socket, 'connect')))
    await wait(200)
    const begun = performance.now()
    const { status } = await fetch(`${url}/api/login`, { method: 'POST' })
    expect([status, performance.now() - begun < 3000]).toEqual([422, true])
    for (const socket of idle) socket.destroy()
  })

  test('bodies that never end of two new churches take no place of the other new ones', async () => {
    const { hostname, port } = new URL(url)
    const noisy = [await app.church(), await app.church()]
    const quiet = await (await app.church()).token(1)
    const tokens = await Promise.all(noisy.flatMap((church) => [church.token(1), church.token(5)]))
    const idle = tokens.flatMap((token) =>
      Array.from({ length: atOnce.session }, () => {
        const socket = connect(Number(port), hostname).on('error', () => undefined)
        socket.write(
          `POST /api/patrimonios HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
        )
        return socket
      }),
    )
    await Promise.all(idle.map((socket) => once(socket, 'connect')))
    await wait(300)
    const begun = performance.now()
    expect([await ask(quiet), performance.now() - begun < 3000]).toEqual([200, true])
    for (const socket of idle) socket.destroy()
  })

  test('an address without a session has eight places; sessions and health checks need none of them', async () => {
    const token = await (await app.church()).token(1)
    const [first, ...others] = await held(atOnce.address, null)
    let answered = false
    const stranger = fetch(`${url}/api/login`, { method: 'POST' }).finally(() => (answered = true))
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/api/patrimonios`, { headers: bearer(token) })).status).toBe(200)
    expect(answered).toBe(false)
    first?.finish()
    expect((await stranger).status).toBeLessThan(500)
    for (const { finish } of others) finish()
  })
})
