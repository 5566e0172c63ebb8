/** Why a script did not come: no network, another build on the server, or the server has trouble. */
export type Cause = 'offline' | 'new-build' | 'trouble'

/** The entry script of this page carries the build's hash in its name. */
const entry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')

/** Asks the server for its present page: a failed import tells nothing. */
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
