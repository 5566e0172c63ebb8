import type { z } from 'zod'
import { cancelarReciboInput } from '../../../../../schema/rules/financas/recibo.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { nomeDoRecibo, oRecibo } from '../nome'
import { type ReciboLinhaFragment, RecibosDocument, useCancelarReciboMutation } from './recibos.generated'

type Props = { recibo: ReciboLinhaFragment; onClose: () => void }

/** Asks for the reason, which stands on the receipt from then on. */
export function CancelarDialog({ recibo, onClose }: Props) {
  const { id, versao } = recibo
  const que = recibo.ano === null ? 'recibo' : 'comprovante'
  const [cancelar] = useCancelarReciboMutation({ refetchQueries: [RecibosDocument] })
  const form = useZodForm(cancelarReciboInput, { id, motivo: '', versao })
  const save = async ({ motivo }: z.output<typeof cancelarReciboInput>) => {
    dataOf(await cancelar({ variables: { id: String(id), motivo, versao } }))
    toast.success(`${nomeDoRecibo(recibo)} cancelado.`)
    onClose()
  }
  return (
    <Modal title={`Cancelar o ${oRecibo(recibo)}`} onClose={onClose} width={520}>
      <Form form={form} onSave={save} failureText="Não foi possível cancelar o recibo.">
        <p>O número continua usado. O que foi dado pode receber outro {que}.</p>
        <TextField control={form.control} name="motivo" label="Motivo" required maxLength={200} />
        <FormFooter form={form} cancel={onClose} cancelText="Voltar" saveText={`Cancelar ${que}`} danger />
      </Form>
    </Modal>
  )
}
