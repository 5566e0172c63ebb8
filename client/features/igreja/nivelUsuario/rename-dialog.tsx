import * as z from 'zod/mini'
import { Form, FormFooter, TextField } from '../../../kernel/form'
import { Modal, toast } from '../../../kernel/ui'
import { useRulesForm } from '../senha'
import { type NivelFragment, useAtualizarNivelUsuarioMutation } from './nivel-usuario.generated'

// An empty name goes back to the usual one.
const rules = z.object({ nome: z.string().check(z.trim(), z.maxLength(60, 'Use no máximo 60 caracteres.')) })

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
          help={`Em branco: volta ao nome padrão, ${nivel.nomePadrao}.`}
          maxLength={60}
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
