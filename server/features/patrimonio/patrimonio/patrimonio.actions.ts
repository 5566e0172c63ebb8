import { readers, stewards, workers } from '../../../kernel/access/sets.js'

export const patrimonioActions = {
  'patrimonio.ler': readers,
  'patrimonio.escrever': stewards,
  'patrimonio.exportar': workers,
} as const

type OwnActions = typeof patrimonioActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
