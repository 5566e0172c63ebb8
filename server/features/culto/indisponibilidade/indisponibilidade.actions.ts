import { everyone, workers } from '../../../kernel/access/sets.js'

export const indisponibilidadeActions = {
  // the dates of others, with their notes: for people who make rosters
  'indisponibilidade.ler': workers,
  'indisponibilidade.escrever': workers,
  'indisponibilidade.exportar': workers,
  // one's own dates, for everybody who may serve
  'indisponibilidade.marcar': everyone,
} as const

type OwnActions = typeof indisponibilidadeActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
