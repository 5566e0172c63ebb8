import type { InputGroupProps } from '@blueprintjs/core'
import { InputGroup } from '@blueprintjs/core'
import type { ChangeEvent } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Mask } from './masks'

type Props = Omit<InputGroupProps, 'value' | 'onChange' | 'onValueChange' | 'inputRef'> & {
  mask: Mask
  value: string
  onStore: (stored: string) => void
  inputRef: (element: HTMLInputElement | null) => void
}

const KEPT = /[0-9A-Za-z,+]/g
const countKept = (text: string) => text.match(KEPT)?.length ?? 0

/** A text input that formats while one types and keeps the caret beside the same character. */
export function MaskedInput({ mask, value, onStore, inputRef, onBlur, ...props }: Props) {
  const [text, setText] = useState(() => mask.show(value))
  const [seen, setSeen] = useState(value)
  const element = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)

  // The form was filled anew (reset, another record) rather than typed into.
  if (value !== seen) {
    setSeen(value)
    if (value !== mask.store(text)) setText(mask.show(value))
  }

  useLayoutEffect(() => {
    if (caret.current === null) return
    element.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionEnd } = event.currentTarget
    const { inputType = '', data = null } = event.nativeEvent as InputEvent
    const deleting = inputType.startsWith('delete')
    const next = mask.typed(raw, { inserted: deleting ? null : (data ?? raw), before: text })
    caret.current = caretBefore(next, countKept(raw.slice(selectionEnd ?? raw.length)), deleting)
    setText(next)
    onStore(mask.store(next))
  }

  return (
    <InputGroup
      {...props}
      autoComplete="off"
      value={text}
      onChange={change}
      onBlur={(event) => {
        setText(mask.show(value))
        onBlur?.(event)
      }}
      inputRef={(input) => {
        element.current = input
        inputRef(input)
      }}
    />
  )
}

/** The place with `kept` characters at its right: before the mask's own signs after deleting, behind them after typing. */
function caretBefore(text: string, kept: number, deleting: boolean): number {
  let place = text.length
  while (place > 0 && countKept(text.slice(place)) < kept) place--
  if (deleting) while (place > 0 && countKept(text.slice(place - 1)) === kept) place--
  return place
}
