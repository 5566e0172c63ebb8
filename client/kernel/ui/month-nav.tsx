import { Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons'
import { addressParams } from './address'
import { formatMonthTitle } from './format'
import styles from './month-nav.module.css'

type Props = {
  /** 'YYYY-MM'; the query parameter `mes`. */
  month: string
  /** The current month in the church's time zone. */
  now: string
  onChange: (month: string) => void
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Buttons to the previous, the next and the current month. */
export function MonthNav({ month, now, onChange }: Props) {
  const step = (months: number) => {
    const present = addressParams().get('mes') ?? ''
    onChange(addMonths(MONTH.test(present) ? present : month, months))
  }
  return (
    <div className={styles.nav}>
      <Button variant="outlined" icon={<ChevronLeft />} aria-label="Mês anterior" onClick={() => step(-1)} />
      <h2 aria-live="polite">{formatMonthTitle(month)}</h2>
      <Button variant="outlined" icon={<ChevronRight />} aria-label="Próximo mês" onClick={() => step(1)} />
      <Button variant="minimal" text="Hoje" disabled={month === now} onClick={() => onChange(now)} />
    </div>
  )
}

/** Adds months: addMonths('2026-12', 1) is '2027-01'. */
function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The days of a month, 'YYYY-MM-DD'. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}
