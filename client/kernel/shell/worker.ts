import { findCause } from '../later/cause'

/** How often a page that stays open looks for a new build. */
const LOOK_MS = 30 * 60_000

/** The worker's files are fetched after the screen's own, so that the first visit is not slower. */
const AFTER_LOAD_MS = 2000

let registration: ServiceWorkerRegistration | undefined
let newBuild = false
const listeners = new Set<() => void>()

function found(): void {
  if (newBuild) return
  newBuild = true
  for (const listener of listeners) listener()
}

/**
 * Without a worker, as on a page without TLS, the names of the scripts in the server's page tell whether there is a new
 * build.
 */
async function look(): Promise<void> {
  if (newBuild) return
  if (registration) return void (await registration.update().catch(() => undefined))
  if ((await findCause()) === 'new-build') found()
}

/** A worker that is complete but waits belongs to a new build; the first worker of this browser never waits. */
function watch(known: ServiceWorkerRegistration): void {
  const examine = () => {
    if (known.waiting && navigator.serviceWorker.controller) found()
  }
  examine()
  known.addEventListener('updatefound', () => known.installing?.addEventListener('statechange', examine))
}

async function register(): Promise<void> {
  registration = await navigator.serviceWorker.register('/sw.js')
  watch(registration)
}

/** Registers the worker that keeps the application's files, and looks for new builds. Called once, with the frame. */
export function keepShell(): void {
  if (!import.meta.env.PROD) return
  setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
  if (!('serviceWorker' in navigator)) return
  const later = () => setTimeout(() => void register().catch(() => undefined), AFTER_LOAD_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

/** Whether the server has a newer build than this page. */
export const hasNewBuild = () => newBuild

export function onNewBuild(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the new build. */
export function update(): void {
  const load = () => window.location.reload()
  const waiting = registration?.waiting
  // when another tab has asked before, no worker waits, and this page only loads again
  if (!waiting) load()
  navigator.serviceWorker?.addEventListener('controllerchange', load, { once: true })
  waiting?.postMessage('atualizar')
}
