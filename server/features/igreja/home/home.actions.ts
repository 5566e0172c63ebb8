import { perfis } from '../../../kernel/access/perfis.js'

export const homeActions = {
  // not for the platform's administrator, because the platform's own church is not a new church
  'primeirosPassos.dar': [perfis.administrator],
} as const

type OwnActions = typeof homeActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
