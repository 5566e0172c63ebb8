import { readers, workers } from '../../../kernel/access/sets.js'

export const localActions = {
  'local.ler': readers,
  'local.escrever': workers,
  'local.exportar': workers,
} as const

type OwnActions = typeof localActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
