import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { Product, settled } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start({}, { empty: true })
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const digits = (text: string) => text.replace(/\D/g, '')

test('each figure links to the list that it counts', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
  const figures = page.getByRole('region', { name: 'Números da igreja' })
  for (const [name, address, place] of [
    [/^Pessoas ativas/, /users\?usuarioAtivo=1$/, 'total'],
    [/^Recém-convertidos/, /users\?recemConvertido=1$/, 'total'],
    [/^Células ativas/, /celulas\?statusCelula=ativa$/, 'total'],
    [/^Entradas de/, /entradas\?mes=\d{4}-\d{2}$/, 'sum'],
    [/^Saídas de/, /saidas\?mes=\d{4}-\d{2}$/, 'sum'],
  ] as const) {
    const figure = figures.getByRole('link', { name })
    const value = digits(await figure.locator('strong').innerText())
    await figure.click()
    await page.waitForURL(address)
    await settled(page)
    if (place === 'sum') {
      const sum = page.getByText('Soma do que foi encontrado:')
      await sum.waitFor()
      expect(digits(await sum.innerText())).toBe(value)
    } else {
      await page
        .getByText(new RegExp(`de ${value}\\b`))
        .first()
        .waitFor()
    }
    await page.goBack()
    await figures.waitFor()
  }
})

test('a member on a phone sees the member’s own data first, and no birthdays', async () => {
  const page = await product.openPage({ perfil: 2, phone: true, path: '/dashboard/home' })
  await page.getByRole('heading', { name: 'Suas próximas escalas' }).waitFor()
  await settled(page)
  const heads = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(heads[0]).toBe('Suas próximas escalas')
  expect(heads).not.toContain('Aniversariantes do mês')
  expect(heads.some((head) => head.startsWith('Primeiros passos'))).toBe(false)
})

test('the first steps are dismissed permanently', async () => {
  await product.sql('update cliente set passos_dispensados_em = null')
  const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
  const steps = page.getByRole('heading', { name: /^Primeiros passos/ })
  await steps.waitFor()
  const church = page.getByRole('link', { name: 'Dados da igreja' })
  expect(await church.getAttribute('href')).toBe('/dashboard/primeiros-passos?passo=igreja')
  await page.getByRole('button', { name: 'Dispensar' }).click()
  await steps.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('region', { name: 'Números da igreja' }).waitFor()
  expect(await steps.count()).toBe(0)
})
