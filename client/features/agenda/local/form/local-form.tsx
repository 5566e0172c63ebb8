import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { localInput } from '../../../../gql/regras/features/agenda/local/local.input'
import {
  Form,
  FormFooter,
  LeaveGuard,
  NumberField,
  Section,
  TextField,
  useChurch,
  useZodForm,
} from '../../../../kernel/form'
import { toast } from '../../../../kernel/ui'
import { localUrls } from '../urls'
import type { LocalEdicaoFragment } from './local-form.generated'
import { useAtualizarLocalMutation, useCriarLocalMutation } from './local-form.generated'

type Props = { local?: LocalEdicaoFragment; onReload?: () => void }

export function LocalForm({ local, onReload }: Props) {
  const navigate = useNavigate()
  const church = useChurch(local)
  const [criar] = useCriarLocalMutation()
  const [atualizar] = useAtualizarLocalMutation()
  const form = useZodForm(localInput, local ?? {})
  const { control } = form

  const save = async (input: z.output<typeof localInput>) => {
    if (local) await atualizar({ variables: { id: String(local.id), input } })
    else await criar({ variables: { input, idCliente: church.idCliente } })
    toast.success(local ? 'Local atualizado com sucesso.' : 'Local criado com sucesso.')
    navigate(localUrls.list)
  }

  return (
    <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao salvar o local.">
      <LeaveGuard form={form} />
      {church.field}
      <Section title="Local">
        <TextField control={control} name="nomeLocal" label="Nome" required wide maxLength={80} autoFocus />
        <TextField control={control} name="endereco" label="Endereço" wide maxLength={200} />
        <NumberField control={control} name="capacidade" label="Capacidade" help="Quantas pessoas cabem." />
      </Section>
      <FormFooter form={form} cancel={localUrls.list} />
    </Form>
  )
}
