import { churchWorkers, workers } from '../../../kernel/access/sets.js'

// they name who gave, so members do not read them
export const pixRecebidoActions = {
  'pixRecebido.ler': workers,
  'pixRecebido.escrever': workers,
  'pixRecebido.exportar': workers,
  // not for the platform: it pays out the church's money
  'pixRecebido.devolver': { bySession: churchWorkers },
} as const

export const pixRecebidoEvents = {
  'pixRecebido.lancar': 'Pix recebido lançado',
} as const

type OwnActions = typeof pixRecebidoActions
type OwnEvents = typeof pixRecebidoEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
