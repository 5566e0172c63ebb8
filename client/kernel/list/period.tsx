import { Button, ButtonGroup } from '@blueprintjs/core'
import { useState } from 'react'
import styles from './list.module.css'
import type { ListPage } from './page'
import type { ListState } from './use-list'

type Choice = { value: string; label: string }

const usual: readonly Choice[] = [
  { value: 'proximos', label: 'Próximos' },
  { value: 'anteriores', label: 'Anteriores' },
]

const all: Choice = { value: 'todos', label: 'Todos' }

/**
 * A list in time opens at today: at what comes next, until one asks for what was or for everything. A search, another filter, and
 * nothing to come show everything.
 * @param choices what the API calls the two times; the first is what comes next
 */
export function usePeriod<List extends ListState<string, 'quando'>>(list: List, choices = usual) {
  const [none, setNone] = useState(false)
  const [next] = choices as [Choice]
  const stated = [...choices, all].find(({ value }) => value === list.filters.quando)?.value
  const chosen = stated ?? (list.narrowed || none ? all.value : next.value)
  const quando = chosen === all.value ? undefined : chosen
  return {
    /** the filter of the API */
    quando,
    /** for the parts of the list that send its filters themselves */
    list: { ...list, filters: { ...list.filters, quando } } as List,
    /** the page as it is to be shown */
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
            onClick={() => list.filterBy('quando', value)}
          />
        ))}
      </ButtonGroup>
    ),
  }
}
