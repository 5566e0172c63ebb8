import { useApolloClient } from '@apollo/client/react'
import { MenuItem } from '@blueprintjs/core'
import { Edit, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import type { LocalCampo } from '../../../../gql/types'
import { dataOf } from '../../../../kernel/apollo'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  ColumnChoice,
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
import { Can, useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { localUrls } from '../urls'
import { useExcluirLocal } from './excluir'
import type { LocalLinhaFragment } from './locais.generated'
import { LocaisDocument, useLocaisQuery } from './locais.generated'

const title = 'Locais'

const columns: Column<LocalLinhaFragment, LocalCampo>[] = [
  { id: 'nomeLocal', title: 'Nome', sort: 'nomeLocal', cell: (row) => row.nomeLocal },
  { id: 'endereco', title: 'Endereço', cell: (row) => row.endereco },
  {
    id: 'capacidade',
    title: 'Capacidade',
    sort: 'capacidade',
    align: 'right',
    cell: (row) => row.capacidade?.toLocaleString('pt-BR'),
  },
]

export function Component() {
  const client = useApolloClient()
  const canWrite = useCan('local.escrever')
  const { remove, restore } = useExcluirLocal()
  const navigate = useNavigate()
  const chosen = useColumns('locais', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'nomeLocal', direcao: 'ASC' },
    filters: ['excluidos'],
  })
  const filtro = { excluidos: list.filters.excluidos === 'true' }
  const page = toPage(useLocaisQuery({ variables: { ...list.variables, filtro } }), (data) => data.locais)

  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: LocaisDocument, variables, fetchPolicy: 'no-cache' }))
    return data.locais
  }

  const add = canWrite && <AddButton to={localUrls.create} text="Novo Local" />
  const menu = (row: LocalLinhaFragment) => (
    <RowMenu of={row.nomeLocal}>
      {row.acoesPermitidas.includes('editar') && (
        <MenuItem icon={<Edit />} text="Editar Local" onClick={() => navigate(localUrls.edit(row.id))} />
      )}
      {row.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Local" intent="danger" onClick={() => remove(row)} />
      )}
      {row.acoesPermitidas.includes('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Local" onClick={() => restore(row)} />
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
            <ColumnChoice columns={chosen} />
            <Can action="local.exportar">
              <ExportMenu name="locais" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por nome ou endereço" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar os locais."
        add={add}
        menu={canWrite ? menu : undefined}
      />
      <Pager list={list} page={page} />
    </>
  )
}
