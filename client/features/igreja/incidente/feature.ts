import type { ClientFeature } from '../../../kernel/feature'
import { incidenteUrls } from './urls'

export const incidenteFeature: ClientFeature = {
  name: 'incidente',
  menu: [
    {
      text: 'Incidentes de segurança',
      to: incidenteUrls.list,
      action: 'incidente.ler',
      keywords: 'lgpd anpd vazamento dados pessoais privacidade aviso',
    },
  ],
  hit: incidenteUrls.detail,
  commands: [
    {
      text: 'Registrar incidente',
      to: incidenteUrls.create,
      action: 'incidente.escrever',
      keywords: 'lgpd vazamento anpd',
    },
  ],
  texts: { incidente: () => import('./texts') },
}
