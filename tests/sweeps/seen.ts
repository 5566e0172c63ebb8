import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { tiposRelatorio } from '../../schema/rules/relatorios/relatorio.input.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import type { GraphqlAnswer, TestApp } from '../factories/harness.js'
import { realPath } from '../factories/records.js'
import { type Operation, variablesFor } from './operations.js'
import { sweptSchema } from './swept.js'

/** What somebody reads in one answer. */
export interface Seen {
  name: string
  status: number
  text: string
}

/** The plain fields of a type and of its objects, without edges, whose lists are read as lists. */
export function wholeSelection(type: GraphQLObjectType, depth = 2): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    // the edges of a page repeat its nodes
    if (field.extensions.edge || field.extensions.link || field.args.length || field.name === 'edges') return []
    const of = getNamedType(field.type)
    if (isLeafType(of)) return [field.name]
    const inner = isObjectType(of) && depth > 0 ? wholeSelection(of, depth - 1) : ''
    return inner ? [`${field.name} { ${inner} }`] : []
  })
  return parts.join(' ')
}

/** The answers of every query, route, export and report that somebody may call, with the records of this number. */
export async function everythingSeen(
  app: TestApp,
  { token, admin }: { token: string; admin: string },
  ref: string,
  operations: readonly Operation[],
  routes: readonly Route[],
): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const operation of operations) {
    if (operation.kind !== 'query' || operation.action === publicAction) continue
    seen.push(await answerOf(app, token, operation, ref))
  }
  for (const tipo of tiposRelatorio) seen.push(await reportOf(app, token, tipo, ref))
  for (const route of routes) {
    if (route.method !== 'GET' || route.adm || route.action === publicAction) continue
    seen.push(await routeSeen(app, token, route, await addressOf(app, admin, route, ref)))
  }
  return seen
}

/** The address of a route, with numbers that an administrator finds, otherwise with this one. */
export async function addressOf(app: TestApp, admin: string, { path }: Route, ref: string): Promise<string> {
  // a token begins with the number of its church, which the address of another one would be refused
  const own = path.replace('{idCliente}', admin.split('.')[0] ?? ref)
  const real = await realPath(app, admin, path).catch(() => own.replace(/\{\w+\}/g, ref))
  return `${real}${real.startsWith('/exportar/') ? '?formato=csv' : ''}`
}

/** What a route answers at an address. */
export async function routeSeen(app: TestApp, token: string, route: Route, address: string): Promise<Seen> {
  const { status, body } = await app.rest(token, 'GET', address)
  return { name: `GET ${route.path}`, status, text: Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body) }
}

/** All fields of a query's answer, as far as the limits of depth and cost allow. */
export async function answerOf(app: TestApp, token: string, operation: Operation, ref: string): Promise<Seen> {
  const { status, ...answer } = await wholeAnswer(app, token, operation, ref)
  return { name: operation.name, status, text: JSON.stringify(answer) }
}

/** The arguments with which a query is asked for all that it shows. */
export const wholeVariables = (operation: Operation, ref: string): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(variablesFor(operation, ref)).filter(
      ([arg]) => !['filtro', 'ordem', 'busca', 'after'].includes(arg),
    ),
  ),
  ...(operation.args.some((arg) => arg.name === 'first') && { first: 20 }),
})

/** The depth of a query's selection that the limits have allowed: they do not depend on who asks. */
const affordable = new Map<string, number>()

/** The answer of a query to somebody, with all its fields. */
export async function wholeAnswer(
  app: TestApp,
  token: string,
  operation: Operation,
  ref: string,
): Promise<GraphqlAnswer & { extensions?: { ocultos?: string[] } }> {
  const { name } = operation
  const field = sweptSchema.getQueryType()?.getFields()[name]
  const type = field && getNamedType(field.type)
  const variables = wholeVariables(operation, ref)
  for (const depth of [3, 2, 1, 0]) {
    if (depth > (affordable.get(name) ?? 3)) continue
    const whole = isObjectType(type) ? ` { ${wholeSelection(type, depth)} }` : ' { __typename }'
    const text = operation.text.replace(/ \{ __typename[^}]*\} \}$/, `${whole} }`)
    const answer = await app.graphql(token, text, variables)
    if (answer.errors?.[0]?.extensions.code === 'GRAPHQL_VALIDATION_FAILED') continue
    affordable.set(name, depth)
    return answer
  }
  throw new Error(`${name} costs too much even with its own fields`)
}

/** Fields that say what the current user may do; they are emptier for whoever may do less. */
const abilities = ['acoes', 'acoesPermitidas']

/** The fields, as Type.field, that are null or empty in one answer and have a value in the other. */
export function emptierIn(type: GraphQLOutputType, less: unknown, more: unknown, of = ''): string[] {
  const nothing = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && !value.length)
  if (nothing(more)) return []
  if (nothing(less)) return [of]
  if (Array.isArray(more) && Array.isArray(less))
    return pairs(less, more).flatMap(([one, other]) => emptierIn(type, one, other, of))
  const named = getNamedType(type)
  if (!isObjectType(named) || typeof more !== 'object') return []
  const fields = named.getFields()
  return Object.entries(more as object).flatMap(([name, value]) => {
    const field = fields[name]
    if (!field || abilities.includes(name)) return []
    return emptierIn(field.type, (less as Record<string, unknown>)[name], value, `${named.name}.${name}`)
  })
}

/** The items that both lists have: the records of one uuid; items without, or of kinds numbered alike, by their place. */
function pairs(less: readonly unknown[], more: readonly unknown[]): [less: unknown, more: unknown][] {
  const keyOf = (item: unknown) => ((item ?? {}) as { uuid?: unknown }).uuid
  const byKey = (list: readonly unknown[]) => new Map(list.map((item) => [keyOf(item), item]))
  const [fewer, all] = [byKey(less), byKey(more)]
  const distinct =
    fewer.size === less.length && all.size === more.length && !fewer.has(undefined) && !all.has(undefined)
  if (distinct) return more.flatMap((item) => (fewer.has(keyOf(item)) ? [[fewer.get(keyOf(item)), item]] : []))
  return less.length === more.length ? more.map((item, index) => [less[index], item]) : []
}

/** The same for an answer without types, of a route: the names of the fields. */
export function emptierInJson(less: unknown, more: unknown, of = ''): string[] {
  if (more === null || more === undefined || more === '') return []
  if (less === null || less === undefined || less === '') return [of]
  if (Array.isArray(more) && Array.isArray(less))
    return pairs(less, more).flatMap(([one, other]) => emptierInJson(one, other, of))
  if (typeof more !== 'object' || typeof less !== 'object') return []
  return Object.entries(more).flatMap(([name, value]) =>
    abilities.includes(name) ? [] : emptierInJson((less as Record<string, unknown>)[name], value, `${of}.${name}`),
  )
}

/** What a report says about the record of this number. */
export async function reportOf(app: TestApp, token: string, tipo: string, ref: string): Promise<Seen> {
  const { status, ...answer } = await app.graphql(
    token,
    `query($input: GerarRelatorioInput!) { dadosRelatorio(input: $input) { titulo secoes { titulo tabela { grupos { titulo linhas } } } detalhes } }`,
    { input: { tipo, ...(tipo === 'celulas' && { idCelula: ref }) } },
  )
  return { name: `dadosRelatorio ${tipo}`, status, text: JSON.stringify(answer) }
}

const address = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g

/** The e-mail addresses in an answer, except these. */
export const emailsIn = ({ text }: Seen, except: readonly string[]): string[] =>
  [...new Set(text.match(address) ?? [])].filter((email) => !except.includes(email))
