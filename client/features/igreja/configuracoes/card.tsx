import type { ReactNode } from 'react'
import styles from './configuracoes.module.css'

type Props = { title: string; text?: ReactNode; actions?: ReactNode; children?: ReactNode }

/** A card with one subject of the settings. */
export function Card({ title, text, actions, children }: Props) {
  return (
    <section className={styles.card}>
      <header>
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}
