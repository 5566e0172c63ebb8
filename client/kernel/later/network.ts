import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The first requests may still fail: the browser says 'online' as soon as it has an address. */
const SECOND_LOOK_MS = 3000

/** Calls the listener when the network has come back, and once more shortly after. Returns the function that stops it. */
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

/** Tries again by itself when the network is back; without a function it does nothing. */
export function useNetworkBack(again: (() => void) | undefined): void {
  const latest = useRef(again)
  latest.current = again
  useEffect(() => onNetworkBack(() => latest.current?.()), [])
}

/** Certain only when true: a phone may be in a network that leads nowhere. */
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

/** A failure with its cause in front, when that is known to be the network. */
export const withCause = (text: string) =>
  isOffline() && !text.startsWith('Sem conexão') ? `Sem conexão. ${text}` : text
