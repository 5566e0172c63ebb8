import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  type SelectionNode,
} from 'graphql'
import { Extensions } from 'type-graphql'

/** The fields selected there, also through fragments. */
function* fieldsOf(info: GraphQLResolveInfo, selections: readonly SelectionNode[] = []): Generator<FieldNode> {
  for (const node of selections) {
    if (node.kind === 'Field') yield node
    else if (node.kind === 'InlineFragment') yield* fieldsOf(info, node.selectionSet.selections)
    else yield* fieldsOf(info, info.fragments[node.name.value]?.selectionSet.selections)
  }
}

/** The selections of this field of the result, one entry for each occurrence in the query. */
const selectionsOf = (info: GraphQLResolveInfo, name: string): FieldNode[] =>
  info.fieldNodes.flatMap((node) =>
    [...fieldsOf(info, node.selectionSet?.selections)].filter((field) => field.name.value === name),
  )

/** Whether the query selects this field of the result, directly or through fragments, with its directives applied. */
export const selects = (info: GraphQLResolveInfo, name: string): boolean =>
  selectionsOf(info, name).some((field) => !leftOut(info, field))

/** The names of the result's fields that the query selects, for reading only those. */
export const selectedFields = (info: GraphQLResolveInfo): string[] => [
  ...new Set(
    info.fieldNodes
      .flatMap((node) => [...fieldsOf(info, node.selectionSet?.selections)])
      .filter((field) => !leftOut(info, field))
      .map(({ name }) => name.value),
  ),
]

/** Excluded by @include or @skip on the field itself. */
const leftOut = ({ variableValues }: GraphQLResolveInfo, field: FieldNode): boolean =>
  getDirectiveValues(GraphQLIncludeDirective, field, variableValues)?.if === false ||
  getDirectiveValues(GraphQLSkipDirective, field, variableValues)?.if === true

/**
 * On a field resolver: the columns of its row that it reads, besides `id` and `idCliente`. When a requested field has a
 * resolver that does not declare them, lists read whole rows.
 */
export const Needs = (...columns: string[]): MethodDecorator => Extensions({ columns }) as MethodDecorator

const remembered = new WeakMap<FieldNode, string[] | 'all'>()

/**
 * The columns that the selected fields of a list's `nodes` need. They are cached with the parsed query, which the
 * server keeps.
 * @returns undefined when all columns are needed
 */
export function neededColumns(info: GraphQLResolveInfo): string[] | undefined {
  const [node] = info.fieldNodes
  // a field that occurs several times in the query has several nodes, each with its own selections
  if (!node || info.fieldNodes.length > 1) return columnsOf(info)
  let columns = remembered.get(node)
  if (!columns) remembered.set(node, (columns = columnsOf(info) ?? 'all'))
  return columns === 'all' ? undefined : columns
}

function columnsOf(info: GraphQLResolveInfo): string[] | undefined {
  const page = getNamedType(info.returnType)
  const row = isObjectType(page) ? getNamedType(page.getFields().nodes?.type) : undefined
  if (!isObjectType(row)) return undefined
  const fields = row.getFields()
  const columns = new Set<string>()
  for (const nodes of selectionsOf(info, 'nodes')) {
    for (const { name } of fieldsOf(info, nodes.selectionSet?.selections)) {
      const field = fields[name.value]
      if (!field) continue // `__typename` is not in the list of fields
      const needed = field.resolve ? (field.extensions.columns as string[] | undefined) : [field.name]
      if (!needed) return undefined
      for (const column of needed) columns.add(column)
    }
  }
  return [...columns]
}
