import {
  type FieldNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isListType,
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
  info.fieldNodes.flatMap((node) => {
    const known = selections.get(node) ?? new Map<string, FieldNode[]>()
    selections.set(node, known)
    let found = known.get(name)
    if (!found) {
      found = [...fieldsOf(info, node.selectionSet?.selections)].filter((field) => field.name.value === name)
      known.set(name, found)
    }
    return found
  })

/** Cached with the parsed query, because an edge asks once for each of its records. */
const selections = new WeakMap<FieldNode, Map<string, FieldNode[]>>()

/** Whether the query selects this field of the result, directly or through fragments, with its directives applied. */
export const selects = (info: GraphQLResolveInfo, name: string): boolean =>
  selectionsOf(info, name).some((field) => !leftOut(info, field))

/** The names of the result's fields that the query selects, for reading only those. */
const selectedFields = (info: GraphQLResolveInfo): string[] => [
  ...new Set(
    info.fieldNodes
      .flatMap((node) => [...fieldsOf(info, node.selectionSet?.selections)])
      .filter((field) => !leftOut(info, field))
      .map(({ name }) => name.value),
  ),
]

/** The same, and for each of them the names of its own fields: 'a', 'a.b'. */
export const selectedPaths = (info: GraphQLResolveInfo): string[] =>
  selectedFields(info).flatMap((name) => [
    name,
    ...selectionsOf(info, name).flatMap((field) =>
      [...fieldsOf(info, field.selectionSet?.selections)].map((inner) => `${name}.${inner.name.value}`),
    ),
  ])

/** Excluded by @include or @skip on the field itself. */
const leftOut = ({ variableValues }: GraphQLResolveInfo, field: FieldNode): boolean =>
  Boolean(field.directives?.length) &&
  (getDirectiveValues(GraphQLIncludeDirective, field, variableValues)?.if === false ||
    getDirectiveValues(GraphQLSkipDirective, field, variableValues)?.if === true)

/**
 * On a field resolver: the columns of its row that it reads, besides `id` and `idCliente`. When a requested field has a
 * resolver that does not declare them, lists read whole rows.
 */
export const Needs = (...columns: string[]): MethodDecorator => Extensions({ columns }) as MethodDecorator

/**
 * On a field resolver of another record: the fields of that record that its own row brings, by the names of the row's
 * columns: `@Brings('idMembro', { id: 'idMembro', name: 'name' })`. Lists select these columns when the query requests
 * nothing else of the record; the resolver then returns `brought(info, row)` and the record is not read at all.
 * @param key the column that the resolver reads otherwise
 */
export const Brings = (key: string, brings: Readonly<Record<string, string>>): MethodDecorator =>
  Extensions({ columns: [key], brings }) as MethodDecorator

/** The requested part of the record, when the row brings it all. The record is of the row's church, as its key says. */
export function brought(info: GraphQLResolveInfo, row: object): object | undefined {
  const [node] = info.fieldNodes
  if (!node || info.fieldNodes.length > 1) return undefined
  let columns = broughtColumns.get(node)
  if (!columns) {
    const field = info.parentType.getFields()[node.name.value]
    columns = (field && coveredBy(info, field, [node])) ?? 'more'
    broughtColumns.set(node, columns)
  }
  if (columns === 'more') return undefined
  const from = row as Record<string, unknown>
  const record: Record<string, unknown> = { idCliente: from.idCliente }
  for (const [name, column] of columns) record[name] = from[column]
  return record
}

const broughtColumns = new WeakMap<FieldNode, [name: string, column: string][] | 'more'>()

/**
 * What the row brings of the other record: its id and the requested columns.
 * @returns undefined when the query requests more than that
 */
function coveredBy(
  info: GraphQLResolveInfo,
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
): [name: string, column: string][] | undefined {
  const brings = field.extensions.brings as Record<string, string> | undefined
  const type = getNamedType(field.type)
  if (!brings || !isObjectType(type)) return undefined
  const selected = nodes.flatMap((node) => [...fieldsOf(info, node.selectionSet?.selections)])
  const needed = columnsIn(info, type, selected)
  if (!needed?.every((column) => column in brings)) return undefined
  return Object.entries(brings).filter(([name]) => name === 'id' || needed.includes(name))
}

const remembered = new WeakMap<FieldNode, string[] | 'all'>()

/**
 * The columns that the selected fields of a list's `nodes`, or of the `node` of its `edges`, need; of a field that is a
 * list itself, those of its items. They are cached with the parsed query, which the server keeps.
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
  const type = getNamedType(info.returnType)
  const inside = (fields: readonly FieldNode[]) =>
    fields.flatMap(({ selectionSet }) => [...fieldsOf(info, selectionSet?.selections)])
  if (!isObjectType(type)) return undefined
  if (isListType(getNullableType(info.returnType))) return columnsIn(info, type, inside(info.fieldNodes))
  const row = getNamedType(type.getFields().nodes?.type)
  if (!isObjectType(row)) return undefined
  const inEdges = inside(selectionsOf(info, 'edges')).filter(({ name }) => name.value === 'node')
  const selected = inside([...selectionsOf(info, 'nodes'), ...inEdges])
  return columnsIn(info, row, selected)
}

/**
 * The columns that these fields need.
 * @returns undefined when all columns are needed
 */
function columnsIn(info: GraphQLResolveInfo, type: GraphQLObjectType, selected: FieldNode[]): string[] | undefined {
  const fields = type.getFields()
  const columns = new Set<string>()
  for (const name of new Set(selected.map(({ name }) => name.value))) {
    const field = fields[name]
    if (!field) continue // `__typename` is not in the list of fields
    const own = field.resolve ? (field.extensions.columns as string[] | undefined) : [field.name]
    const nodes = selected.filter((node) => node.name.value === name)
    const needed = coveredBy(info, field, nodes)?.map(([, column]) => column) ?? own
    if (!needed) return undefined
    for (const column of needed) columns.add(column)
  }
  return [...columns]
}
