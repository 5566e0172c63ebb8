const FIELDS = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, select'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The keyboard goes where one writes next: to the first required field that is empty, or to the first field. A form that is
 * filled already begins at its heading, and a dialog places its own focus.
 */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  if (!form?.closest('main') || form.closest('[role=dialog]') || form.contains(document.activeElement)) return
  const fields = [...form.querySelectorAll<Field>(FIELDS)].filter((field) => !field.disabled)
  const next = fields.find((field) => field.ariaRequired === 'true' && !field.value) ?? fields[0]
  if (!next || next.value) return
  next.focus({ preventScroll: true })
  leaveUnjudged(form, next)
}

/** The same in a form that has just been emptied: to its first empty field, wherever the keyboard was. */
export function focusNext(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<Field>(FIELDS)].filter((field) => !field.disabled)
  const next = fields.find((field) => !field.value) ?? fields[0]
  if (!next) return
  next.focus()
  leaveUnjudged(form, next)
}

/**
 * Whoever presses something else at once has not left this field empty: judging it would show its error under the pointer, and
 * the button that was pressed would move away before it is released.
 */
function leaveUnjudged(form: HTMLFormElement, field: Field): void {
  const done = new AbortController()
  const { signal } = done
  for (const used of ['keydown', 'pointerdown']) field.addEventListener(used, () => done.abort(), { signal })
  const leave = (event: FocusEvent) => {
    if (event.target !== field) return
    event.stopPropagation()
    done.abort()
  }
  form.addEventListener('focusout', leave, { capture: true, signal })
}
