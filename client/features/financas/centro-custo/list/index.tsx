import { useApolloClient } from '@apollo/client/react'
import type { CentroCustoCampo } from '../../../../gql/types'
import { dataOf } from '../../../../kernel/apollo'
import type { Column } from '../../../../kernel/list'
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
import { DateText, PageHeader, StatusDot } from '../../../../kernel/ui'
import { centroCustoUrls } from '../urls'
import { type CentroCustoLinhaFragment, CentrosCustoDocument, useCentrosCustoQuery } from './centros-custo.generated'
import { CentroCustoMenu } from './menu'

const title = 'Centros de custo'

/** All rows are fetched at once and paged here; more than these, by so many. */
const BLOCK = 100

const situacoes = [
  { value: '1', label: 'Ativados' },
  { value: '0', label: 'Desativados' },
]

const columns: Column<CentroCustoLinhaFragment, CentroCustoCampo>[] = [
  { id: 'nome', title: 'Nome', sort: 'nome', cell: (row) => row.nome },
  {
    id: 'departamento',
    title: 'Departamento',
    sort: 'departamento',
    cell: (row) => row.departamento?.tituloDepartamento,
  },
  { id: 'descricao', title: 'Descrição', cell: (row) => row.descricao },
  {
    id: 'status',
    title: 'Status',
    sort: 'status',
    cell: ({ status }) =>
      status === 1 ? <StatusDot color="success" text="Ativado" /> : <StatusDot color="neutral" text="Desativado" />,
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('centroCusto.escrever')
  const chosen = useColumns('centrosCusto', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'nome', direcao: 'ASC' },
    filters: ['status', 'excluidos'],
    sizes: [5, 10, 25],
  })
  const { status, excluidos } = list.filters
  const filtro = {
    status: situacoes.some(({ value }) => value === status) ? Number(status) : undefined,
    excluidos: excluidos === 'true',
  }
  const { first: _first, after: _after, ...variables } = list.variables
  // every size divides the block, so that a page lies within one
  const from = (list.page - 1) * list.size
  const block = from - (from % BLOCK)
  const after = block ? String(block) : undefined
  const result = useCentrosCustoQuery({ variables: { ...variables, filtro, first: BLOCK, after } })
  const all = toPage(result, (data) => data.centrosCusto)
  const page = { ...all, rows: all.rows?.slice(from - block, from - block + list.size) }

  const loadPage = async (slice: { first: number; after?: string }) => {
    const data = dataOf(
      await client.query({
        query: CentrosCustoDocument,
        variables: { ...variables, filtro, ...slice },
        fetchPolicy: 'no-cache',
      }),
    )
    return data.centrosCusto
  }

  const add = canWrite && <AddButton to={centroCustoUrls.create} text="Novo Centro de Custo" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Tesouraria' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="centroCusto.exportar">
              <ExportMenu name="centro-custo" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por nome ou descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="status" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os centros de custo."
        open={(row) => (row.acoesPermitidas.includes('editar') ? centroCustoUrls.edit(row.uuid) : undefined)}
        add={add}
        menu={canWrite ? (row) => <CentroCustoMenu centro={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
