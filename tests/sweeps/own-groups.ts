import type { Action } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import type { TestApp } from '../factories/harness.js'
import { realPath } from '../factories/records.js'
import type { Operation } from './operations.js'
import { namesRecord, operationFindings, routeFindings, type Victim } from './tenant.js'

/**
 * Calls every operation that the person may do only within the own groups, of which the person has none. A named record
 * must get the response of a missing one, and a list must be empty.
 * @param admin a session that sees all groups, to find the addresses of lists
 * @param limited whether an action is limited to the own groups
 */
export async function ownGroupFindings(
  app: TestApp,
  { token, admin }: { token: string; admin: string },
  victim: Victim,
  limited: (action: Action | 'publico' | undefined) => boolean,
  operations: readonly Operation[],
  routes: readonly Route[],
): Promise<{ findings: string[]; called: string[] }> {
  const findings: string[] = []
  const called: string[] = []
  for (const operation of operations.filter(({ action }) => limited(action))) {
    called.push(operation.name)
    if (namesRecord(operation)) findings.push(...(await operationFindings(app, token, victim, operation)))
    if (operation.answers.endsWith('Page')) findings.push(...(await pageFindings(app, token, operation)))
  }
  for (const route of routes.filter(({ action }) => limited(action))) {
    const name = `${route.method} ${route.path}`
    if (/\{(id|uuid)\}/.test(route.path))
      findings.push(...(await routeFindings(app, token, victim.church, victim, route)))
    if (!route.list || route.adm) continue
    called.push(name)
    const { status, body } = await app.rest(token, 'GET', await realPath(app, admin, route.path))
    const rows = Array.isArray(body) ? body : Object.values(body).find(Array.isArray)
    // a list below a record of another group does not exist
    if (status !== 404 && rows?.length !== 0) findings.push(`${name} shows ${rows?.length ?? status} rows`)
  }
  return { findings, called }
}

async function pageFindings(app: TestApp, token: string, { name, args }: Operation): Promise<string[]> {
  if (args.some(({ type }) => String(type).endsWith('!') && String(type) !== 'Int!')) return []
  const { data, errors } = await app.graphql(token, `{ ${name} { totalCount nodes { __typename } } }`)
  if (errors) return [`${name} cannot be judged: ${errors[0]?.message}`]
  const { totalCount, nodes } = data[name]
  return totalCount || nodes.length ? [`${name} shows ${nodes.length} rows and counts ${totalCount}`] : []
}
