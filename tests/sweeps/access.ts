import { type Action, actions, publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/rest/route.js'
import type { RestAnswer, TestApp, TestChurch } from '../factories/harness.js'
import { type Operation, variablesFor } from './operations.js'

/** Operations that need no session. A new one is added here by hand, after thinking. */
export const publicOperations = [
  'cadastrarIgreja',
  'entrar',
  'redefinirSenha',
  'solicitarRecuperacaoSenha',
  'verificarTokenSenha',
] as const

export const publicRoutes = [
  'GET /getPasswordResetToken/{token}',
  'POST /cadastro',
  'POST /email-recuperacao-senha',
  'POST /login',
  'POST /updatePassword/{email}',
] as const

const perfis = [-1, 1, 2, 3, 4, 5] as const

/** What is open that should not be: operations without an action, or that answer whom the table does not allow. */
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
    const call = async (token: string | null) => (await callOperation(app, token, operation)).status
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

const refused = (action: Action | undefined) =>
  action ? perfis.filter((perfil) => !actions[action].includes(perfil)) : []

const picture = Buffer.from('not a picture')

function callOperation(app: TestApp, token: string | null, operation: Operation) {
  const variables = variablesFor(operation, {})
  if (!operation.takesUpload) return app.graphql(token, operation.text, variables)
  const upload = operation.args.find((arg) => String(arg.type).startsWith('Upload'))?.name ?? 'arquivo'
  return app.upload(token, operation.text, variables, { [upload]: { name: 'a.png', type: 'image/png', data: picture } })
}

function callRoute(app: TestApp, token: string | null, route: Route): Promise<RestAnswer> {
  const path = route.path.replace(/\{\w+\}/g, '1')
  if (route.upload)
    return app.restUpload(token, path, { name: 'a.csv', type: 'text/csv', data: Buffer.from('name\nA') })
  return app.rest(token, route.method, path, route.method === 'GET' || route.method === 'DELETE' ? undefined : {})
}
