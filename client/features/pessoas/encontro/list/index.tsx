import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { EncontroCampo } from '../../../../gql/types'
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
import { EncontroDialog } from '../form'
import type { EncontroLinhaFragment } from './encontros.generated'
import { EncontrosDocument, useEncontrosQuery } from './encontros.generated'
import { useExcluirEncontro } from './excluir'

const title = 'Encontros'

const columns: Column<EncontroLinhaFragment, EncontroCampo>[] = [
  { id: 'temaEstudo', title: 'Nome', sort: 'temaEstudo', cell: (row) => row.temaEstudo },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('encontro.escrever')
  const { remove, restore } = useExcluirEncontro()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('encontros', columns)
  const list = useList({ columns, order: { campo: 'temaEstudo', direcao: 'ASC' }, filters: ['excluidos'] })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useEncontrosQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.encontros)
  const { reloads, reload } = useReload(result.refetch)
  const encontro = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const { data } = await client.query({ query: EncontrosDocument, variables, fetchPolicy: 'no-cache' })
    return data!.encontros
  }

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Novo Encontro" onClick={() => setEditing('new')} />
  )
  const menu = (row: EncontroLinhaFragment) => (
    <RowMenu of={row.temaEstudo}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Encontro" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Encontro" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Encontro" onClick={() => restore(row)} />
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
            <Can action="encontro.exportar">
              <ExportMenu name="encontros" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar encontro" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os encontros."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || encontro) && (
        <EncontroDialog key={reloads} encontro={encontro} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
