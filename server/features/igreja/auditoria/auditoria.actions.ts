import { administrators } from '../../../kernel/access/sets.js'

export const auditoriaActions = {
  'auditoria.ler': administrators,
} as const

type OwnActions = typeof auditoriaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
