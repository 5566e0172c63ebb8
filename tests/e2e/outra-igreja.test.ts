import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { eventually, goTo, Product, settled, toastOf } from './product.js'

let product: Product
let betel: number
let esperanca: number
beforeAll(async () => {
  product = await Product.start()
  const churchOf = async (email: string) =>
    ((await product.sql('select id_cliente as id from usuario where email = $1', [email])) as [{ id: number }])[0].id
  betel = await churchOf('admin@betel.demo')
  esperanca = ((await product.sql(`select id from cliente where nome = 'Comunidade Esperança'`)) as [{ id: number }])[0]
    .id
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const chooser = (page: Page) => page.getByRole('banner').getByRole('button', { name: /igreja/i })

/** Enters a church by its name, in the top bar. The page is loaded again. */
async function enter(page: Page, name: string): Promise<void> {
  await chooser(page).click()
  await page.getByRole('combobox', { name: 'Igreja' }).fill(name)
  const loaded = page.waitForEvent('load')
  await page.getByRole('option', { name: new RegExp(`^${name} \\(\\d+\\)$`) }).click()
  await loaded
  await chooser(page).filter({ hasText: name }).waitFor()
}

async function leave(page: Page): Promise<void> {
  await chooser(page).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Todas as igrejas', exact: true }).click()
  await loaded
  await chooser(page).filter({ hasText: 'Todas as igrejas' }).waitFor()
}

/** A tab of its own: the choice of a church is the tab's. */
const open = (path: string, more: object = {}) => product.openPage({ perfil: 0, alone: true, path, ...more })

describe('the platform’s administrator', () => {
  test('reads lists of all churches, whose rows open in their church', async () => {
    const page = await open('/dashboard/celulas')
    await page.getByRole('columnheader', { name: 'Id do Cliente' }).waitFor()
    // nothing is changed there
    expect(await page.getByRole('columnheader', { name: 'Ações' }).count()).toBe(0)
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(betel), exact: true }) })
    await row.first().getByRole('link').first().click()
    await chooser(page).filter({ hasText: 'Igreja Betel' }).waitFor()
    await page.waitForURL(/\/celulas\/\d+/)
    await page.getByRole('heading', { level: 1 }).waitFor()

    await goTo(page, '/dashboard/celulas')
    await page.getByRole('columnheader', { name: 'Ações' }).waitFor()
    expect(await page.getByRole('columnheader', { name: 'Id do Cliente' }).count()).toBe(0)
    await leave(page)
    await page.getByRole('columnheader', { name: 'Id do Cliente' }).waitFor()
  })

  test('creates and chooses only in the church that the tab is in', async () => {
    const page = await open('/dashboard/celulas/create')
    await page.getByText('Escolha a igreja no alto da tela.').waitFor()
    await enter(page, 'Igreja Betel')
    await page.getByLabel('Nome').fill('Célula feita pela plataforma')
    await page.getByRole('combobox', { name: 'Responsável' }).fill('lider@')
    await page.getByRole('option', { name: / - lider@betel\.demo$/ }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Célula criada com sucesso.').waitFor()
    expect(
      await product.sql(`select id_cliente from celula where nome_celula = 'Célula feita pela plataforma'`),
    ).toEqual([{ id_cliente: betel }])
  })

  test('finds nothing of one church in another, and is asked before input is lost', async () => {
    const page = await open('/dashboard/dizimos/folha')
    await enter(page, 'Igreja Betel')
    await page.getByRole('combobox', { name: 'Membro' }).fill('lider@betel')
    await page.getByRole('option', { name: / - lider@betel\.demo$/ }).click()
    await page.getByRole('textbox', { name: 'Valor' }).fill('43,21')
    await page.getByRole('button', { name: 'Incluir' }).click()
    await page.getByRole('button', { name: 'Salvar 1 dízimo' }).waitFor()

    await chooser(page).click()
    await page.getByRole('combobox', { name: 'Igreja' }).fill('Comunidade Esperança')
    await page.getByRole('option', { name: /^Comunidade Esperança/ }).click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sair sem salvar' }).click()
    await loaded
    await chooser(page).filter({ hasText: 'Comunidade Esperança' }).waitFor()
    await page.getByRole('combobox', { name: 'Membro' }).waitFor()
    expect(await page.getByRole('button', { name: 'Salvar 1 dízimo' }).count()).toBe(0)

    // the sheet waits in its church
    await enter(page, 'Igreja Betel')
    await page.getByRole('button', { name: 'Salvar 1 dízimo' }).click()
    await toastOf(page, '1 dízimo lançado').waitFor()
    expect(
      await product.sql(`select id_cliente from dizimo where valor_dizimo = 43.21 and excluido_em is null`),
    ).toEqual([{ id_cliente: betel }])
  })

  test('shows no row of another church, also in what is asked before the scripts are loaded', async () => {
    const page = await open('/dashboard/locais')
    await page.getByText('Casa de praia em Itamaracá').waitFor()
    await enter(page, 'Igreja Betel')
    // the second time, the list is asked for as soon as the page begins
    for (let time = 0; time < 2; time++) {
      await page.getByText('Capela de oração').waitFor()
      await settled(page)
      expect(await page.getByText('Casa de praia em Itamaracá').count()).toBe(0)
      await page.reload()
    }
  })

  test('has each tab in its own church', async () => {
    const page = await open('/dashboard/home')
    await enter(page, 'Igreja Betel')
    const second = await page.context().newPage()
    await second.goto(new URL('/dashboard/locais', page.url()).href)
    await second.getByRole('columnheader', { name: 'Id do Cliente' }).waitFor()
    await second.close()
  })

  test('sees failed and slow work of the church that the tab is in, or of all', async () => {
    await product.sql(`
      insert into operacao_lenta (igreja, operacao, dia, vezes, duracoes, pior, comando, comando_ms, ultima)
      values (${betel}, 'query celulas', current_date, 3, '{2000}'::int[], 2000, null, null, now()),
        (${esperanca}, 'query cultos', current_date, 2, '{1500}'::int[], 1500, null, null, now())`)
    const page = await open('/dashboard/lentidao')
    for (const each of ['query celulas', 'query cultos']) await page.getByText(each).first().waitFor()
    await enter(page, 'Igreja Betel')
    await page.getByText('query celulas').first().waitFor()
    expect(await page.getByText('query cultos').count()).toBe(0)
  })
})

