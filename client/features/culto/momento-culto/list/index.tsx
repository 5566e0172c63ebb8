import { useApolloClient } from '@apollo/client/react'
import { Button, MenuItem } from '@blueprintjs/core'
import { Add, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import type { MomentoCultoCampo } from '../../../../gql/types'
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
import { cultoUrls } from '../../culto/urls'
import { MomentoCultoDialog } from '../form'
import { useExcluirMomentoCulto } from './excluir'
import type { MomentoCultoLinhaFragment } from './momentos-culto.generated'
import { MomentosCultoDocument, useMomentosCultoQuery } from './momentos-culto.generated'

const title = 'Momentos do culto'

const columns: Column<MomentoCultoLinhaFragment, MomentoCultoCampo>[] = [
  { id: 'titulo', title: 'Título', sort: 'titulo', cell: (row) => row.titulo },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('momentoCulto.escrever')
  const { remove, restore } = useExcluirMomentoCulto()
  const [editing, setEditing] = useState<number | 'new'>()
  const chosen = useColumns('momentosCulto', columns)
  const list = useList({ columns, order: { campo: 'titulo', direcao: 'ASC' }, filters: ['excluidos'] })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const result = useMomentosCultoQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.momentosCulto)
  const { reloads, reload } = useReload(result.refetch)
  const momentoCulto = page.rows?.find(({ id }) => id === editing)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: MomentosCultoDocument, variables, fetchPolicy: 'no-cache' }))
    return data.momentosCulto
  }

  const add = canWrite && (
    <Button intent="primary" icon={<Add />} text="Novo Momento" onClick={() => setEditing('new')} />
  )
  const menu = (row: MomentoCultoLinhaFragment) => (
    <RowMenu of={row.titulo}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Momento" onClick={() => setEditing(row.id)} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Momento" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Momento" onClick={() => restore(row)} />
      )}
    </RowMenu>
  )

  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Agenda' }, { text: 'Cultos', to: cultoUrls.list }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <Can action="momentoCulto.exportar">
              <ExportMenu name="momentosCulto" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar momento" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os momentos."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
      {(editing === 'new' || momentoCulto) && (
        <MomentoCultoDialog
          key={reloads}
          momentoCulto={momentoCulto}
          onClose={() => setEditing(undefined)}
          onReload={reload}
        />
      )}
    </>
  )
}
