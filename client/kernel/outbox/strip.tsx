import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { later, useOffline } from '../later'
import { outbox } from './browser'
import { countOf, failedAgain, isStored } from './item'
import styles from './outbox.module.css'
import { KEEP_OPEN } from './say'
import { useOutbox } from './use-outbox'

const Tray = later<{ onClose: () => void }>(async () => (await import('./tray')).Tray, {
  place: 'overlay',
  onClose: ({ onClose }) => onClose(),
})

const marks = (count: number) => (count === 1 ? '1 marcação' : `${count} marcações`)

/**
 * Says above every screen how many changes wait on this device, and which of them the server refused. While the server can
 * be reached nothing is said, because a change is sent within seconds.
 */
export function Strip() {
  const { waiting, refused, failing, fleeting } = useOutbox()
  const offline = useOffline()
  const [open, setOpen] = useState(false)
  const [sending, setSending] = useState(false)
  // not what is being stored at this moment
  const count = countOf(waiting.filter(isStored))
  const stuck = count > 0 && (offline || failing !== null)
  const send = async () => {
    setSending(true)
    await outbox.tryNow()
    setSending(false)
  }
  return (
    <>
      {stuck && (
        <p className={styles.strip}>
          <span>
            {marks(count)} {count === 1 ? 'aguarda' : 'aguardam'}{' '}
            {offline || failing === 'network' ? 'conexão' : 'envio'}.{fleeting && ` ${KEEP_OPEN}`}
          </span>
          {!offline && (
            <Button variant="outlined" size="small" text="Enviar agora" loading={sending} onClick={() => void send()} />
          )}
          {failedAgain(waiting, failing).length > 0 && (
            <Button variant="outlined" size="small" text="Ver" onClick={() => setOpen(true)} />
          )}
        </p>
      )}
      {refused.length > 0 && (
        <p className={styles.strip}>
          <span>
            <strong>Precisa de você:</strong> {marks(countOf(refused))}{' '}
            {countOf(refused) === 1 ? 'não foi aceita' : 'não foram aceitas'}.
          </span>
          <Button variant="outlined" size="small" text="Ver" onClick={() => setOpen(true)} />
        </p>
      )}
      {open && <Tray onClose={() => setOpen(false)} />}
    </>
  )
}
