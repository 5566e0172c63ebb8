import { fc } from './random.js'

/** The kind of a ledger entry: income or expense. */
export type Side = 'entrada' | 'saida'

/** A ledger entry in the model. */
export interface Entry {
  side: Side
  id: number
  cents: bigint
  data: string
  alive: boolean
  origin: number | null
  reverses: Entry | null
  /** index of the account where it lies */
  place: number
  /** whether it reverses the entry of a Pix whose money went back */
  refund?: boolean
}

/** A received Pix in the model. */
export interface Pix {
  id: number
  /** what the church keeps of it */
  kept: bigint
  /** its latest entry; undefined while nobody says what it was */
  entry: Entry | undefined
}

/** A payment of a payable or receivable in the model; it counts while its entry is there and is not reversed. */
export interface Payment {
  id: number
  /** what it pays of the amount that is due; its entry has interest and fine too, and less the discount */
  principal: bigint
  entry: Entry
}

/** A payable or receivable in the model. */
export interface Account {
  side: Side
  id: number
  cents: bigint
  cancelled: boolean
  /** all payments, in the order in which they were made */
  payments: Payment[]
}

/** A transfer in the model. */
export interface Transfer {
  id: number
  cents: bigint
  data: string
  alive: boolean
  from: number
  to: number
  reverses: Transfer | null
}

/** A line of the bank's statement in the model, with the entries or the side of a transfer that are its money. */
export interface Movement {
  id: number
  /** as the account sees it */
  cents: bigint
  data: string
  place: number
  matched: boolean
  entries: Entry[]
  transfer: Transfer | null
}

export interface Books {
  entries: Entry[]
  transfers: Transfer[]
  movements: Movement[]
  accounts: Account[]
  pix: Pix[]
  /** ids of the accounts where money lies: the first is the default one; the last begins with an opening balance */
  places: number[]
  opening: bigint
  /** id of the church's cost centre */
  centre: number
  /** number of closed months since January 2026; 0: none */
  closed: number
}

const side = fc.constantFrom<Side>('entrada', 'saida')
const cents = fc.oneof(fc.bigInt({ min: 1n, max: 99_999n }), fc.bigInt({ min: 1n, max: 99_999_999_999_999n }))
const day = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 28 }))
/** An amount large enough for every instalment to have a cent. */
const owed = fc.bigInt({ min: 3n, max: 99_999_999n })
const pick = fc.nat(5)
/** The account that an event names; undefined: none. */
const place = fc.option(fc.nat(2), { nil: undefined })
/** Closes the latest months and reopens from the earliest, so that entries are in both kinds of months. */
const [closing, opening] = [fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 2 })]

export const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('type' as const), side, cents, day, place }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('edit' as const), pick, cents, day, place }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('delete' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restore' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('reverse' as const), pick, day }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('again' as const), pick, day, later: day }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('make' as const), side, cents, day, origin: fc.nat(2), place }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('makeTwo' as const), side, cents, day, origin: fc.nat(2), place }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('fail' as const), side, cents, day }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('change' as const), side, origin: fc.nat(2), cents, day, place }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('withdraw' as const), side, origin: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('owe' as const),
      side,
      cents: owed,
      parts: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('settle' as const), pick, day, place }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('pay' as const),
      pick,
      /** thirds of what is left */
      thirds: fc.integer({ min: 1, max: 4 }),
      interest: fc.bigInt({ min: 0n, max: 9_999n }),
      fine: fc.bigInt({ min: 0n, max: 999n }),
      /** thirds of the money */
      discount: fc.nat(3),
      day,
      place,
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('unpay' as const), pick, nth: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('undo' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('cancel' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('uncancel' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('alter' as const), pick, cents }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('move' as const), cents, day, from: fc.nat(2), to: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('moveAgain' as const), nth: fc.nat(5), cents, day }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('moveBack' as const), nth: fc.nat(5), day }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('unmove' as const), nth: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('moveReturns' as const), nth: fc.nat(5) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('match' as const),
      pick,
      other: fc.option(pick, { nil: undefined }),
      day,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('matchMove' as const), nth: fc.nat(5), received: fc.boolean(), day }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('pix' as const), cents, day, known: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('refund' as const), nth: fc.nat(5), day, whole: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('unmatch' as const), line: fc.nat(5) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('bankPays' as const),
      pick,
      /** thirds of what is left */
      thirds: fc.integer({ min: 1, max: 4 }),
      interest: fc.bigInt({ min: 0n, max: 9_999n }),
      /** thirds of the money */
      discount: fc.nat(2),
      day,
      place: fc.nat(2),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('bankUnpays' as const), line: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('close' as const), month: closing }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reopen' as const), month: opening }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('addUp' as const),
      through: fc.integer({ min: 1, max: 6 }),
      /** a day of that month; 0: its last */
      until: fc.constantFrom(0, 1, 13, 14),
    }),
  },
)
export type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

/** Whole cents in the format of the database. */
export const write = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
export const dateOf = ([m, d]: [number, number]) => `2026-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
/** Whether an entry was reversed. */
export const reversedIn = ({ entries }: Pick<Books, 'entries'>, entry: Entry): boolean =>
  entries.some((each) => each.alive && each.reverses === entry)
/** The payments of a payable or receivable that count, in the order in which they were made. */
export const countingIn = (books: Pick<Books, 'entries'>, { payments }: Account): Payment[] =>
  payments.filter(({ entry }) => entry.alive && !reversedIn(books, entry))
/** What is paid of a payable or receivable. */
export const paidIn = (books: Pick<Books, 'entries'>, account: Account): bigint =>
  countingIn(books, account).reduce((sum, { principal }) => sum + principal, 0n)
/** Whether an entry or transfer is the money of a line of the bank's statement. */
export const heldIn = ({ movements }: Pick<Books, 'movements'>, one: Entry | Transfer): boolean =>
  movements.some(({ matched, entries, transfer }) => matched && (transfer === one || entries.includes(one as Entry)))
export const monthOf = (data: string) => Number(data.slice(5, 7))
