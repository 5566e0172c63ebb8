import { ImportFailed } from './fetch-then-import'

/**
 * Why a script could not be loaded: no network, a new build on the server, a failed import that the browser remembers,
 * or a server error.
 */
export type Cause = 'offline' | 'new-build' | 'remembered' | 'trouble'

/** The file name of this page's entry script contains the hash of the build. */
const entry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')

/** Requests the server's current page, because a failed request for a script does not report its reason. */
export async function findCause(error?: unknown): Promise<Cause> {
  if (error instanceof ImportFailed) return 'remembered'
  try {
    const answer = await fetch('/index.html', { cache: 'no-store' })
    if (!answer.ok) return 'trouble'
    const page = await answer.text()
    const here = entry()
    return here && !page.includes(here) ? 'new-build' : 'trouble'
  } catch {
    return 'offline'
  }
}
