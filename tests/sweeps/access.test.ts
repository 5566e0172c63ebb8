import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { printSdl } from '../../server/kernel/graphql/sdl.js'
import type { Route } from '../../server/kernel/rest/route.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { accessFindings, directiveFindings } from './access.js'
import { type Operation, operationsOf } from './operations.js'
import { sweptRoutes, sweptSchema } from './swept.js'

let app: TestApp
let church: TestChurch
const schema = sweptSchema
const operations = operationsOf(schema)
const routes = sweptRoutes

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
})
afterAll(() => app.close())

test('every operation asks for a session and a perfil, over both transports', async () => {
  expect(await accessFindings(app, church, operations, routes)).toEqual([])
})

test('the schema shows who may do what', () => {
  expect(directiveFindings(printSdl(schema), operations)).toEqual([])
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

  test('a field of the SDL without its directive, though the next one has one', () => {
    const sdl = printSdl(schema).replace(/(^ {2}excluirPatrimonio\([^)]*\): Mensagem!) @perfil.*$/m, '$1')
    expect(directiveFindings(sdl, operations)).toEqual([
      'excluirPatrimonio shows nothing instead of @perfil(permite: [0, 1, 5])',
    ])
  })

  test('a directive that promises more than the table allows', () => {
    const sdl = printSdl(schema).replace(/(^ {2}excluirPatrimonio\([^)]*\): .*)\[0, 1, 5\]/m, '$1[0, 1, 2, 5]')
    expect(directiveFindings(sdl, operations)).toEqual([
      'excluirPatrimonio shows @perfil(permite: [0, 1, 2, 5]) instead of @perfil(permite: [0, 1, 5])',
    ])
  })
})
