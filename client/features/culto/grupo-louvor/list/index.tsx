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
import { grupoLouvorUrls } from '../urls'
import { columns } from './columns'
import { GruposLouvorDocument, useGruposLouvorQuery } from './grupos.generated'
import { GrupoLouvorMenu } from './menu'

const title = 'Grupos de louvor'

const situacoes = [
  { value: '1', label: 'Ativos' },
  { value: '0', label: 'Inativos' },
]

export function Component() {
  const client = useApolloClient()
  const canCreate = useCan('grupoLouvor.criar')
  const chosen = useColumns('gruposLouvor', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'nomeGrupo', direcao: 'ASC' },
    filters: ['statusGrupo', 'excluidos'],
  })
  const { statusGrupo, excluidos } = list.filters
  const filtro = {
    statusGrupo: situacoes.some(({ value }) => value === statusGrupo) ? Number(statusGrupo) : undefined,
    excluidos: excluidos === 'true',
  }
  const page = toPage(useGruposLouvorQuery({ variables: { ...list.variables, filtro } }), (data) => data.gruposLouvor)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: GruposLouvorDocument, variables, fetchPolicy: 'no-cache' }))
    return data.gruposLouvor
  }

  const add = canCreate && <AddButton to={grupoLouvorUrls.create} text="Novo Grupo" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Escalas e louvor' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="grupoLouvor.exportar">
              <ExportMenu name="gruposLouvor" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por grupo ou líder" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusGrupo" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os grupos de louvor."
        add={add}
        menu={(row) => <GrupoLouvorMenu grupo={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
