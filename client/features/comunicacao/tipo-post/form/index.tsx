import type { z } from 'zod'
import { tipoPostInput } from '../../../../gql/regras/features/comunicacao/tipo-post/tipo-post.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarTipoPostMutation, useCriarTipoPostMutation } from './tipo-post-form.generated'

type TipoPost = { id: number; tipoPost: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  tipoPost?: TipoPost
  onClose: () => void
  onSaved?: (tipoPost: TipoPost) => void
  onReload?: () => void
}

const options = { refetchQueries: ['TipoPosts'] }

export function TipoPostDialog({ tipoPost, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarTipoPostMutation(options)
  const [atualizar] = useAtualizarTipoPostMutation(options)
  const form = useZodForm(tipoPostInput, tipoPost ?? {})

  const save = async (input: z.output<typeof tipoPostInput>) => {
    const saved = tipoPost
      ? (await atualizar({ variables: { id: String(tipoPost.id), input } })).data!.atualizarTipoPost
      : (await criar({ variables: { input } })).data!.criarTipoPost
    toast.success(tipoPost ? 'Tipo de post atualizado com sucesso.' : 'Tipo de post criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={tipoPost ? 'Editar Tipo de post' : 'Novo Tipo de post'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o tipo de post.">
        <TextField control={form.control} name="tipoPost" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
