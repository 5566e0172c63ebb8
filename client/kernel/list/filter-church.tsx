import { useId, useState } from 'react'
import { useChurchSearch } from '../form/church-search'
import { RecordInput } from '../form/record-input'
import { allOf } from './filters'
import styles from './list.module.css'
import type { ListState } from './use-list'

type Props = {
  church: string | undefined
  onChoose: ListState['chooseChurch']
  /** The text while no church is selected; by default all churches. */
  none?: string
}

/**
 * The church by which the list is filtered, for people who read the lists of all churches; other people see no such
 * filter.
 */
export function FilterChurch({ church, onChoose, none }: Props) {
  return church === undefined ? null : <Choice church={church} choose={onChoose} none={none} />
}

function Choice({ church, choose, none }: { church: string; choose: ListState['chooseChurch']; none?: string }) {
  const id = useId()
  const found = useChurchSearch()
  const [picked, setPicked] = useState<{ value: number; label: string }>()
  const chosen = church !== 'todas'
  const named = [picked, ...found.choices].find((choice) => choice && String(choice.value) === church)
  return (
    <div className={styles.recordFilter} data-active={chosen ? '' : undefined}>
      <RecordInput
        id={id}
        label="Igreja"
        found={found}
        shown={chosen ? (named?.label ?? `Igreja ${church}`) : ''}
        placeholder={none ?? allOf('Igreja', true)}
        clearable={chosen}
        onTake={(choice) => {
          setPicked(choice ?? undefined)
          choose(choice ? Number(choice.value) : undefined)
        }}
        input={{ id, 'aria-label': 'Igreja', onBlur: () => undefined }}
      />
    </div>
  )
}
