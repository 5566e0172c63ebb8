import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { Product, settled, toastOf } from './product.js'
import { missed } from './touch-targets.js'

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
    const lines =
      'Nome;E-mail;Número do cadastro no sistema anterior da igreja\nIara do Toque;iara.do.toque.nos.teclados@igreja-de-betania.exemplo.com.br;7\n'
    const file = { name: 'membros.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) }
    await page.getByLabel('Arquivo com os membros').setInputFiles(file)
    await page.getByRole('button', { name: 'Enviar' }).tap()
    const rows = page.getByRole('table', { name: 'Linhas do arquivo' })
    await rows.waitFor()
    // on a phone nothing of a row is cut off, and the message does not break within its words
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await rows.evaluate(({ parentElement: place }) => place && place.scrollWidth - place.clientWidth)).toBe(0)
    const column = page.getByText('Número do cadastro no sistema anterior da igreja', { exact: true })
    expect(await column.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0)
    await page.getByText('Não criar agora').tap()
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
    await page.getByRole('button', { name: 'Tesouraria', exact: true }).tap()
    await page.getByRole('link', { name: 'Fim do mês' }).waitFor()
    expect((await missed(page, '.bp6-popover')).small).toEqual([])
    // The list takes the focus in a later frame; before that, Escape goes to the page.
    await page.waitForFunction(() => document.activeElement?.closest('.bp6-popover, .bp6-overlay'))
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Fim do mês' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Expandir menu' }).tap()
    const wide = await menu()
    expect(wide.of).toBeGreaterThan(12)
    expect(wide.small).toEqual([])
  })
})
