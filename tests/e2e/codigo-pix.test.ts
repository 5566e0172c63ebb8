import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { fillLogin, Product, password, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  // nothing listens there: letters wait, but texts may promise them
  product = await Product.start({ SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

async function generate(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Gerar código' }).click()
  const code = page.getByRole('region', { name: 'Código Pix' })
  const picture = code.getByRole('img', { name: 'Código QR do Pix' })
  await picture.waitFor()
  const width = await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
  expect(width).toBeGreaterThan(20)
  return code.getByLabel('Pix copia e cola').inputValue()
}

test('a member makes the own code for an offering on a phone, sees who receives, and copies it', async () => {
  const page = await product.openPage({ perfil: 2, phone: true, path: '/dashboard/meu-espaco' })
  await settled(page)
  await page.getByRole('link', { name: /^Ofertar por Pix ./ }).tap()
  await page.getByRole('heading', { name: 'Ofertar por Pix' }).waitFor()
  await page.getByLabel(/^Para/).selectOption('Oferta')
  await page.getByLabel('Valor').fill('25,00')
  const text = await generate(page)
  expect(text).toMatch(/540525\.005802BR5912Igreja Betel6008Campinas/)
  await page.getByText('tesouraria@betel.demo').last().waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar código' }).tap()
  await toastOf(page, 'Código copiado. Cole no aplicativo do seu banco.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
})

test('a code is made by keyboard alone, and the treasurer finds its giver by the identifier', async () => {
  const page = await product.openPage({ perfil: 4, path: '/dashboard/ofertar' })
  await settled(page)
  await page.getByLabel('Valor').focus()
  await page.keyboard.press('Enter')
  const code = page.getByRole('region', { name: 'Código Pix' })
  await code.waitFor()
  const txid = await code.locator('div', { hasText: 'Identificador' }).locator('dd').last().innerText()
  expect(await code.getByLabel('Pix copia e cola').inputValue()).toContain(txid)
  const { name } = (await product.graphql<{ eu: { name: string } }>(4, '{ eu { name } }')).eu
  await page.goto(`/dashboard/codigos-pix?busca=${txid}`)
  const row = page.getByRole('table', { name: 'Códigos Pix' }).locator('tbody tr')
  await row.filter({ hasText: txid }).waitFor()
  expect(await row.count()).toBe(1)
  expect(await row.innerText()).toContain(name)
})

test('the administrator confirms the key with the password, and changes it only with two steps', async () => {
  // a key of the time before codes: no money goes to it yet
  await product.sql(
    `update cliente set nome_pix = null, cidade_pix = null where chave_pix = 'tesouraria@esperanca.demo' returning id`,
    [],
  )
  const page = await product.openPage({ path: '/login', expected: [409, 422] })
  await fillLogin(page, 'admin@esperanca.demo')
  await page.waitForURL('**/dashboard/home')
  await page.goto('/dashboard/settings?aba=igreja')
  await page.getByText('tesouraria@esperanca.demo').waitFor()
  const dialog = page.getByRole('dialog')
  const fill = async (phone: string) => {
    await page.getByRole('button', { name: 'Conferir a chave Pix' }).click()
    await dialog.getByLabel('Tipo da chave').selectOption('Celular')
    await dialog.getByLabel(/^Chave Pix/).fill(phone)
    await dialog.getByLabel('Nome no Pix').fill('Igreja Esperanca')
    await dialog.getByLabel('Cidade no Pix').fill('Recife')
  }
  await fill('(81) 3333-4444')
  const type = async (secret: string) => {
    await dialog.getByLabel('Sua senha atual').fill(secret)
    await dialog.getByRole('button', { name: 'Salvar a chave' }).click()
  }
  await type('nao-e-esta')
  await dialog.getByText('A senha atual não confere.').waitFor()
  await type(password)
  await dialog.getByText('Informe um celular com DDD.').waitFor()
  // meanwhile somebody else changes the church's data
  await product.sql(`update cliente set versao = versao + 1 where chave_pix = 'tesouraria@esperanca.demo' returning id`)
  await dialog.getByLabel(/^Chave Pix/).fill('(81) 98765-4321')
  await type(password)
  await dialog.getByRole('button', { name: 'Recarregar os dados' }).click()
  await dialog.waitFor({ state: 'detached' })
  await fill('(81) 98765-4321')
  await type(password)
  await toastOf(page, 'Chave Pix salva. Os administradores foram avisados por e-mail.').waitFor()
  await page.getByText('+5581987654321').waitFor()
  await page.getByLabel('Complemento').fill('Fundos')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Dados da igreja atualizados.').waitFor()
  await page.getByRole('button', { name: 'Mudar a chave Pix' }).click()
  await dialog.getByText('Ative antes a verificação em duas etapas').waitFor()
  await dialog.getByRole('link', { name: 'Abrir Segurança' }).click()
  await page.getByRole('tab', { name: 'Segurança', selected: true }).waitFor()
  await dialog.waitFor({ state: 'detached' })
})

test('a visitor gives at the public page, which the administrator puts on the net and takes off again', async () => {
  const admin = await product.openPage({ perfil: 1, path: '/dashboard/settings?aba=igreja' })
  await settled(admin)
  await admin.getByRole('button', { name: 'Pôr no ar' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Fim do endereço').fill('igreja-betel')
  await dialog.getByRole('button', { name: 'Pôr no ar' }).click()
  await toastOf(admin, 'A página de ofertas está no ar.').waitFor()
  const address = await admin.getByRole('link', { name: /\/ofertar\/\d+-igreja-betel$/ }).innerText()

  const visitor = await product.openPage({ phone: true, path: new URL(address).pathname, expected: [404] })
  await visitor.getByRole('heading', { name: 'Ofertar por Pix' }).waitFor()
  expect(await visitor.getByLabel('Ofertar sem dizer o meu nome').count()).toBe(0)
  await visitor.getByLabel('Valor').fill('10,00')
  expect(await generate(visitor)).toContain('540510.00')

  await admin.getByRole('button', { name: 'Tirar do ar' }).click()
  await toastOf(admin, 'A página de ofertas saiu do ar.').waitFor()
  await visitor.reload()
  await visitor.getByText('Esta página de ofertas não existe ou não está mais no ar.').waitFor()
})

test('the treasurer downloads the sheet of a code', async () => {
  const page = await product.openPage({ perfil: 4, path: '/dashboard/codigos-pix' })
  await settled(page)
  await page
    .getByRole('button', { name: /^Ações de código/ })
    .first()
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Folha para imprimir' }).click()
  expect((await download).suggestedFilename()).toMatch(/^pix-[A-Z0-9]{13}\.pdf$/)
})

test('the treasurer says what a Pix was for that waits, and finds its entry', async () => {
  const page = await product.openPage({ perfil: 4, path: '/dashboard/pix-recebidos?situacao=pendente' })
  await settled(page)
  await page.getByText('O Pix pelo banco está desligado').waitFor()
  const waiting = page.getByRole('row').filter({ hasText: 'Marcos A Prado' })
  await waiting.getByText('Não se sabe de quem é').waitFor()
  await waiting.getByRole('button', { name: /^Ações de Pix/ }).click()
  await page.getByRole('menuitem', { name: 'Identificar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Para/).selectOption('Oferta')
  await dialog.getByRole('button', { name: 'Lançar' }).click()
  await toastOf(page, 'Pix lançado.').waitFor()
  await waiting.waitFor({ state: 'detached' })
  await page.goto('/dashboard/pix-recebidos')
  await page.getByRole('row').filter({ hasText: 'Marcos A Prado' }).getByRole('link', { name: 'Lançado' }).click()
  await page.getByText('Oferta por Pix').first().waitFor()
})
