import { readers, shepherds, workers } from '../../../kernel/access/sets.js'

export const reuniaoLiderancaActions = {
  'reuniaoLideranca.ler': readers,
  'reuniaoLideranca.criar': workers,
  'reuniaoLideranca.editar': shepherds,
  'reuniaoLideranca.excluir': shepherds,
  'reuniaoLideranca.exportar': workers,
  // for drafts only; approved minutes need the same permission as the meeting
  'reuniaoLideranca.lerRascunhoAta': workers,
  'reuniaoLideranca.aprovarAta': { bySession: shepherds },
} as const

type OwnActions = typeof reuniaoLiderancaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
