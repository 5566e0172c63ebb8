import { Button, Callout } from '@blueprintjs/core'
import styles from './list.module.css'

type Props = {
  /** The error text when the list could not be loaded. */
  text: string
  onRetry: () => void
}

/** The notice above rows that could not be refreshed: the old rows stay. */
export function NotRefreshed({ text, onRetry }: Props) {
  return (
    <Callout intent="warning" icon={null} compact className={styles.notRefreshed} role="alert">
      <p>{text} Abaixo está o que havia antes.</p>
      <Button variant="outlined" size="small" text="Tentar de novo" onClick={onRetry} />
    </Callout>
  )
}
