import { daysOf, formatLongDate } from '../../../../kernel/ui'
import styles from './calendario.module.css'

const weekdays = ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb']

type Props = {
  month: string
  today: string
  chosen: string | undefined
  /** Number of rehearsals per day. */
  counts: ReadonlyMap<string, number>
  onChoose: (day: string) => void
}

/** The days of a month. Only days with rehearsals can be clicked. */
export function Grid({ month, today, chosen, counts, onChoose }: Props) {
  const days = daysOf(month)
  const before = new Date(`${month}-01T12:00:00Z`).getUTCDay()
  return (
    <div className={styles.grid}>
      {weekdays.map((name) => (
        <span key={name} className={styles.weekday} aria-hidden="true">
          {name}
        </span>
      ))}
      {days.map((day, index) => {
        const count = counts.get(day) ?? 0
        const many = count === 1 ? '1 ensaio' : `${count} ensaios`
        return (
          <button
            key={day}
            type="button"
            className={styles.day}
            style={index === 0 ? { gridColumnStart: before + 1 } : undefined}
            disabled={count === 0}
            data-today={day === today || undefined}
            aria-pressed={count > 0 ? day === chosen : undefined}
            aria-label={count > 0 ? `${formatLongDate(day)}: ${many}` : formatLongDate(day)}
            onClick={() => onChoose(day)}
          >
            {Number(day.slice(8))}
            {count > 0 && <span className={styles.mark} data-count={count} aria-hidden="true" />}
          </button>
        )
      })}
    </div>
  )
}
