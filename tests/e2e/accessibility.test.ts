import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { violations } from './accessibility.js'
import { Product, settled } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

/** A fault for each of these rules of axe. */
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

test('axe finds each planted fault', async () => {
  const page = await product.openPage({ path: '/termos-e-condicoes' })
  await settled(page)
  const small = '<style>#planted button { all: unset; width: 9px; height: 9px; font-size: 9px }</style>'
  await page.evaluate((html) => {
    document.body.innerHTML = `<main id="planted"><h1>x</h1>${html}</main>`
  }, small + Object.values(planted).join(''))
  const found = new Set((await violations(page, { targets: true })).map((each) => each.split(':')[0]))
  expect(Object.keys(planted).filter((rule) => !found.has(rule))).toEqual([])
})
