import type { z } from 'zod'
import { grupoLouvorInput } from '../../../../gql/regras/features/culto/grupo-louvor/grupo-louvor.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarGrupoLouvorMutation, useCriarGrupoLouvorMutation } from './grupo-louvor-form.generated'

type GrupoLouvor = { id: number; nomeGrupo: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  grupoLouvor?: GrupoLouvor
  onClose: () => void
  onSaved?: (grupoLouvor: GrupoLouvor) => void
  onReload?: () => void
}

const options = { refetchQueries: ['GruposLouvor'] }

export function GrupoLouvorDialog({ grupoLouvor, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarGrupoLouvorMutation(options)
  const [atualizar] = useAtualizarGrupoLouvorMutation(options)
  const form = useZodForm(grupoLouvorInput, grupoLouvor ?? {})

  const save = async (input: z.output<typeof grupoLouvorInput>) => {
    const saved = grupoLouvor
      ? (await atualizar({ variables: { id: String(grupoLouvor.id), input } })).data!.atualizarGrupoLouvor
      : (await criar({ variables: { input } })).data!.criarGrupoLouvor
    toast.success(grupoLouvor ? 'Grupo de louvor atualizado com sucesso.' : 'Grupo de louvor criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={grupoLouvor ? 'Editar Grupo de louvor' : 'Novo Grupo de louvor'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o grupo de louvor.">
        <TextField control={form.control} name="nomeGrupo" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
