import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from 'graphql'

/** An operation's root fields, also those in fragments. Each fragment is read once. */
export function rootFieldNodes(document: DocumentNode, operation: OperationDefinitionNode): FieldNode[] {
  const fields: FieldNode[] = []
  const sets: SelectionSetNode[] = [operation.selectionSet]
  const spread = new Set<string>()
  for (const { selections } of sets)
    for (const node of selections) {
      if (node.kind === 'Field') fields.push(node)
      else if (node.kind === 'InlineFragment') sets.push(node.selectionSet)
      else if (!spread.has(node.name.value)) {
        spread.add(node.name.value)
        for (const one of document.definitions)
          if (one.kind === 'FragmentDefinition' && one.name.value === node.name.value) sets.push(one.selectionSet)
      }
    }
  return fields
}

/** Their names. */
export const rootFields = (document: DocumentNode, operation: OperationDefinitionNode): string[] =>
  rootFieldNodes(document, operation).map(({ name }) => name.value)
