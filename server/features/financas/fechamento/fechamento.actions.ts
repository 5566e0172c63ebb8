import { perfis } from '../../../kernel/access/perfis.js'
import { readers, shepherds } from '../../../kernel/access/sets.js'

export const fechamentoActions = {
  // who closes a month answers for its figures; only the church's administrator opens it again
  'fechamento.ler': readers,
  'fechamento.fechar': shepherds,
  'fechamento.reabrir': [perfis.administrator],
} as const

type OwnActions = typeof fechamentoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
