import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { TipoPatrimonioCampo } from '../../../../gql/types'
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
import { TipoPatrimonioDialog } from '../form'
import { useExcluirTipoPatrimonio } from './excluir'
import type { TipoPatrimonioLinhaFragment } from './tipo-patrimonios.generated'
import { TipoPatrimoniosDocument } from './tipo-patrimonios.generated'

const title = 'Tipos de patrimônio'

const columns: Column<TipoPatrimonioLinhaFragment, TipoPatrimonioCampo>[] = [
  { id: 'tipoPatrimonio', title: 'Tipo', sort: 'tipoPatrimonio', cell: (row) => row.tipoPatrimonio },
  { id: 'quantidadePatrimonios', title: 'Patrimônios', align: 'right', cell: (row) => row.quantidadePatrimonios },
]

export function Component() {
  const canWrite = useCan('tipoPatrimonio.escrever')
  const { remove, restore } = useExcluirTipoPatrimonio()
  const [editing, setEditing] = useState<number | 'new'>()
  const found = useListQuery(TipoPatrimoniosDocument, {
    name: 'tipoPatrimonios',
    columns,
    order: { campo: 'tipoPatrimonio', direcao: 'ASC' },
    filters: ['excluidos'],
    filtro: withBin,
    page: (data) => data.tipoPatrimonios,
  })
  const { list, page } = found
  const { reloads, reload } = useReload(found.refetch)
  const tipo = page.rows?.find(({ id }) => id === editing)

  const add = canWrite && <Button intent="primary" icon={<Add />} text="Novo Tipo" onClick={() => setEditing('new')} />
  const menu = (row: TipoPatrimonioLinhaFragment) => (
    <RowMenu of={row.tipoPatrimonio}>
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
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="tipoPatrimonio.exportar" />}>
        <SearchBox list={list} placeholder="Buscar tipo" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os tipos de patrimônio."
        hint="Crie tipos, como Instrumentos, Móveis e Veículos, para organizar os bens."
        open={(row) => (row.acoesPermitidas.includes('editar') ? () => setEditing(row.id) : undefined)}
        add={add}
        menu={canWrite ? menu : undefined}
      />
      {(editing === 'new' || tipo) && (
        <TipoPatrimonioDialog key={reloads} tipo={tipo} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
