import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { fillLogin, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const secret = 'lamparina acesa 42'

const dialog = (page: Page) => page.getByRole('dialog')

/** Somebody without an e-mail. */
async function newPerson(name: string): Promise<number> {
  const create = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
  const input = { name, dataNascimento: '1961-03-09', perfil: 2 }
  return (await product.graphql<{ criarUsuario: { id: number } }>(1, create, { input })).criarUsuario.id
}

/** Leaves the session, as if another day had come. */
async function comeBackLater(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Entrar' }).waitFor()
}

test('somebody without an e-mail gets a printed invitation, sets a password on a phone and gets in the second time too', async () => {
  const id = await newPerson('Zulmira Prates')
  const admin = await product.openPage({ perfil: 1, path: `/dashboard/users/${id}`, alone: true })
  await admin.getByRole('button', { name: 'Convidar por link' }).click()
  await dialog(admin).getByRole('button', { name: 'Criar convite' }).click()
  const url = await dialog(admin).getByLabel('Link').inputValue()
  await dialog(admin).getByText('precisa informar a data de nascimento').waitFor()
  expect(await violations(admin)).toEqual([])
  expect(await dialog(admin).getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')).toContain(
    encodeURIComponent(url),
  )
  await admin.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.body.innerText)
  })
  await admin.emulateMedia({ media: 'print' })
  await dialog(admin).getByRole('button', { name: 'Imprimir folha', includeHidden: true }).dispatchEvent('click')
  await admin.locator('body[data-printed]').waitFor()
  const printed = String(await admin.locator('body').getAttribute('data-printed'))
  for (const text of ['Igreja Betel', 'Convite para Zulmira Prates', url]) expect(printed).toContain(text)
  expect(printed).not.toContain('Criar convite')
  await admin.emulateMedia({ media: null })

  const phone = await product.openPage({ phone: true, path: new URL(url).pathname, expected: [422] })
  await phone.getByText('Olá, Zulmira!').waitFor()
  expect(await violations(phone, { targets: true })).toEqual([])
  await phone.getByLabel('Data de nascimento').fill('10/03/1961')
  await phone.getByLabel('Nome para entrar').fill('Zulmira Prates')
  await phone.getByLabel(/^Senha/).fill(secret)
  await phone.getByLabel('Confirme a senha').fill(secret)
  await phone.getByRole('button', { name: 'Criar senha' }).click()
  await phone.getByText('Restam 4 tentativas').waitFor()
  await phone.getByLabel('Data de nascimento').fill('09/03/1961')
  await phone.getByRole('button', { name: 'Criar senha' }).click()
  await toastOf(phone, /^Senha criada\. Você entra com zulmira\.prates\.\d+: anote\.$/).waitFor()
  // the login knows with what she signs in
  const typed = await phone.getByLabel('E-mail, telefone ou nome').inputValue()
  expect(typed).toMatch(/^zulmira\.prates\.\d+$/)
  await phone.getByRole('link', { name: 'Criar conta' }).waitFor()
  await phone.getByLabel('Senha', { exact: true }).fill(secret)
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
  await phone.waitForURL('**/dashboard/home')
  await settled(phone)

  // this phone knows her church now: the name alone is enough, and nobody offers her to found another church
  await comeBackLater(phone)
  await phone.getByText('Igreja Betel').waitFor()
  expect(await phone.getByRole('link', { name: 'Criar conta' }).count()).toBe(0)
  expect(await violations(phone, { targets: true })).toEqual([])
  await fillLogin(phone, 'zulmira.prates', secret)
  await phone.waitForURL('**/dashboard/home')
  await settled(phone)
  await comeBackLater(phone)
  await phone.getByRole('link', { name: 'Esqueci a senha' }).click()
  await phone.getByText(/Peça ajuda a quem cuida do sistema na igreja/).waitFor()
  await phone.goBack()
  await phone.getByRole('button', { name: 'Não é a sua igreja?' }).click()
  await phone.getByRole('link', { name: 'Criar conta' }).waitFor()
  await phone.reload()
  await phone.getByRole('link', { name: 'Criar conta' }).waitFor()

  await admin.reload()
  await admin.getByText('Usado', { exact: true }).waitFor()
  expect(await admin.getByRole('button', { name: 'Convidar por link' }).count()).toBe(0)
})

test('a cancelled invitation says so to whoever opens it, and whom to ask', async () => {
  const id = await newPerson('Zacarias Prates')
  const invite = 'mutation($id: ID!) { criarLinkDeConvite(idUsuario: $id) { url } }'
  type Invited = { criarLinkDeConvite: { url: string } }
  const { url } = (await product.graphql<Invited>(1, invite, { id })).criarLinkDeConvite
  const admin = await product.openPage({ perfil: 1, path: `/dashboard/users/${id}`, alone: true })
  await admin.getByRole('button', { name: 'Cancelar convite' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Cancelar convite' }).click()
  await toastOf(admin, 'Convite cancelado.').waitFor()
  await admin.getByText('Cancelado', { exact: true }).waitFor()
  const visitor = await product.openPage({ phone: true, path: new URL(url).pathname, expected: [404] })
  await visitor.getByText('Este convite não vale mais. Peça outro a quem o entregou.').waitFor()
  await visitor.getByRole('link', { name: 'Ir para o login' }).click()
  await visitor.getByRole('heading', { name: 'Entrar' }).waitFor()
})
