import styles from './toast.module.css'

type Action = { text: string; onClick: () => void }

/** A message that needs no further script, because a message must be visible even when a script cannot be loaded. */
export function showPlainToast(text: string, action: Action | undefined, timeout: number): void {
  const box = document.createElement('div')
  box.className = styles.plain ?? ''
  box.setAttribute('role', 'alert')
  const words = document.createElement('span')
  words.textContent = text
  const close = button('Fechar', () => box.remove())
  const act = action && button(action.text, action.onClick)
  act?.addEventListener('click', () => box.remove())
  box.append(words, ...(act ? [act] : []), close)
  document.body.append(box)
  setTimeout(() => box.remove(), timeout)
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.addEventListener('click', onClick)
  return made
}
