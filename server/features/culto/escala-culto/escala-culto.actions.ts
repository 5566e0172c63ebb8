import { everyone, readers, workers } from '../../../kernel/access/sets.js'

export const escalaCultoActions = {
  'escalaCulto.ler': readers,
  'escalaCulto.escrever': workers,
  'escalaCulto.exportar': workers,
  // one's own roster entry, for everybody who may serve
  'escalaCulto.responder': everyone,
} as const

export const escalaCultoEvents = {
  'escalaCulto.avisar': 'Aviso de escala',
} as const

type OwnActions = typeof escalaCultoActions
type OwnEvents = typeof escalaCultoEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
