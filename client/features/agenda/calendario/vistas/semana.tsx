import styles from '../calendario.module.css'
import type { View } from '../use-view'
import { Dia } from './dia'
import type { Entries } from './entrada'

/** A week, a column a day; on a phone one below the other. */
export function Semana({ view, entries }: { view: View; entries: Entries }) {
  return (
    <div className={styles.week}>
      {view.days.map((day) => (
        <Dia key={day} day={day} today={view.today} entries={entries.get(day) ?? []} />
      ))}
    </div>
  )
}
