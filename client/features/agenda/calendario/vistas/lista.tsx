import { EmptyState } from '../../../../kernel/ui'
import styles from '../calendario.module.css'
import type { View } from '../use-view'
import { Dia } from './dia'
import type { Entries } from './entrada'

/** The coming days that have entries. */
export function Lista({ view, entries }: { view: View; entries: Entries }) {
  const days = view.days.filter((day) => entries.get(day)?.length)
  if (days.length === 0) return <EmptyState text="Nada marcado nestes dias." />
  return (
    <div className={styles.list}>
      {days.map((day) => (
        <Dia key={day} day={day} today={view.today} entries={entries.get(day) ?? []} />
      ))}
    </div>
  )
}
