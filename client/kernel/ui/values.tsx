import { createContext, useContext } from 'react'
import { formatDate, formatDay, formatInstant, formatMoney, isZero } from './format'
import styles from './values.module.css'

const EMPTY = '-'

/** The church's time zone, for every instant on screen; the session provides it. */
export const TimeZone = createContext('America/Sao_Paulo')

/** R$ with two decimals from a decimal string; '-' for no value. */
export function Money({ value }: { value: string | null | undefined }) {
  return <span className={styles.number}>{value == null ? EMPTY : formatMoney(value)}</span>
}

/** A balance; one below zero says so in a word and in colour, because a sign is easily overlooked. */
export function Balance({ value }: { value: string | null | undefined }) {
  if (!value?.startsWith('-')) return <Money value={value} />
  return (
    <span className={styles.negative}>
      <Money value={value} /> <small>negativo</small>
    </span>
  )
}

const words = {
  contado: {
    less: (amount: string) => `Falta ${amount}`,
    more: (amount: string) => `Sobra ${amount}`,
    even: 'Confere',
  },
  previsto: {
    less: (amount: string) => `${amount} abaixo`,
    more: (amount: string) => `${amount} acima`,
    even: 'Igual',
  },
}

/**
 * A difference is always what there is minus what there should be: the counted cash minus the booked cash, the bank's
 * balance minus that of the books, what was done minus what was planned. Words say which of the two is more.
 * @param from 'contado' for money that should agree, 'previsto' for a plan
 */
export function Difference({ value, from = 'contado' }: { value: string; from?: keyof typeof words }) {
  const { less, more, even } = words[from]
  const amount = formatMoney(value.replace('-', ''))
  const text = isZero(value) ? even : value.startsWith('-') ? less(amount) : more(amount)
  return (
    <span className={styles.number} data-agrees={from === 'contado' ? isZero(value) : undefined}>
      {text}
    </span>
  )
}

/**
 * A calendar date as stored ('2026-03-01'), or an instant with its time in the church's time zone; '-' for no value.
 */
export function DateText({ value }: { value: string | null | undefined }) {
  const timeZone = useContext(TimeZone)
  if (!value) return <span>{EMPTY}</span>
  const text = value.length > 10 ? formatInstant(value, timeZone) : formatDate(value)
  return (
    <time dateTime={value} className={styles.number}>
      {text}
    </time>
  )
}

/** The date of an instant in the church's time zone, without its time. */
export function DayText({ value }: { value: string }) {
  return (
    <time dateTime={value} className={styles.number}>
      {formatDay(value, useContext(TimeZone))}
    </time>
  )
}

export type DotColor = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/** A state as a coloured dot and a word. The word is needed because not everybody sees the colour. */
export function StatusDot({ color, text }: { color: DotColor; text: string }) {
  return (
    <span className={styles.status}>
      <span className={styles.dot} data-color={color} aria-hidden="true" />
      {text}
    </span>
  )
}
