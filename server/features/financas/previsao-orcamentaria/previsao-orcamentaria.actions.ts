import { readers, shepherds, workers } from '../../../kernel/access/sets.js'

export const previsaoOrcamentariaActions = {
  'previsaoOrcamentaria.ler': readers,
  'previsaoOrcamentaria.escrever': workers,
  'previsaoOrcamentaria.registrarAprovacao': { bySession: shepherds },
  'previsaoOrcamentaria.exportar': workers,
} as const

type OwnActions = typeof previsaoOrcamentariaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
