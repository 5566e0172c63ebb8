import type { z } from 'zod'
import { tipoPostInput } from '../../../../../schema/rules/comunicacao/tipo-post.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { TipoPostChoicesDocument } from '../choices.generated'
import { TipoPostsDocument } from '../list/tipo-posts.generated'
import { useAtualizarTipoPostMutation, useCriarTipoPostMutation } from './tipo-post-form.generated'

type Tipo = { id: number; tipoPost: string; versao: number }

type Props = {
  /** The type to edit; without it the dialog creates one. */
  tipo?: Tipo & object
  onClose: () => void
  onSaved?: (tipo: Tipo) => void
  onReload?: () => void
}

// The select that opened the dialog must load the new type before it can select it.
const options = { refetchQueries: [TipoPostChoicesDocument, TipoPostsDocument], awaitRefetchQueries: true }

export function TipoPostDialog({ tipo, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarTipoPostMutation(options)
  const [atualizar] = useAtualizarTipoPostMutation(options)
  const form = useZodForm(tipoPostInput, tipo ?? {})

  const save = async (input: z.output<typeof tipoPostInput>) => {
    const saved = tipo
      ? dataOf(await atualizar({ variables: { id: String(tipo.id), input } })).atualizarTipoPost
      : dataOf(await criar({ variables: { input } })).criarTipoPost
    toast.success(tipo ? 'Tipo atualizado com sucesso.' : 'Tipo criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={tipo ? 'Editar Tipo' : 'Novo Tipo'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o tipo.">
        <TextField
          control={form.control}
          name="tipoPost"
          label="Tipo de post"
          placeholder="Ex.: Aviso"
          required
          maxLength={80}
          autoFocus
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
