import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { readPdf } from '../factories/pdf.js'
import { goTo, Product, settled } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const range = 'dataInicial=2026-09-01&dataFinal=2026-10-31'
const books = `{ livroCaixa(inicio: "2026-09-01", fim: "2026-10-31") { saldoAnterior entradas saidas saldo } }`

const money = (decimal: string) =>
  Number(decimal)
    .toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
    .replace(/\u00a0/g, ' ')

async function open(perfil: 1 | 2, path = '/dashboard/relatorios', expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path, expected })
  await settled(page)
  return page
}

const fillDates = async (page: Page) => {
  await page.getByLabel('De', { exact: true }).fill('01/09/2026')
  await page.getByLabel('Até', { exact: true }).fill('31/10/2026')
}

test('a report is selected, watched while it is made, viewed and downloaded; its figures are those of the books', async () => {
  const page = await open(1)
  const month = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' }).slice(0, 7)
  expect(await page.getByLabel('De', { exact: true }).inputValue()).toBe(`01/${month.slice(5)}/${month.slice(0, 4)}`)
  expect(await page.getByLabel('Período', { exact: true }).count()).toBe(0)
  await page.getByLabel('Relatório', { exact: true }).selectOption('financas')
  await page.getByLabel('Período', { exact: true }).waitFor()
  await fillDates(page)
  await page.getByRole('button', { name: 'Gerar PDF' }).click()
  await page.getByRole('status').filter({ hasText: 'Página 1 de' }).waitFor()
  // the page is an image with selectable text over it
  await page.locator('.textLayer').getByText('Relatório: Livro-caixa').waitFor()
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await page.getByRole('status').filter({ hasText: 'Página 2 de' }).waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Baixar PDF', { exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('relatorio-financas.pdf')
  const { text } = await readPdf(readFileSync(await download.path()))
  type Books = { livroCaixa: Record<'saldoAnterior' | 'entradas' | 'saidas' | 'saldo', string> }
  const { livroCaixa } = await product.graphql<Books>(1, books)
  for (const [label, value] of [
    ['Saldo anterior', livroCaixa.saldoAnterior],
    ['Entradas', livroCaixa.entradas],
    ['Saídas', livroCaixa.saidas],
    ['Saldo final', livroCaixa.saldo],
  ] as const)
    expect(text).toContain(`${label}|${money(value)}`)

  await page.reload()
  await page
    .getByRole('button', { name: /^Abrir Livro-caixa, 01\/09\/2026/ })
    .first()
    .click()
  await page.getByRole('status').filter({ hasText: 'Página 1 de' }).waitFor()
})

test('the form shows only the filters that a report needs, and each error at its field', async () => {
  const page = await open(1, undefined, [422])
  await page.getByLabel('Relatório', { exact: true }).selectOption('celulas')
  await page.getByRole('button', { name: 'Gerar PDF' }).click()
  await page.getByText('Escolha a célula.').waitFor()
  await page.getByRole('combobox', { name: 'Célula' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('button', { name: 'Gerar PDF' }).click()
  await page
    .locator('.textLayer')
    .getByText(/^Relatório da célula/)
    // the making of the PDF, its viewer and its drawing
    .waitFor({ timeout: 60_000 })
  await page.getByLabel('Relatório', { exact: true }).selectOption('batismos')
  expect(await page.getByRole('combobox', { name: 'Célula' }).count()).toBe(0)
  await page.getByLabel('Até', { exact: true }).fill('01/01/2001')
  await page.getByRole('button', { name: 'Gerar PDF' }).click()
  await page.getByText('O fim do período vem depois do início.').waitFor()
})

test('the printed page equals the PDF; only administrators may open the report overview', async () => {
  const page = await product.openPage({ perfil: 1, path: `/relatorio/financas?${range}` })
  await page.getByRole('heading', { level: 1, name: 'Relatório: Livro-caixa' }).waitFor()
  type Books = { livroCaixa: { saldo: string } }
  const { livroCaixa } = await product.graphql<Books>(1, books)
  await page.locator('dl').getByText(money(livroCaixa.saldo)).waitFor()
  await page.getByText('Período: 01/09/2026 a 31/10/2026').waitFor()
  const [centre] = await product.sql<{ id: number; nome: string }>(
    'select id, nome from centro_custo where id_cliente = 1 and excluido_em is null order by id limit 1',
  )
  await page.goto(`/relatorio/execucao-orcamentaria?idCentroCusto=${centre!.id}`)
  await page.getByText(`Centro de custo: ${centre!.nome}`).waitFor()
  await page.goto('/relatorio')
  const [cell] = await product.sql<{ nome_celula: string }>(
    `select nome_celula from celula where id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo') and excluido_em is null limit 1`,
  )
  await page.getByRole('link', { name: cell!.nome_celula, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: `Relatório da célula ${cell!.nome_celula}` }).waitFor()
  await page.goto('/relatorio')
  const more = page.getByRole('list', { name: 'Mais relatórios' }).getByRole('link')
  await more.first().waitFor()
  expect(await more.count()).toBe(10)
  expect(await page.getByRole('list').first().locator('> li').count()).toBe(22)
  await page.getByRole('link', { name: 'Pessoas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Relatório: Pessoas' }).waitFor()
  const member = await open(2)
  expect(await open(1).then((all) => all.locator('optgroup[label="Mais relatórios"] option').count())).toBe(10)
  const offered = await member.getByLabel('Relatório', { exact: true }).locator('option').allTextContents()
  expect(offered).toContain('Livro-caixa')
  expect(offered).not.toContain('Aniversariantes')
  for (const path of ['/relatorio', '/relatorio/usuarios']) {
    await goTo(member, path)
    await member.waitForURL('**/auth/500')
  }
})
