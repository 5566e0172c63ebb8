import * as z from 'zod/mini'
import { Form, FormFooter, TextArea } from '../../../kernel/form'
import { Modal, toast } from '../../../kernel/ui'
import { required, useRulesForm } from '../../acesso/senha'
import { type IgrejaLinhaFragment, useSuspenderIgrejaMutation } from './plataforma.generated'

const rules = z.object({ motivo: required('Informe o motivo.', 200) })

type Props = { igreja: IgrejaLinhaFragment; onClose: () => void; onDone: () => void }

export function SuspenderDialog({ igreja, onClose, onDone }: Props) {
  const form = useRulesForm(rules, { motivo: '' })
  const [suspender] = useSuspenderIgrejaMutation()
  const save = async ({ motivo }: z.output<typeof rules>) => {
    await suspender({ variables: { id: igreja.uuid, motivo } })
    toast.success('Igreja suspensa.')
    onDone()
  }
  return (
    <Modal title={`Suspender ${igreja.nome}`} onClose={onClose}>
      <p>As pessoas da igreja continuam lendo tudo, mas não alteram nada até ela ser reativada.</p>
      <Form form={form} onSave={save} failureText="Não foi possível suspender a igreja.">
        <TextArea control={form.control} name="motivo" label="Motivo" required />
        <FormFooter form={form} cancel={onClose} saveText="Suspender" danger />
      </Form>
    </Modal>
  )
}
