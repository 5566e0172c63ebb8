import type { z } from 'zod'
import { centroCustoInput } from '../../../../gql/regras/features/financas/centro-custo/centro-custo.input'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useAtualizarCentroCustoMutation, useCriarCentroCustoMutation } from './centro-custo-form.generated'

type CentroCusto = { id: number; nome: string; versao: number }

type Props = {
  /** The record to edit; without it a new one is made. */
  centroCusto?: CentroCusto
  onClose: () => void
  onSaved?: (centroCusto: CentroCusto) => void
  onReload?: () => void
}

const options = { refetchQueries: ['CentrosCusto'] }

export function CentroCustoDialog({ centroCusto, onClose, onSaved, onReload }: Props) {
  const [criar] = useCriarCentroCustoMutation(options)
  const [atualizar] = useAtualizarCentroCustoMutation(options)
  const form = useZodForm(centroCustoInput, centroCusto ?? {})

  const save = async (input: z.output<typeof centroCustoInput>) => {
    const saved = centroCusto
      ? (await atualizar({ variables: { id: String(centroCusto.id), input } })).data!.atualizarCentroCusto
      : (await criar({ variables: { input } })).data!.criarCentroCusto
    toast.success(centroCusto ? 'Centro de custo atualizado com sucesso.' : 'Centro de custo criado com sucesso.')
    onSaved?.(saved)
    onClose()
  }

  return (
    <Modal title={centroCusto ? 'Editar Centro de custo' : 'Novo Centro de custo'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o centro de custo.">
        <TextField control={form.control} name="nome" label="Nome" required maxLength={80} autoFocus />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
