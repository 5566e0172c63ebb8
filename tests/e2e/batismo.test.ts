import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, menuItems, type Perfil, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const table = (page: Page) => page.getByRole('table', { name: 'Batismos' })
const rows = (page: Page) => table(page).locator('tbody tr:has(td)')
const heads = (page: Page) => table(page).locator('th[scope=rowgroup]')

async function open(perfil: Perfil = 1, search = '', expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path: `/dashboard/batismos${search}`, expected })
  await settled(page)
  return page
}

/** Creates a person in Igreja Betel. */
async function person(name: string, recemConvertido: number): Promise<number> {
  const query = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
  const made = await product.graphql<{ criarUsuario: { id: number } }>(1, query, { input: { name, recemConvertido } })
  return made.criarUsuario.id
}

const faith = (name: string) =>
  product.sql<{ recem: number; data: string | null }>(
    'select recem_convertido as recem, data_batismo::text as data from usuario where name = $1',
    [name],
  )

async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await field.pressSequentially(text)
  await page.getByRole('option', { name: text }).click()
}

async function rowMenu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${of}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('several people are baptised in one form: it lists recent converts, and others when all people are shown', async () => {
  await person('Quitéria Nova Esperança', 1)
  await person('Quitério Velho Batizado', 0)
  await person('Quitério Antigo', 0)
  // one to come, with which the list opens
  const planned = {
    batizandos: [String(await person('Futura Batizanda', 1))],
    idPastor: String(await person('Pastor Batista', 0)),
    dataBatismo: '2097-05-05',
  }
  const plan = 'mutation($input: BatismosInput!) { criarBatismos(input: $input) { id } }'
  const { criarBatismos } = await product.graphql<{ criarBatismos: { id: number }[] }>(1, plan, { input: planned })
  const page = await open()
  await page.getByRole('link', { name: 'Registrar Batismo' }).click()
  await page.getByRole('heading', { name: 'Registrar Batismo' }).waitFor()

  const batizandos = page.getByRole('combobox', { name: 'Batizandos' })
  await batizandos.click()
  await batizandos.pressSequentially('quiteri')
  const offers = (names: string[]) =>
    eventually(async () => expect(await page.getByRole('option').allInnerTexts()).toEqual(names))
  await offers(['Quitéria Nova Esperança'])
  await page.getByRole('option', { name: 'Quitéria Nova Esperança' }).click()
  await page.keyboard.press('Escape')
  await page.getByText('Mostrar todas as pessoas').click()
  await batizandos.click()
  await batizandos.pressSequentially('quiteri')
  await offers(['Quitéria Nova Esperança', 'Quitério Antigo', 'Quitério Velho Batizado'])
  await page.getByRole('option', { name: 'Quitério Antigo' }).click()
  await page.getByRole('button', { name: 'Retirar Quitério Antigo' }).waitFor()
  await page.keyboard.press('Escape')
  const pastor = page.getByRole('combobox', { name: 'Pastor' })
  await pastor.click()
  await pastor.pressSequentially('quiterio velho')
  await eventually(async () =>
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['Quitério Velho Batizado']),
  )
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Data do Batismo' }).pressSequentially('24122019')
  await page.keyboard.press('Enter')
  await toastOf(page, '2 batismos registrados com sucesso.').waitFor()
  // the list has all of them, the planned one first and marked
  await page.waitForURL('**/dashboard/batismos')
  await rows(page).first().getByText('Planejado').waitFor()
  await product.sql(`delete from batismo where id = ${criarBatismos[0]?.id}`)
  for (const name of ['Quitéria Nova Esperança', 'Quitério Antigo'])
    expect(await faith(name)).toEqual([{ recem: 0, data: '2019-12-24' }])

  await page.getByRole('searchbox').pressSequentially('quiteria nova')
  await eventually(async () => expect(await rows(page).count()).toBe(1))
  expect(await heads(page).innerText()).toMatch(/terça-feira, 24 de dezembro de 2019\s+1 batismo/i)
  await page.getByRole('link', { name: 'Quitéria Nova Esperança' }).click()
  await page.getByText('Por Quitério Velho Batizado').waitFor()
})

test('each field reports a missing value', async () => {
  const page = await product.openPage({ perfil: 5, path: '/dashboard/batismo/create' })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  for (const text of ['Informe quem foi batizado.', 'Informe o pastor.', 'Informe uma data válida.'])
    await page.getByText(text).waitFor()
})

test('a person whom another user has just baptised is reported at the field', async () => {
  const idBatizando = await person('Zuleica Convertida', 1)
  const idPastor = await person('Zózimo Pastor', 0)
  const page = await product.openPage({ perfil: 1, path: '/dashboard/batismo/create', expected: [422] })
  await choose(page, 'Batizandos', 'Zuleica Convertida')
  await choose(page, 'Pastor', 'Zózimo Pastor')
  await page.getByRole('textbox', { name: 'Data do Batismo' }).pressSequentially('01022026')
  const input = { idBatizando: String(idBatizando), idPastor: String(idPastor), dataBatismo: '2026-02-01' }
  await product.graphql(1, 'mutation($input: BatismoInput!) { criarBatismo(input: $input) { id } }', { input })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Esta pessoa já tem um batismo nesta data.').waitFor()
})

