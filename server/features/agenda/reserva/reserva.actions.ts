import { readers, workers } from '../../../kernel/access/sets.js'

export const reservaActions = {
  'reserva.ler': readers,
  'reserva.escrever': workers,
  'reserva.exportar': workers,
} as const

type OwnActions = typeof reservaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
