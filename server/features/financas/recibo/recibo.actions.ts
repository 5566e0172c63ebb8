import { readers, workers } from '../../../kernel/access/sets.js'

export const reciboActions = {
  // what somebody gives is private: members read only their own receipts
  'recibo.ler': readers,
  'recibo.lerDeTodos': workers,
  'recibo.escrever': workers,
  'recibo.cancelar': workers,
  'recibo.exportar': workers,
} as const

type OwnActions = typeof reciboActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
