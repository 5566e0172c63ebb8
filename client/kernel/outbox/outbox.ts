import {
  type Answered,
  ageOfNewest,
  COMING,
  countOf,
  type Item,
  inTurn,
  isStored,
  leftOver,
  type Moment,
  type NewItem,
  outcomeOf,
  tokenMark,
  variablesOf,
} from './item.js'
import { personKey, type Signed } from './signed.js'
import { type Failing, NOBODY } from './state.js'
import { memoryStore, type Store } from './store.js'
import { newUuid } from './uuid.js'

/** The longest that a request waits for its answer: it holds up the others. */
export const PATIENCE_MS = 30_000

/** Nobody waits longer for the server: what was done is stored here, and goes on alone. */
const ANSWER_MS = 4000

export interface Outside {
  /** the query that tells whose session it is */
  readonly who: string
  open(): Promise<Store>
  now(): Moment
  /** The stored token, which another tab may have changed. */
  token(): string | null
  /** the person of a session in the church that the page is in; by default the own one */
  within?(eu: { id: number; idCliente: number }): { id: number; idCliente: number }
  /** Sends GraphQL as the holder of this token. Rejects when the server was not reached. */
  request(token: string, body: object, key?: string): Promise<{ status: number; body: unknown }>
  /** Runs the work while no other tab does. */
  alone(work: () => Promise<void>): Promise<void>
  /** Tells other tabs that the items have changed. */
  changed(): void
  /** The server knows this token no longer. */
  expired(token: string): void
  /** Calls the work soon, for several changes together; sooner where the device keeps nothing (`fleeting`). */
  soon(work: () => void, fleeting: boolean): void
  /** the milliseconds after which a server that does not answer counts as not reached */
  readonly patience?: number
}

/** What became of the changes of a record; 'lost' when nobody is signed in for whom they could be stored. */
export type Sent = 'sent' | 'waiting' | 'refused' | 'lost'

/** Said of a change that somebody else may have made, so that nobody's marks are sent as another's. */
const WHO_WAS_IT =
  'Outra sessão começou neste aparelho enquanto isto era marcado. Se foi você quem marcou, tente de novo; senão, descarte.'

type Delivered = (data: unknown) => void

const warn = (error: unknown) => console.warn('changes that wait on this device', error)

export type Outbox = ReturnType<typeof createOutbox>

/**
 * The changes of this device that wait for the server. They outlive the page, are sent in the order of their record, and
 * only by the person who made them.
 */
