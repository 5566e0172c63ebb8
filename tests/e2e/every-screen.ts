import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page, Request } from 'playwright-core'
import { violations } from './accessibility.js'
import { frameStands } from './network.js'
import { placeholdersCut, textsOutside } from './outside.js'
import { describeOwnScreens, partsOf } from './own-screens.js'
import { eventually, nextFrame, type Perfil, Product, settled } from './product.js'
import { follow } from './profiles.js'
import { addressOf, readScreens, type Screen, viewerOf } from './screens.js'
import { missed } from './touch-targets.js'

/**
 * The test files among which the screens are divided. They are read from the directory, so that together they always
 * cover all screens.
 */
const files = readdirSync(import.meta.dirname)
  .filter((name) => /^screens-.*\.test\.ts$/.test(name))
  .sort()

/** Whether the page still scrolls sideways after its layout had time to adapt to the new width. */
const scrollsSideways = (page: Page) =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, null, {
      timeout: 5000,
    })
    .then(
      () => false,
      () => true,
    )

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('tema', value)
    window.dispatchEvent(new StorageEvent('storage', { key: 'tema' }))
  }, theme)
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('bp6-dark'))

/** Colours change without transitions here, because waiting for transitions took as long as checking the colours. */
const noTransitions = '*, *::before, *::after { transition: none !important }'

/** The text shown in place of a part whose script failed to load (client/kernel/later/missing.tsx). */
const MISSING = 'Não foi possível carregar esta parte.'

/** Every screen has one main heading, by which users of a screen reader recognise the screen. */
const expectOneHeading = async (page: Page) => expect(await page.locator('h1').allInnerTexts()).toHaveLength(1)

/** Screens whose heading is not the name in the menu: a greeting, and the name of a whole group. */
const otherwiseNamed = ['/dashboard/home', '/dashboard/settings']

/** The tab, or the menu, and the heading name a screen in the same way; a documented heading may have more words in front. */
async function expectNameOfMenu(page: Page, address: string): Promise<void> {
  // a place's tab stays marked on the screens below it, which name themselves
  const tab = page.getByRole('navigation', { name: /^Telas de/ }).locator(`a[href="${address}"]`)
  const entry = page.getByRole('navigation', { name: 'Menu principal' }).locator(`a[href="${address}"]`)
  const named = (await tab.count()) ? tab : entry
  if (otherwiseNamed.includes(address) || (await named.count()) === 0) return
  const name = (await named.innerText()).trim()
  const heading = await page.locator('h1').innerText()
  expect({ name, heading: heading.slice(-name.length) }).toEqual({ name, heading: name })
}

/** A screen has its main heading, also when it shows only an error; inside the application, the frame stands around it. */
async function expectScreen(page: Page, pathname: string): Promise<void> {
  await expectOneHeading(page)
  if (pathname.startsWith('/dashboard')) await frameStands(page)
}

/** Whether an address is one of the server's data, as opposed to a script of it. */
const isData = ({ pathname }: URL): boolean => pathname === '/graphql' || pathname.startsWith('/api/')

/** Waits until nothing is loading. */
const quiet = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('#root')?.textContent?.trim() &&
      !document.querySelector('[aria-busy="true"], .bp6-spinner, .bp6-skeleton, [class*="progress"]'),
  )

/** The messages, in the page or in a toast, that a request failed, or that a change waits on the device to be sent. */
const complaint = (page: Page) =>
  page.locator('[role="alert"], [role="status"], .bp6-toast').filter({
    hasText:
      /não foi possível|erro|houve um problema|tente novamente|sem conexão|não responde|guardad[ao] neste aparelho|aguardam? (conexão|envio)/i,
  })

/** Waits for a message that a request failed, or for what is `shown` in its place. */
const complains = (page: Page, asked: string[], shown = complaint(page)) =>
  shown
    .first()
    .waitFor()
    .catch(async () => {
      const text = await page.locator('body').innerText()
      throw new Error(`no message that a request failed: ${asked.join(', ')}, on a page that says: ${text}`)
    })

/** Closes menus, dialogs and toasts, and waits until they are gone. */
async function leaveOverlays(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  // a menu without the focus is closed by a click outside
  if (await page.locator('.bp6-popover').count()) await page.mouse.click(1350, 840)
  await page.waitForFunction(() => {
    // a dialog that closes is still there, at half its size, until its transition ends
    const open = document.querySelectorAll('.bp6-toast, .bp6-dialog, .bp6-overlay-backdrop, .bp6-popover, dialog')
    // overlays that Escape does not close have a button
    for (const button of document.querySelectorAll<HTMLElement>('.bp6-toast button, .bp6-portal button, dialog button'))
      if (/^(Fechar|Cancelar|Não)/.test(button.ariaLabel ?? button.innerText)) button.click()
    return open.length === 0
  })
}

const networkIsBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))

/** Describes the tests of this file's part of the screens: light, dark, and on a phone. */
export function describeScreensOf(file: string): void {
  const all = readScreens()
  const share = files.indexOf(path.basename(file))
  const screens = all.filter((_, index) => index % files.length === share)

  let product: Product
  beforeAll(async () => {
    product = await Product.start()
  })
  afterEach(() => product.expectNoFaults())
  afterAll(() => product.stop())

  /** Which requests fail now. */
  let failing: 'scripts' | 'data' | 'all' | '' = ''
  /** The requests that this test made fail on purpose. */
  const refused = new WeakSet<Request>()
  /** The names of these requests since the last check. */
  let asked: string[] = []
  /** The data requests that are not answered yet. */
  const underWay = new Set<Request>()

  /**
   * One page per perfil, used for all its screens, because a new browser profile for each screen took a third of the
   * time.
   */
  const pages = new Map<Perfil | undefined, Page>()
  async function pageOf(perfil: Perfil | undefined): Promise<Page> {
    const left = pages.get(perfil)
    const known = left?.isClosed() ? undefined : left
    const page =
      known ??
      (await product.openPage({
        perfil,
        keep: true,
        path: perfil === undefined ? '/termos-e-condicoes' : '/dashboard/home',
        unreliable: (request) => refused.has(request),
      }))
    if (!known) {
      await settled(page)
      await page.addStyleTag({ content: noTransitions })
      page.on('request', (request) => isData(new URL(request.url())) && underWay.add(request))
      page.on('requestfinished', (request) => underWay.delete(request))
      page.on('requestfailed', (request) => underWay.delete(request))
      // a page that is closed does not say how its requests ended
      page.on('close', () => underWay.clear())
      // Playwright's routes switch off the browser's cache, from which a file is imported after it was fetched. So a
      // file that the page has received comes again, as from the cache: browsers remember a failed import.
      const files = new Set<string>()
      page.on('response', (response) => response.ok() && files.add(new URL(response.url()).pathname))
      await page.route(
        (url) =>
          (/data|all/.test(failing) && isData(url)) ||
          (/scripts|all/.test(failing) && /^\/assets\/.*\.(js|css)$/.test(url.pathname) && !files.has(url.pathname)),
        (route) => {
          // The frame loads its banners and the strip of waiting marks in the background, at some moment after the
          // screen: their failure hides nothing of the screen, so it needs no message.
          refused.add(route.request())
          const name: string = route.request().postDataJSON()?.operationName ?? route.request().url()
          if (name !== 'SituacaoDaIgreja' && !/\/assets\/(guardado|store)-/.test(name)) asked.push(name)
          return share % 2 ? route.fulfill({ status: 404, body: '' }) : route.abort('failed')
        },
      )
    }
    pages.set(perfil, page)
    await setTheme(page, 'light')
    await page.setViewportSize({ width: 1360, height: 850 })
    return page
  }

  /**
   * Opens a screen while scripts fail, then while data requests fail. Each time the page must show a message, and
   * recover without a click when the requests succeed again.
   */
  async function comesAfterFailures(page: Page, address: string): Promise<void> {
    failing = 'scripts'
    asked = []
    await follow(page, address)
    await quiet(page)
    if (asked.length > 0) await page.getByRole('alert').filter({ hasText: MISSING }).waitFor()
    await expectOneHeading(page)

    failing = 'data'
    asked = []
    await networkIsBack(page)
    await page.getByText(MISSING).waitFor({ state: 'detached' })
    await quiet(page)
    if (asked.length > 0) await complains(page, asked)
    await expectOneHeading(page)

    failing = ''
    await networkIsBack(page)
    await page
      .getByRole('button', { name: /^Tentar/ })
      .first()
      .waitFor({ state: 'detached' })
  }

  /**
   * The kind of a button, by its first words: 'Ações de ...' is the same in all rows, 'Escalar Vocal em ...' for all
   * functions. Each kind is clicked once.
   */
  const kindOf = (name: string) => /^\S+( \p{Ll}\S+)?/u.exec(name)?.[0] ?? name
  const clicked = new Set<string>()

  /**
   * Clicks each kind of button once while every request fails. The screen must stay, and each failed request must be
   * reported.
   */
  async function staysWhenClicked(page: Page, address: string): Promise<void> {
    const heading = await page.locator('h1').first().innerText()
    const names = await page
      .locator('main button:visible:enabled:not(form button)')
      .evaluateAll((found) => found.map((button) => button.ariaLabel ?? button.textContent?.trim() ?? ''))
    for (const name of new Set(names)) {
      const kind = kindOf(name)
      // 'Sair' ends the session that the next screens need (programa.test.ts clicks it)
      if (name === '' || name === 'Sair' || clicked.has(kind)) continue
      clicked.add(kind)
      // a request that began before the click may belong to a part which the click closes
      await nextFrame(page)
      await eventually(async () => expect([...underWay].map((r) => [r.url(), r.postData()?.slice(0, 80)])).toEqual([]))
      asked = []
      failing = 'all'
      // an earlier click may have removed the button
      const there = await page.evaluate((name) => {
        const buttons = document.querySelectorAll<HTMLButtonElement>('main button:enabled')
        const button = [...buttons].find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent?.trim()) === name)
        button?.click()
        return button !== undefined
      }, name)
      if (!there) continue
      await nextFrame(page)
      await quiet(page)
      // A visitor is sent to the login, which may be loaded already: nothing that it shows is missing. It may appear
      // only after the page was quiet for a moment.
      const signsIn = page.getByRole('heading', { level: 1, name: 'Entrar' })
      if (asked.length > 0) await complains(page, [`"${name}"`, ...asked], complaint(page).or(signsIn))
      const { pathname } = new URL(page.url())
      const stayed = pathname === address
      await expectScreen(page, pathname).catch((error) => {
        throw new Error(`${name}: nothing stands at ${pathname}: ${error}`)
      })
      if (stayed)
        expect({ name, text: await page.locator('body').innerText() }).toEqual({
          name,
          text: expect.stringContaining(heading),
        })
      failing = ''
      await leaveOverlays(page).catch((error) => {
        throw new Error(`${name}: nothing closes what it opened: ${error}`)
      })
      if (stayed && asked.length === 0) continue
      await follow(page, address)
      await networkIsBack(page)
      await settled(page)
    }
    failing = ''
  }

  /** The parts of each screen that axe has examined on a phone. */
  const examined = new Map<string, Set<string>>()

  /** The menu is the same on every screen of the dashboard, so it is checked only once per perfil and theme. */
  const menuKnown = new Set<string>()
  const menuOnce = (screen: Screen, look: string): string[] => {
    const viewer = `${viewerOf(screen)} ${look}`
    if (!screen.path.startsWith('/dashboard')) return []
    if (menuKnown.has(viewer)) return ['nav[aria-label="Menu principal"]']
    menuKnown.add(viewer)
    return []
  }

  test('the router has more than a hundred screens, and this file tests its part', () => {
    expect(all.length).toBeGreaterThan(100)
    expect(screens.length).toBeGreaterThanOrEqual(Math.floor(all.length / files.length))
  })

  test('every screen except the error pages belongs to a feature', () => {
    expect(all.filter(({ feature }) => !feature).map((screen) => screen.path)).toEqual(['/auth/404', '/auth/500'])
  })

  describe('every screen opens with real data, has a title, is accessible, and does not scroll sideways on a phone', () => {
    test.each(screens)('$path', async (screen) => {
      const page = await pageOf(viewerOf(screen))
      const address = await addressOf(product, screen)
      await comesAfterFailures(page, address)
      await settled(page)
      // a list whose account or period is read first is asked for after it
      await nextFrame(page)
      await settled(page)
      expect(new URL(page.url()).pathname).toBe(address)
      await expectOneHeading(page)
      await expectNameOfMenu(page, address)
      expect(await page.locator('body').innerText()).not.toMatch(/perfil:?\s*-\s?1\b/i)
      expect(await page.title()).toMatch(/^(?!Em construção).+ · Candeia$/)
      expect(await violations(page, { known: menuOnce(screen, 'light') })).toEqual([])

      // The editor of the explorer fetches its parts by itself, even after its screen was left.
      const explorer = screen.path === '/dashboard/explorador'
      if (!explorer) await staysWhenClicked(page, address)

      await setTheme(page, 'dark')
      // public and printed pages stay light
      const inside = screen.path.startsWith('/dashboard')
      const paper = screen.path.startsWith('/relatorio')
      expect(await isDark(page)).toBe(inside)
      if (inside) expect(await violations(page, { rules: 'colours', known: menuOnce(screen, 'dark') })).toEqual([])

      // a tablet, where the menu stands beside the screen
      await page.setViewportSize({ width: 900, height: 760 })
      await nextFrame(page)
      expect(await textsOutside(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 760 })
      expect(await scrollsSideways(page)).toBe(false)
      expect(await textsOutside(page)).toEqual([])
      expect(await placeholdersCut(page)).toEqual([])
      if (!paper && !explorer) expect((await missed(page, 'body')).small).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await scrollsSideways(page)).toBe(false)
      await setTheme(page, 'light')
      expect(await violations(page, { rules: 'all but colours', targets: true })).toEqual([])
      examined.set(screen.path, await partsOf(page))
      if (explorer) await page.close()
    })
  })

  describeOwnScreens(() => product, screens, examined)
}
