import { useId, useState } from 'react'
import type { RecordSearch } from '../../form'
import { RecordInput } from '../../form/record/record-input'
import styles from '../list.module.css'
import type { ListState } from '../use-list'
import { allOf } from './filters'

type Props<Filter extends string> = {
  list: Pick<ListState<string, Filter>, 'filters' | 'filterBy'>
  name: Filter
  label: string
  found: RecordSearch
  /** Label of the record whose id is in the address, once it is loaded. */
  chosen?: string
}

/** A filter by one record among too many for a select: the server searches while the user types. */
export function FilterRecord<Filter extends string>({ list, name, label, found, chosen }: Props<Filter>) {
  const id = useId()
  const value = list.filters[name]
  const [picked, setPicked] = useState<{ value: number; label: string }>()
  const shown = picked && String(picked.value) === value ? picked.label : chosen
  return (
    <div className={styles.recordFilter} data-active={value ? '' : undefined}>
      <RecordInput
        id={id}
        label={label}
        found={found}
        shown={value ? (shown ?? '…') : ''}
        placeholder={allOf(label)}
        clearable={Boolean(value)}
        onTake={(choice) => {
          setPicked(choice ?? undefined)
          list.filterBy(name, choice ? String(choice.value) : undefined)
        }}
        input={{ id, 'aria-label': label, onBlur: () => undefined }}
      />
    </div>
  )
}
