import { errorText } from '../../../kernel/apollo'
import { useCan } from '../../../kernel/session'
import { toast, useConfirm } from '../../../kernel/ui'
import { useExcluirPatrimonioMutation, useRestaurarPatrimonioMutation } from './excluir.generated'

const refetchQueries = ['Patrimonios']

/** Asks, deletes and offers the way back; answers whether it was deleted. */
export function useExcluirPatrimonio() {
  const confirm = useConfirm()
  const restaurar = useRestaurarPatrimonio()
  const canRestore = useCan('lixeira.restaurar')
  const [excluir] = useExcluirPatrimonioMutation({ refetchQueries })

  return async (patrimonio: { id: number; nomePatrimonio: string }): Promise<boolean> => {
    const text = `O patrimônio "${patrimonio.nomePatrimonio}" sairá da lista.`
    if (!(await confirm({ text, confirmText: 'Excluir', danger: true }))) return false
    try {
      await excluir({ variables: { id: String(patrimonio.id) } })
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível excluir o patrimônio.'))
      return false
    }
    const undo = { text: 'Desfazer', onClick: () => restaurar(patrimonio.id) }
    toast.success('Patrimônio excluído com sucesso.', { action: canRestore ? undo : undefined })
    return true
  }
}

export function useRestaurarPatrimonio() {
  const [restaurar] = useRestaurarPatrimonioMutation({ refetchQueries })

  return async (id: number): Promise<void> => {
    try {
      await restaurar({ variables: { id: String(id) } })
      toast.success('Patrimônio restaurado com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível restaurar o patrimônio.'))
    }
  }
}
