import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import type { LinhaPrevisaoInput } from '../../../../gql/types'
import { dataOf } from '../../../../kernel/apollo'
import { cents, fromCents } from '../../../../kernel/chart'
import { Form, FormFooter, LeaveGuard, SelectField, useZodForm } from '../../../../kernel/form'
import { Balance, Money, monthTitles, toast } from '../../../../kernel/ui'
import { useCategorias } from '../../categoria'
import { type PrevisaoDetalheFragment, useSalvarLinhasDaPrevisaoMutation } from '../detail/previsao.generated'
import { PrevisoesOrcamentariasDocument } from '../list/previsoes-orcamentarias.generated'
import { previsaoUrls } from '../urls'
import { Lado } from './lado'
import styles from './valores.module.css'
import { key, rules, type ValoresForm } from './valores-form'

type Props = {
  previsao: PrevisaoDetalheFragment
  centro: number | null
  onUnsaved: (unsaved: boolean) => void
}

/** The amounts of one cost centre, or of none: for each category the year, and when it is opened, the months. */
export function Valores({ previsao, centro, onUnsaved }: Props) {
  const { id, versao, linhas } = previsao
  const navigate = useNavigate()
  const [salvar] = useSalvarLinhasDaPrevisaoMutation({ refetchQueries: [PrevisoesOrcamentariasDocument] })
  const own = linhas.filter(({ idCentroCusto }) => idCentroCusto === centro)
  const stored = new Set(own.map(({ idCategoria }) => idCategoria))
  const form = useZodForm(rules, {
    distribuicao: 'igual',
    linhas: Object.fromEntries(
      own.map(({ idCategoria, total, meses }) => [key(idCategoria), { total, meses: [...meses] }]),
    ),
  })
  const { isDirty } = form.formState
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved])
  useTotalsAndMonths(form)
  const receitas = useCategorias('receita')
  const despesas = useCategorias('despesa')
  const offered = (categorias: typeof receitas) => categorias.filter((each) => each.ativa || stored.has(each.id))

  const save = async (values: z.output<typeof rules>) => {
    const idCentroCusto = centro === null ? null : String(centro)
    const mine = Object.entries(values.linhas).flatMap(([name, { total, meses }]): LinhaPrevisaoInput[] => {
      const line = { idCategoria: name.slice(1), idCentroCusto }
      if (meses?.some(Boolean)) return [{ ...line, meses: monthTitles.map((_, n) => meses[n] ?? '0.00') }]
      return total ? [{ ...line, total }] : []
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
      <LeaveGuard form={form} />
      <SelectField
        control={form.control}
        name="distribuicao"
        label="Distribuir um total novo"
        help="Ao salvar, nos meses que estão em branco."
        choices={[
          { value: 'igual', label: 'Igual nos doze meses' },
          { value: 'anoAnterior', label: 'Como o realizado no ano anterior' },
        ]}
      />
      <Lado title="Receitas" categorias={offered(receitas)} form={form} />
      <Lado title="Despesas" categorias={offered(despesas)} form={form} />
      <Somas form={form} receitas={receitas} despesas={despesas} />
      <FormFooter form={form} cancel={() => navigate(previsaoUrls.detail(id))} saveText="Salvar valores" />
    </Form>
  )
}

/** What is typed last counts: a month makes the year the sum of the months, and a year makes the months blank. */
function useTotalsAndMonths(form: ValoresForm): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name, type }) => {
      const [, line = '', field] = name?.split('.') ?? []
      if (type !== 'change' || !field) return
      const options = { shouldDirty: true, shouldValidate: true }
      if (field === 'total')
        form.setValue(
          `linhas.${line}.meses`,
          monthTitles.map(() => null),
          options,
        )
      else form.setValue(`linhas.${line}.total`, sumOf(values.linhas?.[line]?.meses ?? []), options)
    })
    return unsubscribe
  }, [form])
}

/** The exact sum; what is not yet an amount counts as nothing. */
const sumOf = (amounts: readonly unknown[]): string =>
  fromCents(
    amounts.reduce<bigint>(
      (all, each) => (typeof each === 'string' && /^\d{1,12}\.\d\d$/.test(each) ? all + cents(each) : all),
      0n,
    ),
  )

type SomasProps = { form: ValoresForm; receitas: readonly { id: number }[]; despesas: readonly { id: number }[] }

/** What the amounts sum up to while they are typed. */
function Somas({ form, receitas, despesas }: SomasProps) {
  const linhas = useWatch({ control: form.control, name: 'linhas' })
  const of = (categorias: readonly { id: number }[]) => sumOf(categorias.map(({ id }) => linhas?.[key(id)]?.total))
  const [income, expenses] = [of(receitas), of(despesas)]
  return (
    <dl className={styles.somas}>
      <div>
        <dt>Receitas</dt>
        <dd>
          <Money value={income} />
        </dd>
      </div>
      <div>
        <dt>Despesas</dt>
        <dd>
          <Money value={expenses} />
        </dd>
      </div>
      <div>
        <dt>Resultado</dt>
        <dd>
          <Balance value={fromCents(cents(income) - cents(expenses))} />
        </dd>
      </div>
    </dl>
  )
}
