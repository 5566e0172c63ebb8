import { readers, workers } from '../../../kernel/access/sets.js'

export const saidaActions = {
  'saida.ler': readers,
  'saida.escrever': workers,
  'saida.exportar': workers,
} as const

type OwnActions = typeof saidaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
