import { CaretDown, CaretUp } from '@blueprintjs/icons'
import { type ReactNode, useRef } from 'react'
import { useEveryChurch } from '../session'
import { ErrorState, Skeleton } from '../ui'
import type { Column, ListRow } from './columns'
import { EmptyList, type EmptyProps } from './empty-list'
import styles from './list.module.css'
import { NotRefreshed } from './not-refreshed'
import type { ListPage } from './page'
import { type Opening, Row as TableRow } from './row/row'
import { useRowKeys } from './row/use-row-keys'
import { SavedElsewhere } from './saved'
import { type Selection, SelectPage, SelectRow } from './selection'
import type { ListState } from './use-list'

export type DataTableProps<Row extends ListRow, Field extends string> = EmptyProps & {
  /** Name of the table for screen readers. */
  label: string
  list: ListState<Field>
  columns: Column<Row, Field>[]
  page: ListPage<Row>
  /** The error text when the list could not be loaded. */
  errorText: string
  /** The row's menu (RowMenu); without it there is no 'Ações' column. */
  menu?: (row: Row) => ReactNode
  /** The address or the function for a click on a row; by default the link in the row's first cell. */
  open?: (row: Row) => Opening
  /** The heading above consecutive rows with the same key, for a list sorted by it. */
  group?: (row: Row) => Group
  /** With a selection, each row has a check box (useSelection). */
  selection?: Selection<Row>
  /** The rows are no records of churches, but the platform's. */
  ofPlatform?: boolean
}

type Group = { key: string; head: ReactNode }

/** One page of records: a table on a desktop, cards on a phone (list.module.css). */
export function DataTable<Row extends ListRow, Field extends string>(props: DataTableProps<Row, Field>) {
  const { label, list, columns, page, errorText, open, group, ofPlatform } = props
  // in a list of all churches a row only opens, in its church
  const several = useEveryChurch() && !ofPlatform
  const [menu, selection] = several ? [] : [props.menu, props.selection]
  const table = useRef<HTMLTableElement>(null)
  useRowKeys(table)
  // While rows are selected, a click on a row selects or deselects it. Opening it would lose the selection.
  const opening = (row: Row): Opening | 'link' =>
    selection && selection.rows.length > 0 ? () => selection.toggle(row) : open ? open(row) : 'link'
  if (page.failed && !page.rows?.length) return <ErrorState text={errorText} onRetry={page.retry} />
  if (page.rows?.length === 0 && !page.loading)
    return (
      <>
        <SavedElsewhere page={page} />
        <EmptyList {...props} />
      </>
    )
  return (
    <div className={styles.scroll}>
      <SavedElsewhere page={page} />
      {page.failed && <NotRefreshed text={errorText} onRetry={page.retry} />}
      <table ref={table} className={styles.table} aria-label={label} aria-busy={page.loading}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Head key={column.id} column={column} list={list}>
                {index === 0 && selection && <SelectPage selection={selection} rows={page.rows ?? []} />}
              </Head>
            ))}
            {menu && <th className={styles.actions}>Ações</th>}
          </tr>
        </thead>
        {page.rows ? (
          groupsOf(page.rows, group).map(({ key, head, rows }) => (
            <tbody key={key}>
              {head && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={columns.length + (menu ? 1 : 0)}>
                    {head}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <TableRow
                  key={row.uuid}
                  id={row.id}
                  church={several ? row.idCliente : undefined}
                  opening={opening(row)}
                >
                  {columns.map((column, index) => (
                    <td key={column.id} data-label={column.title} data-align={column.align}>
                      {index === 0 && selection ? (
                        <div className={styles.ticked}>
                          <SelectRow selection={selection} row={row} />
                          {column.cell(row) ?? '-'}
                        </div>
                      ) : (
                        (column.cell(row) ?? '-')
                      )}
                    </td>
                  ))}
                  {menu && <td className={styles.actions}>{menu(row)}</td>}
                </TableRow>
              ))}
            </tbody>
          ))
        ) : (
          <tbody>
            {SKELETON_ROWS.map((key) => (
              <tr key={key}>
                {columns.map((column) => (
                  <td key={column.id} data-label={column.title} data-align={column.align}>
                    <Skeleton />
                  </td>
                ))}
                {menu && <td className={styles.actions} />}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}

/** Puts consecutive rows with the same key into groups. A list without groups becomes one group without a heading. */
function groupsOf<Row>(rows: readonly Row[], group: ((row: Row) => Group) | undefined) {
  const groups: (Group & { rows: Row[] })[] = []
  for (const row of rows) {
    const { key, head } = group?.(row) ?? { key: '', head: undefined }
    const last = groups.at(-1)
    if (last?.key === key) last.rows.push(row)
    else groups.push({ key, head, rows: [row] })
  }
  return groups
}

const SKELETON_ROWS = Array.from({ length: 8 }, (_, index) => index)

type HeadProps<Row, Field extends string> = {
  column: Column<Row, Field>
  list: Pick<ListState<Field>, 'order' | 'sortBy'>
  /** Content before the title. */
  children?: ReactNode
}

function Head<Row, Field extends string>({ column, list, children }: HeadProps<Row, Field>) {
  const field = column.sort
  if (!field)
    return (
      <th data-align={column.align}>
        {children}
        {column.title}
      </th>
    )
  const direction = list.order.campo === field ? list.order.direcao : undefined
  return (
    <th data-align={column.align} aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}>
      {children}
      <button type="button" className={styles.sort} onClick={() => list.sortBy(field)}>
        {column.title}
        {direction === 'DESC' ? <CaretDown /> : <CaretUp className={direction ? undefined : styles.unsorted} />}
      </button>
    </th>
  )
}
