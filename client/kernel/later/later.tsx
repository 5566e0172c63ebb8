import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { type Cause, findCause } from './cause'
import { Missing, type Place } from './missing'

type Options<Props> = {
  /** Where the component stands, so that what takes its place fits: in the flow, on a page of its own, or above the page. */
  place?: Place
  /** Shown while the script is on its way. */
  waiting?: ReactNode
  /** Closes an overlay that cannot come. */
  onClose?: (props: Props) => void
}

/** A component whose script comes later. `fetch` brings it beforehand; it never rejects. */
export type Later<Props> = ComponentType<Props> & { fetch: () => Promise<void> }

/**
 * Stands in for React.lazy, which remembers a failed import for the whole visit and empties the page. Here a script that
 * cannot come is a sentence in its place, and is tried again when the network is back.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { place = 'inline', waiting = null, onClose }: Options<Props> = {},
): Later<Props> {
  let loaded: ComponentType<Props> | undefined
  let cause: Cause | undefined
  let coming: Promise<void> | undefined
  let version = 0
  const listeners = new Set<() => void>()

  const tell = () => {
    version++
    for (const listener of listeners) listener()
  }
  const attempt = async () => {
    try {
      loaded = await load()
      cause = undefined
    } catch (error) {
      console.warn('a script could not be fetched', error)
      cause = await findCause()
    }
    coming = undefined
    tell()
  }
  const fetch = () => {
    if (loaded) return Promise.resolve()
    coming ??= attempt()
    return coming
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      // Whoever opens it next time waits for a new attempt and does not see the old failure.
      if (listeners.size === 0) cause = undefined
    }
  }

  function LaterComponent(props: Props) {
    useSyncExternalStore(subscribe, () => version)
    useEffect(() => void fetch(), [])
    if (loaded) {
      const Loaded = loaded
      return <Loaded {...props} />
    }
    if (!cause) return waiting
    const close = onClose && (() => onClose(props))
    return <Missing cause={cause} place={place} onRetry={fetch} onClose={close} />
  }
  return Object.assign(LaterComponent, { fetch })
}
