import type { z } from 'zod'
import { encontroInput } from '../../../../gql/regras/features/pessoas/encontro/encontro.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarEncontroMutation, useCriarEncontroMutation } from './encontro-form.generated'

type Encontro = { id: number; temaEstudo: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  encontro?: Encontro
  onClose: () => void
  onSaved?: (encontro: Encontro) => void
  onReload?: () => void
}

const options = { refetchQueries: ['Encontros'] }

export function EncontroDialog({ encontro, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarEncontroMutation(options)
  const [atualizar] = useAtualizarEncontroMutation(options)
  const form = useZodForm(encontroInput, encontro ?? {})

  const save = async (input: z.output<typeof encontroInput>) => {
    const saved = encontro
      ? (await atualizar({ variables: { id: String(encontro.id), input } })).data!.atualizarEncontro
      : (await criar({ variables: { input } })).data!.criarEncontro
    toast.success(encontro ? 'Encontro atualizado com sucesso.' : 'Encontro criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={encontro ? 'Editar Encontro' : 'Novo Encontro'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o encontro.">
        <TextField control={form.control} name="temaEstudo" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
