import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { actions } from '../../server/access-table.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import { onCitus } from '../factories/database.js'
import type { GraphqlAnswer, TestApp, TestChurch } from '../factories/harness.js'
import { kindOfPath, realPath, refFields } from '../factories/records.js'
import { picture } from '../factories/sample.js'
import { callOperation, type Operation, takes, variablesFor } from './operations.js'

/** A church whose records have the same id and uuid in every table. */
export interface Victim {
  church: TestChurch
  id: number
  uuid: string
}

/** Tables that only the system writes, or whose records cannot be named in a request. */
const internal = new Set([
  'assinatura',
  'auditoria',
  'cadastro_pendente',
  'cliente',
  'credencial',
  'email_saida',
  'evento_pagamento',
  'idempotencia',
  'contagem_pessoas',
  'resumo_igreja',
  'resumo_mudou',
  'soma_mensal',
  'soma_valida',
  'token_escala',
  'token_senha',
  'versao_direitos',
])

/** A checksum of the church's rows, per table. */
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

/** Tables with the column id_cliente and all the given columns. */
const tenantTables = async (app: TestApp, ...columns: string[]): Promise<string[]> =>
  (
    await app.sql<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = any($1)
       group by 1 having count(*) = cardinality($1) order by 1`,
      [['id_cliente', ...columns]],
    )
  ).map((row) => row.name)

/** The next id of every table. */
const next = 90_000_001

/** Gives every table the same next id, so that one id exists in all tables. This id is far above all ids in use. */
export async function numberAlike(app: TestApp, id = next): Promise<void> {
  await app.sql(`
    select setval(c.oid::regclass, ${id - 1})
    from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`)
}

/**
 * Gives the same uuid to the first record that the church created in each table after `numberAlike`. Also returns the
 * tables without such a record.
 */
export async function victimOf(
  app: TestApp,
  church: TestChurch,
  id = next,
): Promise<{ victim: Victim; empty: string[] }> {
  const uuid = randomUUID()
  const empty: string[] = []
  const owner = new pg.Client(app.database.owner)
  await owner.connect()
  try {
    await owner.query('begin')
    // skips the triggers that protect closed months and approved minutes
    await owner.query('set local session_replication_role = replica')
    for (const table of await tenantTables(app, 'id', 'uuid')) {
      if (internal.has(table)) continue
      const named = [uuid, id, church.idCliente]
      const found = await owner.query(`update "${table}" set uuid = $1 where id = $2 and id_cliente = $3`, named)
      if (!found.rowCount && !(onCitus() && (await renumber(owner, table, named)))) empty.push(table)
    }
    await owner.query('commit')
  } finally {
    await owner.end()
  }
  return { victim: { church, id, uuid }, empty }
}

/** Gives the first record that a trigger made at a node of Citus, with a number of that node, these names instead. */
async function renumber(owner: pg.Client, table: string, [uuid, id, idCliente]: unknown[]): Promise<number> {
  const { rows } = await owner.query(`select min(id) as first from "${table}" where id_cliente = $1 and id >= 2 ^ 27`, [
    idCliente,
  ])
  const found = await owner.query(`update "${table}" set uuid = $1, id = $2 where id_cliente = $3 and id = $4`, [
    ...[uuid, id, idCliente],
    rows[0]?.first,
  ])
  return found.rowCount ?? 0
}

/** An id and a uuid that belong to no record. A record of another church must get the same response. */
const nobody = ['2000000000', '00000000-0000-4000-8000-000000000000'] as const

const isName = (name: string) => name === 'id' || name === 'uuid'

/** Whether a request of this operation names a record. */
export const namesRecord = (operation: Operation): boolean => takes(operation, (name) => isName(name) || isRef(name))

const isRef = (name: string) => refFields.has(name)

/**
 * Calls every operation as the administrator of another church that has records too: with the victim's id and uuid, and
 * with an id and uuid that do not exist. The calling test compares the victim's checksums.
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
    if (namesRecord(operation)) findings.push(...(await operationFindings(app, token, victim, operation)))
    if (operation.answers.endsWith('Page')) findings.push(...(await pageFindings(app, token, attacker, operation)))
  }
  for (const route of routes.filter(mayCall)) {
    if (/\{(id|uuid)\}/.test(route.path)) findings.push(...(await routeFindings(app, token, attacker, victim, route)))
    if (route.list && !route.adm) findings.push(...(await listFindings(app, token, attacker, route)))
  }
  return findings
}

/** Finds whether an operation answers otherwise for the victim's record than for a missing one. */
export async function operationFindings(
  app: TestApp,
  token: string,
  victim: Victim,
  operation: Operation,
): Promise<string[]> {
  const call = async (ref: string) => {
    const answer = await callOperation(app, token, operation, variablesFor(operation, ref))
    return { answer, text: JSON.stringify([answer.status, answer.data, answer.errors?.map(({ message }) => message)]) }
  }
  const [noId, noUuid] = [await call(nobody[0]), await call(nobody[1])]
  const findings = unreached(operation, noId.answer, noUuid.answer)
  for (const [named, none] of [
    [await call(String(victim.id)), noId],
    [await call(victim.uuid), noUuid],
  ] as const)
    if (named.text !== none.text)
      findings.push(`${operation.name} answers ${named.text} for another church's record, ${none.text} for none`)
  return findings
}