export function createOutbox(outside: Outside) {
  const { patience = ANSWER_MS } = outside
  let store: Promise<Store> | undefined
  let signed: Signed | null = null
  /** whose screens are shown, also while nobody knows whose the session's new token is */
  let whose: string | null = null
  let items: readonly Item[] = []
  /** changes that are not in the store yet */
  let coming: readonly Item[] = []
  /** those of them that have been stored since the store was read */
  const arrived = new Set<Item>()
  let failing: Failing = null
  let state = NOBODY
  let running: Promise<void> | undefined
  /** resolves when all changes so far are in the store */
  let stored: Promise<unknown> = Promise.resolve()
  let again = false
  /** the person of each token, as the server says */
  const known = new Map<string, string>()
  const listeners = new Set<() => void>()
  const delivered = new Map<string, Set<Delivered>>()

  let fleeting = false

  async function opened(): Promise<Store> {
    store ??= outside.open()
    const open = await store
    fleeting = !open.lasts
    return open
  }

  const itemsOf = (who: string) => [...items, ...coming].filter(({ person }) => person === who)

  function tell(): void {
    const own = whose ? itemsOf(whose) : []
    const waiting = own.filter(({ refused }) => refused === undefined)
    const refused = own.filter((item) => item.refused !== undefined)
    state = own.length ? { waiting, refused, failing, ...(fleeting && { fleeting }) } : NOBODY
    for (const listener of listeners) listener()
  }

  async function reload(): Promise<void> {
    const there = [...arrived]
    const read = async () => (await opened()).all()
    // the first try may meet a database that was just closed
    items = await read().catch(read)
    coming = coming.filter((item) => !there.includes(item))
    for (const item of there) arrived.delete(item)
    tell()
  }

  async function changed(): Promise<void> {
    await reload()
    outside.changed()
  }

  /**
   * Tells who is signed in; null for nobody, or somebody who sees the church as another person.
   * @param person whose screens are shown, when it is not known whose the session is
   */
  function begin(next: Signed | null, person = next?.person ?? null): void {
    signed = next
    whose = person
    failing = person && !next ? 'sign-in' : null
    tell()
    if (next) void reload().catch(warn).then(flush)
  }

  /**
   * Stores a change and sends it soon. The screens show it at once.
   * @returns false when there is nobody for whom it could be stored
   */
  function add(change: Omit<NewItem, 'id' | 'person' | 'made' | 'unsure'>): boolean {
    const token = outside.token()
    if (!whose || (!signed && !token)) return false
    const now = outside.now()
    const at = (mark: { at: number }) => ({ ...mark, at: now.wall })
    const item = {
      ...change,
      marks: change.marks?.map((mark) => ({ ...mark, ...at(mark) })),
      visitors: change.visitors && { ...change.visitors, ...at(change.visitors) },
      id: newUuid(),
      person: whose,
      unsure: signed || !token ? undefined : tokenMark(token),
      made: now,
    } satisfies NewItem
    const shown: Item = { ...item, seq: COMING, tries: 0 }
    coming = [...coming, shown]
    tell()
    const done = save(item).then(() => {
      arrived.add(shown)
      outside.soon(() => void flush(), fleeting)
      return changed()
    })
    // a failure to read it back must not end all later rounds
    stored = Promise.all([stored, done.catch(warn)])
    return true
  }

  async function save(item: NewItem): Promise<void> {
    const write = async () => (await opened()).add(item)
    try {
      // the first try may meet a database that was just closed
      await write().catch(write)
    } catch (error) {
      console.warn('a change could not be stored on this device', error)
      store = Promise.resolve(memoryStore())
      await write()
    }
  }

  /**
   * Sends what waits; resolves when everything was tried. In a network that hangs it takes long, and longer with each
   * change: whoever shows that it is being sent uses `tryNow`.
   */
  function flush(): Promise<void> {
    if (running) {
      again = true
      return running
    }
    running = (async () => {
      do {
        again = false
        await outside.alone(sendAll).catch((error) => {
          warn(error)
          fail('server')
        })
      } while (again)
    })().finally(() => {
      running = undefined
    })
    return running
  }

  /** The same for a timer, which must not make a round in a network that hangs begin anew without an end. */
  function tick(): void {
    if (!running) void flush()
  }

  /** Sends what waits; resolves when everything was tried, or as soon as nobody would wait any longer. */
  async function tryNow(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience)
    })
    await Promise.race([flush(), enough])
    clearTimeout(timer)
  }

  /**
   * Tells within moments what has become of the changes of a record.
   * @param reachable whether it makes sense to send them first
   */
  async function deliver(record: string, reachable = true): Promise<Sent> {
    const person = whose
    if (person === null) return 'lost'
    if (reachable) await tryNow()
    // the session may be over by now
    const own = itemsOf(person).filter((item) => item.record === record)
    if (own.some(({ refused }) => refused !== undefined)) return 'refused'
    return own.length > 0 ? 'waiting' : 'sent'
  }

  const isStill = ({ token, person }: Signed) => outside.token() === token && signed?.person === person

  async function sendAll(): Promise<void> {
    const me = signed
    if (!me || !isStill(me)) return
    await stored
    await reload()
    const mine = state.waiting.filter(isStored)
    if (mine.length === 0) return fail(null)
    const who = await personOf(me.token)
    if (who !== me.person) return
    await sendInTurn(me, mine)
  }

  async function sendInTurn(me: Signed, mine: readonly Item[]): Promise<void> {
    const stopped = new Set<string>()
    for (const item of inTurn(mine)) {
      if (stopped.has(item.record)) continue
      // somebody else may have signed in meanwhile
      if (!isStill(me)) return
      switch (await tryOne(me, item)) {
        case 'over':
          return
        case 'sign-in':
          return signedOut(me.token)
        // the network is the same for all records, and each would wait as long
        case 'unreached':
          return fail('network')
        case 'later':
        case 'busy':
          stopped.add(item.record)
      }
    }
    fail(stopped.size > 0 ? 'server' : null)
  }

  /** An item that cannot be sent, such as one of another build, holds up only its record. */
  async function tryOne(me: Signed, item: Item) {
    const outcome = await sendOne(me, item).catch((error) => {
      warn(error)
      return 'later' as const
    })
    // what a busy server has not looked at says nothing about the change
    if (outcome === 'later') await countFailure(item).catch(warn)
    return outcome
  }

  function signedOut(token: string): void {
    known.delete(token)
    fail('sign-in')
    outside.expired(token)
  }

  async function countFailure({ seq }: Item): Promise<void> {
    await (await opened()).failed(seq)
    await changed()
  }

  async function sendOne(me: Signed, { seq, unsure }: Item) {
    const begun = await (await opened()).begin(seq)
    if (!begun || begun.item.refused !== undefined) return 'done'
    const { item } = begun
    if (unsure !== undefined && unsure !== tokenMark(me.token)) {
      await (await opened()).put({ ...item, refused: WHO_WAS_IT })
      await changed()
      return 'done'
    }
    if (!isStill(me)) return 'over'
    const outcome = await send(me.token, item, begun.answered)
    if (outcome.kind === 'done') await accepted(item, outcome.data, outcome.age)
    if (outcome.kind === 'refused') {
      await (await opened()).put({ ...item, refused: outcome.text })
      await changed()
    }
    return outcome.kind
  }

  function fail(now: Failing): void {
    if (failing === now) return
    failing = now
    tell()
  }

  /** As `request`; a network that hangs is told of before it has failed. */
  async function ask(...request: Parameters<Outside['request']>) {
    const slow = setTimeout(() => fail('network'), patience)
    try {
      return await outside.request(...request)
    } finally {
      clearTimeout(slow)
    }
  }

  async function send(token: string, item: Item, before: Answered | undefined) {
    // an older item that was refused and is sent again stays older
    const after = before && before.seq < item.seq ? before.at : undefined
    const sent = outside.now()
    const request = { query: item.query, variables: variablesOf(item, sent, after) }
    const answer = await ask(token, request, item.id).catch(() => null)
    if (!answer) return { kind: 'unreached' } as const
    return { ...outcomeOf(answer.status, answer.body), age: ageOfNewest(item, sent) }
  }

  /** The screens take the server's state before the change disappears, so that no mark flickers. */
  async function accepted(item: Item, data: unknown, age: number): Promise<void> {
    const now = outside.now()
    // of a try whose answer was lost nobody knows how long it took to arrive
    const since = item.tries > 1 ? Math.max(0, age - PATIENCE_MS) : age
    const at = { ...now, wall: now.wall - since, mono: now.mono - since, server: (now.server ?? now.wall) - since }
    for (const listener of delivered.get(item.record) ?? [])
      try {
        listener(data)
      } catch (error) {
        // the screen's failure; the server has the change
        warn(error)
      }
    await (await opened()).accept(item, leftOver(item, data), at)
    await changed()
  }

  async function personOf(token: string): Promise<string | undefined> {
    const before = known.get(token)
    if (before !== undefined) return before
    const answer = await ask(token, { query: outside.who }).catch(() => null)
    if (!answer) {
      fail('network')
      return undefined
    }
    const outcome = outcomeOf(answer.status, answer.body)
    if (outcome.kind === 'sign-in') {
      signedOut(token)
      return undefined
    }
    const eu = outcome.kind === 'done' ? (outcome.data as { eu: { id: number; idCliente: number } | null }).eu : null
    if (eu) known.set(token, personKey(outside.within?.(eu) ?? eu))
    else fail('server')
    return known.get(token)
  }

  /** Sends a refused item again. */
  async function retry({ seq, refused: _, unsure: __, failures: ___, ...item }: Item): Promise<void> {
    // under another key: under the first one the server may have stored its refusal
    await (await opened()).put({ ...item, seq, id: newUuid() })
    await changed()
    await tryNow()
  }

  async function discard({ seq }: Item): Promise<void> {
    await (await opened()).remove(seq)
    await changed()
  }

  return {
    begin,
    add,
    flush,
    tick,
    tryNow,
    deliver,
    retry,
    discard,
    reload,
    state: () => state,
    /** How many changes of this person wait. */
    count: () => countOf(state.waiting),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Calls the listener with the data of each request of this record that the server accepts. */
    onDelivered(record: string, listener: Delivered): () => void {
      const all = delivered.get(record) ?? new Set()
      delivered.set(record, all.add(listener))
      return () => void all.delete(listener)
    },
  }
}
