import { readers, workers } from '../../../kernel/access/sets.js'

export const livroCaixaActions = {
  'livroCaixa.ler': readers,
  'livroCaixa.exportar': workers,
} as const

type OwnActions = typeof livroCaixaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
