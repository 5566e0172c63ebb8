import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { violations } from './accessibility.js'
import { eventually, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

test('the treasury sends a quarter to the council, who answers on a phone, and the assembly approves it', async () => {
  const admin = await product.openPage({ perfil: 1, path: '/dashboard/prestacoes-contas' })
  await admin.getByRole('table').getByText('Com o conselho').waitFor()
  await admin.getByRole('link', { name: 'Nova prestação de contas' }).click()
  const [months] = await product.sql<{ de: string; ate: string }>(
    `select to_char(fechado_ate - interval '1 month', 'YYYY-MM') as de, to_char(fechado_ate, 'YYYY-MM') as ate
     from fechamento f join usuario u on u.id = f.id_cliente where u.email = 'admin@betel.demo'`,
    [],
  )
  await admin.getByLabel('Do mês').selectOption(String(months?.de))
  await admin.getByLabel('Até o mês').selectOption(String(months?.ate))
  // the name follows the months until somebody types one
  const written = (month?: string) =>
    new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-15`),
    )
  const name = admin.getByLabel('Nome')
  const both = `${written(months?.de)} a ${written(months?.ate)}`
  await eventually(async () => expect(await name.inputValue()).toBe(`Prestação de contas de ${both}`))
  await name.fill('Últimos dois meses')
  await admin.getByLabel('Do mês').selectOption(String(months?.ate))
  await admin.getByLabel('Do mês').selectOption(String(months?.de))
  expect(await name.inputValue()).toBe('Últimos dois meses')
  await admin.getByLabel('Observações da tesouraria').fill('O telhado foi pago em duas vezes.')
  await admin.getByRole('button', { name: 'Salvar' }).click()
  await toastOf(admin, 'Prestação de contas criada com sucesso.').waitFor()
  await admin.getByRole('heading', { name: 'Demonstrativo' }).waitFor()
  await admin.getByRole('row', { name: /^Dízimo R\$/ }).waitFor()
  await admin.getByRole('columnheader', { name: 'Previsto' }).waitFor()
  await settled(admin)
  expect(await violations(admin)).toEqual([])

  // without its figures, the draft is shown all the same
  const failed = { message: 'x', path: ['demonstrativoPrestacaoContas'], extensions: { code: 'INTERNAL' } }
  await admin.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    if (!data?.demonstrativoPrestacaoContas) return route.fulfill({ response })
    await route.fulfill({ response, json: { data: { ...data, demonstrativoPrestacaoContas: null }, errors: [failed] } })
  })
  await admin.reload()
  await admin.getByText('Não foi possível calcular os números.').waitFor()
  await admin.getByText('O telhado foi pago em duas vezes.').waitFor()
  await admin.unroute('**/graphql')
  await admin.getByRole('button', { name: 'Tentar de novo' }).click()
  await admin.getByRole('heading', { name: 'Demonstrativo' }).waitFor()

  const { eu: councillor } = await product.graphql<{ eu: { name: string } }>(2, '{ eu { name } }')
  await admin.getByRole('button', { name: 'Enviar ao conselho' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await dialog.getByText('Escolha quem faz parte do conselho.').waitFor()
  await dialog.getByLabel('Quem faz parte do conselho').fill(councillor.name)
  await admin
    .getByRole('option', { name: new RegExp(councillor.name) })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await toastOf(admin, 'Prestação de contas enviada ao conselho.').waitFor()
  await admin.getByText('Ainda não deu parecer').waitFor()

  const member = await product.openPage({ perfil: 2, path: new URL(admin.url()).pathname, phone: true })
  await member.getByRole('button', { name: 'Dar parecer' }).tap()
  const sheet = member.getByRole('dialog')
  await sheet.getByLabel('Parecer').selectOption('Aprova com ressalva')
  await sheet.getByRole('button', { name: 'Salvar parecer' }).tap()
  await sheet.getByText('Escreva o motivo da ressalva ou da rejeição.').waitFor()
  await sheet.getByLabel('Texto').fill('Falta um comprovante.')
  await sheet.getByRole('button', { name: 'Salvar parecer' }).tap()
  await toastOf(member, 'Seu parecer foi salvo.').waitFor()
  await settled(member)
  expect(await violations(member)).toEqual([])
  expect(await member.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  )

  await admin.reload()
  await admin.getByText('Falta um comprovante.').waitFor()
  await admin.getByRole('button', { name: 'Registrar assembleia' }).click()
  await dialog.getByLabel('Ata', { exact: true }).fill('Ata nº 21')
  await dialog.getByLabel('Decisão').selectOption('Aprovada com ressalva')
  await dialog.getByRole('button', { name: 'Registrar' }).click()
  await toastOf(admin, 'Decisão da assembleia registrada.').waitFor()
  await admin.getByText('Ata nº 21').waitFor()
  expect(await admin.getByRole('button', { name: 'Ações', exact: true }).count()).toBe(0)
  // the PDF is stored once, and everybody gets the bytes whose hash the screen shows
  await admin.getByText('impressão digital (SHA-256)').waitFor()
  const hashes = await admin.locator('code').allTextContents()
  const downloaded = async (page: typeof admin) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^prestacao-de-contas-.*\.pdf$/)
    return createHash('sha256')
      .update(await readFile(await download.path()))
      .digest('hex')
  }
  const hash = await downloaded(admin)
  expect(hashes).toContain(hash)
  expect(await downloaded(member)).toBe(hash)
  await settled(admin)
  expect(await violations(admin)).toEqual([])
})

test('a PDF that stays missing is asked for during two minutes, and then when the person wants it', async () => {
  const [decided] = await product.sql<{ id: number }>(
    "select id from prestacao_contas where id_cliente = 1 and ata = 'Ata nº 21'",
  )
  const page = await product.openPage({ perfil: 1, alone: true })
  let asked = 0
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON()
    const response = await route.fetch()
    if (!/^P(restacaoContasDetalhe|dfDaPrestacao)$/.test(operationName)) return route.fulfill({ response })
    if (operationName === 'PdfDaPrestacao') asked++
    const { data } = await response.json()
    const prestacaoContas = { ...data.prestacaoContas, pdfEm: null, impressaoPdf: null }
    await route.fulfill({ response, json: { data: { ...data, prestacaoContas } } })
  })
  await page.clock.install()
  await page.goto(`/dashboard/prestacoes-contas/${decided?.id}`)
  await page.getByText('Em preparo. Quem baixar o PDF agora o guarda na hora.').waitFor()
  const late = page.getByText('O preparo está demorando. Quem baixar o PDF agora o guarda na hora.')
  await eventually(async () => {
    await page.clock.fastForward(5000)
    expect(await late.count()).toBe(1)
  }, 60)
  expect(asked).toBe(24)
  await page.clock.fastForward('10:00')
  await settled(page)
  expect(asked).toBe(24)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByText('impressão digital (SHA-256)').waitFor()
})
