import { readers, workers } from '../../../kernel/access/sets.js'

export const cultoActions = {
  'culto.ler': readers,
  'culto.escrever': workers,
  'culto.exportar': workers,
} as const

type OwnActions = typeof cultoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
