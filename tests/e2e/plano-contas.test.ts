import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { churchDay } from '../factories/zones.js'
import { violations } from './accessibility.js'
import { goTo, openFilters, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

test('the suggested chart is taken, and an expense has one of its categories, which the cash book shows', async () => {
  const page = await product.openPage({ perfil: 4, path: '/dashboard/plano-de-contas' })
  await settled(page)
  await page.getByRole('button', { name: 'Usar o plano sugerido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usar o plano sugerido' }).click()
  await toastOf(page, 'Sua igreja já tem todas as categorias do plano sugerido.').waitFor()
  await goTo(page, '/dashboard/saidas/create')
  const form = page.locator('form')
  await form.getByLabel('Descrição').fill('Conta de luz do anexo')
  await form.getByLabel('Valor').fill('312,40')
  await form.getByLabel('Categoria').selectOption({ label: 'Energia' })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Saída criada com sucesso.').waitFor()
  await page.getByRole('definition').filter({ hasText: 'Energia' }).waitFor()
  await goTo(page, '/dashboard/livro-caixa')
  await page
    .getByRole('row', { name: /Energia R\$/ })
    .first()
    .waitFor()

  const novas = await product.graphql<{ luz: { id: number }; eletrica: { id: number } }>(
    4,
    `mutation {
      luz: criarCategoria(input: { nome: "Luz do anexo", natureza: "despesa", raiz: 4 }) { id }
      eletrica: criarCategoria(input: { nome: "Energia elétrica", natureza: "despesa", raiz: 4 }) { id } }`,
  )
  await product.graphql(
    4,
    `mutation($data: DateOnly!) {
      criarSaida(input: { descricao: "Luz", valor: "10.00", data: $data, categoria: 4, idCategoria: "${novas.luz.id}" }) { id } }`,
    { data: churchDay() },
  )
  await goTo(page, '/dashboard/plano-de-contas?busca=anexo')
  await settled(page)
  await page.getByRole('button', { name: 'Ações de Luz do anexo' }).click()
  const dialog = page.getByRole('dialog')
  await page.getByRole('menuitem', { name: 'Separar lançamentos' }).click()
  await dialog.getByLabel('Passam para').selectOption({ label: 'Energia elétrica' })
  await dialog.getByLabel('Palavras da descrição').fill('luz')
  await dialog.getByText('Passam para Energia elétrica: 1 lançamento. Soma: R$ 10,00.').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Separar', exact: true }).click()
  await toastOf(page, 'Agora em "Energia elétrica": 1 lançamento, que soma R$ 10,00.').waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await toastOf(page, 'Agora em "Luz do anexo": 1 lançamento, que soma R$ 10,00.').waitFor()
  await page.getByRole('button', { name: 'Ações de Luz do anexo' }).click()
  await page.getByRole('menuitem', { name: 'Juntar com outra categoria' }).click()
  await dialog.getByLabel('Categoria que fica').selectOption({ label: 'Energia elétrica' })
  await dialog.getByText('Passam para Energia elétrica: 1 lançamento de mês aberto.').waitFor()
  await dialog.getByText('Luz do anexo é excluída.').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Juntar para sempre' }).click()
  await toastOf(page, 'Agora em "Energia elétrica": 1 lançamento. "Luz do anexo" foi excluída.').waitFor()
  await page.getByText('Nenhum resultado para esta busca.').first().waitFor()
})

test('a supplier is created, named by an expense, found by it in the list, and shows what was paid', async () => {
  const page = await product.openPage({ perfil: 4, path: '/dashboard/fornecedores/create' })
  await settled(page)
  const form = page.locator('form')
  await form.getByLabel('Nome').fill('Marcenaria Ipê')
  await form.getByLabel('CPF ou CNPJ').fill('12abc34501de36')
  expect(await form.getByLabel('CPF ou CNPJ').inputValue()).toBe('12.ABC.345/01DE-36')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await form.getByText('CPF ou CNPJ inválido.').waitFor()
  await form.getByLabel('CPF ou CNPJ').fill('12abc34501de35')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Fornecedor criado com sucesso.').waitFor()
  await page.getByRole('heading', { name: 'Marcenaria Ipê' }).waitFor()
  await page.getByText('Nenhuma saída deste fornecedor.').waitFor()

  await goTo(page, '/dashboard/saidas/create')
  await form.getByLabel('Descrição').fill('Púlpito novo')
  await form.getByLabel('Valor').fill('1.250,00')
  await form.getByLabel('Categoria').selectOption({ label: 'Materiais' })
  await form.getByLabel('Fornecedor').fill('marcenaria')
  await page.getByRole('option', { name: 'Marcenaria Ipê' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Saída criada com sucesso.').waitFor()
  await page.getByRole('link', { name: 'Marcenaria Ipê' }).click()
  await page.getByRole('link', { name: 'Púlpito novo' }).waitFor()
  await page.getByRole('link', { name: 'Ver na lista' }).click()
  const rows = page.getByRole('table', { name: 'Finanças da Igreja - Saídas' }).locator('tbody tr')
  await rows.filter({ hasText: 'Púlpito novo' }).waitFor()
  expect(new URL(page.url()).searchParams.get('idFornecedor')).toMatch(/^\d+$/)
})

test('income and receivables have no supplier, neither in their form nor as a filter', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/entradas' })
  for (const path of ['entradas', 'contas_receber', 'entradas/create', 'contas_receber/create']) {
    await goTo(page, `/dashboard/${path}`)
    await openFilters(page)
    await page.getByLabel('Centro de custo').first().waitFor()
    expect([path, await page.getByLabel('Fornecedor').count()]).toEqual([path, 0])
  }
})

test('the screen for the accountant agrees with the cash book, takes a code, and gives everything in one archive', async () => {
  await product.sql(`update categoria set codigo_contador = null where fixa and natureza = 'receita' and raiz = 1`)
  const page = await product.openPage({ perfil: 1, path: '/dashboard/para-o-contador' })
  await settled(page)
  const present = new Date().toISOString().slice(0, 7)
  await goTo(page, `/dashboard/para-o-contador?de=${present}&ate=${present}`)
  await page.getByText('Confere com o livro-caixa').waitFor()
  await page.getByText('Há mês aberto neste período').waitFor()
  await page.getByRole('button', { name: 'Editar códigos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Juros e multas pagos').fill('3.3.1')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await toastOf(page, 'Códigos gravados com sucesso.').waitFor()
  await page.getByRole('definition').filter({ hasText: '3.3.1' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar o pacote do contador' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`contador-${present}.zip`)
  // each account without a code leads to the form in which it gets one
  const missing = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Sem código do contador' }) })
  await missing.getByRole('link').first().click()
  await page.getByLabel('Código do contador').waitFor()
})
