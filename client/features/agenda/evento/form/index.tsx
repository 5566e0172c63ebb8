import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { eventoUrls } from '../urls'
import { EventoForm } from './evento-form'
import { EventoParaEditarDocument } from './evento-form.generated'

const crumbs = [{ text: 'Agenda' }, { text: 'Eventos', to: eventoUrls.list }]

export function Component() {
  const { eventId } = useParams()
  return (
    <EditScreen
      id={eventId}
      titles={{ create: 'Novo Evento', edit: 'Editar Evento' }}
      crumbs={crumbs}
      document={EventoParaEditarDocument}
      failureText="Não foi possível buscar os detalhes do evento."
      table="evento"
      create={<EventoForm />}
      edit={(data, onReload) => <EventoForm evento={data.evento} onReload={onReload} />}
    />
  )
}
