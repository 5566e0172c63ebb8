import { errorText } from '../../../kernel/apollo'
import { useCan } from '../../../kernel/session'
import { formatMoney, toast, useConfirm } from '../../../kernel/ui'
import {
  useConcluirManutencaoPatrimonioMutation,
  useExcluirManutencaoPatrimonioMutation,
  useRestaurarManutencaoPatrimonioMutation,
} from './actions.generated'

type Manutencao = { id: number; valorManutencao: string; patrimonio?: { nomePatrimonio: string } | null }

const refetchQueries = ['ManutencoesPatrimonio', 'ManutencoesDoPatrimonio']

/** Each asks first, and tells how it went. */
export function useManutencaoActions() {
  const confirm = useConfirm()
  const canRestore = useCan('lixeira.restaurar')
  const [concluir] = useConcluirManutencaoPatrimonioMutation({ refetchQueries })
  const [excluir] = useExcluirManutencaoPatrimonioMutation({ refetchQueries })
  const [restaurar] = useRestaurarManutencaoPatrimonioMutation({ refetchQueries })

  const conclude = async ({ id, valorManutencao, patrimonio }: Manutencao) => {
    const text = `Você não poderá reverter isso! Uma saída de ${formatMoney(valorManutencao)} será lançada para ${patrimonio?.nomePatrimonio}.`
    if (!(await confirm({ text, confirmText: 'Concluir' }))) return
    try {
      await concluir({ variables: { id: String(id) } })
      toast.success('Manutenção concluída com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Ocorreu um problema ao concluir a manutenção.'))
    }
  }

  const restore = async ({ id }: Pick<Manutencao, 'id'>) => {
    try {
      await restaurar({ variables: { id: String(id) } })
      toast.success('Manutenção restaurada com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível restaurar a manutenção.'))
    }
  }

  const cancel = async (row: Manutencao) => {
    const text = `A manutenção de ${row.patrimonio?.nomePatrimonio} sairá da lista.`
    if (!(await confirm({ text, confirmText: 'Cancelar manutenção', cancelText: 'Voltar', danger: true }))) return
    try {
      await excluir({ variables: { id: String(row.id) } })
      const undo = { text: 'Desfazer', onClick: () => restore(row) }
      toast.success('Manutenção cancelada com sucesso.', { action: canRestore ? undo : undefined })
    } catch (error) {
      toast.error(errorText(error, 'Ocorreu um problema ao cancelar a manutenção.'))
    }
  }

  return { conclude, cancel, restore }
}
