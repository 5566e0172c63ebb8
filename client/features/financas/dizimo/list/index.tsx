import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { ThList } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { dataOf } from '../../../../kernel/apollo'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
  FilterSelect,
  Filters,
  Pager,
  RecycleBin,
  SearchBox,
  SortSelect,
  Toolbar,
  toPage,
  useColumns,
  useList,
} from '../../../../kernel/list'
import { Can, useCan, useViewer } from '../../../../kernel/session'
import { formatMonth, Money, PageHeader } from '../../../../kernel/ui'
import { useToday } from '../../lancamento'
import { meioChoices } from '../meios'
import { dizimoUrls } from '../urls'
import { columns } from './columns'
import { DizimosDocument, useDizimosQuery } from './dizimos.generated'
import styles from './list.module.css'
import { DizimoMenu } from './menu'

/** Everybody's tithes for those who keep them; for a member the own ones. */
export function Component() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const readsAll = useCan('dizimo.lerDeTodos')
  const canWrite = useCan('dizimo.escrever')
  const title = readsAll ? 'Dízimos' : 'Meus dízimos'
  const months = monthsBefore(useToday())
  const chosen = useColumns('dizimos', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'dataDizimo', direcao: 'DESC' },
    filters: ['mes', 'meioDizimo', 'idMembro', 'excluidos'],
  })
  const own = [{ value: String(useViewer().id), label: 'Meus dízimos' }]
  const { mes, excluidos } = list.filters
  const meioDizimo = list.filters.meioDizimo
  // the address may say anything
  const idMembro = own.find(({ value }) => value === list.filters.idMembro)?.value
  const filtro = { mes, meioDizimo, idMembro, excluidos: excluidos === 'true' }
  const result = useDizimosQuery({ variables: { ...list.variables, filtro, comSoma: list.narrowed } })
  const page = toPage(result, (data) => data.dizimos)
  const soma = (result.data ?? result.previousData)?.dizimos.soma

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: DizimosDocument, variables, fetchPolicy: 'no-cache' }))
    return data.dizimos
  }

  const add = canWrite && <AddButton to={dizimoUrls.create} text="Novo Dízimo" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        actions={
          canWrite && (
            <>
              <Button
                variant="outlined"
                icon={<ThList />}
                text="Lançar vários"
                onClick={() => navigate(dizimoUrls.folha)}
              />
              {add}
            </>
          )
        }
      />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="dizimo.exportar">
              <ExportMenu name="dizimos" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        {readsAll && <SearchBox list={list} placeholder="Buscar pelo nome" />}
        <Filters list={list}>
          <FilterSelect list={list} name="mes" label="Mês" choices={months} />
          <FilterSelect list={list} name="meioDizimo" label="Meio" choices={meioChoices} />
          {readsAll && <FilterSelect list={list} name="idMembro" label="De quem" choices={own} />}
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      {list.narrowed && soma != null && page.rows?.length !== 0 && (
        <p className={styles.found}>
          Soma do que foi encontrado: <Money value={soma} />
        </p>
      )}
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível carregar os dízimos."
        add={add}
        menu={canWrite ? (row) => <DizimoMenu dizimo={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}

/** The last two years. */
function monthsBefore(today: string) {
  const [year, number] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: 24 }, (_, back) => {
    const value = new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7)
    return { value, label: formatMonth(value) }
  })
}
