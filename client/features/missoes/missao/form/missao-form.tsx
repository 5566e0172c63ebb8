import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { missaoInput } from '../../../../gql/regras/features/missoes/missao/missao.input'
import {
  DateField,
  Form,
  FormFooter,
  LeaveGuard,
  RecordField,
  Section,
  SelectField,
  TextArea,
  TextField,
  useChurch,
  useZodForm,
} from '../../../../kernel/form'
import { toast } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { statusChoices } from '../status'
import { missaoUrls } from '../urls'
import type { MissaoEdicaoFragment } from './missao-form.generated'
import { useAtualizarMissaoMutation, useCriarMissaoMutation } from './missao-form.generated'

type Props = { missao?: MissaoEdicaoFragment; onReload?: () => void }

export function MissaoForm({ missao, onReload }: Props) {
  const navigate = useNavigate()
  const church = useChurch(missao)
  const people = useUsuarioSearch({ usuarioAtivo: 1 }, church.idCliente)
  const [criar] = useCriarMissaoMutation()
  const [atualizar] = useAtualizarMissaoMutation()
  const form = useZodForm(missaoInput, missao ?? { statusMissao: 'planejada' })
  const { control } = form

  const save = async ({ idResponsavel, ...values }: z.output<typeof missaoInput>) => {
    const input = { ...values, idResponsavel: idResponsavel ? String(idResponsavel) : null }
    if (missao) await atualizar({ variables: { id: missao.id, input } })
    else await criar({ variables: { input, idCliente: church.idCliente } })
    toast.success(missao ? 'Missão atualizada com sucesso.' : 'Missão criada com sucesso.')
    navigate(missaoUrls.list)
  }

  return (
    <Form form={form} onSave={save} onReload={onReload} failureText="Houve um problema ao criar ou atualizar a missão.">
      <LeaveGuard form={form} />
      {church.field}
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
        />
      </Section>
      <FormFooter form={form} cancel={missaoUrls.list} />
    </Form>
  )
}
