import { perfis } from '../../../../schema/rules/perfis.js'
import { churchWorkers } from '../../../kernel/access/sets.js'

export const contribuicaoActions = {
  // only one's own, whatever the church lets this person read of the others'
  'contribuicao.lerProprias': [...churchWorkers, perfis.member],
} as const

type OwnActions = typeof contribuicaoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
