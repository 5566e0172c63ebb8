import { SMALL_MS } from '../kept/clock.js'

/** The device's clock, and one that nobody can set but that only counts while its page is open. */
export interface Moment {
  /** Date.now() */
  readonly wall: number
  /** performance.now() */
  readonly mono: number
  /** identifies the page whose clock `mono` is */
  readonly page: string
  /** this moment by the server's clock, as far as the device knew it */
  readonly server?: number
}

/** Whether a person is marked as present. */
export interface Mark {
  readonly who: string
  readonly name: string
  readonly on: boolean
  /** by the clock of the item, see atOf */
  readonly at: number
}

/** A change that was made on this device and that the server has not accepted yet. All changes are sets, never toggles. */
export interface Item {
  /** the order of all items of this device; the store gives it */
  readonly seq: number
  /** the Idempotency-Key */
  readonly id: string
  /** church and person who made the change; nobody else ever sends it */
  readonly person: string
  /** what is changed; the items of one record are sent in their order */
  readonly record: string
  /** what it is, in the words of the person: 'Chamada de Ágape, 25/11/2026' */
  readonly text: string
  /** the screen where it was made */
  readonly to: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  /** the session's token, when it was made while nobody knew whose that is */
  readonly unsure?: string | undefined
  /** what the server had of a number when it was changed, so that a screen can show the difference */
  readonly before?: number | undefined
  /** the marks of a roll, one for each person */
  readonly marks?: readonly Mark[] | undefined
  /** the number of visitors of a roll */
  readonly visitors?: { readonly count: number; readonly at: number } | undefined
  readonly made: Moment
  /** how often it was sent, also without an answer */
  readonly tries: number
  /** how often the server was reached, but could not carry it out */
  readonly failures?: number | undefined
  /** why the server refused it; the person decides what happens then */
  readonly refused?: string | undefined
}

/** The `seq` of a change that is not in the store yet. */
export const COMING = Number.MAX_SAFE_INTEGER

export const isStored = ({ seq }: Item): boolean => seq !== COMING

/** The server fails again and again at this item, which a person may want to discard then. */
const MANY_FAILURES = 3

/** The items that the server is reached for, but cannot carry out. */
export const failedAgain = (
  waiting: readonly Item[],
  failing: 'network' | 'server' | 'sign-in' | null,
): readonly Item[] =>
  failing === 'server' ? waiting.filter((item) => isStored(item) && (item.failures ?? 0) >= MANY_FAILURES) : []

export type NewItem = Omit<Item, 'seq' | 'tries' | 'failures'>

/** The last accepted item of a record, and the latest time that the server may have given its marks. */
export interface Answered {
  readonly seq: number
  readonly at: Moment
}

/**
 * The order in which items are tried, each record's in its own. What was tried less often goes first, because one request
 * that never ends must not hold up the other records.
 */
export function inTurn(items: readonly Item[]): readonly Item[] {
  const tries = new Map(items.toReversed().map((item) => [item.record, item.tries]))
  return items.toSorted((one, other) => (tries.get(one.record) ?? 0) - (tries.get(other.record) ?? 0))
}

/** The server accepts no more marks in one request. */
const MOST_MARKS = 500

/** A phone may sleep this long; a larger difference between its clocks means that the clock was set. */
const CLOCK_WAS_SET_MS = 12 * 3_600_000

/** Enough of a token to tell it from others, and too little to use it. */
export const tokenMark = (token: string): string => token.slice(-8)

/**
 * How long ago something was made. While its page is open, the clock that nobody can set tells whether the device's clock
 * was set meanwhile; as it stands still while a phone sleeps, the device's clock counts otherwise. Between two pages the
 * server's clock tells that it was set. What the device knew of that clock may itself be out of date; then one of the two
 * ages is impossible or too long, so that the smaller one counts.
 */
export function ageOf(made: Moment, now: Moment): number {
  const wall = now.wall - made.wall
  if (made.page !== now.page) {
    const server = (now.server ?? now.wall) - (made.server ?? made.wall)
    // the device's clock is more exact, and most of the time nobody set it
    if (Math.abs(server - wall) < SMALL_MS) return Math.max(0, wall)
    const possible = [wall, server].filter((age) => age >= 0)
    return possible.length > 0 ? Math.min(...possible) : 0
  }
  const mono = Math.max(0, now.mono - made.mono)
  return wall < mono || wall - mono > CLOCK_WAS_SET_MS ? mono : wall
}

/** This moment by the clock of an item, which is not disturbed when the device's clock is set. */
export const atOf = (made: Moment, now: Moment): number => made.wall + ageOf(made, now)

const iso = (at: number) => new Date(at).toISOString()

/** The age of the newest change of an item, in milliseconds. */
export const ageOfNewest = ({ marks, visitors, made }: Item, now: Moment): number =>
  Math.max(0, atOf(made, now) - Math.max(made.wall, visitors?.at ?? 0, ...(marks ?? []).map(({ at }) => at)))

