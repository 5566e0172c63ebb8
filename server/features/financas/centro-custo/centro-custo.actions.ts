import { readers, workers } from '../../../kernel/access/sets.js'

export const centroCustoActions = {
  'centroCusto.ler': readers,
  'centroCusto.escrever': workers,
  'centroCusto.exportar': workers,
} as const

type OwnActions = typeof centroCustoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
