import { useApolloClient } from '@apollo/client/react'
import { useSearchParams } from 'react-router-dom'
import type { ReservaCampo } from '../../../../gql/types'
import { dataOf } from '../../../../kernel/apollo'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  ColumnChoice,
  DataTable,
  ExportMenu,
  FilterSelect,
  Filters,
  Pager,
  RecycleBin,
  SearchBox,
  SortSelect,
  Toolbar,
  toPage,
  useColumns,
  useList,
} from '../../../../kernel/list'
import { Can } from '../../../../kernel/session'
import { addressParams, DateText, PageHeader } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { useRecursoChoices } from '../../recurso'
import { Quando } from '../quando'
import { reservaUrls } from '../urls'
import { ReservaDialog } from './detalhe'
import { ReservaMenu } from './menu'
import { type ReservaLinhaFragment, ReservasDocument, useReservasQuery } from './reservas.generated'

const title = 'Reservas'

const periods = [
  { value: 'proximas', label: 'Próximas' },
  { value: 'passadas', label: 'Passadas' },
]

const columns: Column<ReservaLinhaFragment, ReservaCampo>[] = [
  { id: 'recurso', title: 'Recurso', sort: 'recurso', cell: (row) => row.recurso?.nomeRecurso ?? '-' },
  { id: 'dataInicio', title: 'Quando', sort: 'dataInicio', cell: (row) => <Quando reserva={row} /> },
  { id: 'finalidade', title: 'Finalidade', sort: 'finalidade', cell: (row) => row.finalidade },
  { id: 'quantidade', title: 'Unidades', align: 'right', cell: (row) => row.quantidade },
  {
    id: 'responsavel',
    title: 'Responsável',
    sort: 'responsavel',
    cell: (row) => row.responsavel && <Pessoa pessoa={row.responsavel} />,
  },
  { id: 'observacoes', title: 'Observações', optional: true, cell: (row) => row.observacoes },
  {
    id: 'createdAt',
    title: 'Registro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const client = useApolloClient()
  const recursos = useRecursoChoices()
  const [params, setParams] = useSearchParams()
  const open = params.get('reserva')
  const chosen = useColumns('reservas', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'dataInicio', direcao: params.get('quando') === 'proximas' ? 'ASC' : 'DESC' },
    filters: ['idRecurso', 'quando', 'excluidos'],
  })
  const filtro = { ...list.filters, excluidos: list.filters.excluidos === 'true' }
  const result = useReservasQuery({ variables: { ...list.variables, filtro } })
  const page = toPage(result, (data) => data.reservas)

  const show = (id: number | null) =>
    setParams(
      () => {
        const next = addressParams()
        if (id === null) next.delete('reserva')
        else next.set('reserva', String(id))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const loadPage = async (slice: { first: number; after?: string }) => {
    const variables = { ...list.variables, filtro, ...slice }
    const data = dataOf(await client.query({ query: ReservasDocument, variables, fetchPolicy: 'no-cache' }))
    return data.reservas
  }

  const add = (
    <Can action="reserva.escrever">
      <AddButton to={reservaUrls.create} text="Nova Reserva" />
    </Can>
  )
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Patrimônio' }]} actions={add} />
      <Toolbar
        tools={
          <>
            <RecycleBin list={list} />
            <ColumnChoice columns={chosen} />
            <Can action="reserva.exportar">
              <ExportMenu name="reservas" title={title} list={list} columns={chosen.shown} load={loadPage} />
            </Can>
          </>
        }
      >
        <SearchBox list={list} placeholder="Buscar por finalidade ou recurso" />
        <Filters list={list}>
          <FilterSelect list={list} name="quando" label="Período" choices={periods} />
          <FilterSelect list={list} name="idRecurso" label="Recurso" choices={recursos} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <DataTable
        label={title}
        list={list}
        columns={chosen.shown}
        page={page}
        errorText="Não foi possível buscar as reservas."
        add={add}
        menu={(row) => <ReservaMenu reserva={row} onShow={() => show(row.id)} />}
      />
      <Pager list={list} page={page} />
      {open && <ReservaDialog id={open} onClose={() => show(null)} />}
    </>
  )
}
