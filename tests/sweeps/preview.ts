import { type Action, publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import type { TestApp } from '../factories/harness.js'
import { realPath } from '../factories/records.js'
import { type Operation, variablesFor } from './operations.js'

/** Somebody's session, the headers of its preview as a person, and that person's own session. */
interface Seen {
  admin: string
  headers: Record<string, string>
  own: string
}

const readOnly = 'Você está vendo como outra pessoa: só leitura.'

/** Reads that are for the person alone. A new one must be added to this list by hand. */
export const personalReads = [
  'enderecoCalendario',
  'meuRecibo',
  'meusAvisos',
  'minhasContribuicoes',
  'minhasSessoes',
  'relatoriosRecentes',
  'solicitarDados',
] as const

/** Begins a preview as this person. */
export async function preview(app: TestApp, admin: string, id: number): Promise<Record<string, string>> {
  const { data } = await app.graphql(admin, 'mutation($id: ID!) { verComo(id: $id) { chave } }', { id: String(id) })
  return { 'x-ver-como': data.verComo.chave }
}

/** Finds mutations and REST writes that a preview with all rights of an administrator does not refuse. */
export async function writingFindings(
  app: TestApp,
  { admin, headers }: Omit<Seen, 'own'>,
  operations: readonly Operation[],
  routes: readonly Route[],
): Promise<string[]> {
  const findings: string[] = []
  const judge = (name: string, status: number, text: string | undefined) => {
    if (status !== 403 || (text !== readOnly && text !== 'Seu perfil não permite esta ação.'))
      findings.push(`${name} answers ${status} ${text ?? ''} in a preview`)
  }
  for (const operation of operations.filter(({ kind }) => kind === 'mutation')) {
    const { status, errors } = await app.graphql(admin, operation.text, variablesFor(operation, '1'), headers)
    judge(operation.name, status, errors?.[0]?.message)
  }
  for (const { method, path } of routes.filter(({ method }) => method !== 'GET')) {
    const { status, body } = await app.rest(admin, method, path.replace(/\{\w+\}/g, '1'), {}, headers)
    judge(`${method} ${path}`, status, body.message)
  }
  return findings
}

/** Finds reads whose answer in a preview is not the one that the person gets. */
export async function readingFindings(
  app: TestApp,
  { admin, headers, own }: Seen,
  ref: string,
  operations: readonly Operation[],
  routes: readonly Route[],
): Promise<{ findings: string[]; compared: number }> {
  const findings: string[] = []
  let compared = 0
  const compare = (name: string, seen: unknown, wanted: unknown) => {
    compared++
    const [shown, meant] = [seen, wanted].map(withoutIds)
    if (shown !== meant) findings.push(`${name} shows ${shown?.slice(0, 200)} instead of ${meant?.slice(0, 200)}`)
  }
  const shared = (action: Action | typeof publicAction | undefined) => action !== undefined && action !== publicAction
  for (const operation of operations) {
    const { kind, name, text, action } = operation
    if (kind !== 'query' || !shared(action) || personalReads.some((personal) => personal === name)) continue
    const variables = variablesFor(operation, ref)
    const [seen, wanted] = [await app.graphql(admin, text, variables, headers), await app.graphql(own, text, variables)]
    compare(name, [seen.status, seen.data, seen.errors], [wanted.status, wanted.data, wanted.errors])
  }
  for (const route of routes) {
    if (route.method !== 'GET' || !route.list || route.adm || !shared(route.action)) continue
    const path = await realPath(app, admin, route.path)
    const [seen, wanted] = [await app.rest(admin, 'GET', path, undefined, headers), await app.rest(own, 'GET', path)]
    compare(`GET ${route.path}`, [seen.status, seen.body], [wanted.status, wanted.body])
  }
  return { findings, compared }
}

const withoutIds = (answer: unknown): string =>
  JSON.stringify(answer, (key, value) => (key === 'correlacao' ? undefined : value))
