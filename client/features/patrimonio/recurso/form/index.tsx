import type { z } from 'zod'
import { recursoInput } from '../../../../gql/regras/features/patrimonio/recurso/recurso.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarRecursoMutation, useCriarRecursoMutation } from './recurso-form.generated'

type Recurso = { id: number; nomeRecurso: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  recurso?: Recurso
  onClose: () => void
  onSaved?: (recurso: Recurso) => void
  onReload?: () => void
}

const options = { refetchQueries: ['Recursos'] }

export function RecursoDialog({ recurso, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarRecursoMutation(options)
  const [atualizar] = useAtualizarRecursoMutation(options)
  const form = useZodForm(recursoInput, recurso ?? {})

  const save = async (input: z.output<typeof recursoInput>) => {
    const saved = recurso
      ? (await atualizar({ variables: { id: String(recurso.id), input } })).data!.atualizarRecurso
      : (await criar({ variables: { input } })).data!.criarRecurso
    toast.success(recurso ? 'Recurso atualizado com sucesso.' : 'Recurso criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={recurso ? 'Editar Recurso' : 'Novo Recurso'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o recurso.">
        <TextField control={form.control} name="nomeRecurso" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
