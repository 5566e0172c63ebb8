import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { igrejaUrls } from '../../urls'
import { incidenteUrls } from '../urls'
import { IncidenteForm } from './incidente-form'
import { IncidenteParaEditarDocument } from './incidente-form.generated'

const crumbs = [
  { text: 'Configurações', to: igrejaUrls.configuracoes('privacidade') },
  { text: 'Incidentes de segurança', to: incidenteUrls.list },
]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Registrar incidente', edit: 'Editar incidente' }}
      crumbs={crumbs}
      document={IncidenteParaEditarDocument}
      failureText="Não foi possível encontrar o incidente."
      table="incidente"
      lockedText="Este incidente está encerrado. Reabra-o na página dele para mudá-lo."
      create={<IncidenteForm />}
      edit={(data, onReload) => <IncidenteForm incidente={data.incidente} onReload={onReload} />}
    />
  )
}
