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
import { Can, useCan, useViewer } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { dias } from '../quando'
import { statusChoices } from '../status'
import { celulaUrls } from '../urls'
import { CelulasDocument, useCelulasQuery } from './celulas.generated'
import { columns } from './columns'
import { CelulaMenu } from './menu'

const title = 'Células'
const diaFilters = dias.map((label, dia) => ({ value: String(dia), label }))

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('celula.escrever')
  const canReadAddress = useCan('usuario.lerDadosPessoais')
  const chosen = useColumns('celulas', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'nomeCelula', direcao: 'ASC' },
    filters: ['statusCelula', 'diaCelula', 'idResponsavel', 'excluidos'],
  })
  const own = [{ value: String(useViewer().id), label: 'Minhas células' }]
  const { statusCelula, diaCelula, idResponsavel, excluidos } = list.filters
  // the address may say anything
  const filtro = {
    statusCelula: statusChoices.find(({ value }) => value === statusCelula)?.value,
    diaCelula: diaFilters.some(({ value }) => value === diaCelula) ? Number(diaCelula) : undefined,
    idResponsavel: own.find(({ value }) => value === idResponsavel)?.value,
    excluidos: excluidos === 'true',
  }
  const page = toPage(useCelulasQuery({ variables: { ...list.variables, filtro } }), (data) => data.celulas)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: CelulasDocument, variables, fetchPolicy: 'no-cache' }))
    return data.celulas
  }

  const add = canWrite && <AddButton to={celulaUrls.create} text="Nova Célula" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Secretaria' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="celula.exportar">
              <ExportMenu name="celulas" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox
          list={list}
          placeholder={canReadAddress ? 'Buscar por nome, responsável ou endereço' : 'Buscar por nome ou responsável'}
        />
        <Filters list={list}>
          <FilterSelect list={list} name="statusCelula" label="Status" choices={statusChoices} />
          <FilterSelect list={list} name="idResponsavel" label="Responsável" choices={own} />
          <FilterSelect list={list} name="diaCelula" label="Dia" choices={diaFilters} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar as células."
        add={add}
        menu={(row) => <CelulaMenu celula={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
