import { administrators, readers } from '../../../kernel/access/sets.js'

export const nivelUsuarioActions = {
  'nivelUsuario.ler': readers,
  'nivelUsuario.escrever': administrators,
} as const

type OwnActions = typeof nivelUsuarioActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
