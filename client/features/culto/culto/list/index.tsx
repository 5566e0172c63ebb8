import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { Chart } from '@blueprintjs/icons'
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
  usePeriod,
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { statusChoices } from '../status'
import { cultoUrls } from '../urls'
import { columns } from './columns'
import { CultosDocument, useCultosQuery } from './cultos.generated'
import { CultoMenu } from './menu'

const title = 'Cultos'

export function Component() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const canWrite = useCan('culto.escrever')
  const chosen = useColumns('cultos', columns)
  const stated = useList({
    churches: true,
    columns,
    order: { campo: 'dataCulto', direcao: 'DESC' },
    // what comes next from now on, what was back from now
    ownOrder: true,
    filters: ['quando', 'statusCulto', 'excluidos'],
  })
  const period = usePeriod(stated)
  const { list } = period
  const filtro = { ...list.filters, excluidos: list.filters.excluidos === 'true' }
  const result = useCultosQuery({ variables: { ...list.variables, filtro } })
  const page = period.page(toPage(result, (data) => data.cultos))

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const result = await client.query({ query: CultosDocument, variables, fetchPolicy: 'no-cache' })
    return dataOf(result).cultos
  }

  const add = canWrite && <AddButton to={cultoUrls.create} text="Novo Culto" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Agenda' }]}
        actions={
          <>
            <Button
              variant="outlined"
              icon={<Chart />}
              text="Frequência"
              onClick={() => navigate(cultoUrls.frequencia)}
            />
            {add}
          </>
        }
      />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="culto.exportar">
              <ExportMenu name="cultos" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        {period.tabs}
        <SearchBox list={list} placeholder="Buscar por tema, local ou pessoa" />
        <Filters list={stated}>
          <FilterSelect list={list} name="statusCulto" label="Status" choices={statusChoices} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os cultos."
        add={add}
        menu={(row) => <CultoMenu culto={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
