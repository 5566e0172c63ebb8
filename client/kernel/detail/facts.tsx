import type { ReactNode } from 'react'
import styles from './detail.module.css'

type Fact = [label: string, value: ReactNode]

type Props = {
  title: string
  /** Label and value; null and '' are shown as '-'. A fact that does not concern the record is false or null. */
  facts: readonly (Fact | false | null)[]
  /** Facts that people seldom need: on a phone they come after everything else. */
  last?: boolean
}

/**
 * A titled group of a record's data. A group without any value is left out, for example data that the current user may
 * not read.
 */
export function Facts({ title, facts: all, last = false }: Props) {
  const facts = all.filter((fact) => fact !== false && fact !== null)
  if (facts.every(([, value]) => isEmpty(value))) return null
  return (
    <section className={styles.card} data-last={last || undefined}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isEmpty(value) ? '-' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === ''
