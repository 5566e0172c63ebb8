import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { EnsaioLouvorCampo } from '../../../../gql/types'
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
import { EnsaioLouvorDialog } from '../form'
import type { EnsaioLouvorLinhaFragment } from './ensaios-louvor.generated'
import { EnsaiosLouvorDocument, useEnsaiosLouvorQuery } from './ensaios-louvor.generated'
import { useExcluirEnsaioLouvor } from './excluir'

const title = 'Ensaios'

const columns: Column<EnsaioLouvorLinhaFragment, EnsaioLouvorCampo>[] = [
  { id: 'horaEnsaio', title: 'Nome', sort: 'horaEnsaio', cell: (row) => row.horaEnsaio },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('ensaioLouvor.escrever')
  const { remove, restore } = useExcluirEnsaioLouvor()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('ensaiosLouvor', columns)
  const list = useList({ columns, order: { campo: 'horaEnsaio', direcao: 'ASC' }, filters: ['excluidos'] })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useEnsaiosLouvorQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.ensaiosLouvor)
  const { reloads, reload } = useReload(result.refetch)
  const ensaioLouvor = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const { data } = await client.query({ query: EnsaiosLouvorDocument, variables, fetchPolicy: 'no-cache' })
    return data!.ensaiosLouvor
  }

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Novo Ensaio" onClick={() => setEditing('new')} />
  )
  const menu = (row: EnsaioLouvorLinhaFragment) => (
    <RowMenu of={row.horaEnsaio}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Ensaio" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Ensaio" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Ensaio" onClick={() => restore(row)} />
      )}
    </RowMenu>
  )

  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Agenda' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <Can action="ensaioLouvor.exportar">
              <ExportMenu name="ensaiosLouvor" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar ensaio" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os ensaios."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || ensaioLouvor) && (
        <EnsaioLouvorDialog
          key={reloads}
          ensaioLouvor={ensaioLouvor}
          onClose={() => setEditing(undefined)}
          onReload={reload}
        />
      )}
    </>
  )
}
