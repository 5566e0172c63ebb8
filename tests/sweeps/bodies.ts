import { z } from 'zod'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import type { TestApp } from '../factories/harness.js'
import type { RecordKind } from '../factories/sample.js'

export type Body = Record<string, unknown>

interface Schema {
  type?: string
  required?: string[]
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  maxLength?: number
  pattern?: string
  format?: string
}

/** A text that people write as they like, and its greatest length. */
function lengthOf({ anyOf = [], ...whole }: Schema): number | undefined {
  const ways = [whole, ...anyOf]
  // the number or the uuid of a record
  if (ways.some(({ type }) => type === 'integer')) return undefined
  return ways.find(({ maxLength, pattern, format }) => maxLength && !pattern && !format)?.maxLength
}

/** The texts of a route's body with their greatest lengths, and the fields that it requires. */
export function bodyOf(route: Route | undefined) {
  const schema = (route?.body ? z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) : {}) as Schema
  const lengths = Object.entries(schema.properties ?? {}).flatMap(([name, of]) => {
    const length = lengthOf(of)
    return length ? [[name, length] as const] : []
  })
  return { lengths: new Map(lengths), required: schema.required ?? [] }
}

/** Stops a sample before it is sent. */
class Unsent extends Error {
  constructor(
    readonly path: string,
    readonly body: Body,
  ) {
    super('the sample was read and not sent')
  }
}

/** A valid body for this kind of record, and the path to which its sample sends it. Nothing is sent. */
export async function sampleOf(
  app: TestApp,
  token: string,
  { table, path = '', make }: RecordKind,
): Promise<{ path: string; body: Body }> {
  const sent = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  const rest: TestApp['rest'] = async (as, method, at, body = {}) => {
    if (method === 'POST' && sent.test(at)) throw new Unsent(at, body as Body)
    return app.rest(as, method, at, body)
  }
  const unsent = await make(Object.assign(Object.create(app), { rest }) as TestApp, token).catch(
    (error: unknown) => error,
  )
  if (!(unsent instanceof Unsent)) throw new Error(`the sample of ${table} is not sent to its path`, { cause: unsent })
  return unsent
}
