import type { Browser, BrowserContext, Cookie, Page } from 'playwright-core'

/** The browser's stored state of a signed-in person. */
export interface StorageState {
  cookies: Cookie[]
  /** of localStorage */
  items: { name: string; value: string }[]
}

export interface Profile {
  readonly context: BrowserContext
  /** A page at the product's address, in which a test can read and set the browser's state. */
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
  // What has not appeared after 15 s will not appear: nothing takes that long on the machines that run the tests.
  context.setDefaultTimeout(15_000)
  const keeper = await context.newPage()
  return { context, keeper }
}

/** Clears what the browser stores for the product, and sets this state. Compiled scripts stay cached. */
async function setState({ context, keeper }: Profile, url: string, state: StorageState): Promise<void> {
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  if (state.cookies.length) await context.addCookies(state.cookies)
  // a file without scripts on the product's address
  await keeper.goto(`${url}/favicon.svg`)
  await keeper.evaluate(async (items) => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, state.items)
}

/**
 * A browser profile in this state. A profile of an earlier test is cleared and reused: a new one would load and compile
 * every script again, which takes longer than most tests.
 * @param fresh a new profile with an empty cache
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

/** Closes the pages of a profile and keeps it for reuse. */
export async function leaveProfile(
  { context, keeper }: Profile,
  { url, phone }: { url: string; phone: boolean },
): Promise<void> {
  await Promise.all(context.pages().map((page) => page !== keeper && page.close()))
  const key = keyOf(url, phone)
  waiting.set(key, [...(waiting.get(key) ?? []), { context, keeper }])
}
