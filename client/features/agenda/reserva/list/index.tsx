import { useSearchParams } from 'react-router-dom'
import type { ReservaCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
  withBin,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { addressParams, DateText, PageHeader } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { useRecursoChoices } from '../../recurso'
import { Quando } from '../quando'
import { reservaUrls } from '../urls'
import { ReservaDialog } from './detalhe'
import { ReservaMenu } from './menu'
import { type ReservaLinhaFragment, ReservasDocument } from './reservas.generated'

const title = 'Reservas'

const periods = [
  { value: 'proximas', label: 'Próximas' },
  { value: 'passadas', label: 'Anteriores' },
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
  const recursos = useRecursoChoices()
  const [params, setParams] = useSearchParams()
  const open = params.get('reserva')
  const found = useListQuery(ReservasDocument, {
    name: 'reservas',
    columns,
    order: { campo: 'dataInicio', direcao: 'DESC' },
    // When no sort order is selected, the server lists coming reservations with the nearest first, and other
    // reservations with the latest first.
    ownOrder: true,
    filters: ['idRecurso', 'quando', 'excluidos'],
    periods,
    filtro: withBin,
    page: (data) => data.reservas,
  })
  const { list } = found

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

  const add = useCan('reserva.escrever') && <AddButton to={reservaUrls.create} text="Nova Reserva" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Salas e recursos' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="reserva.exportar" />}>
        {found.tabs}
        <SearchBox list={list} placeholder="Buscar por finalidade ou recurso" />
        <Filters list={found.stated}>
          <FilterSelect list={list} name="idRecurso" label="Recurso" choices={recursos} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as reservas."
        hint="Reserve o primeiro recurso para um dia e um horário."
        open={(row) => (row.excluidoEm ? undefined : () => show(row.id))}
        add={add}
        menu={(row) => <ReservaMenu reserva={row} onShow={() => show(row.id)} />}
      />
      {open && <ReservaDialog id={open} onClose={() => show(null)} />}
    </>
  )
}
