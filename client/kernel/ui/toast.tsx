import { Button, type Toaster, type ToastProps } from '@blueprintjs/core'
import { Cross, Error as ErrorIcon, InfoSign, TickCircle } from '@blueprintjs/icons'
import styles from './toast.module.css'

type Options = { action?: { text: string; onClick: () => void } }

let toaster: Promise<Toaster> | undefined
/** Fetched with the first message: the first page opens faster without Blueprint's overlays. */
const getToaster = () => {
  toaster ??= import('./toaster').then(({ createToaster }) => createToaster())
  return toaster
}

async function show(icon: ToastProps['icon'], text: string, { action }: Options = {}, timeout = 5000): Promise<void> {
  const target = await getToaster()
  // The same text twice would only pile up: the key replaces the one on screen.
  const close = () => target.dismiss(text)
  const message = (
    <span className={styles.message}>
      <span>{text}</span>
      <Button variant="minimal" size="small" icon={<Cross />} aria-label="Fechar mensagem" onClick={close} />
    </span>
  )
  // Blueprint's own close button speaks English to screen readers.
  target.show({ icon, message, action, timeout, isCloseButtonShown: false }, text)
}

/** Short messages at the bottom of the screen; also outside React. An action is the way back ('Desfazer'). */
export const toast = {
  success: (text: string, options?: Options) =>
    void show(<TickCircle className={styles.success} />, text, options, options?.action ? 8000 : 5000),
  error: (text: string, options?: Options) => void show(<ErrorIcon className={styles.error} />, text, options, 8000),
  info: (text: string, options?: Options) => void show(<InfoSign className={styles.info} />, text, options, 6000),
}
