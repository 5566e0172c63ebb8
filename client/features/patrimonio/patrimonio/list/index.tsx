import { useApolloClient } from '@apollo/client/react'
import { dataOf } from '../../../../kernel/apollo'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
  FilterRecord,
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
import { useTipoPatrimonioFilter } from '../../tipo-patrimonio'
import { estadosConservacao } from '../estados'
import { patrimonioUrls } from '../urls'
import { columns } from './columns'
import { PatrimonioMenu } from './menu'
import { PatrimoniosDocument, usePatrimoniosQuery } from './patrimonios.generated'

const title = 'Lista de Patrimônios'
const estados = estadosConservacao.map((estado) => ({ value: estado, label: estado }))

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('patrimonio.escrever')
  const chosen = useColumns('patrimonios', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'nomePatrimonio', direcao: 'ASC' },
    filters: ['tipoPatrimonio', 'estadoConservacaoPatrimonio', 'excluidos'],
  })
  const tipo = useTipoPatrimonioFilter(list.filters.tipoPatrimonio)
  const filtro = { ...list.filters, excluidos: list.filters.excluidos === 'true' }
  const page = toPage(usePatrimoniosQuery({ variables: { ...list.variables, filtro } }), (data) => data.patrimonios)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const result = await client.query({ query: PatrimoniosDocument, variables, fetchPolicy: 'no-cache' })
    return dataOf(result).patrimonios
  }

  const add = canWrite && <AddButton to={patrimonioUrls.create} text="Novo Patrimônio" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Patrimônio' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="patrimonio.exportar">
              <ExportMenu name="patrimonios" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por nome, código, local ou responsável" />
        <Filters list={list}>
          <FilterRecord list={list} name="tipoPatrimonio" label="Tipo" {...tipo} />
          <FilterSelect list={list} name="estadoConservacaoPatrimonio" label="Estado" choices={estados} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os patrimônios."
        add={add}
        menu={canWrite ? (row) => <PatrimonioMenu patrimonio={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
