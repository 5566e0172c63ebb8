import { readers, workers } from '../../../kernel/access/sets.js'

export const recursoActions = {
  // people who may edit resources may also reserve them
  'recurso.ler': readers,
  'recurso.escrever': workers,
  'recurso.exportar': workers,
} as const

type OwnActions = typeof recursoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
