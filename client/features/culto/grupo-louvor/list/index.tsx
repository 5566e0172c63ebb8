import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { GrupoLouvorCampo } from '../../../../gql/types'
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
import { GrupoLouvorDialog } from '../form'
import { useExcluirGrupoLouvor } from './excluir'
import type { GrupoLouvorLinhaFragment } from './grupos-louvor.generated'
import { GruposLouvorDocument, useGruposLouvorQuery } from './grupos-louvor.generated'

const title = 'Grupos de louvor'

const columns: Column<GrupoLouvorLinhaFragment, GrupoLouvorCampo>[] = [
  { id: 'nomeGrupo', title: 'Nome', sort: 'nomeGrupo', cell: (row) => row.nomeGrupo },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('grupoLouvor.escrever')
  const { remove, restore } = useExcluirGrupoLouvor()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('gruposLouvor', columns)
  const list = useList({ columns, order: { campo: 'nomeGrupo', direcao: 'ASC' }, filters: ['excluidos'] })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useGruposLouvorQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.gruposLouvor)
  const { reloads, reload } = useReload(result.refetch)
  const grupoLouvor = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const { data } = await client.query({ query: GruposLouvorDocument, variables, fetchPolicy: 'no-cache' })
    return data!.gruposLouvor
  }

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Novo Grupo de louvor" onClick={() => setEditing('new')} />
  )
  const menu = (row: GrupoLouvorLinhaFragment) => (
    <RowMenu of={row.nomeGrupo}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Grupo de louvor" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Grupo de louvor" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Grupo de louvor" onClick={() => restore(row)} />
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
            <Can action="grupoLouvor.exportar">
              <ExportMenu name="gruposLouvor" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar grupo de louvor" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os grupos de louvor."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || grupoLouvor) && (
        <GrupoLouvorDialog
          key={reloads}
          grupoLouvor={grupoLouvor}
          onClose={() => setEditing(undefined)}
          onReload={reload}
        />
      )}
    </>
  )
}
