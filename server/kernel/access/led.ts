import type { RawBuilder } from 'kysely'
import type { Action } from './actions.js'

/** A number, or the SQL of a column that holds it. */
export type NumberOrColumn = number | RawBuilder<number>

/** How a feature finds the groups that a person leads, and what leading them gives. */
export interface Led {
  /** the access area of the groups */
  area: string
  /**
   * what leading one of these groups gives by itself, in the own groups: what that one group needs. Absent where the
   * groups follow from those of other areas
   */
  gives?: readonly Action[]
  /**
   * SQL: one column with the ids of the groups that the person leads. Where leading gives something, a migration writes it
   * into the function `areas_lideradas` too, and the rows that name the person have the trigger `remembersNamed` or
   * `remembersPromoted`
   */
  groups(idCliente: NumberOrColumn, idUsuario: NumberOrColumn): RawBuilder<unknown>
  /**
   * SQL: one column with the ids of the groups in which the person takes part. Whoever is limited to the own groups reads
   * these too, in churches in which members read the area. Who waits for confirmation does not take part. Absent where a
   * member reads less of a group than its leader.
   */
  joined?(idCliente: NumberOrColumn, idUsuario: NumberOrColumn): RawBuilder<unknown>
  /**
   * SQL: one column with the ids of the people in these groups whose data the person may read. Memberships that wait for
   * confirmation are left out: whoever is limited to the own groups may add anybody to them.
   * @param groups SQL as above
   */
  people(idCliente: NumberOrColumn, groups: RawBuilder<unknown>): RawBuilder<unknown>
  /**
   * SQL: what the person sees, as everybody does, of the own groups that somebody else may lead, as jsonb; null: there are
   * none. The groups themselves stay outside what the person reaches.
   */
  seen?(idCliente: number, idUsuario: number): RawBuilder<unknown>
  /** how leaders are told of birthdays in these groups */
  birthdays?: Birthdays
}

interface Birthdays {
  /** only leaders who may do this are told */
  action: Action
  /** SQL: id_cliente, grupo, lider and membro, for each confirmed person of each active group, in all churches */
  pairs: RawBuilder<unknown>
  /** the notice, in Portuguese; a device shows it on its lock screen, so it names nobody */
  text: string
}

const giving: Led[] = []

/**
 * Sets how the groups that people lead are found. Called once, when the process starts.
 * @throws Error for an area in which two features say what leading gives
 */
export function lead(features: readonly Led[]): void {
  for (const led of features.filter(({ gives }) => gives)) {
    if (giving.some(({ area }) => area === led.area)) throw new Error(`leading in ${led.area} is said twice`)
    giving.push(led)
  }
}

/** What leading a group of this area gives in the own groups. */
export const givenByLeading = (area: string): readonly Action[] => giving.find((led) => led.area === area)?.gives ?? []
