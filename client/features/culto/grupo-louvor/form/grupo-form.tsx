import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { grupoLouvorInput } from '../../../../gql/regras/features/culto/grupo-louvor/grupo-louvor.input'
import {
  Form,
  FormFooter,
  LeaveGuard,
  Section,
  SwitchField,
  TextField,
  useChurch,
  useZodForm,
} from '../../../../kernel/form'
import { toast } from '../../../../kernel/ui'
import { grupoLouvorUrls } from '../urls'
import type { GrupoLouvorEdicaoFragment } from './grupo-form.generated'
import { useAtualizarGrupoLouvorMutation, useCriarGrupoLouvorMutation } from './grupo-form.generated'

type Props = { grupo?: GrupoLouvorEdicaoFragment; onReload?: () => void }

export function GrupoForm({ grupo, onReload }: Props) {
  const navigate = useNavigate()
  const church = useChurch(grupo)
  const [criar] = useCriarGrupoLouvorMutation()
  const [atualizar] = useAtualizarGrupoLouvorMutation()
  const form = useZodForm(grupoLouvorInput, grupo ?? { statusGrupo: 1 })
  const { control } = form

  const save = async (input: z.output<typeof grupoLouvorInput>) => {
    if (grupo) await atualizar({ variables: { id: String(grupo.id), input } })
    else await criar({ variables: { input, idCliente: church.idCliente } })
    toast.success(grupo ? 'Grupo atualizado com sucesso.' : 'Grupo criado com sucesso.')
    navigate(grupoLouvorUrls.list)
  }

  return (
    <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao criar ou atualizar o grupo.">
      <LeaveGuard form={form} />
      {church.field}
      <Section title="Grupo de louvor">
        <TextField
          control={control}
          name="nomeGrupo"
          label="Nome do grupo"
          placeholder="Ex.: Ministério Novo Canto"
          required
          wide
          maxLength={45}
        />
        {grupo && (
          <SwitchField
            control={control}
            name="statusGrupo"
            label="Ativo"
            help="Um grupo inativo continua na lista, mas não é oferecido em outras telas."
          />
        )}
      </Section>
      <FormFooter form={form} cancel={grupoLouvorUrls.list} />
    </Form>
  )
}
