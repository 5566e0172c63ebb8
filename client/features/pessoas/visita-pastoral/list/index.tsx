import { useApolloClient } from '@apollo/client/react'
import { useSearchParams } from 'react-router-dom'
import type { VisitaPastoralCampo } from '../../../../gql/types'
import { dataOf } from '../../../../kernel/apollo'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
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
import { addressParams, DateText, PageHeader } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { visitaPastoralUrls } from '../urls'
import { ComentarioDialog } from './comentario'
import { VisitaPastoralMenu } from './menu'
import type { VisitaPastoralLinhaFragment } from './visitas-pastorais.generated'
import { useVisitasPastoraisQuery, VisitasPastoraisDocument } from './visitas-pastorais.generated'

const title = 'Visitas Pastorais'

const columns: Column<VisitaPastoralLinhaFragment, VisitaPastoralCampo>[] = [
  { id: 'pastor', title: 'Pastor', sort: 'pastor', cell: (row) => <Pessoa pessoa={row.pastor} /> },
  { id: 'visitado', title: 'Visitado', sort: 'visitado', cell: (row) => <Pessoa pessoa={row.visitado} /> },
  {
    id: 'dataVisita',
    title: 'Data da Visita',
    sort: 'dataVisita',
    cell: (row) => <DateText value={row.dataVisita} />,
  },
  {
    id: 'createdAt',
    title: 'Registro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const client = useApolloClient()
  const readsComments = useCan('visitaPastoral.lerComentario')
  const chosen = useColumns('visitasPastorais', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'dataVisita', direcao: 'DESC' },
    filters: ['excluidos'],
  })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useVisitasPastoraisQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.visitasPastorais)
  const { open, show } = useOpenVisita()

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: VisitasPastoraisDocument, variables, fetchPolicy: 'no-cache' }))
    return data.visitasPastorais
  }

  const add = (
    <Can action="visitaPastoral.escrever">
      <AddButton to={visitaPastoralUrls.create} text="Nova Visita" />
    </Can>
  )
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Secretaria' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="visitaPastoral.exportar">
              <ExportMenu name="visitasPastorais" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por pastor ou visitado" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Erro ao buscar visitas pastorais."
        add={add}
        menu={readsComments ? (row) => <VisitaPastoralMenu visita={row} onOpen={show} /> : undefined}
      />
      <Pager list={list} page={page} />
      {open && <ComentarioDialog id={open} onClose={() => show(undefined)} />}
    </>
  )
}

/** The visit that is open is named in the address: the search leads to it, and "back" closes it. */
function useOpenVisita() {
  const [params, setParams] = useSearchParams()
  const show = (id: number | undefined) =>
    setParams(
      () => {
        const next = addressParams()
        if (id === undefined) next.delete('visita')
        else next.set('visita', String(id))
        return next
      },
      { replace: id === undefined, preventScrollReset: true },
    )
  return { open: params.get('visita'), show }
}
