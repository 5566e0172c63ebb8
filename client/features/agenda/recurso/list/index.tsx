import { useApolloClient } from '@apollo/client/react'
import { Classes } from '@blueprintjs/core'
import { Calendar } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
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
import { Can } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { reservaUrls } from '../../reserva/urls'
import { useTipoRecursoChoices } from '../../tipo-recurso'
import { recursoUrls } from '../urls'
import { columns } from './columns'
import { RecursoMenu } from './menu'
import { RecursosDocument, useRecursosQuery } from './recursos.generated'

const title = 'Recursos'

const situacoes = [
  { value: '1', label: 'Ativos' },
  { value: '0', label: 'Inativos' },
]

export function Component() {
  const client = useApolloClient()
  const tipos = useTipoRecursoChoices()
  const chosen = useColumns('recursos', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'nomeRecurso', direcao: 'ASC' },
    filters: ['idTipoRecurso', 'status', 'excluidos'],
  })
  const { idTipoRecurso, status, excluidos } = list.filters
  const filtro = { idTipoRecurso, status: status ? Number(status) : undefined, excluidos: excluidos === 'true' }
  // what is free changes by the hour
  const result = useRecursosQuery({ variables: { ...list.variables, filtro }, fetchPolicy: 'cache-and-network' })
  const page = toPage(result, (data) => data.recursos)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: RecursosDocument, variables, fetchPolicy: 'no-cache' }))
    return data.recursos
  }

  const add = (
    <Can action="recurso.escrever">
      <AddButton to={recursoUrls.create} text="Novo Recurso" />
    </Can>
  )
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Patrimônio' }]}
        actions={
          <>
            <Link to={reservaUrls.disponibilidade} className={`${Classes.BUTTON} ${Classes.OUTLINED}`}>
              <Calendar />
              <span className={Classes.BUTTON_TEXT}>Disponibilidade</span>
            </Link>
            {add}
          </>
        }
      />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="recurso.exportar">
              <ExportMenu name="recursos" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por nome ou descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="idTipoRecurso" label="Tipo" choices={tipos} />
          <FilterSelect list={list} name="status" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os recursos."
        add={add}
        menu={(row) => <RecursoMenu recurso={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
