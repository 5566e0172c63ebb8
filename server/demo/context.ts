import type { DateOnly } from '../../schema/rules/dates.js'
import type { Images } from '../kernel/data/storage/images.js'
import type { Writing } from '../kernel/data/tenant/session.js'
import type { DemoChurch } from './churches.js'
import type { Resident } from './pessoas/people.js'
import type { Random } from './random.js'

/** The input of every area's generator: one church, filled in one transaction. */
export interface Demo {
  work: Writing
  church: DemoChurch
  /** random numbers for this area only */
  random: Random
  today: DateOnly
  /** the day on which the church started to use the system, two years before today */
  start: DateOnly
  /** the church's administrator, who enters the records */
  idUsuario: number
  /** the key for encrypted columns */
  secretKey: Buffer
  /** where uploaded files lie */
  images: Pick<Images, 'put'>
  /** everybody in the church except deleted people, oldest record first */
  people: readonly Resident[]
}

/** Fills one area of a church. */
export type DemoArea = (demo: Demo) => Promise<void>
