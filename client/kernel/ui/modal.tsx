import { Dialog } from '@blueprintjs/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useConfirm } from './confirm'
import styles from './modal.module.css'
import { UnsavedForms } from './unsaved-in-modal'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** 460 px by default. */
  width?: number
  /** The title is for screen readers only. */
  hideTitle?: boolean
  /** False for content that is shown only once: a click beside the dialog must not close it. */
  canOutsideClickClose?: boolean
  className?: string
}

const DISCARD = {
  title: 'Descartar o que foi digitado?',
  text: 'O que você preencheu será perdido.',
  confirmText: 'Descartar',
  danger: true,
}

/**
 * A dialog with its title; open while it is rendered. Its own buttons and Escape close it, and so does a press beside it.
 * While a form in it has unsaved input, a press beside it does nothing, and Escape requires a confirmation.
 */
export function Modal({ title, onClose, children, width = 460, hideTitle, canOutsideClickClose, className }: Props) {
  const id = useId()
  const [unsavedForms, setUnsavedForms] = useState(0)
  const confirm = useConfirm()
  useReturnOfFocus()
  const unsaved = unsavedForms > 0
  const close = async () => {
    if (!unsaved || (await confirm(DISCARD))) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={() => void close()}
      canOutsideClickClose={unsaved ? false : canOutsideClickClose}
      aria-labelledby={id}
      className={`${styles.modal} ${className ?? ''}`}
      style={{ width: `min(${width}px, calc(100vw - 24px))` }}
      transitionDuration={120}
    >
      <h2 id={id} className={hideTitle ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      <UnsavedForms value={setUnsavedForms}>{children}</UnsavedForms>
    </Dialog>
  )
}

/** Returns the focus to where it was before the dialog. */
function useReturnOfFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
