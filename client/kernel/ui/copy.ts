import { toast } from './toast'

/**
 * Pages without TLS have no clipboard, but browsers still copy what is selected there.
 * The field stands beside the focus, because a dialog takes the focus back from what is outside it.
 */
function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; top: 0; opacity: 0'
  const place = focused?.parentElement ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}

/** Whether the text is in the clipboard now. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** Copies a text that stands on the screen, and reports the result. */
export async function copy(text: string, done: string): Promise<void> {
  if (await copied(text)) toast.success(done)
  else toast.error('Não foi possível copiar. Selecione o texto e copie à mão.')
}
