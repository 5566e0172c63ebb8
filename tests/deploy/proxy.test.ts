import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { request as insecure } from 'node:https'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { copyDatabase, runDirectory, templateName } from '../factories/database.js'
import { freePort } from '../factories/free-port.mjs'
import { appOn, type TestApp } from '../factories/harness.js'
import { ServerProcess } from '../factories/process.js'
import { installed } from './programs.js'
import { nginxProxy, type RunningProxy, running } from './proxies.js'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const [nginx, caddy] = [nginxProxy(), installed('caddy')]

let database: Awaited<ReturnType<typeof copyDatabase>>
let app: TestApp
let token: string
let server: ServerProcess
let proxy: Pick<RunningProxy, 'end'> | undefined
let dir: string

/** The environment of the compose file's service, as Docker Compose fills it in from the example. */
function composeEnvironment(): Record<string, string> {
  const given: Record<string, string> = Object.fromEntries(
    [...read('deploy/docker/env.example').matchAll(/^([A-Z_\d]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  given.POSTGRES_PASSWORD = 'senha'
  const { environment } = parse(read('deploy/docker/compose.yml')).services.app as {
    environment: Record<string, string>
  }
  // innermost first: ${A:-...${B:-}...}
  const fill = (text: string): string => {
    const filled = text.replace(
      /\$\{(\w+):-([^${}]*)\}/g,
      (_, name: string, fallback: string) => given[name] || fallback,
    )
    return filled === text ? text : fill(filled)
  }
  return { ...given, ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)])) }
}

beforeAll(async () => {
  if (!nginx && !caddy) return
  database = await copyDatabase(templateName(), `proxy_${process.env.JEST_WORKER_ID ?? '1'}`)
  app = await appOn(database)
  token = await (await app.church()).token(1)
  dir = mkdtempSync(path.join(runDirectory(), 'proxy-'))
  const { owner } = database
  const env = composeEnvironment()
  expect(env.DATABASE_URL).toBe('postgres://candeia:senha@banco:5432/candeia')
  const port = await freePort()
  server = await ServerProcess.run(
    {
      ...env,
      DATA_DIR: database.dataDir,
      DATABASE_URL: `postgres://${owner.user}@${encodeURIComponent(owner.host)}:${owner.port}/${owner.database}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    },
    port,
  ).ready()
})
afterEach(async () => {
  await proxy?.end()
  proxy = undefined
})
afterAll(async () => {
  await server?.kill()
  await app?.close()
  await database?.drop()
})

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A request with the certificate of the test, which no authority has signed. */
const get = (
  port: number,
  address: string,
  more: { method?: string; headers?: Record<string, string>; body?: string } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const { body: sent, ...options } = more
    const asked = insecure(
      {
        host: '127.0.0.1',
        port,
        path: address,
        rejectUnauthorized: false,
        servername: 'igreja.exemplo.org',
        ...options,
        headers: { host: 'igreja.exemplo.org', ...options.headers },
      },
      (response) => {
        let body = ''
        response.on('data', (part) => (body += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      },
    ).on('error', reject)
    asked.end(sent)
  })

/** The status of a request that becomes a WebSocket. */
const socket = (address: string, name = 'igreja.exemplo.org') =>
  new Promise<number>((resolve, reject) => {
    const { protocol, hostname, port, pathname } = new URL(address)
    const options = {
      host: hostname,
      port,
      path: pathname,
      rejectUnauthorized: false,
      headers: {
        host: name,
        origin: 'https://igreja.exemplo.org',
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
        'sec-websocket-protocol': 'graphql-transport-ws',
      },
    }
    const asked = protocol === 'https:' ? insecure(options) : plainRequest(options)
    asked
      .on('upgrade', (response, open) => {
        open.destroy()
        resolve(response.statusCode ?? 0)
      })
      .on('response', (response) => resolve(response.statusCode ?? 0))
      .on('error', reject)
      .end()
  })

const graphql = { 'content-type': 'application/json' }

describe('nginx', () => {
  const withNginx = nginx ? test : test.skip
  withNginx(
    'accepts the configuration and passes pages, operations, uploads and sockets on over TLS; the metrics stay inside',
    async () => {
      const behind = await nginx!(server.url)
      proxy = behind
      const port = Number(new URL(behind.url).port)
      const plain = await fetch(`${behind.plain}/login`, {
        redirect: 'manual',
        headers: { host: 'igreja.exemplo.org' },
      })
      expect([plain.status, plain.headers.get('location')?.startsWith('https://')]).toEqual([308, true])
      const page = await get(port, '/login')
      expect([page.status, page.headers['strict-transport-security'] !== undefined]).toEqual([200, true])
      expect((await get(port, '/readyz')).status).toBe(200)
      const bearer = { authorization: `Bearer ${token}` }
      const answer = await get(port, '/graphql', {
        method: 'POST',
        headers: { ...graphql, ...bearer },
        body: '{"query":"{ eu { id } }"}',
      })
      expect(JSON.parse(answer.body).data.eu.id).toBeGreaterThan(0)
      expect((await get(port, '/metrics')).status).toBe(404)
      // a body within the product's limit reaches it, and a larger one is refused
      const large = (megabytes: number) =>
        get(port, '/graphql', {
          method: 'POST',
          headers: { ...graphql, ...bearer },
          body: 'x'.repeat(megabytes * 1_000_000),
        })
      const [reached, refused] = [await large(1), await large(25)]
      expect(reached.headers['x-request-id']).toBeDefined()
      expect([refused.status, refused.headers['x-request-id']]).toEqual([413, undefined])
      expect(await socket(`https://127.0.0.1:${port}/graphql/ws`)).toBe(101)
      // cookies of a session are sent over TLS only
      const signIn = await get(port, '/api/login', {
        method: 'POST',
        headers: graphql,
        body: '{"email":"ninguem@exemplo.org","password":"errada"}',
      })
      expect(signIn.status).toBe(401)
      // the address that the client made up is not believed
      const wrong = (n: number) =>
        get(port, '/api/login', {
          method: 'POST',
          headers: { ...graphql, 'x-forwarded-for': `203.0.113.${n}` },
          body: '{"email":"x@exemplo.org","password":"errada"}',
        })
      const statuses = new Set<number>()
      // an account may be tried 5 times in a minute at one address, and 60 times at all
      for (let n = 1; n <= 40 && !statuses.has(429); n++) statuses.add((await wrong(n)).status)
      expect(statuses).toContain(429)
    },
  )
})

