import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The first requests may still fail: browsers report 'online' as soon as they have an address. */
const SECOND_LOOK_MS = 3000

/**
 * Calls the listener when the network is back, and once more shortly after. Returns the function that unsubscribes it.
 */
export function onNetworkBack(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, SECOND_LOOK_MS)
    listener()
  }
  window.addEventListener('online', look)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', look)
  }
}

let backAt = 0
if (typeof window !== 'undefined') window.addEventListener('online', () => (backAt = performance.now()))

/**
 * Whether the network has come back since the given time.
 * @param time a value of `performance.now()`
 */
export const backSince = (time: number): boolean => backAt > time

/** Retries automatically when the network is back; without a function it does nothing. */
export function useNetworkBack(again: (() => void) | undefined): void {
  const latest = useRef(again)
  latest.current = again
  useEffect(() => onNetworkBack(() => latest.current?.()), [])
}

/** Only true is certain: a phone may be in a network without internet access. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

export const useOffline = () => useSyncExternalStore(onNetworkChange, isOffline)

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** An error text. When the device is known to be offline, the text begins with this cause. */
export const withCause = (text: string) =>
  isOffline() && !text.startsWith('Sem conexão') ? `Sem conexão. ${text}` : text
