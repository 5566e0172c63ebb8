import { coerceInputValue, type GraphQLInputType, getNamedType, isEnumType, isInputObjectType } from 'graphql'
import { z } from 'zod'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import type { TestApp } from '../factories/harness.js'
import { kindOfPath } from '../factories/records.js'
import { type Operation, variablesFor } from './operations.js'

/** The response of either transport. */
export interface Answer {
  status: number
  text: string
}

/** A call with one wrong value. Its name contains the place and the value. */
export interface Call {
  name: string
  send(): Promise<Answer>
}

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

/** Values that no field expects. */
export const values: Record<string, unknown> = {
  'a number': 12.5,
  'a huge number': 1e300,
  'a huge integer': 2 ** 53 + 2,
  'beyond int4': 2147483648,
  'beyond int8': '9223372036854775808',
  negative: -1,
  'a boolean': true,
  'an empty list': [],
  'a list': ["'; drop table usuario; --"],
  'an object': { id: { in: [1] } },
  'a deep list': deep(500),
  'a polluting key': JSON.parse('{"__proto__": {"perfil": 0}, "constructor": {"prototype": {}}}'),
  quotes: `'"\`\\;--`,
  NUL: 'a\u0000b',
  'a lone surrogate': 'a\ud800b',
  'a long text': 'á'.repeat(10_000),
  NaN: 'NaN',
  'a wrong date': '2026-02-30',
  'an infinite date': 'infinity',
  'a pattern': '%_\\',
}

