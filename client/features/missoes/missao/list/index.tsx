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
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { statusChoices } from '../status'
import { missaoUrls } from '../urls'
import { columns } from './columns'
import { MissaoMenu } from './menu'
import { MissoesDocument, useMissoesQuery } from './missoes.generated'

const title = 'Missões'

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('missao.escrever')
  const chosen = useColumns('missoes', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'nomeMissao', direcao: 'ASC' },
    filters: ['statusMissao', 'excluidos'],
  })
  const filtro = { ...list.filters, excluidos: list.filters.excluidos === 'true' }
  const page = toPage(useMissoesQuery({ variables: { ...list.variables, filtro } }), (data) => data.missoes)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const result = await client.query({ query: MissoesDocument, variables, fetchPolicy: 'no-cache' })
    return dataOf(result).missoes
  }

  const add = canWrite && <AddButton to={missaoUrls.create} text="Nova Missão" />
  return (
    <>
      <PageHeader title={title} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="missao.exportar">
              <ExportMenu name="missoes" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por nome ou local" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusMissao" label="Status" choices={statusChoices} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar as missões."
        add={add}
        menu={(row) => <MissaoMenu missao={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
