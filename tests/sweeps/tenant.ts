import { actions, publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/rest/route.js'
import type { GraphqlAnswer, TestApp, TestChurch } from '../factories/harness.js'
import { kindOfPath, realPath, refFields } from '../factories/records.js'
import { callOperation, type Operation, takes, variablesFor } from './operations.js'

/** A victim's record in every table that people write: its table, numbers and uuids. */
export interface Victim {
  church: TestChurch
  refs: { table: string; id: number; uuid: string }[]
}

/** Tables whose rows the system writes by itself, or that nobody names from outside. */
const internal = new Set([
  'assinatura',
  'auditoria',
  'cadastro_pendente',
  'cliente',
  'credencial',
  'email_saida',
  'evento_pagamento',
  'idempotencia',
  'token_escala',
  'token_senha',
])

/** Rows of the victim in every tenant table, as they are. */
export async function checksums(app: TestApp, idCliente: number): Promise<Record<string, string>> {
  const tables = await tenantTables(app)
  const sums = await Promise.all(
    tables
      .filter((table) => !['auditoria', 'sessao', 'credencial'].includes(table))
      .map(async (table) => {
        const [row] = await app.sql<{ sum: string }>(
          `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${table}" t where id_cliente = $1`,
          [idCliente],
        )
        return [table, row?.sum ?? ''] as const
      }),
  )
  return Object.fromEntries(sums)
}

const tenantTables = async (app: TestApp): Promise<string[]> =>
  (
    await app.sql<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id_cliente' order by 1`,
    )
  ).map((row) => row.name)

/** Every record of the victim that an attacker could name, and the tables in which the victim has none. */
export async function victimRefs(app: TestApp, church: TestChurch): Promise<{ refs: Victim['refs']; empty: string[] }> {
  const refs: Victim['refs'] = []
  const empty: string[] = []
  for (const table of await tenantTables(app)) {
    if (internal.has(table)) continue
    const [columns] = await app.sql<{ named: boolean }>(
      `select count(*) = 2 as named from information_schema.columns where table_name = $1 and column_name in ('id', 'uuid')`,
      [table],
    )
    if (!columns?.named) continue
    const [row] = await app.sql<{ id: number; uuid: string }>(
      `select id, uuid from "${table}" where id_cliente = $1 order by id desc limit 1`,
      [church.idCliente],
    )
    if (row) refs.push({ table, ...row })
    else empty.push(table)
  }
  return { refs, empty }
}

/** Gives each table a range of numbers of its own, so that one table's number is never a record of the attacker's in another. */
export async function spreadNumbers(app: TestApp): Promise<void> {
  await app.sql(`
    select setval(c.oid::regclass, 10000000 + 1000000 * row_number() over (order by c.relname))
    from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`)
}

/** Names of records that nobody has: another church's must be answered like these. */
const nobody = ['2000000000', '00000000-0000-4000-8000-000000000000'] as const

const isName = (name: string) => name === 'id' || name === 'uuid'
const isRef = (name: string) => refFields.has(name)

/**
 * Calls everything as another church's administrator, whose church has records too: with the victim's numbers and uuids, and
 * with some that nobody has. The victim's checksums are compared by the caller.
 */
export async function tenantFindings(
  app: TestApp,
  attacker: TestChurch,
  victim: Victim,
  operations: readonly Operation[],
  routes: readonly Route[],
): Promise<string[]> {
  const token = await attacker.token(1)
  const mayCall = ({ action }: Pick<Operation | Route, 'action'>) =>
    action !== undefined && action !== publicAction && actions[action].includes(1)
  const findings: string[] = []
  for (const operation of operations.filter(mayCall)) {
    if (takes(operation, (name) => isName(name) || isRef(name)))
      findings.push(...(await operationFindings(app, token, victim, operation)))
    if (operation.answers.endsWith('Page')) findings.push(...(await pageFindings(app, token, attacker, operation)))
  }
  for (const route of routes.filter(mayCall)) {
    if (/\{(id|uuid)\}/.test(route.path)) findings.push(...(await routeFindings(app, token, attacker, victim, route)))
    if (route.list && !route.adm) findings.push(...(await listFindings(app, token, attacker, route)))
  }
  return findings
}

