import { useApolloClient } from '@apollo/client/react'
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
  usePeriod,
} from '../../../../kernel/list'
import { Can } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { statusReunioes } from '../status'
import { reuniaoLiderancaUrls } from '../urls'
import { columns } from './columns'
import { ReuniaoLiderancaMenu } from './menu'
import { ReunioesLiderancaDocument, useReunioesLiderancaQuery } from './reunioes-lideranca.generated'

const title = 'Reuniões de Liderança'

const periods = [
  { value: 'proximos', label: 'Próximas' },
  { value: 'anteriores', label: 'Anteriores' },
]

export function Component() {
  const client = useApolloClient()
  const chosen = useColumns('reunioesLideranca', columns)
  const stated = useList({
    churches: true,
    columns,
    order: { campo: 'dataReuniao', direcao: 'DESC' },
    ownOrder: true,
    filters: ['quando', 'statusReuniao', 'excluidos'],
  })
  const period = usePeriod(stated, periods)
  const { list } = period
  const filtro = { ...list.filters, excluidos: list.filters.excluidos === 'true' }
  const result = useReunioesLiderancaQuery({ variables: { ...list.variables, filtro } })
  const page = period.page(toPage(result, (data) => data.reunioesLideranca))

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: ReunioesLiderancaDocument, variables, fetchPolicy: 'no-cache' }))
    return data.reunioesLideranca
  }

  const add = (
    <Can action="reuniaoLideranca.criar">
      <AddButton to={reuniaoLiderancaUrls.create} text="Nova Reunião" />
    </Can>
  )
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Secretaria' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="reuniaoLideranca.exportar">
              <ExportMenu name="reunioesLideranca" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        {period.tabs}
        <SearchBox list={list} placeholder="Buscar na pauta" />
        <Filters list={stated}>
          <FilterSelect list={list} name="statusReuniao" label="Status" choices={statusReunioes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar as reuniões."
        add={add}
        menu={(row) => <ReuniaoLiderancaMenu reuniao={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
