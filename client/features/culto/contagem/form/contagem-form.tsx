import { Callout } from '@blueprintjs/core'
import type { z } from 'zod'
import { contagemInput } from '../../../../../schema/rules/culto/contagem.input'
import { categoriasEntrada } from '../../../../../schema/rules/financas/entrada.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  RecordField,
  RecordForm,
  Section,
  SelectField,
  TextField,
  useZodForm,
} from '../../../../kernel/form'
import { ContaFinanceiraField, useContaFinanceira } from '../../../financas/conta-financeira'
import { useToday } from '../../../financas/lancamento'
import { cultoChoice, useCultoSearch } from '../../culto'
import { contagemUrls } from '../urls'
import {
  type ContagemEdicaoFragment,
  useAtualizarContagemMutation,
  useCriarContagemMutation,
} from './contagem-form.generated'

type Props = { contagem?: ContagemEdicaoFragment; onReload?: () => void }

const categorias = Object.entries(categoriasEntrada).map(([value, label]) => ({ value: Number(value), label }))

const OFERTA = 2

export function ContagemForm({ contagem, onReload }: Props) {
  const today = useToday()
  const conta = useContaFinanceira(contagem?.idContaFinanceira, { agora: 'dinheiro' })
  const cultos = useCultoSearch({})
  const [criar] = useCriarContagemMutation()
  const [atualizar] = useAtualizarContagemMutation()
  const form = useZodForm(
    contagemInput,
    contagem ? { ...contagem, idContaFinanceira: null } : { data: today, categoria: OFERTA },
  )
  const { control } = form

  const save = async ({ idCulto, idContaFinanceira, ...values }: z.output<typeof contagemInput>) => {
    const input = {
      ...values,
      idCulto: idCulto == null ? null : String(idCulto),
      idContaFinanceira: conta.enviar(idContaFinanceira),
    }
    const { id } = contagem
      ? dataOf(await atualizar({ variables: { id: String(contagem.id), input } })).atualizarContagem
      : dataOf(await criar({ variables: { input } })).criarContagem
    return {
      text: contagem ? 'Contagem atualizada com sucesso.' : 'Contagem criada com sucesso.',
      to: contagemUrls.detail(id),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar a contagem."
      cancel={contagemUrls.list}
      record={contagem}
    >
      {contagem?.partes.some(({ assinadaEm }) => assinadaEm) && (
        <Callout intent="warning" title="Uma pessoa já assinou esta contagem">
          Se a descrição, a data, a categoria ou a conta mudar, as duas pessoas assinam de novo.
        </Callout>
      )}
      <Section
        title="O que se conta"
        help="Depois, duas pessoas contam, cada uma no próprio celular ou computador, com o próprio acesso."
      >
        <TextField
          control={control}
          name="descricao"
          label="Descrição"
          required
          wide
          maxLength={255}
          placeholder="Ex.: Ofertas do culto da noite"
        />
        <DateField control={control} name="data" label="Data" required help="Em um mês que não esteja fechado." />
        <SelectField control={control} name="categoria" label="Categoria" required choices={categorias} />
        <RecordField
          control={control}
          name="idCulto"
          label="Culto"
          help="Em branco: não é de um culto."
          found={cultos}
          selected={contagem?.culto && cultoChoice(contagem.culto)}
        />
        <ContaFinanceiraField control={control} name="idContaFinanceira" conta={conta} />
      </Section>
    </RecordForm>
  )
}
