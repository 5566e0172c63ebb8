import { getNamedType, isObjectType, parse } from 'graphql'
import { tiposRelatorio } from '../../schema/rules/relatorios/relatorio.input.js'
import { fontes } from '../../server/features/relatorios/relatorio/fontes/index.js'
import { type Action, publicAction } from '../../server/kernel/access/actions.js'
import { costOf, limits } from '../../server/kernel/transport/graphql/limits.js'
import type { TestApp } from '../factories/harness.js'
import { type Edge, edgesOf, type Link, linksOf, plainFields } from './edges.js'
import { type Operation, operationsOf } from './operations.js'
import type { Ground } from './own-rows.js'
import { addressOf, answerOf, reportOf, routeSeen, type Seen, wholeVariables } from './seen.js'
import { sweptRoutes, sweptSchema } from './swept.js'

/** One way to look at the records of a church: who may not do one of its actions is refused. */
export interface Look {
  name: string
  actions: readonly Action[]
  read: (token: string) => Promise<Seen>
  /** the fields of a GraphQL document that many looks share, and what the answer holds for this one */
  shared?: Shared
}

interface Part {
  root: string
  /** inside the records of the root list, or undefined for the whole root field */
  inner?: string
  of: (data: Record<string, unknown>) => unknown
}

interface Shared extends Part {
  cost: number
  tokens: number
}

const mayAll = (actions: readonly (Action | typeof publicAction | undefined)[]) =>
  actions.filter((action): action is Action => action !== undefined && action !== publicAction)

/**
 * Every query, report, route, edge and search, each once for what it asks: with the numbers of both grounds where it takes
 * a number.
 */
export async function looksAt(app: TestApp, admin: string, grounds: readonly Ground[]): Promise<Look[]> {
  const operations = operationsOf(sweptSchema).filter(({ kind, action }) => kind === 'query' && action !== publicAction)
  const actionOf = new Map(operations.map(({ name, action }) => [name, action]))
  const looks = new Map<string, Look>()
  const add = (key: string, look: Look) => void looks.set(key, looks.get(key) ?? look)
  for (const ground of grounds) {
    const { ref } = ground
    for (const operation of operations) {
      const name = `${operation.name} of ${ref}`
      const read = async (token: string) => ({ ...(await answerOf(app, token, operation, ref)), name })
      const key = `${operation.name} ${JSON.stringify(wholeVariables(operation, ref))}`
      add(key, { name, actions: mayAll([operation.action]), read })
    }
    for (const tipo of tiposRelatorio) {
      const name = `dadosRelatorio ${tipo} of ${ref}`
      const read = async (token: string) => ({ ...(await reportOf(app, token, tipo, ref)), name })
      const actions = mayAll([actionOf.get('dadosRelatorio'), ...fontes[tipo].acoes])
      add(tipo === 'celulas' ? name : tipo, { name, actions, read })
    }
    for (const route of sweptRoutes) {
      if (route.method !== 'GET' || route.adm || route.action === publicAction) continue
      const address = await addressOf(app, admin, route, ref)
      const name = `GET ${route.path} of ${ref}`
      const read = async (token: string) => ({ ...(await routeSeen(app, token, route, address)), name })
      add(`GET ${address} ${route.path}`, { name, actions: mayAll([route.action]), read })
    }
    for (const look of searches(app, operations, ground)) add(look.name, look)
  }
  for (const edge of edgesOf(sweptSchema)) add(edge.name, edgeLook(app, actionOf, edge, edge.parents))
  for (const link of linksOf(sweptSchema))
    if (!link.parents.within) add(link.name, edgeLook(app, actionOf, link, link.parents.root))
  return [...looks.values()]
}

/** What an edge or a link shows of the first records of its root list, with the plain fields of its rows. */
function edgeLook(
  app: TestApp,
  actionOf: ReadonlyMap<string, Operation['action']>,
  { name, field, action, row, ...edge }: Edge | Link,
  root: string,
): Look {
  const rows = plainFields(row)
  const inner = 'list' in edge ? `${field}(first: 5) { nodes { ${rows} } }` : `${field} { ${rows} }`
  const of = (data: Record<string, unknown>) =>
    (data[root] as { nodes: Record<string, unknown>[] }).nodes.map((node) => ({
      uuid: node.uuid,
      [field]: node[field],
    }))
  return shared(app, name, mayAll([actionOf.get(root), action]), { root, inner, of })
}

