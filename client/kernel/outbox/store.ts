import { database } from '../kept/database.js'
import { type Answered, type Item, merged, type NewItem } from './item.js'

/** Where the items lie. Each function is one transaction, so that two tabs do not lose each other's changes. */
export interface Store {
  /** whether the items outlive the page */
  readonly lasts: boolean
  /** in their order */
  all(): Promise<Item[]>
  /** Adds a change, to an earlier item if possible. */
  add(item: NewItem): Promise<void>
  /**
   * Counts a try, after which the item stays as it is. Returns it as it is sent, with the last accepted item of its
   * record, which another tab may have sent.
   */
  begin(seq: number): Promise<{ item: Item; answered?: Answered | undefined } | undefined>
  /** Removes an item that the server accepted, or puts what is left of it in its place. */
  accept(item: Item, left: Item | null, at: Answered['at']): Promise<void>
  /** Counts a failure of the server, unless the item was discarded meanwhile. */
  failed(seq: number): Promise<void>
  put(item: Item): Promise<void>
  remove(seq: number): Promise<void>
}

const lastOf = (items: readonly Item[], record: string) => items.findLast((item) => item.record === record)

const failedOnce = (item: Item): Item => ({ ...item, failures: (item.failures ?? 0) + 1 })

/** Where the last accepted item of a record lies: with the copies, which are removed with the session and after a while. */
const answeredKey = ({ person, record }: Item) => `${person} answered ${record}`

/** For browsers without a database, such as some private windows: the items live as long as the page. */
export function memoryStore(): Store {
  const items = new Map<number, Item>()
  const answered = new Map<string, Answered>()
  let last = 0
  return {
    lasts: false,
    all: async () => [...items.values()],
    async add(item) {
      const joined = merged(lastOf([...items.values()], item.record), item)
      const seq = joined?.seq ?? ++last
      items.set(seq, joined ?? { ...item, seq, tries: 0 })
    },
    async begin(seq) {
      const item = items.get(seq)
      if (!item) return undefined
      const begun = { ...item, tries: item.tries + 1 }
      items.set(seq, begun)
      return { item: begun, answered: answered.get(answeredKey(item)) }
    },
    async accept(item, left, at) {
      answered.set(answeredKey(item), { seq: item.seq, at })
      if (left) items.set(item.seq, left)
      else items.delete(item.seq)
    },
    async failed(seq) {
      const item = items.get(seq)
      if (item) items.set(seq, failedOnce(item))
    },
    put: async (item) => void items.set(item.seq, item),
    remove: async (seq) => void items.delete(seq),
  }
}

/** The device's database, which outlives the page. */
const deviceStore: Store = {
  lasts: true,
  all: async () => (await database()).getAll('outbox'),
  async add(item) {
    // a phone may be switched off the next moment
    const transaction = (await database()).transaction('outbox', 'readwrite', { durability: 'strict' })
    const items = await transaction.store.getAll()
    const joined = merged(lastOf(items, item.record), item)
    const { seq: _, ...fresh } = { seq: 0, ...item, tries: 0 }
    await Promise.all([joined ? transaction.store.put(joined) : transaction.store.add(fresh as Item), transaction.done])
  },
  async begin(seq) {
    const transaction = (await database()).transaction(['outbox', 'kept'], 'readwrite')
    const items = transaction.objectStore('outbox')
    const found = await items.get(seq)
    const item = found && { ...found, tries: found.tries + 1 }
    const last = item && (await transaction.objectStore('kept').get(answeredKey(item)))
    await Promise.all([item && items.put(item), transaction.done])
    return item && { item, answered: last?.data as Answered | undefined }
  },
  async accept(item, left, at) {
    const transaction = (await database()).transaction(['outbox', 'kept'], 'readwrite')
    const items = transaction.objectStore('outbox')
    const data: Answered = { seq: item.seq, at }
    await Promise.all([
      left ? items.put(left) : items.delete(item.seq),
      transaction.objectStore('kept').put({ person: item.person, at: at.wall, data }, answeredKey(item)),
      transaction.done,
    ])
  },
  async failed(seq) {
    const { store, done } = (await database()).transaction('outbox', 'readwrite')
    const item = await store.get(seq)
    await Promise.all([item && store.put(failedOnce(item)), done])
  },
  put: async (item) => void (await (await database()).put('outbox', item)),
  remove: async (seq) => (await database()).delete('outbox', seq),
}

/** The store of this device. Some browsers have no database at all, and fail before there is anything to wait for. */
export async function openStore(): Promise<Store> {
  try {
    await database()
    return deviceStore
  } catch {
    return memoryStore()
  }
}
