import type { z } from 'zod'
import { grupoLouvorInput } from '../../../../../schema/rules/culto/grupo-louvor.input'
import { dataOf } from '../../../../kernel/apollo'
import { RecordForm, Section, SwitchField, TextField, useZodForm } from '../../../../kernel/form'
import { grupoLouvorUrls } from '../urls'
import type { GrupoLouvorEdicaoFragment } from './grupo-form.generated'
import { useAtualizarGrupoLouvorMutation, useCriarGrupoLouvorMutation } from './grupo-form.generated'

type Props = { grupo?: GrupoLouvorEdicaoFragment; onReload?: () => void }

export function GrupoForm({ grupo, onReload }: Props) {
  const [criar] = useCriarGrupoLouvorMutation()
  const [atualizar] = useAtualizarGrupoLouvorMutation()
  const form = useZodForm(grupoLouvorInput, grupo ?? { statusGrupo: 1 })
  const { control } = form

  const save = async (input: z.output<typeof grupoLouvorInput>) => {
    const { uuid } = grupo
      ? dataOf(await atualizar({ variables: { id: String(grupo.id), input } })).atualizarGrupoLouvor
      : dataOf(await criar({ variables: { input } })).criarGrupoLouvor
    return {
      text: grupo ? 'Grupo atualizado com sucesso.' : 'Grupo criado com sucesso.',
      to: grupoLouvorUrls.membros(uuid),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar o grupo."
      cancel={grupoLouvorUrls.list}
      record={grupo}
      another={{ text: 'Salvar e criar outro' }}
    >
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
    </RecordForm>
  )
}
