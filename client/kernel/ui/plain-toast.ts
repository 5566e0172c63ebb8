import styles from './toast.module.css'

type Action = { text: string; onClick: () => void }

/** A message that needs no further script, because a message must be visible even when a script cannot be loaded. */
export function showPlainToast(text: string, action: Action | undefined, timeout: number): void {
  const box = document.createElement('div')
  box.className = styles.plain ?? ''
  box.dataset.message = ''
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

/** Removes all such messages. */
export function clearPlainToasts(): void {
  for (const box of document.querySelectorAll('body > [data-message]')) box.remove()
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.addEventListener('click', onClick)
  return made
}
