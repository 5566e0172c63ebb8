import { errorText } from '../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../kernel/ui'
import type { ChamadaEncontroFragment } from './presenca.generated'
import { useExcluirMembroEncontroMutation } from './presenca.generated'

/** After a confirmation, removes a guest or a member from the saved attendance. Returns whether it was done. */
export function useExcluirPresente(id: number) {
  const confirm = useConfirm()
  const [excluir] = useExcluirMembroEncontroMutation()
  return async ({ idMembro, membro, membroCelula }: ChamadaEncontroFragment['chamada'][number]): Promise<boolean> => {
    const way = membroCelula ? 'marque a presença' : 'adicione o convidado'
    const text = `Deseja excluir o membro ${membro?.name ?? ''}? Para desfazer, ${way} de novo.`
    if (!(await confirm({ text, confirmText: 'Excluir', danger: true }))) return false
    try {
      await excluir({ variables: { idEncontro: String(id), idMembro: String(idMembro) } })
      toast.success('O membro foi excluído com sucesso.')
      return true
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível excluir o membro.'))
      return false
    }
  }
}
