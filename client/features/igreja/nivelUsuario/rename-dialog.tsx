import * as z from 'zod/mini'
import { Form, FormFooter, TextField } from '../../../kernel/form'
import { Modal, toast } from '../../../kernel/ui'
import { required, useRulesForm } from '../senha'
import { type NivelFragment, useAtualizarNivelUsuarioMutation } from './nivel-usuario.generated'

const rules = z.object({ nome: required('Informe o nome.', 60) })

export function RenameDialog({ nivel, onClose }: { nivel: NivelFragment; onClose: () => void }) {
  const form = useRulesForm(rules, { nome: nivel.nome })
  const [atualizar] = useAtualizarNivelUsuarioMutation()
  const save = async ({ nome }: z.infer<typeof rules>) => {
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
          help={`Nome padrão: ${nivel.nomePadrao}`}
          maxLength={60}
          required
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
