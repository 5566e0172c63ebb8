import { useApolloClient } from '@apollo/client/react'
import { Button, Callout } from '@blueprintjs/core'
import { Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { errorText } from '../apollo'
import { DateText, toast } from '../ui'
import { useRestaurarRegistroMutation } from './in-bin.generated'
import styles from './in-bin.module.css'

type Props = {
  /** the name of the records' table in the recycle bin */
  table: string
  record: {
    uuid: string
    excluidoEm: string | null
    acoesPermitidas: readonly string[]
    /** why the record cannot be restored now, and what has to be done before */
    recusaRestaurar?: string | null
  }
}

/** Shows since when a deleted record has been in the recycle bin, with a button for people who may restore it. */
export function InBin({ table, record: { uuid, excluidoEm, acoesPermitidas, recusaRestaurar } }: Props) {
  const client = useApolloClient()
  const [restaurar] = useRestaurarRegistroMutation()
  const [busy, setBusy] = useState(false)
  if (!excluidoEm) return null
  const restore = async () => {
    setBusy(true)
    try {
      const { data } = await restaurar({ variables: { tabela: table, uuid } })
      if (data) toast.success(data.restaurarDaLixeira.message)
      // lists that were loaded before do not contain the record
      await client.resetStore()
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível restaurar o registro.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Callout icon={<Trash />} className={styles.strip} role="status">
      <span>
        Na lixeira desde <DateText value={excluidoEm} />.{recusaRestaurar && ` ${recusaRestaurar}`}
      </span>
      {acoesPermitidas.includes('restaurar') && (
        <Button variant="outlined" icon={<Reset />} text="Restaurar" loading={busy} onClick={restore} />
      )}
    </Callout>
  )
}
