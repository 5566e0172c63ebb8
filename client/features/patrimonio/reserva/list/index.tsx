import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { ReservaCampo } from '../../../../gql/types'
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
import { ReservaDialog } from '../form'
import { useExcluirReserva } from './excluir'
import type { ReservaLinhaFragment } from './reservas.generated'
import { ReservasDocument, useReservasQuery } from './reservas.generated'

const title = 'Reservas'

const columns: Column<ReservaLinhaFragment, ReservaCampo>[] = [
  { id: 'finalidade', title: 'Nome', sort: 'finalidade', cell: (row) => row.finalidade },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('reserva.escrever')
  const { remove, restore } = useExcluirReserva()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('reservas', columns)
  const list = useList({ columns, order: { campo: 'finalidade', direcao: 'ASC' }, filters: ['excluidos'] })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useReservasQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.reservas)
  const { reloads, reload } = useReload(result.refetch)
  const reserva = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const { data } = await client.query({ query: ReservasDocument, variables, fetchPolicy: 'no-cache' })
    return data!.reservas
  }

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Nova Reserva" onClick={() => setEditing('new')} />
  )
  const menu = (row: ReservaLinhaFragment) => (
    <RowMenu of={row.finalidade}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Reserva" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Reserva" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Reserva" onClick={() => restore(row)} />
      )}
    </RowMenu>
  )

  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Patrimônio' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <Can action="reserva.exportar">
              <ExportMenu name="reservas" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar reserva" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar as reservas."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || reserva) && (
        <ReservaDialog key={reloads} reserva={reserva} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
