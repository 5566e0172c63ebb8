import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { features } from '../../server/features.js'
import { haproxyProxy, nginxProxy } from '../deploy/proxies.js'
import { ownTestApp, type TestApp } from '../factories/harness.js'
import {
  inChunks,
  KeptConnection,
  largeRefusals,
  type Refusal,
  refusals,
  refusedInputs,
  statusAfterSending,
  type Tokens,
} from './refusals.js'

let app: TestApp
let url: string
let tokens: Tokens
let all: Refusal[]
/** those that are refused by what their bodies say */
let said: Refusal[]

beforeAll(async () => {
  app = await ownTestApp({ TRUST_PROXY: '1' })
  const [church, other] = await Promise.all([app.church(), app.church()])
  tokens = { administrator: await church.token(1), member: await church.token(-1), expired: `${church.idCliente}.x` }
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const routes = features.flatMap((feature) => [...(feature.routes ?? [])])
  const { email } = await church.person()
  // a sender who writes too much, from where the refused requests come
  const here = { 'x-forwarded-for': '127.0.0.1' }
  for (let n = 0; n < 5; n++)
    expect((await app.rest(null, 'POST', '/contato', { nome: 'Noé', email, mensagem: `Olá! ${n}` }, here)).status).toBe(
      201,
    )
  said = refusedInputs(tokens, String(email))
  all = [...refusals(routes, tokens, other.idCliente), ...said]
})
afterAll(() => app.close())

/** Sends each refused request, and after its answer a good one on the same connection; one lane after the other. */
async function spoilt(to: string, refused: readonly Refusal[]): Promise<string[]> {
  const found: string[] = []
  let next = 0
  const lane = async () => {
    const kept = new KeptConnection(to)
    for (let one = refused[next++]; one; one = refused[next++]) {
      const { status, body } = await kept.send(one)
      // of a body in chunks nobody knows how long it is before it was read, so that something else may be refused first
      const right = one.chunked ? status >= 400 && status < 500 : status === one.status
      if (!right) found.push(`${one.name} -> ${status} instead of ${one.status}: ${body.slice(0, 200)}`)
      const good = await kept.good(tokens.administrator)
      if (good !== 'good') found.push(`after ${one.name}: ${good}`)
    }
    // a connection that the server has given up dies a second later
    await wait(1200)
    const good = await kept.good(tokens.administrator)
    if (good !== 'good') found.push(`at the end: ${good}`)
    kept.close()
  }
  await Promise.all([lane(), lane(), lane()])
  return found
}

test('after every refused request on a kept connection the next one is answered', async () => {
  expect(all.length).toBeGreaterThan(500)
  expect(await spoilt(url, all)).toEqual([])
})

test('nor does one whose body comes in chunks spoil the next', async () => {
  // an expectation is answered before any body
  const some = all.filter((one, n) => !one.headers.expect && !said.includes(one) && n % 4 === 0)
  expect(some.length).toBeGreaterThan(150)
  expect(await spoilt(url, inChunks([...some, ...said]))).toEqual([])
})

test('a file that is too large gets its answer, and the next request too', async () => {
  expect(await spoilt(url, largeRefusals(tokens))).toEqual([])
})

test('who reads only after sending gets the answer too, for as much as an upload may have', async () => {
  const refused = largeRefusals(tokens).filter(({ headers }) => headers.authorization)
  expect(refused.length).toBeGreaterThan(2)
  for (const one of refused) expect([one.name, await statusAfterSending(url, one)]).toEqual([one.name, one.status])
})

test('of 200 MB without a session the server reads under 1 MB', async () => {
  for (const path of ['/graphql', '/api/importar-usuarios', '/api/login', '/api/nada']) {
    const [accepted] = (await Promise.all([
      once(app.http.server, 'connection'),
      new Promise((resolve) => {
        const { hostname, port } = new URL(url)
        const socket = connect(Number(port), hostname)
        const type = 'multipart/form-data; boundary=x'
        const preflight = 'apollo-require-preflight: true'
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: x\r\n${preflight}\r\ncontent-type: ${type}\r\ncontent-length: 200000000\r\n\r\n`,
        )
        const chunk = Buffer.alloc(1_000_000, 'x')
        const more = (left: number): void => {
          if (left && !socket.destroyed) socket.write(chunk, () => more(left - 1))
        }
        more(200)
        socket.on('error', () => undefined).on('close', resolve)
        socket.resume()
      }),
    ])) as unknown as [[Socket], unknown]
    expect([path, accepted[0]!.bytesRead < 1_000_000]).toEqual([path, true])
  }
})

/** Over a proxy a refused upload would spoil the next request of anybody. */
describe.each([
  ['nginx', nginxProxy()],
  ['HAProxy', haproxyProxy()],
])('behind %s with the file of this project', (_name, start) => {
  const withProxy = start ? test : test.skip
  withProxy('after every refused request the next one is answered', async () => {
    const proxy = await start!(url)
    try {
      // what a proxy answers by itself does not reach the server
      const passed = all.filter(
        ({ path, headers }) => path !== '/%zz' && !path.startsWith('/metrics') && !headers.expect,
      )
      expect(passed.length).toBeGreaterThan(500)
      expect(await spoilt(proxy.url, [...passed, ...largeRefusals(tokens).slice(0, 3)])).toEqual([])
    } finally {
      await proxy.end()
    }
  })
})
