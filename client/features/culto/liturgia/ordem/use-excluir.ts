import { errorText } from '../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../kernel/ui'
import type { ItemLiturgiaFragment } from './ordem.generated'
import { OrdemDoCultoDocument, useExcluirLiturgiaCultoMutation } from './ordem.generated'

/** Requires a confirmation, deletes the item, and returns whether it was deleted. */
export function useExcluirItem() {
  const confirm = useConfirm()
  const [excluir] = useExcluirLiturgiaCultoMutation({
    refetchQueries: [OrdemDoCultoDocument],
    awaitRefetchQueries: true,
  })
  return async ({ id, titulo }: ItemLiturgiaFragment): Promise<boolean> => {
    const text = `"${titulo}" sairá da ordem do culto. Para desfazer, basta adicionar o momento de novo.`
    if (!(await confirm({ text, confirmText: 'Excluir', danger: true }))) return false
    try {
      await excluir({ variables: { id: String(id) } })
      toast.success('O momento foi removido.')
      return true
    } catch (error) {
      toast.error(errorText(error, 'Falha ao excluir momento.'))
      return false
    }
  }
}
