import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { TipoRecursoCampo } from '../../../../gql/types'
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
import { TipoRecursoDialog } from '../form'
import { useExcluirTipoRecurso } from './excluir'
import type { TipoRecursoLinhaFragment } from './tipo-recursos.generated'
import { TipoRecursosDocument } from './tipo-recursos.generated'

const title = 'Tipos de recurso'

const columns: Column<TipoRecursoLinhaFragment, TipoRecursoCampo>[] = [
  { id: 'tipoRecurso', title: 'Tipo', sort: 'tipoRecurso', cell: (row) => row.tipoRecurso },
  { id: 'quantidadeRecursos', title: 'Recursos', align: 'right', cell: (row) => row.quantidadeRecursos },
]

export function Component() {
  const canWrite = useCan('tipoRecurso.escrever')
  const { remove, restore } = useExcluirTipoRecurso()
  const [editing, setEditing] = useState<number | 'new'>()
  const found = useListQuery(TipoRecursosDocument, {
    name: 'tipoRecursos',
    columns,
    order: { campo: 'tipoRecurso', direcao: 'ASC' },
    filters: ['excluidos'],
    filtro: withBin,
    page: (data) => data.tipoRecursos,
  })
  const { list, page } = found
  const { reloads, reload } = useReload(found.refetch)
  const tipo = page.rows?.find(({ id }) => id === editing)

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
      <PageHeader title={title} crumbs={[{ text: 'Salas e recursos' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="tipoRecurso.exportar" />}>
        <SearchBox list={list} placeholder="Buscar tipo" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os tipos de recurso."
        hint="Crie tipos, como Som, Imagem e Veículos, para organizar os recursos."
        open={(row) => (row.acoesPermitidas.includes('editar') ? () => setEditing(row.id) : undefined)}
        add={add}
        menu={canWrite ? menu : undefined}
      />
      {(editing === 'new' || tipo) && (
        <TipoRecursoDialog key={reloads} tipo={tipo} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
