import { useState } from 'react'
import { useDeletion } from '../../../../kernel/record'
import { formatMoney, toast } from '../../../../kernel/ui'
import { EstornoDialog } from './estorno'
import {
  type TransferenciaLinhaFragment,
  TransferenciasDocument,
  useEstornarTransferenciaMutation,
  useExcluirTransferenciaMutation,
  useRestaurarTransferenciaMutation,
} from './transferencias.generated'

const options = { refetchQueries: [TransferenciasDocument] }

/** The actions on transfers, with the dialog that reversing opens. */
export function useTransferenciaActions() {
  const [reversing, setReversing] = useState<TransferenciaLinhaFragment>()
  const [excluir] = useExcluirTransferenciaMutation(options)
  const [restaurar] = useRestaurarTransferenciaMutation(options)
  const [estornar] = useEstornarTransferenciaMutation(options)
  const { remove, restore } = useDeletion<TransferenciaLinhaFragment>({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ valor, contaOrigem, contaDestino }) =>
        `A transferência de ${formatMoney(valor)}, de ${contaOrigem?.nome} a ${contaDestino?.nome}, sairá da lista e dos saldos.`,
      removed: 'Transferência excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a transferência.',
      restored: 'Transferência restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a transferência.',
    },
  })
  const save = async (data: string) => {
    if (!reversing) return
    await estornar({ variables: { id: String(reversing.id), data } })
    toast.success('Transferência estornada com sucesso.')
    setReversing(undefined)
  }
  const dialog = reversing && <EstornoDialog row={reversing} onSave={save} onClose={() => setReversing(undefined)} />
  return { remove, restore, reverse: setReversing, dialog }
}
