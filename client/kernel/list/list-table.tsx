import type { ListRow } from './columns'
import { DataTable, type DataTableProps } from './data-table'
import { EmptyListBin } from './empty-list'
import { Pager } from './pager'
import type { ListQuery } from './use-list-query'

type Props<Row extends ListRow, Field extends string> = {
  of: ListQuery<Row, unknown, Field, never>
  hint: string
} & Omit<DataTableProps<Row, Field>, 'list' | 'columns' | 'page' | 'more'>

/** One page of a list, with its pager. */
export function ListTable<Row extends ListRow, Field extends string>({ of, ...table }: Props<Row, Field>) {
  const { list, columns, page } = of
  return (
    <>
      <DataTable list={list} columns={columns.shown} page={page} more={<EmptyListBin of={of} />} {...table} />
      <Pager list={list} page={page} />
    </>
  )
}
