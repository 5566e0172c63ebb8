import { Exchange } from '@blueprintjs/icons'
import { useState } from 'react'
import { maximoAMover } from '../../../../schema/rules/financas/mover.input'
import {
  AddButton,
  FilterDate,
  FilterRecord,
  FilterSelect,
  Filters,
  type ListQuery,
  ListTable,
  ListTools,
  SearchBox,
  SelectionBar,
  SortSelect,
  Toolbar,
  useSelection,
} from '../../../kernel/list'
import { useCan } from '../../../kernel/session'
import { formatMonth, Money, PageHeader, toast } from '../../../kernel/ui'
import { useCategorias } from '../categoria'
import { useCentroCustoChoices } from '../centro-custo'
import { useContaFinanceiraChoices } from '../conta-financeira'
import { useFornecedorSearch, useNomeFornecedor } from '../fornecedor'
import styles from './lancamento.module.css'
import { LancamentoMenu } from './menu'
import { type Mes, MonthHead } from './month'
import { MoverDialog } from './mover'
import { choicesOf, type Lancamento, type LancamentoActions, type LancamentoCampo, type Side } from './side'
import { useToday } from './today'

export const filterNames = [
  'categoria',
  'idCategoria',
  'data',
  'mes',
  'idCentroCusto',
  'idContaFinanceira',
  'idFornecedor',
  'semAnexo',
  'excluidos',
] as const
type Filter = (typeof filterNames)[number]

/** The filters of the address as the API takes them. */
export const filtroDe = (
  { categoria, mes, semAnexo, excluidos, ...filters }: Partial<Record<Filter, string>>,
  { categorias }: Pick<Side, 'categorias'>,
) => ({
  ...filters,
  ...(semAnexo && { semAnexo: semAnexo === 'true' }),
  mes: monthIn(mes),
  categoria: categoria && Number(categoria) in categorias ? Number(categoria) : undefined,
  excluidos: excluidos === 'true',
})

const withoutAttachment = [{ value: 'true', label: 'Sem anexo' }]

type Props = {
  side: Side
  found: ListQuery<Lancamento, unknown, LancamentoCampo, Filter>
  meses: Mes[]
  /** The sum of all matching entries; only while a search or filter is active. */
  soma: string | null | undefined
  actions: LancamentoActions
  exporting: 'entrada.exportar' | 'saida.exportar'
}

/** The list of income or of expenses, grouped by month. */
export function LancamentoList({ side, found, meses, soma, actions, exporting }: Props) {
  const { list, columns, page } = found
  const canWrite = useCan(side.write)
  const today = useToday()
  const centros = useCentroCustoChoices()
  const contas = useContaFinanceiraChoices()
  const proprias = useCategorias(side.natureza).filter(({ fixa }) => !fixa)
  const fornecedores = useFornecedorSearch({ all: true, wanted: side.fornecedores })
  const fornecedor = useNomeFornecedor(side.fornecedores && list.filters.idFornecedor)
  const moves = useCan('transferencia.escrever') && canWrite && contas.length > 0 && !list.filters.excluidos
  const [moving, setMoving] = useState(false)
  const selection = useSelection<Lancamento>({
    nameOf: ({ descricao }) => descricao,
    most: maximoAMover,
    full: `Escolha no máximo ${maximoAMover} lançamentos.`,
  })
  // a row that somebody else changed is as the list shows it now
  const chosen = selection.rows.map((row) => page.rows?.find(({ id }) => id === row.id) ?? row)
  const move = () => {
    if (new Set(chosen.map(({ idCliente }) => idCliente)).size > 1)
      return toast.error('Escolha lançamentos de uma só igreja.')
    setMoving(true)
  }
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
      <Toolbar of={found} tools={<ListTools of={found} title={side.title} exporting={exporting} />}>
        <SearchBox list={list} placeholder="Buscar pela descrição ou número" />
        <Filters list={list}>
          <FilterSelect list={list} name="categoria" label="Categoria" feminine choices={choices} />
          <FilterSelect list={list} name="mes" label="Mês" choices={monthChoices(today, list.filters.mes)} />
          {proprias.length > 0 && (
            <FilterSelect
              list={list}
              name="idCategoria"
              label="Plano de contas"
              choices={proprias.map(({ id, nome }) => ({ value: String(id), label: nome }))}
            />
          )}
          <FilterDate list={list} name="data" label="Data" />
          <FilterSelect list={list} name="idCentroCusto" label="Centro de custo" choices={centros} />
          {contas.length > 0 && (
            <FilterSelect list={list} name="idContaFinanceira" label="Conta financeira" feminine choices={contas} />
          )}
          {fornecedores && (
            <FilterRecord list={list} name="idFornecedor" label="Fornecedor" found={fornecedores} chosen={fornecedor} />
          )}
          <FilterSelect list={list} name="semAnexo" label="Comprovante" choices={withoutAttachment} />
          <SortSelect list={list} columns={columns.all} />
        </Filters>
      </Toolbar>
      {list.narrowed && soma != null && page.rows?.length !== 0 && (
        <p className={styles.found}>
          Soma do que foi encontrado: <Money value={soma} />
        </p>
      )}
      {moves && (
        <SelectionBar
          selection={selection}
          text={chosen.length === 1 ? '1 lançamento' : `${chosen.length} lançamentos`}
          actions={[{ icon: <Exchange />, text: 'Mover para outra conta', onClick: move }]}
        />
      )}
      <ListTable
        of={found}
        selection={moves ? selection : undefined}
        label={side.title}
        errorText="Não foi possível buscar os dados financeiros."
        hint={side.hint}
        add={add}
        menu={(row) => <LancamentoMenu row={row} side={side} actions={actions} />}
        group={meses.length > 0 ? group : undefined}
      />
      {actions.dialog}
      {moving && (
        <MoverDialog
          rows={chosen}
          side={side}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false)
            selection.clear()
          }}
        />
      )}
    </>
  )
}

/** A month of the address, if it is one. */
export const monthIn = (text: string | undefined) =>
  text && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined

/** The months of the last two years, and the selected month if it is older. */
export function monthChoices(today: string, chosen: string | undefined) {
  const [year, number] = today.split('-').map(Number) as [number, number]
  const months = Array.from({ length: 24 }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  )
  const other = monthIn(chosen)
  const all = other && !months.includes(other) ? [...months, other] : months
  return all.map((value) => ({ value, label: formatMonth(value) }))
}
