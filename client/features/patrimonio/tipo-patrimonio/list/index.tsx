import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { TipoPatrimonioCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  DataTable,
  Pager,
  RowMenu,
  SearchBox,
  SortSelect,
  Toolbar,
  toPage,
  useColumns,
  useList,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { TipoPatrimonioDialog } from '../form'
import { useExcluirTipoPatrimonio } from './excluir'
import type { TipoPatrimonioLinhaFragment } from './tipo-patrimonios.generated'
import { useTipoPatrimoniosQuery } from './tipo-patrimonios.generated'

const title = 'Tipos de Patrimônio'

const columns: Column<TipoPatrimonioLinhaFragment, TipoPatrimonioCampo>[] = [
  { id: 'tipoPatrimonio', title: 'Tipo', sort: 'tipoPatrimonio', cell: (row) => row.tipoPatrimonio },
  { id: 'quantidadePatrimonios', title: 'Patrimônios', align: 'right', cell: (row) => row.quantidadePatrimonios },
]

export function Component() {
  const canWrite = useCan('tipoPatrimonio.escrever')
  const { remove } = useExcluirTipoPatrimonio()
  const [editing, setEditing] = useState<TipoPatrimonioLinhaFragment | 'new'>()
  const chosen = useColumns('tipoPatrimonios', columns)
  const list = useList({ columns, order: { campo: 'tipoPatrimonio', direcao: 'ASC' } })
  const page = toPage(useTipoPatrimoniosQuery({ variables: list.variables }), (data) => data.tipoPatrimonios)

  const add = canWrite && <Button intent="primary" icon={<Add />} text="Novo Tipo" onClick={() => setEditing('new')} />
  const menu = (tipo: TipoPatrimonioLinhaFragment) => (
    <RowMenu of={tipo.tipoPatrimonio}>
      {tipo.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Tipo" onClick={() => setEditing(tipo)} />
      )}
      {tipo.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Tipo" intent="danger" onClick={() => remove(tipo)} />
      )}
    </RowMenu>
  )

  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Patrimônio' }]} actions={add} />
      <Toolbar>
        <SearchBox list={list} placeholder="Buscar tipo" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os tipos de patrimônio."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {editing && (
        <TipoPatrimonioDialog tipo={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}
