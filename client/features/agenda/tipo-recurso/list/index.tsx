import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { TipoRecursoCampo } from '../../../../gql/types'
import { dataOf } from '../../../../kernel/apollo'
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
import { TipoRecursoDialog } from '../form'
import { useExcluirTipoRecurso } from './excluir'
import type { TipoRecursoLinhaFragment } from './tipo-recursos.generated'
import { TipoRecursosDocument, useTipoRecursosQuery } from './tipo-recursos.generated'

const title = 'Tipos de Recurso'

const columns: Column<TipoRecursoLinhaFragment, TipoRecursoCampo>[] = [
  { id: 'tipoRecurso', title: 'Tipo', sort: 'tipoRecurso', cell: (row) => row.tipoRecurso },
  { id: 'quantidadeRecursos', title: 'Recursos', align: 'right', cell: (row) => row.quantidadeRecursos },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('tipoRecurso.escrever')
  const { remove, restore } = useExcluirTipoRecurso()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('tipoRecursos', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'tipoRecurso', direcao: 'ASC' },
    filters: ['excluidos'],
  })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useTipoRecursosQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.tipoRecursos)
  const { reloads, reload } = useReload(result.refetch)
  const tipo = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: TipoRecursosDocument, variables, fetchPolicy: 'no-cache' }))
    return data.tipoRecursos
  }

  const add = canWrite && <Button intent="primary" icon={<Add />} text="Novo Tipo" onClick={() => setEditing('new')} />
  const menu = (row: TipoRecursoLinhaFragment) => (
    <RowMenu of={row.tipoRecurso}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Tipo" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Tipo" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Tipo" onClick={() => restore(row)} />
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
            <Can action="tipoRecurso.exportar">
              <ExportMenu name="tipoRecursos" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar tipo" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os tipos de recurso."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || tipo) && (
        <TipoRecursoDialog key={reloads} tipo={tipo} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
