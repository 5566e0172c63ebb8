import { Button, Checkbox, Menu, MenuItem, PopoverNext } from '@blueprintjs/core'
import { CaretDown, Cross } from '@blueprintjs/icons'
import { type JSX, useState } from 'react'
import { toast } from '../ui'
import type { ListRow } from './columns'
import styles from './list.module.css'

/** The selected rows, including those on other pages and in other searches. */
export interface Selection<Row extends ListRow> {
  rows: Row[]
  has(row: Row): boolean
  toggle(row: Row): void
  /** Selects all of these rows, or deselects them when all are selected. */
  togglePage(rows: readonly Row[]): void
  clear(): void
  /** The name of a row for screen readers. */
  nameOf(row: Row): string
}

type Options<Row> = { nameOf: (row: Row) => string; most: number; full: string }

/** @param options.most maximum number of selected rows; `full` is the message when it is reached */
export function useSelection<Row extends ListRow>({ nameOf, most, full }: Options<Row>): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())

  const change = (rows: readonly Row[], ticked: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (!ticked) next.delete(row.id)
      else if (next.size < most || next.has(row.id)) next.set(row.id, row)
      else return toast.info(full)
    }
    setChosen(next)
  }

  return {
    rows: [...chosen.values()],
    has: (row) => chosen.has(row.id),
    toggle: (row) => change([row], !chosen.has(row.id)),
    togglePage: (rows) => change(rows, !rows.every((row) => chosen.has(row.id))),
    clear: () => setChosen(new Map()),
    nameOf,
  }
}

export function SelectRow<Row extends ListRow>({ selection, row }: { selection: Selection<Row>; row: Row }) {
  return (
    <Checkbox
      className={styles.tick}
      checked={selection.has(row)}
      onChange={() => selection.toggle(row)}
      aria-label={`Selecionar ${selection.nameOf(row)}`}
    />
  )
}

/** The check box that selects a whole page. */
export function SelectPage<Row extends ListRow>({
  selection,
  rows,
}: {
  selection: Selection<Row>
  rows: readonly Row[]
}) {
  const ticked = rows.filter(selection.has).length
  return (
    <Checkbox
      className={styles.tick}
      checked={rows.length > 0 && ticked === rows.length}
      indeterminate={ticked > 0 && ticked < rows.length}
      onChange={() => selection.togglePage(rows)}
      aria-label="Selecionar todos desta página"
    />
  )
}

/** An action on the selected rows. */
export interface SelectionAction {
  icon: JSX.Element
  text: string
  onClick: () => void
}

type BarProps<Row extends ListRow> = {
  selection: Selection<Row>
  /** how many rows are selected, in words */
  text: string
  actions: SelectionAction[]
}

/** The actions on the selected rows; visible while rows are selected, also while scrolling. */
export function SelectionBar<Row extends ListRow>({ selection, text, actions }: BarProps<Row>) {
  if (selection.rows.length === 0) return null
  return (
    <section className={styles.selection} aria-label="Ações para a seleção">
      <output>{text}</output>
      <div className={styles.selectionActions}>
        {actions.map((action) => (
          <Button key={action.text} variant="outlined" {...action} />
        ))}
      </div>
      <PopoverNext
        placement="bottom-end"
        transitionDuration={120}
        content={
          <Menu className={styles.selectionMenu}>
            {actions.map((action) => (
              <MenuItem key={action.text} {...action} />
            ))}
          </Menu>
        }
      >
        <Button className={styles.phoneOnly} variant="outlined" endIcon={<CaretDown />} text="Ações" />
      </PopoverNext>
      <Button variant="minimal" icon={<Cross />} aria-label="Limpar seleção" onClick={selection.clear} />
    </section>
  )
}
