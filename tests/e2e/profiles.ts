import type { Browser, BrowserContext, Cookie, Page } from 'playwright-core'

/** The stored browser state of a signed-in person. */
export interface StorageState {
  cookies: Cookie[]
  /** the items of localStorage */
  items: { name: string; value: string }[]
}

export interface Profile {
  readonly context: BrowserContext
  /** A page at the product's address, in which a test can read and set the browser's state. */
  readonly keeper: Page
  /** whether it allows the service worker, so that no other test may use it */
  readonly worker: boolean
  /** The application as an earlier test left it: loaded, signed out, on a screen without data. */
  loaded?: Page | undefined
}

const viewports = { desktop: { width: 1360, height: 850 }, phone: { width: 390, height: 844 } }

const waiting = new Map<string, Profile[]>()
/** No test opens more profiles of one kind than this at the same time. */
const mostWaiting = 2
const keyOf = (url: string, phone: boolean) => `${url} ${phone}`

async function makeProfile(browser: Browser, url: string, phone: boolean, worker: boolean): Promise<Profile> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: phone ? viewports.phone : viewports.desktop,
    hasTouch: phone,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    // The worker would answer for the server in tests that count, fail or replace requests.
    serviceWorkers: worker ? 'allow' : 'block',
  })
  // An element that has not appeared after 15 s will not appear: nothing takes that long on the machines that run the
  // tests.
  context.setDefaultTimeout(15_000)
  const keeper = await context.newPage()
  return { context, keeper, worker }
}

/** Clears what the browser stores for the product, and sets this state. Compiled scripts stay cached. */
async function setState({ context, keeper }: Profile, url: string, state: StorageState): Promise<void> {
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  if (state.cookies.length) await context.addCookies(state.cookies)
  // a file of the product's address that runs no scripts
  await keeper.goto(`${url}/favicon.svg`)
  await keeper.evaluate(async (items) => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, state.items)
}

interface Wanted {
  url: string
  phone: boolean
  fresh: boolean
  worker?: boolean
  state: StorageState
}

/**
 * A browser profile in this state. A profile of an earlier test is cleared and reused, because a new profile would load
 * and compile every script again, which takes longer than most tests.
 * @param fresh a new profile with an empty cache
 * @param worker allows the service worker; such a profile is always new
 */
export async function takeProfile(
  browser: Browser,
  { url, phone, fresh, worker = false, state }: Wanted,
): Promise<Profile> {
  const left = fresh || worker ? undefined : waiting.get(keyOf(url, phone))?.pop()
  const profile = left ?? (await makeProfile(browser, url, phone, worker))
  await setState(profile, url, state)
  return profile
}

/** A public screen without data, on which a page waits for the next test. */
const REST = '/termos-e-condicoes'

/**
 * Opens an address with the client's router, as a link does, and waits until the heading of the previous screen is
 * gone. Loading the application again takes longer than most tests.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    const elsewhere = location.pathname !== new URL(address, location.href).pathname
    for (const heading of document.querySelectorAll('h1')) if (elsewhere) heading.dataset.left = ''
    const key = String(performance.now())
    history.pushState({ usr: null, key, idx: history.length }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  await page.waitForFunction(
    () => !document.querySelector('h1[data-left]') && document.querySelector('h1, [role="alert"]'),
  )
}

/** Waits until a form that has been saved has led to where its record is seen; the toast is there sooner. */
const savedFormLeft = (page: Page) =>
  page
    .waitForFunction(() => !document.querySelector('main form > fieldset:disabled'), undefined, { timeout: 5000 })
    // a test may keep the answer from the page
    .catch(() => undefined)

/**
 * Opens an address of a signed-in person as if it was typed, but without loading the application again. It first leaves
 * the current screen, so that no state of it is kept.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  await savedFormLeft(page)
  await follow(page, REST)
  await follow(page, address)
}

/**
 * Informs the page of an earlier test who is signed in now. For the application this looks like a sign-in in another
 * tab.
 */
export const wake = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of ['token', 'tema'])
      dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
  })

/**
 * Leaves the screen without saving and signs out, so that the page keeps no state of this test.
 * @returns false when the page cannot be used again
 */
async function rest(page: Page, { url, phone }: { url: string; phone: boolean }): Promise<boolean> {
  if (!page.url().startsWith(`${url}/`)) return false
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const size = phone ? viewports.phone : viewports.desktop
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size)
  await page.emulateMedia({ media: null, colorScheme: 'light' })
  await page.mouse.move(0, 0)
  return page.evaluate(async (address) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const until = async (done: () => unknown) => {
      for (const end = performance.now() + 2000; performance.now() < end; await frame()) if (done()) return true
      return false
    }
    const press = (selector: string, name: string) => {
      for (const button of document.querySelectorAll<HTMLElement>(selector))
        if ((button.ariaLabel ?? button.textContent) === name) button.click()
    }
    // the scripts of the application may be missing in this page
    if (!document.querySelector('#root > *')) return false
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    history.pushState({ usr: null, key: String(performance.now()), idx: history.length }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    const left = await until(() => {
      press('[role="alertdialog"] button', 'Sair sem salvar')
      return location.pathname === address && document.querySelector('h1') && !document.querySelector('h1[data-left]')
    })
    if (!left) return false
    localStorage.clear()
    sessionStorage.clear()
    // as if somebody had signed out in another tab
    localStorage.setItem('signed-out-at', 'rest')
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    localStorage.clear()
    sessionStorage.clear()
    return until(() => {
      press('.bp6-toast button', 'Fechar mensagem')
      return !document.querySelector('.bp6-toast, .bp6-overlay-open .bp6-overlay-backdrop, .bp6-popover, dialog')
    })
  }, REST)
}

/** Whether the work is done within five seconds. After some minutes of use, Chromium sometimes never closes a page. */
const soon = (done: Promise<unknown>): Promise<boolean> =>
  Promise.race([done.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 5000, false).unref())])

/**
 * Takes a profile back for the next test. It keeps one page if that page can be used again, and closes all others.
 * @param page the page that may be used again
 */
export async function leaveProfile(
  { context, keeper, worker }: Profile,
  { url, phone, page }: { url: string; phone: boolean; page?: Page | undefined },
): Promise<void> {
  const usable = page && !page.isClosed() && (await rest(page, { url, phone }).catch(() => false))
  const loaded = usable ? page : undefined
  const others = context.pages().filter((each) => each !== keeper && each !== loaded)
  // a profile that is left open ends with the browser, at the end of the process
  if (!(await soon(Promise.all(others.map((each) => each.close()))))) return
  const key = keyOf(url, phone)
  const left = waiting.get(key) ?? []
  // Each test with a fresh profile adds a profile; the profiles of all these tests would use up the memory of the
  // machine.
  if (worker || left.length >= mostWaiting) return void (await soon(context.close()))
  waiting.set(key, [...left, { context, keeper, worker, loaded }])
}
