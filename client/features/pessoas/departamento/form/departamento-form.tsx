import type { z } from 'zod'
import { departamentoInput } from '../../../../../schema/rules/pessoas/departamento.input'
import { dataOf } from '../../../../kernel/apollo'
import { RecordField, RecordForm, Section, SwitchField, TextArea, TextField, useZodForm } from '../../../../kernel/form'
import { liderAConfirmarHelp, useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { DepartamentoChoicesDocument } from '../choices.generated'
import { departamentoUrls } from '../urls'
import type { DepartamentoEdicaoFragment } from './departamento-form.generated'
import { useAtualizarDepartamentoMutation, useCriarDepartamentoMutation } from './departamento-form.generated'

type Props = { departamento?: DepartamentoEdicaoFragment; onReload?: () => void }

export function DepartamentoForm({ departamento, onReload }: Props) {
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 })
  const [criar] = useCriarDepartamentoMutation({ refetchQueries: [DepartamentoChoicesDocument] })
  const [atualizar] = useAtualizarDepartamentoMutation({ refetchQueries: [DepartamentoChoicesDocument] })
  const form = useZodForm(departamentoInput, departamento ?? { status: 1 })
  const { control } = form

  const save = async ({ idResponsavel, ...values }: z.output<typeof departamentoInput>) => {
    const input = { ...values, idResponsavel: idResponsavel == null ? null : String(idResponsavel) }
    const { id } = departamento
      ? dataOf(await atualizar({ variables: { id: String(departamento.id), input } })).atualizarDepartamento
      : dataOf(await criar({ variables: { input } })).criarDepartamento
    return {
      text: departamento ? 'Departamento atualizado com sucesso.' : 'Departamento criado com sucesso.',
      to: departamentoUrls.membros(id),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar o departamento."
      cancel={departamentoUrls.list}
      record={departamento}
      another={{ text: 'Salvar e criar outro' }}
    >
      <Section title="Departamento">
        <TextField
          control={control}
          name="tituloDepartamento"
          label="Título"
          placeholder="Ex.: Recepção"
          required
          wide
          maxLength={100}
        />
        <TextArea control={control} name="descricao" label="Descrição" wide />
        <RecordField
          control={control}
          name="idResponsavel"
          label="Responsável"
          placeholder="Digite um nome ou e-mail…"
          found={pessoas}
          selected={departamento?.responsavel && usuarioChoice(departamento.responsavel)}
          help={liderAConfirmarHelp(departamento)}
        />
        <SwitchField
          control={control}
          name="status"
          label="Ativo"
          help="Um departamento inativo continua na lista, mas não é oferecido em outras telas."
        />
      </Section>
    </RecordForm>
  )
}
