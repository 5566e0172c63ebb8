import { database } from '../kept/database.js'
import { type Item, merged, type NewItem } from './item.js'

/** Where the items lie. Each function is one transaction, so that two tabs do not lose each other's changes. */
export interface Store {
  /** in their order */
  all(): Promise<Item[]>
  /** Adds a change, to an earlier item if possible. */
  add(item: NewItem): Promise<void>
  /** Counts a try, after which the item stays as it is. Returns it as it is sent. */
  begin(seq: number): Promise<Item | undefined>
  put(item: Item): Promise<void>
  remove(seq: number): Promise<void>
}

const lastOf = (items: readonly Item[], record: string) => items.findLast((item) => item.record === record)

/** For browsers without a database, such as some private windows: the items live as long as the page. */
export function memoryStore(): Store {
  const items = new Map<number, Item>()
  let last = 0
  return {
    all: async () => [...items.values()],
    async add(item) {
      const joined = merged(lastOf([...items.values()], item.record), item)
      const seq = joined?.seq ?? ++last
      items.set(seq, joined ?? { ...item, seq, tries: 0 })
    },
    async begin(seq) {
      const item = items.get(seq)
      if (item) items.set(seq, { ...item, tries: item.tries + 1 })
      return items.get(seq)
    },
    put: async (item) => void items.set(item.seq, item),
    remove: async (seq) => void items.delete(seq),
  }
}

/** The device's database, which outlives the page. */
const deviceStore: Store = {
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
    const transaction = (await database()).transaction('outbox', 'readwrite')
    const item = await transaction.store.get(seq)
    const begun = item && { ...item, tries: item.tries + 1 }
    await Promise.all([begun && transaction.store.put(begun), transaction.done])
    return begun
  },
  put: async (item) => void (await (await database()).put('outbox', item)),
  remove: async (seq) => (await database()).delete('outbox', seq),
}

/** The store of this device. */
export const openStore = (): Promise<Store> =>
  database().then(
    () => deviceStore,
    () => memoryStore(),
  )
