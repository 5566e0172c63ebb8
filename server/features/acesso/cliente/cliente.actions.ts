import { perfis } from '../../../kernel/access/perfis.js'
import { administrators } from '../../../kernel/access/sets.js'

export const clienteActions = {
  'igreja.administrar': administrators,
  // what even the platform leaves to the church's own administrator: a copy of everything, and the end of the account
  'igreja.exportar': [perfis.administrator],
  'igreja.encerrar': [perfis.administrator],
} as const

type OwnActions = typeof clienteActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
