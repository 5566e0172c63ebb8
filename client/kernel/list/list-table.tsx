import type { ListRow } from './columns'
import { DataTable, type DataTableProps } from './data-table'
import { Pager } from './pager'
import type { ListQuery } from './use-list-query'

type Props<Row extends ListRow, Field extends string> = {
  of: ListQuery<Row, unknown, Field, never>
} & Omit<DataTableProps<Row, Field>, 'list' | 'columns' | 'page'>

/** One page of a list, with its pager. */
export function ListTable<Row extends ListRow, Field extends string>({ of, ...table }: Props<Row, Field>) {
  const { list, columns, page } = of
  return (
    <>
      <DataTable list={list} columns={columns.shown} page={page} {...table} />
      <Pager list={list} page={page} />
    </>
  )
}