/**
 * Finds operations that refused the call for another reason than the record. For these, equal responses prove nothing.
 */
function unreached(operation: Operation, byId: GraphqlAnswer, byUuid: GraphqlAnswer): string[] {
  const reached = (answer: GraphqlAnswer) => {
    if (answer.status === 404) return true
    if (takes(operation, isName)) return false
    if (operation.kind !== 'mutation' && answer.status === 200) return true
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
  // the planted fault has no pages
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

/** The same for a REST route. */
export async function routeFindings(
  app: TestApp,
  token: string,
  attacker: TestChurch,
  victim: Victim,
  route: Route,
): Promise<string[]> {
  const kind = kindOfPath(route.path)
  const call = async (ref: string | number) => {
    const path = route.path.replace('{idCliente}', String(attacker.idCliente)).replace(/\{\w+\}/g, String(ref))
    const answer = route.upload
      ? await app.restUpload(token, path, picture, route.method as 'PUT')
      : await app.rest(token, route.method, path, route.body && { ...idsIn(route.body, ref), ...kind?.sample?.(ref) })
    return { status: answer.status, text: JSON.stringify([answer.status, answer.body?.message]) }
  }
  const name = `${route.method} ${route.path}`
  const [noId, noUuid] = [await call(nobody[0]), await call(nobody[1])]
  const findings = [noId, noUuid]
    .filter(({ status }) => status !== 404)
    .map(({ text }) => `${name} never reached the record: ${text}`)
  for (const [named, none] of [
    [await call(victim.id), noId],
    [await call(victim.uuid), noUuid],
  ] as const)
    if (named.text !== none.text)
      findings.push(`${name} answers ${named.text} for another church's record, ${none.text} for none`)
  return findings
}

/** The records that a body must name. */
const idsIn = (body: z.ZodType, ref: string | number) =>
  body instanceof z.ZodObject
    ? Object.fromEntries(
        Object.entries(body.shape as Record<string, z.ZodType>)
          .filter(([key, value]) => /^id[A-Z]/.test(key) && !value.safeParse(undefined).success)
          .map(([key]) => [key, ref]),
      )
    : {}

async function listFindings(app: TestApp, token: string, attacker: TestChurch, route: Route): Promise<string[]> {
  const { body, headers } = await app.rest(token, 'GET', await realPath(app, token, route.path))
  const name = `GET ${route.path}`
  // the response of the feed has its list inside an object
  const rows = Array.isArray(body) ? body : Object.values(body).find(Array.isArray)
  if (!rows) return [`${name} cannot be judged: ${JSON.stringify(body)}`]
  // the rows of a list without a table (access levels) have no church id
  if (rows.every((row) => row.idCliente === undefined)) return []
  return ownOnly(name, attacker, rows, Number(headers['x-total-count']))
}

function ownOnly(name: string, { idCliente }: TestChurch, rows: { idCliente: number }[], total: number): string[] {
  const foreign = rows.filter((row) => row.idCliente !== idCliente).length
  return [
    ...(rows.length ? [] : [`${name} has no rows to judge`]),
    ...(foreign ? [`${name} shows ${foreign} rows of other churches`] : []),
    ...(total === rows.length ? [] : [`${name} counts ${total} rows instead of ${rows.length}`]),
  ]
}
