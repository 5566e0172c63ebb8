import { Button, HTMLSelect } from '@blueprintjs/core'
import { Filter, Trash } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Children, isValidElement, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { DateInput } from '../../form/date/date-input'
import { useCan } from '../../session'
import { addressParams } from '../../ui'
import { type Column, useReadable } from '../columns'
import styles from '../list.module.css'
import type { ListState } from '../use-list'

type FiltersProps = { list: Pick<ListState, 'filters'>; children: ReactNode }

/** The width below which the style sheet puts the filters behind a button (list.module.css). */
const phone = () => window.matchMedia('(max-width: 767px)')
const onPhoneChange = (changed: () => void) => {
  const query = phone()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** How many filters are drawn where there is room; the others are folded. */
const DRAWN = 2

/** A button in the place of a single filter would save nothing. */
const LEAST_FOLDED = 2

/** Filters of the address that have a button of their own: the recycle bin and the period. */
const apart = ['excluidos', 'quando']

/** The name of a filter, from its element. */
const nameOf = (filter: ReactNode) => (isValidElement<{ name?: string }>(filter) ? filter.props.name : undefined)

/**
 * The filters in their own row: the first two, and the others behind 'Filtros (n)', which counts those of them that are
 * set. On a phone all are behind it, and are drawn when it is pressed for the first time: the list itself is there sooner.
 */
export function Filters({ list, children }: FiltersProps) {
  const onPhone = useSyncExternalStore(onPhoneChange, () => phone().matches)
  const all = Children.toArray(children)
  const own = all.filter((child) => !(isValidElement(child) && child.type === SortSelect))
  const drawn = onPhone ? [] : own.length < DRAWN + LEAST_FOLDED ? own : own.slice(0, DRAWN)
  const seen = [...apart, ...drawn.map(nameOf)]
  const active = Object.entries(list.filters).filter(([name, value]) => value && !seen.includes(name)).length
  // a filter that the address sets is seen from the start
  const [open, setOpen] = useState(active > 0 && !onPhone)
  const [opened, setOpened] = useState(false)
  const id = useId()
  const folded = onPhone ? all : own.slice(drawn.length)
  const button = folded.length > 0 && (
    <Button
      variant="outlined"
      icon={<Filter />}
      text={active > 0 ? `Filtros (${active})` : 'Filtros'}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => {
        setOpen(!open)
        setOpened(true)
      }}
    />
  )
  if (onPhone)
    return (
      <>
        {button}
        <div id={id} className={styles.filters} data-open={open}>
          {(open || opened) && folded}
        </div>
      </>
    )
  return (
    <div className={styles.filters}>
      {drawn}
      {button}
      <div id={id} className={styles.folded}>
        {open && folded}
      </div>
    </div>
  )
}

/** The text of an unset filter: 'Cor: todas', 'Tipo: todos'. */
export const allOf = (label: string, feminine = false) => `${label}: ${feminine ? 'todas' : 'todos'}`

type Choice = { value: string; label: string }

type FilterProps<Filter extends string> = {
  list: Pick<ListState<string, Filter>, 'filters' | 'filterBy'>
  name: Filter
  label: string
  /** the grammatical gender of the label, which cannot be seen from its ending ('Dia', 'Mão') */
  feminine?: boolean
  choices: Choice[]
}

/** One filter of the list; its first option shows everything. */
export function FilterSelect<Filter extends string>({ list, name, label, feminine, choices }: FilterProps<Filter>) {
  return (
    <HTMLSelect
      className={styles.filter}
      aria-label={label}
      value={list.filters[name] ?? ''}
      onChange={(event) => list.filterBy(name, event.currentTarget.value || undefined)}
      data-active={list.filters[name] ? '' : undefined}
    >
      <option value="">{allOf(label, feminine)}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </HTMLSelect>
  )
}

type DateProps<Filter extends string> = Omit<FilterProps<Filter>, 'choices' | 'feminine'>

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** A filter by one day, typed or picked; it applies once the date is complete. */
export function FilterDate<Filter extends string>({ list, name, label }: DateProps<Filter>) {
  const value = list.filters[name] ?? ''
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const store = (next: string) => {
    setText(next)
    if ((next === '' || DATE.test(next)) && next !== value) list.filterBy(name, next || undefined)
  }
  return (
    <div className={styles.dateFilter}>
      <span aria-hidden="true">{label}</span>
      <DateInput label={label} aria-label={label} value={text} onStore={store} inputRef={() => undefined} />
    </div>
  )
}

type SortProps<Row, Field extends string> = {
  list: Pick<ListState<Field>, 'order' | 'sortBy'>
  columns: Column<Row, Field>[]
}

/** Selects the sort order on a phone, where the table has no column headers to click. */
export function SortSelect<Row, Field extends string>({ list, columns }: SortProps<Row, Field>) {
  const sortable = useReadable(columns).flatMap(({ sort, title }) => (sort ? [{ field: sort, title }] : []))
  return (
    <HTMLSelect
      className={`${styles.filter} ${styles.phoneOnly}`}
      aria-label="Ordenar por"
      value={list.order.campo}
      onChange={(event) => list.sortBy(event.currentTarget.value as Field)}
    >
      {sortable.map(({ field, title }) => (
        <option key={field} value={field}>
          Ordem: {title}
        </option>
      ))}
    </HTMLSelect>
  )
}

/** Shows the deleted records instead of the others, to people who may restore them. */
export function RecycleBin({ list }: { list: Pick<ListState<string, 'excluidos'>, 'filters' | 'filterBy'> }) {
  const open = list.filters.excluidos === 'true'
  if (!useCan('lixeira.restaurar')) return null
  return (
    <Button
      variant="outlined"
      icon={<Trash />}
      text="Lixeira"
      active={open}
      aria-pressed={open}
      onClick={() => list.filterBy('excluidos', addressParams().has('excluidos') ? undefined : 'true')}
    />
  )
}
