import { sql } from 'kysely'
import { readsEveryChurch } from '../../access/can.js'
import { AppError, churchNeeded, invalid } from '../../base/errors.js'
import { isRecord, type TableName } from '../../data/tenant/records.js'
import type { Context } from '../../work/context/context.js'
import { churchNumber, enter, isOutside } from '../../work/context/entered-church.js'
import { churchNamed } from '../../work/context/named-church.js'
import { foundByBody, namedByUuid, namedTables } from './named-records.js'
import type { RestRequest, Route } from './route.js'

/**
 * Puts a call of the platform's administrator into the church that it names: in its path, query or body (or in the header
 * of GraphQL), or else by a record in its path or filters, or in the body of a documented call. The administrator's own
 * number, which old clients always send, means nothing where a record is named. Nobody else may name another church.
 */
export async function enterChurchOf(ctx: Context, route: Route, call: RestRequest): Promise<void> {
  const { params, query, body } = call
  const parts: { idCliente?: unknown }[] = [params, query, body, { idCliente: ctx.caller.igreja }]
  const named = [...new Set(parts.map(({ idCliente }) => churchNumber(idCliente)).filter((one) => one !== undefined))]
  const { viewer } = ctx
  if (!viewer || !readsEveryChurch(viewer)) {
    for (const one of named) churchNamed(ctx, one)
    return
  }
  // a list of all churches may be narrowed to one
  if (isOutside(route.action)) return
  const own = viewer.idCliente
  const others = named.filter((one) => one !== own)
  if (others.length > 1) throw invalid({ idCliente: 'Este pedido nomeia igrejas diferentes.' })
  const church = others[0] ?? (await churchOfRecords(ctx, route, call)) ?? named[0]
  for (const part of parts) if (churchNumber(part.idCliente) !== church) delete part.idCliente
  if (church !== undefined) return enter(ctx, church)
  // without a church an export is of all of them; a list is of one, and so is a write
  if (route.method !== 'GET' || route.list) await enter(ctx, own)
}

/** The church of a record that the call names. */
async function churchOfRecords(ctx: Context, route: Route, call: RestRequest): Promise<number | undefined> {
  const byUuid = namedByUuid.map((table) => [table, call.params.uuid ?? ''] as const).filter(([, ref]) => ref)
  const inAddress = [...found({ ...call.query, ...call.params }, route.record), ...byUuid]
  const inBody = found(call.body)
  // what is nowhere is missing in the own church, which says so
  if (inAddress.length) return (await firstChurch(ctx, inAddress)) ?? ctx.viewer?.idCliente
  if (!inBody.length && !Object.keys(call.body).some((name) => /^ids?$|^id(?!Cliente$)[A-Z]/.test(name)))
    return undefined
  if (!foundByBody.has(`${route.method} ${route.path}`)) throw churchNeeded('em idCliente')
  return firstChurch(ctx, inBody)
}

type Ref = readonly [table: TableName, ref: string]

/** The records that these fields name, in the order in which they tell the church. */
function found(fields: Record<string, unknown>, record?: TableName): Ref[] {
  const order: readonly (readonly [string, TableName])[] = [
    ...(record ? [['id', record] as const] : []),
    ...Object.entries(namedTables),
  ]
  return order.flatMap(([name, table]) => {
    const value = fields[name]
    return typeof value === 'string' || typeof value === 'number' ? [[table, String(value)] as const] : []
  })
}

/** The church of the first of these records that exists. */
async function firstChurch(ctx: Context, refs: readonly Ref[]): Promise<number | undefined> {
  const { db } = await ctx.read()
  for (const [table, ref] of refs) {
    const condition = conditionFor(table, ref)
    if (!condition) continue
    const { rows } = await sql<{ id_cliente: number }>`
      select id_cliente from ${sql.table(table)} where ${condition}`.execute(db)
    if (rows[0]) return rows[0].id_cliente
  }
  return undefined
}

function conditionFor(table: TableName, ref: string) {
  try {
    return isRecord(table, ref)
  } catch (error) {
    // the operation says what is wrong with it
    if (error instanceof AppError) return undefined
    throw error
  }
}
