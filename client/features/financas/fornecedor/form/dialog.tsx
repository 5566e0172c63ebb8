import type { z } from 'zod'
import { fornecedorInput } from '../../../../../schema/rules/financas/fornecedor.input'
import { dataOf } from '../../../../kernel/apollo'
import { CpfOrCnpjField, Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { FornecedorChoicesDocument } from '../choices.generated'
import { useCriarFornecedorMutation } from './fornecedor-form.generated'

type Props = {
  onClose: () => void
  onSaved: (fornecedor: { id: number; nome: string }) => void
}

/** Creates a supplier without leaving the form that names it; the rest of its data can follow. */
export function FornecedorDialog({ onClose, onSaved }: Props) {
  const [criar] = useCriarFornecedorMutation({ refetchQueries: [FornecedorChoicesDocument] })
  const form = useZodForm(fornecedorInput, {})
  const save = async (input: z.output<typeof fornecedorInput>) => {
    const { criarFornecedor } = dataOf(await criar({ variables: { input } }))
    toast.success('Fornecedor criado com sucesso.')
    onSaved(criarFornecedor)
    onClose()
  }
  return (
    <Modal title="Novo Fornecedor" onClose={onClose}>
      <Form form={form} onSave={save} failureText="Houve um problema ao salvar o fornecedor.">
        <TextField control={form.control} name="nome" label="Nome" required maxLength={120} autoFocus />
        <CpfOrCnpjField control={form.control} name="documento" label="CPF ou CNPJ" />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
