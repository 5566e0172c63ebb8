import { errorText } from '../../../../kernel/apollo'
import { useCan } from '../../../../kernel/session'
import { toast, useConfirm } from '../../../../kernel/ui'
import { useExcluirTipoPatrimonioMutation, useRestaurarTipoPatrimonioMutation } from './tipo-patrimonios.generated'

const refetchQueries = ['TipoPatrimonios']

export function useExcluirTipoPatrimonio() {
  const confirm = useConfirm()
  const canRestore = useCan('lixeira.restaurar')
  const [excluir] = useExcluirTipoPatrimonioMutation({ refetchQueries })
  const [restaurar] = useRestaurarTipoPatrimonioMutation({ refetchQueries })

  const undo = (id: string) => ({
    text: 'Desfazer',
    onClick: () =>
      restaurar({ variables: { id } }).then(
        () => toast.success('Tipo restaurado com sucesso.'),
        (error) => toast.error(errorText(error, 'Não foi possível restaurar o tipo.')),
      ),
  })

  return async (tipo: { id: number; tipoPatrimonio: string }) => {
    const text = `O tipo "${tipo.tipoPatrimonio}" sairá da lista.`
    if (!(await confirm({ text, confirmText: 'Excluir', danger: true }))) return
    const id = String(tipo.id)
    try {
      await excluir({ variables: { id } })
      toast.success('Tipo excluído com sucesso.', { action: canRestore ? undo(id) : undefined })
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível excluir o tipo.'))
    }
  }
}
