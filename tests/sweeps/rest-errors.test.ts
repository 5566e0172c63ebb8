import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { features } from '../../server/features.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { errorFindings, nameOf } from './rest-contract.js'

let app: TestApp
let church: TestChurch
let token: string
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

describe('an error has the same text in its four fields, a code and a request id', () => {
  const path = (route: Route) => route.path.replace(/\{\w+\}/g, '2000000000')

  test.each(routes.filter((route) => route.action !== publicAction).map((route) => [nameOf(route), route] as const))(
    '%s',
    async (name, route) => {
      expect(errorFindings(name, await app.rest(null, route.method, path(route)))).toEqual([])
      expect(
        errorFindings(
          name,
          await app.rest(await church.token(-1), route.method, `${path(route)}?idCliente=2000000000`),
        ),
      ).toEqual([])
      if (route.path.includes('{') || route.body)
        expect(errorFindings(name, await app.rest(token, route.method, path(route), route.body && {}))).toEqual([])
    },
  )

  test('an unknown route, invalid JSON, a too large body and another content type get the same kind of error', async () => {
    const send = async (payload: string, type: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type }
      const answer = await app.http.inject({ method: 'POST', url: '/api/tipoPatrimonios', headers, payload })
      return { status: answer.statusCode, body: answer.json() }
    }
    const answers = [
      await app.rest(token, 'GET', '/nada'),
      await send('{', 'application/json'),
      await send(JSON.stringify({ a: 'a'.repeat(200_000) }), 'application/json'),
      await send('<a/>', 'application/xml'),
      await send('{"nomeTipo":"Som"}', 'text/plain'),
      await send('nomeTipo=Som', 'application/x-www-form-urlencoded'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 413, 415, 415, 415])
    expect(answers.flatMap((answer) => errorFindings('POST', answer))).toEqual([])
  })
})

test('the check finds an error with differing texts, a missing field or an extra field', () => {
  const text = 'Não.'
  const body = { error: text, erro: text, Erro: text, message: text, codigo: 'NOT_FOUND', correlacao: 'r' }
  expect(errorFindings('x', { status: 404, body })).toEqual([])
  for (const wrong of [
    { Erro: 'No.' },
    { erro: undefined },
    { codigo: undefined },
    { correlacao: '' },
    { stack: 'at' },
  ])
    expect(errorFindings('x', { status: 404, body: { ...body, ...wrong } })).toHaveLength(1)
})
