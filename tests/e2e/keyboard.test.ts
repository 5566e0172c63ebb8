import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { openInside } from './network.js'
import { eventually, Product, settled } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

/** Two presses, the second before React has drawn what the first one did. */
const pressTwice = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate(async (button: HTMLButtonElement) => {
    button.click()
    await Promise.resolve()
    button.click()
  })

const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

describe('two quick presses count as two', () => {
  test('on the next page of a list', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/users' })
    await settled(page)
    await pressTwice(page, 'Próxima página')
    await eventually(async () => expect(param(page, 'pagina')).toBe('3'))
    await page.getByText(/^41–60 de/).waitFor()
    await pressTwice(page, 'Página anterior')
    await eventually(async () => expect(param(page, 'pagina')).toBe(null))
    await page.getByText(/^1–20 de/).waitFor()
  })

  test('on the head of a column, and never past the last page', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/users?ordem=email:ASC' })
    await settled(page)
    await pressTwice(page, 'E-mail')
    await eventually(async () => expect(param(page, 'ordem')).toBe('email:ASC'))
    const total = Number((await page.getByText(/^1–20 de/).innerText()).split(' de ')[1]?.replace('.', ''))
    const last = Math.ceil(total / 20)
    await page.goto(`/dashboard/users?pagina=${last - 1}`)
    await settled(page)
    await pressTwice(page, 'Próxima página')
    await eventually(async () => expect(param(page, 'pagina')).toBe(String(last)))
  })

  test('on the next month of the rosters and of the calendar', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/escalas-cultos?mes=2026-03' })
    await settled(page)
    await pressTwice(page, 'Próximo mês')
    await eventually(async () => expect(param(page, 'mes')).toBe('2026-05'))
    await page.goto('/dashboard/calendario?dia=2026-03-10')
    await settled(page)
    const next =
      (await page
        .getByRole('button', { name: /^Próxim/ })
        .first()
        .getAttribute('aria-label')) ?? ''
    await pressTwice(page, next)
    await eventually(async () => expect(param(page, 'dia')).toMatch(/^2026-05/))
  })
})

describe('the palette', () => {
  test('has every letter that was typed before its script came', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    await settled(page)
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(/\/assets\/search.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('níve')
    await page.getByRole('textbox', { name: 'Buscar em tudo' }).waitFor()
    go()
    await page.keyboard.type('is')
    const box = page.getByRole('combobox', { name: 'Buscar pessoas, grupos, agenda, bens e telas' })
    await box.waitFor()
    await eventually(async () => expect(await box.inputValue()).toBe('níveis'))
    await page.getByRole('option', { name: /Níveis de usuário/ }).waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
  })
})

describe('a form opened from a button', () => {
  test.each([
    ['/dashboard/patrimonios', 'Novo Patrimônio'],
    ['/dashboard/users', 'Nova Pessoa'],
    ['/dashboard/locais', 'Novo Local'],
    ['/dashboard/orcamentos', 'Novo Orçamento'],
  ])('from %s has the focus in an empty field, and nothing red', async (path, button) => {
    const page = await product.openPage({ perfil: 1, path })
    await settled(page)
    await page.getByRole('main').getByRole('link', { name: button }).first().click()
    await page.locator('main form').waitFor()
    await settled(page)
    const focused = page.locator('main form :focus')
    await focused.waitFor()
    expect(await focused.inputValue()).toBe('')
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
  })

  test('the minutes begin in their text', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    const [reuniao] = await product.sql<{ uuid: string }>(
      `select uuid from reuniao_lideranca where id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo')
         and excluido_em is null order by id desc limit 1`,
    )
    await openInside(page, `/dashboard/reunioes_lideranca/${reuniao?.uuid}/ata/editar`)
    await page.getByRole('textbox', { name: 'Texto da ata' }).and(page.locator(':focus')).waitFor()
  })
})

test('the meetings of cells without a cell ask for one', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/encontrosCelulas' })
  await settled(page)
  await page.getByRole('combobox', { name: 'Célula' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Ver encontros' }).click()
  await page.waitForURL(/\/dashboard\/celulas\/\d+\/encontros$/)
})
