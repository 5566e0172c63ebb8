import type { z } from 'zod'
import { categoriaInput, naturezas, tiposPagamento } from '../../../../../schema/rules/financas/categoria.input'
import { categoriasEntrada } from '../../../../../schema/rules/financas/entrada.input'
import { categoriasSaida } from '../../../../../schema/rules/financas/saida.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  NumberField,
  RecordForm,
  Section,
  SelectField,
  SwitchField,
  TextField,
  useZodForm,
} from '../../../../kernel/form'
import { rowOf } from '../../../../kernel/ui'
import { CategoriaChoicesDocument } from '../choices.generated'
import { categoriaUrls } from '../urls'
import {
  type CategoriaEdicaoFragment,
  useAtualizarCategoriaMutation,
  useCriarCategoriaMutation,
} from './categoria-form.generated'

type Props = { categoria?: CategoriaEdicaoFragment; onReload?: () => void }
type Values = z.output<typeof categoriaInput>

const tipos = Object.entries(naturezas).map(([value, label]) => ({ value, label }))
const tiposDePagamento = Object.entries(tiposPagamento).map(([value, label]) => ({ value, label }))
const raizesDe = (natureza: unknown) =>
  Object.entries(natureza === 'receita' ? categoriasEntrada : categoriasSaida).map(([value, label]) => ({
    value: Number(value),
    label,
  }))

const options = { refetchQueries: [CategoriaChoicesDocument] }

export function CategoriaForm({ categoria, onReload }: Props) {
  const [criar] = useCriarCategoriaMutation(options)
  const [atualizar] = useAtualizarCategoriaMutation(options)
  const form = useZodForm(
    categoriaInput,
    categoria
      ? {
          ...categoria,
          natureza: categoria.natureza as Values['natureza'],
          tipoPagamento: categoria.tipoPagamento as Values['tipoPagamento'],
          restrita: categoria.restrita ? 1 : 0,
        }
      : { natureza: 'despesa', restrita: 0, ordem: 0 },
  )
  const { control } = form
  const natureza = form.watch('natureza')

  const save = async (values: Values) => {
    const tipoPagamento = values.natureza === 'despesa' ? values.tipoPagamento : null
    const input = { ...values, tipoPagamento, restrita: values.restrita === 1 }
    const { id } = categoria
      ? dataOf(await atualizar({ variables: { id: String(categoria.id), input } })).atualizarCategoria
      : dataOf(await criar({ variables: { input } })).criarCategoria
    return {
      text: categoria ? 'Categoria atualizada com sucesso.' : 'Categoria criada com sucesso.',
      ...rowOf(categoriaUrls.list, id, { busca: input.nome }),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao salvar a categoria."
      cancel={categoriaUrls.list}
      record={categoria}
      another={{ text: 'Salvar e criar outra', keep: ['natureza', 'raiz'] }}
    >
      <Section
        title="Categoria"
        help={
          categoria?.fixa
            ? 'Uma categoria fixa: outros programas conhecem o nome e o número dela, e eles não mudam.'
            : 'Fica abaixo de uma das cinco fixas, cujo número outros programas conhecem.'
        }
      >
        {!categoria?.fixa && (
          <TextField
            control={control}
            name="nome"
            label="Nome"
            placeholder="Ex.: Energia"
            required
            wide
            maxLength={60}
            autoFocus
          />
        )}
        {!categoria && (
          <>
            <SelectField control={control} name="natureza" label="Natureza" required choices={tipos} />
            <SelectField
              control={control}
              name="raiz"
              label="Categoria principal"
              required
              choices={raizesDe(natureza)}
              help="Não muda depois."
            />
          </>
        )}
        <TextField control={control} name="codigoContador" label="Código do contador" maxLength={30} />
        {natureza === 'despesa' && (
          <SelectField
            control={control}
            name="tipoPagamento"
            label="Tipo de pagamento"
            choices={tiposDePagamento}
            help={
              categoria?.fixa
                ? 'O que o contador pergunta: prebenda, salário, serviço…'
                : 'O que o contador pergunta. Em branco: o da categoria principal.'
            }
          />
        )}
        <NumberField control={control} name="ordem" label="Ordem" help="As de ordem igual ficam por nome." />
        <SwitchField
          control={control}
          name="restrita"
          label="Com restrição"
          help="Fundo com finalidade: dinheiro que só pode ser usado para um fim."
        />
      </Section>
    </RecordForm>
  )
}
