import type { Action } from '../../gql/actions'
import { Can } from '../session'
import { ColumnChoice } from './column-choice'
import type { ListRow } from './columns'
import { ExportMenu } from './export/export-menu'
import { RecycleBin } from './filter/filters'
import type { ListQuery } from './use-list-query'

type Props<Row extends ListRow, Field extends string> = {
  of: ListQuery<Row, unknown, Field, never>
  /** Title of the printed sheet. */
  title: string
  /** Only people who may do this action may export the list. */
  exporting: Action
  /** The rows are cards, so there are no columns to choose. */
  cards?: boolean
}

/** The tools for a whole list: the recycle bin where there is one, the choice of columns, the export. */
export function ListTools<Row extends ListRow, Field extends string>({
  of,
  title,
  exporting,
  cards,
}: Props<Row, Field>) {
  const { list, columns, name, exported, load } = of
  return (
    <>
      {'excluidos' in list.filters && <RecycleBin list={list} />}
      {!cards && columns.all.length > FEW && <ColumnChoice columns={columns} />}
      <Can action={exporting}>
        <ExportMenu name={name} title={title} list={exported} columns={columns.shown} load={load} />
      </Can>
    </>
  )
}

/** Up to this many columns fit on every screen. */
const FEW = 3
