import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { features } from '../../server/features.js'
import { makeSchema } from '../../server/kernel/graphql/schema.js'
import { printSdl } from '../../server/kernel/graphql/sdl.js'
import type { Route } from '../../server/kernel/rest/route.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { accessFindings } from './access.js'
import { type Operation, operationsOf } from './operations.js'

let app: TestApp
let church: TestChurch
const schema = makeSchema(features)
const operations = operationsOf(schema)
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
})
afterAll(() => app.close())

test('every operation asks for a session and a perfil, over both transports', async () => {
  expect(await accessFindings(app, church, operations, routes)).toEqual([])
}, 120_000)

test('the schema shows who may do what', () => {
  const sdl = printSdl(schema)
  for (const { name, action } of operations) {
    const line = new RegExp(`^  ${name}(\\(|:)`, 'm')
    expect(sdl).toMatch(line)
    if (action && action !== 'publico') expect(sdl.slice(sdl.search(line))).toMatch(/^[\s\S]*?@perfil\(permite: \[/)
  }
})

describe('a seeded fault is found', () => {
  const sabotaged = (change: Partial<Operation>): Operation[] =>
    operations.map((o) => (o.name === 'excluirPatrimonio' ? { ...o, ...change } : o))

  test('an operation without an action', async () => {
    const only = sabotaged({ action: undefined }).filter((o) => o.name === 'excluirPatrimonio')
    expect(await accessFindings(app, church, only, [])).toContain('excluirPatrimonio has no action')
  })

  test('an operation that became public', async () => {
    const only = sabotaged({ action: 'publico' }).filter((o) => o.name === 'excluirPatrimonio')
    expect(await accessFindings(app, church, only, [])).toContain('excluirPatrimonio is public without being listed')
  })

  test('an operation whose perfis are wider than the table says', async () => {
    const only = operations
      .filter((o) => o.name === 'patrimonios')
      .map((o) => ({ ...o, action: 'igreja.administrar' as const }))
    expect(await accessFindings(app, church, only, [])).toContain('patrimonios answers 200 instead of 403 to perfil 2')
  })

  test('a route that asks nobody', async () => {
    const route = routes.find((r) => r.path === '/patrimonios' && r.method === 'GET') as Route
    const open: Route = { ...route, action: 'publico' }
    expect(await accessFindings(app, church, [], [open])).toContain('GET /patrimonios is public without being listed')
  })
})