describe('the chooser', () => {
  test.each([
    ['light', false],
    ['dark', false],
    ['light', true],
    ['dark', true],
  ] as const)('says where one is, in the %s theme (phone: %s)', async (theme, phone) => {
    const page = await open('/dashboard/locais', { theme, phone })
    await settled(page)
    await chooser(page).click()
    await page
      .getByRole('option', { name: /\(\d+\)$/ })
      .first()
      .waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await enter(page, 'Igreja Betel')
    await settled(page)
    await eventually(async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0),
    )
    expect(await violations(page)).toEqual([])
  })

  test('is not there for anybody else', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    await settled(page)
    expect(await chooser(page).count()).toBe(0)
  })
})

test('a failure to load people, and an empty list of people, are reported at the field', async () => {
  const page = await product.openPage({ perfil: 1, expected: [500] })
  let answers: 'fault' | 'nobody' | 'people' = 'fault'
  await page.route('**/graphql', async (route) => {
    if (answers === 'people' || !route.request().postData()?.includes('UsuarioChoices')) return route.continue()
    if (answers === 'fault') return route.fulfill({ status: 500, json: { errors: [{ message: 'Falha.' }] } })
    return route.fulfill({ json: { data: { usuarios: { __typename: 'UsuarioPage', nodes: [] } } } })
  })
  for (const path of [
    'batismo/create',
    'visitas_pastorais/create',
    'celulas/create',
    'departament/create',
    'missoes/create',
    'contas_pagar/create',
    'dizimos/create',
  ]) {
    answers = 'fault'
    await goTo(page, `/dashboard/${path}`)
    const failure = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar os usuários.' }).first()
    await failure.waitFor()
    answers = 'nobody'
    // by keyboard: a click would take the focus from the field; then its error would appear and move the page
    await failure.getByRole('button', { name: 'Tentar de novo' }).press('Enter')
    const nobody = page
      .getByRole('status')
      .filter({ hasText: /^Nenhum (usuário|recém-convertido) cadastrado!/ })
      .first()
    await nobody.waitFor()
    expect(await nobody.getByRole('link').getAttribute('href')).toBe('/dashboard/user/create')
  }
})
