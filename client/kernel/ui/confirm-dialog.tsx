import { Button, Dialog } from '@blueprintjs/core'
import { type ReactNode, useId } from 'react'
import styles from './confirm.module.css'

export type Confirmation = {
  title?: string
  /** What will happen and, if it can be undone, where to undo it. */
  text: ReactNode
  confirmText?: string
  cancelText?: string
  /** For what deletes, cancels or takes away, as in the foot of a form: the button has a warning colour. */
  danger?: boolean
  /** Enter must not answer yes by accident: the other button has the focus first. */
  careful?: boolean
}

type Props = Confirmation & { open: boolean; onAnswer: (answer: boolean) => void; onClosed: () => void }

/** The dialog of `useConfirm`; its script is loaded with the frame. */
export function ConfirmDialog({ open, onAnswer, onClosed, danger = false, careful = danger, ...texts }: Props) {
  const { title = 'Tem certeza?', text } = texts
  const ids = { title: useId(), text: useId() }
  return (
    <Dialog
      isOpen={open}
      onClose={() => onAnswer(false)}
      // ConfirmProvider returns the focus itself, once the dialog has closed.
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
        <Button text={texts.cancelText ?? 'Cancelar'} onClick={() => onAnswer(false)} autoFocus={careful} />
        <Button
          intent={danger ? 'danger' : 'primary'}
          text={texts.confirmText ?? 'Confirmar'}
          onClick={() => onAnswer(true)}
          autoFocus={!careful}
        />
      </div>
    </Dialog>
  )
}
