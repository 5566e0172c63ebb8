import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

/** Opens a page as wide as a tablet, with a touch screen. */
async function openTablet(path: string): Promise<Page> {
  const page = await product.openPage({ perfil: 1, phone: true })
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(path)
  await settled(page)
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  return page
}

/** The controls inside `place` with a touch target under 44 px: a tap near the edge misses them. */
const missed = (page: Page, place: string) =>
  page.evaluate((place) => {
    const targets = [...document.querySelectorAll<HTMLElement>(place)]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>('a[href], button, select, input, label:has(input)')])
      .filter((target) => target.checkVisibility() && !(target.matches('input') && target.closest('label')))
    // 22 px, reduced by the possible rounding to whole pixels
    const near = 21
    const answers = (target: HTMLElement, x: number, y: number) => target.contains(document.elementFromPoint(x, y))
    const small = targets.filter((target) => {
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const [box] = target.getClientRects()
      if (!box) return true
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      return ![
        [x - near, y],
        [x + near, y],
        [x, y - near],
        [x, y + near],
      ].every(([x = 0, y = 0]) => answers(target, x, y))
    })
    return { of: targets.length, small: small.map((target) => target.outerHTML.slice(0, 160)) }
  }, place)

describe('touch targets on a tablet are large enough', () => {
  test.each([
    '/dashboard/users',
    '/dashboard/patrimonios',
    '/dashboard/financas',
    '/dashboard/departaments',
    '/dashboard/eventos',
    '/dashboard/celulas',
    '/dashboard/cultos',
    '/dashboard/auditoria',
  ])('touch targets in the list %s are large enough on a tablet', async (path) => {
    const page = await openTablet(path)
    const list = await missed(page, 'main table')
    expect(list.of).toBeGreaterThan(10)
    expect(list.small).toEqual([])
    expect((await missed(page, 'main search')).small).toEqual([])
    const pages = await missed(page, 'nav[aria-label="Páginas da lista"]')
    expect(pages.of).toBeGreaterThan(2)
    expect(pages.small).toEqual([])
  })

  test('touch targets in the list of imports are large enough on a tablet', async () => {
    const page = await openTablet('/dashboard/user/import')
    const lines = 'Nome;E-mail\nIara do Toque;iara.do.toque.nos.teclados@igreja-de-betania.exemplo.com.br\n'
    const file = { name: 'membros.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) }
    await page.getByLabel('Arquivo com os membros').setInputFiles(file)
    await page.getByRole('button', { name: 'Enviar' }).tap()
    const rows = page.getByRole('table', { name: 'Linhas do arquivo' })
    await rows.waitFor()
    // on a phone nothing of a row is cut off, and the message does not break within its words
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await rows.evaluate(({ parentElement: place }) => place && place.scrollWidth - place.clientWidth)).toBe(0)
    await page.getByRole('button', { name: 'Importar', exact: true }).tap()
    const message = toastOf(page, 'Membros importados com sucesso.').getByText('Membros importados com sucesso.')
    expect((await message.boundingBox())?.width).toBeGreaterThan(140)
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.waitForURL(/dashboard\/users$/)
    await page.goto('/dashboard/user/import')
    await page.getByRole('button', { name: /^Desfazer/ }).waitFor()
    const imports = await missed(page, 'main table')
    expect(imports.of).toBeGreaterThan(1)
    expect(imports.small).toEqual([])
  })

  test('touch targets in the menu, the top bar and the breadcrumbs are large enough on a tablet', async () => {
    const page = await openTablet('/dashboard/patrimonio/create')
    const crumbs = await missed(page, 'nav[aria-label="Trilha"]')
    expect(crumbs.of).toBeGreaterThan(0)
    expect(crumbs.small).toEqual([])
    expect((await missed(page, 'header')).small).toEqual([])
    const menu = () => missed(page, 'nav[aria-label="Menu principal"]')
    expect((await menu()).small).toEqual([])
    await page.getByRole('button', { name: 'Patrimônio', exact: true }).tap()
    await page.getByRole('link', { name: 'Manutenções' }).waitFor()
    expect((await missed(page, '.bp6-popover')).small).toEqual([])
    // The list takes the focus in a later frame; before that, Escape goes to the page.
    await page.waitForFunction(() => document.activeElement?.closest('.bp6-popover, .bp6-overlay'))
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Manutenções' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Expandir menu' }).tap()
    const wide = await menu()
    expect(wide.of).toBeGreaterThan(30)
    expect(wide.small).toEqual([])
  })
})