/** The lists that can be searched, and the global search, by the text of the rows of this ground. */
function* searches(app: TestApp, operations: readonly Operation[], { ref, marks }: Ground): Generator<Look> {
  const text = JSON.stringify(marks[0])
  for (const { name, args, answers, action } of operations) {
    const required = args.some(({ type }) => String(type).endsWith('!') && !String(type).startsWith('Int'))
    if (!args.some((arg) => arg.name === 'busca') || required || !answers.endsWith('Page')) continue
    const root = `${name}(busca: ${text}) { totalCount }`
    yield shared(app, `search ${name} of ${ref}`, mayAll([action]), {
      root,
      of: (data) => (data[name] as { totalCount: number }).totalCount,
    })
  }
  yield shared(app, `search of ${ref}`, ['busca.ler'], {
    root: `buscar(texto: ${text}) { id }`,
    of: (data) => (data.buscar as unknown[]).length,
  })
}

function shared(app: TestApp, name: string, actions: readonly Action[], part: Part): Look {
  const text = documentOf([part])
  const one = { ...part, cost: costOf(sweptSchema, parse(text), {}), tokens: text.split(/\b/).length }
  const read = async (token: string) => {
    const { status, data, errors } = await app.graphql(token, text)
    return errors
      ? { name, status: errors[0]?.extensions.status ?? status, text: '' }
      : { name, status, text: JSON.stringify(one.of(data)) }
  }
  return { name, actions, read, shared: one }
}

/** One document for all: each root field once, with all that is asked inside its records. */
function documentOf(all: readonly Part[]): string {
  const roots = Map.groupBy(all, ({ root }) => root)
  const fields = [...roots].map(([root, parts]) =>
    parts.some(({ inner }) => inner)
      ? `${root}(first: 10) { nodes { uuid ${parts.map(({ inner }) => inner).join(' ')} } }`
      : root,
  )
  return `{ ${fields.join(' ')} }`
}

const fieldOf = ({ shared: one }: Look) => one?.root.split('(')[0]

/** What one document may ask for, by its limits of cost and tokens, of looks that come in the order of their roots. */
function* documents(looks: readonly Look[]): Generator<Look[]> {
  let all: Look[] = []
  let [cost, tokens] = [0, 0]
  for (const look of looks) {
    cost += look.shared?.cost ?? 0
    tokens += look.shared?.tokens ?? 0
    // one document asks for no field with two arguments
    const clashes = all.some((other) => fieldOf(other) === fieldOf(look) && other.shared?.root !== look.shared?.root)
    if (all.length && (clashes || cost > limits.complexity || tokens > limits.tokens)) {
      yield all
      all = []
      cost = look.shared?.cost ?? 0
      tokens = look.shared?.tokens ?? 0
    }
    all.push(look)
  }
  if (all.length) yield all
}

/**
 * What somebody sees with these actions, in every way; looks that share a document are read together. Of the ways that
 * need another action some are tried, others in each round: they must be refused.
 */
export async function lookAround(
  app: TestApp,
  token: string,
  looks: readonly Look[],
  may: ReadonlySet<Action>,
  round: number,
): Promise<Seen[]> {
  const allowed = looks.filter(({ actions }) => actions.every((action) => may.has(action)))
  const refused = looks.filter((look) => !allowed.includes(look)).filter((_, index) => index % 12 === round % 12)
  const seen: Seen[] = []
  for (const all of documents(allowed.filter((look) => look.shared))) {
    const { data, errors } = await app.graphql(token, documentOf(all.flatMap(({ shared: one }) => one ?? [])))
    for (const look of all)
      seen.push(
        errors
          ? await look.read(token)
          : { name: look.name, status: 200, text: JSON.stringify(look.shared?.of(data) ?? null) },
      )
  }
  for (const look of [...allowed.filter((one) => !one.shared), ...refused]) seen.push(await look.read(token))
  return seen
}

/** The type of the records of an edge or a link, by its name: of 'Celula.membros' the cells. */
export function parentType(name: string) {
  const type = name.includes('.') ? sweptSchema.getType(name.split('.')[0] ?? '') : undefined
  return isObjectType(type) ? type : undefined
}

/** The type of a query that answers records. */
export function queryType(name: string) {
  const type = sweptSchema.getQueryType()?.getFields()[name]?.type
  return type && isObjectType(getNamedType(type)) ? type : undefined
}
