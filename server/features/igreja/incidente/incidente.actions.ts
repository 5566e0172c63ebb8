import { perfis } from '../../../../schema/rules/perfis.js'

export const incidenteActions = {
  // not for the platform: the church answers for its people's data, and tells them itself
  'incidente.ler': [perfis.administrator],
  'incidente.escrever': [perfis.administrator],
  'incidente.exportar': [perfis.administrator],
} as const

type OwnActions = typeof incidenteActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
