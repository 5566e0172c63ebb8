import type { Reach } from '../../../schema/rules/levels.js'
import type { Perfil } from '../../../schema/rules/perfis.js'
import { administrators, everyone, platform, stewards } from './sets.js'

export { type Perfil, perfis } from '../../../schema/rules/perfis.js'

/**
 * The perfis that manage a church or the platform. Their sessions expire sooner, because an unattended session of such
 * a user is a greater risk.
 */
export const managers: readonly Perfil[] = stewards

/**
 * The kernel's own rows of the permission table. Each feature adds rows in its `<feature>.actions.ts`: `<resource>.ler`
 * reads, `<resource>.escrever` creates, edits, deletes and changes states. When the rules of a resource differ by verb,
 * each verb has its own action.
 */
export const kernelActions = {
  // every signed-in person, for their own data
  'eu.ler': everyone,
  'eu.escrever': everyone,
  'lixeira.restaurar': administrators,
  'explorador.usar': administrators,
  // actions on records of all tenants, /adm lists and the outbox
  'plataforma.operar': platform,
} as const

type KernelActions = typeof kernelActions

/**
 * All actions. A feature's file of actions adds its own:
 * `declare module '<path>/kernel/access/actions.js' { interface Actions extends OwnActions {} }`
 */
export interface Actions extends KernelActions {}

export type Action = keyof Actions

/**
 * The action of operations that need no session. The access sweep has a list of these operations, and fails when an
 * operation is not in the list.
 */
export const publicAction = 'publico' as const
export type PublicAction = typeof publicAction

const table = {} as Record<Action, readonly Perfil[]>

/** THE permission table: action -> perfis that may do it. The list of features puts it together from their rows. */
export const actions: Readonly<Record<Action, readonly Perfil[]>> = table

const names: Action[] = []
export const actionNames: readonly Action[] = names

/**
 * The perfis that may do an action. `bySession`: it is a person's decision, so only a session takes it, and no API token,
 * whatever its scopes.
 */
type ActionRow = readonly Perfil[] | { readonly bySession: readonly Perfil[] }

/** Rows of the table: an action, and the perfis that may do it. */
export type ActionRows = Partial<Readonly<Record<Action, ActionRow>>>

const bySession = new Set<Action>()

/** Whether only a session may do the action. */
export const isBySession = (action: Action): boolean => bySession.has(action)

/**
 * Sets the table. Called once, when the process starts, before anything reads it.
 * @throws Error for an action with two rows
 */
export function permit(rows: readonly ActionRows[]): void {
  for (const [action, row] of rows.flatMap((own) => Object.entries(own) as [Action, ActionRow][])) {
    if (action in table) throw new Error(`${action} has two rows in the permission table`)
    if ('bySession' in row) bySession.add(action)
    table[action] = 'bySession' in row ? row.bySession : row
    names.push(action)
  }
}

/**
 * The perfis that may do this action.
 * @throws Error for an action without a row: its feature does not list `actions`
 */
export function perfisOf(action: Action): readonly Perfil[] {
  const perfis = table[action]
  if (!perfis) throw new Error(`${action} has no row in the permission table: its feature must list its actions`)
  return perfis
}

/** What a person may do now, and which records each action reaches. */
export type Grants = ReadonlyMap<Action, Reach>
