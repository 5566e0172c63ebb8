import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { goTo, Product, settled, toastOf } from './product.js'
import { missed } from './touch-targets.js'

let product: Product
beforeAll(async () => {
  product = await Product.start({}, { decided: true })
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const settings = '/dashboard/settings?aba=uso'
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const label = (page: Page, name: string) => page.locator('label').filter({ has: choice(page, name) })

/** Half of what a church may not use. */
const half = ['Louvor', 'EBD', 'Salas e recursos', 'Planejamento', 'Mural', 'Patrimônio']
const smallMenu = [
  ...['Início', 'Meu espaço', 'Pessoas', 'Grupos', 'Cuidado', 'Agenda', 'Cultos'],
  ...['Tesouraria', 'Lançamentos', 'Contas', 'Banco e Pix', 'Fim do mês', 'Ajustes'],
  ...['Relatórios', 'Configurações'],
]

/** Every entry of the menu, with those that stand under the treasury. */
async function entriesOf(page: Page): Promise<string[]> {
  await menu(page).getByRole('link', { name: 'Tesouraria', exact: true }).click()
  await menu(page).getByRole('link', { name: 'Lançamentos' }).waitFor()
  await settled(page)
  return menu(page).getByRole('link').allInnerTexts()
}

/** Turns each of them over on the screen of the settings, and saves. */
async function turn(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await label(page, name).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'O menu mostra agora o que a igreja usa.').waitFor()
  await settled(page)
}

async function optionsFor(page: Page, text: string): Promise<string[]> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /^Buscar/ })
  await field.fill(text)
  await page.getByRole('option').first().waitFor()
  const found = await page.getByRole('option').allInnerTexts()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  return found
}

test('an administrator turns half off: 15 entries, nothing of them at home, and all is back when it is on again', async () => {
  const page = await product.openPage({ perfil: 1, path: settings, alone: true })
  await choice(page, 'EBD').waitFor()
  // the churches of before use everything
  expect(await page.getByRole('checkbox', { checked: false }).count()).toBe(0)
  await turn(page, half)

  expect(await entriesOf(page)).toEqual(smallMenu)
  await goTo(page, '/dashboard/home')
  await page.getByRole('region', { name: 'Números da igreja' }).waitFor()
  await settled(page)
  expect(await page.getByRole('heading', { name: 'Mural' }).count()).toBe(0)

  // what is off is found by its whole name, to be turned on
  expect((await optionsFor(page, 'patrimônios'))[0]).toMatch(/Patrimônios: desligado em O que a igreja usa/)
  // its address opens, with its data, without tabs
  await goTo(page, '/dashboard/patrimonios')
  await page.getByRole('heading', { level: 1, name: 'Patrimônios' }).waitFor()
  await page.getByRole('table').waitFor()
  expect(await page.getByRole('navigation', { name: /^Telas de/ }).count()).toBe(0)
  // the list of reports has none of it
  await goTo(page, '/dashboard/relatorios')
  const reports = page.getByLabel('Relatório', { exact: true }).locator('option')
  await reports.first().waitFor({ state: 'attached' })
  const titles = await reports.allInnerTexts()
  expect(titles).toContain('Pessoas')
  for (const title of ['Escola bíblica', 'Patrimônios', 'Recursos', 'Orçamentos']) expect(titles).not.toContain(title)

  await goTo(page, settings)
  expect(await page.getByRole('checkbox', { checked: false }).count()).toBe(half.length)
  await turn(page, half)
  expect(await entriesOf(page)).toEqual(
    expect.arrayContaining(['Louvor', 'EBD', 'Salas e recursos', 'Planejamento', 'Mural', 'Patrimônio']),
  )
})

test('on a phone each choice is a large target, and a member’s next visit has no entry of what is off', async () => {
  const page = await product.openPage({ perfil: 1, phone: true, path: settings, alone: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await choice(page, 'EBD').waitFor()
  await settled(page)
  expect((await missed(page, 'main form')).small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await violations(page)).toEqual([])
  await turn(page, ['Louvor', 'Escalas'])

  const member = await product.openPage({ perfil: 2, phone: true, path: '/dashboard/meu-espaco', alone: true })
  await member.getByRole('link', { name: /Minhas contribuições/ }).waitFor()
  await settled(member)
  expect(await member.getByRole('link', { name: /Minhas escalas|Minhas datas/ }).count()).toBe(0)
  await member.getByRole('button', { name: 'Mais' }).click()
  await menu(member).getByRole('link', { name: 'Cultos' }).waitFor()
  expect(await menu(member).getByRole('link', { name: 'Louvor' }).count()).toBe(0)
  await product.sql(`update cliente set modulos_desligados = '[]'`)
})

test('somebody who does not administer the church finds neither the tab nor the hint', async () => {
  await product.sql(`update cliente set modulos_desligados = '["mural"]'`)
  const page = await product.openPage({ perfil: 2, path: '/dashboard/settings', alone: true })
  await page.getByRole('tab', { name: 'Meu perfil' }).waitFor()
  expect(await page.getByRole('tab', { name: 'O que a igreja usa' }).count()).toBe(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Buscar/ }).fill('feed')
  await page.getByText('Nada encontrado para "feed"').waitFor()
  await product.sql(`update cliente set modulos_desligados = '[]'`)
})
