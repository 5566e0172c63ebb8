import { readers, workers } from '../../../kernel/access/sets.js'

export const transferenciaActions = {
  'transferencia.ler': readers,
  'transferencia.escrever': workers,
  'transferencia.exportar': workers,
} as const

type OwnActions = typeof transferenciaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
