import { readers, workers } from '../../../kernel/access/sets.js'

export const recursoActions = {
  // reservations may be made by whoever may keep the resources
  'recurso.ler': readers,
  'recurso.escrever': workers,
  'recurso.exportar': workers,
} as const

type OwnActions = typeof recursoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
