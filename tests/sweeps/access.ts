import { Kind, parse, print } from 'graphql'
import { actions } from '../../server/access-table.js'
import { type Action, publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import type { RestAnswer, TestApp, TestChurch } from '../factories/harness.js'
import { callOperation, type Operation, variablesFor } from './operations.js'

/** Operations that need no session. A new operation must be added to this list by hand, and only on purpose. */
export const publicOperations = [
  'aceitarConvite',
  'cadastrarIgreja',
  'entrar',
  // no more than the public pages say: whether a link comes by e-mail
  'enviaEmails',
  'escalaPorToken',
  'gerarCodigoDaPagina',
  'paginaOfertar',
  'conferirRecibo',
  'redefinirSenha',
  'responderEscalaPorToken',
  'solicitarRecuperacaoSenha',
  'verificarConvite',
  'verificarTokenSenha',
] as const

export const publicRoutes = [
  // the address of these requests contains the secret
  'GET /calendario/{arquivo}',
  'GET /getPasswordResetToken/{token}',
  'GET /oferta',
  'POST /cadastro',
  'POST /contato',
  'POST /delete-customer',
  'POST /email-recuperacao-senha',
  'POST /login',
  // the address contains the secret, and the bank confirms each Pix
  'POST /pix/webhook/{endereco}/pix',
  // the payment provider signs each request
  'POST /stripe/webhook',
  'POST /success-checkout',
  'POST /updatePassword/{email}',
] as const

const perfis = [-1, 1, 2, 3, 4, 5] as const

/**
 * Finds operations and routes without an action, public operations and routes that are not in the list, and operations
 * and routes that succeed for a client that must be refused.
 */
export async function accessFindings(
  app: TestApp,
  church: TestChurch,
  operations: readonly Operation[],
  routes: readonly Route[],
): Promise<string[]> {
  const findings: string[] = []
  const expect = (name: string, who: string, status: number, wanted: number) => {
    if (status !== wanted) findings.push(`${name} answers ${status} instead of ${wanted} to ${who}`)
  }

  for (const operation of operations) {
    const { name, action } = operation
    const listed = (publicOperations as readonly string[]).includes(name)
    if (action === undefined) findings.push(`${name} has no action`)
    else if ((action === publicAction) !== listed)
      findings.push(`${name} is ${listed ? 'listed as public but is not' : 'public without being listed'}`)
    if (listed || action === publicAction) continue
    const call = async (token: string | null) =>
      (await callOperation(app, token, operation, variablesFor(operation, '1'), notAPicture)).status
    expect(name, 'nobody', await call(null), 401)
    for (const perfil of refused(action)) expect(name, `perfil ${perfil}`, await call(await church.token(perfil)), 403)
  }

  for (const route of routes) {
    const name = `${route.method} ${route.path}`
    const listed = (publicRoutes as readonly string[]).includes(name)
    if ((route.action === publicAction) !== listed)
      findings.push(`${name} is ${listed ? 'listed as public but is not' : 'public without being listed'}`)
    if (listed || route.action === publicAction) continue
    const call = async (token: string | null) => (await callRoute(app, token, route)).status
    expect(name, 'nobody', await call(null), 401)
    for (const perfil of refused(route.action))
      expect(name, `perfil ${perfil}`, await call(await church.token(perfil)), 403)
  }
  return findings
}

/** Finds operations whose @perfil directive in the SDL differs from the permission table. */
export function directiveFindings(sdl: string, operations: readonly Operation[]): string[] {
  const types = parse(sdl).definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION)
  return operations.flatMap(({ kind, name, action }) => {
    const type = types.find((node) => node.name.value.toLowerCase() === kind)
    const field = type?.fields?.find((node) => node.name.value === name)
    if (!field) return [`${name} is not in the SDL`]
    const [directive] = field.directives?.filter((node) => node.name.value === 'perfil') ?? []
    const shown = directive ? print(directive) : 'nothing'
    const wanted =
      action && action !== publicAction
        ? `@perfil(permite: [${actions[action].join(', ')}], acao: "${action}")`
        : 'nothing'
    return shown === wanted ? [] : [`${name} shows ${shown} instead of ${wanted}`]
  })
}

const refused = (action: Action | undefined) =>
  action ? perfis.filter((perfil) => !actions[action].includes(perfil)) : []

/** not a valid picture: a client without permission must get 401 or 403 before the file is checked */
const notAPicture = { name: 'a.png', type: 'image/png', data: Buffer.from('not a picture') }

function callRoute(app: TestApp, token: string | null, route: Route): Promise<RestAnswer> {
  const path = route.path.replace(/\{\w+\}/g, '1')
  if (route.upload)
    return app.restUpload(
      token,
      path,
      { name: 'a.csv', type: 'text/csv', data: Buffer.from('name\nA') },
      route.method === 'PUT' ? 'PUT' : 'POST',
    )
  return app.rest(token, route.method, path, route.method === 'GET' || route.method === 'DELETE' ? undefined : {})
}
