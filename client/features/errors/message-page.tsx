import type { ReactNode } from 'react'
import { Mark, useDocumentTitle } from '../../kernel/ui'
import styles from './message-page.module.css'

type Props = { title: string; text: ReactNode; children?: ReactNode }

/** A page with a message, without the frame. */
export function MessagePage({ title, text, children }: Props) {
  useDocumentTitle(title)
  return (
    <main className={styles.page}>
      <Mark size={52} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </main>
  )
}
