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
import { departamentoUrls } from '../urls'
import { columns } from './columns'
import { DepartamentosDocument, useDepartamentosQuery } from './departamentos.generated'
import { DepartamentoMenu } from './menu'

const title = 'Departamentos'

const situacoes = [
  { value: '1', label: 'Ativos' },
  { value: '0', label: 'Inativos' },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('departamento.escrever')
  const chosen = useColumns('departamentos', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'tituloDepartamento', direcao: 'ASC' },
    filters: ['status', 'excluidos'],
  })
  const { status, excluidos } = list.filters
  const filtro = {
    status: situacoes.some(({ value }) => value === status) ? Number(status) : undefined,
    excluidos: excluidos === 'true',
  }
  const page = toPage(useDepartamentosQuery({ variables: { ...list.variables, filtro } }), (data) => data.departamentos)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: DepartamentosDocument, variables, fetchPolicy: 'no-cache' }))
    return data.departamentos
  }

  const add = canWrite && <AddButton to={departamentoUrls.create} text="Novo Departamento" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Secretaria' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="departamento.exportar">
              <ExportMenu name="departamentos" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por título ou descrição" />
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
        errorText="Não foi possível buscar os departamentos."
        add={add}
        menu={(row) => <DepartamentoMenu departamento={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
