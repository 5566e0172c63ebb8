import type { Browser, BrowserContext, Cookie, Page } from 'playwright-core'

/** What the browser keeps for somebody. */
export interface StorageState {
  cookies: Cookie[]
  /** of localStorage */
  items: { name: string; value: string }[]
}

export interface Profile {
  readonly context: BrowserContext
  /** Stands at the product's address, where it can reach what the browser keeps for it. */
  readonly keeper: Page
}

const waiting = new Map<string, Profile[]>()
const keyOf = (url: string, phone: boolean) => `${url} ${phone}`

async function makeProfile(browser: Browser, url: string, phone: boolean): Promise<Profile> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: phone ? { width: 390, height: 844 } : { width: 1360, height: 850 },
    hasTouch: phone,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  // No machine of ours needs 15 s: what is not there by then is not coming.
  context.setDefaultTimeout(15_000)
  const keeper = await context.newPage()
  return { context, keeper }
}

/** Forgets all that the browser keeps for the product, and puts this state in its place. Compiled scripts stay. */
async function setState({ context, keeper }: Profile, url: string, state: StorageState): Promise<void> {
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  if (state.cookies.length) await context.addCookies(state.cookies)
  // a file without scripts, of the product's own origin
  await keeper.goto(`${url}/favicon.svg`)
  await keeper.evaluate(async (items) => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, state.items)
}

/**
 * A browser profile in this state. One that an earlier test has left is cleared and taken again: in a new one every script is read
 * and compiled anew, which takes longer than most tests.
 * @param fresh one that has never been anywhere, with nothing in its cache
 */
export async function takeProfile(
  browser: Browser,
  { url, phone, fresh, state }: { url: string; phone: boolean; fresh: boolean; state: StorageState },
): Promise<Profile> {
  const left = fresh ? undefined : waiting.get(keyOf(url, phone))?.pop()
  const profile = left ?? (await makeProfile(browser, url, phone))
  await setState(profile, url, state)
  return profile
}

/** Closes the pages of a profile and leaves it to whom asks for one next. */
export async function leaveProfile(
  { context, keeper }: Profile,
  { url, phone }: { url: string; phone: boolean },
): Promise<void> {
  await Promise.all(context.pages().map((page) => page !== keeper && page.close()))
  const key = keyOf(url, phone)
  waiting.set(key, [...(waiting.get(key) ?? []), { context, keeper }])
}
