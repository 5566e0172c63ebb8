import {
  AggregateFunctionNode,
  type BinaryOperationNode,
  ColumnNode,
  type IdentifierNode,
  type LimitNode,
  type OffsetNode,
  type OperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ReferenceNode,
  SelectAllNode,
  type SelectionNode,
  ValueNode,
} from 'kysely'

const columns = new Map<string, string>()
const quoted = new Map<string, string>()

/** 'dataNascimento' -> 'data_nascimento', as MikroORM names the columns. */
function columnOf(property: string): string {
  let column = columns.get(property)
  if (column === undefined) {
    column = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    columns.set(property, column)
  }
  return column
}

const numberIn = (node: OperationNode): number | undefined =>
  ValueNode.is(node) && Number.isSafeInteger(node.value) ? (node.value as number) : undefined

const isInt = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31

/**
 * Compiles queries that name columns by the entities' properties. The query renames them (`"nome_ordem" as
 * "nomeOrdem"`), so that the driver's rows can be used unchanged.
 */
export class QueryCompiler extends PostgresQueryCompiler {
  protected override visitColumn(node: ColumnNode): void {
    this.append(this.quoted(columnOf(node.column.name)))
  }

  protected override visitIdentifier(node: IdentifierNode): void {
    this.append(this.quoted(node.name))
  }

  /** Kept by name, because the library looks at each letter again. Names come from the code, never from a request. */
  private quoted(name: string): string {
    let text = quoted.get(name)
    if (text === undefined) {
      text = `"${this.sanitizeIdentifier(name)}"`
      quoted.set(name, text)
    }
    return text
  }

  /** Selects a column under the name of its property. */
  protected override visitSelection(node: SelectionNode): void {
    super.visitSelection(node)
    const { selection } = node
    const column = ReferenceNode.is(selection) ? selection.column : selection
    if (SelectAllNode.is(column) && !(this.parentNode && AggregateFunctionNode.is(this.parentNode))) {
      throw new Error('select * would not come back under property names: name the columns')
    }
    if (ColumnNode.is(column) && columnOf(column.column.name) !== column.column.name) {
      this.append(` as ${this.quoted(column.column.name)}`)
    }
  }

  /**
   * Compiles `in (...)` to one array parameter. Otherwise each number of values would be a different statement to
   * prepare. Numbers are hidden in a subquery: when PostgreSQL sees that they are few, it plans the statement anew for
   * each request, which took ten times as long as running it.
   */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node
    if (!PrimitiveValueListNode.is(rightOperand) || !OperatorNode.is(operator) || operator.operator !== 'in') {
      super.visitBinaryOperation(node)
      return
    }
    const { values } = rightOperand
    const hidden = values.length > 0 && values.every(isInt)
    this.visitNode(leftOperand)
    this.append(hidden ? ' = any((select ' : ' = any(')
    this.appendValue([...values])
    this.append(hidden ? '::int[])::int[])' : ')')
  }

  /** A limit is written into the text: with a parameter, PostgreSQL would plan the statement again each time. */
  protected override visitLimit(node: LimitNode): void {
    const rows = numberIn(node.limit)
    if (rows === undefined) super.visitLimit(node)
    else this.append(`limit ${rows}`)
  }

  /** An offset of 0 is written into the text, so that the first page has one plan. */
  protected override visitOffset(node: OffsetNode): void {
    if (numberIn(node.offset) === 0) this.append('offset 0')
    else super.visitOffset(node)
  }
}
