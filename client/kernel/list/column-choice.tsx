import { Button, Checkbox, PopoverNext } from '@blueprintjs/core'
import { ColumnLayout } from '@blueprintjs/icons'
import type { Columns } from './columns'
import styles from './list.module.css'

/** Lets the user choose the visible columns; the first one is always visible. */
export function ColumnChoice<Row, Field extends string>({ columns }: { columns: Columns<Row, Field> }) {
  return (
    <PopoverNext
      placement="bottom-end"
      transitionDuration={120}
      content={
        <fieldset className={styles.choice}>
          <legend>Colunas da lista</legend>
          {columns.all.slice(1).map((column) => (
            <Checkbox
              key={column.id}
              label={column.title}
              checked={columns.shown.includes(column)}
              onChange={() => columns.toggle(column.id)}
            />
          ))}
        </fieldset>
      }
    >
      <Button variant="outlined" icon={<ColumnLayout />} text="Colunas" className={styles.wideOnly} />
    </PopoverNext>
  )
}
