import type { z } from 'zod'
import { alterarPerfisInput } from '../../../../../schema/rules/acesso/lote.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, useZodForm } from '../../../../kernel/form'
import { Modal } from '../../../../kernel/ui'
import { comOutroCodigo } from '../../confirmar-senha'
import { UsuariosDocument } from '../list/usuarios.generated'
import { PerfilCampos } from '../perfil/campos'
import { useAlterarPerfilUsuariosMutation } from './lote.generated'
import type { ResultadoFragment } from './resultado.generated'

type Props = {
  /** the number of people as text: '3 pessoas' */
  people: string
  variables: { ids: string[] }
  onClose: () => void
  onDone: (resultado: ResultadoFragment) => void
}

const options = { refetchQueries: [UsuariosDocument] }

/** The dialog that gives the selected people one perfil. */
export function PerfilDoLote({ people, variables, onClose, onDone }: Props) {
  const [alterar] = useAlterarPerfilUsuariosMutation({ ...options, context: { secret: true } })
  const form = useZodForm(alterarPerfisInput, { ids: variables.ids, minhaSenha: '' })

  const save = async ({ perfil, minhaSenha, codigo }: z.output<typeof alterarPerfisInput>) => {
    const data = dataOf(await alterar({ variables: { ...variables, perfil, minhaSenha, codigo } }))
    onClose()
    onDone(data.alterarPerfilUsuarios)
  }

  return (
    <Modal title={`Mudar o perfil de ${people}`} onClose={onClose}>
      <Form form={form} onSave={comOutroCodigo(form, save)} failureText="Não foi possível mudar os perfis.">
        <PerfilCampos form={form} />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