/**
 * The variables of an item's request; of the times the server uses only the differences. The server's time of earlier
 * marks contains how long their request took to arrive. A mark made meanwhile gets the latest time that they may have
 * got, because a correction would look older than what it corrects.
 * @param answered the latest time that the server may have given the record's earlier marks
 */
export function variablesOf(
  { variables, marks, visitors, made }: Item,
  now: Moment,
  answered?: Moment,
): Record<string, unknown> {
  // measured from now by both, because the clock may have been set between the two, and they may be of different pages
  const earliest = answered ? atOf(made, now) - ageOf(answered, now) + 1 : 0
  const timeOf = (at: number) => Math.max(at, earliest)
  const latest = Math.max(timeOf(made.wall), visitors?.at ?? 0, ...(marks ?? []).map(({ at }) => at))
  const enviadoEm = iso(Math.max(latest, atOf(made, now)))
  if (!marks) return { ...variables, marcadoEm: iso(timeOf(made.wall)), enviadoEm }
  return {
    ...variables,
    input: {
      marcas: marks.map(({ who, on, at }) => ({ idMembro: who, presente: on, marcadoEm: iso(timeOf(at)) })),
      visitantes: visitors && { quantos: visitors.count, marcadoEm: iso(timeOf(visitors.at)) },
      enviadoEm,
    },
  }
}

/** How many changes the person has made with these items. A roll with which nobody was marked is one, too. */
export const countOf = (items: readonly Item[]): number =>
  items.reduce((sum, { marks = [], visitors }) => sum + Math.max(1, marks.length + (visitors ? 1 : 0)), 0)

/**
 * Adds a change to the last item of its record, if that was never sent and is of the same page: later changes replace
 * earlier ones. What was sent stays as it is, because the server knows it by its key.
 * @returns null when it must become an item of its own
 */
export function merged(last: Item | undefined, next: NewItem): Item | null {
  if (!last || last.tries > 0 || last.refused !== undefined) return null
  if (
    last.person !== next.person ||
    last.unsure !== next.unsure ||
    last.query !== next.query ||
    last.made.page !== next.made.page
  )
    return null
  if (!next.marks || !last.marks) return { ...last, ...next, seq: last.seq, id: last.id }
  const at = atOf(last.made, next.made)
  const fresh = next.marks.map((mark) => ({ ...mark, at }))
  const others = last.marks.filter(({ who }) => !fresh.some((mark) => mark.who === who))
  const marks = [...others, ...fresh]
  if (marks.length > MOST_MARKS) return null
  return { ...last, marks, visitors: next.visitors ? { count: next.visitors.count, at } : last.visitors }
}

/** What became of a request. */
export type Outcome =
  | { kind: 'done'; data: unknown }
  | { kind: 'later' | 'busy' | 'sign-in' }
  | { kind: 'refused'; text: string }

type Extensions = { status?: number; code?: string; campos?: Record<string, string>; tentarEm?: number }

type WireError = { message?: unknown; extensions?: Extensions }

/** Answers that say nothing about the change itself: it is sent again later. */
const LATER = [408, 425]

/** The server has no time for this person now, and has not looked at the change. */
const BUSY = 429

/**
 * Reads a response. Only the server's own refusal of the change counts as one; what a proxy or a hotspot answers does not.
 */
export function outcomeOf(status: number, body: unknown): Outcome {
  const { data, errors } = (typeof body === 'object' && body !== null ? body : {}) as {
    data?: unknown
    errors?: readonly WireError[]
  }
  const [error] = Array.isArray(errors) ? errors : []
  if (error) return refusalOf(status, error)
  if (data && status < 300) return { kind: 'done', data }
  return { kind: status === BUSY ? 'busy' : 'later' }
}

/** What an error of the server says of the change. */
function refusalOf(status: number, error: WireError): Outcome {
  const { status: own = status, code, campos = {}, tentarEm } = error.extensions ?? {}
  if (own === 401 || code === 'UNAUTHENTICATED') return { kind: 'sign-in' }
  if (own === BUSY) return { kind: 'busy' }
  // the server says when to try again what is only in the way of others now
  if (own < 400 || own >= 500 || tentarEm !== undefined || LATER.includes(own)) return { kind: 'later' }
  // the message of what is asked before it is saved has the questions
  const texts = code === 'CONFIRM' ? [] : Object.values(campos)
  return { kind: 'refused', text: [...new Set([...texts, String(error.message)])].join(' ') }
}

type Refused = { idMembro: string; motivo: string }

/** The marks that the server could not store, as an item that waits for the person; null when it stored all. */
export function leftOver(item: Item, data: unknown): Item | null {
  const [answer] = Object.values((data ?? {}) as Record<string, { recusados?: readonly Refused[] } | null>)
  const reasons = new Map((answer?.recusados ?? []).map(({ idMembro, motivo }) => [idMembro, motivo]))
  const marks = (item.marks ?? []).filter(({ who }) => reasons.has(who))
  if (marks.length === 0) return null
  const text = marks.map(({ who, name }) => `${name}: ${reasons.get(who)}`).join(' ')
  return { ...item, marks, visitors: undefined, refused: text }
}
