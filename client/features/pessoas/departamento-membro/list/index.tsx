import { useApolloClient } from '@apollo/client/react'
import { useParams } from 'react-router-dom'
import { dataOf, errorText } from '../../../../kernel/apollo'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
  FilterSelect,
  Filters,
  Pager,
  SearchBox,
  SortSelect,
  Toolbar,
  toPage,
  useColumns,
  useList,
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { ErrorState, PageSpinner } from '../../../../kernel/ui'
import { usePeopleSearchText } from '../../../acesso/usuario'
import { departamentoUrls } from '../../departamento/urls'
import { columns } from './columns'
import { DepartamentoHeader } from './header'
import type { DepartamentoDetalheQuery } from './membros.generated'
import {
  MembrosDepartamentoDocument,
  useDepartamentoDetalheQuery,
  useMembrosDepartamentoQuery,
} from './membros.generated'
import { MembroMenu } from './menu'

const title = 'Membros do Departamento'

const status = [
  { value: 'ativo', label: 'Ativos' },
  { value: 'inativo', label: 'Inativos' },
]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useDepartamentoDetalheQuery({ variables: { id } })
  if (data) return <Membros departamento={data.departamento} />
  if (!error) return <PageSpinner />
  const text = errorText(error, 'Não foi possível buscar os membros do departamento.')
  return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
}

function Membros({ departamento }: { departamento: DepartamentoDetalheQuery['departamento'] }) {
  const client = useApolloClient()
  const canWrite = useCan('departamento.escrever')
  const chosen = useColumns('membrosDepartamento', columns)
  const list = useList({ columns, order: { campo: 'name', direcao: 'ASC' }, filters: ['statusMembro'] })
  const { statusMembro } = list.filters
  const idDepartamento = String(departamento.id)
  const filtro = { idDepartamento, statusMembro: status.find(({ value }) => value === statusMembro)?.value }
  const result = useMembrosDepartamentoQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.membrosDepartamento)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: MembrosDepartamentoDocument, variables, fetchPolicy: 'no-cache' }))
    return data.membrosDepartamento
  }

  const add = canWrite && <AddButton to={departamentoUrls.adicionarMembro(departamento.id)} text="Adicionar Membro" />
  return (
    <>
      <DepartamentoHeader departamento={departamento} add={add} />
      <Toolbar
        tools={
          <>
            <ColumnChoice columns={chosen} />
            <Can action="departamento.exportar">
              <ExportMenu
                name="departamento-membros"
                title={`${title}: ${departamento.tituloDepartamento}`}
                // the file holds this department's members alone
                list={{ ...list, filters: { ...list.filters, idDepartamento } }}
                columns={chosen.shown}
                load={loadPage}
              />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
        <Filters list={list}>
          <FilterSelect list={list} name="statusMembro" label="Status" choices={status} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os membros do departamento."
        add={add}
        menu={canWrite ? (row) => <MembroMenu membro={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
