import type { DateOnly } from '../../../../schema/rules/dates.js'

/** The days that a calendar shows, in the time zone of one church. */
export interface CalendarWindow {
  /** the first and the last day, both included: for comparison with records that have a calendar date */
  de: DateOnly
  ate: DateOnly
  /** the days as instants (ISO 8601 UTC), the end excluded: for comparison with records that have an instant */
  inicio: string
  fim: string
  /** the church's time zone, an IANA name */
  fuso: string
}

/**
 * One entry of a church's calendar. It names no people, because entries also leave the application through subscribed
 * calendar addresses.
 */
export interface CalendarEntry {
  /** its kind, as in the search: the name of a feature. The client has a label, a colour and a filter for it. */
  tipo: string
  id: number
  uuid: string
  titulo: string
  /** an instant, a local time of the church ('YYYY-MM-DDTHH:mm') or a whole day: the formats that `instantIn` reads */
  inicio: string
  /** the end, in the same formats as `inicio`; for whole days the last day, which is included; null: unknown */
  fim: string | null
  /** name of the place */
  local: string | null
  /** path of the record's screen */
  caminho: string
  /** how often the record has been changed, and when last, so that calendar programs take the change */
  versao: number
  alteradoEm: Date | string
  /** shown with a line through it */
  cancelado?: boolean
}
