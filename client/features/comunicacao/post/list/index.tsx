import {
  AddButton,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { useTipoPostChoices } from '../../tipo-post'
import { postUrls } from '../urls'
import { columns } from './columns'
import { PostMenu } from './menu'
import { PostsDocument } from './posts.generated'

const title = 'Posts'

const situacoes = [
  { value: '1', label: 'Publicados' },
  { value: '0', label: 'Ocultos' },
]

export function Component() {
  const tipos = useTipoPostChoices()
  const found = useListQuery(PostsDocument, {
    name: 'posts',
    columns,
    order: { campo: 'createdAt', direcao: 'DESC' },
    filters: ['idTipoPost', 'statusPost', 'excluidos'],
    filtro: ({ idTipoPost, statusPost, excluidos }) => ({
      idTipoPost,
      statusPost: situacoes.some(({ value }) => value === statusPost) ? Number(statusPost) : undefined,
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.posts,
  })
  const { list } = found

  const add = useCan('post.escrever') && <AddButton to={postUrls.create} text="Novo Post" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Mural' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="post.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por título ou subtítulo" />
        <Filters list={list}>
          <FilterSelect list={list} name="idTipoPost" label="Tipo" choices={tipos} />
          <FilterSelect list={list} name="statusPost" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os posts."
        hint="Escreva o primeiro post; publicado, ele aparece no mural da igreja."
        add={add}
        menu={(row) => <PostMenu post={row} />}
      />
    </>
  )
}
