import { useEffect, useRef, useSyncExternalStore } from 'react'
import { state, subscribe, whenLoaded } from './loaded'
import { onSigned } from './signed'

/** The changes of this person that wait, and those that the server refused; none before the outbox is loaded. */
export const useOutbox = () => useSyncExternalStore(subscribe, state)

/** Calls the listener with each answer of the server to changes of this record. */
export function useDelivered<Data>(record: string, onDelivered: (data: Data) => void): void {
  const latest = useRef(onDelivered)
  latest.current = onDelivered
  useEffect(() => whenLoaded((outbox) => outbox.onDelivered(record, (data) => latest.current(data as Data))), [record])
}

type Listener = (data: unknown) => void

/** The newest screen of each record, also after it was left. It is the person's who was signed in then. */
const screens = new Map<string, Listener>()
const heard = new Set<string>()
onSigned((signed) => {
  if (!signed) screens.clear()
})

/** The same, and with answers that come after the screen was left: the screen also keeps them as copies. */
export function useLateDelivery<Data>(record: string, onDelivered: (data: Data) => void): void {
  useEffect(() => {
    screens.set(record, onDelivered as Listener)
  })
  useEffect(() => {
    if (heard.has(record)) return
    heard.add(record)
    whenLoaded((outbox) => outbox.onDelivered(record, (data) => screens.get(record)?.(data)))
  }, [record])
}

let asked = false

/** Asks the browser not to clear the device's store when space is short. */
export async function askToKeep(): Promise<void> {
  if (asked) return
  asked = true
  await navigator.storage?.persist?.().catch(() => false)
}
