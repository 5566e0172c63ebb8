import { administrators } from '../../../kernel/access/sets.js'

export const tokenApiActions = {
  'tokenApi.administrar': administrators,
  'tokenApi.revogar': administrators,
} as const

export const tokenApiEvents = {
  'tokenApi.criar': 'Token de API criado',
  'token_api.usar': 'Token de API usado',
} as const

type OwnActions = typeof tokenApiActions
type OwnEvents = typeof tokenApiEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
