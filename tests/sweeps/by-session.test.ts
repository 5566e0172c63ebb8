import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { features } from '../../server/features.js'
import type { Action } from '../../server/kernel/access/actions.js'
import { type TestApp, testApp } from '../factories/harness.js'
import { schemaOf } from '../factories/schema.js'
import { callOperation, operationsOf, variablesFor } from './operations.js'

/** With these an administrator decides for the church or for somebody in it, so that no API token may: only a session. */
const byAdministrators: readonly Action[] = [
  'codigoPix.mudarChave',
  'dadosPessoa.apagar',
  'funcao.escrever',
  'igreja.encerrar',
  'primeirosPassos.dar',
  'provedorPix.configurar',
  'tokenApi.administrar',
  'usuario.alterarPerfil',
  'usuario.verComo',
]
const decisions = operationsOf(schemaOf(features)).filter(
  ({ kind, action }) => kind === 'mutation' && byAdministrators.some((one) => one === action),
)

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp()
  const church = await app.church()
  const made = await app.graphql(
    await church.token(1),
    'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Varredura", escopos: $escopos) { token } }',
    { escopos: byAdministrators },
  )
  token = made.data.criarTokenApi.token
})
afterAll(() => app.close())

test('every action of this list decides something', () => {
  const deciding = decisions.map(({ action }) => action)
  expect(byAdministrators.filter((action) => !deciding.includes(action))).toEqual([])
})

test.each(decisions.map((operation) => [operation.name, operation] as const))(
  '%s is refused to an API token that has the action among its scopes',
  async (_, operation) => {
    const { status, errors } = await callOperation(app, token, operation, variablesFor(operation, '1'))
    expect([status, errors?.[0]?.message]).toEqual([
      403,
      'Um token de API não pode fazer isto. Entre no sistema com a sua senha.',
    ])
  },
)
