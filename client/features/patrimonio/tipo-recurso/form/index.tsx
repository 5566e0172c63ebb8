import type { z } from 'zod'
import { tipoRecursoInput } from '../../../../gql/regras/features/patrimonio/tipo-recurso/tipo-recurso.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarTipoRecursoMutation, useCriarTipoRecursoMutation } from './tipo-recurso-form.generated'

type TipoRecurso = { id: number; tipoRecurso: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  tipoRecurso?: TipoRecurso
  onClose: () => void
  onSaved?: (tipoRecurso: TipoRecurso) => void
  onReload?: () => void
}

const options = { refetchQueries: ['TipoRecursos'] }

export function TipoRecursoDialog({ tipoRecurso, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarTipoRecursoMutation(options)
  const [atualizar] = useAtualizarTipoRecursoMutation(options)
  const form = useZodForm(tipoRecursoInput, tipoRecurso ?? {})

  const save = async (input: z.output<typeof tipoRecursoInput>) => {
    const saved = tipoRecurso
      ? (await atualizar({ variables: { id: String(tipoRecurso.id), input } })).data!.atualizarTipoRecurso
      : (await criar({ variables: { input } })).data!.criarTipoRecurso
    toast.success(tipoRecurso ? 'Tipo de recurso atualizado com sucesso.' : 'Tipo de recurso criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={tipoRecurso ? 'Editar Tipo de recurso' : 'Novo Tipo de recurso'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o tipo de recurso.">
        <TextField control={form.control} name="tipoRecurso" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
