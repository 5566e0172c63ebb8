import { Button } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useState } from 'react'
import type { z } from 'zod'
import { postInput } from '../../../../../schema/rules/comunicacao/post.input'
import { dataOf, errorText } from '../../../../kernel/apollo'
import {
  PhotoField,
  RecordField,
  RecordForm,
  Section,
  SwitchField,
  TextField,
  usePhoto,
  useZodForm,
} from '../../../../kernel/form'
import { RichTextField } from '../../../../kernel/rich-text'
import { Can } from '../../../../kernel/session'
import { rowOf, toast } from '../../../../kernel/ui'
import { TipoPostDialog, tipoChoice, useTipoPostSearch } from '../../tipo-post'
import { PostsDocument } from '../list/posts.generated'
import { postUrls } from '../urls'
import type { PostEdicaoFragment } from './post-form.generated'
import {
  useAtualizarPostMutation,
  useCriarPostMutation,
  useEnviarImagemPostMutation,
  useRemoverImagemPostMutation,
} from './post-form.generated'

type Props = { post?: PostEdicaoFragment; onReload?: () => void }

const options = { refetchQueries: [PostsDocument] }

export function PostForm({ post, onReload }: Props) {
  const tipos = useTipoPostSearch()
  const [tipo, setTipo] = useState<{ id: number; tipoPost: string } | null | undefined>(post?.tipo)
  const [newTipo, setNewTipo] = useState(false)
  const imagem = usePhoto(post?.imgPost)
  const [criar] = useCriarPostMutation(options)
  const [atualizar] = useAtualizarPostMutation(options)
  const [enviarImagem] = useEnviarImagemPostMutation()
  const [removerImagem] = useRemoverImagemPostMutation()
  const form = useZodForm(postInput, post ?? { statusPost: 1 })
  const { control } = form

  const save = async (values: z.output<typeof postInput>) => {
    const input = { ...values, idTipoPost: String(values.idTipoPost) }
    const id = post
      ? dataOf(await atualizar({ variables: { id: String(post.id), input } })).atualizarPost.id
      : dataOf(await criar({ variables: { input } })).criarPost.id
    // The record is already saved: submitting the form again would create a second one.
    const failed = (error: unknown) =>
      toast.error(errorText(error, 'O post foi salvo, mas não foi possível enviar a imagem.'))
    if (imagem.file) await enviarImagem({ variables: { id: String(id), arquivo: imagem.file } }).catch(failed)
    else if (imagem.removed) await removerImagem({ variables: { id: String(id) } }).catch(failed)
    return {
      text: post ? 'Post atualizado com sucesso.' : 'Post criado com sucesso.',
      ...rowOf(postUrls.list, id, { busca: values.tituloPost }),
    }
  }

  return (
    <>
      <RecordForm
        form={form}
        save={save}
        onReload={onReload}
        failureText="Houve um problema ao criar ou atualizar o post."
        cancel={postUrls.list}
        dirty={imagem.dirty}
        record={post}
        another={{ text: 'Salvar e criar outro', keep: ['idTipoPost'], onEmpty: imagem.settle }}
      >
        <Section title="Post">
          <PhotoField label="Imagem do post" {...imagem.field} />
          <TextField control={control} name="tituloPost" label="Título" required wide maxLength={150} />
          <TextField control={control} name="subtituloPost" label="Subtítulo" wide maxLength={250} />
          <RecordField
            control={control}
            name="idTipoPost"
            label="Tipo"
            required
            found={tipos}
            selected={tipo && tipoChoice(tipo)}
            beside={
              <Can action="tipoPost.escrever">
                <Button variant="outlined" icon={<Add />} text="Novo tipo" onClick={() => setNewTipo(true)} />
              </Can>
            }
          />
          <SwitchField
            control={control}
            name="statusPost"
            label="Publicado"
            help="Um post oculto fica na lista, mas não aparece no feed."
          />
          <RichTextField control={control} name="textoPost" label="Texto" required wide />
        </Section>
      </RecordForm>
      {newTipo && (
        <TipoPostDialog
          onClose={() => setNewTipo(false)}
          onSaved={(made) => {
            setTipo(made)
            form.setValue('idTipoPost', made.id, { shouldDirty: true, shouldValidate: true })
          }}
        />
      )}
    </>
  )
}
