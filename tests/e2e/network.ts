import type { Page } from 'playwright-core'

type Failure = 'none' | 'not found' | 'aborted'

/** Controls the requests for scripts and styles of a page; all other requests pass. */
export async function failScripts(page: Page): Promise<(failure: Failure, files?: RegExp) => void> {
  let now: Failure = 'none'
  let which = /./
  await page.route(
    (url) => url.pathname.startsWith('/assets/') && /\.(js|css)$/.test(url.pathname),
    (route) => {
      if (now === 'none' || !which.test(route.request().url())) return route.continue()
      return now === 'aborted' ? route.abort('failed') : route.fulfill({ status: 404, body: '{}' })
    },
  )
  return (failure, files = /./) => {
    now = failure
    which = files
  }
}

/** Navigates with the client's router, without requesting the page from the server. */
export const openInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Waits until the menu and the top bar are visible. */
export async function frameStands(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu principal' }).waitFor({ timeout: 5000 })
  await page.getByRole('button', { name: /^Menu de / }).waitFor({ timeout: 5000 })
}

/** Loses the response to the next request of this operation, after the server has done it. */
export async function loseResponse(page: Page, operation: string): Promise<void> {
  let lose = true
  await page.route('**/graphql', async (route) => {
    if (!lose || route.request().postDataJSON()?.operationName !== operation) return route.fallback()
    lose = false
    await route.fetch()
    await route.abort('failed')
  })
}

/** Waits until the worker has its files and answers for this page. */
export const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((controls) => navigator.serviceWorker.addEventListener('controllerchange', controls))
  })

/** The keys of a table of the device's database. */
export const keys = (page: Page, table: string): Promise<string[]> =>
  page.evaluate(async (table) => {
    // opening it would create it, without the tables that the product makes
    if (!(await indexedDB.databases()).some(({ name }) => name === 'candeia')) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('candeia')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const found = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const request = database.transaction(table).objectStore(table).getAllKeys()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    database.close()
    return found.map(String)
  }, table)
