import { Button, type Toaster, type ToastProps } from '@blueprintjs/core'
import { Cross, Error as ErrorIcon, InfoSign, TickCircle } from '@blueprintjs/icons'
import { withCause } from '../later/network'
import { clearPlainToasts, showPlainToast } from './plain-toast'
import styles from './toast.module.css'

type Options = { action?: { text: string; onClick: () => void } }

let toaster: Toaster | undefined
let coming: Promise<Toaster> | undefined

/**
 * The first page opens faster without Blueprint's overlays, so they are loaded later: with the frame or with the first
 * message. After a failure, the next message loads them again.
 */
async function getToaster(): Promise<Toaster> {
  if (toaster) return toaster
  coming ??= import('./toaster').then(({ createToaster }) => createToaster())
  try {
    toaster = await coming
    return toaster
  } finally {
    coming = undefined
  }
}

/** Loads the message script early, because a message often comes when the network is gone. Never rejects. */
export const fetchToaster = () =>
  getToaster().then(
    () => undefined,
    () => undefined,
  )

/** Raised when the messages are closed: one that waits for its script is not shown any more. */
let closed = 0

/** Closes all messages. */
export function closeToasts(): void {
  closed++
  toaster?.clear()
  clearPlainToasts()
}

async function show(icon: ToastProps['icon'], text: string, { action }: Options = {}, timeout = 5000): Promise<void> {
  const before = closed
  const target = await getToaster().catch(() => null)
  if (before !== closed) return
  if (!target) return showPlainToast(text, action, timeout)
  // The key is the text, so a new message with the same text replaces the message on the screen.
  const close = () => target.dismiss(text)
  const message = (
    <span className={styles.message}>
      <span>{text}</span>
      <Button variant="minimal" size="small" icon={<Cross />} aria-label="Fechar mensagem" onClick={close} />
    </span>
  )
  // Blueprint's own close button has an English label.
  target.show({ icon, message, action, timeout, isCloseButtonShown: false }, text)
}

/** Short messages at the bottom of the screen; usable outside React. An action is a button such as 'Desfazer'. */
export const toast = {
  success: (text: string, options?: Options) =>
    void show(<TickCircle className={styles.success} />, text, options, options?.action ? 8000 : 5000),
  error: (text: string, options?: Options) =>
    void show(<ErrorIcon className={styles.error} />, withCause(text), options, 8000),
  info: (text: string, options?: Options) => void show(<InfoSign className={styles.info} />, text, options, 6000),
}
