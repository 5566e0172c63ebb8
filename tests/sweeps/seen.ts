import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { tiposRelatorio } from '../../server/features/relatorios/relatorio/relatorio.input.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/rest/route.js'
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
    if (field.extensions.edge || field.extensions.link || field.args.length) return []
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
    const path = await realPath(app, admin, route.path).catch(() => route.path.replace(/\{\w+\}/g, ref))
    const { status, body } = await app.rest(
      token,
      'GET',
      `${path}${path.startsWith('/exportar/') ? '?formato=csv' : ''}`,
    )
    seen.push({
      name: `GET ${route.path}`,
      status,
      text: Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body),
    })
  }
  return seen
}

/** All fields of a query's answer, as far as the limits of depth and cost allow. */
async function answerOf(app: TestApp, token: string, operation: Operation, ref: string): Promise<Seen> {
  const { status, ...answer } = await wholeAnswer(app, token, operation, ref)
  return { name: operation.name, status, text: JSON.stringify(answer) }
}

/** The answer of a query to somebody, with all its fields. */
export async function wholeAnswer(
  app: TestApp,
  token: string,
  operation: Operation,
  ref: string,
): Promise<GraphqlAnswer & { extensions?: { ocultos?: string[] } }> {
  const { name, args } = operation
  const field = sweptSchema.getQueryType()?.getFields()[name]
  const type = field && getNamedType(field.type)
  const variables = {
    ...Object.fromEntries(
      Object.entries(variablesFor(operation, ref)).filter(
        ([arg]) => !['filtro', 'ordem', 'busca', 'after'].includes(arg),
      ),
    ),
    ...(args.some((arg) => arg.name === 'first') && { first: 20 }),
  }
  for (const depth of [3, 2, 1, 0]) {
    const whole = isObjectType(type) ? ` { ${wholeSelection(type, depth)} }` : ' { __typename }'
    const text = operation.text.replace(/ \{ __typename[^}]*\} \}$/, `${whole} }`)
    const answer = await app.graphql(token, text, variables)
    if (answer.errors?.[0]?.extensions.code !== 'GRAPHQL_VALIDATION_FAILED') return answer
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
  // fewer records are seen, so that the items of both are not the same records
  if (Array.isArray(more) && Array.isArray(less))
    return more.length !== less.length ? [] : more.flatMap((item, index) => emptierIn(type, less[index], item, of))
  const named = getNamedType(type)
  if (!isObjectType(named) || typeof more !== 'object') return []
  const fields = named.getFields()
  return Object.entries(more as object).flatMap(([name, value]) => {
    const field = fields[name]
    if (!field || abilities.includes(name)) return []
    return emptierIn(field.type, (less as Record<string, unknown>)[name], value, `${named.name}.${name}`)
  })
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
