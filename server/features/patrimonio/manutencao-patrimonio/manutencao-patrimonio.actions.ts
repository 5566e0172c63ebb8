import { readers, workers } from '../../../kernel/access/sets.js'

export const manutencaoPatrimonioActions = {
  'manutencaoPatrimonio.ler': readers,
  'manutencaoPatrimonio.escrever': workers,
  'manutencaoPatrimonio.exportar': workers,
} as const

type OwnActions = typeof manutencaoPatrimonioActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
