import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { RecursoCampo } from '../../../../gql/types'
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
import { RecursoDialog } from '../form'
import { useExcluirRecurso } from './excluir'
import type { RecursoLinhaFragment } from './recursos.generated'
import { RecursosDocument, useRecursosQuery } from './recursos.generated'

const title = 'Recursos'

const columns: Column<RecursoLinhaFragment, RecursoCampo>[] = [
  { id: 'nomeRecurso', title: 'Nome', sort: 'nomeRecurso', cell: (row) => row.nomeRecurso },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('recurso.escrever')
  const { remove, restore } = useExcluirRecurso()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('recursos', columns)
  const list = useList({ columns, order: { campo: 'nomeRecurso', direcao: 'ASC' }, filters: ['excluidos'] })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useRecursosQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.recursos)
  const { reloads, reload } = useReload(result.refetch)
  const recurso = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const { data } = await client.query({ query: RecursosDocument, variables, fetchPolicy: 'no-cache' })
    return data!.recursos
  }

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Novo Recurso" onClick={() => setEditing('new')} />
  )
  const menu = (row: RecursoLinhaFragment) => (
    <RowMenu of={row.nomeRecurso}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Recurso" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Recurso" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Recurso" onClick={() => restore(row)} />
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
            <Can action="recurso.exportar">
              <ExportMenu name="recursos" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar recurso" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os recursos."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || recurso) && (
        <RecursoDialog key={reloads} recurso={recurso} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
