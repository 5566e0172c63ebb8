import type { z } from 'zod'
import { alterarPerfilInput } from '../../../../../schema/rules/acesso/usuario.input'
import { Form, FormFooter, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { comOutroCodigo } from '../../confirmar-senha'
import { UsuarioDetalheDocument } from '../detail/usuario.generated'
import { UsuariosDocument } from '../list/usuarios.generated'
import { useAlterarPerfilMutation } from './alterar-perfil.generated'
import { PerfilCampos } from './campos'

type Props = {
  usuario: { id: number; name: string; perfil: number; versao: number }
  onClose: () => void
}

const options = { refetchQueries: [UsuariosDocument, UsuarioDetalheDocument] }

/** The dialog that changes a person's perfil. */
export function PerfilDialog({ usuario, onClose }: Props) {
  const [alterar] = useAlterarPerfilMutation({ ...options, context: { secret: true } })
  const form = useZodForm(alterarPerfilInput, { perfil: usuario.perfil, minhaSenha: '', versao: usuario.versao })

  const save = async ({ perfil, minhaSenha, codigo, versao }: z.output<typeof alterarPerfilInput>) => {
    await alterar({ variables: { id: String(usuario.id), perfil, minhaSenha, codigo, versao } })
    toast.success('Perfil alterado com sucesso.')
    onClose()
  }

  return (
    <Modal title={`Mudar perfil de ${usuario.name}`} onClose={onClose}>
      <Form form={form} onSave={comOutroCodigo(form, save)} failureText="Não foi possível mudar o perfil.">
        <PerfilCampos form={form} />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
