import { AnchorButton, Button } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { useContext, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useHref } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import { relatorioInput, type TipoRelatorio } from '../../../../../schema/rules/relatorios/relatorio.input'
import { DateField, Form, RecordField, SelectField, useZodForm } from '../../../../kernel/form'
import { TimeZone } from '../../../../kernel/ui'
import { useUsuarioSearch } from '../../../acesso/usuario'
import { useEventoSearch } from '../../../agenda/evento'
import { useCategoriaChoices } from '../../../financas/categoria'
import { useCentroCustoSearch } from '../../../financas/centro-custo'
import { useContaFinanceiraChoices } from '../../../financas/conta-financeira'
import { useCelulaSearch } from '../../../pessoas/celula'
import { useDepartamentoSearch } from '../../../pessoas/departamento'
import { grupoDe } from '../grupos'
import { relatorioUrls } from '../urls'
import { type TipoDeRelatorioFragment, useGerarRelatorioMutation } from './relatorios.generated'
import styles from './relatorios.module.css'

type Tipo = TipoDeRelatorioFragment

type Props = { tipos: readonly Tipo[]; onMade: (id: string) => void }

const periodos = [
  { value: 'mensal', label: 'Mensal' },
  { value: 'trimestral', label: 'Trimestral' },
  { value: 'semestral', label: 'Semestral' },
]

