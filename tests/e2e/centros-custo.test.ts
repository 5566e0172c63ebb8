import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, type Perfil, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const title = 'Centros de custo'
const rows = (page: Page) => page.getByRole('table', { name: title }).locator('tbody tr')

async function open(path = '', perfil: Perfil = 1, expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path: `/dashboard/centro-custo${path}`, expected })
  await settled(page)
  return page
}

async function rowMenu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${of}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('changing the page size to 5, 10 or 25 sends no other request', async () => {
  const page = await open()
  const [row] = await product.sql<{ total: number }>(
    `select count(*)::int as total from centro_custo where excluido_em is null
      and id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo')`,
  )
  const total = row?.total ?? 0
  expect(total).toBeGreaterThan(5)
  expect(await rows(page).count()).toBe(5)
  const sizes = page.getByLabel('Linhas por página')
  expect(await sizes.locator('option').allInnerTexts()).toEqual(['5', '10', '25'])
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('graphql') && asked.push(request.url())))
  const names = await rows(page).locator('td:first-child').allInnerTexts()
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await page.waitForURL(/pagina=2/)
  await eventually(async () => {
    const next = await rows(page).locator('td:first-child').allInnerTexts()
    expect(next.filter((name) => names.includes(name))).toEqual([])
    expect(next).toHaveLength(Math.min(5, total - 5))
  })
  await sizes.selectOption('25')
  await page.waitForURL(/tamanho=25/)
  await eventually(async () => expect(await rows(page).count()).toBe(Math.min(25, total)))
  expect(asked).toEqual([])
})

test('a cost centre is created, deactivated, activated, refused deletion while in use, deleted and restored', async () => {
  const page = await open('', 1, [409])
  await page.getByRole('link', { name: 'Novo Centro de Custo' }).click()
  await page.getByRole('heading', { name: 'Novo Centro de Custo' }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  for (const text of ['Informe o nome.', 'Escolha o departamento.']) await page.getByText(text).waitFor()
  const form = page.locator('form')
  await form.getByLabel('Nome').fill('Acampamento da prova')
  await form.getByLabel('Departamento').fill('Jovens')
  await page.getByRole('option', { name: 'Jovens' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Centro de custo criado com sucesso.').waitFor()

  await goTo(page, '/dashboard/centro-custo?busca=acampamento')
  await settled(page)
  expect(await rows(page).first().innerText()).toMatch(/Acampamento da prova[\s\S]*Jovens[\s\S]*Ativado/)
  await rowMenu(page, 'Acampamento da prova', 'Desativar Centro de Custo')
  await toastOf(page, 'Centro de custo desativado com sucesso.').waitFor()
  await rows(page).first().getByText('Desativado').waitFor()

  // an inactive cost centre is not offered for new payables
  await goTo(page, '/dashboard/contas_pagar/create')
  await page.getByRole('heading', { name: 'Nova Conta' }).waitFor()
  await form.getByLabel('Centro de custo').fill('Acampamento')
  await page.getByText('Nada encontrado.').waitFor()
  await page.keyboard.press('Escape')
  await goTo(page, '/dashboard/centro-custo?busca=acampamento')
  await settled(page)
  await rowMenu(page, 'Acampamento da prova', 'Ativar Centro de Custo')
  await toastOf(page, 'Centro de custo ativado com sucesso.').waitFor()

  await rowMenu(page, 'Acampamento da prova', 'Editar Centro de Custo')
  await page.waitForURL(/centro-custo\/create\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { name: 'Editar Centro de Custo' }).waitFor()
  await form.getByLabel('Nome').fill('Acampamento de inverno')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Centro de custo atualizado com sucesso.').waitFor()

  await goTo(page, '/dashboard/centro-custo?busca=louvor')
  await settled(page)
  await rowMenu(page, 'Louvor e som', 'Excluir Centro de Custo')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await page.getByText(/está em uso por contas a pagar e não pode ser excluído/).waitFor()

  await goTo(page, '/dashboard/centro-custo?busca=acampamento')
  await settled(page)
  await rowMenu(page, 'Acampamento de inverno', 'Excluir Centro de Custo')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  const toast = toastOf(page, 'Centro de custo excluído com sucesso.')
  await toast.getByRole('button', { name: 'Desfazer' }).click()
  await toastOf(page, 'Centro de custo restaurado com sucesso.').waitFor()
})

test('a member sees no actions; on a phone the list consists of cards', async () => {
  const page = await open('', 2)
  expect(await page.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Novo Centro de Custo' }).count()).toBe(0)
  const phone = await product.openPage({ perfil: 1, phone: true, path: '/dashboard/centro-custo' })
  await settled(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a form for a new cost centre that could not read the departments does not say that there are none', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/centro-custo', expected: [503] })
  await settled(page)
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'DepartamentoChoices'
      ? route.fulfill({ status: 503, json: { errors: [{ message: 'x' }] } })
      : route.fallback(),
  )
  await page.getByRole('link', { name: 'Novo Centro de Custo' }).click()
  await page.getByRole('button', { name: 'Tentar de novo' }).waitFor()
  expect(await page.getByText('Nenhum departamento').count()).toBe(0)
})

test('in a church without cost centres whoever writes bills gets Geral, and only who may creates others', async () => {
  await product.sql(
    `insert into funcao (id_cliente, nome, acoes, alcance, exclusiva)
     select id_cliente, 'Lança contas', acoes - 'centroCusto.escrever' - 'fornecedor.escrever', alcance, true from funcao
     where id_cliente = 1 and nome = 'Auxiliar de tesouraria'`,
  )
  await product.hold('Lança contas')
  for (const perfil of [1, 4] as const) {
    const page = await product.openPage({ perfil })
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'CentroCustoChoices'
        ? route.fulfill({ json: { data: { centrosCusto: { __typename: 'CentroCustoPage', nodes: [] } } } })
        : route.continue(),
    )
    await page.goto('/dashboard/contas_pagar/create')
    await page.getByRole('heading', { name: 'Nova Conta' }).waitFor()
    await page.getByText('A igreja ainda não tem centros de custo: este é criado ao salvar.').waitFor()
    expect(await page.getByLabel('Centro de custo').inputValue()).toBe('Geral')
    for (const name of ['Novo centro', 'Novo fornecedor'])
      expect([perfil, name, await page.getByRole('button', { name }).count()]).toEqual([
        perfil,
        name,
        perfil === 1 ? 1 : 0,
      ])
  }
})
