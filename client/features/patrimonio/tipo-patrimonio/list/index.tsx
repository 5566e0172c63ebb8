import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { TipoPatrimonioCampo } from '../../../../gql/types'
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
import { TipoPatrimonioDialog } from '../form'
import { useExcluirTipoPatrimonio } from './excluir'
import type { TipoPatrimonioLinhaFragment } from './tipo-patrimonios.generated'
import { TipoPatrimoniosDocument, useTipoPatrimoniosQuery } from './tipo-patrimonios.generated'

const title = 'Tipos de Patrimônio'

const columns: Column<TipoPatrimonioLinhaFragment, TipoPatrimonioCampo>[] = [
  { id: 'tipoPatrimonio', title: 'Tipo', sort: 'tipoPatrimonio', cell: (row) => row.tipoPatrimonio },
  { id: 'quantidadePatrimonios', title: 'Patrimônios', align: 'right', cell: (row) => row.quantidadePatrimonios },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('tipoPatrimonio.escrever')
  const { remove, restore } = useExcluirTipoPatrimonio()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('tipoPatrimonios', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'tipoPatrimonio', direcao: 'ASC' },
    filters: ['excluidos'],
  })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useTipoPatrimoniosQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.tipoPatrimonios)
  const { reloads, reload } = useReload(result.refetch)
  const tipo = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: TipoPatrimoniosDocument, variables, fetchPolicy: 'no-cache' }))
    return data.tipoPatrimonios
  }

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
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <Can action="tipoPatrimonio.exportar">
              <ExportMenu name="tipoPatrimonios" title={title} list={list} columns={chosen.shown} load={loadPage} />
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
        errorText="Não foi possível buscar os tipos de patrimônio."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || tipo) && (
        <TipoPatrimonioDialog key={reloads} tipo={tipo} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
