import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { alterarPerfilInput } from '../../../../gql/regras/features/acesso/usuario/usuario.input'
import { Form, FormFooter, SearchFailed, SelectField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { PasswordField } from '../../senha'
import { UsuarioDetalheDocument } from '../detail/usuario.generated'
import { UsuariosDocument } from '../list/usuarios.generated'
import { PERFIS_FAILED, usePerfilChoices } from '../perfis'
import { useAlterarPerfilMutation } from './alterar-perfil.generated'

type Props = {
  usuario: { id: number; name: string; perfil: number; versao: number }
  onClose: () => void
}

const options = { refetchQueries: [UsuariosDocument, UsuarioDetalheDocument] }

/** The dialog that changes a person's perfil. */
export function PerfilDialog({ usuario, onClose }: Props) {
  const { choices: perfis, again } = usePerfilChoices()
  const [alterar] = useAlterarPerfilMutation({ ...options, context: { secret: true } })
  const form = useZodForm(alterarPerfilInput, { perfil: usuario.perfil, minhaSenha: '', versao: usuario.versao })
  const chosen = useWatch({ control: form.control, name: 'perfil' })

  const save = async ({ perfil, minhaSenha, versao }: z.output<typeof alterarPerfilInput>) => {
    await alterar({ variables: { id: String(usuario.id), perfil, minhaSenha, versao } })
    toast.success('Perfil alterado com sucesso.')
    onClose()
  }

  return (
    <Modal title={`Mudar perfil de ${usuario.name}`} onClose={onClose}>
      <Form form={form} onSave={save} failureText="Não foi possível mudar o perfil.">
        <SelectField
          control={form.control}
          name="perfil"
          label="Perfil"
          required
          choices={perfis}
          help={
            again ? (
              <SearchFailed text={PERFIS_FAILED} again={again} />
            ) : (
              perfis.find(({ value }) => value === chosen)?.summary
            )
          }
        />
        <PasswordField
          control={form.control}
          name="minhaSenha"
          label="Sua senha atual"
          autoComplete="current-password"
          required
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
