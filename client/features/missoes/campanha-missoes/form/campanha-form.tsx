import { useContext } from 'react'
import type { z } from 'zod'
import { todayIn } from '../../../../../schema/rules/dates'
import { campanhaMissoesInput } from '../../../../../schema/rules/missoes/campanha-missoes.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, MoneyField, RecordForm, Section, SelectField, TextField, useZodForm } from '../../../../kernel/form'
import { formatMoney, TimeZone } from '../../../../kernel/ui'
import { tipoChoices } from '../status'
import { campanhaUrls } from '../urls'
import type { CampanhaMissoesEdicaoFragment } from './campanha-form.generated'
import { useAtualizarCampanhaMissoesMutation, useCriarCampanhaMissoesMutation } from './campanha-form.generated'

type Props = { campanha?: CampanhaMissoesEdicaoFragment; onReload?: () => void }

export function CampanhaForm({ campanha, onReload }: Props) {
  const today = todayIn(useContext(TimeZone))
  const [criar] = useCriarCampanhaMissoesMutation()
  const [atualizar] = useAtualizarCampanhaMissoesMutation()
  const form = useZodForm(campanhaMissoesInput, campanha ?? { dataInicio: today })
  const { control } = form
  const totalTyped = Boolean(form.formState.dirtyFields.atingidoCampanha)

  const save = async ({ atingidoCampanha, ...values }: z.output<typeof campanhaMissoesInput>) => {
    // The reached amount is computed from the donations. It is sent only if the user typed another amount.
    const input = totalTyped ? { ...values, atingidoCampanha: atingidoCampanha ?? '0.00' } : values
    const { id } = campanha
      ? dataOf(await atualizar({ variables: { id: String(campanha.id), input } })).atualizarCampanhaMissoes
      : dataOf(await criar({ variables: { input } })).criarCampanhaMissoes
    return {
      text: `Campanha de missões ${campanha ? 'atualizada' : 'criada'} com sucesso.`,
      to: campanhaUrls.doacoes(id),
    }
  }

  const explained = campanha && explicado(campanha)
  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Ocorreu um erro ao salvar a campanha."
      cancel={campanhaUrls.list}
    >
      <Section title="Campanha">
        <TextField
          control={control}
          name="nomeCampanha"
          label="Nome da campanha"
          required
          wide
          maxLength={100}
          autoFocus
          placeholder="Ex.: Missões Mundiais 2026"
        />
        <SelectField control={control} name="tipoCampanha" label="Tipo" required choices={tipoChoices} />
        <MoneyField control={control} name="alvoCampanha" label="Alvo" required />
      </Section>
      <Section title="Período e valor atingido">
        <DateField control={control} name="dataInicio" label="Data de início" required />
        <DateField control={control} name="dataFim" label="Data de fim" required />
        <MoneyField
          control={control}
          name="atingidoCampanha"
          label="Valor atingido"
          help={explained ?? 'Se algo já chegou antes das doações registradas aqui. Elas são somadas sozinhas.'}
        />
      </Section>
    </RecordForm>
  )
}

/** What of the raised amount the program knows by itself. */
function explicado({ totalDoacoes, totalSemNome }: { totalDoacoes: string; totalSemNome: string }): string {
  const semNome = totalSemNome === '0.00' ? '' : ` e ${formatMoney(totalSemNome)} de Pix sem nome`
  return `Destes, ${formatMoney(totalDoacoes)} são de doações registradas${semNome}.`
}
