import { Button, Spinner } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import styles from './anexos.module.css'
import type { Sending } from './use-envio'

type WayProps = { one: Sending; onRetry: () => void; onPutAway: () => void }

/** A file on its way, or one that could not be sent. */
export function Way({ one: { file, error }, onRetry, onPutAway }: WayProps) {
  return (
    <li className={styles.item}>
      <span className={styles.thumb}>{error ? <Cross size={22} /> : <Spinner size={22} />}</span>
      <span className={styles.about}>
        <strong>{file.name}</strong>
        <small role={error ? 'alert' : 'status'} className={error && styles.error}>
          {error ?? 'Enviando'}
        </small>
      </span>
      {error && (
        <span className={styles.retry}>
          <Button variant="outlined" text="Tentar de novo" onClick={onRetry} />
          <Button variant="minimal" icon={<Cross />} aria-label={`Deixar ${file.name}`} onClick={onPutAway} />
        </span>
      )}
    </li>
  )
}
