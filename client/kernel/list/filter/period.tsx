import { Button, ButtonGroup } from '@blueprintjs/core'
import { useState } from 'react'
import styles from '../list.module.css'
import type { ListPage } from '../page'
import type { ListState } from '../use-list'

export type Choice = { value: string; label: string }

/** The usual names of the two periods. */
export const usualPeriods: readonly Choice[] = [
  { value: 'proximos', label: 'Próximos' },
  { value: 'anteriores', label: 'Anteriores' },
]

/** The same, for records whose name is feminine. */
export const femininePeriods: readonly Choice[] = [
  { value: 'proximos', label: 'Próximas' },
  { value: 'anteriores', label: 'Anteriores' },
]

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const

/** The text for both periods together. It has the grammatical gender of the first period: 'Próximas', 'Todas'. */
const allOf = ({ label }: Choice): Choice => ({ value: 'todos', label: label.endsWith('as') ? 'Todas' : 'Todos' })

/**
 * A list by time shows the coming records by default. It shows all records when the user searches, sets another filter
 * or selects all, and when there are no coming records.
 * @param choices the API's names of the two periods: first the coming, then the past; undefined for other lists
 */
export function usePeriod<Field extends string, Filter extends string>(
  list: ListState<Field, Filter>,
  choices: readonly Choice[] | undefined,
) {
  const [none, setNone] = useState(false)
  if (!choices) return { list, page: <Row,>(page: ListPage<Row>) => page, tabs: null }
  const name = 'quando' as Filter
  const [next] = choices as [Choice]
  const all = allOf(next)
  const stated = [...choices, all].find(({ value }) => value === list.filters[name])?.value
  const chosen = stated ?? (list.narrowed || none ? all.value : next.value)
  const quando = chosen === all.value ? undefined : chosen
  const { campo, direcao } = list.order
  // When no sort order is selected, the server lists coming records nearest first, and others latest first.
  const order =
    quando === next.value && list.variables.ordem === undefined ? { campo, direcao: opposite[direcao] } : list.order
  return {
    /** the list, with the filters in the form that the API takes */
    list: {
      ...list,
      filters: { ...list.filters, [name]: quando },
      order,
      sortBy: (field: Field) =>
        list.orderBy({ campo: field, direcao: order.campo === field && order.direcao === 'ASC' ? 'DESC' : 'ASC' }),
    },
    /** the page with its period filter applied */
    page<Row>(page: ListPage<Row>): ListPage<Row> {
      if (stated || !quando || page.loading || page.failed || page.total !== 0) return page
      setNone(true)
      return { ...page, rows: undefined, loading: true }
    },
    tabs: (
      <ButtonGroup role="group" aria-label="Período" className={styles.period}>
        {[...choices, all].map(({ value, label }) => (
          <Button
            key={value}
            variant="outlined"
            text={label}
            active={value === chosen}
            aria-pressed={value === chosen}
            onClick={() => list.filterBy(name, value)}
          />
        ))}
      </ButtonGroup>
    ),
  }
}
