import { Chat, Share } from '@blueprintjs/icons'
import { copied } from '../ui/copy'
import { toast } from '../ui/toast'
import styles from './links.module.css'

type Props = {
  /** What is sent, in lines. The link follows in a line of its own. */
  lines: readonly (string | null | undefined)[]
  /** The address within the application that the link opens. */
  path?: string
}

const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the phone's own choice of applications; where there is none, copies the text. */
async function share(text: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ text })
    if (await copied(text)) toast.success('Texto copiado.')
    else toast.error('Não foi possível copiar. Tente pelo WhatsApp.')
  } catch (error) {
    if (!isClosed(error)) toast.error('Não foi possível compartilhar. Tente pelo WhatsApp.')
  }
}

/** Sends a text by WhatsApp, or with the phone's own choice of applications. */
export function ShareLinks({ lines, path }: Props) {
  const text = [...lines, path && new URL(path, window.location.origin).href].filter(Boolean).join('\n')
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        className={styles.action}
        aria-label="Enviar por WhatsApp"
      >
        <Chat />
        WhatsApp
      </a>
      <button type="button" className={styles.action} onClick={() => void share(text)}>
        <Share />
        {'share' in navigator ? 'Compartilhar' : 'Copiar'}
      </button>
    </>
  )
}
