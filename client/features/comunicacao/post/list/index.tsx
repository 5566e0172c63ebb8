import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { PostCampo } from '../../../../gql/types'
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
import { PostDialog } from '../form'
import { useExcluirPost } from './excluir'
import type { PostLinhaFragment } from './posts.generated'
import { PostsDocument, usePostsQuery } from './posts.generated'

const title = 'Posts'

const columns: Column<PostLinhaFragment, PostCampo>[] = [
  { id: 'tituloPost', title: 'Nome', sort: 'tituloPost', cell: (row) => row.tituloPost },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('post.escrever')
  const { remove, restore } = useExcluirPost()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('posts', columns)
  const list = useList({ columns, order: { campo: 'tituloPost', direcao: 'ASC' }, filters: ['excluidos'] })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = usePostsQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.posts)
  const { reloads, reload } = useReload(result.refetch)
  const post = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const { data } = await client.query({ query: PostsDocument, variables, fetchPolicy: 'no-cache' })
    return data!.posts
  }

  const add = canWrite && <Button intent="primary" icon={<Add />} text="Novo Post" onClick={() => setEditing('new')} />
  const menu = (row: PostLinhaFragment) => (
    <RowMenu of={row.tituloPost}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Post" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Post" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Post" onClick={() => restore(row)} />
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
            <Can action="post.exportar">
              <ExportMenu name="posts" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar post" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os posts."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || post) && (
        <PostDialog key={reloads} post={post} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
