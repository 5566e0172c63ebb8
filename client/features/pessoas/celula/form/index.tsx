import type { z } from 'zod'
import { celulaInput } from '../../../../gql/regras/features/pessoas/celula/celula.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarCelulaMutation, useCriarCelulaMutation } from './celula-form.generated'

type Celula = { id: number; nomeCelula: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  celula?: Celula
  onClose: () => void
  onSaved?: (celula: Celula) => void
  onReload?: () => void
}

const options = { refetchQueries: ['Celulas'] }

export function CelulaDialog({ celula, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarCelulaMutation(options)
  const [atualizar] = useAtualizarCelulaMutation(options)
  const form = useZodForm(celulaInput, celula ?? {})

  const save = async (input: z.output<typeof celulaInput>) => {
    const saved = celula
      ? (await atualizar({ variables: { id: String(celula.id), input } })).data!.atualizarCelula
      : (await criar({ variables: { input } })).data!.criarCelula
    toast.success(celula ? 'Célula atualizada com sucesso.' : 'Célula criada com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={celula ? 'Editar Célula' : 'Nova Célula'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar a célula.">
        <TextField control={form.control} name="nomeCelula" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
