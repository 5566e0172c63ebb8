import type { z } from 'zod'
import { musicaInput } from '../../../../../schema/rules/culto/setlist-ensaio.input'
import { Form, FormFooter, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import type { MusicaLinhaFragment } from '../list/setlist.generated'
import { MusicaFields } from './fields'
import { useAtualizarMusicaSetlistMutation } from './musica-form.generated'

type Props = { musica: MusicaLinhaFragment; onClose: () => void; onReload: () => void }

export function EditDialog({ musica, onClose, onReload }: Props) {
  const [atualizar] = useAtualizarMusicaSetlistMutation()
  const form = useZodForm(musicaInput, musica)

  const save = async (input: z.output<typeof musicaInput>) => {
    await atualizar({ variables: { id: String(musica.id), input } })
    toast.success('Música atualizada com sucesso.')
    onClose()
  }

  return (
    <Modal title="Editar Música" onClose={onClose}>
      <Form form={form} onSave={save} failureText="Não foi possível salvar a música." onReload={onReload}>
        <MusicaFields control={form.control} />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
