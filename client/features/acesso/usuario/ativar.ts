import { errorText } from '../../../kernel/apollo'
import { toast, useConfirm } from '../../../kernel/ui'
import { useAtivarUsuarioMutation, useDesativarUsuarioMutation } from './ativar.generated'
import { UsuariosDocument } from './list/usuarios.generated'

type Usuario = { id: number; name: string }

// refetch the list, which may be filtered by active people
const options = { refetchQueries: [UsuariosDocument] }

/** Allows a person to sign in, or blocks the person. */
export function useAtivarUsuario() {
  const confirm = useConfirm()
  const [ativar] = useAtivarUsuarioMutation(options)
  const [desativar] = useDesativarUsuarioMutation(options)

  return {
    ativar: async ({ id, name }: Usuario) => {
      const text = `${name} voltará a poder entrar no sistema.`
      if (!(await confirm({ text, confirmText: 'Ativar' }))) return
      try {
        await ativar({ variables: { id: String(id) } })
        toast.success('Pessoa ativada com sucesso.')
      } catch (error) {
        toast.error(errorText(error, 'Não foi possível ativar a pessoa.'))
      }
    },
    desativar: async ({ id, name }: Usuario) => {
      const text = `${name} não poderá mais entrar no sistema, e os acessos abertos terminam agora.`
      if (!(await confirm({ text, confirmText: 'Desativar', danger: true }))) return
      try {
        await desativar({ variables: { id: String(id) } })
        toast.success('Pessoa desativada com sucesso.')
      } catch (error) {
        toast.error(errorText(error, 'Não foi possível desativar a pessoa.'))
      }
    },
  }
}
