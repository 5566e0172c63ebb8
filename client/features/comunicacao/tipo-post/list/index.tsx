import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { TipoPostCampo } from '../../../../gql/types'
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
import { TipoPostDialog } from '../form'
import { useExcluirTipoPost } from './excluir'
import type { TipoPostLinhaFragment } from './tipo-posts.generated'
import { TipoPostsDocument, useTipoPostsQuery } from './tipo-posts.generated'

const title = 'Tipos de Post'

const columns: Column<TipoPostLinhaFragment, TipoPostCampo>[] = [
  { id: 'tipoPost', title: 'Tipo', sort: 'tipoPost', cell: (row) => row.tipoPost },
  { id: 'quantidadePosts', title: 'Posts', align: 'right', cell: (row) => row.quantidadePosts },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('tipoPost.escrever')
  const { remove, restore } = useExcluirTipoPost()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('tipoPosts', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'tipoPost', direcao: 'ASC' },
    filters: ['excluidos'],
  })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useTipoPostsQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.tipoPosts)
  const { reloads, reload } = useReload(result.refetch)
  const tipo = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: TipoPostsDocument, variables, fetchPolicy: 'no-cache' }))
    return data.tipoPosts
  }

  const add = canWrite && <Button intent="primary" icon={<Add />} text="Novo Tipo" onClick={() => setEditing('new')} />
  const menu = (row: TipoPostLinhaFragment) => (
    <RowMenu of={row.tipoPost}>
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
      <PageHeader title={title} crumbs={[{ text: 'Comunicação' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <Can action="tipoPost.exportar">
              <ExportMenu name="tipoPosts" title={title} list={list} columns={chosen.shown} load={loadPage} />
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
        errorText="Não foi possível buscar os tipos de post."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || tipo) && (
        <TipoPostDialog key={reloads} tipo={tipo} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
