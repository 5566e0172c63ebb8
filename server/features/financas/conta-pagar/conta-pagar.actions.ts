import { readers, workers } from '../../../kernel/access/sets.js'

export const contaPagarActions = {
  'contaPagar.ler': readers,
  'contaPagar.escrever': workers,
  'contaPagar.exportar': workers,
} as const

export const contaPagarEvents = {
  'contaPagar.repetir': 'Conta a pagar que se repete',
} as const

type OwnActions = typeof contaPagarActions
type OwnEvents = typeof contaPagarEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
