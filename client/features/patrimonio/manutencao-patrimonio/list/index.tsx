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
import { statusManutencoes } from '../status'
import { manutencaoUrls } from '../urls'
import { columns } from './columns'
import { ManutencoesPatrimonioDocument, useManutencoesPatrimonioQuery } from './manutencoes-patrimonio.generated'
import { ManutencaoMenu } from './menu'

const title = 'Manutenções de Patrimônios'

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('manutencaoPatrimonio.escrever')
  const chosen = useColumns('manutencoesPatrimonio', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'dataManutencao', direcao: 'DESC' },
    filters: ['statusManutencao', 'excluidos'],
  })
  const { statusManutencao, excluidos } = list.filters
  const filtro = { statusManutencao, excluidos: excluidos === 'true' }
  const result = useManutencoesPatrimonioQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.manutencoesPatrimonio)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(
      await client.query({ query: ManutencoesPatrimonioDocument, variables, fetchPolicy: 'no-cache' }),
    )
    return data.manutencoesPatrimonio
  }

  const add = canWrite && <AddButton to={manutencaoUrls.create} text="Nova Manutenção" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Patrimônio' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="manutencaoPatrimonio.exportar">
              <ExportMenu
                name="manutencoesPatrimonio"
                title={title}
                list={list}
                columns={chosen.shown}
                load={loadPage}
              />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por patrimônio ou descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusManutencao" label="Status" choices={[...statusManutencoes]} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível carregar os dados da manutenção."
        add={add}
        menu={canWrite ? (row) => <ManutencaoMenu manutencao={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
