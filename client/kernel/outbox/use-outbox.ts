import { useEffect, useRef, useSyncExternalStore } from 'react'
import { state, subscribe, whenLoaded } from './loaded'

/** The changes of this person that wait, and those that the server refused; none before the outbox is loaded. */
export const useOutbox = () => useSyncExternalStore(subscribe, state)

/** Calls the listener with each answer of the server to changes of this record. */
export function useDelivered<Data>(record: string, onDelivered: (data: Data) => void): void {
  const latest = useRef(onDelivered)
  latest.current = onDelivered
  useEffect(() => whenLoaded((outbox) => outbox.onDelivered(record, (data) => latest.current(data as Data))), [record])
}

let asked = false

/** Asks the browser not to clear the device's store when space is short. */
export async function askToKeep(): Promise<void> {
  if (asked) return
  asked = true
  await navigator.storage?.persist?.().catch(() => false)
}