test('the list is sorted by date, newest first; a date that continues on the next page is shown on both pages', async () => {
  const query = 'mutation($input: BatismoInput!) { criarBatismo(input: $input) { id } }'
  const idPastor = String(await person('Aristides Pastor', 0))
  for (let i = 1; i <= 22; i++) {
    const idBatizando = String(await person(`Xerxes ${String(i).padStart(2, '0')} Convertido`, 1))
    const dataBatismo = i <= 2 ? '2026-11-15' : '2026-11-08'
    await product.graphql(1, query, { input: { idBatizando, idPastor, dataBatismo } })
  }
  const page = await open(1, '?busca=xerxes')
  expect(await heads(page).allInnerTexts()).toEqual([
    expect.stringMatching(/domingo, 15 de novembro de 2026\s+2 batismos/i),
    expect.stringMatching(/domingo, 8 de novembro de 2026\s+1 a 18 de 20 batismos, continua na próxima página/i),
  ])
  expect(await rows(page).count()).toBe(20)
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await eventually(async () => expect(await rows(page).count()).toBe(2))
  expect(await heads(page).allInnerTexts()).toEqual([
    expect.stringMatching(/8 de novembro de 2026\s+19 a 20 de 20 batismos, continuação da página anterior/i),
  ])

  // in another sort order the list has no groups by date
  await table(page).getByRole('columnheader', { name: 'Batizando' }).getByRole('button').click()
  await page.waitForURL(/ordem=batizando/)
  await eventually(async () => expect(await heads(page).count()).toBe(0))
  const names = await rows(page).locator('td:first-child').allInnerTexts()
  expect(names).toEqual([...names].sort())
})

test('a baptism is deleted after a confirmation, its person can be selected again, and the deletion can be undone', async () => {
  await person('Wanda Convertida', 1)
  const idPastor = await person('Washington Pastor', 0)
  const [wanda] = await product.sql<{ id: number }>(`select id from usuario where name = 'Wanda Convertida'`)
  const input = { idBatizando: String(wanda?.id), idPastor: String(idPastor), dataBatismo: '2026-03-01' }
  await product.graphql(1, 'mutation($input: BatismoInput!) { criarBatismo(input: $input) { id } }', { input })
  const page = await open(1, '?busca=wanda')
  await rowMenu(page, 'Wanda Convertida', 'Excluir batismo')
  const question = page.getByRole('alertdialog', { name: 'Tem certeza?' })
  await question.getByText('o cadastro da pessoa voltará ao que era antes dele').waitFor()
  await question.getByRole('button', { name: 'Excluir' }).click()
  await page.getByText('Nenhum resultado para esta busca.').waitFor()
  expect(await faith('Wanda Convertida')).toEqual([{ recem: 1, data: null }])
  await toastOf(page, 'Batismo excluído com sucesso.').getByText('Desfazer').click()
  await toastOf(page, 'Batismo restaurado com sucesso.').waitFor()
  await rows(page).getByText('Wanda Convertida').waitFor()
  expect(await faith('Wanda Convertida')).toEqual([{ recem: 0, data: '2026-03-01' }])
})

test('a baptism on a future day is marked as planned', async () => {
  await person('Ximena Batizanda', 1)
  await person('Ximenes Pastor', 0)
  const page = await product.openPage({ perfil: 1, path: '/dashboard/batismo/create' })
  await choose(page, 'Batizandos', 'Ximena Batizanda')
  await choose(page, 'Pastor', 'Ximenes Pastor')
  await page.getByRole('textbox', { name: 'Data do Batismo' }).pressSequentially('24122099')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await toastOf(page, 'Batismo planejado com sucesso.').waitFor()
  const row = rows(page).filter({ hasText: 'Ximena Batizanda' })
  await row.getByText('Planejado').waitFor()
  expect(await faith('Ximena Batizanda')).toEqual([{ recem: 1, data: null }])
  await rowMenu(page, 'Ximena Batizanda', 'Excluir batismo')
  const question = page.getByRole('alertdialog', { name: 'Tem certeza?' })
  await question.getByText('O batismo planejado de Ximena Batizanda sairá da lista.').waitFor()
  await question.getByRole('button', { name: 'Excluir' }).click()
  await toastOf(page, 'Batismo excluído com sucesso.').waitFor()
})

