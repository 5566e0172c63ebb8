import { useApolloClient } from '@apollo/client/react'
import { dataOf } from '../../../../kernel/apollo'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
  FilterDate,
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
import { aulaUrls } from '../urls'
import { AulasEbdDocument, useAulasEbdQuery, useClassesDoFiltroQuery } from './aulas.generated'
import { columns } from './columns'
import { AulaMenu } from './menu'

const title = 'Aulas da EBD'

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('aulaEBD.escrever')
  const chosen = useColumns('aulasEBD', columns)
  const classes = useClassesDoFiltroQuery().data?.classesEBD.nodes ?? []
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'dataAula', direcao: 'DESC' },
    filters: ['idClasse', 'dataInicial', 'dataFinal', 'excluidos'],
  })
  const filtro = { ...list.filters, excluidos: list.filters.excluidos === 'true' }
  const page = toPage(useAulasEbdQuery({ variables: { ...list.variables, filtro } }), (data) => data.aulasEBD)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const result = await client.query({ query: AulasEbdDocument, variables, fetchPolicy: 'no-cache' })
    return dataOf(result).aulasEBD
  }

  const add = canWrite && <AddButton to={aulaUrls.create} text="Nova Aula" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Ensino' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="aulaEBD.exportar">
              <ExportMenu name="aulasEBD" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por tema ou classe" />
        <Filters list={list}>
          <FilterSelect
            list={list}
            name="idClasse"
            label="Classe"
            choices={classes.map(({ id, nomeClasse }) => ({ value: String(id), label: nomeClasse }))}
          />
          <FilterDate list={list} name="dataInicial" label="De" />
          <FilterDate list={list} name="dataFinal" label="Até" />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar as aulas."
        add={add}
        menu={canWrite ? (row) => <AulaMenu aula={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
