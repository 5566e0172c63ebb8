import { useApolloClient } from '@apollo/client/react'
import { dataOf } from '../../../../kernel/apollo'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
  Filters,
  Pager,
  RecycleBin,
  SearchBox,
  SortSelect,
  Toolbar,
  toPage,
  useColumns,
  useList,
  usePeriod,
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { eventoUrls } from '../urls'
import { columns } from './columns'
import { EventosDocument, useEventosQuery } from './eventos.generated'
import { EventoMenu } from './menu'

const title = 'Eventos'

const periods = [
  { value: 'proximos', label: 'Próximos' },
  { value: 'realizados', label: 'Anteriores' },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('evento.escrever')
  const chosen = useColumns('eventos', columns)
  const stated = useList({
    churches: true,
    columns,
    order: { campo: 'dataInicio', direcao: 'DESC' },
    // what comes next first, then what was
    ownOrder: true,
    filters: ['quando', 'excluidos'],
  })
  const period = usePeriod(stated, periods)
  const { list } = period
  const filtro = { ...list.filters, excluidos: list.filters.excluidos === 'true' }
  const result = useEventosQuery({ variables: { ...list.variables, filtro } })
  const page = period.page(toPage(result, (data) => data.eventos))

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const result = await client.query({ query: EventosDocument, variables, fetchPolicy: 'no-cache' })
    return dataOf(result).eventos
  }

  const add = canWrite && <AddButton to={eventoUrls.create} text="Novo Evento" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Agenda' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="evento.exportar">
              <ExportMenu name="eventos" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        {period.tabs}
        <SearchBox list={list} placeholder="Buscar por nome ou local" />
        <Filters list={stated}>
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os eventos."
        add={add}
        menu={(row) => <EventoMenu evento={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
