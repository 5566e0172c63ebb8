import { readers, workers } from '../../../kernel/access/sets.js'

export const eventoActions = {
  // also allows reading the members of events
  'evento.ler': readers,
  'evento.escrever': workers,
  'evento.exportar': workers,
} as const

type OwnActions = typeof eventoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
