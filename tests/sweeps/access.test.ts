import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { printSdl } from '../../server/kernel/transport/graphql/sdl.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import { allFeatures, type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { accessFindings, directiveFindings } from './access.js'
import { addressFindings } from './addresses.js'
import { type Operation, operationsOf } from './operations.js'
import { preview, writingFindings } from './preview.js'
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

test('every operation and route requires a session (401) and a perfil with permission (403)', async () => {
  expect(await accessFindings(app, church, operations, routes)).toEqual([])
})

test('a preview as another administrator refuses every mutation and every write (403)', async () => {
  const other = await church.person({ perfil: 1 })
  const admin = await church.token(1)
  const headers = await preview(app, admin, other.id)
  expect(await writingFindings(app, { admin, headers }, operations, routes)).toEqual([])
  // the sweep sees a write that is not refused
  const written = operations.filter(({ name }) => name === 'excluirPatrimonio')
  const open = await writingFindings(app, { admin, headers: {} }, written, [])
  expect(open).toEqual([expect.stringMatching(/^excluirPatrimonio answers 404 .* in a preview$/)])
})

test('every address that the server registers requires a session (401), except the listed ones', async () => {
  const { addresses, findings } = await addressFindings(app)
  expect(findings).toEqual([])
  expect(addresses.length).toBeGreaterThan(allFeatures.flatMap(({ routes = [] }) => routes).length)
})

test('the @perfil directives in the SDL agree with the permission table', () => {
  expect(directiveFindings(printSdl(schema), operations)).toEqual([])
})

describe('the access sweep finds planted faults', () => {
  const sabotaged = (change: Partial<Operation>): Operation[] =>
    operations.map((o) => (o.name === 'excluirPatrimonio' ? { ...o, ...change } : o))

  test('an operation without an action', async () => {
    const only = sabotaged({ action: undefined }).filter((o) => o.name === 'excluirPatrimonio')
    expect(await accessFindings(app, church, only, [])).toContain('excluirPatrimonio has no action')
  })

  test('an operation that is public by mistake', async () => {
    const only = sabotaged({ action: 'publico' }).filter((o) => o.name === 'excluirPatrimonio')
    expect(await accessFindings(app, church, only, [])).toContain('excluirPatrimonio is public without being listed')
  })

  test('an operation that allows more perfis than its action', async () => {
    const only = operations
      .filter((o) => o.name === 'patrimonios')
      .map((o) => ({ ...o, action: 'igreja.administrar' as const }))
    expect(await accessFindings(app, church, only, [])).toContain('patrimonios answers 200 instead of 403 to perfil 2')
  })

  test('a route that is public by mistake', async () => {
    const route = routes.find((r) => r.path === '/patrimonios' && r.method === 'GET') as Route
    const open: Route = { ...route, action: 'publico' }
    expect(await accessFindings(app, church, [], [open])).toContain('GET /patrimonios is public without being listed')
  })

  test('an address outside the route tables that is public by mistake', async () => {
    const { findings } = await addressFindings(app, (http) => {
      http.get('/api/membros.csv', async () => 'nome')
      http.register(async (plugin) => plugin.post('/segredo/:id', async () => ({})))
    })
    expect(findings.sort()).toEqual([
      'GET /api/membros.csv answers 200 instead of 401 to nobody',
      'HEAD /api/membros.csv answers 200 instead of 401 to nobody',
      'POST /segredo/:id answers 200 instead of 401 to nobody',
    ])
  })

  test('a field of the SDL without its @perfil directive, beside a field that has one', () => {
    const sdl = printSdl(schema).replace(/(^ {2}excluirPatrimonio\([^)]*\): Mensagem!) @perfil.*$/m, '$1')
    expect(directiveFindings(sdl, operations)).toEqual([
      'excluirPatrimonio shows nothing instead of @perfil(permite: [0, 1, 5], acao: "patrimonio.escrever")',
    ])
  })

  test('a @perfil directive that names another action', () => {
    const sdl = printSdl(schema).replace(
      /(^ {2}excluirPatrimonio\([^)]*\): .*)"patrimonio.escrever"/m,
      '$1"patrimonio.ler"',
    )
    expect(directiveFindings(sdl, operations)).toEqual([
      'excluirPatrimonio shows @perfil(permite: [0, 1, 5], acao: "patrimonio.ler") instead of @perfil(permite: [0, 1, 5], acao: "patrimonio.escrever")',
    ])
  })

  test('a @perfil directive that lists more perfis than the permission table', () => {
    const sdl = printSdl(schema).replace(/(^ {2}excluirPatrimonio\([^)]*\): .*)\[0, 1, 5\]/m, '$1[0, 1, 2, 5]')
    expect(directiveFindings(sdl, operations)).toEqual([
      'excluirPatrimonio shows @perfil(permite: [0, 1, 2, 5], acao: "patrimonio.escrever") instead of @perfil(permite: [0, 1, 5], acao: "patrimonio.escrever")',
    ])
  })
})
