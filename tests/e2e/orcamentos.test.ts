import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, menuItems, type Perfil, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

async function open(path: string, perfil: Perfil, expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path: `/dashboard/${path}`, expected })
  await settled(page)
  return page
}

const row = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Orçamentos' }).locator('tbody tr').filter({ hasText: title })

async function create(page: Page, titulo: string): Promise<void> {
  await page.getByRole('heading', { name: 'Novo Orçamento' }).waitFor()
  await page.getByRole('textbox', { name: 'Título' }).fill(titulo)
  await page.getByRole('textbox', { name: /^Data/ }).fill('20/12/2026')
  await page.getByRole('textbox', { name: 'Valor' }).fill('2.500,50')
  await page.getByRole('combobox', { name: 'Departamento' }).fill('Casais')
  await page.getByRole('option', { name: 'Casais' }).click()
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Figurino e lanche.')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Orçamento criado com sucesso.').waitFor()
  await page.waitForURL(/dashboard\/orcamentos\/\d+$/)
  await goTo(page, '/dashboard/orcamentos')
}

async function decide(page: Page, titulo: string, item: string, confirmText: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${titulo}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
  const question = page.getByRole('alertdialog')
  expect(plain(await question.innerText())).toContain('Tem certeza?')
  await question.getByRole('button', { name: confirmText }).click()
}

