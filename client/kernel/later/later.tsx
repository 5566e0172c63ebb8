import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { type Cause, findCause } from './cause'
import { Contain } from './contain'
import { Missing, type Place } from './missing'
import { backSince } from './network'

type Options<Props> = {
  /**
   * Where the component is rendered: in the flow, as a whole page, or as an overlay. It determines the layout of the
   * message that replaces a missing component; 'hidden' for none.
   */
  place?: Place
  /** Shown while the script loads. */
  waiting?: ReactNode
  /** Closes an overlay whose script could not be loaded. */
  onClose?: (props: Props) => void
}

/** A component whose script is loaded on demand. `fetch` loads it early; it never rejects. */
export type Later<Props> = ComponentType<Props> & { fetch: () => Promise<void> }

/**
 * Replaces React.lazy, which remembers a failed import until the page is reloaded and leaves the page empty. Here a
 * message replaces a script that cannot be loaded, and the script is loaded again when the network is back.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { place = 'inline', waiting = null, onClose }: Options<Props> = {},
): Later<Props> {
  let loaded: ComponentType<Props> | undefined
  let cause: Cause | undefined
  let failedAt = 0
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
      cause = await findCause(error)
      failedAt = performance.now()
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
      // When the component is opened the next time, it loads again instead of showing the old error.
      if (listeners.size === 0) cause = undefined
    }
  }

  function LaterComponent(props: Props) {
    useSyncExternalStore(subscribe, () => version)
    useEffect(() => {
      // The message loads a script again when the network is back. If the network came back before the message was
      // shown, there is no further event, so this effect loads the script at once.
      if (!cause || backSince(failedAt)) void fetch()
    }, [])
    const close = onClose && (() => onClose(props))
    if (loaded) {
      const Loaded = loaded
      const shown = <Loaded {...props} />
      if (place !== 'overlay') return shown
      // an overlay belongs to the frame or to a screen that should survive it
      const instead = (again: () => void) => (
        <Missing cause="broken" place={place} onRetry={async () => again()} onClose={close} />
      )
      return <Contain instead={instead}>{shown}</Contain>
    }
    if (!cause) return waiting
    return <Missing cause={cause} place={place} onRetry={fetch} onClose={close} />
  }
  return Object.assign(LaterComponent, { fetch })
}
