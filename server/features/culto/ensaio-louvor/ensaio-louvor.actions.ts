import { perfis } from '../../../kernel/access/perfis.js'
import { readers, shepherds, workers } from '../../../kernel/access/sets.js'

export const ensaioLouvorActions = {
  // of the groups that one belongs to
  'ensaioLouvor.ler': readers,
  'ensaioLouvor.lerTodos': workers,
  'ensaioLouvor.criar': workers,
  // also concludes and cancels
  'ensaioLouvor.editar': shepherds,
  'ensaioLouvor.exportar': workers,
  // of the groups that one belongs to
  'setlistEnsaio.ler': readers,
  'setlistEnsaio.lerTodos': [...shepherds, perfis.leader],
  // of the group that one leads
  'setlistEnsaio.escrever': readers,
  'setlistEnsaio.escreverTodos': shepherds,
} as const

type OwnActions = typeof ensaioLouvorActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
