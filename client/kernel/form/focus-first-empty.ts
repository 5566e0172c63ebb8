const FIELDS = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, select'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Focuses the first empty required field, or else the first field. A filled form starts at its heading, and a dialog
 * sets its own focus.
 */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  if (!form?.closest('main') || form.closest('[role=dialog]') || form.contains(document.activeElement)) return
  const fields = [...form.querySelectorAll<Field>(FIELDS)].filter((field) => !field.disabled)
  const next = fields.find((field) => field.ariaRequired === 'true' && !field.value) ?? fields[0]
  if (!next || next.value) return
  next.focus({ preventScroll: true })
  leaveUnjudged(form, next)
}

/** After a form was emptied: focuses its first empty field, even when the focus was elsewhere. */
export function focusNext(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<Field>(FIELDS)].filter((field) => !field.disabled)
  const next = fields.find((field) => !field.value) ?? fields[0]
  if (!next) return
  next.focus()
  leaveUnjudged(form, next)
}

/**
 * A click on something else must not validate the field that loses the focus. The error text would appear and move the
 * clicked button away before the mouse button is released.
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
