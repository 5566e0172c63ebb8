import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { CelulaCampo } from '../../../../gql/types'
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
import { CelulaDialog } from '../form'
import type { CelulaLinhaFragment } from './celulas.generated'
import { CelulasDocument, useCelulasQuery } from './celulas.generated'
import { useExcluirCelula } from './excluir'

const title = 'Células'

const columns: Column<CelulaLinhaFragment, CelulaCampo>[] = [
  { id: 'nomeCelula', title: 'Nome', sort: 'nomeCelula', cell: (row) => row.nomeCelula },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('celula.escrever')
  const { remove, restore } = useExcluirCelula()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('celulas', columns)
  const list = useList({ columns, order: { campo: 'nomeCelula', direcao: 'ASC' }, filters: ['excluidos'] })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useCelulasQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.celulas)
  const { reloads, reload } = useReload(result.refetch)
  const celula = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const { data } = await client.query({ query: CelulasDocument, variables, fetchPolicy: 'no-cache' })
    return data!.celulas
  }

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Nova Célula" onClick={() => setEditing('new')} />
  )
  const menu = (row: CelulaLinhaFragment) => (
    <RowMenu of={row.nomeCelula}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Célula" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Célula" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Célula" onClick={() => restore(row)} />
      )}
    </RowMenu>
  )

  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Secretaria' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <Can action="celula.exportar">
              <ExportMenu name="celulas" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar célula" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar as células."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || celula) && (
        <CelulaDialog key={reloads} celula={celula} onClose={() => setEditing(undefined)} onReload={reload} />
      )}
    </>
  )
}
