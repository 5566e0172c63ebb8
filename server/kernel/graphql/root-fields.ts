import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from 'graphql'

/** The names of an operation's root fields, also those in fragments. Each fragment is read once. */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const names: string[] = []
  const sets: SelectionSetNode[] = [operation.selectionSet]
  const spread = new Set<string>()
  for (const { selections } of sets)
    for (const node of selections) {
      if (node.kind === 'Field') names.push(node.name.value)
      else if (node.kind === 'InlineFragment') sets.push(node.selectionSet)
      else if (!spread.has(node.name.value)) {
        spread.add(node.name.value)
        for (const one of document.definitions)
          if (one.kind === 'FragmentDefinition' && one.name.value === node.name.value) sets.push(one.selectionSet)
      }
    }
  return names
}
