import { readers, stewards, workers } from '../../../kernel/access/sets.js'

export const doacaoActions = {
  // what was given is read by all; who gave it, besides oneself, by those who work
  'doacao.ler': readers,
  'doacao.lerDoador': workers,
  'doacao.escrever': stewards,
  'doacao.exportar': workers,
} as const

type OwnActions = typeof doacaoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
