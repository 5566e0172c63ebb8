/** A browser's interface that TypeScript does not know: Android's back asks the newest watcher instead of going back. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}
declare const CloseWatcher: new () => CloseWatcher

/** Dialogs, the drawer and pop-overs; messages and hints go away by themselves. */
const OPEN = '.bp6-overlay-open:not(.bp6-toast-container, :has(.bp6-tooltip))'
/** Longer than an overlay takes to go. */
const GONE_MS = 400
/** A keyboard's Escape, which has done its work by itself, asks the watcher too. */
const ONE_PRESS_MS = 100

/**
 * Android's back closes what lies on top, instead of leaving the screen below it. It is closed as by Escape, so that a
 * dialog with unsaved input still asks. Browsers without the interface go back as before. Returns the function that
 * ends it.
 */
export function letBackClose(): (() => void) | undefined {
  if (!('CloseWatcher' in window) || !matchMedia('(pointer: coarse)').matches) return undefined
  let escaped = Number.NEGATIVE_INFINITY
  let watcher: CloseWatcher | undefined

  const top = () => [...document.querySelectorAll<HTMLElement>(OPEN)].at(-1)
  const look = () => {
    if (!top()) {
      watcher?.destroy()
      watcher = undefined
    } else if (!watcher) {
      watcher = new CloseWatcher()
      watcher.onclose = close
    }
  }
  const close = () => {
    // a watcher is over once it was asked
    watcher = undefined
    // another overlay may lie below it
    setTimeout(look, GONE_MS)
    if (performance.now() - escaped < ONE_PRESS_MS) return
    const overlay = top()
    const focused = document.activeElement
    const target = overlay?.contains(focused) ? focused : overlay
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }
  const onKeyDown = ({ key, isTrusted }: KeyboardEvent) => {
    if (key === 'Escape' && isTrusted) escaped = performance.now()
  }

  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) if (isPortal(node)) watch(node)
    look()
  })
  const watch = (portal: Node) =>
    observer.observe(portal, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
  observer.observe(document.body, { childList: true })
  document.addEventListener('keydown', onKeyDown, true)
  document.querySelectorAll('body > .bp6-portal').forEach(watch)
  look()
  return () => {
    observer.disconnect()
    document.removeEventListener('keydown', onKeyDown, true)
    watcher?.destroy()
  }
}

const isPortal = (node: Node) => node instanceof Element && node.classList.contains('bp6-portal')
