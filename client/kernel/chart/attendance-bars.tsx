import { formatDate } from '../ui'
import styles from './attendance-bars.module.css'

/** One meeting: how many people came, and how many of them were first-time or one-time visitors. */
export type Attendance = {
  key: string | number
  date: string
  presentes: number
  visitantes: number
  /** the meeting's name for screen readers; without it, the date */
  name?: string
  title?: string
  /** the average at the time of this meeting */
  media?: number
}

type Props = {
  label: string
  meetings: readonly Attendance[]
  /** the legend's text for the `media` of the meetings */
  average?: string
}

/** Attendance as one bar per meeting. */
export function AttendanceBars({ label, meetings, average }: Props) {
  const most = Math.max(1, ...meetings.map(({ presentes, visitantes }) => presentes + visitantes))
  const share = (count: number) => ({ height: `${(count / most) * 100}%` })
  const said = meetings.map(
    ({ date, name = formatDate(date), presentes, visitantes }) =>
      `${name}: ${presentes} presentes, ${visitantes} visitantes`,
  )
  return (
    <figure className={styles.chart}>
      <div
        role="img"
        aria-label={`${label}. ${said.join('; ')}.`}
        className={styles.bars}
        data-many={meetings.length > 24 || undefined}
      >
        {meetings.map(({ key, date, presentes, visitantes, title, media }) => (
          <div key={key} className={styles.bar} title={title}>
            <span className={styles.count}>{presentes + visitantes}</span>
            <div className={styles.stack}>
              {media !== undefined && <span className={styles.media} style={{ bottom: `${(media / most) * 100}%` }} />}
              <span data-kind="visitantes" style={share(visitantes)} />
              <span data-kind="presentes" style={share(presentes)} />
            </div>
            <span className={styles.when}>{formatDate(date).slice(0, 5)}</span>
          </div>
        ))}
      </div>
      <figcaption>
        <span data-kind="presentes">Presentes</span>
        <span data-kind="visitantes">Visitantes</span>
        {average && <span data-kind="media">{average}</span>}
      </figcaption>
    </figure>
  )
}
