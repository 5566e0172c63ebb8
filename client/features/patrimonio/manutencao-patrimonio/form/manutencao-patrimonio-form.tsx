import type { z } from 'zod'
import { manutencaoPatrimonioInput } from '../../../../../schema/rules/patrimonio/manutencao-patrimonio.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, MoneyField, RecordField, RecordForm, Section, TextField, useZodForm } from '../../../../kernel/form'
import { useDepartamentoSearch } from '../../../pessoas/departamento'
import { patrimonioChoice, usePatrimonioSearch } from '../../patrimonio'
import { manutencaoUrls } from '../urls'
import type { ManutencaoPatrimonioEdicaoFragment } from './manutencao-patrimonio-form.generated'
import {
  useAtualizarManutencaoPatrimonioMutation,
  useCriarManutencaoPatrimonioMutation,
} from './manutencao-patrimonio-form.generated'

type Patrimonio = { id: number; nomePatrimonio: string; codigoPatrimonio: string }

type Props = {
  manutencao?: ManutencaoPatrimonioEdicaoFragment
  /** The asset that is selected at the start in a new maintenance. */
  patrimonio?: Patrimonio
  onReload?: () => void
}

export function ManutencaoPatrimonioForm({ manutencao, patrimonio, onReload }: Props) {
  const patrimonios = usePatrimonioSearch()
  const departamentos = useDepartamentoSearch()
  const [criar] = useCriarManutencaoPatrimonioMutation()
  const [atualizar] = useAtualizarManutencaoPatrimonioMutation()
  const form = useZodForm(manutencaoPatrimonioInput, manutencao ?? { idPatrimonio: patrimonio?.id })
  const { control } = form
  const asset = manutencao?.patrimonio ?? patrimonio
  const departamento = manutencao?.departamento

  const save = async ({ idPatrimonio, idDepartamento, ...values }: z.output<typeof manutencaoPatrimonioInput>) => {
    const input = {
      ...values,
      idPatrimonio: String(idPatrimonio),
      idDepartamento: idDepartamento ? String(idDepartamento) : null,
    }
    const { id } = manutencao
      ? dataOf(await atualizar({ variables: { id: String(manutencao.id), input } })).atualizarManutencaoPatrimonio
      : dataOf(await criar({ variables: { input } })).criarManutencaoPatrimonio
    return {
      text: manutencao ? 'Manutenção atualizada com sucesso.' : 'Manutenção criada com sucesso.',
      to: manutencaoUrls.detail(id),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar a manutenção."
      cancel={manutencaoUrls.list}
      record={manutencao}
      another={{ text: 'Salvar e criar outra', keep: ['dataManutencao', 'idDepartamento'] }}
    >
      <Section title="Dados da manutenção">
        <RecordField
          control={control}
          name="idPatrimonio"
          label="Patrimônio"
          required
          wide
          found={patrimonios}
          selected={asset && patrimonioChoice(asset)}
        />
        <DateField control={control} name="dataManutencao" label="Data da manutenção" required />
        <MoneyField control={control} name="valorManutencao" label="Valor" required />
        <TextField
          control={control}
          name="descricaoManutencao"
          label="Descrição"
          wide
          maxLength={255}
          placeholder="O que é feito"
        />
        <RecordField
          control={control}
          name="idDepartamento"
          label="Departamento que paga"
          help="O gasto conta no orçamento deste departamento."
          found={departamentos}
          selected={departamento && { value: departamento.id, label: departamento.tituloDepartamento }}
        />
      </Section>
    </RecordForm>
  )
}
