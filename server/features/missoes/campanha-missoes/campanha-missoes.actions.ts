import { readers, stewards, workers } from '../../../kernel/access/sets.js'

export const campanhaMissoesActions = {
  'campanhaMissoes.ler': readers,
  'campanhaMissoes.escrever': stewards,
  'campanhaMissoes.exportar': workers,
} as const

type OwnActions = typeof campanhaMissoesActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
