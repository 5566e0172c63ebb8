import { readers, workers } from '../../../kernel/access/sets.js'

export const entradaActions = {
  'entrada.ler': readers,
  'entrada.escrever': workers,
  'entrada.exportar': workers,
} as const

type OwnActions = typeof entradaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
