import { MenuItem } from '@blueprintjs/core'
import { Document, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useContext } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { todayIn } from '../../../../../schema/rules/dates'
import type { IncidenteCampo } from '../../../../gql/types'
import {
  AddButton,
  among,
  type Column,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  RowMenu,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { DateText, PageHeader, TimeZone } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import { useExcluirIncidente } from '../excluir'
import { prazoDe } from '../prazo'
import { SituacaoIncidente } from '../situacao'
import { incidenteUrls } from '../urls'
import { type IncidenteLinhaFragment, IncidentesDocument } from './incidentes.generated'

const title = 'Incidentes de segurança'

const situacoes = [
  { value: 'abertos', label: 'Abertos' },
  { value: 'encerrados', label: 'Encerrados' },
]

const columns: Column<IncidenteLinhaFragment, IncidenteCampo>[] = [
  {
    id: 'titulo',
    title: 'Incidente',
    sort: 'titulo',
    cell: (row) => <Link to={incidenteUrls.detail(row.uuid)}>{row.titulo}</Link>,
  },
  {
    id: 'dataConhecimento',
    title: 'A igreja soube',
    sort: 'dataConhecimento',
    cell: (row) => <DateText value={row.dataConhecimento} />,
  },
  { id: 'situacao', title: 'Situação', cell: (row) => <SituacaoIncidente situacao={row.situacao} /> },
  { id: 'prazo', title: 'Prazo', cell: (row) => <Prazo incidente={row} /> },
  {
    id: 'createdAt',
    title: 'Registro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

function Prazo({ incidente }: { incidente: IncidenteLinhaFragment }) {
  return prazoDe(incidente, todayIn(useContext(TimeZone)))?.text ?? '-'
}

export function Component() {
  const navigate = useNavigate()
  const canWrite = useCan('incidente.escrever')
  const { remove, restore } = useExcluirIncidente()
  const found = useListQuery(IncidentesDocument, {
    name: 'incidentes',
    columns,
    order: { campo: 'dataConhecimento', direcao: 'DESC' },
    filters: ['situacao', 'excluidos'],
    filtro: ({ situacao, excluidos }) => ({
      situacao: among(situacoes, situacao),
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.incidentes,
  })
  const { list } = found
  const add = canWrite && <AddButton to={incidenteUrls.create} text="Registrar incidente" />
  const menu = (row: IncidenteLinhaFragment) => {
    const may = (acao: string) => row.acoesPermitidas.includes(acao)
    return (
      <RowMenu of={row.titulo}>
        <MenuItem icon={<Document />} text="Ver incidente" onClick={() => navigate(incidenteUrls.detail(row.uuid))} />
        {may('editar') && (
          <MenuItem icon={<Edit />} text="Editar incidente" onClick={() => navigate(incidenteUrls.edit(row.uuid))} />
        )}
        {may('excluir') && (
          <MenuItem icon={<Trash />} text="Excluir incidente" intent="danger" onClick={() => remove(row)} />
        )}
        {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar incidente" onClick={() => restore(row)} />}
      </RowMenu>
    )
  }
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Configurações', to: igrejaUrls.configuracoes('privacidade') }]}
        description="O que atingiu dados pessoais guardados pela igreja. A lei manda registrar tudo, avisar no prazo quando há risco, e guardar por 5 anos."
        actions={add}
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="incidente.exportar" />}>
        <SearchBox list={list} placeholder="Buscar no nome e na descrição" />
        <Filters list={list}>
          <FilterSelect list={list} name="situacao" label="Situação" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os incidentes."
        emptyText="Nenhum incidente registrado."
        hint="Um papel perdido, uma mensagem ao grupo errado, uma senha descoberta: registre assim que souber."
        add={add}
        menu={menu}
      />
    </>
  )
}
