import {
  AddButton,
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
import { PageHeader } from '../../../../kernel/ui'
import { eventoUrls } from '../urls'
import { columns } from './columns'
import { EventosDocument } from './eventos.generated'
import { EventoMenu } from './menu'

const title = 'Eventos'

const usualPeriods = [
  { value: 'proximos', label: 'Próximos' },
  { value: 'realizados', label: 'Anteriores' },
]
const ownPeriods = [...usualPeriods, { value: 'meus', label: 'Meus' }]

export function Component() {
  const canWrite = useCan('evento.escrever')
  const found = useListQuery(EventosDocument, {
    name: 'eventos',
    columns,
    order: { campo: 'dataInicio', direcao: 'DESC' },
    // When no sort order is selected, the server lists coming events first, then past ones.
    ownOrder: true,
    filters: ['quando', 'excluidos'],
    periods: useCan('evento.inscrever') ? ownPeriods : usualPeriods,
    filtro: withBin,
    page: (data) => data.eventos,
  })
  const { list } = found

  const add = canWrite && <AddButton to={eventoUrls.create} text="Novo Evento" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Agenda' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="evento.exportar" />}>
        {found.tabs}
        <SearchBox list={list} placeholder="Buscar por nome ou local" />
        <Filters list={found.stated}>
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os eventos."
        hint="Cadastre o primeiro evento; ele aparece também no calendário da igreja."
        add={add}
        menu={(row) => <EventoMenu evento={row} />}
      />
    </>
  )
}
