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

/** A decision is a person's: consenting, approving and refusing, giving an opinion, publishing, signing, closing a month. */
const deciding =
  /^(aprovar|reprovar|recusar|decidir|opinar|publicar|assinar|fecharMes|reabrirMes)|[cC]onsentimento$|\.(aprovar\w*|decidir|opinar|consentir|publicar|registrarAprovacao|fechar|reabrir)$/

/** What only sounds like one. */
const notDecisions: Readonly<Record<string, string>> = {
  aprovarPedidoReserva: 'a church may let a program give rooms out, and the request may be cancelled',
  recusarPedidoReserva: 'the same',
  cancelarPedidoReserva: 'the same',
  publicarPost: 'a token that writes posts also creates them published',
  recusarSubstituicao: 'an answer for oneself, which one may change, as in the e-mail of a roster',
}

const mutations = operationsOf(schemaOf(features)).filter(({ kind }) => kind === 'mutation')
const decides = ({ name, action = 'publico' }: (typeof mutations)[number]) =>
  byAdministrators.some((one) => one === action) || deciding.test(name) || deciding.test(action)
const decisions = mutations.filter((operation) => decides(operation) && !(operation.name in notDecisions))

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp()
  const church = await app.church()
  const made = await app.graphql(
    await church.token(1),
    'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Varredura", escopos: $escopos) { token } }',
    { escopos: [...new Set(decisions.map(({ action }) => action))] },
  )
  token = made.data.criarTokenApi.token
})
afterAll(() => app.close())

test('every action of this list decides something, and every exception would be one', () => {
  const actions = decisions.map(({ action }) => action)
  expect(byAdministrators.filter((action) => !actions.includes(action))).toEqual([])
  const found = mutations.filter(decides).map(({ name }) => name)
  expect(Object.keys(notDecisions).filter((name) => !found.includes(name))).toEqual([])
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
