import type { Action } from '../../server/kernel/access/actions.js'
import type { ListCase } from '../../server/kernel/work/edges/edge.js'
import type { TestApp } from '../factories/harness.js'
import type { Edge, Link } from './edges.js'
import type { Holder } from './functions.js'
import type { Operation } from './operations.js'

/** An edge or a link, from the records of a root list. */
export interface Walked {
  name: string
  parents: string
  field: string
  action: Action
  column: unknown
  /** whether it is a page of records, not one record */
  page: boolean
  reads: ListCase
}

export const walkable = (edges: readonly Edge[], links: readonly Link[]): Walked[] => [
  ...edges.map((edge) => ({ ...edge, page: true })),
  ...links.flatMap(({ parents, ...link }) => (parents.within ? [] : [{ ...link, parents: parents.root, page: false }])),
]

/** The first 100 parents that somebody sees, and how many records they lead to; the status when the edge is refused. */
async function readEdge(app: TestApp, token: string, { parents, field, page }: Walked) {
  const rows = page ? `${field}(first: 2) { nodes { id } }` : `${field} { id }`
  const { status, data, errors } = await app.graphql(token, `{ ${parents}(first: 100) { nodes { id ${rows} } } }`)
  const nodes = (errors ? [] : data[parents].nodes) as { [edge: string]: { nodes?: unknown[] } | null }[]
  const found = nodes.flatMap((node) => (page ? (node[field]?.nodes ?? []) : (node[field] ?? [])))
  return { status: errors?.[0]?.extensions.status ?? status, parents: nodes.length, rows: found.length }
}

/**
 * Walks edges and links as somebody. One whose action the person may not do must be refused with 403. One that reaches
 * only the own groups, of which there are none, must be empty. Any other one must answer.
 */
export async function edgeFindings(
  app: TestApp,
  holders: readonly Holder[],
  edges: readonly Walked[],
  operations: readonly Operation[],
): Promise<{ findings: string[]; refused: string[]; empty: string[] }> {
  const findings: string[] = []
  const refused: string[] = []
  const empty: string[] = []
  const actionOf = new Map(operations.map(({ name, action }) => [name, action as Action]))
  for (const { name: who, token, may } of holders)
    for (const edge of edges) {
      const of = actionOf.get(edge.parents)
      // whoever may not read the parents is refused there; without parents nobody reaches the edge
      if (!of || may(of) !== 'tudo') continue
      const { status, parents, rows } = await readEdge(app, token, edge)
      const reach = may(edge.action)
      if (status === 200 && parents === 0) continue
      if (!reach) {
        refused.push(edge.name)
        if (status !== 403) findings.push(`${edge.name} answers ${status} instead of 403 to ${who}`)
      } else if (status !== 200) {
        findings.push(`${edge.name} answers ${status} to ${who}, who may read it`)
      } else if (reach === 'meus') {
        empty.push(edge.name)
        if (rows) findings.push(`${edge.name} shows ${rows} rows of groups that ${who} does not lead`)
      }
    }
  return { findings, refused, empty }
}
