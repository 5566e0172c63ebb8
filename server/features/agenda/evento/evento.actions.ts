import { readers, workers } from '../../../kernel/access/sets.js'

export const eventoActions = {
  // also allows reading the members of events
  'evento.ler': readers,
  'evento.escrever': workers,
  'evento.exportar': workers,
  // oneself
  'evento.inscrever': readers,
} as const

export const eventoEvents = {
  'evento.avisar': 'Aviso sobre um evento',
} as const

type OwnActions = typeof eventoActions
type OwnEvents = typeof eventoEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
