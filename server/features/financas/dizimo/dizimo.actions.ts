import { readers, workers } from '../../../kernel/access/sets.js'

export const dizimoActions = {
  // tithes are private: members read only their own
  'dizimo.ler': readers,
  'dizimo.lerDeTodos': workers,
  'dizimo.escrever': workers,
  'dizimo.exportar': workers,
} as const

type OwnActions = typeof dizimoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
