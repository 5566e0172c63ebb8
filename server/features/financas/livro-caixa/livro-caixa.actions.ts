import { readers, workers } from '../../../kernel/access/sets.js'

export const livroCaixaActions = {
  // the totals of whole months, without entries
  'livroCaixa.verResumo': readers,
  'livroCaixa.ler': readers,
  'livroCaixa.exportar': workers,
} as const

type OwnActions = typeof livroCaixaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