async function operationFindings(app: TestApp, token: string, victim: Victim, operation: Operation): Promise<string[]> {
  const call = async (ref: string) => {
    const answer = await callOperation(app, token, operation, variablesFor(operation, ref))
    return { answer, text: JSON.stringify([answer.status, answer.data, answer.errors?.map(({ message }) => message)]) }
  }
  const [noId, noUuid] = [await call(nobody[0]), await call(nobody[1])]
  const findings = unreached(operation, noId.answer, noUuid.answer)
  for (const { table, id, uuid } of victim.refs) {
    for (const [named, none] of [
      [await call(String(id)), noId],
      [await call(uuid), noUuid],
    ] as const)
      if (named.text !== none.text)
        findings.push(`${operation.name} answers ${named.text} for another church's ${table}, ${none.text} for none`)
  }
  return findings
}

/** Two equal refusals prove nothing when both are about something else than the record. */
function unreached(operation: Operation, byId: GraphqlAnswer, byUuid: GraphqlAnswer): string[] {
  const reached = (answer: GraphqlAnswer) => {
    if (answer.status === 404) return true
    if (takes(operation, isName)) return false
    if (operation.kind !== 'mutation' && answer.status === 200) return true
    // several records named together: the first of them that is not there
    if (answer.status === 404) return true
    const fields = Object.keys(answer.errors?.[0]?.extensions.campos ?? {})
    return fields.length > 0 && fields.every(isRef)
  }
  const named = operation.args.some((arg) => arg.name === 'uuid') ? [byUuid] : [byId, byUuid]
  const missed = named.find((answer) => !reached(answer))
  return missed
    ? [`${operation.name} never reached the record: ${JSON.stringify([missed.status, missed.errors?.[0]?.message])}`]
    : []
}

async function pageFindings(
  app: TestApp,
  token: string,
  attacker: TestChurch,
  { name, args }: Operation,
): Promise<string[]> {
  // the planted fault answers everything at once
  const paged = args.some((arg) => arg.name === 'after')
  const list = paged ? `query($after: String) { ${name}(first: 100, after: $after)` : `{ ${name}(first: 100)`
  const query = `${list} { totalCount nodes { idCliente } pageInfo { hasNextPage endCursor } } }`
  const nodes: { idCliente: number }[] = []
  for (let after: string | null = null; ; ) {
    const { data, errors } = await app.graphql(token, query, { after })
    if (errors) return [`${name} cannot be judged: ${errors[0]?.message}`]
    const page = data[name]
    nodes.push(...page.nodes)
    if (!page.pageInfo.hasNextPage) return ownOnly(name, attacker, nodes, page.totalCount)
    after = page.pageInfo.endCursor
  }
}

async function routeFindings(
  app: TestApp,
  token: string,
  attacker: TestChurch,
  victim: Victim,
  route: Route,
): Promise<string[]> {
  const kind = kindOfPath(route.path)
  const call = async (ref: string | number) => {
    const path = route.path.replace('{idCliente}', String(attacker.idCliente)).replace(/\{\w+\}/g, String(ref))
    const answer = await app.rest(token, route.method, path, route.body && (kind?.sample?.(ref) ?? {}))
    return { status: answer.status, text: JSON.stringify([answer.status, answer.body?.message]) }
  }
  const name = `${route.method} ${route.path}`
  const [noId, noUuid] = [await call(nobody[0]), await call(nobody[1])]
  const findings = [noId, noUuid]
    .filter(({ status }) => status !== 404)
    .map(({ text }) => `${name} never reached the record: ${text}`)
  for (const { table, id, uuid } of victim.refs) {
    for (const [named, none] of [
      [await call(id), noId],
      [await call(uuid), noUuid],
    ] as const)
      if (named.text !== none.text)
        findings.push(`${name} answers ${named.text} for another church's ${table}, ${none.text} for none`)
  }
  return findings
}

async function listFindings(app: TestApp, token: string, attacker: TestChurch, route: Route): Promise<string[]> {
  const { body, headers } = await app.rest(token, 'GET', await realPath(app, token, route.path))
  const name = `GET ${route.path}`
  if (!Array.isArray(body)) return [`${name} cannot be judged: ${JSON.stringify(body)}`]
  // a list that belongs to no table (levels) has no church to show
  if (body.every((row) => row.idCliente === undefined)) return []
  return ownOnly(name, attacker, body, Number(headers['x-total-count']))
}

function ownOnly(name: string, { idCliente }: TestChurch, rows: { idCliente: number }[], total: number): string[] {
  const foreign = rows.filter((row) => row.idCliente !== idCliente).length
  return [
    ...(rows.length ? [] : [`${name} has no rows to judge`]),
    ...(foreign ? [`${name} shows ${foreign} rows of other churches`] : []),
    ...(total === rows.length ? [] : [`${name} counts ${total} rows instead of ${rows.length}`]),
  ]
}
