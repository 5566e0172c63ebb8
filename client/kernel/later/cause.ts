/** Why a script could not be loaded: no network, a new build on the server, or a server error. */
export type Cause = 'offline' | 'new-build' | 'trouble'

/** The file name of this page's entry script contains the hash of the build. */
const entry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')

/** Requests the server's current page, because a failed import does not report its reason. */
export async function findCause(): Promise<Cause> {
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
