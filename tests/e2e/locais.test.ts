import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { eventually, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const rows = (page: Page) => page.getByRole('table', { name: 'Locais' }).locator('tbody tr')

async function open(path = '/dashboard/locais', perfil: 2 | 3 = 3): Promise<Page> {
  const page = await product.openPage({ perfil, path, expected: [409] })
  await settled(page)
  return page
}

test('a leader creates a place, finds it by its address, edits, deletes and restores it', async () => {
  const page = await open()
  await page.getByRole('link', { name: 'Novo Local' }).click()
  await page.getByRole('heading', { name: 'Novo Local' }).waitFor()
  await page.getByLabel('Nome').fill('Chácara do Sol')
  await page.getByLabel('Endereço').fill('Estrada das Acácias, km 3')
  await page.getByLabel('Capacidade').fill('1200')
  await page.keyboard.press('Enter')
  await toastOf(page, 'Local criado com sucesso.').waitFor()
  // the new row is visible and highlighted
  await page.waitForURL(/locais$/)
  await page.locator('tr[data-saved]').getByText('Chácara do Sol').waitFor()

  await page.getByRole('searchbox').fill('acacias')
  // the search that was made before finds the same row
  await page.waitForURL(/busca=acacias/)
  await eventually(async () => expect(await rows(page).count()).toBe(1))
  expect(await rows(page).first().innerText()).toMatch(/Chácara do Sol\s+Estrada das Acácias, km 3\s+1\.200/)

  await page.getByRole('button', { name: 'Ações de Chácara do Sol' }).click()
  await page.getByRole('menuitem', { name: 'Editar Local' }).click()
  await page.getByRole('heading', { name: 'Editar Local' }).waitFor()
  await page.getByLabel('Capacidade').fill('')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Local atualizado com sucesso.').waitFor()
  // back in the list with the same search
  await page.waitForURL(/locais\?busca=acacias$/)
  await page.locator('tr[data-saved]').getByText('Chácara do Sol').waitFor()

  // a new place that this search does not find: the search stays, and the list says where the place is
  await page.getByRole('link', { name: 'Novo Local' }).click()
  await page.getByRole('heading', { name: 'Novo Local' }).waitFor()
  await page.getByLabel('Nome').fill('Recanto das Mangueiras')
  await page.keyboard.press('Enter')
  await page.waitForURL(/locais\?busca=acacias$/)
  const elsewhere = page
    .getByRole('status')
    .filter({ hasText: 'Foi salvo, mas não está entre as linhas desta página.' })
  await elsewhere.waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('acacias')
  expect(await rows(page).count()).toBe(1)
  expect(await violations(page)).toEqual([])
  await elsewhere.getByRole('link', { name: 'Mostrar' }).click()
  await page.waitForURL(/locais\?busca=Recanto\+das\+Mangueiras$/)
  await page.locator('tr[data-saved]').getByText('Recanto das Mangueiras').waitFor()
  await page.goBack()
  await page.waitForURL(/locais\?busca=acacias$/)
  await elsewhere.waitFor()
  // the next search is no longer about it
  await page.getByRole('searchbox').fill('chácara')
  await page.waitForURL(/busca=ch%C3%A1cara/)
  await elsewhere.waitFor({ state: 'detached' })
  await page.getByRole('searchbox').fill('acacias')
  await page.waitForURL(/busca=acacias/)
  const stored = () =>
    product.sql<{ capacidade: number | null; excluido: boolean }>(
      `select capacidade, excluido_em is not null as excluido from local where nome_local = 'Chácara do Sol'`,
    )
  expect(await stored()).toEqual([{ capacidade: null, excluido: false }])

  await page.getByRole('button', { name: 'Ações de Chácara do Sol' }).click()
  await page.getByRole('menuitem', { name: 'Excluir Local' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /excluir/i })
    .click()
  await toastOf(page, 'Local excluído com sucesso.').waitFor()
  expect(await stored()).toEqual([{ capacidade: null, excluido: true }])
})

test('a missing or duplicate value is reported at its field', async () => {
  const page = await open('/dashboard/locais/create')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Informe o nome do local.').waitFor()
  await page.getByLabel('Nome').fill('templo')
  await page.getByLabel('Capacidade').fill('0')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('A capacidade é de ao menos uma pessoa.').waitFor()
  await page.getByLabel('Capacidade').fill('10')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Já existe um local com este nome.').waitFor()
})

test('a member sees the places without actions', async () => {
  const page = await open('/dashboard/locais', 2)
  await page.getByText('Sítio Águas Claras').waitFor()
  expect(await page.getByRole('link', { name: 'Novo Local' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
})

test('a saved row is found on whichever page of the list it is, and the message about it ends when it is deleted, and by a reload', async () => {
  for (let n = 10; n < 35; n++)
    await product.graphql(1, 'mutation($input: LocalInput!) { criarLocal(input: $input) { id } }', {
      input: { nomeLocal: `Sala zz ${n}` },
    })
  const page = await open('/dashboard/locais?busca=nada')
  const elsewhere = page.getByRole('status').filter({ hasText: 'Foi salvo, mas não está entre as linhas' })
  const create = async (name: string) => {
    await page.getByRole('link', { name: 'Novo Local' }).first().click()
    await page.getByRole('heading', { name: 'Novo Local' }).waitFor()
    await page.getByLabel('Nome').fill(name)
    await page.keyboard.press('Enter')
    await page.waitForURL(/locais\?busca=nada$/)
    await elsewhere.waitFor()
  }
  // its name finds 26 places, and it is the last one of them
  await create('zz Sala')
  await elsewhere.getByRole('link', { name: 'Mostrar' }).click()
  await page.waitForURL(/locais\?busca=zz\+Sala&pagina=2$/)
  await page.locator('tr[data-saved]').getByText('zz Sala', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Ações de zz Sala' }).click()
  await page.getByRole('menuitem', { name: 'Excluir Local' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /excluir/i })
    .click()
  await toastOf(page, 'Local excluído com sucesso.').waitFor()
  await page.locator('tr[data-saved]').waitFor({ state: 'detached' })
  // the list has read again
  await settled(page)
  expect(await elsewhere.count()).toBe(0)
  await page.goBack()
  await page.waitForURL(/locais\?busca=nada$/)
  await settled(page)
  expect(await elsewhere.count()).toBe(0)

  await create('Recanto dos Ipês')
  await page.reload()
  await settled(page)
  await page.getByRole('searchbox').waitFor()
  expect(await elsewhere.count()).toBe(0)
})
