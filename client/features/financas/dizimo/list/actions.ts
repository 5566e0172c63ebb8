import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useDeletion } from '../../../../kernel/record'
import { formatDate, formatMoney, toast, useConfirm } from '../../../../kernel/ui'
import { dizimoUrls } from '../urls'
import type { DizimoLinhaFragment } from './dizimos.generated'
import {
  DizimosDocument,
  useEmitirReciboDizimoMutation,
  useExcluirDizimoMutation,
  useRestaurarDizimoMutation,
} from './dizimos.generated'

const refetchQueries = [DizimosDocument]

export function useExcluirDizimo() {
  const [excluir] = useExcluirDizimoMutation({ refetchQueries })
  const [restaurar] = useRestaurarDizimoMutation({ refetchQueries })
  return useDeletion<DizimoLinhaFragment>({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ membro, valorDizimo, dataDizimo, numeroRecibo }) =>
        `O dízimo de ${membro?.name}, ${formatMoney(valorDizimo)} em ${formatDate(dataDizimo)}, sairá da lista e das entradas.${
          numeroRecibo ? ` O recibo nº ${numeroRecibo} será cancelado.` : ''
        }`,
      removed: 'Dízimo excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o dízimo.',
      restored: 'Dízimo restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o dízimo.',
    },
  })
}

/** Issues a receipt after a confirmation, and opens it. */
export function useEmitirRecibo() {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [emitir] = useEmitirReciboDizimoMutation({ refetchQueries })
  return async ({ id }: { id: number }) => {
    const text = 'O recibo receberá o próximo número da igreja. Enquanto ele valer, o dízimo não poderá ser alterado.'
    if (!(await confirm({ title: 'Emitir recibo?', text, confirmText: 'Emitir' }))) return
    try {
      await emitir({ variables: { id: String(id) } })
      navigate(dizimoUrls.recibo(id))
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível emitir o recibo.'))
    }
  }
}
