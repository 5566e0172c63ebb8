import type { z } from 'zod'
import { missaoInput } from '../../../../../schema/rules/missoes/missao.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  RecordField,
  RecordForm,
  Section,
  SelectField,
  TextArea,
  TextField,
  useZodForm,
} from '../../../../kernel/form'
import { liderAConfirmarHelp, useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { statusChoices } from '../status'
import { missaoUrls } from '../urls'
import type { MissaoEdicaoFragment } from './missao-form.generated'
import { useAtualizarMissaoMutation, useCriarMissaoMutation } from './missao-form.generated'

type Props = { missao?: MissaoEdicaoFragment; onReload?: () => void }

export function MissaoForm({ missao, onReload }: Props) {
  const people = useUsuarioSearch({ usuarioAtivo: 1 })
  const [criar] = useCriarMissaoMutation()
  const [atualizar] = useAtualizarMissaoMutation()
  const form = useZodForm(missaoInput, missao ?? { statusMissao: 'planejada' })
  const { control } = form

  const save = async ({ idResponsavel, ...values }: z.output<typeof missaoInput>) => {
    const input = { ...values, idResponsavel: idResponsavel ? String(idResponsavel) : null }
    const { id } = missao
      ? dataOf(await atualizar({ variables: { id: missao.id, input } })).atualizarMissao
      : dataOf(await criar({ variables: { input } })).criarMissao
    return { text: missao ? 'Missão atualizada com sucesso.' : 'Missão criada com sucesso.', to: missaoUrls.detail(id) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar a missão."
      cancel={missaoUrls.list}
      record={missao}
      another={{ text: 'Salvar e criar outra' }}
    >
      <Section title="Missão">
        <TextField control={control} name="nomeMissao" label="Nome" required wide maxLength={120} autoFocus />
        <TextField
          control={control}
          name="localMissao"
          label="Local"
          maxLength={120}
          placeholder="Ex.: Sertão do Piauí"
        />
        <SelectField control={control} name="statusMissao" label="Status" choices={statusChoices} />
        <TextArea control={control} name="descricao" label="Descrição" wide />
      </Section>
      <Section title="Período e responsável">
        <DateField control={control} name="dataInicio" label="Início" />
        <DateField control={control} name="dataFim" label="Fim" />
        <RecordField
          control={control}
          name="idResponsavel"
          label="Responsável"
          wide
          found={people}
          selected={missao?.responsavel && usuarioChoice(missao.responsavel)}
          help={liderAConfirmarHelp(missao)}
        />
      </Section>
    </RecordForm>
  )
}
