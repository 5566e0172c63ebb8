import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

test('a volunteer blocks days on a phone, sees them in a card, frees them and takes that back; the leader sees the note', async () => {
  const page = await product.openPage({ perfil: 2, path: '/dashboard/minhas-datas', phone: true })
  await settled(page)
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click()
  await page.getByText('Informe uma data válida.').waitFor()
  await page.locator('input[name=dataInicio]').pressSequentially('12032097')
  await page.locator('input[name=dataFim]').pressSequentially('15032097')
  await page.getByLabel('Observação').fill('Viagem da família Pomar')
  // what is typed is not lost by a tap on the bar
  await page.getByLabel('Observação').blur()
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link').first().tap()
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  await question.getByRole('button', { name: 'Cancelar' }).tap()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click()
  await toastOf(page, 'Datas bloqueadas.').waitFor()
  await page.getByText('Viagem da família Pomar').waitFor()
  expect(await page.locator('input[name=dataInicio]').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Liberar 12/03/2097 a 15/03/2097' }).click()
  await toastOf(page, 'Datas liberadas.').getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('button', { name: 'Liberar 12/03/2097 a 15/03/2097' }).waitFor()

  const leader = await product.openPage({ perfil: 3, path: '/dashboard/indisponibilidades?quando=proximos' })
  await settled(leader)
  await leader.getByRole('cell', { name: 'Viagem da família Pomar' }).waitFor()
})
