import type { ListPage } from '../../../kernel/list'
import {
  AddButton,
  ColumnChoice,
  type Columns,
  DataTable,
  ExportMenu,
  FilterDate,
  FilterSelect,
  Filters,
  type ListState,
  type LoadPage,
  Pager,
  RecycleBin,
  SearchBox,
  SortSelect,
  Toolbar,
} from '../../../kernel/list'
import { Can, useCan } from '../../../kernel/session'
import { formatMonth, Money, PageHeader } from '../../../kernel/ui'
import { useCentroCustoChoices } from '../centro-custo'
import styles from './lancamento.module.css'
import { LancamentoMenu } from './menu'
import { type Mes, MonthHead } from './month'
import { choicesOf, type Deeds, type Lancamento, type LancamentoCampo, type Side } from './side'
import { useToday } from './today'

export const filterNames = ['categoria', 'data', 'mes', 'idCentroCusto', 'excluidos'] as const
type Filter = (typeof filterNames)[number]

type Props = {
  side: Side
  list: ListState<LancamentoCampo, Filter>
  columns: Columns<Lancamento, LancamentoCampo>
  page: ListPage<Lancamento>
  meses: Mes[]
  /** Of all that was found, while a search or a filter is on. */
  soma: string | null | undefined
  load: LoadPage<Lancamento>
  deeds: Deeds
  exportar: { action: 'entrada.exportar' | 'saida.exportar'; name: string }
}

/** The list of one side of the books, by months. */
export function LancamentoList({ side, list, columns, page, meses, soma, load, deeds, exportar }: Props) {
  const canWrite = useCan(side.write)
  const today = useToday()
  const centros = useCentroCustoChoices()
  const add = canWrite && <AddButton to={side.urls.create} text={`Nova ${side.nome}`} />
  const choices = choicesOf(side).map(({ value, label }) => ({ value: String(value), label }))

  const group = (row: Lancamento) => {
    const key = row.data.slice(0, 7)
    const mes = meses.find((each) => each.mes === key)
    const shown = page.rows?.filter(({ data }) => data.startsWith(key)).length ?? 0
    return { key: mes ? key : '', head: mes && <MonthHead mes={mes} shown={shown} /> }
  }

  return (
    <>
      <PageHeader title={side.title} crumbs={[{ text: 'Tesouraria' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={columns} />
            <Can action={exportar.action}>
              <ExportMenu name={exportar.name} title={side.title} list={list} columns={columns.shown} load={load} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar pela descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="categoria" label="Categoria" choices={choices} />
          <FilterDate list={list} name="data" label="Data" />
          <FilterSelect list={list} name="mes" label="Mês" choices={monthChoices(today, list.filters.mes)} />
          <FilterSelect list={list} name="idCentroCusto" label="Centro de custo" choices={centros} />
          <SortSelect list={list} columns={columns.all} />
        </Filters>
      </Toolbar>
      {list.narrowed && soma != null && page.rows?.length !== 0 && (
        <p className={styles.found}>
          Soma do que foi encontrado: <Money value={soma} />
        </p>
      )}
      <DataTable
        label={side.title}
        list={list}
        columns={columns.shown}
        page={page}
        errorText="Não foi possível buscar os dados financeiros."
        add={add}
        menu={(row) => <LancamentoMenu row={row} side={side} deeds={deeds} />}
        group={meses.length > 0 ? group : undefined}
      />
      <Pager list={list} page={page} />
      {deeds.dialog}
    </>
  )
}

/** The last two years, and the chosen month if it is an older one. */
function monthChoices(today: string, chosen: string | undefined) {
  const [year, number] = today.split('-').map(Number) as [number, number]
  const months = Array.from({ length: 24 }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  )
  const all = chosen && /^\d{4}-\d{2}$/.test(chosen) && !months.includes(chosen) ? [...months, chosen] : months
  return all.map((value) => ({ value, label: formatMonth(value) }))
}
