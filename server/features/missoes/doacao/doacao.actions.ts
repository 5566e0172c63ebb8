import { readers, stewards, workers } from '../../../kernel/access/sets.js'

export const doacaoActions = {
  // all members read the donations; only workers read all donors' names, other people only their own
  'doacao.ler': readers,
  'doacao.lerDoador': workers,
  'doacao.escrever': stewards,
  'doacao.exportar': workers,
} as const

type OwnActions = typeof doacaoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
