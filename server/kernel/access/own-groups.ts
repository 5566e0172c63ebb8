import { sql } from 'kysely'
import { includesLevel, type Reach } from '../../../schema/rules/levels.js'
import type { Reading, Settings } from '../data/reading/reading.js'
import { settingOf } from '../data/tenant/own-groups.policy.js'
import { type Action, actionNames, type Grants } from './actions.js'
import { placeOf } from './areas.js'
import { membersRead } from './grants.js'
import type { Led } from './led.js'

/** The groups that a person leads, by area, and the confirmed people in them. */
export interface OwnGroups {
  groups: Readonly<Record<string, readonly number[]>>
  /** the groups in which the person takes part, by area, for reading alone, see Led */
  joined?: Readonly<Record<string, readonly number[]>>
  people: ReadonlySet<number>
  /** by area, see Led */
  seen: Readonly<Record<string, unknown>>
}

/** The areas in which some action of the person is limited to the person's own groups. */
function limitedAreas(grants: Grants): readonly string[] {
  const known = limited.get(grants)
  if (known) return known
  const actions = [...grants].flatMap(([action, reach]) => (reach === 'meus' ? [action] : []))
  const areas = [...new Set(actions.flatMap((action) => placeOf(action)?.area ?? []))]
  limited.set(grants, areas)
  return areas
}
const limited = new WeakMap<Grants, readonly string[]>()

/** Whether some action of the person is limited to the person's own groups. */
export const isLimited = (grants: Grants): boolean => limitedAreas(grants).length > 0

/** The ids of the person's own groups of an area: to write, those that the person leads. */
export const ownIn = (own: OwnGroups | undefined, area: string, reads: boolean): readonly number[] => {
  const led = own?.groups[area] ?? []
  const joined = reads ? own?.joined?.[area] : undefined
  return joined?.length ? [...new Set([...led, ...joined])] : led
}

/**
 * Reads the groups that the person leads, and those in which the person takes part, in one statement.
 * @param grants of this person
 */
export async function ownGroups(
  { db }: Pick<Reading, 'db'>,
  led: readonly Led[],
  { id, idCliente }: { id: number; idCliente: number },
  grants: Grants,
): Promise<OwnGroups> {
  if (!led.length) return { groups: {}, people: new Set(), seen: {} }
  const parts = led.map(({ area, groups, joined, people, seen }) => {
    const own = groups(idCliente, id)
    const also = joined && membersRead(grants, area) ? sql`array(${joined(idCliente, id)})::int[]` : sql`'{}'::int[]`
    const belongs = seen ? sql`(${seen(idCliente, id)})` : sql`null::jsonb`
    return sql`select ${area}::text as area, array(${own})::int[] as ids, ${also} as joined,
      array(${people(idCliente, own)})::int[] as people, ${belongs} as seen`
  })
  const { rows } = await sql<{
    area: string
    ids: number[]
    joined: number[]
    people: number[]
    seen: unknown
  }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return {
    groups: Object.fromEntries(rows.map(({ area, ids }) => [area, ids])),
    joined: Object.fromEntries(rows.map(({ area, joined }) => [area, joined])),
    people: new Set(rows.flatMap(({ people }) => people)),
    seen: Object.fromEntries(rows.map(({ area, seen }) => [area, seen])),
  }
}

/**
 * The settings that limit a transaction to the person's own groups, for the policies of `ownGroupsOnly`. Without a
 * look-up of the groups, the person has none.
 * @param action what the transaction does; its area is limited as this action is, other areas as reading them is, and
 * those whose groups its records name not at all. Absent: the transaction only reads
 */
export function settingsFor(grants: Grants, own: OwnGroups | undefined, action?: Action): Settings {
  const named = action ? namedWhole(grants, action) : []
  return Object.fromEntries(
    limitedAreas(grants).flatMap((area) =>
      reachIn(grants, area, action) === 'meus' && !named.includes(area)
        ? [[settingOf(area), `{${ownIn(own, area, !action).join(',')}}`]]
        : [],
    ),
  )
}

/** The areas of which an action that reaches all its records shows the names of every group. */
const namedWhole = (grants: Grants, action: Action): readonly string[] =>
  (grants.get(action) === 'tudo' && placeOf(action)?.names) || []

/**
 * The settings of a reading of its own for an action that reaches less than the request's reading: only the own groups
 * of an area that the person otherwise reads whole, such as an export by a function of the own groups where every member
 * reads the list. Or more: its records name groups outside the own ones. Null: the request's own reading shows what the
 * action reaches.
 */
export function settingsOfItsOwn(grants: Grants, own: OwnGroups | undefined, action: Action): Settings | null {
  if (!isLimited(grants)) return null
  const less = lessThanRead(grants, own, action)
  if (less) return { ...settingsFor(grants, own), ...less }
  const settings = settingsFor(grants, own)
  const named = namedWhole(grants, action).filter((area) => settingOf(area) in settings)
  return named.length ? without(settings, named) : null
}

function lessThanRead(grants: Grants, own: OwnGroups | undefined, action: Action): Settings | null {
  const area = grants.get(action) === 'meus' ? placeOf(action)?.area : undefined
  if (area === undefined || reachIn(grants, area, undefined) === 'meus') return null
  return { [settingOf(area)]: `{${ownIn(own, area, true).join(',')}}` }
}

const without = (settings: Settings, areas: readonly string[]): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([setting]) => !areas.map(settingOf).includes(setting)))

/**
 * Whether a reading with these settings shows more of the action's own area than the request's reading does: it is for
 * records of another area that name groups of this one.
 */
export function isTooWide(reading: Settings, request: Settings, action: Action): boolean {
  const setting = settingOf(placeOf(action)?.area ?? '')
  return request[setting] !== undefined && reading[setting] === undefined
}

/**
 * The settings of a reading for several actions at once, such as those of a report: in each area it is limited as the
 * action that reaches least, and the areas of none of them not at all, if one of them names their groups.
 */
export function settingsForAll(grants: Grants, own: OwnGroups | undefined, actions: readonly Action[]): Settings {
  const least = actions.map((action) => lessThanRead(grants, own, action))
  const areas = actions.map((action) => placeOf(action)?.area)
  const named = actions.flatMap((action) => namedWhole(grants, action)).filter((area) => !areas.includes(area))
  return without(Object.assign({}, settingsFor(grants, own), ...least), named)
}

/**
 * Whether what was read in a transaction with some settings may be seen by somebody with other ones: nothing of it lies
 * outside the groups to which that person is limited now.
 * @param areas all areas of which the transaction read groups; a limit in another area hides nothing of it
 */
export const readWithin = (then: Settings, now: Settings, areas: readonly string[]): boolean =>
  areas.every((area) => {
    const setting = settingOf(area)
    const own = now[setting]
    if (own === undefined) return true
    const read = then[setting]
    return read !== undefined && idsIn(read).every((id) => idsIn(own).includes(id))
  })

const idsIn = (setting: string): string[] => setting.match(/\d+/g) ?? []

/** How far the person reaches in an area: 'tudo' when one reading action does. */
function reachIn(grants: Grants, area: string, action: Action | undefined): Reach | undefined {
  if (action && placeOf(action)?.area === area) return grants.get(action)
  const reads = actionNames.flatMap((name) => {
    const place = placeOf(name)
    const reach = grants.get(name)
    return reach && place?.area === area && includesLevel('ler', place.level) ? [reach] : []
  })
  return reads.includes('tudo') ? 'tudo' : reads[0]
}
