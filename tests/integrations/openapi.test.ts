import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import createClient from 'openapi-fetch'
import { type OpenApiProxy, openApiProxy } from './openapi-proxy.mjs'
import { type Installation, installation } from './server.js'

let server: Installation
let proxy: OpenApiProxy
let token: string
beforeAll(async () => {
  server = await installation()
  proxy = await openApiProxy(server.url)
  token = await server.church.token(1)
})
afterAll(async () => {
  proxy.close()
  await server.stop()
})

/** The calls that this test makes, as openapi-typescript would write them. */
interface Calls {
  '/celulas': {
    get: {
      parameters: { query?: { limit?: number; offset?: number; busca?: string } }
      responses: { 200: { content: { 'application/json': { id: number; nomeCelula: string }[] } } }
    }
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } }
      requestBody: { content: { 'application/json': { nomeCelula: string } } }
      responses: {
        201: { content: { 'application/json': { id: number; nomeCelula: string } } }
        422: { content: { 'application/json': { campos?: Record<string, string> } } }
      }
    }
  }
  '/celulas/{id}': {
    delete: {
      parameters: { path: { id: string } }
      responses: { 200: { content: { 'application/json': { message: string } } } }
    }
  }
  '/exportar/celulas': {
    get: {
      parameters: { query: { formato: string } }
      responses: { 200: { content: { 'text/csv': string } } }
    }
  }
}

test('openapi-fetch follows the pages, the address of what it made and a repeated write, all as documented', async () => {
  const client = createClient<Calls>({
    baseUrl: `${proxy.url}/api`,
    headers: { authorization: `Bearer ${token}` },
  })
  const ids: number[] = []
  for (const nomeCelula of ['Betânia', 'Central', 'Damasco']) {
    const send = () =>
      client.POST('/celulas', { body: { nomeCelula }, params: { header: { 'Idempotency-Key': nomeCelula } } })
    const { data, response } = await send()
    expect([response.status, response.headers.get('location')]).toEqual([201, `/api/celulas/${data?.id}`])
    const again = await send()
    expect([again.data, again.response.headers.get('idempotency-replayed')]).toEqual([data, 'true'])
    ids.push(data?.id ?? 0)
  }
  const page = await client.GET('/celulas', { params: { query: { limit: 2 } } })
  expect([page.data?.length, page.response.headers.get('x-total-count')]).toEqual([2, '3'])
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(page.response.headers.get('link') ?? '') ?? []
  const rest = await fetch(new URL(next, proxy.url), { headers: { authorization: `Bearer ${token}` } })
  expect(await rest.json()).toMatchObject([{ nomeCelula: 'Damasco' }])
  const wrong = await client.POST('/celulas', { body: { nomeCelula: '' } })
  expect([wrong.response.status, Object.keys(wrong.error?.campos ?? {})]).toEqual([422, ['nomeCelula']])
  const gone = await client.DELETE('/celulas/{id}', { params: { path: { id: String(ids[0]) } } })
  expect(gone.data?.message).toMatch(/exclu/i)
  const file = await client.GET('/exportar/celulas', { params: { query: { formato: 'csv' } }, parseAs: 'text' })
  expect(file.data).toContain('Central')
  expect([proxy.findings(), proxy.calls()]).toEqual([[], 11])
})

test('the proxy finds answers that are not as documented', async () => {
  const answers: Record<string, [number, string, string]> = {
    '/api/celulas': [200, 'application/json', '[{"id":"1"}]'],
    '/api/celulas/1': [200, 'text/html', '<p>'],
    '/api/eventos': [418, 'application/json', '{"error":"x"}'],
    '/api/cultos': [206, 'application/json', '[]'],
    '/api/nada': [200, 'application/json', '{}'],
  }
  const document = await (await fetch(`${server.url}/api/openapi.json`)).text()
  const other = createServer(({ url = '' }, response) => {
    const [status, type, text] = answers[url] ?? [200, 'application/json', document]
    response.writeHead(status, { 'content-type': type }).end(text)
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const watching = await openApiProxy(`http://127.0.0.1:${(other.address() as AddressInfo).port}`)
  try {
    for (const url of Object.keys(answers)) await (await fetch(`${watching.url}${url}`)).text()
    expect(watching.findings()).toEqual([
      expect.stringMatching(/^GET \/celulas 200: \/0 must have required property/),
      'GET /celulas/{id} 200: it is text/html',
      'GET /cultos 206: this status is not in the document',
      expect.stringMatching(/^GET \/eventos 418: \/ must have required property/),
      'GET /nada: 200, and it is not in the document',
    ])
  } finally {
    watching.close()
    other.closeAllConnections()
    other.close()
  }
})
