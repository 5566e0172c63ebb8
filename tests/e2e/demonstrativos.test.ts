import { readFile } from 'node:fs/promises'
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

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const reais = (value: string) =>
  plain(
    new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(value as Intl.StringNumericLiteral),
  )

/** The cells of a row of a statement, by its name. */
const cellsOf = async (page: Page, table: string, row: string) =>
  (
    await page
      .getByRole('region', { name: table, exact: true })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
      .first()
      .locator('td')
      .allInnerTexts()
  ).map(plain)

test('the cash flow ends with the balances of the accounts, and a category leads to its ledger', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/demonstrativos' })
  await settled(page)
  const { contasFinanceiras } = await product.graphql<{ contasFinanceiras: { nodes: { saldo: string }[] } }>(
    1,
    '{ contasFinanceiras { nodes { saldo } } }',
  )
  const cents = contasFinanceiras.nodes.reduce((sum, { saldo }) => sum + BigInt(saldo.replace('.', '')), 0n)
  const saldo = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
  expect((await cellsOf(page, 'Fluxo de caixa', 'Saldo final')).at(-1)).toBe(reais(saldo))
  expect(await violations(page)).toEqual([])
  const total = (await cellsOf(page, 'Fluxo de caixa', 'Dízimo')).at(-1)
  await page.getByRole('region', { name: 'Fluxo de caixa' }).getByRole('link', { name: 'Dízimo', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Dízimo' }).waitFor()
  await settled(page)
  // the ledger of a category starts in January, so what its credits say is the sum of the period
  const credits = page.locator('dl div').filter({ hasText: 'Créditos' }).locator('dd')
  expect(plain(await credits.innerText())).toBe(total)
})

test('the trial balance has equal sides, and is downloaded as PDF and as a spreadsheet', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/demonstrativos/balancete' })
  await settled(page)
  const [, debits, credits] = await cellsOf(page, 'Balancete', 'Total')
  expect(debits).toBe(credits)
  expect(await cellsOf(page, 'Balancete', 'Saldos devedores')).toEqual(
    await cellsOf(page, 'Balancete', 'Saldos credores'),
  )
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF: Balancete' }).click(),
  ])
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Planilha CSV' }).click(),
  ])
  expect((await readFile(await csv.path(), 'utf8')).split('\r\n')[0]).toContain('Saldo anterior')
})

test('the draft of a budget gets a value for a year and for its months, and the execution shows what was planned', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/previsoes-orcamentarias?situacao=Rascunho' })
  await settled(page)
  await page.getByRole('table', { name: 'Previsão orçamentária' }).locator('tbody tr').first().click()
  await page.getByRole('button', { name: 'Editar valores' }).click()
  const receitas = page.getByRole('group', { name: 'Receitas' })
  const tithe = receitas.getByRole('textbox', { name: 'Dízimo' })
  await tithe.fill('12000,00')
  await tithe.press('ArrowDown')
  await receitas.getByRole('textbox').nth(1).and(page.locator(':focus')).waitFor()
  const despesas = page.getByRole('group', { name: 'Despesas' })
  await despesas.getByRole('button', { name: 'Meses de Manutenção', exact: true }).click()
  const year = despesas.getByRole('textbox', { name: 'Manutenção', exact: true })
  const before = await year.inputValue()
  await despesas.getByRole('textbox', { name: 'Março' }).fill('777,00')
  // the year follows its months
  await page.waitForFunction(([input, old]) => (input as HTMLInputElement).value !== old, [
    await year.elementHandle(),
    before,
  ] as const)
  expect(await violations(page)).toEqual([])
  // a look at another screen does not lose what is typed
  await page.getByRole('link', { name: 'Início', exact: true }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Salvar valores' }).click()
  await page.getByRole('region', { name: 'Valores' }).waitFor()
  expect((await cellsOf(page, 'Valores', 'Dízimo')).slice(0, 2)).toEqual([reais('12000.00'), reais('1000.00')])
  expect((await cellsOf(page, 'Valores', 'Manutenção'))[3]).toBe(reais('777.00'))

  await goTo(page, '/dashboard/execucao-orcamentaria')
  await settled(page)
  const [month, , planned] = await cellsOf(page, 'Previsto e realizado', 'Total de receitas')
  expect([month, planned]).not.toContain(reais('0.00'))
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'PDF: Previsto e realizado' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Cada centro de custo, um após o outro' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('relatorio-execucao-por-centro.pdf')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('region', { name: 'Previsto e realizado' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  )
})
