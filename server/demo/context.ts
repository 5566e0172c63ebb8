import type { DateOnly } from '../kernel/dates.js'
import type { Writing } from '../kernel/tenant/session.js'
import type { DemoChurch } from './churches.js'
import type { Resident } from './pessoas/people.js'
import type { Random } from './random.js'

/** What every area's generator works with: one church, in its one transaction. */
export interface Demo {
  work: Writing
  church: DemoChurch
  /** draws of this area alone */
  random: Random
  today: DateOnly
  /** the day on which the church began with the system, two years before today */
  start: DateOnly
  /** who keeps the records: the church's administrator */
  idUsuario: number
  /** the key of the settings, for what is stored encrypted */
  secretKey: Buffer
  /** everybody in the church, oldest record first; who was deleted is not among them */
  people: readonly Resident[]
}

/** Fills one area of a church. */
export type DemoArea = (demo: Demo) => Promise<void>
