import type { z } from 'zod'
import { centroCustoInput } from '../../../../../schema/rules/financas/centro-custo.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { DepartamentoField } from '../../../pessoas/departamento'
import { CentroCustoChoicesDocument } from '../choices.generated'
import { useCriarCentroCustoMutation } from './centro-custo-form.generated'

type Props = {
  onClose: () => void
  onSaved: (centro: { id: number; nome: string }) => void
}

/** Creates a cost centre without leaving the form that names it. */
export function CentroCustoDialog({ onClose, onSaved }: Props) {
  const [criar] = useCriarCentroCustoMutation({ refetchQueries: [CentroCustoChoicesDocument] })
  const form = useZodForm(centroCustoInput, { status: 1 })
  const { control } = form
  const save = async ({ idDepartamento, ...values }: z.output<typeof centroCustoInput>) => {
    const input = { ...values, idDepartamento: String(idDepartamento) }
    const { criarCentroCusto } = dataOf(await criar({ variables: { input } }))
    toast.success('Centro de custo criado com sucesso.')
    onSaved(criarCentroCusto)
    onClose()
  }
  return (
    <Modal title="Novo Centro de Custo" onClose={onClose} width={520}>
      <Form form={form} onSave={save} failureText="Houve um problema ao salvar o centro de custo.">
        <TextField control={control} name="nome" label="Nome" required maxLength={100} autoFocus />
        <DepartamentoField
          control={control}
          name="idDepartamento"
          onMade={(id) => form.setValue('idDepartamento', id, { shouldDirty: true, shouldValidate: true })}
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
