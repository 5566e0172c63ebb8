import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { chamadosText } from './chamados'
import { SubstitutoDialog } from './later-dialog'
import styles from './substituto.module.css'
import { useCancelarPedido } from './use-cancelar'

type Props = {
  escala: { id: number; funcao: string; substitutosChamados: number | null; substitutosAguardando: number | null }
}

/** The current user's request for a substitute: the user makes, extends or cancels it. */
export function Pedido({ escala }: Props) {
  const { id, funcao, substitutosChamados, substitutosAguardando } = escala
  const [open, setOpen] = useState(false)
  const { cancel, canceling } = useCancelarPedido(id)
  const asked = substitutosChamados ?? 0
  const waiting = substitutosAguardando ?? 0
  return (
    <div className={styles.request}>
      {asked > 0 && (
        <span>
          {chamadosText({ chamados: asked, aguardando: waiting }, 'o seu lugar')}.
          {waiting > 0 && ' Quem aceitar primeiro fica com ele.'}
        </span>
      )}
      <div className={styles.buttons}>
        <Button
          variant="minimal"
          text={asked > 0 ? 'Chamar mais' : 'Pedir substituto'}
          aria-label={`${asked > 0 ? 'Chamar mais pessoas' : 'Pedir substituto'} para ${funcao}`}
          onClick={() => setOpen(true)}
        />
        {asked > 0 && <Button variant="minimal" text="Cancelar pedido" disabled={canceling} onClick={cancel} />}
      </div>
      {open && <SubstitutoDialog id={id} funcao={funcao} onClose={() => setOpen(false)} />}
    </div>
  )
}
