import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { features } from '../../server/features.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import { type TestApp, testApp } from '../factories/harness.js'
import { fillChurch } from '../factories/records.js'
import { schemaOf } from '../factories/schema.js'
import { graphqlCalls, hostileFindings, leaks, restCalls } from './hostile-input.js'
import { operationsOf } from './operations.js'

let app: TestApp
let inside: RegExp
const tokens: Record<string, string | null> = { nobody: null }
const operations = operationsOf(schemaOf(features))
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])

beforeAll(async () => {
  app = await testApp()
  const church = await app.church()
  await fillChurch(app, church)
  tokens.administrator = await church.token(1)
  tokens.platform = await app.platformToken()
  // only names with an underscore are searched, because one-word names also occur in ordinary messages
  const rows = await app.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname like '%\\_%'
     union select attname from pg_attribute where attrelid = 'usuario'::regclass and attname like '%\\_%'`,
  )
  inside = new RegExp(`\\b(${rows.map(({ name }) => name).join('|')})\\b`)
})
afterAll(() => app.close())

/**
 * The calls that each kind of client makes with wrong values. `nobody` has no session and calls only public operations,
 * because all other operations refuse the request before they read the values. `platform` sends only wrong church ids,
 * and wrong parameters to the lists of all churches, because all other values are read in the same way as for other
 * users.
 */
const asks = {
  nobody: {
    operations: operations.filter(({ action }) => action === publicAction),
    routes: routes.filter(({ action }) => action === publicAction),
    argument: () => true,
    part: () => true,
  },
  administrator: { operations, routes, argument: () => true, part: () => true },
  platform: {
    operations,
    routes: routes.filter(({ method }) => method === 'GET'),
    argument: (name: string) => name === 'idCliente',
    part: ({ adm }: Route, part: string) => adm || part === 'idCliente',
  },
}

describe.each(Object.entries(asks))('wrong values from %s', (who, may) => {
  test('wrong values over GraphQL cause no 500 and reveal no internals', async () => {
    const calls = graphqlCalls(app, tokens[who] as string | null, may.operations, may.argument)
    expect(calls.length).toBeGreaterThan(100)
    expect(await hostileFindings(calls, inside)).toEqual([])
  })

  test('wrong values over REST cause no 500 and reveal no internals', async () => {
    const calls = restCalls(app, tokens[who] as string | null, may.routes, may.part)
    expect(calls.length).toBeGreaterThan(100)
    expect(await hostileFindings(calls, inside)).toEqual([])
  })
})

test.each([
  ['500', 500, '{"message":"Ocorreu um erro inesperado."}'],
  ['SQL', 422, '{"message":"select id from usuario where id = $1"}'],
  ["the database's words", 409, '{"message":"duplicate key value violates unique constraint"}'],
  ['a stack', 400, '{"stack":"at run (server/kernel/work/use-case.ts:42:13)"}'],
  ['a path', 404, '{"message":"ENOENT, open \'/var/lib/candeia/x\'"}'],
  ['the name tipo_patrimonio', 409, '{"message":"tipo_patrimonio"}'],
])('the check finds a response with %s', (leak, status, text) => {
  expect(leaks({ status, text }, inside)).toContain(leak)
})
