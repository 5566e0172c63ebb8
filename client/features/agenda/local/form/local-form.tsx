import type { z } from 'zod'
import { localInput } from '../../../../../schema/rules/agenda/local.input'
import { dataOf } from '../../../../kernel/apollo'
import { NumberField, RecordForm, Section, TextField, useZodForm } from '../../../../kernel/form'
import { rowOf } from '../../../../kernel/ui'
import { localUrls } from '../urls'
import type { LocalEdicaoFragment } from './local-form.generated'
import { useAtualizarLocalMutation, useCriarLocalMutation } from './local-form.generated'

type Props = { local?: LocalEdicaoFragment; onReload?: () => void }

export function LocalForm({ local, onReload }: Props) {
  const [criar] = useCriarLocalMutation()
  const [atualizar] = useAtualizarLocalMutation()
  const form = useZodForm(localInput, local ?? {})
  const { control } = form

  const save = async (input: z.output<typeof localInput>) => {
    const { id } = local
      ? dataOf(await atualizar({ variables: { id: String(local.id), input } })).atualizarLocal
      : dataOf(await criar({ variables: { input } })).criarLocal
    return {
      text: local ? 'Local atualizado com sucesso.' : 'Local criado com sucesso.',
      ...rowOf(localUrls.list, id, { busca: input.nomeLocal }),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar o local."
      cancel={localUrls.list}
      record={local}
      another={{ text: 'Salvar e criar outro' }}
    >
      <Section title="Local">
        <TextField control={control} name="nomeLocal" label="Nome" required wide maxLength={80} autoFocus />
        <TextField control={control} name="endereco" label="Endereço" wide maxLength={200} />
        <NumberField control={control} name="capacidade" label="Capacidade" help="Quantas pessoas cabem." />
      </Section>
    </RecordForm>
  )
}
