import { Chat } from '@blueprintjs/icons'
import { dialled, hasNoArea, phoneMask } from '../form/masked/masks'
import styles from './links.module.css'

/** A phone number on one line, formatted, with a link that calls it and a link that opens WhatsApp. */
export function phoneText(stored: string | null) {
  if (!stored) return null
  const shown = phoneMask.show(stored)
  const number = dialled(stored)
  if (hasNoArea(stored)) return <a href={`tel:${number}`}>{shown}</a>
  return (
    <span className={styles.phone}>
      <a href={`tel:${number}`}>{shown}</a>
      <a
        href={`https://wa.me/${number.slice(1)}`}
        target="_blank"
        rel="noreferrer"
        className={styles.message}
        aria-label={`Conversar no WhatsApp com ${shown}`}
        title="Conversar no WhatsApp"
      >
        <Chat />
      </a>
    </span>
  )
}