describe('Caddy', () => {
  const withCaddy = caddy ? test : test.skip
  withCaddy(
    'accepts the configuration and passes pages, operations and sockets on; the metrics stay inside',
    async () => {
      const port = await freePort()
      const file = path.join(root, 'deploy/proxy/Caddyfile')
      const env = {
        ...process.env,
        HOME: dir,
        XDG_DATA_HOME: dir,
        XDG_CONFIG_HOME: dir,
        SERVIDOR: server.url.replace('http://', ''),
      }
      const validated = spawnSync(caddy!, ['validate', '--adapter', 'caddyfile', '--config', file], {
        encoding: 'utf8',
        env,
      })
      expect({ status: validated.status, stderr: validated.status ? validated.stderr : '' }).toEqual({
        status: 0,
        stderr: '',
      })
      // a plain address needs no certificate, and no port below 1024 for its challenge
      const conf = path.join(dir, 'Caddyfile')
      writeFileSync(conf, `{\n\tadmin off\n}\n${read('deploy/proxy/Caddyfile')}`)
      const end = await running(caddy!, ['run', '--adapter', 'caddyfile', '--config', conf], port, {
        ...env,
        SITE: `http://127.0.0.1:${port}`,
      })
      proxy = { end }
      const url = `http://127.0.0.1:${port}`
      expect((await fetch(`${url}/login`)).status).toBe(200)
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { ...graphql, authorization: `Bearer ${token}` },
        body: '{"query":"{ eu { id } }"}',
      })
      expect((await answer.json()).data.eu.id).toBeGreaterThan(0)
      expect((await fetch(`${url}/metrics`)).status).toBe(404)
      expect(await socket(`${url}/graphql/ws`, `127.0.0.1:${port}`)).toBe(101)
    },
  )
})
