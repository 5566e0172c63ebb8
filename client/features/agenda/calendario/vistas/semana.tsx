import styles from '../calendario.module.css'
import type { View } from '../use-view'
import { Dia } from './dia'
import type { Entries } from './entrada'

/** A week with one column per day; on a phone the days are stacked. */
export function Semana({ view, entries }: { view: View; entries: Entries }) {
  return (
    <div className={styles.week}>
      {view.days.map((day) => (
        <Dia key={day} day={day} today={view.today} entries={entries.get(day) ?? []} />
      ))}
    </div>
  )
}