/** The values that can be sent in a path or a query string. */
const words = Object.entries(values).filter(
  (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
)
// a lone surrogate cannot be percent-encoded
const encoded = (value: string | number) => encodeURIComponent(String(value).slice(0, 2000).toWellFormed())

/**
 * The name of the type for which GraphQL itself refuses the value before the operation runs; undefined if GraphQL
 * accepts the value.
 */
function refusedFor(type: GraphQLInputType, value: unknown): string | undefined {
  let refused = false
  coerceInputValue(value, type, () => void (refused = true))
  const named = getNamedType(type)
  if (!refused) return undefined
  return isInputObjectType(named) ? 'an input' : isEnumType(named) ? 'an enum' : named.name
}

const perOperation: Record<string, readonly string[]> = {
  idCliente: ['a huge number', 'negative'],
  limit: ['a huge number'],
  offset: ['a huge number'],
  excluidos: ['a huge number'],
  formato: ['a huge number'],
  versao: ['a huge number'],
  busca: ['quotes', 'NUL'],
  after: ['quotes', 'NUL'],
}
/**
 * Wrong references to a record. Each would fail differently: not an integer, out of range of the column, a missing
 * record, not a valid text.
 */
const perRecord = ['a number', 'beyond int4', 'beyond int8', 'NaN', 'negative', 'quotes', 'NUL']

/**
 * The values to try for a part that one kernel function reads for all operations. The first such part is tried with all
 * values, and later ones with these fewer values. A reference to a record is tried with more values, because it is also
 * used in the operation's SQL. Undefined for a part that the operation itself reads.
 */
const valuesElsewhere = (part: string): readonly string[] | undefined =>
  perOperation[part] ?? (/^\{?ids?\b|^\{?id[A-Z]/.test(part) ? perRecord : undefined)

/**
 * Every argument and every field of every input, with every wrong value. An input type that several operations share is
 * tried once, and so is a value that GraphQL refuses for a type.
 * @param which the arguments to try; all by default
 */
export function graphqlCalls(
  app: TestApp,
  token: string | null,
  operations: readonly Operation[],
  which: (argument: string) => boolean = () => true,
): Call[] {
  const send = async (operation: Operation, variables: object): Promise<Answer> => {
    const { status, ...body } = await app.graphql(token, operation.text, variables)
    return { status, text: JSON.stringify(body.errors ?? []) }
  }
  const tried = new Set<string>()
  const first = (key: string) => !tried.has(key) && Boolean(tried.add(key))
  const passes = (name: string, type: GraphQLInputType, what: string, value: unknown) => {
    const refused = refusedFor(type, value)
    if (refused) return first(`${refused}: ${what}`)
    return (valuesElsewhere(name)?.includes(what) ?? true) || first(`argument ${name}: ${what}`)
  }
  return operations.flatMap((operation) => {
    const usual = variablesFor(operation, '1')
    return operation.args
      .filter(({ name }) => which(name))
      .flatMap((arg) => {
        const type = getNamedType(arg.type)
        const fields = isInputObjectType(type) && first(type.name) ? Object.values(type.getFields()) : []
        return Object.entries(values).flatMap(([what, value]): Call[] =>
          [
            ...(passes(arg.name, arg.type, what, value)
              ? [{ name: arg.name, variables: { ...usual, [arg.name]: value } }]
              : []),
            ...fields
              .filter((field) => passes(field.name, field.type, what, value))
              .map(({ name }) => ({
                name: `${arg.name}.${name}`,
                variables: { ...usual, [arg.name]: { ...(usual[arg.name] as object), [name]: value } },
              })),
          ].map(({ name, variables }) => ({
            name: `${operation.name}(${name}): ${what}`,
            send: () => send(operation, variables),
          })),
        )
      })
  })
}

/**
 * Every path parameter, every query parameter, every field of the body (once if routes share the body) and the body as
 * a whole.
 * @param which the parameters and fields to try; all by default
 */
export function restCalls(
  app: TestApp,
  token: string | null,
  routes: readonly Route[],
  which: (route: Route, part: string) => boolean = () => true,
): Call[] {
  const send = async (route: Route, path: string, payload?: string): Promise<Answer> => {
    const answer = await app.http.inject({
      method: route.method,
      url: `/api${path}`,
      remoteAddress: '10.9.8.7',
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      payload: payload ?? (route.method === 'GET' ? undefined : '{}'),
    })
    return { status: answer.statusCode, text: answer.body }
  }
  const tried = new Set<unknown>()
  const first = (key: unknown) => !tried.has(key) && Boolean(tried.add(key))
  /** The wrong values to try for a parameter or field, with their names. */
  const wrong = <Value>(kind: string, part: string, all: readonly (readonly [string, Value])[]) => {
    const some = valuesElsewhere(part)
    return !some || first(`${kind} ${part}`) ? all : all.filter(([what]) => some.includes(what))
  }
  return routes.flatMap((route) => {
    const name = `${route.method} ${route.path}`
    const usualPath = route.path.replace(/\{\w+\}/g, '1')
    const usualBody = sampleBody(route)
    const parts = [...route.path.matchAll(/\{\w+\}/g)]
      .filter(([part]) => which(route, part))
      .flatMap(([part]) =>
        wrong('path', part, words).map(([what, value]) => ({
          name: `${name} ${part}: ${what}`,
          send: () => send(route, route.path.replace(part, encoded(value)), JSON.stringify(usualBody)),
        })),
      )
    const parameters = [
      'idCliente',
      ...(route.list ? ['limit', 'offset', 'busca'] : []),
      ...Object.keys(route.query ?? {}),
    ].filter((part) => which(route, part))
    const query = parameters.flatMap((parameter) =>
      wrong('query', parameter, words).map(([what, value]) => ({
        name: `${name}?${parameter}: ${what}`,
        send: () => send(route, `${usualPath}?${parameter}=${encoded(value)}`),
      })),
    )
    if (!route.body || !which(route, 'body')) return [...parts, ...query]
    const fields = route.body instanceof z.ZodObject && first(route.body) ? Object.keys(route.body.shape) : []
    const each = [...fields, 'idCliente'].flatMap((field) =>
      wrong('field', field, Object.entries(values)).map(([what, value]) => ({
        name: `${name} ${field}: ${what}`,
        send: () => send(route, usualPath, JSON.stringify({ ...usualBody, [field]: value })),
      })),
    )
    const bodies = [
      '{"__proto__":{"a":1}}',
      ...Object.values(values).map((value) => JSON.stringify(value)),
      ...['null', '', '{', '"', '[1,]', '['.repeat(20_000)],
    ]
    // one kernel function reads all bodies, so only one route is tested with all wrong bodies
    const whole = (first('whole body') ? bodies : bodies.slice(0, 1)).map((payload) => ({
      name: `${name} body: ${payload.slice(0, 20)}`,
      send: () => send(route, usualPath, payload),
    }))
    return [...parts, ...query, ...each, ...whole]
  })
}

const sampleBody = ({ path }: Route): object => kindOfPath(path)?.sample?.('1') ?? {}

/**
 * Finds internals of the server in an error response. `inside` matches names of tables and columns that do not occur in
 * messages for users.
 */
export function leaks({ status, text }: Answer, inside: RegExp): string[] {
  if (status < 400) return []
  const found: string[] = []
  if (status >= 500) found.push(String(status))
  if (/\b(select|insert into|update|delete from)\b.*\b(from|where|values|set)\b/i.test(text)) found.push('SQL')
  if (
    /syntax error|violates|constraint|relation "|column "|operator does not|invalid (input|byte)|SQLSTATE/i.test(text)
  )
    found.push("the database's words")
  if (/\bat .+:\d+:\d+|\.[jt]s:\d+|Error:/.test(text)) found.push('a stack')
  if (/(^|[\s"'(])(\/(work|home|usr|var|tmp|root|opt)\/|file:\/\/|node_modules)/.test(text)) found.push('a path')
  const name = inside.exec(text)?.[0]
  if (name) found.push(`the name ${name}`)
  return found
}

/** Sends all calls, six at a time. */
export async function hostileFindings(calls: readonly Call[], inside: RegExp): Promise<string[]> {
  const findings: string[] = []
  let next = 0
  const work = async () => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      const answer = await call.send()
      for (const leak of leaks(answer, inside)) findings.push(`${call.name} -> ${leak}: ${answer.text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return findings
}
