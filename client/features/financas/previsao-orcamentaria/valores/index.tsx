import { Button } from '@blueprintjs/core'
import { ChevronDown, ChevronRight } from '@blueprintjs/icons'
import { Fragment, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import { z } from 'zod'
import { decimal, optional } from '../../../../gql/regras/kernel/formats'
import type { LinhaPrevisaoInput } from '../../../../gql/types'
import { dataOf, errorText } from '../../../../kernel/apollo'
import {
  Form,
  FormFooter,
  MoneyField,
  RecordField,
  SelectField,
  useZodForm,
  type ZodForm,
} from '../../../../kernel/form'
import { ErrorState, PageHeader, PageSpinner, toast } from '../../../../kernel/ui'
import { useCategorias } from '../../categoria'
import { useCentroCustoSearch } from '../../centro-custo'
import {
  type PrevisaoDetalheFragment,
  usePrevisaoDetalheQuery,
  useSalvarLinhasDaPrevisaoMutation,
} from '../detail/previsao.generated'
import { PrevisoesOrcamentariasDocument } from '../list/previsoes-orcamentarias.generated'
import { previsaoUrls } from '../urls'
import styles from './valores.module.css'

const months = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
]

const money = optional(decimal({ min: 0 }))
const rules = z.object({
  distribuicao: z.enum(['igual', 'anoAnterior']),
  linhas: z.record(z.string(), z.object({ total: money, meses: z.array(money).nullish() })),
})

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = usePrevisaoDetalheQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const previsao = data?.previsaoOrcamentaria
  const crumbs = [
    { text: 'Tesouraria' },
    { text: 'Previsão orçamentária', to: previsaoUrls.list },
    ...(previsao ? [{ text: previsao.nome, to: previsaoUrls.detail(previsao.id) }] : []),
  ]
  if (!previsao) {
    if (!error) return <PageSpinner />
    return (
      <ErrorState
        header={{ title: 'Valores', crumbs }}
        text={errorText(error, 'Não foi possível buscar a previsão orçamentária.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  }
  return (
    <>
      <PageHeader title={`Valores de ${previsao.ano}`} crumbs={crumbs} />
      {previsao.acoesPermitidas.includes('editar') ? (
        <Centro previsao={previsao} />
      ) : (
        <ErrorState
          text="Esta previsão está aprovada e fica como está: faça uma revisão."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </>
  )
}

type Props = { previsao: PrevisaoDetalheFragment }

const centroRules = z.object({ centro: z.union([z.string(), z.number()]).nullish() })

/** The values are those of one cost centre at a time, or of none. */
function Centro({ previsao }: Props) {
  const form = useZodForm(centroRules, { centro: null })
  const centros = useCentroCustoSearch(previsao.idCliente)
  const centro = Number(useWatch({ control: form.control, name: 'centro' })) || null
  return (
    <>
      <div className={styles.centro}>
        <RecordField
          control={form.control}
          name="centro"
          label="Centro de custo"
          found={centros}
          placeholder="Nenhum"
          help="Cada centro de custo tem os seus valores. Salve antes de trocar."
        />
      </div>
      <Valores key={centro ?? 'nenhum'} previsao={previsao} centro={centro} />
    </>
  )
}

function Valores({ previsao, centro }: Props & { centro: number | null }) {
  const { id, idCliente, versao, linhas } = previsao
  const navigate = useNavigate()
  const [salvar] = useSalvarLinhasDaPrevisaoMutation({ refetchQueries: [PrevisoesOrcamentariasDocument] })
  const own = linhas.filter(({ idCentroCusto }) => idCentroCusto === centro)
  const stored = new Map(own.map((linha) => [key(linha.idCategoria), linha]))
  const form = useZodForm(rules, {
    distribuicao: 'igual',
    linhas: Object.fromEntries(
      own.map(({ idCategoria, total, meses }) => [key(idCategoria), { total, meses: [...meses] }]),
    ),
  })
  const receitas = useCategorias('receita', idCliente)
  const despesas = useCategorias('despesa', idCliente)
  const offered = (categorias: typeof receitas) =>
    categorias.filter((categoria) => categoria.ativa || stored.has(key(categoria.id)))

  const save = async (values: z.output<typeof rules>) => {
    const idCentroCusto = centro === null ? null : String(centro)
    const mine = Object.entries(values.linhas).flatMap(([name, { total, meses }]): LinhaPrevisaoInput[] => {
      const idCategoria = name.slice(1)
      const before = stored.get(name)
      const changed = months.some((_, index) => (meses?.[index] ?? '0.00') !== (before?.meses[index] ?? '0.00'))
      if (changed || (before && total === before.total))
        return [{ idCategoria, idCentroCusto, meses: months.map((_, n) => meses?.[n] ?? '0.00') }]
      return total ? [{ idCategoria, idCentroCusto, total }] : []
    })
    const others = linhas
      .filter(({ idCentroCusto }) => idCentroCusto !== centro)
      .map(({ idCategoria, idCentroCusto, meses }) => ({
        idCategoria: String(idCategoria),
        idCentroCusto: idCentroCusto === null ? null : String(idCentroCusto),
        meses: [...meses],
      }))
    const input = { linhas: [...mine, ...others], distribuicao: values.distribuicao, versao }
    dataOf(await salvar({ variables: { id: String(id), input } }))
    toast.success('Valores salvos.')
    navigate(previsaoUrls.detail(id))
  }

  return (
    <Form form={form} onSave={save} failureText="Não foi possível salvar os valores.">
      <SelectField
        control={form.control}
        name="distribuicao"
        label="Distribuir um total novo"
        choices={[
          { value: 'igual', label: 'Igual nos doze meses' },
          { value: 'anoAnterior', label: 'Como o realizado no ano anterior' },
        ]}
      />
      <Lado title="Receitas" categorias={offered(receitas)} form={form} />
      <Lado title="Despesas" categorias={offered(despesas)} form={form} />
      <FormFooter form={form} cancel={() => navigate(previsaoUrls.detail(id))} saveText="Salvar valores" />
    </Form>
  )
}

const key = (idCategoria: number) => `c${idCategoria}`

type LadoProps = {
  title: string
  categorias: readonly { id: number; nome: string; fixa: boolean }[]
  form: ZodForm<z.input<typeof rules>, z.output<typeof rules>>
}

/** The categories of one side; each has the amount of its year and, when they are opened, its months. */
function Lado({ title, categorias, form }: LadoProps) {
  const [open, setOpen] = useState<number>()
  const { control } = form
  return (
    <fieldset className={styles.lado}>
      <legend>{title}</legend>
      {categorias.map(({ id, nome, fixa }) => (
        <Fragment key={id}>
          <div className={styles.linha} data-fixa={fixa || undefined}>
            <MoneyField control={control} name={`linhas.${key(id)}.total`} label={nome} />
            <Button
              variant="minimal"
              icon={open === id ? <ChevronDown /> : <ChevronRight />}
              text="Meses"
              aria-label={`Meses de ${nome}`}
              aria-expanded={open === id}
              onClick={() => setOpen(open === id ? undefined : id)}
            />
          </div>
          {open === id && (
            <div className={styles.meses}>
              {months.map((mes, index) => (
                <MoneyField key={mes} control={control} name={`linhas.${key(id)}.meses.${index}`} label={mes} />
              ))}
            </div>
          )}
        </Fragment>
      ))}
    </fieldset>
  )
}
