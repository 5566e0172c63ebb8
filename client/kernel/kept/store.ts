import type { DocumentNode } from 'graphql'
import { operationKey } from '../apollo/operation-key.js'
import { getToken } from '../apollo/token.js'
import { onSigned } from '../outbox/signed.js'
import { isComplete } from './complete.js'
import { database, type Kept } from './database.js'
import { keeps } from './keeps.js'

/** Copies are too old after this time. */
const OLDEST_MS = 72 * 3_600_000

/** A page may stay open for days. */
const LOOK_MS = 3_600_000

const isOld = ({ at }: Kept) => Date.now() - at >= OLDEST_MS

const keyOf = (person: string, operation: string) => `${person} ${operation}`

/** Copies that came before the server said whose session it is. */
let early: { token: string; operation: string; data: unknown; asked: number }[] = []
let signed: { token: string; person: string } | null = null

/** What the server answered to changes, for copies of what was asked before them and arrives here later. */
let amended = new Map<string, Amendment>()

interface Amendment {
  person: string
  type: string
  id: number
  fields: Readonly<Record<string, unknown>>
  at: number
}

/** Without a database nothing is kept, and no screen fails because of it. */
const quietly = (work: () => Promise<unknown>) => work().then(undefined, () => undefined)

/**
 * Keeps the server's answer to an operation, for the person of this token.
 * @param asked when the operation was sent; a copy that is younger than that stays, such as the answer to a later mark
 */
export async function keep(token: string, operation: string, data: unknown, asked = Date.now()): Promise<void> {
  if (signed?.token !== token) {
    early.push({ token, operation, data, asked })
    return
  }
  const { person } = signed
  await quietly(async () => {
    const open = await database()
    const key = keyOf(person, operation)
    const before = await open.get('kept', key)
    // a later time than now is of before the clock was set back
    if (before && before.at > asked && before.at <= Date.now()) return
    const changes = [...amended.values()].filter((change) => change.person === person && change.at >= asked)
    const now = changes.reduce(withChange, data)
    // the session may have ended meanwhile
    if (getToken() === token) await open.put('kept', { person, at: asked, data: now }, key)
  })
}

/** The copy of an operation's answer for the person of this token, if it is all that the query asks for. */
export async function keptFor(token: string, operation: string, query: DocumentNode): Promise<Kept | undefined> {
  try {
    const open = await database()
    const person = await open.get('person', token)
    const kept = person === undefined ? undefined : await open.get('kept', keyOf(person, operation))
    return kept && !isOld(kept) && isComplete(query, kept.data) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Removes what is too old, whoever is signed in: without a network nobody may be known for days. */
const removeOld = () =>
  quietly(async () => {
    const { store, done } = (await database()).transaction('kept', 'readwrite')
    for (let copy = await store.openCursor(); copy; copy = await copy.continue())
      if (isOld(copy.value)) await copy.delete()
    await done
  })

/** Tells whose token this is. Removes what is too old or another person's. */
async function beginKeeping(token: string, person: string): Promise<void> {
  signed = { token, person }
  await quietly(async () => {
    const transaction = (await database()).transaction(['kept', 'person'], 'readwrite')
    const copies = transaction.objectStore('kept')
    for (const key of await copies.getAllKeys()) {
      const copy = await copies.get(key)
      if (copy?.person !== person || isOld(copy)) await copies.delete(key)
    }
    const people = transaction.objectStore('person')
    await people.clear()
    if (getToken() === token) await people.put(person, token)
    await transaction.done
  })
  const mine = early.filter((copy) => copy.token === token)
  early = []
  for (const { operation, data, asked } of mine) await keep(token, operation, data, asked)
}

/** Removes all copies: the session is over. */
export async function forgetKept(): Promise<void> {
  signed = null
  early = []
  amended = new Map()
  await quietly(async () => {
    const transaction = (await database()).transaction(['kept', 'person'], 'readwrite')
    await transaction.objectStore('kept').clear()
    await transaction.objectStore('person').clear()
    await transaction.done
  })
}

/** Whose answer it is, and when it was asked for; by default the current session's, and now. */
interface Question {
  token?: string | null
  asked?: number
}

/** Keeps an answer that came with another operation; `variables` are those by which a screen asks for it. */
export const keepCopy = (name: string, variables: object, data: unknown, question?: Question): Promise<void> =>
  keepAs(operationKey(name, variables), data, question)

/** The same for a copy that has a name of its own, see `keptAs`. */
export function keepAs(key: string, data: unknown, { token = getToken(), asked }: Question = {}): Promise<void> {
  return token && keeps() ? keep(token, key, data, asked) : Promise.resolve()
}

/**
 * Writes what the server answered to a change of a record into this person's copies that have it. Their age stays: the
 * rest of them is as old as before.
 * @param fields a copy takes those of them that it has
 */
export async function amend(type: string, id: number, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const token = getToken()
  if (!token || !keeps()) return
  const at = Date.now()
  await quietly(async () => {
    const open = await database()
    const person = signed?.token === token ? signed.person : await open.get('person', token)
    if (person === undefined) return
    const change = { person, type, id, fields, at }
    amended.set(`${type} ${id}`, change)
    const { store, done } = open.transaction('kept', 'readwrite')
    for (let copy = await store.openCursor(); copy; copy = await copy.continue()) {
      const data = copy.value.person === person ? withChange(copy.value.data, change) : copy.value.data
      if (data !== copy.value.data) await copy.update({ ...copy.value, data })
    }
    await done
  })
}

/** The same object where nothing changes. */
function withChange(value: unknown, change: Amendment): unknown {
  if (typeof value !== 'object' || value === null) return value
  const record = value as Record<string, unknown>
  const { type, id, fields } = change
  const own = record.__typename === type && record.id === id
  const entries = Object.entries(record).map(([name, inner]) => [
    name,
    own && name in fields ? fields[name] : withChange(inner, change),
  ])
  if (entries.every(([name, inner]) => record[name as string] === inner)) return value
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** The records of a type that this person's copies name: what one can choose from where no search reaches the server. */
export async function keptRecords(type: string): Promise<{ id: number; name: string }[]> {
  try {
    const open = await database()
    const person = await open.get('person', getToken() ?? '')
    const found = new Map<number, string>()
    for (const kept of await open.getAll('kept'))
      if (kept.person === person && !isOld(kept)) collect(type, kept.data, found)
    return [...found].map(([id, name]) => ({ id, name }))
  } catch {
    return []
  }
}

function collect(type: string, value: unknown, found: Map<number, string>): void {
  if (typeof value !== 'object' || value === null) return
  const { __typename, id, name } = value as { __typename?: unknown; id?: unknown; name?: unknown }
  if (__typename === type && typeof id === 'number' && typeof name === 'string') found.set(id, name)
  for (const inner of Object.values(value)) collect(type, inner, found)
}

void removeOld()
setInterval(removeOld, LOOK_MS)
onSigned((now) => {
  if (now) void beginKeeping(now.token, now.person)
  else signed = null
})
