import type { z } from 'zod'
import { departamentoInput } from '../../../../../schema/rules/pessoas/departamento.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { DepartamentoChoicesDocument } from '../choices.generated'
import { useCriarDepartamentoMutation } from './departamento-form.generated'

type Props = {
  onClose: () => void
  onSaved: (departamento: { id: number; tituloDepartamento: string }) => void
}

/** Creates a department without leaving the form that names it. */
export function DepartamentoDialog({ onClose, onSaved }: Props) {
  const [criar] = useCriarDepartamentoMutation({ refetchQueries: [DepartamentoChoicesDocument] })
  const form = useZodForm(departamentoInput, { status: 1 })
  const save = async ({ idResponsavel: _, ...input }: z.output<typeof departamentoInput>) => {
    const { criarDepartamento } = dataOf(await criar({ variables: { input } }))
    toast.success('Departamento criado com sucesso.')
    onSaved(criarDepartamento)
    onClose()
  }
  return (
    <Modal title="Novo Departamento" onClose={onClose}>
      <Form form={form} onSave={save} failureText="Houve um problema ao criar o departamento.">
        <TextField
          control={form.control}
          name="tituloDepartamento"
          label="Título"
          placeholder="Ex.: Recepção"
          required
          maxLength={100}
          autoFocus
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
