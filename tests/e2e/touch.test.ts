import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
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

/** One fault of each kind that a screen might have, by the rule of axe that forbids it. */
const planted: Readonly<Record<string, string>> = {
  'aria-hidden-focus': '<div aria-hidden="true"><button type="button">x</button></div>',
  'aria-input-field-name': '<div role="textbox" tabindex="0"></div>',
  'aria-required-attr': '<div role="checkbox" tabindex="0" aria-label="x"></div>',
  'aria-roles': '<div role="botao">x</div>',
  'aria-valid-attr': '<div aria-falso="1">x</div>',
  'button-name': '<button type="button"></button>',
  'color-contrast': '<p style="color: #999; background: #fff">Um texto claro</p>',
  'definition-list': '<dl><p>x</p></dl>',
  dlitem: '<dt>x</dt>',
  'frame-title': '<iframe srcdoc="x"></iframe>',
  'image-alt': '<img src="data:,">',
  label: '<input type="text">',
  'link-name': '<a href="/auth/404"></a>',
  list: '<ul><div>x</div></ul>',
  listitem: '<li>x</li>',
  'nested-interactive': '<div role="button" tabindex="0">x<button type="button">y</button></div>',
  'role-img-alt': '<div role="img" style="width: 9px; height: 9px"></div>',
  'select-name': '<select></select>',
  'svg-img-alt': '<svg role="img"></svg>',
  tabindex: '<p tabindex="3">x</p>',
  'target-size': '<button type="button">x</button><button type="button">y</button>',
  'valid-lang': '<p lang="falso">x</p>',
}

test('the examination of the screens finds each planted violation', async () => {
  const page = await product.openPage({ path: '/termos-e-condicoes' })
  await settled(page)
  const small = '<style>#planted button { all: unset; width: 9px; height: 9px; font-size: 9px }</style>'
  await page.evaluate((html) => {
    document.body.innerHTML = `<main id="planted"><h1>x</h1>${html}</main>`
  }, small + Object.values(planted).join(''))
  const found = new Set((await violations(page, { targets: true })).map((each) => each.split(':')[0]))
  expect(Object.keys(planted).filter((rule) => !found.has(rule))).toEqual([])
})
