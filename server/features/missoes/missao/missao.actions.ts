import { readers, workers } from '../../../kernel/access/sets.js'

export const missaoActions = {
  'missao.ler': readers,
  'missao.escrever': workers,
  'missao.exportar': workers,
} as const

type OwnActions = typeof missaoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
