import type { DateOnly } from './dates.js'

/** The days that a calendar shows, by the clock of one church. */
export interface CalendarWindow {
  /** first and last day, both shown: what records with a calendar date are compared with */
  de: DateOnly
  ate: DateOnly
  /** the same as instants, ISO 8601 UTC, the end not included: what records with an instant are compared with */
  inicio: string
  fim: string
  /** the church's time zone, IANA */
  fuso: string
}

/** One entry of a church's calendar. No names of people: entries also leave the house, in the addresses that people subscribe to. */
export interface CalendarEntry {
  /** what it is, as in the search: 'evento'. The client has a label, a colour and a filter for it. */
  tipo: string
  id: number
  uuid: string
  titulo: string
  /** an instant, a time by the church's clock ('YYYY-MM-DDTHH:mm') or, of what has no hour, a day: what `instantIn` reads */
  inicio: string
  /** in the same forms; of whole days the last one, included. null: unknown */
  fim: string | null
  /** name of the place */
  local: string | null
  /** path of the record's screen */
  caminho: string
  /** shown, but crossed out */
  cancelado?: boolean
}
