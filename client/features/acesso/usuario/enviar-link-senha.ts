import { dataOf, errorText } from '../../../kernel/apollo'
import { toast, useConfirm } from '../../../kernel/ui'
import { useEnviarLinkSenhaMutation } from './enviar-link-senha.generated'

/** E-mails the person a link to set a password. */
export function useEnviarLinkSenha() {
  const confirm = useConfirm()
  const [enviar] = useEnviarLinkSenhaMutation()

  return async (usuario: { id: number; name: string; email?: string | null }) => {
    const text = `${usuario.name} receberá em ${usuario.email} um link para definir a senha.`
    if (!(await confirm({ title: 'Enviar link de senha?', text, confirmText: 'Enviar' }))) return
    try {
      const data = dataOf(await enviar({ variables: { id: String(usuario.id) } }))
      toast.success(data.enviarLinkSenha.message)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível enviar o link de senha.'))
    }
  }
}
