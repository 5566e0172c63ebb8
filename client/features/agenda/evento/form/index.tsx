import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { eventoUrls } from '../urls'
import { EventoForm } from './evento-form'
import { useEventoParaEditarQuery } from './evento-form.generated'

const crumbs = [{ text: 'Agenda' }, { text: 'Eventos', to: eventoUrls.list }]

export function Component() {
  const { eventId } = useParams()
  return (
    <>
      <PageHeader title={eventId ? 'Editar Evento' : 'Novo Evento'} crumbs={crumbs} />
      {eventId ? <Edit id={eventId} /> : <EventoForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useEventoParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os detalhes do evento.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <EventoForm key={reloads} evento={data.evento} onReload={reload} />
}
