import type { z } from 'zod'
import { cancelarReciboInput } from '../../../../gql/regras/features/financas/recibo/recibo.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { type ReciboLinhaFragment, RecibosDocument, useCancelarReciboMutation } from './recibos.generated'

type Props = { recibo: ReciboLinhaFragment; onClose: () => void }

/** Asks for the reason, which stands on the receipt from then on. */
export function CancelarDialog({ recibo: { id, numero, versao }, onClose }: Props) {
  const [cancelar] = useCancelarReciboMutation({ refetchQueries: [RecibosDocument] })
  const form = useZodForm(cancelarReciboInput, { id, motivo: '', versao })
  const save = async ({ motivo }: z.output<typeof cancelarReciboInput>) => {
    dataOf(await cancelar({ variables: { id: String(id), motivo, versao } }))
    toast.success(`Recibo nº ${numero} cancelado.`)
    onClose()
  }
  return (
    <Modal title={`Cancelar o recibo nº ${numero}`} onClose={onClose} width={520}>
      <Form form={form} onSave={save} failureText="Não foi possível cancelar o recibo.">
        <p>O número continua usado. O que foi dado pode receber outro recibo.</p>
        <TextField control={form.control} name="motivo" label="Motivo" required maxLength={200} />
        <FormFooter form={form} cancel={onClose} saveText="Cancelar recibo" />
      </Form>
    </Modal>
  )
}
