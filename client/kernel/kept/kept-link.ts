import { ApolloLink, Observable, type ObservableQuery } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { useEffect, useSyncExternalStore } from 'react'
import { httpStatus } from '../apollo/errors'
import { operationKey } from '../apollo/operation-key'
import { getToken } from '../apollo/token'
import { quiet } from '../later/quiet'
import { keeps } from './keeps'

declare module '@apollo/client' {
  interface DefaultContext {
    /**
     * Keeps the answer on this device, and shows it when the server cannot be reached; 'quiet' for what every screen needs,
     * whose age nobody has to know.
     */
    kept?: boolean | 'quiet'
    /** the name of the copy, for variables that change with the day; without it, the operation's with its variables */
    keptAs?: string
  }
}

/** The login's scripts are smaller without it; the worker keeps it for pages that open without a network. */
const store = () => import('./store')

/** What an unreachable server, or a proxy in its place, answers. */
const UNREACHABLE = [undefined, 502, 503, 504]

/** The operations whose last answer was a copy, with its time. */
const shown = new Map<string, number>()
const listeners = new Set<() => void>()
let queries: () => Iterable<ObservableQuery> = () => []

const tell = () => {
  for (const listener of listeners) listener()
}

/** A network may neither answer nor fail: after this time a copy is shown until the answer comes. */
const PATIENCE_MS = 4000

/** The same, while another query shows its copy already. */
const SHORT_PATIENCE_MS = 300

/** How many queries show a copy and still wait for their answer. */
let hanging = 0

/** Answers queries with the copy of an earlier answer while the server cannot be reached, or does not answer. */
export const keptLink = new ApolloLink((operation, forward) => {
  const { kept, keptAs } = operation.getContext()
  const token = getToken()
  if (!kept || !token || !keeps()) return forward(operation)
  const key = keptAs ?? operationKey(operation.operationName, operation.variables)
  return new Observable((observer) => {
    const asked = Date.now()
    let over = false
    let copied = false
    let waits = false
    const end = () => {
      over = true
      clearTimeout(timer)
      if (waits) hanging--
      waits = false
    }
    /** @returns whether the copy is shown */
    const showCopy = async (): Promise<boolean> => {
      const copy = copied ? undefined : await copyOf(token, key, operation.query)
      if (over || copied || !copy || getToken() !== token) return copied
      copied = true
      shown.set(key, copy.at)
      observer.next({ data: copy.data as Record<string, unknown> })
      tell()
      return true
    }
    const wait = async () => {
      if (!(await showCopy()) || over) return
      waits = true
      hanging++
    }
    const timer = setTimeout(() => void wait(), hanging > 0 ? SHORT_PATIENCE_MS : PATIENCE_MS)
    const sent = forward(operation).subscribe({
      next(result) {
        end()
        if (result.data && !result.errors?.length) {
          if (shown.delete(key)) tell()
          keepSoon(token, key, result.data, asked)
        }
        observer.next(result)
      },
      async error(error) {
        clearTimeout(timer)
        const answered = !UNREACHABLE.includes(httpStatus(error)) || !(await showCopy())
        if (over) return
        end()
        if (answered) observer.error(error)
        else observer.complete()
      },
      complete: () => observer.complete(),
    })
    return () => {
      end()
      sent.unsubscribe()
    }
  })
})

/** Keeps an answer once the first screens are through. */
export const keepSoon = (token: string, key: string, data: unknown, asked = Date.now()): void =>
  void quiet()
    .then(store)
    .then(
      ({ keep }) => keep(token, key, data, asked),
      () => undefined,
    )

const copyOf = (token: string, key: string, query: DocumentNode) =>
  store().then(
    ({ keptFor }) => keptFor(token, key, query),
    () => undefined,
  )

/** Removes all copies: the session is over. */
export function forgetCopies(): void {
  forgetShown()
  void store().then(
    ({ forgetKept }) => forgetKept(),
    () => undefined,
  )
}

const keyOf = ({ options, queryName, variables }: ObservableQuery) =>
  options.context?.keptAs ?? operationKey(queryName, variables ?? {})

/** Sets which queries the screen shows. Called once. */
export function watchKept(active: typeof queries): void {
  queries = active
}

/** The queries of the screen that show a copy. */
export const showingCopies = () => [...queries()].filter((query) => shown.has(keyOf(query)))

/** Forgets which copies were shown, because they are the previous person's. */
function forgetShown(): void {
  shown.clear()
  tell()
}

/** The age of the oldest copy that the screen shows. */
function since(): number | null {
  const times = showingCopies()
    .filter(({ options }) => options.context?.kept !== 'quiet')
    .map((query) => shown.get(keyOf(query)) ?? 0)
  return times.length ? Math.min(...times) : null
}

/** When the server answered what the screen shows, if that is a copy; otherwise null. */
export function useKeptSince(): number | null {
  const at = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, since)
  // a screen that was left takes its queries with it, and a new one brings its own
  useEffect(() => {
    const timer = setTimeout(() => {
      if (since() !== at) tell()
    })
    return () => clearTimeout(timer)
  })
  return at
}
