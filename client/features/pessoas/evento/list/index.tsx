import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { EventoCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  DataTable,
  ExportMenu,
  Pager,
  RecycleBin,
  RowMenu,
  SearchBox,
  SortSelect,
  Toolbar,
  toPage,
  useColumns,
  useList,
} from '../../../../kernel/list'
import { useReload } from '../../../../kernel/record'
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { EventoDialog } from '../form'
import type { EventoLinhaFragment } from './eventos.generated'
import { EventosDocument, useEventosQuery } from './eventos.generated'
import { useExcluirEvento } from './excluir'

const title = 'Eventos'

const columns: Column<EventoLinhaFragment, EventoCampo>[] = [
  { id: 'nomeEvento', title: 'Nome', sort: 'nomeEvento', cell: (row) => row.nomeEvento },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('evento.escrever')
  const { remove, restore } = useExcluirEvento()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('eventos', columns)
  const list = useList({ columns, order: { campo: 'nomeEvento', direcao: 'ASC' }, filters: ['excluidos'] })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useEventosQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.eventos)
  const { reloads, reload } = useReload(result.refetch)
  const evento = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const { data } = await client.query({ query: EventosDocument, variables, fetchPolicy: 'no-cache' })
    return data!.eventos
  }

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Novo Evento" onClick={() => setEditing('new')} />
  )
  const menu = (row: EventoLinhaFragment) => (
    <RowMenu of={row.nomeEvento}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Evento" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Evento" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Evento" onClick={() => restore(row)} />
      )}
    </RowMenu>
  )

  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Secretaria' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <Can action="evento.exportar">
              <ExportMenu name="eventos" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar evento" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os eventos."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || evento) && (
        <EventoDialog key={reloads} evento={evento} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
