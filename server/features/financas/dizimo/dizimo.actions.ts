import { readers, workers } from '../../../kernel/access/sets.js'

export const dizimoActions = {
  // what somebody gives is private: members read their own alone
  'dizimo.ler': readers,
  'dizimo.lerDeTodos': workers,
  'dizimo.escrever': workers,
  'dizimo.exportar': workers,
} as const

type OwnActions = typeof dizimoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
