import type { z } from 'zod'
import { tipoPatrimonioInput } from '../../../../gql/regras/features/patrimonio/tipo-patrimonio/tipo-patrimonio.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, TextField, useChurch, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { TipoPatrimonioChoicesDocument } from '../choices.generated'
import { TipoPatrimoniosDocument } from '../list/tipo-patrimonios.generated'
import { useAtualizarTipoPatrimonioMutation, useCriarTipoPatrimonioMutation } from './tipo-patrimonio-form.generated'

type Tipo = { id: number; tipoPatrimonio: string; versao: number }

type Props = {
  /** The type to edit; without it the dialog creates one. */
  tipo?: Tipo & { idCliente: number }
  /** The church of a new type; without it, the platform's administrator chooses one here. */
  idCliente?: number
  onClose: () => void
  onSaved?: (tipo: Tipo) => void
  onReload?: () => void
}

// The select that opened the dialog must load the new type before it can select it.
const options = { refetchQueries: [TipoPatrimonioChoicesDocument, TipoPatrimoniosDocument], awaitRefetchQueries: true }

export function TipoPatrimonioDialog({ tipo, idCliente, onClose, onSaved, onReload }: Props) {
  const church = useChurch(tipo ?? (idCliente === undefined ? undefined : { idCliente }))
  const [criar] = useCriarTipoPatrimonioMutation(options)
  const [atualizar] = useAtualizarTipoPatrimonioMutation(options)
  const form = useZodForm(tipoPatrimonioInput, tipo ?? {})

  const save = async (input: z.output<typeof tipoPatrimonioInput>) => {
    const saved = tipo
      ? dataOf(await atualizar({ variables: { id: String(tipo.id), input } })).atualizarTipoPatrimonio
      : dataOf(await criar({ variables: { input, idCliente: church.idCliente } })).criarTipoPatrimonio
    toast.success(tipo ? 'Tipo atualizado com sucesso.' : 'Tipo criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={tipo ? 'Editar Tipo' : 'Novo Tipo'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o tipo.">
        {church.field}
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
