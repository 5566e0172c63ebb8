import { Button, Dialog } from '@blueprintjs/core'
import { type ReactNode, useId } from 'react'
import styles from './confirm.module.css'

export type Confirmation = {
  title?: string
  /** What will happen. Where there is a way back, it says where. */
  text: ReactNode
  confirmText?: string
  cancelText?: string
  /** What cannot be undone: the button warns by its colour. */
  danger?: boolean
}

type Props = Confirmation & { open: boolean; onAnswer: (answer: boolean) => void; onClosed: () => void }

/** The question of `useConfirm`; comes with the frame. */
export function ConfirmDialog({ open, onAnswer, onClosed, danger = false, ...words }: Props) {
  const { title = 'Tem certeza?', text } = words
  const ids = { title: useId(), text: useId() }
  return (
    <Dialog
      isOpen={open}
      onClose={() => onAnswer(false)}
      // Blueprint would return the focus to the button that takes it at once.
      shouldReturnFocusOnClose={false}
      onClosed={onClosed}
      role="alertdialog"
      aria-labelledby={ids.title}
      aria-describedby={ids.text}
      className={styles.dialog}
      transitionDuration={120}
    >
      <h2 id={ids.title}>{title}</h2>
      <div id={ids.text} className={styles.text}>
        {text}
      </div>
      <div className={styles.buttons}>
        <Button text={words.cancelText ?? 'Cancelar'} onClick={() => onAnswer(false)} autoFocus={danger} />
        <Button
          intent={danger ? 'danger' : 'primary'}
          text={words.confirmText ?? 'Confirmar'}
          onClick={() => onAnswer(true)}
          autoFocus={!danger}
        />
      </div>
    </Dialog>
  )
}
