import type { Action, Actions } from './actions.js'
import type { AccessLevel } from './levels.js'

/** The level that an action needs in its area. */
type Needed = Exclude<AccessLevel, 'nada'>

/** Actions with their area and the level that each needs there. */
export type ActionAreas = Partial<Readonly<Record<Action, { area: string; level: Needed }>>>

/**
 * Puts a feature's actions into an area of the churches' access matrix. By default, actions whose verb begins with
 * `ler`, and `exportar`, need the level 'ler'; all others need 'escrever'. Actions of no area follow the permission
 * table alone.
 * @param others actions with another level, or null for actions outside the area
 */
export function inArea<Rows extends Partial<Record<keyof Actions, unknown>>>(
  area: string,
  rows: Rows,
  others: Partial<Record<keyof Rows, Needed | null>> = {},
): ActionAreas {
  const areas: Record<string, { area: string; level: Needed }> = {}
  for (const action of Object.keys(rows) as (keyof Rows & string)[]) {
    const level = action in others ? others[action] : usualLevel(action)
    if (level) areas[action] = { area, level }
  }
  return areas
}

const usualLevel = (action: string): Needed => (/\.(ler|exportar)/.test(action) ? 'ler' : 'escrever')

const table: Record<string, { area: string; level: Needed }> = {}

/**
 * Sets the areas of all actions. Called once, when the process starts.
 * @throws Error for an action in two areas
 */
export function divide(areas: readonly ActionAreas[]): void {
  for (const [action, place] of areas.flatMap((own) => Object.entries(own))) {
    if (action in table) throw new Error(`${action} is in two access areas`)
    table[action] = place
  }
}

/** The area of an action and the level that it needs there; undefined for an action of no area. */
export const placeOf = (action: Action): { area: string; level: Needed } | undefined => table[action]
