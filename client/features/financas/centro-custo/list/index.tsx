import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { CentroCustoCampo } from '../../../../gql/types'
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
import { CentroCustoDialog } from '../form'
import type { CentroCustoLinhaFragment } from './centros-custo.generated'
import { CentrosCustoDocument, useCentrosCustoQuery } from './centros-custo.generated'
import { useExcluirCentroCusto } from './excluir'

const title = 'Centros de custo'

const columns: Column<CentroCustoLinhaFragment, CentroCustoCampo>[] = [
  { id: 'nome', title: 'Nome', sort: 'nome', cell: (row) => row.nome },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('centroCusto.escrever')
  const { remove, restore } = useExcluirCentroCusto()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('centrosCusto', columns)
  const list = useList({ columns, order: { campo: 'nome', direcao: 'ASC' }, filters: ['excluidos'] })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useCentrosCustoQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.centrosCusto)
  const { reloads, reload } = useReload(result.refetch)
  const centroCusto = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const { data } = await client.query({ query: CentrosCustoDocument, variables, fetchPolicy: 'no-cache' })
    return data!.centrosCusto
  }

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Novo Centro de custo" onClick={() => setEditing('new')} />
  )
  const menu = (row: CentroCustoLinhaFragment) => (
    <RowMenu of={row.nome}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Centro de custo" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Centro de custo" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Centro de custo" onClick={() => restore(row)} />
      )}
    </RowMenu>
  )

  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Tesouraria' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <Can action="centroCusto.exportar">
              <ExportMenu name="centrosCusto" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar centro de custo" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os centros de custo."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || centroCusto) && (
        <CentroCustoDialog
          key={reloads}
          centroCusto={centroCusto}
          onClose={() => setEditing(undefined)}
          onReload={reload}
        />
      )}
    </>
  )
}
