import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { formatDate, formatMoney, Modal, toast } from '../../../../kernel/ui'
import {
  type PixRecebidoLinhaFragment,
  PixRecebidosDocument,
  useTomarDizimoPixRecebidoMutation,
} from './pix-recebidos.generated'
import styles from './pix-recebidos.module.css'

type Props = {
  row: PixRecebidoLinhaFragment
  dizimo: NonNullable<PixRecebidoLinhaFragment['dizimoParecido']>
  /** The Pix is another gift. */
  onOther: () => void
  onClose: () => void
}

/** The treasurer says whether a Pix is the tithe that somebody typed, or another one. */
export function ParecidoDialog({ row, dizimo, onOther, onClose }: Props) {
  const [taking, setTaking] = useState(false)
  const [tomar] = useTomarDizimoPixRecebidoMutation({
    refetchQueries: [PixRecebidosDocument],
    awaitRefetchQueries: true,
  })
  const take = async () => {
    setTaking(true)
    try {
      const variables = { id: String(row.id), idDizimo: String(dizimo.id), versao: row.versao, dizimos: true }
      await tomar({ variables })
      toast.success('O Pix é aquele dízimo. Nada foi lançado de novo.')
      onClose()
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível mudar o Pix.'))
      setTaking(false)
    }
  }
  return (
    <Modal title="Este Pix já está lançado?" onClose={onClose} width={520}>
      <p>
        {dizimo.membro?.name} já tem um dízimo por Pix de {formatMoney(dizimo.valorDizimo)} em{' '}
        {formatDate(dizimo.dataDizimo)}, lançado à mão. Este Pix chegou em {formatDate(row.data)}.
      </p>
      <div className={styles.answers}>
        <Button variant="outlined" text="Não é este: lançar outro" disabled={taking} onClick={onOther} />
        <Button intent="primary" text="É este dízimo" loading={taking} onClick={() => void take()} autoFocus />
      </div>
    </Modal>
  )
}
