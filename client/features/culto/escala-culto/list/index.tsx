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
  usePeriod,
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { useDepartamentoFilter } from '../../../pessoas/departamento'
import { respostas } from '../resposta'
import { escalaCultoUrls } from '../urls'
import { columns } from './columns'
import { EscalasCultoDocument, useEscalasCultoQuery } from './escalas.generated'
import { EscalaMenu } from './menu'

const title = 'Lista de Escalas'

const among = (choices: { value: string }[], value: string | undefined) =>
  choices.some((choice) => choice.value === value) ? value : undefined

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('escalaCulto.escrever')
  const chosen = useColumns('escalasCulto', columns)
  const stated = useList({
    churches: true,
    columns,
    order: { campo: 'culto', direcao: 'DESC' },
    ownOrder: true,
    filters: ['quando', 'resposta', 'idDepartamento', 'excluidos'],
  })
  const period = usePeriod(stated)
  const { list } = period
  const departamento = useDepartamentoFilter(list.filters.idDepartamento)
  const filtro = {
    quando: period.quando,
    resposta: among(respostas, list.filters.resposta),
    idDepartamento: list.filters.idDepartamento,
    excluidos: list.filters.excluidos === 'true',
  }
  const result = useEscalasCultoQuery({ variables: { ...list.variables, filtro } })
  const page = period.page(toPage(result, (data) => data.escalasCulto))

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: EscalasCultoDocument, variables, fetchPolicy: 'no-cache' }))
    return data.escalasCulto
  }

  const add = canWrite && <AddButton to={escalaCultoUrls.create} text="Nova Escala" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Escalas e louvor' }, { text: 'Escalas', to: escalaCultoUrls.matriz }]}
        actions={add}
      />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="escalaCulto.exportar">
              <ExportMenu name="escalasCulto" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        {period.tabs}
        <SearchBox list={list} placeholder="Buscar por nome ou função" />
        <Filters list={stated}>
          <FilterSelect list={list} name="resposta" label="Resposta" choices={respostas} />
          <Can action="departamento.ler">
            <FilterRecord list={list} name="idDepartamento" label="Departamento" {...departamento} />
          </Can>
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar as escalas."
        add={add}
        menu={canWrite ? (row) => <EscalaMenu escala={row} /> : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
