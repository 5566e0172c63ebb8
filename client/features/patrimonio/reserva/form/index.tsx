import type { z } from 'zod'
import { reservaInput } from '../../../../gql/regras/features/patrimonio/reserva/reserva.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarReservaMutation, useCriarReservaMutation } from './reserva-form.generated'

type Reserva = { id: number; finalidade: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  reserva?: Reserva
  onClose: () => void
  onSaved?: (reserva: Reserva) => void
  onReload?: () => void
}

const options = { refetchQueries: ['Reservas'] }

export function ReservaDialog({ reserva, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarReservaMutation(options)
  const [atualizar] = useAtualizarReservaMutation(options)
  const form = useZodForm(reservaInput, reserva ?? {})

  const save = async (input: z.output<typeof reservaInput>) => {
    const saved = reserva
      ? (await atualizar({ variables: { id: String(reserva.id), input } })).data!.atualizarReserva
      : (await criar({ variables: { input } })).data!.criarReserva
    toast.success(reserva ? 'Reserva atualizada com sucesso.' : 'Reserva criada com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={reserva ? 'Editar Reserva' : 'Nova Reserva'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar a reserva.">
        <TextField control={form.control} name="finalidade" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
