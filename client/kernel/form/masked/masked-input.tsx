import type { ChangeEvent } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { InputWith, type InputWithProps } from '../../ui'
import type { Mask } from './masks'

type Props = Omit<InputWithProps, 'value' | 'onChange' | 'onValueChange' | 'inputRef'> & {
  mask: Mask
  value: string
  onStore: (stored: string) => void
  inputRef: (element: HTMLInputElement | null) => void
}

const KEPT = /[0-9A-Za-z,+]/g
const countKept = (text: string) => text.match(KEPT)?.length ?? 0

/** A text input that formats the text while a person types, and keeps the caret at the same character. */
export function MaskedInput({ mask, value, onStore, inputRef, onBlur, ...props }: Props) {
  const [text, setText] = useState(() => mask.show(value))
  const [seen, setSeen] = useState(value)
  // text that does not fit the mask is shown as it was typed
  const formatted = value === '' || mask.show(value) !== value
  const [own, setOwn] = useState(formatted)
  const element = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)
  const pasted = useRef<string | null>(null)

  // The value was set from outside (reset, another record), not typed.
  if (value !== seen) {
    setSeen(value)
    if (value !== mask.store(text)) {
      setText(mask.show(value))
      setOwn(formatted)
    }
  }

  useLayoutEffect(() => {
    if (caret.current === null) return
    element.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionEnd } = event.currentTarget
    const end = selectionEnd ?? raw.length
    const { inputType = '', data = null } = event.nativeEvent as InputEvent
    const deleting = inputType.startsWith('delete')
    const inserted = deleting ? null : insertedInto(raw.slice(0, end), data ?? pasted.current ?? raw, raw)
    pasted.current = null
    const at = inserted === raw ? 0 : end - (inserted?.length ?? 0)
    const next = mask.typed(raw, { inserted, at, before: text, own })
    setOwn(next === '' || (deleting && next !== raw) || (own && !inserted?.includes('.')))
    // when the text is not formatted, the browser's caret position is right
    if (next !== raw) caret.current = caretBefore(next, countKept(raw.slice(end)), deleting)
    setText(next)
    onStore(mask.store(next))
  }

  return (
    <InputWith
      enterKeyHint="done"
      {...props}
      autoComplete="off"
      value={text}
      onPaste={(event) => {
        pasted.current = event.clipboardData.getData('text').replace(/[\r\n]/g, '')
      }}
      onChange={change}
      onBlur={(event) => {
        setText(mask.show(value))
        if (formatted) setOwn(true)
        onBlur?.(event)
      }}
      inputRef={(input) => {
        element.current = input
        inputRef(input)
      }}
    />
  )
}

/**
 * The text that a key or paste inserted before the caret; all of `raw` when the browser does not report the inserted
 * text.
 */
const insertedInto = (beforeCaret: string, inserted: string, raw: string) =>
  beforeCaret.endsWith(inserted) ? inserted : raw

/**
 * The caret position with `kept` characters to its right: before the mask's own characters after a deletion, behind
 * them after an insertion.
 */
function caretBefore(text: string, kept: number, deleting: boolean): number {
  let place = text.length
  while (place > 0 && countKept(text.slice(place)) < kept) place--
  if (deleting) while (place > 0 && countKept(text.slice(place - 1)) === kept) place--
  return place
}
