import { Button, Callout } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useState } from 'react'
import styles from './vinculo.module.css'

type Props = {
  /** the memberships of the group that wait; absent for whoever does not change its members */
  espera: { totalCount: number; nodes: readonly { id: number; acoesPermitidas: readonly string[] }[] } | undefined
  /** confirms memberships, by their numbers */
  confirm: (ids: number[]) => Promise<void>
}

/** Above a group's members: how many wait for confirmation and what that means; for who may, a button for all of them. */
export function EmEspera({ espera, confirm }: Props) {
  const [busy, setBusy] = useState(false)
  if (!espera?.totalCount) return null
  const one = espera.totalCount === 1
  const ids = espera.nodes.flatMap(({ id, acoesPermitidas }) => (acoesPermitidas.includes('confirmar') ? [id] : []))
  const all = async () => {
    setBusy(true)
    await confirm(ids)
    setBusy(false)
  }
  return (
    <Callout
      className={styles.waiting}
      intent="warning"
      title={one ? '1 pessoa a confirmar' : `${espera.totalCount} pessoas a confirmar`}
    >
      <p>
        {ids.length > 0
          ? 'Quem lidera o grupo fez a adição, e só vê os dados de contato depois da confirmação.'
          : `${one ? 'Já faz' : 'Já fazem'} parte do grupo. Os dados de contato aparecem quando a secretaria confirmar.`}
      </p>
      {ids.length > 0 && (
        <Button
          icon={<Tick />}
          intent="primary"
          loading={busy}
          text={one ? 'Confirmar' : 'Confirmar todas'}
          onClick={() => void all()}
        />
      )}
    </Callout>
  )
}
