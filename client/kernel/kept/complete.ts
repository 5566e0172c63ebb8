import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

/**
 * Whether an answer has all fields that the query asks for. A copy of the version before lacks what was added since, and
 * a screen that takes it for an answer would break. Fields of a fragment are looked for where the type may be its own.
 */
export function isComplete(query: DocumentNode, data: unknown): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of query.definitions)
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)

  const has = (value: unknown, set: SelectionSetNode): boolean => {
    if (value === null) return true
    if (Array.isArray(value)) return value.every((each) => has(each, set))
    if (typeof value !== 'object') return false
    const record = value as Record<string, unknown>
    return set.selections.every((selection) => {
      // what is asked for only sometimes
      if (selection.directives?.length) return true
      if (selection.kind === 'Field') {
        const found = record[(selection.alias ?? selection.name).value]
        return found !== undefined && (!selection.selectionSet || has(found, selection.selectionSet))
      }
      const fragment = selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : selection
      const type = fragment?.typeCondition?.name.value
      return !fragment || (type !== undefined && type !== record.__typename) || has(value, fragment.selectionSet)
    })
  }
  return query.definitions.every((each) => each.kind !== 'OperationDefinition' || has(data, each.selectionSet))
}
