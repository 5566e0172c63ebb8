import { z } from 'zod'
import type { Route } from './route.js'

type JsonSchema = { type?: string | string[]; anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> }

const takes = (schema: JsonSchema, ...kinds: string[]): boolean =>
  kinds.some((kind) => [schema.type].flat().includes(kind)) ||
  Boolean(schema.anyOf?.some((one) => takes(one, ...kinds)))

const found = new WeakMap<Route, readonly string[]>()

/** The fields of a route's body that accept texts but no numbers. */
function textFields(route: Route): readonly string[] {
  let fields = found.get(route)
  if (!fields) {
    const { properties = {} } = route.body
      ? (z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
      : {}
    fields = Object.keys(properties).filter((name) => {
      const schema = properties[name] as JsonSchema
      return takes(schema, 'string') && !takes(schema, 'number', 'integer')
    })
    found.set(route, fields)
  }
  return fields
}

/** Old integrations send a code or a telephone as a number: a field that accepts only texts takes it as text. */
export function numbersAsTexts(route: Route, body: Record<string, unknown>): Record<string, unknown> {
  const numbers = textFields(route).filter((name) => typeof body[name] === 'number')
  if (numbers.length === 0) return body
  return { ...body, ...Object.fromEntries(numbers.map((name) => [name, String(body[name])])) }
}
