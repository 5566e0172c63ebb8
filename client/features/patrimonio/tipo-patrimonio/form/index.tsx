import type { z } from 'zod'
import { tipoPatrimonioInput } from '../../../../../schema/rules/patrimonio/tipo-patrimonio.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { TipoPatrimonioChoicesDocument } from '../choices.generated'
import { TipoPatrimoniosDocument } from '../list/tipo-patrimonios.generated'
import { useAtualizarTipoPatrimonioMutation, useCriarTipoPatrimonioMutation } from './tipo-patrimonio-form.generated'

type Tipo = { id: number; tipoPatrimonio: string; versao: number }

type Props = {
  /** The type to edit; without it the dialog creates one. */
  tipo?: Tipo & object
  onClose: () => void
  onSaved?: (tipo: Tipo) => void
  onReload?: () => void
}

// The select that opened the dialog must load the new type before it can select it.
const options = { refetchQueries: [TipoPatrimonioChoicesDocument, TipoPatrimoniosDocument], awaitRefetchQueries: true }

export function TipoPatrimonioDialog({ tipo, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarTipoPatrimonioMutation(options)
  const [atualizar] = useAtualizarTipoPatrimonioMutation(options)
  const form = useZodForm(tipoPatrimonioInput, tipo ?? {})

  const save = async (input: z.output<typeof tipoPatrimonioInput>) => {
    const saved = tipo
      ? dataOf(await atualizar({ variables: { id: String(tipo.id), input } })).atualizarTipoPatrimonio
      : dataOf(await criar({ variables: { input } })).criarTipoPatrimonio
    toast.success(tipo ? 'Tipo atualizado com sucesso.' : 'Tipo criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={tipo ? 'Editar Tipo' : 'Novo Tipo'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o tipo.">
        <TextField
          control={form.control}
          name="tipoPatrimonio"
          label="Tipo de patrimônio"
          placeholder="Ex.: Instrumentos musicais"
          required
          maxLength={80}
          autoFocus
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
