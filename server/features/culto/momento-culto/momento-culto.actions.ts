import { readers, workers } from '../../../kernel/access/sets.js'

export const momentoCultoActions = {
  'momentoCulto.ler': readers,
  'momentoCulto.escrever': workers,
  'momentoCulto.exportar': workers,
} as const

type OwnActions = typeof momentoCultoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
