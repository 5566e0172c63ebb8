import { readers } from '../../../kernel/access/sets.js'

export const calendarioActions = {
  'calendario.ler': readers,
  // a personal address at which a person's calendar programs read the calendar
  'calendario.assinar': readers,
  'calendario.revogar': { bySession: readers },
} as const

export const calendarioEvents = {
  'calendario.assinatura': 'Calendário lido por um programa',
  'calendario.criarEndereco': 'Endereço de calendário criado',
  'calendario.revogarEndereco': 'Endereço de calendário revogado',
} as const

type OwnActions = typeof calendarioActions
type OwnEvents = typeof calendarioEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
