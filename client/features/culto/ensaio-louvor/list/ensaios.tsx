import { useApolloClient } from '@apollo/client/react'
import { AnchorButton } from '@blueprintjs/core'
import { Calendar } from '@blueprintjs/icons'
import { useHref } from 'react-router-dom'
import { dataOf } from '../../../../kernel/apollo'
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
  usePeriod,
} from '../../../../kernel/list'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { grupoLouvorUrls } from '../../grupo-louvor/urls'
import { statusEnsaios } from '../status'
import { ensaioLouvorUrls } from '../urls'
import { columnsOf } from './columns'
import type { GrupoDosEnsaiosQuery } from './ensaios.generated'
import { EnsaiosLouvorDocument, useEnsaiosLouvorQuery } from './ensaios.generated'
import { EnsaioMenu } from './menu'

/** The rehearsals of one group, or of all of them. */
export function Ensaios({ grupo }: { grupo?: GrupoDosEnsaiosQuery['grupoLouvor'] }) {
  const client = useApolloClient()
  const calendar = useHref(ensaioLouvorUrls.calendario)
  const canCreate = useCan('ensaioLouvor.criar')
  const columns = columnsOf(!grupo)
  const chosen = useColumns('ensaiosLouvor', columns)
  const stated = useList({
    columns,
    order: { campo: 'dataEnsaio', direcao: 'DESC' },
    ownOrder: true,
    filters: ['statusEnsaio', 'quando'],
  })
  const period = usePeriod(stated)
  const { list } = period
  const { statusEnsaio } = list.filters
  const filtro = {
    idGrupo: grupo && String(grupo.id),
    statusEnsaio: statusEnsaios.some(({ value }) => value === statusEnsaio) ? statusEnsaio : undefined,
    quando: period.quando,
  }
  const result = useEnsaiosLouvorQuery({ variables: { ...list.variables, filtro } })
  const page = period.page(toPage(result, (data) => data.ensaiosLouvor))

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: EnsaiosLouvorDocument, variables, fetchPolicy: 'no-cache' }))
    return data.ensaiosLouvor
  }

  const title = grupo ? `Ensaios: ${grupo.nomeGrupo}` : 'Ensaios'
  const crumbs = [{ text: 'Escalas e louvor' }, ...(grupo ? [{ text: 'Grupos', to: grupoLouvorUrls.list }] : [])]
  const add = canCreate && (
    <AddButton to={grupo ? ensaioLouvorUrls.createIn(grupo.uuid) : ensaioLouvorUrls.create} text="Novo Ensaio" />
  )
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        actions={
          <>
            <AnchorButton variant="outlined" icon={<Calendar />} text="Calendário" href={calendar} />
            {add}
          </>
        }
      />
      <Toolbar
        tools={
          <>
            <ColumnChoice columns={chosen} />
            <Can action="ensaioLouvor.exportar">
              <ExportMenu
                name="ensaiosLouvor"
                title={title}
                // the file holds this group's rehearsals alone
                list={{ ...list, filters: { ...list.filters, ...(grupo && { idGrupo: String(grupo.id) }) } }}
                columns={chosen.shown}
                load={loadPage}
              />
            </Can>
          </>
        }
      >
        {period.tabs}
        <SearchBox list={list} placeholder={grupo ? 'Buscar por local' : 'Buscar por grupo ou local'} />
        <Filters list={stated}>
          <FilterSelect list={list} name="statusEnsaio" label="Status" choices={statusEnsaios} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os ensaios."
        add={add}
        menu={(row) => <EnsaioMenu ensaio={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
