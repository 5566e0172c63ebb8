import type { z } from 'zod'
import { momentoCultoInput } from '../../../../../schema/rules/culto/momento-culto.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { MomentosCultoDocument } from '../list/momentos-culto.generated'
import { useAtualizarMomentoCultoMutation, useCriarMomentoCultoMutation } from './momento-culto-form.generated'

type MomentoCulto = { id: number; idCliente: number; titulo: string; versao: number }

type Props = {
  /** The record to edit; without it the dialog creates one. */
  momentoCulto?: MomentoCulto
  onClose: () => void
  onReload?: () => void
}

const options = { refetchQueries: [MomentosCultoDocument] }

export function MomentoCultoDialog({ momentoCulto, onClose, onReload }: Props) {
  const [criar] = useCriarMomentoCultoMutation(options)
  const [atualizar] = useAtualizarMomentoCultoMutation(options)
  const form = useZodForm(momentoCultoInput, momentoCulto ?? {})

  const save = async (input: z.output<typeof momentoCultoInput>) => {
    if (momentoCulto) await atualizar({ variables: { id: String(momentoCulto.id), input } })
    else await criar({ variables: { input } })
    toast.success(momentoCulto ? 'Momento atualizado com sucesso.' : 'Momento criado com sucesso.')
    onClose()
  }

  return (
    <Modal title={momentoCulto ? 'Editar Momento' : 'Novo Momento'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o momento.">
        <TextField control={form.control} name="titulo" label="Título" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
