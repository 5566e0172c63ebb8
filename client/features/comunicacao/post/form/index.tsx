import type { z } from 'zod'
import { postInput } from '../../../../gql/regras/features/comunicacao/post/post.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarPostMutation, useCriarPostMutation } from './post-form.generated'

type Post = { id: number; tituloPost: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  post?: Post
  onClose: () => void
  onSaved?: (post: Post) => void
  onReload?: () => void
}

const options = { refetchQueries: ['Posts'] }

export function PostDialog({ post, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarPostMutation(options)
  const [atualizar] = useAtualizarPostMutation(options)
  const form = useZodForm(postInput, post ?? {})

  const save = async (input: z.output<typeof postInput>) => {
    const saved = post
      ? (await atualizar({ variables: { id: String(post.id), input } })).data!.atualizarPost
      : (await criar({ variables: { input } })).data!.criarPost
    toast.success(post ? 'Post atualizado com sucesso.' : 'Post criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={post ? 'Editar Post' : 'Novo Post'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o post.">
        <TextField control={form.control} name="tituloPost" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
