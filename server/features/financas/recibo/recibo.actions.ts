import { readers, workers } from '../../../kernel/access/sets.js'

export const reciboActions = {
  // what somebody gives is private: members read only their own receipts
  'recibo.ler': readers,
  'recibo.lerDeTodos': workers,
  'recibo.escrever': workers,
  'recibo.cancelar': workers,
  'recibo.exportar': workers,
} as const

export const reciboEvents = {
  'recibo.enviar': 'Aviso de recibo enviado por e-mail',
} as const

type OwnActions = typeof reciboActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}

type OwnEvents = typeof reciboEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
