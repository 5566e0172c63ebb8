import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp, testApp } from '../../../../tests/factories/harness.js'

let named: TestApp
let plain: TestApp
beforeAll(async () => {
  named = await ownTestApp({ CONTACT_EMAIL: 'seguranca@igreja.test', PUBLIC_URL: 'https://igreja.test' })
  plain = await testApp()
})
afterAll(async () => {
  await named.close()
  await plain.close()
})

const get = (app: TestApp, url: string, headers = {}) => app.http.inject({ method: 'GET', url, headers })

test('security.txt names the configured contact and ends within a year; without a contact there is none', async () => {
  const { statusCode, headers, payload } = await get(named, '/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = Object.fromEntries(
    payload
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(lines).toMatchObject({
    Contact: 'mailto:seguranca@igreja.test',
    Canonical: 'https://igreja.test/.well-known/security.txt',
  })
  const days = (Date.parse(lines.Expires) - Date.now()) / 86_400_000
  expect([days > 170, days < 365]).toEqual([true, true])
  expect((await get(plain, '/.well-known/security.txt')).statusCode).toBe(404)
})

test('a password manager finds the page that changes the password', async () => {
  const { statusCode, headers } = await get(plain, '/.well-known/change-password')
  expect([statusCode, headers.location]).toEqual([302, '/dashboard/settings?aba=seguranca'])
})

test('search engines are asked to keep to the public pages', async () => {
  const { headers, payload } = await get(plain, '/robots.txt')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(payload).toMatch(/^Disallow: \/$/m)
  expect(payload).toMatch(/^Allow: \/\$$/m)
  expect(payload).not.toMatch(/reset-password|ofertar/)
})

test.each(['/nada', '/dashboard/nada', '/.well-known/nada', '/login/nada', '/dashboard/celulas/1/nada', '/assets'])(
  '%s is answered 404 with the page of the client',
  async (url) => {
    const { statusCode, headers, payload } = await get(plain, url, { accept: 'text/html' })
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(payload).toContain('<div id="root">')
    // a browser that has the page asks whether it changed
    const again = await get(plain, url, {
      'if-none-match': String(headers.etag),
      'if-modified-since': String(headers['last-modified']),
    })
    expect([again.statusCode, again.payload.length]).toEqual([404, payload.length])
  },
)

test.each([
  '/',
  '/login',
  '/dashboard',
  '/dashboard/celulas/1',
  '/dashboard/centro-custo/create',
  '/relatorio/ebd',
  '/reset-password/x?y=1',
])('%s is a screen', async (url) => expect((await get(plain, url)).statusCode).toBe(200))

test('an unknown address of an API is answered 404 in JSON', async () => {
  for (const url of ['/api/nada', '/graphql/nada', '/arquivos/nada/nada']) {
    const { statusCode, headers } = await get(plain, url, { accept: 'text/html' })
    expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'application/json; charset=utf-8'])
  }
})
