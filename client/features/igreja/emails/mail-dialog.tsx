import { Button, Dialog } from '@blueprintjs/core'
import { Fragment } from 'react'
import { DateText } from '../../../kernel/ui'
import dialog from '../dialog.module.css'
import type { EmailLinhaFragment } from './emails.generated'
import styles from './emails.module.css'

const ADDRESS = /(https?:\/\/\S+)/

export function MailDialog({ mail, onClose }: { mail: EmailLinhaFragment; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      className={`${dialog.dialog} ${styles.mail}`}
      transitionDuration={120}
      aria-label="E-mail"
    >
      <h2>{mail.assunto}</h2>
      <p className={styles.envelope}>
        Para {mail.para} · <DateText value={mail.createdAt} />
      </p>
      <pre className={styles.text}>
        {mail.texto.split(ADDRESS).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text.
          <Fragment key={index}>{ADDRESS.test(part) ? <a href={part}>{part}</a> : part}</Fragment>
        ))}
      </pre>
      <div className={styles.foot}>
        <Button text="Fechar" onClick={onClose} autoFocus />
      </div>
    </Dialog>
  )
}
