import { Dialog } from '@blueprintjs/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import styles from './modal.module.css'

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

/** A dialog with its title; open while it is rendered. Its own buttons and Escape close it. */
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
