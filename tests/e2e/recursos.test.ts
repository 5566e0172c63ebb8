import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

async function open(path: string, perfil: 1 | 2 | 3 = 3, expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path, expected })
  await settled(page)
  return page
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('combobox', { name: label }).fill(text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click()
}

async function when(page: Page, from: string, until: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Início( \*)?$/ }).fill('10/03/2031')
  await page.getByLabel('Início: hora').fill(from)
  await page.getByRole('textbox', { name: /^Fim( \*)?$/ }).fill('10/03/2031')
  await page.getByLabel('Fim: hora').fill(until)
}

test('a resource is created with a new type and reserved, and its last unit cannot be reserved twice', async () => {
  const page = await open('/dashboard/recursos', 3, [409])
  await page.getByRole('link', { name: 'Novo Recurso' }).click()
  await page.getByRole('heading', { name: 'Novo Recurso' }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Informe o nome do recurso.').waitFor()
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Tenda 6 x 3')
  await page.getByRole('button', { name: 'Novo tipo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Tendas')
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Tipo criado com sucesso.').waitFor()
  await page.getByRole('textbox', { name: /^Quantidade/ }).fill('2')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Recurso criado com sucesso.').waitFor()

  const reserve = async (finalidade: string, from: string, until: string) => {
    await goTo(page, '/dashboard/recursos?busca=tenda')
    await page.getByRole('button', { name: 'Ações de Tenda 6 x 3' }).click()
    await page.getByRole('menuitem', { name: 'Reservar' }).click()
    await page.getByRole('heading', { name: 'Nova Reserva' }).waitFor()
    await page.getByRole('textbox', { name: /^Finalidade/ }).fill(finalidade)
    await page.getByRole('textbox', { name: /^Unidades/ }).fill('2')
    await when(page, from, until)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  }
  await reserve('Bazar', '08:00', '16:00')
  await toastOf(page, 'Reserva criada com sucesso.').waitFor()
  await reserve('Evangelismo', '15:30', '18:00')
  await page.getByText('As 2 unidades de "Tenda 6 x 3" já estão reservadas nesse horário').first().waitFor()
  await page
    .getByText(/10\/03\/2031 das 08:00 às 16:00, Bazar \(2\)/)
    .first()
    .waitFor()
  await page.getByLabel('Início: hora').fill('16:00')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Reserva criada com sucesso.').waitFor()
  await page.waitForURL(/reservas\?idRecurso=\d+$/)
  await page.locator('tr[data-saved]').getByText('Evangelismo').waitFor()
})

test('a free resource links to a new reservation with resource and time filled in; once reserved, it is shown as reserved', async () => {
  const page = await open('/dashboard/recursos/disponibilidade?dia=2031-03-20')
  const card = page.getByRole('listitem').filter({ hasText: 'Van' }).first()
  await card.getByText('Livre').waitFor()
  await card.getByRole('link', { name: 'Reservar Van' }).click()
  await page.getByRole('heading', { name: 'Nova Reserva' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Recurso' }).inputValue()).toBe('Van')
  expect(await page.getByLabel('Início: hora').inputValue()).toBe('08:00')
  await page.getByRole('textbox', { name: /^Finalidade/ }).fill('Passeio da EBD')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Reserva criada com sucesso.').waitFor()
  await goTo(page, '/dashboard/recursos/disponibilidade?dia=2031-03-20')
  await card.getByText('Reservado').waitFor()
  await card.getByRole('link', { name: 'Passeio da EBD' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passeio da EBD' })
  await dialog.getByText('20/03/2031 08:00 às 22:00').waitFor()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Ações de Passeio da EBD' }).click()
  await page.getByRole('menuitem', { name: 'Excluir Reserva' }).click()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await toastOf(page, 'Reserva excluída com sucesso.').waitFor()
})

test('a member can read and cannot reserve', async () => {
  const page = await open('/dashboard/reservas', 2)
  await page.getByRole('table', { name: 'Reservas' }).waitFor()
  expect(await page.getByRole('link', { name: 'Nova Reserva' }).count()).toBe(0)
  await goTo(page, '/dashboard/reservas/create')
  await page.waitForURL('**/auth/500')
  await goTo(page, '/dashboard/tipoRecursos')
  await page.getByRole('table', { name: 'Tipos de Recurso' }).waitFor()
  expect(await page.getByRole('button', { name: 'Novo Tipo' }).count()).toBe(0)
})

test('a resource is chosen by typing, and edited', async () => {
  const page = await open('/dashboard/reservas/create')
  await choose(page, 'Recurso', 'Cadeiras')
  expect(await page.getByRole('combobox', { name: 'Recurso' }).inputValue()).toBe('Cadeiras plásticas (120 unidades)')
  const responsible = await page.getByRole('combobox', { name: 'Responsável' }).inputValue()
  expect(responsible).toContain('lider@betel.demo')
})
