import type { Action, Actions } from './actions.js'
import type { AccessLevel, Reach } from './levels.js'

/** The level that an action needs in its area. */
type Needed = Exclude<AccessLevel, 'nada'>

/** The area of an action and the level that it needs there, or that it is outside all areas, but not for outsiders. */
type Place = { area: string; level: Needed; common?: true } | typeof insiders

/** Instead of a level: an action of no area that nobody has whom an exclusive function limits. */
export const insiders = 'insiders' as const

/**
 * Instead of a level: an action that stays as the church allows it to everybody when a function limits its area to the
 * own groups, because what it reads belongs to no group, such as who serves in a worship service.
 */
export const common = (level: Needed) => ({ level, common: true }) as const

type Common = ReturnType<typeof common>

/** Actions with their area and the level that each needs there. */
export type ActionAreas = Partial<Readonly<Record<Action, Place>>>

/**
 * Puts a feature's actions into an area of the churches' access matrix. By default, actions whose verb begins with
 * `ler`, and `exportar`, need the level 'ler'; all others need 'escrever'. Actions of no area follow the permission
 * table alone.
 * @param others actions with another level; null, or `insiders`, for actions outside the area
 */
export function inArea<Rows extends Partial<Record<keyof Actions, unknown>>>(
  area: string,
  rows: Rows,
  others: Partial<Record<keyof Rows, Needed | Common | typeof insiders | null>> = {},
): ActionAreas {
  const areas: Record<string, Place> = {}
  for (const action of Object.keys(rows) as (keyof Rows & string)[]) {
    const level = action in others ? others[action] : usualLevel(action)
    if (level === insiders) areas[action] = insiders
    else if (level) areas[action] = { area, ...(typeof level === 'string' ? { level } : level) }
  }
  return areas
}

const usualLevel = (action: string): Needed => (/\.(ler|exportar)/.test(action) ? 'ler' : 'escrever')

const table: Record<string, Exclude<Place, typeof insiders>> = {}
const ofInsiders = new Set<Action>()
const withGroups = new Set<string>()

/**
 * Sets the areas of all actions. Called once, when the process starts.
 * @param limitable the areas that can be limited to the groups that a person leads
 * @throws Error for an action in two areas
 */
export function divide(areas: readonly ActionAreas[], limitable: readonly string[]): void {
  for (const area of limitable) withGroups.add(area)
  for (const [action, place] of areas.flatMap((own) => Object.entries(own))) {
    if (place === insiders) {
      ofInsiders.add(action as Action)
      continue
    }
    if (action in table) throw new Error(`${action} is in two access areas`)
    table[action] = place
  }
}

/** The area of an action and the level that it needs there; undefined for an action of no area. */
export const placeOf = (action: Action): Exclude<Place, typeof insiders> | undefined => table[action]

/** Whether an action of no area is only for those whom no exclusive function limits. */
export const isForInsiders = (action: Action): boolean => ofInsiders.has(action)

/** Whether the action can be limited to the groups that a person leads, or to the people in them. */
export const isLimitable = (action: Action): boolean => withGroups.has(table[action]?.area ?? '')

/** The actions that a function gives: of one that is limited to the own groups, only what can be limited to them. */
export const givenBy = ({ acoes, alcance }: { acoes: readonly string[]; alcance: Reach }): readonly string[] =>
  alcance === 'meus' ? acoes.filter((action) => isLimitable(action as Action)) : acoes
