import { perfis } from '../../../../schema/rules/perfis.js'
import { readers, shepherds, workers } from '../../../kernel/access/sets.js'

export const ensaioLouvorActions = {
  // for groups in which the current user is a member
  'ensaioLouvor.ler': readers,
  'ensaioLouvor.lerTodos': workers,
  'ensaioLouvor.criar': workers,
  // also allows concluding and cancelling
  'ensaioLouvor.editar': shepherds,
  'ensaioLouvor.exportar': workers,
  // reading is allowed for groups in which the current user is a member
  'setlistEnsaio.ler': readers,
  'setlistEnsaio.lerTodos': [...shepherds, perfis.leader],
  // for groups that the current user leads
  'setlistEnsaio.escrever': readers,
  'setlistEnsaio.escreverTodos': shepherds,
} as const

type OwnActions = typeof ensaioLouvorActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
