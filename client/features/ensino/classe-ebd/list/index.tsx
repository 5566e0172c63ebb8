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
import { classeUrls } from '../urls'
import { ClassesEbdDocument, useClassesEbdQuery } from './classes.generated'
import { columns } from './columns'
import { ClasseMenu } from './menu'

const title = 'Classes da EBD'

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('classeEBD.escrever')
  const chosen = useColumns('classesEBD', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'nomeClasse', direcao: 'ASC' },
    filters: ['statusClasse', 'excluidos'],
  })
  const filtro = { ...list.filters, excluidos: list.filters.excluidos === 'true' }
  const page = toPage(useClassesEbdQuery({ variables: { ...list.variables, filtro } }), (data) => data.classesEBD)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const result = await client.query({ query: ClassesEbdDocument, variables, fetchPolicy: 'no-cache' })
    return dataOf(result).classesEBD
  }

  const add = canWrite && <AddButton to={classeUrls.create} text="Nova Classe" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Ensino' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="classeEBD.exportar">
              <ExportMenu name="classesEBD" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por nome ou faixa etária" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusClasse" label="Status" choices={statusChoices} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar as classes."
        add={add}
        menu={(row) => <ClasseMenu classe={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
