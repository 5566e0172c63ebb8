import {
  type FieldNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  type SelectionNode,
} from 'graphql'
import { Extensions } from 'type-graphql'
import { within } from '../reading/nested-list.js'

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
  Boolean(field.directives?.length) &&
  (getDirectiveValues(GraphQLIncludeDirective, field, variableValues)?.if === false ||
    getDirectiveValues(GraphQLSkipDirective, field, variableValues)?.if === true)

/**
 * On a field resolver: the columns of its row that it reads, besides `id` and `idCliente`. When a requested field has a
 * resolver that does not declare them, lists read whole rows.
 */
export const Needs = (...columns: string[]): MethodDecorator => Extensions({ columns }) as MethodDecorator

/**
 * On a field resolver of a nested list (`nestedList`): the name of its property. A list reads it with its rows, and of
 * its items only the requested columns.
 */
export const NeedsNested = (property: string): MethodDecorator =>
  Extensions({ columns: [property], nested: property }) as MethodDecorator

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
    // the columns of a nested list's items are in the list
    columns = (field && coveredBy(info, field, [node]))?.filter(([name]) => !name.includes('.')) ?? 'more'
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
 * What the row brings of the other record: its id, the requested columns, and its nested lists (see broughtLists).
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
  const needed = columnsIn(info, type, selected, false)
  if (!needed?.every((column) => column in brings)) return undefined
  const [key = ''] = field.extensions.columns as string[]
  return [
    ...Object.entries(brings).filter(([name]) => name === 'id' || needed.includes(name)),
    ...listsIn(info, type, selected).map((column): [string, string] => [column, within(key, column)]),
  ]
}

/** The nested lists among these fields of a record, as `property` and `property.column`. */
const listsIn = (info: GraphQLResolveInfo, type: GraphQLObjectType, selected: FieldNode[]): string[] =>
  [...new Set(selected.map(({ name }) => name.value))].flatMap((name) => {
    const field = type.getFields()[name]
    const property = field?.extensions.nested as string | undefined
    if (!field || !property) return []
    return [
      property,
      ...itemColumns(
        info,
        field,
        selected.filter((node) => node.name.value === name),
      ),
    ]
  })

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
  const selected = selectionsOf(info, 'nodes').flatMap((nodes) => [...fieldsOf(info, nodes.selectionSet?.selections)])
  return columnsIn(info, row, selected)
}

/**
 * The columns that these fields need. A nested list needs its property, and `property.column` for each column of its
 * items.
 *
 * @param nested false leaves nested lists out, which can be read later by the row's id alone
 * @returns undefined when all columns are needed
 */
function columnsIn(
  info: GraphQLResolveInfo,
  type: GraphQLObjectType,
  selected: FieldNode[],
  nested = true,
): string[] | undefined {
  const fields = type.getFields()
  const columns = new Set<string>()
  for (const name of new Set(selected.map(({ name }) => name.value))) {
    const field = fields[name]
    if (!field) continue // `__typename` is not in the list of fields
    const own = field.resolve ? (field.extensions.columns as string[] | undefined) : [field.name]
    const nodes = selected.filter((node) => node.name.value === name)
    if (field.extensions.nested) {
      if (nested) for (const column of listsIn(info, type, nodes)) columns.add(column)
      continue
    }
    const needed = coveredBy(info, field, nodes)?.map(([, column]) => column) ?? own
    if (!needed) return undefined
    for (const column of needed) columns.add(column)
  }
  return [...columns]
}

/** The columns of a nested list's items, as `property.column`; none when its items are read whole. */
const itemColumns = (info: GraphQLResolveInfo, field: GraphQLField<unknown, unknown>, nodes: readonly FieldNode[]) =>
  (columnsOfItems(info, field.type, nodes) ?? []).map((column) => `${String(field.extensions.nested)}.${column}`)

/**
 * In the resolver of a nested list: the requested columns of its items.
 * @returns undefined when all columns are needed
 */
export function nestedColumns(info: GraphQLResolveInfo): readonly string[] | undefined {
  const [node] = info.fieldNodes
  if (!node || info.fieldNodes.length > 1) return undefined
  let columns = remembered.get(node)
  if (!columns) remembered.set(node, (columns = columnsOfItems(info, info.returnType, [node]) ?? 'all'))
  return columns === 'all' ? undefined : columns
}

function columnsOfItems(info: GraphQLResolveInfo, type: GraphQLOutputType, nodes: readonly FieldNode[]) {
  const item = getNamedType(type)
  const selected = nodes.flatMap((node) => [...fieldsOf(info, node.selectionSet?.selections)])
  return isObjectType(item) ? columnsIn(info, item, selected) : undefined
}