/** Chooses a report, its period and, if the report has one, its filter. */
export function ReportForm({ tipos, onMade }: Props) {
  const today = todayIn(useContext(TimeZone))
  const [gerar] = useGerarRelatorioMutation()
  const form = useReportForm(tipos[0]?.tipo ?? '', today)
  const { control } = form
  const values = useWatch({ control }) as Record<string, string | null | undefined>
  const tipo = tipos.find((each) => each.tipo === values.tipo)
  const { setValue, getValues } = form
  // A statement of what people gave is for a year; dates that somebody chose stay.
  useEffect(() => {
    const month = monthOf(today)
    const { dataInicial, dataFinal } = getValues()
    if (values.tipo !== 'contribuicoes' || dataInicial !== month.dataInicial || dataFinal !== month.dataFinal) return
    setValue('dataInicial', `${today.slice(0, 4)}-01-01`)
    setValue('dataFinal', `${today.slice(0, 4)}-12-31`)
  }, [values.tipo, today, getValues, setValue])
  const narrowed = Object.fromEntries(filtersOf(tipo).map((name) => [name, values[name]]))
  const chosen = { dataInicial: values.dataInicial, dataFinal: values.dataFinal, ...narrowed }
  const href = useHref(relatorioUrls.printed(values.tipo ?? '', chosen))
  const missing = tipo?.obrigatorio && tipo.filtro ? !values[tipo.filtro] : false
  return (
    <Form
      form={form}
      failureText="Erro ao gerar o relatório"
      onSave={async ({ tipo, dataInicial, dataFinal, ...filters }) => {
        const names = filtersOf(tipos.find((each) => each.tipo === tipo)) as (keyof typeof filters)[]
        const narrowed = Object.fromEntries(names.map((name) => [name, filters[name]]))
        const input = { tipo, dataInicial, dataFinal, ...narrowed }
        const { data } = await gerar({ variables: { input } })
        if (data) onMade(data.gerarRelatorio.uuid)
      }}
    >
      <SelectField
        control={control}
        name="tipo"
        label="Relatório"
        choices={tipos.map(({ tipo, titulo }) => ({ value: tipo, label: titulo, group: grupoDe(tipo) }))}
      />
      <div className={styles.dates}>
        <DateField control={control} name="dataInicial" label="De" />
        <DateField control={control} name="dataFinal" label="Até" />
      </div>
      {tipo?.filtro === 'periodo' && (
        <SelectField
          control={control}
          name="periodo"
          label="Período"
          choices={periodos}
          placeholder="Só as datas escolhidas"
          help="Amplia as datas a meses, trimestres ou semestres inteiros."
        />
      )}
      {tipo?.filtro === 'idEvento' && <Evento control={control} />}
      {tipo?.filtro === 'idCelula' && <Celula control={control} />}
      {tipo?.filtro === 'idDepartamento' && <Departamento control={control} />}
      {tipo?.filtro === 'idUsuario' && (
        <Usuario control={control} label={tipo.tipo === 'visitas-pastorais' ? 'Pastor' : 'Pessoa'} />
      )}
      {tipo?.filtro === 'idCategoria' && <Categoria control={control} />}
      {tipo?.filtro === 'idCentroCusto' && <CentroCusto control={control} />}
      {filtersOf(tipo).includes('idContaFinanceira') && (
        <Conta
          control={control}
          help={
            tipo?.tipo === 'financas' ? 'De uma conta, o relatório é o extrato dela.' : 'Só o dinheiro desta conta.'
          }
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" intent="primary" text="Gerar PDF" loading={form.formState.isSubmitting} />
        <AnchorButton
          variant="outlined"
          icon={<Print />}
          text="Página para imprimir"
          href={missing ? undefined : href}
          disabled={missing}
          target="_blank"
        />
      </div>
    </Form>
  )
}

type FieldOf = { control: ReturnType<typeof useReportForm>['control'] }

const useReportForm = (tipo: string, today: string) =>
  useZodForm(relatorioInput, { tipo: tipo as TipoRelatorio, ...monthOf(today) })

const Evento = ({ control }: FieldOf) => (
  <RecordField control={control} name="idEvento" label="Evento" found={useEventoSearch()} placeholder="Todos" />
)

const Celula = ({ control }: FieldOf) => (
  <RecordField control={control} name="idCelula" label="Célula" required found={useCelulaSearch()} />
)

const Departamento = ({ control }: FieldOf) => (
  <RecordField
    control={control}
    name="idDepartamento"
    label="Departamento"
    found={useDepartamentoSearch()}
    placeholder="Todos"
  />
)

const Usuario = ({ control, label }: FieldOf & { label: string }) => (
  <RecordField control={control} name="idUsuario" label={label} found={useUsuarioSearch({})} placeholder="Todos" />
)

const CentroCusto = ({ control }: FieldOf) => (
  <RecordField
    control={control}
    name="idCentroCusto"
    label="Centro de custo"
    found={useCentroCustoSearch()}
    placeholder="Todos"
  />
)

/** Without a category, the ledger is that of an account. */
function Categoria({ control }: FieldOf) {
  const [receitas, despesas] = [useCategoriaChoices('receita'), useCategoriaChoices('despesa')]
  const offered = (group: string, choices: readonly { value: number; label: string }[]) =>
    choices.map(({ value, label }) => ({ value: String(value), label, group }))
  return (
    <SelectField
      control={control}
      name="idCategoria"
      label="Categoria"
      choices={[...offered('Receitas', receitas), ...offered('Despesas', despesas)]}
      placeholder="Nenhuma: o razão da conta"
    />
  )
}

/** Only one account; nothing while the church has only one. */
function Conta({ control, help }: FieldOf & { help: string }) {
  const choices = useContaFinanceiraChoices()
  if (choices.length === 0) return null
  return (
    <SelectField
      control={control}
      name="idContaFinanceira"
      label="Conta financeira"
      choices={choices}
      placeholder="Todas"
      help={help}
    />
  )
}

/** The names of a report's filters besides the dates. */
const filtersOf = (tipo: Tipo | undefined): string[] =>
  [tipo?.filtro, tipo?.registro].filter((name): name is string => Boolean(name))

/** The first and last day of the month that contains a day ('2026-11-21'). */
function monthOf(today: string): { dataInicial: string; dataFinal: string } {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { dataInicial: `${last.slice(0, 8)}01`, dataFinal: last }
}
