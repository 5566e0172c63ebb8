import { useEffect, useRef } from 'react'
import styles from '../calendario.module.css'
import { longDay, longWeekday, shortWeekday } from '../days'
import { useKinds } from '../kinds'
import type { View } from '../use-view'
import { Dia } from './dia'
import { Entrada, type Entries } from './entrada'

/** Maximum number of lines in a day. With more entries, the last line is a button that opens the week. */
const ROOM = 3

/** A month. On a phone each day shows dots, and the entries of the selected day are listed below. */
export function Mes({ view, entries }: { view: View; entries: Entries }) {
  const { days, dia, today } = view
  const chosen = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // On a phone the entries of the clicked day are below the month, so this scrolls to them.
  useEffect(() => {
    if (pressed.current) chosen.current?.scrollIntoView({ block: 'nearest' })
    pressed.current = false
  })
  const choose = (day: string) => {
    pressed.current = true
    view.choose(day)
  }
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <>
      <table className={styles.month} aria-label={view.title}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={longWeekday(day)}>
                {shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  data-outside={day.slice(0, 7) !== dia.slice(0, 7) || undefined}
                  data-today={day === today || undefined}
                  data-chosen={day === dia || undefined}
                >
                  <Cell view={view} day={day} entries={entries.get(day) ?? []} onChoose={choose} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div ref={chosen} className={styles.phoneOnly}>
        <Dia day={dia} today={today} entries={entries.get(dia) ?? []} />
      </div>
    </>
  )
}

type CellProps = {
  view: View
  day: string
  entries: NonNullable<ReturnType<Entries['get']>>
  onChoose: (day: string) => void
}

function Cell({ view, day, entries, onChoose }: CellProps) {
  const { kindOf } = useKinds()
  const room = entries.length > ROOM ? ROOM - 1 : ROOM
  const more = entries.length - room
  const count = entries.length === 1 ? '1 item' : `${entries.length} itens`
  return (
    <>
      <button
        type="button"
        className={styles.number}
        aria-label={`${longDay(day)}, ${count}`}
        aria-current={day === view.today ? 'date' : undefined}
        aria-pressed={day === view.dia}
        onClick={() => onChoose(day)}
      >
        <span>{Number(day.slice(8))}</span>
      </button>
      <div className={styles.dots} aria-hidden="true">
        {entries.slice(0, 4).map(({ tipo, id }) => (
          <span key={`${tipo}${id}`} className={styles.dot} data-tone={kindOf(tipo).tone} />
        ))}
      </div>
      <ul className={styles.entries}>
        {entries.slice(0, room).map((entrada) => (
          <li key={`${entrada.tipo}${entrada.id}`}>
            <Entrada entrada={entrada} day={day} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={() => view.choose(day, 'semana')}>
              +{more} mais<span className="visually-hidden"> em {longDay(day)}</span>
            </button>
          </li>
        )}
      </ul>
    </>
  )
}
