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
import { Can } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { useTipoPostChoices } from '../../tipo-post'
import { postUrls } from '../urls'
import { columns } from './columns'
import { PostMenu } from './menu'
import { PostsDocument, usePostsQuery } from './posts.generated'

const title = 'Posts'

const situacoes = [
  { value: '1', label: 'Publicados' },
  { value: '0', label: 'Ocultos' },
]

export function Component() {
  const client = useApolloClient()
  const tipos = useTipoPostChoices()
  const chosen = useColumns('posts', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'createdAt', direcao: 'DESC' },
    filters: ['idTipoPost', 'statusPost', 'excluidos'],
  })
  const { idTipoPost, statusPost, excluidos } = list.filters
  const filtro = {
    idTipoPost,
    statusPost: statusPost ? Number(statusPost) : undefined,
    excluidos: excluidos === 'true',
  }
  const page = toPage(usePostsQuery({ variables: { ...list.variables, filtro } }), (data) => data.posts)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: PostsDocument, variables, fetchPolicy: 'no-cache' }))
    return data.posts
  }

  const add = (
    <Can action="post.escrever">
      <AddButton to={postUrls.create} text="Novo Post" />
    </Can>
  )
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Comunicação' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="post.exportar">
              <ExportMenu name="posts" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por título ou subtítulo" />
        <Filters list={list}>
          <FilterSelect list={list} name="idTipoPost" label="Tipo" choices={tipos} />
          <FilterSelect list={list} name="statusPost" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os posts."
        add={add}
        menu={(row) => <PostMenu post={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}
