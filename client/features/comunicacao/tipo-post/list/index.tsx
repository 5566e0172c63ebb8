import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { TipoPostCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  ListTable,
  ListTools,
  RowMenu,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
  withBin,
} from '../../../../kernel/list'
import { useReload } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { TipoPostDialog } from '../form'
import { useExcluirTipoPost } from './excluir'
import type { TipoPostLinhaFragment } from './tipo-posts.generated'
import { TipoPostsDocument } from './tipo-posts.generated'

const title = 'Tipos de post'

const columns: Column<TipoPostLinhaFragment, TipoPostCampo>[] = [
  { id: 'tipoPost', title: 'Tipo', sort: 'tipoPost', cell: (row) => row.tipoPost },
  { id: 'quantidadePosts', title: 'Posts', align: 'right', cell: (row) => row.quantidadePosts },
]

export function Component() {
  const canWrite = useCan('tipoPost.escrever')
  const { remove, restore } = useExcluirTipoPost()
  const [editing, setEditing] = useState<number | 'new'>()
  const found = useListQuery(TipoPostsDocument, {
    name: 'tipoPosts',
    columns,
    order: { campo: 'tipoPost', direcao: 'ASC' },
    filters: ['excluidos'],
    filtro: withBin,
    page: (data) => data.tipoPosts,
  })
  const { list, page } = found
  const { reloads, reload } = useReload(found.refetch)
  const tipo = page.rows?.find(({ id }) => id === editing)

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
      <PageHeader title={title} crumbs={[{ text: 'Mural' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="tipoPost.exportar" />}>
        <SearchBox list={list} placeholder="Buscar tipo" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os tipos de post."
        hint="Crie tipos, como Aviso, Estudo e Testemunho, para organizar os posts."
        open={(row) => (row.acoesPermitidas.includes('editar') ? () => setEditing(row.id) : undefined)}
        add={add}
        menu={canWrite ? menu : undefined}
      />
      {(editing === 'new' || tipo) && (
        <TipoPostDialog key={reloads} tipo={tipo} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
