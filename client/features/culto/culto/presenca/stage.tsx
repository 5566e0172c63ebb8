import { Cross } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { tituloCulto } from '../titulo'
import type { PresencaDoCultoQuery } from './presenca.generated'
import styles from './presenca.module.css'

type Props = { culto: PresencaDoCultoQuery['culto']; qrCode: string; presentes: number; onClose: () => void }

/** The QR code on the full screen, with the count below it. Escape closes it. */
export function Stage({ culto, qrCode, presentes, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const leave = useRef<HTMLButtonElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const before = document.activeElement
    leave.current?.focus()
    // In a browser without full screen, the code still fills the window.
    void stage.current?.requestFullscreen?.().catch(() => undefined)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current()
      // The close button is the only control, so Tab must not move the focus away from it.
      if (event.key === 'Tab') event.preventDefault()
    }
    let entered = false
    const onChange = () => {
      if (document.fullscreenElement) entered = true
      else if (entered) close.current()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('fullscreenchange', onChange)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return createPortal(
    <div ref={stage} className={styles.stage} role="dialog" aria-modal="true" aria-label="Código de presença">
      <div>
        <h2>Confirme a sua presença</h2>
        <p>Aponte a câmera do celular para o código · {tituloCulto(culto)}</p>
      </div>
      <img src={qrCode} alt="Código QR para confirmar a presença" />
      <output aria-live="polite">
        {presentes} {presentes === 1 ? 'presente' : 'presentes'}
      </output>
      <button ref={leave} type="button" className={styles.leave} aria-label="Sair da tela cheia" onClick={onClose}>
        <Cross />
      </button>
    </div>,
    document.body,
  )
}
