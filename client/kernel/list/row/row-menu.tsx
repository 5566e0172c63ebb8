import { Button, type ButtonProps, Menu, PopoverNext } from '@blueprintjs/core'
import { More } from '@blueprintjs/icons'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from '../list.module.css'

/**
 * The '⋯' menu of a row. `of` names the record for screen readers; `children` are Blueprint's MenuItem. Drawing a popover
 * takes a phone as long as drawing the rest of the row, so only a menu that was opened has one.
 */
export function RowMenu({ of, children }: { of: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const looks: ButtonProps = {
    variant: 'minimal',
    icon: <More />,
    'aria-label': `Ações de ${of}`,
    className: styles.menuButton,
  }
  if (!opened) return <Button {...looks} aria-haspopup="menu" aria-expanded={false} onClick={() => setOpened(true)} />
  return (
    <PopoverNext
      defaultIsOpen
      placement="bottom-end"
      transitionDuration={120}
      // The focus returns before an item acts. Afterwards it may already be in the dialog that the item opened.
      shouldReturnFocusOnClose={false}
      enforceFocus={false}
      content={
        <Menu onKeyDown={moveFocus} onClickCapture={() => button.current?.focus()} aria-label={`Ações de ${of}`}>
          {children}
        </Menu>
      }
      onOpened={(popover) => popover.querySelector<HTMLElement>('[role=menuitem]')?.focus()}
    >
      <Button ref={button} {...looks} />
    </PopoverNext>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  items[(at + step + items.length) % items.length]?.focus()
}