test('a helper requests a budget, the pastor approves, edits and refuses it; then the helper can only read it', async () => {
  const helper = await open('orcamentos/create', 4)
  await helper.getByRole('heading', { name: 'Novo Orçamento' }).waitFor()
  await helper.getByRole('button', { name: 'Salvar', exact: true }).click()
  await helper.getByText('Informe o título do orçamento.').waitFor()
  await create(helper, 'Cantata de prova')
  await settled(helper)
  expect(plain(await row(helper, 'Cantata de prova').innerText())).toMatch(/Casais[\s\S]*Pendente[\s\S]*R\$ 2\.500,50/)
  expect(await helper.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
  await helper
    .getByRole('button', { name: 'Novo Orçamento' })
    .or(helper.getByRole('link', { name: 'Novo Orçamento' }))
    .click()
  await create(helper, 'Segunda cantata')

  const pastor = await open('orcamentos?busca=cantata&ordem=createdAt:DESC', 5, [409])
  await decide(pastor, 'Cantata de prova', 'Aprovar Orçamento', 'Aprovar')
  await toastOf(pastor, 'Orçamento aprovado com sucesso.').waitFor()
  await row(pastor, 'Cantata de prova').getByText('Aprovado').waitFor()
  await pastor.getByRole('button', { name: 'Ações de Cantata de prova' }).click()
  expect(await menuItems(pastor)).toEqual(['Editar Orçamento', 'Excluir Orçamento'])
  await pastor.getByRole('menuitem', { name: 'Editar Orçamento' }).click()
  await pastor.getByRole('heading', { name: 'Editar Orçamento' }).waitFor()
  await pastor.getByText('Se o valor, a data ou o departamento mudar, ele volta a pendente').waitFor()
  await pastor.getByRole('textbox', { name: 'Valor' }).fill('2.600,00')
  await pastor.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(pastor, 'Orçamento atualizado com sucesso. Ele voltou a pendente.').waitFor()

  await goTo(pastor, '/dashboard/orcamentos?busca=segunda+cantata')
  await settled(pastor)
  // another user approves or refuses the budget first
  await product.graphql(
    1,
    `mutation { aprovarOrcamento(id: ${(await product.sql<{ id: number }>(`select id from orcamento where titulo_orcamento = 'Segunda cantata'`))[0]?.id}) { id } }`,
  )
  await decide(pastor, 'Segunda cantata', 'Recusar Orçamento', 'Recusar')
  await toastOf(pastor, 'Este orçamento já foi aprovado.').waitFor()
  expect(
    await product.sql(
      `select titulo_orcamento as titulo, status_orcamento as status, valor_orcamento::text as valor from orcamento
       where titulo_orcamento in ('Cantata de prova', 'Segunda cantata') order by 1`,
    ),
  ).toEqual([
    { titulo: 'Cantata de prova', status: 'pendente', valor: '2600.00' },
    { titulo: 'Segunda cantata', status: 'aprovado', valor: '2500.50' },
  ])

  await goTo(helper, '/dashboard/orcamentos?busca=cantata+de+prova')
  await row(helper, 'Cantata de prova').getByRole('link', { name: 'Cantata de prova' }).click()
  await helper.getByRole('heading', { name: 'Cantata de prova' }).waitFor()
  await helper.getByText('Figurino e lanche.').waitFor()
  expect(plain(await helper.getByRole('main').innerText())).toMatch(/R\$ 2\.600,00[\s\S]*Pendente/)
  expect(await helper.getByRole('button', { name: /^(Aprovar|Recusar) Orçamento$|^Editar$/ }).count()).toBe(0)
})

test('a budget that somebody changes while the question is open is not decided, and then shows its new amount', async () => {
  const page = await open('orcamentos?ordem=createdAt:DESC', 1, [409])
  await page
    .getByRole('button', { name: 'Novo Orçamento' })
    .or(page.getByRole('link', { name: 'Novo Orçamento' }))
    .click()
  await create(page, 'Som novo')
  await settled(page)
  await page.getByRole('button', { name: 'Ações de Som novo' }).click()
  await page.getByRole('menuitem', { name: 'Aprovar Orçamento' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText(/Som novo, de R\$\s2\.500,50/).waitFor()
  await product.sql(
    `update orcamento set valor_orcamento = 14000, versao = versao + 1 where titulo_orcamento = 'Som novo'`,
  )
  await question.getByRole('button', { name: 'Aprovar' }).click()
  await toastOf(page, 'Este orçamento mudou: confira-o e decida de novo.').waitFor()
  await row(page, 'Som novo')
    .getByText(/R\$\s14\.000,00/)
    .waitFor()
  await decide(page, 'Som novo', 'Recusar Orçamento', 'Recusar')
  await toastOf(page, 'Orçamento recusado com sucesso.').waitFor()
  await row(page, 'Som novo').getByText('Recusado').waitFor()
  await page.getByRole('button', { name: 'Ações de Som novo' }).click()
  await page.getByRole('menuitem', { name: 'Editar Orçamento' }).click()
  await page.getByText('Este orçamento foi recusado').waitFor()
  await page.getByRole('textbox', { name: 'Valor' }).fill('5.000,00')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Orçamento atualizado com sucesso. Ele voltou a pendente.').waitFor()
})

test('the list is filtered by status and department', async () => {
  const page = await open('orcamentos', 2)
  const texts = () => page.getByRole('table', { name: 'Orçamentos' }).locator('tbody tr').allInnerTexts()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Recusado')
  await page.waitForURL(/statusOrcamento=recusado/)
  await eventually(async () => {
    await settled(page)
    const found = await texts()
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((text) => !text.includes('Recusado'))).toEqual([])
  })
  await page.getByRole('combobox', { name: 'Status' }).selectOption('')
  await page.getByRole('combobox', { name: 'Departamento' }).fill('casais')
  await page.getByRole('option', { name: 'Casais' }).click()
  await page.waitForURL(/idDepartamento=\d+/)
  await eventually(async () => {
    await settled(page)
    const found = await texts()
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((text) => !text.includes('Casais'))).toEqual([])
  })
  expect(await page.getByRole('link', { name: 'Novo Orçamento' }).count()).toBe(0)
})

test('planned and spent amounts are those of the database for the selected year', async () => {
  const year = Number(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric' }).format())
  const page = await open('orcamentos', 2)
  await page.getByRole('button', { name: 'Previsto e gasto' }).click()
  await page.getByRole('heading', { name: 'Previsto e gasto por departamento' }).waitFor()
  for (const ano of [year, year - 1]) {
    await page.getByRole('combobox', { name: 'Ano' }).selectOption(String(ano))
    const { resumoOrcamentos } = await product.graphql<{
      resumoOrcamentos: { departamentos: { tituloDepartamento: string; previsto: string; gasto: string }[] }
    }>(
      2,
      `{ resumoOrcamentos(inicio: "${ano}-01-01", fim: "${ano}-12-31") { departamentos { tituloDepartamento previsto gasto } } }`,
    )
    expect(resumoOrcamentos.departamentos.some(({ gasto }) => gasto !== '0.00')).toBe(true)
    const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    await eventually(async () => {
      const items = (await page.getByRole('list', { name: 'Departamentos' }).locator('> li').allInnerTexts()).map(plain)
      expect(items).toHaveLength(resumoOrcamentos.departamentos.length)
      for (const [index, { tituloDepartamento, previsto, gasto }] of resumoOrcamentos.departamentos.entries())
        for (const text of [tituloDepartamento, ...[previsto, gasto].map((v) => plain(money.format(Number(v))))])
          expect(items[index]).toContain(text)
    })
  }
})

test('the administrator deletes a budget after a confirmation, and restores it', async () => {
  await product.sql(`
    insert into orcamento (id_cliente, titulo_orcamento, descricao_orcamento, id_departamento, data_orcamento, valor_orcamento)
    select id_cliente, 'Cantata em dobro', 'Lançada duas vezes.', id, current_date, 321.09 from departamento
    where titulo_departamento = 'Casais' and id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo')`)
  const page = await open('orcamentos?busca=em+dobro', 1)
  const ask = async () => {
    await page.getByRole('button', { name: 'Ações de Cantata em dobro' }).click()
    await page.getByRole('menuitem', { name: 'Excluir Orçamento' }).click()
    return page.getByRole('alertdialog')
  }
  const question = await ask()
  expect(plain(await question.innerText())).toMatch(
    /Tem certeza\?[\s\S]*"Cantata em dobro", de R\$ 321,09, sairá da lista/,
  )
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await row(page, 'Cantata em dobro').waitFor()
  await (await ask()).getByRole('button', { name: 'Excluir' }).click()
  await toastOf(page, 'Orçamento excluído com sucesso.').waitFor()
  await row(page, 'Cantata em dobro').waitFor({ state: 'detached' })

  await goTo(page, '/dashboard/orcamentos?excluidos=true')
  await page.getByRole('button', { name: 'Ações de Cantata em dobro' }).click()
  expect(await menuItems(page)).toEqual(['Restaurar Orçamento'])
  await page.getByRole('menuitem', { name: 'Restaurar Orçamento' }).click()
  await toastOf(page, 'Orçamento restaurado com sucesso.').waitFor()
  await goTo(page, '/dashboard/orcamentos?busca=em+dobro')
  await row(page, 'Cantata em dobro').waitFor()
})