test('the certificate of a baptism is a page to print, light also in the dark theme; a planned baptism has none', async () => {
  const query = 'mutation($input: BatismoInput!) { criarBatismo(input: $input) { id } }'
  const idPastor = String(await person('Ubirajara Pastor', 0))
  for (const [name, dataBatismo] of [
    ['Ubalda Batizada', '2026-04-12'],
    ['Ubaldo Planejado', '2097-04-14'],
  ] as const) {
    const idBatizando = String(await person(name, 1))
    await product.graphql(1, query, { input: { idBatizando, idPastor, dataBatismo } })
  }
  const [church] = await product.sql<{ nome: string; local: string }>(
    `update cliente set cidade = 'Campinas', uf = 'SP' where id = 1 returning nome, cidade || '/' || uf as local`,
  )
  const page = await product.openPage({
    perfil: 5,
    theme: 'dark',
    path: '/dashboard/batismos?busca=ubald',
  })
  await page.getByRole('button', { name: 'Ações de Ubaldo Planejado' }).click()
  expect(await menuItems(page)).toEqual(['Excluir batismo'])
  await page.keyboard.press('Escape')
  // the list would open with it in the other tests
  await product.sql(`delete from batismo where data_batismo = '2097-04-14'`)
  await rowMenu(page, 'Ubalda Batizada', 'Certificado')
  await page.getByRole('heading', { level: 1, name: 'Certificado de batismo' }).waitFor()
  const paper = page.getByRole('article')
  for (const text of [
    church!.nome,
    church!.local,
    'Ubalda Batizada',
    'recebeu o batismo no dia 12 de abril de 2026, em Campinas/SP.',
    'Ubirajara Pastor',
  ])
    await paper.getByText(text).first().waitFor()
  const { background, ink } = await paper.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return { background: backgroundColor, ink: color }
  })
  expect(background).toBe('rgb(255, 255, 255)')
  expect(ink).toBe('rgb(36, 31, 26)')
  // one sheet, lying
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await page.locator('body[data-printed]').waitFor()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = pdf.match(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
  await page.getByRole('button', { name: 'Batismos' }).click()
  await page.waitForURL(/dashboard\/batismos/)
})

test('a leader can delete but not register baptisms; a member can only read them and their certificates', async () => {
  const leader = await open(3)
  expect(await leader.getByRole('link', { name: 'Registrar Batismo' }).count()).toBe(0)
  await leader
    .getByRole('button', { name: /^Ações de/ })
    .first()
    .click()
  await leader.getByRole('menuitem', { name: 'Excluir batismo' }).waitFor()
  const member = await open(2, '?quando=anteriores')
  await rows(member).first().waitFor()
  await member
    .getByRole('button', { name: /^Ações de/ })
    .first()
    .click()
  expect(await menuItems(member)).toEqual(['Certificado'])
  await member.keyboard.press('Escape')
  expect(await member.getByRole('button', { name: 'Exportar' }).count()).toBe(0)
  await goTo(member, '/dashboard/batismo/create')
  await member.waitForURL('**/auth/500')
})

test('the download and the printed page contain the rows shown and their dates', async () => {
  const page = await open(1, '?busca=xerxes 01', [429, 502])
  // a failure says the server's reason; an answer of a proxy has none
  const busy = 'A igreja já está gerando outros arquivos ou listas grandes. Aguarde um instante e tente novamente.'
  const refuse = (status: number, body: string) =>
    page.route('**/api/exportar/**', (route) => route.fulfill({ status, body }), { times: 1 })
  for (const [status, body, text] of [
    [429, JSON.stringify({ erro: busy, codigo: 'TOO_MANY_REQUESTS' }), `Não foi possível exportar a lista. ${busy}`],
    [502, '<h1>Bad Gateway</h1>', 'Não foi possível exportar a lista.'],
  ] as const) {
    await refuse(status, body)
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name: 'Planilha CSV' }).click()
    await page.locator('.bp6-toast').getByText(text, { exact: true }).waitFor()
  }
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Planilha CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines[1]).toBe('15/11/2026;"Xerxes 01 Convertido";"Aristides Pastor"')
  await page.evaluate(() => {
    // a page is used by several tests, and another one has printed on it
    document.body.removeAttribute('data-printed')
    window.print = () =>
      document.body.setAttribute('data-printed', document.querySelector('section tbody')!.textContent)
  })
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'Imprimir' }).click()
  await page.locator('body[data-printed]').waitFor()
  expect(await page.locator('body').getAttribute('data-printed')).toMatch(/Xerxes 01 Convertido.*15\/11\/2026/)
})

test('a list that fails to load shows an error; on a phone the dates are shown above the cards', async () => {
  const page = await product.openPage({ perfil: 1, phone: true, path: '/dashboard/home', expected: [500] })
  await settled(page)
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard/batismos')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByText('Não foi possível buscar os batismos.').waitFor()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await heads(page).first().waitFor()
  const [head, card] = [await heads(page).first().boundingBox(), await rows(page).first().boundingBox()]
  expect(head!.y + head!.height).toBeLessThanOrEqual(card!.y)
  const menu = await page
    .getByRole('button', { name: /^Ações de/ })
    .first()
    .boundingBox()
  expect(Math.min(menu!.width, menu!.height)).toBeGreaterThanOrEqual(44)
})
