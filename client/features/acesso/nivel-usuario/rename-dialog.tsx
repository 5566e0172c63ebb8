import { z } from 'zod'
import { atualizarNivelUsuarioInput } from '../../../../schema/rules/acesso/nivel-usuario.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../kernel/form'
import { Modal, toast } from '../../../kernel/ui'
import { type NivelFragment, useAtualizarNivelUsuarioMutation } from './nivel-usuario.generated'

/** An emptied field holds null; the API expects '' for the default name. */
const rules = z.object({
  nome: z
    .string()
    .nullable()
    .transform((nome) => nome ?? '')
    .pipe(atualizarNivelUsuarioInput.shape.nome),
})

export function RenameDialog({ nivel, onClose }: { nivel: NivelFragment; onClose: () => void }) {
  const form = useZodForm(rules, { nome: nivel.nome })
  const [atualizar] = useAtualizarNivelUsuarioMutation()
  const save = async ({ nome }: { nome: string }) => {
    await atualizar({ variables: { perfil: nivel.perfil, nome } })
    toast.success('Nome do nível atualizado.')
    onClose()
  }
  return (
    <Modal title="Renomear nível" onClose={onClose}>
      <Form form={form} onSave={save} failureText="Não foi possível atualizar o nível.">
        <TextField
          control={form.control}
          name="nome"
          label="Nome"
          help={`Em branco: volta ao nome padrão, ${nivel.nomePadrao}.`}
          maxLength={60}
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
