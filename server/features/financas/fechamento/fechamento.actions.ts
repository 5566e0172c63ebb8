import { perfis } from '../../../../schema/rules/perfis.js'
import { readers, shepherds } from '../../../kernel/access/sets.js'

export const fechamentoActions = {
  // administrator and pastor close a month and are responsible for its figures; only the administrator reopens it
  'fechamento.ler': readers,
  'fechamento.fechar': { bySession: shepherds },
  'fechamento.reabrir': { bySession: [perfis.administrator] },
} as const

type OwnActions = typeof fechamentoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
