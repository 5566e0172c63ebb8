import { perfis } from '../../../../schema/rules/perfis.js'

export const homeActions = {
  // not for the platform's administrator, because the platform's own church is not a new church
  'primeirosPassos.dar': [perfis.administrator],
} as const

export const homeEvents = {
  'home.resumir': 'Números da página inicial',
} as const

type OwnActions = typeof homeActions
type OwnEvents = typeof homeEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
