import type { Outbox } from './outbox.js'
import { NOBODY, type State } from './state.js'

type Use = (outbox: Outbox) => () => void

let loaded: Outbox | undefined
const coming = new Set<(outbox: Outbox) => void>()

/** Tells those who only look at the outbox that its script has come; screens that write load it themselves. */
export function setLoaded(outbox: Outbox): void {
  loaded = outbox
  for (const come of coming) come(outbox)
  coming.clear()
}

/** Calls `use` once the outbox is there. Returns the function that undoes it. */
export function whenLoaded(use: Use): () => void {
  if (loaded) return use(loaded)
  let undo: (() => void) | undefined
  const come = (outbox: Outbox) => {
    undo = use(outbox)
  }
  coming.add(come)
  return () => {
    coming.delete(come)
    undo?.()
  }
}

export const subscribe = (listener: () => void) =>
  whenLoaded((outbox) => {
    listener()
    return outbox.subscribe(listener)
  })

export const state = (): State => loaded?.state() ?? NOBODY
