import {
  AggregateFunctionNode,
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  type KyselyPlugin,
  LimitNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  type QueryId,
  RawNode,
  ReferenceNode,
  SelectAllNode,
  SelectionNode,
  type SelectQueryNode,
  ValueNode,
} from 'kysely'

const columns = new Map<string, string>()

/** 'dataNascimento' -> 'data_nascimento', as MikroORM names the columns. */
function columnOf(property: string): string {
  let column = columns.get(property)
  if (column === undefined) {
    column = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    columns.set(property, column)
  }
  return column
}

const isOperator = (node: OperationNode, operator: string) => OperatorNode.is(node) && node.operator === operator

const numberIn = (node: OperationNode): number | undefined =>
  ValueNode.is(node) && Number.isSafeInteger(node.value) ? (node.value as number) : undefined

class QueryTransformer extends OperationNodeTransformer {
  protected override transformColumn(node: ColumnNode): ColumnNode {
    const column = columnOf(node.column.name)
    return column === node.column.name ? node : ColumnNode.create(column)
  }

  /** What is selected by its property's name comes back under it. */
  protected override transformSelection(node: SelectionNode, queryId?: QueryId): SelectionNode {
    if (AggregateFunctionNode.is(this.nodeStack.at(-2) ?? node)) return node // count(*)
    const transformed = super.transformSelection(node, queryId)
    const { selection } = node
    const column = ReferenceNode.is(selection) ? selection.column : selection
    if (SelectAllNode.is(column)) throw new Error('select * would not come back under property names: name the columns')
    if (!ColumnNode.is(column) || columnOf(column.column.name) === column.column.name) return transformed
    return SelectionNode.create(AliasNode.create(transformed.selection, IdentifierNode.create(column.column.name)))
  }

  /**
   * PostgreSQL plans a statement anew each time when it does not know how few rows are wanted, so limits stand in the text.
   * An offset of nothing is none.
   */
  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const { limit, offset, ...rest } = super.transformSelectQuery(node, queryId)
    const rows = limit && numberIn(limit.limit)
    return {
      ...rest,
      ...(limit && { limit: rows === undefined ? limit : LimitNode.create(ValueNode.createImmediate(rows)) }),
      ...(offset && numberIn(offset.offset) !== 0 && { offset }),
    }
  }

  /** `in (...)` of values is one parameter, or every number of values would be another statement to prepare. */
  protected override transformBinaryOperation(node: BinaryOperationNode, queryId?: QueryId): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = node
    if (!PrimitiveValueListNode.is(rightOperand) || !isOperator(operator, 'in')) {
      return super.transformBinaryOperation(node, queryId)
    }
    return BinaryOperationNode.create(
      this.transformNode(leftOperand, queryId),
      OperatorNode.create('='),
      RawNode.create(['any(', ')'], [ValueNode.create([...rightOperand.values])]),
    )
  }
}

const transformer = new QueryTransformer()

/**
 * Queries with the entities' property names as columns. The database does the renaming (`"nome_ordem" as "nomeOrdem"`), so
 * that rows come out of the driver as they are used.
 */
export const queryPlugin: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}
