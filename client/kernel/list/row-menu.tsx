import { Button, Menu, PopoverNext } from '@blueprintjs/core'
import { More } from '@blueprintjs/icons'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './list.module.css'

/** The '⋯' menu of a row. `of` names the record for screen readers; `children` are Blueprint's MenuItem. */
export function RowMenu({ of, children }: { of: string; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <PopoverNext
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
      <Button
        ref={button}
        variant="minimal"
        icon={<More />}
        aria-label={`Ações de ${of}`}
        className={styles.menuButton}
      />
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
