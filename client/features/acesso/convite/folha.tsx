import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import paper from '../../../kernel/paper/paper.module.css'
import { DateText } from '../../../kernel/ui'
import type { CriarLinkDeConviteMutation } from './convite.generated'
import styles from './folha.module.css'
import { dadoPedido } from './texts'

type Props = {
  convite: CriarLinkDeConviteMutation['criarLinkDeConvite']
  nome: string
  igreja: string
  onDone: () => void
}

/** The invitation on one sheet, to hand over. Opens the print dialog and closes after it. */
export function Folha({ convite: { url, qrCode, validoAte, pedirSegundoDado }, nome, igreja, onDone }: Props) {
  const done = useRef(onDone)
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const over = () => done.current()
    window.addEventListener('afterprint', over, { once: true })
    // without it the browser may print before the picture is drawn
    const print = () => window.print()
    void picture.current?.decode().then(print, print)
    return () => window.removeEventListener('afterprint', over)
  }, [])
  return createPortal(
    <section className={`${paper.sheet} ${styles.sheet}`} aria-hidden="true">
      <h1>{igreja}</h1>
      <p className={styles.name}>Convite para {nome}</p>
      <img ref={picture} src={qrCode} alt="" />
      <ol>
        <li>
          Aponte a câmera do celular para o código, ou digite o endereço abaixo na internet do celular ou do computador.
        </li>
        <li>Responda ao que a página pede: {dadoPedido(pedirSegundoDado)}.</li>
        <li>Crie a sua senha. Depois, entre com ela quando quiser.</li>
      </ol>
      <p className={styles.url}>{url}</p>
      <p>
        Vale até <DateText value={validoAte} /> e só pode ser usado uma vez. Este convite é só seu: não empreste esta
        folha.
      </p>
    </section>,
    document.body,
  )
}
