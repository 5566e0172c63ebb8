import { useApolloClient } from '@apollo/client/react'
import { useParams } from 'react-router-dom'
import { dataOf, errorText } from '../../../../kernel/apollo'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
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
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { encontroUrls } from '../urls'
import { columns } from './columns'
import type { CelulaDosEncontrosQuery } from './encontros.generated'
import { EncontrosDocument, useCelulaDosEncontrosQuery, useEncontrosQuery } from './encontros.generated'
import { EncontroMenu } from './menu'

const title = 'Encontros da Célula'
const failure = 'Não foi possível buscar os encontros da célula.'

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useCelulaDosEncontrosQuery({ variables: { id } })
  if (data) return <Encontros celula={data.celula} />
  if (!error) return <PageSpinner />
  return <ErrorState text={errorText(error, failure)} onRetry={() => void refetch().catch(() => undefined)} />
}

function Encontros({ celula }: { celula: CelulaDosEncontrosQuery['celula'] }) {
  const client = useApolloClient()
  const canWrite = useCan('encontro.escrever')
  const chosen = useColumns('encontros', columns)
  const list = useList({ columns, order: { campo: 'dataEncontro', direcao: 'DESC' }, filters: ['excluidos'] })
  const idCelula = String(celula.id)
  const filtro = { idCelula, excluidos: list.filters.excluidos === 'true' }
  const page = toPage(useEncontrosQuery({ variables: { ...list.variables, filtro } }), (data) => data.encontros)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: EncontrosDocument, variables, fetchPolicy: 'no-cache' }))
    return data.encontros
  }

  const crumbs = [
    { text: 'Secretaria' },
    { text: 'Células', to: celulaUrls.list },
    { text: celula.nomeCelula, to: celulaUrls.detail(celula.id) },
  ]
  const add = canWrite && <AddButton to={encontroUrls.create(celula.id)} text="Novo Encontro" />
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} description={celula.nomeCelula} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="encontro.exportar">
              <ExportMenu
                name="encontros"
                title={`${title}: ${celula.nomeCelula}`}
                // the file holds this cell's meetings alone
                list={{ ...list, filters: { ...list.filters, idCelula } }}
                columns={chosen.shown}
                load={loadPage}
              />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por tema ou observação" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText={failure}
        add={add}
        menu={canWrite ? (row) => <EncontroMenu encontro={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
