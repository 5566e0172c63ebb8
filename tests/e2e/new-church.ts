import type { Page } from 'playwright-core'
import { type Product, toastOf } from './product.js'

/**
 * Signs up a church through the screens. Afterwards the page shows the home page of its administrator, who is its only
 * person.
 */
export async function openNewChurch(
  product: Product,
  name: string,
  visit: Parameters<Product['openPage']>[0] = {},
): Promise<Page> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@exemplo.com.br`
  const page = await product.openPage({ ...visit, path: '/cadastro' })
  await page.getByLabel('Nome da igreja').fill(name)
  await page.getByLabel('Seu nome').fill('Débora Nogueira')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.getByRole('heading', { name: 'Cadastro recebido' }).waitFor()
  await page.goto(new URL(await product.linkFor(email)).pathname)
  await page.getByLabel('Nova senha').fill('azeite-na-lampada-7')
  await page.getByLabel('Confirme a senha').fill('azeite-na-lampada-7')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await toastOf(page, 'Senha criada com sucesso.').waitFor()
  await page.waitForURL('**/dashboard/home')
  return page
}
