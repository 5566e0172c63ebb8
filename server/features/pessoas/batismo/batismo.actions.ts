import { readers, stewards, workers } from '../../../kernel/access/sets.js'

export const batismoActions = {
  'batismo.ler': readers,
  'batismo.criar': stewards,
  'batismo.excluir': workers,
  'batismo.exportar': workers,
} as const

type OwnActions = typeof batismoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
