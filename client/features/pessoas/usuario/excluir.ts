import { errorText } from '../../../kernel/apollo'
import { useCan } from '../../../kernel/session'
import { toast, useConfirm } from '../../../kernel/ui'
import { useExcluirUsuarioMutation, useRestaurarUsuarioMutation } from './excluir.generated'

const refetchQueries = ['Usuarios']

/** Asks, deletes and offers the way back; answers whether it was deleted. */
export function useExcluirUsuario() {
  const confirm = useConfirm()
  const restaurar = useRestaurarUsuario()
  const canRestore = useCan('lixeira.restaurar')
  const [excluir] = useExcluirUsuarioMutation({ refetchQueries })

  return async (usuario: { id: number; name: string }): Promise<boolean> => {
    const text = `${usuario.name} sairá da lista de pessoas.`
    if (!(await confirm({ text, confirmText: 'Excluir', danger: true }))) return false
    try {
      await excluir({ variables: { id: String(usuario.id) } })
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível excluir o usuário.'))
      return false
    }
    const undo = { text: 'Desfazer', onClick: () => restaurar(usuario.id) }
    toast.success('Usuário excluído com sucesso.', { action: canRestore ? undo : undefined })
    return true
  }
}

export function useRestaurarUsuario() {
  const [restaurar] = useRestaurarUsuarioMutation({ refetchQueries })

  return async (id: number): Promise<void> => {
    try {
      await restaurar({ variables: { id: String(id) } })
      toast.success('Usuário restaurado com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível restaurar o usuário.'))
    }
  }
}
