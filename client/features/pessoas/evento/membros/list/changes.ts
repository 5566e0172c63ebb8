import { errorText } from '../../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../../kernel/ui'
import type { MembroEventoLinhaFragment } from './membros.generated'
import { useExcluirMembroEventoMutation } from './membros.generated'

/** What can be done with a member: it asks first, and says how it went. */
export function useMembroChanges({ idEvento, idMembro, membro }: MembroEventoLinhaFragment) {
  const confirm = useConfirm()
  const [excluir] = useExcluirMembroEventoMutation({ refetchQueries: ['MembrosEvento'] })
  return {
    async remove() {
      const text = `Deseja excluir o membro ${membro?.name ?? ''}? Você não poderá reverter isso!`
      if (!(await confirm({ text, confirmText: 'Excluir', danger: true }))) return
      try {
        await excluir({ variables: { idEvento, idMembro } })
        toast.success('O membro foi excluído com sucesso.')
      } catch (error) {
        toast.error(errorText(error, 'Não foi possível excluir o membro.'))
      }
    },
  }
}
