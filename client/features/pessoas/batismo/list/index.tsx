import { MenuItem } from '@blueprintjs/core'
import { Document, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import type { BatismoCampo } from '../../../../gql/types'
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
import { DateText, PageHeader, Pill } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { batismoUrls } from '../urls'
import type { BatismoLinhaFragment } from './batismos.generated'
import { BatismosDocument } from './batismos.generated'
import { DataBatismo } from './data'
import { useExcluirBatismo } from './excluir'

const title = 'Batismos'

const columns: Column<BatismoLinhaFragment, BatismoCampo>[] = [
  { id: 'batizando', title: 'Batizando', sort: 'batizando', cell: (row) => <Pessoa pessoa={row.batizando} /> },
  { id: 'pastor', title: 'Pastor', sort: 'pastor', cell: (row) => <Pessoa pessoa={row.pastor} /> },
  {
    id: 'dataBatismo',
    title: 'Data do Batismo',
    sort: 'dataBatismo',
    cell: (row) => (
      <>
        <DateText value={row.dataBatismo} /> {row.planejado && <Pill text="Planejado" />}
      </>
    ),
  },
  {
    id: 'createdAt',
    title: 'Registro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const { remove, restore } = useExcluirBatismo()
  const navigate = useNavigate()
  const found = useListQuery(BatismosDocument, {
    name: 'batismos',
    columns,
    order: { campo: 'dataBatismo', direcao: 'DESC' },
    filters: ['excluidos'],
    filtro: withBin,
    page: (data) => data.batismos,
  })
  const { list, page } = found

  // With any other sort order, baptisms of one date are not next to each other.
  const datas = list.order.campo === 'dataBatismo' ? (found.data?.batismos.datas ?? []) : []
  const group = ({ dataBatismo }: BatismoLinhaFragment) => {
    const data = datas.find((each) => each.dataBatismo === dataBatismo)
    const shown = page.rows?.filter((row) => row.dataBatismo === dataBatismo).length ?? 0
    return { key: data ? dataBatismo : '', head: data && <DataBatismo data={data} shown={shown} /> }
  }

  const menu = (row: BatismoLinhaFragment) => {
    const certificate = !row.planejado && !row.excluidoEm
    if (!certificate && row.acoesPermitidas.length === 0) return null
    return (
      <RowMenu of={row.batizando?.name ?? 'batismo'}>
        {certificate && (
          <MenuItem icon={<Document />} text="Certificado" onClick={() => navigate(batismoUrls.certificado(row.id))} />
        )}
        {row.acoesPermitidas.includes('excluir') && (
          <MenuItem icon={<Trash />} text="Excluir batismo" intent="danger" onClick={() => remove(row)} />
        )}
        {row.acoesPermitidas.includes('restaurar') && (
          <MenuItem icon={<Reset />} text="Restaurar batismo" onClick={() => restore(row)} />
        )}
      </RowMenu>
    )
  }
  const add = useCan('batismo.criar') && <AddButton to={batismoUrls.create} text="Registrar Batismo" />

  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Cuidado' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="batismo.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por batizando ou pastor" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os batismos."
        hint="Registre o primeiro batismo; vários da mesma data entram de uma vez."
        add={add}
        menu={menu}
        group={datas.length > 0 ? group : undefined}
      />
    </>
  )
}
