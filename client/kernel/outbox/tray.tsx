import { Button } from '@blueprintjs/core'
import { useContext, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatInstant, Modal, TimeZone, useConfirm } from '../ui'
import { outbox } from './browser'
import { failedAgain, type Item } from './item'
import styles from './outbox.module.css'
import { useOutbox } from './use-outbox'

/**
 * The changes that the server refused, or fails at again and again: each is sent again or discarded, by the person who
 * made it.
 */
export function Tray({ onClose }: { onClose: () => void }) {
  const { refused, waiting, failing } = useOutbox()
  const items = [...refused, ...failedAgain(waiting, failing)]
  return (
    <Modal title="Precisa de você" onClose={onClose} width={560}>
      {items.length === 0 ? (
        <p role="status">{waiting.length > 0 ? 'Enviando…' : 'Tudo foi resolvido.'}</p>
      ) : (
        <ul className={styles.items}>
          {items.map((item) => (
            <Stuck key={item.seq} item={item} onClose={onClose} />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button variant="outlined" text="Fechar" onClick={onClose} />
      </div>
    </Modal>
  )
}

const FAILED = 'O servidor não conseguiu guardar. Tente de novo daqui a pouco.'

/** What the person did, in words: 'presente: Ana, Beto; ausente: Caio; 2 visitantes'. */
function detail({ marks = [], visitors }: Item): string {
  const names = (on: boolean) => marks.filter((mark) => mark.on === on).map(({ name }) => name)
  const [here, away] = [names(true), names(false)]
  return [
    here.length && `Presente: ${here.join(', ')}`,
    away.length && `Ausente: ${away.join(', ')}`,
    visitors && `Visitantes: ${visitors.count}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function Stuck({ item, onClose }: { item: Item; onClose: () => void }) {
  const confirm = useConfirm()
  const zone = useContext(TimeZone)
  const [sending, setSending] = useState(false)
  const { text, to, refused, made } = item
  const retry = async () => {
    setSending(true)
    await (refused === undefined ? outbox.tryNow() : outbox.retry(item))
    setSending(false)
  }
  const discard = async () => {
    const question = `“${text}” não será enviado, e o que foi marcado se perde.`
    if (await confirm({ title: 'Descartar?', text: question, confirmText: 'Descartar', danger: true }))
      await outbox.discard(item)
  }
  const what = detail(item)
  return (
    <li>
      <Link to={to} onClick={onClose}>
        {text}
      </Link>
      <small>
        Feito neste aparelho em {formatInstant(new Date(made.wall).toISOString(), zone)}
        {what && `. ${what}`}
      </small>
      <p>{refused ?? FAILED}</p>
      <div className={styles.buttons}>
        <Button variant="minimal" text="Descartar" onClick={() => void discard()} />
        <Button variant="outlined" text="Tentar de novo" loading={sending} onClick={() => void retry()} />
      </div>
    </li>
  )
}
