import { readers, workers } from '../../../kernel/access/sets.js'

export const celulaActions = {
  // cells with their members, and the cells' meetings with attendance
  'celula.ler': readers,
  'celula.escrever': workers,
  'celula.exportar': workers,
} as const

type OwnActions = typeof celulaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
