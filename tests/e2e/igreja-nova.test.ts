import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { openNewChurch } from './new-church.js'
import { Product, settled } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const nothingYet = 'Ainda não há dados cadastrados.'

/** The parts of a toolbar, which only lists with records have. */
const tools = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('search')
    .or(page.getByRole('main').getByRole('searchbox'))
    .or(page.getByRole('main').getByRole('combobox'))
    .or(page.getByRole('main').getByRole('button', { name: /^(Exportar|Colunas|Filtros|Lixeira)$/ }))

const lists = [
  ['departaments', 'Crie os departamentos da igreja', 'Novo Departamento'],
  ['celulas', 'Crie a primeira célula', 'Nova Célula'],
  ['eventos', 'Cadastre o primeiro evento', 'Novo Evento'],
  ['cultos', 'Cadastre o próximo culto', 'Novo Culto'],
  ['campanha_missoes', 'Crie a primeira campanha', 'Nova Campanha'],
  ['dizimos', 'Lance o primeiro dízimo', 'Novo Dízimo'],
  ['contas_pagar', 'Cadastre as contas do mês', 'Nova Conta'],
  ['centro-custo', 'Crie centros de custo', 'Novo Centro de Custo'],
] as const

describe('lists without records', () => {
  test('show a hint and the add button, and no search, filter, export or column choice', async () => {
    const page = await openNewChurch(product, 'Igreja do Começo')
    for (const [path, hint, add] of lists) {
      await page.goto(`/dashboard/${path}`)
      await page.getByText(nothingYet).waitFor()
      await page.getByText(hint).waitFor()
      expect([path, await page.getByRole('main').getByRole('link', { name: add }).count()]).toEqual([path, 2])
      expect([path, await tools(page).count()]).toEqual([path, 0])
    }
  })

  test('show a member another hint and no add button', async () => {
    const page = await openNewChurch(product, 'Igreja da Leitura')
    await product.sql(`update usuario set perfil = 2 where name = 'Débora Nogueira'
      and id_cliente = (select id from cliente where nome = 'Igreja da Leitura')`)
    await page.goto('/dashboard/eventos')
    await page.getByText(nothingYet).waitFor()
    await page.getByText('O que for cadastrado aparece aqui.').waitFor()
    expect(await page.getByRole('link', { name: 'Novo Evento' }).count()).toBe(0)
    await page.goto('/dashboard/dizimos')
    await page.getByText('Os dízimos que a tesouraria lançar aparecem aqui.').waitFor()
    expect(await tools(page).count()).toBe(0)
  })

  test('keep the filters while one is set, and the recycle bin while it has deleted records', async () => {
    const page = await openNewChurch(product, 'Igreja do Filtro')
    await page.goto('/dashboard/locais?busca=templo')
    await page.getByText('Nenhum resultado para esta busca.').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('templo')
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
    await page.getByText(nothingYet).waitFor()
    expect(await tools(page).count()).toBe(0)

    await page.getByRole('main').getByRole('link', { name: 'Novo Local' }).last().click()
    await page.getByLabel('Nome').fill('Templo')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByRole('cell', { name: 'Templo', exact: true }).waitFor()
    await page.goto('/dashboard/locais')
    await settled(page)
    await page.getByRole('searchbox').waitFor()
    await page.getByRole('button', { name: 'Ações de Templo' }).click()
    await page.getByRole('menuitem', { name: 'Excluir Local' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await page.getByText(nothingYet).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Lixeira' }).click()
    await page.getByRole('cell', { name: 'Templo', exact: true }).waitFor()
    await page.getByRole('searchbox').waitFor()
  })
})
