import { readers, shepherds, workers } from '../../../kernel/access/sets.js'

export const orcamentoActions = {
  'orcamento.ler': readers,
  'orcamento.criar': workers,
  'orcamento.editar': shepherds,
  'orcamento.aprovar': { bySession: shepherds },
  'orcamento.excluir': shepherds,
  'orcamento.exportar': workers,
} as const

type OwnActions = typeof orcamentoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
