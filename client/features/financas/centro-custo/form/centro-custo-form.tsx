import { Callout } from '@blueprintjs/core'
import type { z } from 'zod'
import { centroCustoInput } from '../../../../../schema/rules/financas/centro-custo.input'
import { dataOf } from '../../../../kernel/apollo'
import { RecordForm, Section, SwitchField, TextArea, TextField, useZodForm } from '../../../../kernel/form'
import { useCan } from '../../../../kernel/session'
import { rowOf } from '../../../../kernel/ui'
import {
  askForDepartments,
  DepartamentoField,
  noneToChoose,
  useDepartamentoSearch,
} from '../../../pessoas/departamento'
import { CentroCustoChoicesDocument } from '../choices.generated'
import { centroCustoUrls } from '../urls'
import {
  type CentroCustoEdicaoFragment,
  useAtualizarCentroCustoMutation,
  useCriarCentroCustoMutation,
} from './centro-custo-form.generated'

type Props = { centro?: CentroCustoEdicaoFragment; onReload?: () => void }

const options = { refetchQueries: [CentroCustoChoicesDocument] }

export function CentroCustoForm({ centro, onReload }: Props) {
  const departamentos = useDepartamentoSearch()
  const [criar] = useCriarCentroCustoMutation(options)
  const [atualizar] = useAtualizarCentroCustoMutation(options)
  const form = useZodForm(centroCustoInput, centro ?? { status: 1 })
  const { control } = form
  const { choices, busca, loading, again } = departamentos
  const writesDepartments = useCan('departamento.escrever')
  // not while they could not be read: then the field itself offers to try again
  const noDepartments = !writesDepartments && !centro && !loading && !again && busca === '' && choices.length === 0

  const save = async ({ idDepartamento, ...values }: z.output<typeof centroCustoInput>) => {
    const input = { ...values, idDepartamento: String(idDepartamento) }
    const { id } = centro
      ? dataOf(await atualizar({ variables: { id: centro.uuid, input } })).atualizarCentroCusto
      : dataOf(await criar({ variables: { input } })).criarCentroCusto
    return {
      text: centro ? 'Centro de custo atualizado com sucesso.' : 'Centro de custo criado com sucesso.',
      ...rowOf(centroCustoUrls.list, id, { busca: values.nome }),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar o centro de custo."
      cancel={centroCustoUrls.list}
      record={centro}
      another={{ text: 'Salvar e criar outro', keep: ['idDepartamento'] }}
    >
      {noDepartments && (
        <Callout intent="warning" title={noneToChoose}>
          {askForDepartments}
        </Callout>
      )}
      <Section title="Centro de custo">
        <TextField
          control={control}
          name="nome"
          label="Nome"
          placeholder="Ex.: Manutenção do templo"
          required
          wide
          maxLength={100}
          autoFocus
        />
        <DepartamentoField
          control={control}
          name="idDepartamento"
          selected={
            centro?.departamento && { value: centro.departamento.id, label: centro.departamento.tituloDepartamento }
          }
          onMade={(id) => form.setValue('idDepartamento', id, { shouldDirty: true, shouldValidate: true })}
        />
        <SwitchField
          control={control}
          name="status"
          label="Ativado"
          help="Um centro de custo desativado não é oferecido a contas novas."
        />
        <TextArea control={control} name="descricao" label="Descrição" wide />
      </Section>
    </RecordForm>
  )
}
