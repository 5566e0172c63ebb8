import './features.js'

/**
 * THE permission table: action -> perfis that may do it. server/features.ts fills it from the
 * features; docs/permissoes.md shows it as a whole. Nothing else in the server or the client derives a rule from a
 * perfil number.
 */
export { actionNames, actions } from './kernel/access/actions.js'
