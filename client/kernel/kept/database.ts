import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Item } from '../outbox/item.js'

/** An answer of the server, as it was kept. */
export interface Kept {
  /** church and person */
  person: string
  /** Date.now() when it was asked for */
  at: number
  data: unknown
}

interface Tables extends DBSchema {
  outbox: { key: number; value: Item }
  kept: { key: string; value: Kept }
  /** the church and person of the session's token, so that a page that opens without a network knows whose data it may show */
  person: { key: string; value: string }
}

let open: Promise<IDBPDatabase<Tables>> | undefined

/** The database of this browser. Rejects where there is none. */
export function database(): Promise<IDBPDatabase<Tables>> {
  const forget = () => {
    open = undefined
  }
  open ??= openDB<Tables>('candeia', 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
      db.createObjectStore('kept')
      db.createObjectStore('person')
    },
    blocking(_current, _blocked, { target }) {
      ;(target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  }).catch((error) => {
    forget()
    throw error
  })
  return open
}
