import { MenuItem } from '@blueprintjs/core'
import { Edit, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import type { LocalCampo } from '../../../../gql/types'
import { addressText } from '../../../../kernel/links'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  ListTable,
  ListTools,
  RowMenu,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
  withBin,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { localUrls } from '../urls'
import { useExcluirLocal } from './excluir'
import type { LocalLinhaFragment } from './locais.generated'
import { LocaisDocument } from './locais.generated'

const title = 'Locais'

const columns: Column<LocalLinhaFragment, LocalCampo>[] = [
  { id: 'nomeLocal', title: 'Nome', sort: 'nomeLocal', cell: (row) => row.nomeLocal },
  { id: 'endereco', title: 'Endereço', cell: (row) => addressText(row.endereco) },
  {
    id: 'capacidade',
    title: 'Capacidade',
    sort: 'capacidade',
    align: 'right',
    cell: (row) => row.capacidade?.toLocaleString('pt-BR'),
  },
]

export function Component() {
  const canWrite = useCan('local.escrever')
  const { remove, restore } = useExcluirLocal()
  const navigate = useNavigate()
  const found = useListQuery(LocaisDocument, {
    name: 'locais',
    columns,
    order: { campo: 'nomeLocal', direcao: 'ASC' },
    filters: ['excluidos'],
    filtro: withBin,
    page: (data) => data.locais,
  })
  const { list } = found

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
      <PageHeader title={title} crumbs={[{ text: 'Salas e recursos' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="local.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por nome ou endereço" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os locais."
        hint="Cadastre o templo, as salas e as casas em que a igreja se reúne: eventos, cultos e encontros escolhem entre eles."
        open={(row) => (row.acoesPermitidas.includes('editar') ? localUrls.edit(row.id) : undefined)}
        add={add}
        menu={canWrite ? menu : undefined}
      />
    </>
  )
}
