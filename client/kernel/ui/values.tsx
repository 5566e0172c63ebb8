import { createContext, useContext } from 'react'
import { formatDate, formatDay, formatInstant, formatMoney } from './format'
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
