import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { toast } from '../../../../kernel/ui'
import { SubstitutoDialog } from './later-dialog'
import { useCancelarPedidoSubstitutoMutation } from './substituto.generated'
import styles from './substituto.module.css'
import { useRefresh } from './use-refresh'

type Props = { escala: { id: number; funcao: string; substitutosChamados: number | null } }

/** The current user's request for a substitute: the user makes, extends or cancels it. */
export function Pedido({ escala }: Props) {
  const { id, funcao, substitutosChamados } = escala
  const [open, setOpen] = useState(false)
  const [cancelar, { loading }] = useCancelarPedidoSubstitutoMutation()
  const refresh = useRefresh()

  const cancel = async () => {
    try {
      await cancelar({ variables: { id: String(id) } })
      refresh()
      toast.success('O pedido de substituto foi cancelado.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível cancelar o pedido.'))
    }
  }

  const asked = substitutosChamados ?? 0
  return (
    <div className={styles.request}>
      {asked > 0 && (
        <span>
          {asked === 1 ? '1 pessoa chamada' : `${asked} pessoas chamadas`} para o seu lugar. Quem aceitar primeiro fica
          com ele.
        </span>
      )}
      <div className={styles.buttons}>
        <Button
          variant="minimal"
          text={asked > 0 ? 'Chamar mais' : 'Pedir substituto'}
          aria-label={`${asked > 0 ? 'Chamar mais pessoas' : 'Pedir substituto'} para ${funcao}`}
          onClick={() => setOpen(true)}
        />
        {asked > 0 && <Button variant="minimal" text="Cancelar pedido" disabled={loading} onClick={cancel} />}
      </div>
      {open && <SubstitutoDialog id={id} funcao={funcao} onClose={() => setOpen(false)} />}
    </div>
  )
}
