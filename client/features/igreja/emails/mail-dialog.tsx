import { Button } from '@blueprintjs/core'
import { Fragment } from 'react'
import { DateText, Modal } from '../../../kernel/ui'
import type { EmailLinhaFragment } from './emails.generated'
import styles from './emails.module.css'

const ADDRESS = /(https?:\/\/\S+)/

export function MailDialog({ mail, onClose }: { mail: EmailLinhaFragment; onClose: () => void }) {
  return (
    <Modal title={mail.assunto} onClose={onClose} width={640}>
      <p className={styles.envelope}>
        Para {mail.para} · <DateText value={mail.createdAt} />
      </p>
      {mail.texto === '' && <p className={styles.gone}>O texto foi apagado depois do envio.</p>}
      <pre className={styles.text} hidden={mail.texto === ''}>
        {mail.texto.split(ADDRESS).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text.
          <Fragment key={index}>{ADDRESS.test(part) ? <a href={part}>{part}</a> : part}</Fragment>
        ))}
      </pre>
      <div className={styles.foot}>
        <Button text="Fechar" onClick={onClose} autoFocus />
      </div>
    </Modal>
  )
}
