import type { z } from 'zod'
import { ensaioLouvorInput } from '../../../../gql/regras/features/culto/ensaio-louvor/ensaio-louvor.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarEnsaioLouvorMutation, useCriarEnsaioLouvorMutation } from './ensaio-louvor-form.generated'

type EnsaioLouvor = { id: number; horaEnsaio: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  ensaioLouvor?: EnsaioLouvor
  onClose: () => void
  onSaved?: (ensaioLouvor: EnsaioLouvor) => void
  onReload?: () => void
}

const options = { refetchQueries: ['EnsaiosLouvor'] }

export function EnsaioLouvorDialog({ ensaioLouvor, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarEnsaioLouvorMutation(options)
  const [atualizar] = useAtualizarEnsaioLouvorMutation(options)
  const form = useZodForm(ensaioLouvorInput, ensaioLouvor ?? {})

  const save = async (input: z.output<typeof ensaioLouvorInput>) => {
    const saved = ensaioLouvor
      ? (await atualizar({ variables: { id: String(ensaioLouvor.id), input } })).data!.atualizarEnsaioLouvor
      : (await criar({ variables: { input } })).data!.criarEnsaioLouvor
    toast.success(ensaioLouvor ? 'Ensaio atualizado com sucesso.' : 'Ensaio criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={ensaioLouvor ? 'Editar Ensaio' : 'Novo Ensaio'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o ensaio.">
        <TextField control={form.control} name="horaEnsaio" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
