import { perfis } from '../../../../schema/rules/perfis.js'
import { administrators } from '../../../kernel/access/sets.js'

export const clienteActions = {
  'igreja.administrar': administrators,
  // not for the platform: only the church's own administrator exports all data and closes the account
  'igreja.exportar': [perfis.administrator],
  'igreja.encerrar': { bySession: [perfis.administrator] },
} as const

type OwnActions = typeof clienteActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
