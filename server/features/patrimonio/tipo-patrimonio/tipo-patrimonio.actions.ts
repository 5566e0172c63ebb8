import { readers, stewards, workers } from '../../../kernel/access/sets.js'

export const tipoPatrimonioActions = {
  'tipoPatrimonio.ler': readers,
  'tipoPatrimonio.escrever': stewards,
  'tipoPatrimonio.exportar': workers,
} as const

type OwnActions = typeof tipoPatrimonioActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
