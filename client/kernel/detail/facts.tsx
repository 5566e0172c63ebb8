import type { ReactNode } from 'react'
import styles from './detail.module.css'

type Props = {
  title: string
  /** Label and value; null and '' are shown as '-'. */
  facts: [label: string, value: ReactNode][]
}

/** A titled group of a record's data. A group without any value, such as what the viewer may not read, is left out. */
export function Facts({ title, facts }: Props) {
  if (facts.every(([, value]) => isEmpty(value))) return null
  return (
    <section className={styles.card}>
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
