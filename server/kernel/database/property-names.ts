import {
  AggregateFunctionNode,
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type QueryId,
  ReferenceNode,
  SelectAllNode,
  SelectionNode,
} from 'kysely'

/** 'dataNascimento' -> 'data_nascimento', as MikroORM names the columns. */
const columnOf = (property: string): string => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columnNames = new Map<string, string>()

function cachedColumnOf(property: string): string {
  let column = columnNames.get(property)
  if (column === undefined) columnNames.set(property, (column = columnOf(property)))
  return column
}

class PropertyNames extends OperationNodeTransformer {
  protected override transformColumn(node: ColumnNode): ColumnNode {
    const column = cachedColumnOf(node.column.name)
    return column === node.column.name ? node : ColumnNode.create(column)
  }

  /** What is selected by its property's name comes back under it. */
  protected override transformSelection(node: SelectionNode, queryId?: QueryId): SelectionNode {
    if (AggregateFunctionNode.is(this.nodeStack.at(-2) ?? node)) return node // count(*)
    const transformed = super.transformSelection(node, queryId)
    const { selection } = node
    const column = ReferenceNode.is(selection) ? selection.column : selection
    if (SelectAllNode.is(column)) throw new Error('select * would not come back under property names: name the columns')
    if (!ColumnNode.is(column) || cachedColumnOf(column.column.name) === column.column.name) return transformed
    return SelectionNode.create(AliasNode.create(transformed.selection, IdentifierNode.create(column.column.name)))
  }
}

const transformer = new PropertyNames()

/**
 * Queries with the entities' property names as columns. The database does the renaming (`"nome_ordem" as "nomeOrdem"`), so
 * that rows come out of the driver as they are used.
 */
export const propertyNames: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}
