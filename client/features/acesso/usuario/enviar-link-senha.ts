import { perfis } from '../../../gql/regras/kernel/access/perfis'
import { dataOf, errorText } from '../../../kernel/apollo'
import { toast, useConfirm } from '../../../kernel/ui'
import { useEnviarLinkSenhaMutation } from './enviar-link-senha.generated'

interface Addressee {
  name: string
  email?: string | null
  perfil: number
}

/** The reason why a password link cannot be sent to this person. The server has the same rule (refuseLink). */
export const whyNoLink = ({ email }: Pick<Addressee, 'email'>): string =>
  email ? 'Esta pessoa está inativa.' : 'Esta pessoa não tem e-mail.'

/** E-mails the person a link to set a password. */
export function useEnviarLinkSenha() {
  const confirm = useConfirm()
  const [enviar] = useEnviarLinkSenhaMutation()

  return async (usuario: Addressee & { id: number }) => {
    const little = usuario.perfil === perfis.none ? ' Sem perfil, verá só o que é seu.' : ''
    const text = `${usuario.name} receberá em ${usuario.email} um link para definir a senha.${little}`
    if (!(await confirm({ title: 'Enviar link de senha?', text, confirmText: 'Enviar' }))) return
    try {
      const data = dataOf(await enviar({ variables: { id: String(usuario.id) } }))
      toast.success(data.enviarLinkSenha.message)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível enviar o link de senha.'))
    }
  }
}
