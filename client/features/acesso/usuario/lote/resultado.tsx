import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { Modal } from '../../../../kernel/ui'
import styles from './lote.module.css'
import type { ResultadoFragment } from './resultado.generated'

type Props = {
  resultado: ResultadoFragment
  onClose: () => void
  /** A button for what can be done for those who were left out. */
  action?: ReactNode
}

/** Lists the people whom a bulk action left out, with the reasons. */
export function ResultadoDialog({ resultado, onClose, action }: Props) {
  return (
    <Modal title={resultado.message} onClose={onClose}>
      <p className={styles.hint}>Quem ficou de fora continua como estava:</p>
      <ul className={styles.refused}>
        {resultado.recusados.map(({ id, name, motivo }) => (
          <li key={id}>
            <strong>{name ?? `Pessoa ${id}`}</strong>
            <span>{motivo}</span>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {action}
        <Button intent="primary" text="Entendi" onClick={onClose} autoFocus />
      </div>
    </Modal>
  )
}
