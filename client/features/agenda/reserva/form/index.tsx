import { useParams, useSearchParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { useCan, useViewer } from '../../../../kernel/session'
import { PageSpinner } from '../../../../kernel/ui'
import { reservaUrls } from '../urls'
import { ReservaForm } from './reserva-form'
import { ReservaParaEditarDocument, useRecursoParaReservarQuery } from './reserva-form.generated'

const crumbs = [{ text: 'Salas e recursos' }, { text: 'Reservas', to: reservaUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova Reserva', edit: 'Editar Reserva' }}
      crumbs={crumbs}
      document={ReservaParaEditarDocument}
      failureText="Não foi possível buscar os detalhes da reserva."
      table="reserva"
      create={<Create />}
      edit={(data, onReload) => <ReservaForm reserva={data.reserva} onReload={onReload} />}
    />
  )
}

/**
 * The address may name the resource and the period, because the links of a resource's row and of the free periods
 * contain them.
 */
function Create() {
  const viewer = useViewer()
  // whoever visits a church is none of its people
  const visits = useCan('plataforma.operar')
  const [params] = useSearchParams()
  const id = params.get('idRecurso')
  const { data, loading } = useRecursoParaReservarQuery({ variables: { id: id ?? '' }, skip: !id })
  if (loading) return <PageSpinner />
  return (
    <ReservaForm
      start={{
        recurso: data?.recurso ?? null,
        dataInicio: params.get('inicio') ?? undefined,
        dataFim: params.get('fim') ?? undefined,
        responsavel: visits ? null : viewer,
      }}
    />
  )
}
