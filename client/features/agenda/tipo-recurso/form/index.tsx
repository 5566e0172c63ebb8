import type { z } from 'zod'
import { tipoRecursoInput } from '../../../../../schema/rules/agenda/tipo-recurso.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { TipoRecursoChoicesDocument } from '../choices.generated'
import { TipoRecursosDocument } from '../list/tipo-recursos.generated'
import { useAtualizarTipoRecursoMutation, useCriarTipoRecursoMutation } from './tipo-recurso-form.generated'

type Tipo = { id: number; tipoRecurso: string; versao: number }

type Props = {
  /** The type to edit; without it the dialog creates one. */
  tipo?: Tipo & object
  onClose: () => void
  onSaved?: (tipo: Tipo) => void
  onReload?: () => void
}

// The select that opened the dialog must load the new type before it can select it.
const options = { refetchQueries: [TipoRecursoChoicesDocument, TipoRecursosDocument], awaitRefetchQueries: true }

export function TipoRecursoDialog({ tipo, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarTipoRecursoMutation(options)
  const [atualizar] = useAtualizarTipoRecursoMutation(options)
  const form = useZodForm(tipoRecursoInput, tipo ?? {})

  const save = async (input: z.output<typeof tipoRecursoInput>) => {
    const saved = tipo
      ? dataOf(await atualizar({ variables: { id: String(tipo.id), input } })).atualizarTipoRecurso
      : dataOf(await criar({ variables: { input } })).criarTipoRecurso
    toast.success(tipo ? 'Tipo atualizado com sucesso.' : 'Tipo criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={tipo ? 'Editar Tipo' : 'Novo Tipo'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o tipo.">
        <TextField
          control={form.control}
          name="tipoRecurso"
          label="Tipo de recurso"
          placeholder="Ex.: Som e projeção"
          required
          maxLength={80}
          autoFocus
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
