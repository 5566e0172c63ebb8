import { readers, workers } from '../../../kernel/access/sets.js'

export const contaReceberActions = {
  'contaReceber.ler': readers,
  'contaReceber.escrever': workers,
  'contaReceber.exportar': workers,
} as const

export const contaReceberEvents = {
  'contaReceber.repetir': 'Conta a receber que se repete',
} as const

type OwnActions = typeof contaReceberActions
type OwnEvents = typeof contaReceberEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
