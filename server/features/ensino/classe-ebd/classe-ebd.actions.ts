import { readers, workers } from '../../../kernel/access/sets.js'

export const classeEBDActions = {
  // also allows reading the pupils of classes
  'classeEBD.ler': readers,
  'classeEBD.escrever': workers,
  'classeEBD.exportar': workers,
} as const

type OwnActions = typeof classeEBDActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
