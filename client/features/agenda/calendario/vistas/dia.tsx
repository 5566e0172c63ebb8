import styles from '../calendario.module.css'
import { longDay } from '../days'
import { Entrada, type Entries } from './entrada'

type Props = { day: string; today: string; entries: NonNullable<ReturnType<Entries['get']>> }

/** One day with its entries in full. */
export function Dia({ day, today, entries }: Props) {
  return (
    <section className={styles.day} data-today={day === today || undefined}>
      <h3>
        {longDay(day)}
        {day === today && <span className={styles.today}>hoje</span>}
      </h3>
      {entries.length === 0 && <p className={styles.nothing}>Nada marcado.</p>}
      <ul className={styles.full}>
        {entries.map((entrada) => (
          <li key={`${entrada.tipo}${entrada.id}`}>
            <Entrada entrada={entrada} day={day} full />
          </li>
        ))}
      </ul>
    </section>
  )
}
