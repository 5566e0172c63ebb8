import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { goTo, Product, settled } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const themes = ['light', 'dark'] as const

/** A member's phone, at the narrowest width. */
async function phone(path: string, theme: (typeof themes)[number] = 'light'): Promise<Page> {
  const page = await product.openPage({ perfil: 2, phone: true, theme, fresh: true, path })
  await page.setViewportSize({ width: 360, height: 740 })
  await settled(page)
  return page
}

async function expectSound(page: Page, path: string): Promise<void> {
  expect([path, await violations(page, { targets: true })]).toEqual([path, []])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect([path, await page.evaluate(overflow)]).toEqual([path, 0])
}

test.each(themes)('a member reads the own giving on a phone (%s): years, months, receipts', async (theme) => {
  const page = await phone('/dashboard/meu-espaco', theme)
  await page.getByRole('link', { name: /^Minhas contribuições/ }).tap()
  await page.getByRole('heading', { name: 'Minhas contribuições', level: 1 }).waitFor()
  await page
    .getByRole('link', { name: /^Recibo nº \d+$/ })
    .first()
    .waitFor()
  await settled(page)
  await expectSound(page, 'minhas-contribuicoes')
  const year = await page.getByLabel('Ano').inputValue()
  await page.getByLabel('Ano').selectOption(String(Number(year) - 1))
  await page.getByText(`Total de ${Number(year) - 1}`).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Comprovante de ${Number(year) - 1}` }).tap(),
  ])
  expect(file.suggestedFilename()).toBe(`contribuicoes-${Number(year) - 1}.pdf`)
  await page
    .getByRole('link', { name: /^Recibo nº \d+$/ })
    .first()
    .tap()
  await page.getByRole('heading', { name: /^Recibo nº \d+$/ }).waitFor()
  await page.getByRole('button', { name: 'Minhas contribuições' }).tap()
  await page.getByRole('heading', { name: 'Minhas contribuições', level: 1 }).waitFor()
})

test('without a Pix key there is no button to give, and a year without gifts says so', async () => {
  const stored = await product.sql<{ id: number; chave_pix: string }>(
    `select c.id, c.chave_pix from cliente c join usuario u on u.id_cliente = c.id where u.email = 'membro@betel.demo'`,
  )
  const [{ id, chave_pix } = { id: 0, chave_pix: '' }] = stored
  const page = await product.openPage({ perfil: 2, path: '/dashboard/minhas-contribuicoes' })
  await page.getByRole('button', { name: 'Ofertar por Pix' }).waitFor()
  await product.sql('update cliente set chave_pix = null where id = $1', [id])
  try {
    await goTo(page, '/dashboard/minhas-contribuicoes?ano=1999')
    await page.getByText('Nenhuma contribuição sua registrada em 1999.').waitFor()
    await page.getByRole('button', { name: 'Ofertar por Pix' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: /^Comprovante/ }).count()).toBe(0)
  } finally {
    await product.sql('update cliente set chave_pix = $1 where id = $2', [chave_pix, id])
  }
})
