import { Dialog } from '@blueprintjs/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import styles from './modal.module.css'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** 460 px unless told. */
  width?: number
  /** The title is for screen readers only. */
  hideTitle?: boolean
  /** False keeps what is shown once from being lost by a click beside it. */
  canOutsideClickClose?: boolean
  className?: string
}

/** A dialog with its name; shown as long as it is rendered. Its own buttons close it, and Escape. */
export function Modal({ title, onClose, children, width = 460, hideTitle, canOutsideClickClose, className }: Props) {
  const id = useId()
  useReturnOfFocus()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canOutsideClickClose={canOutsideClickClose}
      aria-labelledby={id}
      className={`${styles.modal} ${className ?? ''}`}
      style={{ width: `min(${width}px, calc(100vw - 24px))` }}
      transitionDuration={120}
    >
      <h2 id={id} className={hideTitle ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      {children}
    </Dialog>
  )
}

/** The keyboard goes on where it was before the dialog. */
function useReturnOfFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
