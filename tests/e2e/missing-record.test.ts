import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type Perfil, Product, settled } from './product.js'
import { follow } from './profiles.js'
import { readScreens, viewerOf } from './screens.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const pages = new Map<Perfil | undefined, Page>()
async function pageOf(perfil: Perfil | undefined): Promise<Page> {
  const path = perfil === undefined ? '/termos-e-condicoes' : '/dashboard/home'
  // the refused requests are what these tests are about
  const page = pages.get(perfil) ?? (await product.openPage({ perfil, path, keep: true, unreliable: () => true }))
  pages.set(perfil, page)
  return page
}

describe('the screen of a record that does not exist has one heading, which is also the title of its tab', () => {
  // an unknown password link leads to the public page, whose title is the product's
  const screens = readScreens().filter(({ path }) => path.includes(':') && !path.startsWith('/reset-password'))

  test.each(screens)('$path', async (screen) => {
    const page = await pageOf(viewerOf(screen))
    await follow(page, screen.path.replace(/:\w+\??/g, '2147483647'))
    await settled(page)
    const headings = await page.locator('h1').allInnerTexts()
    expect(headings).toHaveLength(1)
    expect(await page.title()).toBe(`${headings[0]} · Candeia`)
  })
})
