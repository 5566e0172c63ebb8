import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from 'graphql'

/** The selections of the fragments with this name. */
const selectionsOf = ({ definitions }: DocumentNode, name: string): SelectionSetNode[] =>
  definitions.flatMap((one) => (one.kind === 'FragmentDefinition' && one.name.value === name ? [one.selectionSet] : []))

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
        sets.push(...selectionsOf(document, node.name.value))
      }
    }
  return fields
}

/** Their names. */
export const rootFields = (document: DocumentNode, operation: OperationDefinitionNode): string[] =>
  rootFieldNodes(document, operation).map(({ name }) => name.value)
