import type { AccessLevel, Reach } from '../../../schema/rules/levels.js'
import type { Action, Actions } from './actions.js'

/** The level that an action needs in its area. */
type Needed = Exclude<AccessLevel, 'nada'>

/** The area of an action and the level that it needs there, or that it is outside all areas. */
type Place =
  | { area: string; level: Needed; common?: true; byFunction?: false; names?: readonly string[] }
  | typeof outside
  | typeof insiders

/**
 * Instead of a level: an action of no area. It follows the permission table alone, and no function ever gives it: the
 * platform, the church's account, tokens, the audit log, and what each person does with the own data.
 */
export const outside = 'outside' as const

/** The same for an action that nobody has whom an exclusive function limits. */
export const insiders = 'insiders' as const

/** Instead of a level: the church's matrix decides about the action, but no function ever gives it. */
export const notByFunction = (level: Needed) => ({ level, byFunction: false }) as const

/**
 * Instead of a level: an action that stays as the church allows it to everybody when the limit of a person narrows its
 * area to the own groups, because what it reads belongs to no group, such as who serves in a worship service.
 */
export const common = (level: Needed) => ({ level, common: true }) as const

type Marked = ReturnType<typeof common> | ReturnType<typeof notByFunction>

/** Actions with their area and the level that each needs there. */
export type ActionAreas = Partial<Readonly<Record<Action, Place>>>

/**
 * Puts a feature's actions into an area of the churches' access matrix. By default, actions whose verb begins with
 * `ler`, and `exportar`, need the level 'ler'; all others need 'escrever'.
 * @param others actions with another level, or outside the area
 * @param names other areas whose groups the records name, such as the departments of budgets: whoever reaches all these
 * records sees the names of groups that somebody else leads, too
 */
export function inArea<Rows extends Partial<Record<keyof Actions, unknown>>>(
  area: string,
  rows: Rows,
  others: Partial<Record<keyof Rows, Needed | Marked | typeof outside | typeof insiders>> = {},
  names: readonly string[] = [],
): ActionAreas {
  const areas: Record<string, Place> = {}
  for (const action of Object.keys(rows) as (keyof Rows & string)[]) {
    const level = others[action] ?? usualLevel(action)
    if (level === outside || level === insiders) areas[action] = level
    else areas[action] = { area, ...(typeof level === 'string' ? { level } : level), ...(names.length && { names }) }
  }
  return areas
}

/** The same for actions that are all outside the areas. */
export const outsideAreas = (rows: Partial<Record<keyof Actions, unknown>>): ActionAreas =>
  Object.fromEntries(Object.keys(rows).map((action) => [action, outside]))

const usualLevel = (action: string): Needed => (/\.(ler|exportar)/.test(action) ? 'ler' : 'escrever')

type InArea = Exclude<Place, string>

const table: Record<string, InArea> = {}
const ofNoArea = new Map<Action, typeof outside | typeof insiders>()
const withGroups = new Set<string>()

/**
 * Sets the areas of all actions. Called once, when the process starts.
 * @param limitable the areas that can be limited to the groups that a person leads
 * @throws Error for an action in two areas
 */
export function divide(areas: readonly ActionAreas[], limitable: readonly string[]): void {
  for (const area of limitable) withGroups.add(area)
  for (const [action, place] of areas.flatMap((own) => Object.entries(own))) {
    if (action in table || ofNoArea.has(action as Action)) throw new Error(`${action} is in two access areas`)
    if (typeof place === 'string') ofNoArea.set(action as Action, place)
    else table[action] = place
  }
}

/** The area of an action and the level that it needs there; undefined for an action of no area. */
export const placeOf = (action: Action): InArea | undefined => table[action]

/** Whether an action of no area is only for those whom no exclusive function limits. */
export const isForInsiders = (action: Action): boolean => ofNoArea.get(action) === insiders

/** Whether somebody has said where the action belongs: in an area, or outside all of them. */
export const isPlaced = (action: Action): boolean => action in table || ofNoArea.has(action)

/** Whether a function may give the action. */
export const isGivable = (action: Action): boolean => {
  const place = table[action]
  return place !== undefined && place.byFunction !== false
}

/** Whether the action can be limited to the groups that a person leads, or to the people in them. */
export const isLimitable = (action: Action): boolean => withGroups.has(table[action]?.area ?? '')

/** The actions that a function gives: of one that is limited to the own groups, only what can be limited to them. */
export const givenBy = ({ acoes, alcance }: { acoes: readonly string[]; alcance: Reach }): Action[] =>
  (acoes as Action[]).filter((action) => isGivable(action) && (alcance === 'tudo' || isLimitable(action)))

/** Actions that follow from others: whoever may do one of these may do it, as far as that one reaches. */
export type ImpliedActions = Partial<Readonly<Record<Action, readonly Action[]>>>

const implying = new Map<Action, readonly Action[]>()

/** Sets which actions follow from others. Called once, when the process starts. */
export function imply(rows: readonly ImpliedActions[]): void {
  for (const [action, by] of rows.flatMap((own) => Object.entries(own) as [Action, readonly Action[]][]))
    implying.set(action, [...(implying.get(action) ?? []), ...by])
}

/** Each action that follows from others, with these. */
export const impliedActions = (): ReadonlyMap<Action, readonly Action[]> => implying
