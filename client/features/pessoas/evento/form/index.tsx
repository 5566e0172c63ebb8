import type { z } from 'zod'
import { eventoInput } from '../../../../gql/regras/features/pessoas/evento/evento.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarEventoMutation, useCriarEventoMutation } from './evento-form.generated'

type Evento = { id: number; nomeEvento: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  evento?: Evento
  onClose: () => void
  onSaved?: (evento: Evento) => void
  onReload?: () => void
}

const options = { refetchQueries: ['Eventos'] }

export function EventoDialog({ evento, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarEventoMutation(options)
  const [atualizar] = useAtualizarEventoMutation(options)
  const form = useZodForm(eventoInput, evento ?? {})

  const save = async (input: z.output<typeof eventoInput>) => {
    const saved = evento
      ? (await atualizar({ variables: { id: String(evento.id), input } })).data!.atualizarEvento
      : (await criar({ variables: { input } })).data!.criarEvento
    toast.success(evento ? 'Evento atualizado com sucesso.' : 'Evento criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={evento ? 'Editar Evento' : 'Novo Evento'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o evento.">
        <TextField control={form.control} name="nomeEvento" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
