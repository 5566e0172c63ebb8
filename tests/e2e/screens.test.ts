import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type Perfil, Product, settled } from './product.js'
import { addressOf, readScreens, viewerOf } from './screens.js'

const screens = readScreens()

let product: Product
beforeAll(async () => {
  product = await Product.start()
}, 120_000)
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop(), 60_000)

/** What keeps people out, in a few words each. */
async function violations(page: Page): Promise<string[]> {
  // colours on their way from one theme to the other are nobody's
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const found = await new AxeBuilder({ page }).setLegacyMode().exclude('.graphiql-container').analyze()
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}

/** Whether the page still scrolls sideways once it has had time to lay itself out for the new width. */
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

/** One page for each viewer, in the state of a first visit: a browser profile for each screen took a third of the time. */
const pages = new Map<Perfil | undefined, Page>()
async function pageOf(perfil: Perfil | undefined): Promise<Page> {
  const page = pages.get(perfil) ?? (await product.openPage({ perfil, keep: true, path: '/termos-e-condicoes' }))
  pages.set(perfil, page)
  await setTheme(page, 'light')
  await page.setViewportSize({ width: 1360, height: 850 })
  return page
}

test('the router has screens', () => {
  expect(screens.length).toBeGreaterThan(100)
})

describe('every screen opens with real data, names itself, and keeps nobody out', () => {
  test.each(screens)(
    '$path',
    async (screen) => {
      const page = await pageOf(viewerOf(screen))
      const address = await addressOf(product, screen)
      await page.goto(address)
      await settled(page)
      expect(new URL(page.url()).pathname).toBe(address)
      expect(await page.title()).toMatch(/^(?!Em construção).+ · Candeia$/)
      expect(await violations(page)).toEqual([])

      await setTheme(page, 'dark')
      // paper is white, and what is public too
      const follows = /^\/(dashboard|auth)/.test(screen.path)
      expect(await isDark(page)).toBe(follows)
      if (follows) expect(await violations(page)).toEqual([])

      await page.setViewportSize({ width: 390, height: 844 })
      expect(await scrollsSideways(page)).toBe(false)
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await scrollsSideways(page)).toBe(false)
      await setTheme(page, 'light')
      expect(await violations(page)).toEqual([])
    },
    60_000,
  )
})
