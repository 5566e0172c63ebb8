import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { accounts, eventually, fillLogin, goTo, menuItems, type Perfil, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const church = `(select id_cliente from usuario where email = 'admin@betel.demo')`
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())

async function open(
  path: string,
  perfil: Perfil = 4,
  more: { expected?: number[]; phone?: boolean; unreliable?: boolean } = {},
) {
  const page = await product.openPage({ perfil, path: `/dashboard/${path}`, ...more })
  await settled(page)
  return page
}

async function rowMenu(page: Page, of: string, item: string): Promise<void> {
  await page
    .getByRole('button', { name: `Ações de ${of}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

/** Creates people with unique names. */
async function givers(...names: string[]): Promise<void> {
  for (const name of names)
    await product.graphql(1, 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }', {
      input: { name },
    })
}

const stored = (name: string) =>
  product.sql<{ valor: string; data: string; meio: string; entrada: string | null; recibo: number | null }>(
    `select valor_dizimo::text as valor, data_dizimo::text as data, meio_dizimo as meio, e.valor::text as entrada,
       numero_recibo as recibo
     from dizimo d join usuario u on u.id = d.id_membro
     left join entrada e on e.origem = 'dizimo' and e.id_origem = d.id and e.excluido_em is null
     where u.name = $1 and d.excluido_em is null and d.id_cliente = ${church} order by d.id`,
    [name],
  )

/** Fills in a line by keyboard alone. The means of payment is preselected, so the last Enter key only confirms it. */
async function type(page: Page, name: string, amount: string): Promise<void> {
  await page.keyboard.type(name)
  await page.getByRole('option', { name }).waitFor()
  await page.keyboard.press('Enter')
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('valorDizimo'),
  )
  await page.keyboard.type(amount)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

test('the sheet of tithes is filled in by keyboard alone, kept over a reload, compared with the counted cash, and saved as a whole', async () => {
  await givers('Quirino Abacaxi', 'Zenaide Jabuticaba')
  const page = await open('dizimos/folha')
  await page.getByRole('heading', { name: 'Lançar dízimos' }).waitFor()
  await page.getByLabel('Dinheiro contado').fill('150,00')
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, 'Quirino Abacaxi', '100')
  await type(page, 'Zenaide Jabuticaba', '62,50')
  const sheet = page.getByRole('table', { name: 'Linhas da folha' })
  expect((await sheet.locator('tbody tr').allInnerTexts()).map((text) => plain(text).split(/\s+/)[0])).toEqual([
    '2',
    '1',
  ])
  const difference = async () => plain(await page.getByText('Diferença do contado').locator('..').innerText())
  // R$ 162,50 were given in cash and R$ 150,00 were counted
  expect(await difference()).toContain('Falta R$ 12,50')
  await page.getByLabel('Dinheiro contado').fill('170,00')
  expect(await difference()).toContain('Sobra R$ 7,50')
  await page.getByLabel('Dinheiro contado').fill('150,00')

  await page.reload()
  await settled(page)
  expect(plain(await sheet.innerText())).toMatch(/Zenaide Jabuticaba[\s\S]*Quirino Abacaxi/)
  expect(await page.getByLabel('Dinheiro contado').inputValue()).toBe('150,00')
  await page.getByRole('button', { name: 'Corrigir linha 2' }).click()
  await page.getByRole('heading', { name: 'Corrigir linha 2' }).waitFor()
  await page.getByRole('textbox', { name: 'Valor' }).fill('50,00')
  await page.getByRole('button', { name: 'Corrigir', exact: true }).click()
  await page.getByText('Confere').waitFor()

  // on the empty line with its list of people open
  await page.getByRole('combobox', { name: 'Membro' }).click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('Control+Enter')
  await toastOf(page, '2 dízimos lançados, R$ 150,00.').waitFor()
  await page.waitForURL(/dashboard\/dizimos$/)
  for (const [name, valor] of [
    ['Quirino Abacaxi', '100.00'],
    ['Zenaide Jabuticaba', '50.00'],
  ] as const)
    expect(await stored(name)).toEqual([{ valor, data: today(), meio: 'dinheiro', entrada: valor, recibo: null }])
  await goTo(page, '/dashboard/dizimos/folha')
  await settled(page)
  expect(await sheet.count()).toBe(0)
})

/** Puts a sheet with this many lines into the tab, as a reload would find it. */
async function fillSheet(page: Page, lines: number): Promise<void> {
  await page.evaluate(
    ({ lines, date }) => {
      const key = Object.keys(sessionStorage).find((each) => each.startsWith('candeia.folhaDizimos.'))
      if (!key) throw new Error('no sheet')
      const folha = JSON.parse(sessionStorage.getItem(key) ?? '')
      const linha = { ...folha.linhas[0], valorDizimo: '10.00' }
      const meios = ['dinheiro', 'pix']
      const linhas = Array.from({ length: lines }, (_, at) => ({ ...linha, meioDizimo: meios[at % 2] }))
      sessionStorage.setItem(key, JSON.stringify({ ...folha, dataDizimo: date, linhas }))
    },
    { lines, date: today() },
  )
  await page.reload()
  await settled(page)
}

/** How many of the newest lines are seen whole, and whether the entry line is, between the top bar and the footer. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect
    const entry = box('[aria-labelledby="linha-titulo"]')
    const [above, below] = [box('header').bottom, Math.min(box('fieldset footer').top, window.innerHeight)]
    const rows = [...document.querySelectorAll('[aria-label="Linhas da folha"] tbody tr')].map((row) =>
      row.getBoundingClientRect(),
    )
    const hidden = rows.findIndex(({ top, bottom }) => top < entry.bottom || bottom > below)
    return { entry: entry.top >= above - 1 && entry.bottom <= below, newest: hidden < 0 ? rows.length : hidden }
  })

for (const { name, phone, sizes } of [
  {
    name: 'a laptop, also with text twice as large',
    phone: false,
    sizes: [
      [1366, 768],
      [683, 384],
    ],
  },
  {
    name: 'a phone',
    phone: true,
    sizes: [
      [390, 844],
      [320, 640],
    ],
  },
])
  test(`the entry line and the newest of forty lines are seen above the footer on ${name}`, async () => {
    const person = `Nicanor Guabiroba ${phone ? 'Um' : 'Dois'}`
    await givers(person)
    const page = await open('dizimos/folha', 4, { phone })
    for (const [width, height] of sizes as [number, number][]) {
      await page.setViewportSize({ width, height })
      await page.getByRole('combobox', { name: 'Membro' }).focus()
      await type(page, person, '10')
      await fillSheet(page, 40)
      const least = width === 320 ? 2 : 3
      await eventually(async () => expect((await inView(page)).newest).toBeGreaterThanOrEqual(least))
      for (const where of [0, 100_000]) {
        await page.evaluate((top) => window.scrollTo(0, top), where)
        await eventually(async () => expect((await inView(page)).entry).toBe(true))
      }
      await page.getByRole('combobox', { name: 'Membro' }).focus()
      await type(page, person, '25')
      await page.getByText(`Linha 41 incluída: ${person}, R$ 25,00.`).waitFor()
      const seen = await inView(page)
      expect(seen.entry).toBe(true)
      expect(seen.newest).toBeGreaterThanOrEqual(3)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('idMembro')
      // a phone's keyboard takes less than the lower half
      const entry = await page.locator('[aria-labelledby="linha-titulo"]').boundingBox()
      if (phone) expect((entry?.y ?? height) + (entry?.height ?? 0)).toBeLessThan(height / 2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await violations(page, { targets: phone })).toEqual([])
      await page.getByRole('button', { name: 'Limpar folha' }).click()
      await confirm(page, 'Limpar')
      await eventually(async () => expect((await inView(page)).newest).toBe(0))
    }
    if (!phone) return
    // what holds for the sheet is one line, until it is changed
    expect(await page.getByLabel('Dinheiro contado').isVisible()).toBe(false)
    await page.getByRole('button', { name: /^Folha de / }).click()
    await page.getByLabel('Dinheiro contado').fill('12,00')
    await page.getByRole('button', { name: /^Folha de .*, contado R\$.12,00$/ }).waitFor()
    await page.getByRole('button', { name: /^Folha de / }).click()
    // a short sheet is not saved by a second tap: the button stays under the finger
    await page.getByRole('combobox', { name: 'Membro' }).focus()
    await type(page, person, '12')
    await page.getByText(`Linha 1 incluída: ${person}, R$ 12,00.`).waitFor()
    await page.getByRole('button', { name: 'Salvar 1 dízimo' }).click()
    await toastOf(page, '1 dízimo lançado').waitFor()
  })

test('the sheet and the form ask, all at once, before a tithe that may be stored already is saved, and lose nothing', async () => {
  await givers('Godofredo Pitanga', 'Hermengarda Pitanga', 'Ildefonso Pitanga')
  const idOf = async (name: string) =>
    (await product.sql<{ id: number }>(`select id from usuario where name = $1 and id_cliente = ${church}`, [name]))[0]!
      .id
  for (const [name, valorDizimo] of [
    ['Godofredo Pitanga', '200.00'],
    ['Hermengarda Pitanga', '75.00'],
  ] as const)
    await product.graphql(1, 'mutation($input: DizimoInput!) { criarDizimo(input: $input) { id } }', {
      input: { idMembro: String(await idOf(name)), valorDizimo, dataDizimo: today(), meioDizimo: 'pix' },
    })
  const page = await open('dizimos/folha', 4, { expected: [409] })
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, 'Godofredo Pitanga', '200')
  await type(page, 'Hermengarda Pitanga', '75')
  await type(page, 'Ildefonso Pitanga', '200')
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('alertdialog', { name: 'Confira antes de continuar' })
  await question.waitFor()
  const day = today().split('-').reverse().join('/')
  const shown = plain(await question.innerText())
  expect(shown).toContain(`Godofredo Pitanga já tem um dízimo de R$ 200,00, de ${day}.`)
  expect(shown).toContain(`Hermengarda Pitanga já tem um dízimo de R$ 75,00, de ${day}.`)
  expect(await question.getByRole('listitem').count()).toBe(2)
  expect(await violations(page)).toEqual([])
  // Enter answers no: that key has just saved the sheet
  await page.keyboard.press('Enter')
  await eventually(async () => expect(await question.count()).toBe(0))
  expect(await stored('Ildefonso Pitanga')).toEqual([])
  const sheet = page.getByRole('table', { name: 'Linhas da folha' })
  expect(await sheet.locator('tbody tr').count()).toBe(3)
  expect(await sheet.getByText('já tem um dízimo de').count()).toBe(2)

  await page.getByRole('button', { name: 'Remover linha 2' }).click()
  await page.reload()
  await settled(page)
  await page.getByRole('button', { name: 'Salvar 2 dízimos' }).click()
  await confirm(page, 'Continuar assim mesmo')
  await page.waitForURL(/dashboard\/dizimos$/)
  expect((await stored('Godofredo Pitanga')).map(({ meio }) => meio)).toEqual(['pix', 'dinheiro'])
  expect(await stored('Hermengarda Pitanga')).toHaveLength(1)
  expect(await stored('Ildefonso Pitanga')).toHaveLength(1)

  await goTo(page, '/dashboard/dizimos/create')
  await settled(page)
  await page.getByRole('combobox', { name: 'Membro' }).fill('Ildefonso Pitanga')
  await page.getByRole('option', { name: 'Ildefonso Pitanga' }).click()
  await page.getByRole('textbox', { name: 'Valor' }).fill('200,00')
  await page.getByRole('combobox', { name: 'Meio' }).selectOption('Pix')
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  await save.click()
  await question.waitFor()
  await confirm(page, 'Voltar')
  await eventually(async () => expect(await page.getByRole('alertdialog').count()).toBe(0))
  expect(plain(await page.getByRole('textbox', { name: 'Valor' }).inputValue())).toBe('200,00')
  expect(await stored('Ildefonso Pitanga')).toHaveLength(1)
  await save.click()
  await confirm(page, 'Continuar assim mesmo')
  await toastOf(page, 'Dízimo registrado com sucesso.').waitFor()
  expect(await stored('Ildefonso Pitanga')).toHaveLength(2)
})

test('a line that is not added to the sheet yet is left only after a confirmation, also for another line', async () => {
  await givers('Leopoldina Graviola')
  const page = await open('dizimos/folha')
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, 'Leopoldina Graviola', '10')
  const amount = page.getByRole('textbox', { name: 'Valor' })
  await amount.fill('77,00')
  await page.getByRole('button', { name: 'Corrigir linha 1' }).click()
  await toastOf(page, 'Termine a linha que está sendo preenchida antes de corrigir outra.').waitFor()
  const away = () =>
    page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Pessoas' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  await away()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await amount.inputValue()).toBe('77,00')
  await amount.fill('')
  // the lines of the sheet are kept, so nothing would be lost
  await away()
  await page.waitForURL('**/dashboard/users')
})

test('a removed line comes back, a correction of another line stays meanwhile, and closing the tab asks', async () => {
  await givers('Austregésilo Cajá', 'Belarmina Cajá', 'Crispiniana Cajá')
  const page = await open('dizimos/folha')
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, 'Austregésilo Cajá', '10')
  await type(page, 'Belarmina Cajá', '20')
  await type(page, 'Crispiniana Cajá', '30')
  const lines = page.getByRole('table', { name: 'Linhas da folha' }).locator('tbody tr')
  const shown = async () => (await lines.allInnerTexts()).map((text) => /^(\d)\s+(\S+)/.exec(text)?.slice(1).join(' '))
  await page.getByRole('button', { name: 'Corrigir linha 2' }).click()
  const amount = page.getByRole('textbox', { name: 'Valor' })
  await amount.fill('25,00')
  await page.getByRole('button', { name: 'Remover linha 1' }).click()
  await page.getByRole('heading', { name: 'Corrigir linha 1' }).waitFor()
  expect([await amount.inputValue(), await shown()]).toEqual(['25,00', ['2 Crispiniana', '1 Belarmina']])
  await toastOf(page, 'Linha 1 removida: Austregésilo Cajá.').getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('heading', { name: 'Corrigir linha 2' }).waitFor()
  expect([await amount.inputValue(), await shown()]).toEqual([
    '25,00',
    ['3 Crispiniana', '2 Belarmina', '1 Austregésilo'],
  ])
  await page.getByRole('button', { name: 'Corrigir', exact: true }).click()
  await eventually(async () => expect(plain(await lines.nth(1).innerText())).toContain('R$ 25,00'))
  // the draft ends with the tab
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
})

/** Holds the sheet that is sent back until it is released. */
async function holdSheet(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('CriarDizimos')) await released
    await route.fallback()
  })
  return release
}

test('a removed line comes back to a sheet that was left, also to one that it left empty', async () => {
  await givers('Deodoro Bacuri', 'Eufrásia Bacuri')
  const page = await open('dizimos/folha')
  const lines = page.getByRole('table', { name: 'Linhas da folha' }).locator('tbody tr')
  const shown = async () => (await lines.allInnerTexts()).map((text) => /^(\d)\s+(\S+)/.exec(text)?.slice(1).join(' '))
  const removed = (text: string) => toastOf(page, text).getByRole('button', { name: 'Desfazer' })
  const away = () =>
    page.getByRole('navigation', { name: 'Trilha' }).getByRole('link', { name: 'Dízimos', exact: true }).click()
  const back = () => page.getByRole('button', { name: 'Lançar vários' }).click()
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, 'Deodoro Bacuri', '10')
  await type(page, 'Eufrásia Bacuri', '20')

  await page.getByRole('button', { name: 'Remover linha 1' }).click()
  await away()
  await removed('Linha 1 removida: Deodoro Bacuri.').click()
  await toastOf(page, 'O dízimo de Deodoro Bacuri voltou à folha.').waitFor()
  await back()
  await eventually(async () => expect(await shown()).toEqual(['2 Eufrásia', '1 Deodoro']))

  // the screen was left and opened again before the message is used
  await page.getByRole('button', { name: 'Remover linha 2' }).click()
  await away()
  await back()
  await eventually(async () => expect(await shown()).toEqual(['1 Deodoro']))
  await removed('Linha 2 removida: Eufrásia Bacuri.').click()
  await eventually(async () => expect(await shown()).toEqual(['2 Eufrásia', '1 Deodoro']))

  await page.getByRole('button', { name: 'Remover linha 2' }).click()
  await page.getByRole('button', { name: 'Remover linha 1' }).click()
  await away()
  await removed('Linha 1 removida: Deodoro Bacuri.').click()
  await toastOf(page, 'O dízimo de Deodoro Bacuri voltou à folha.').waitFor()
  await back()
  await eventually(async () => expect(await shown()).toEqual(['1 Deodoro']))
})

test('a line that was removed before the sheet was sent is never lost without a word', async () => {
  await givers('Florisbela Araçá', 'Genoveva Araçá', 'Hermengarda Araçá')
  const page = await open('dizimos/folha', 4, { expected: [422] })
  const lines = page.getByRole('table', { name: 'Linhas da folha' }).locator('tbody tr')
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, 'Florisbela Araçá', '10')
  await type(page, 'Genoveva Araçá', '20')
  await type(page, 'Hermengarda Araçá', '30')
  const undo = toastOf(page, 'Linha 1 removida: Florisbela Araçá.').getByRole('button', { name: 'Desfazer' })
  const sent = () => page.waitForRequest((request) => request.postData()?.includes('CriarDizimos') ?? false)

  // refused: the line comes back after the answer, whose errors are those of the lines that were sent
  await product.sql(`update usuario set excluido_em = now() where name = 'Hermengarda Araçá'`)
  let release = await holdSheet(page)
  await page.getByRole('button', { name: 'Remover linha 1' }).click()
  await Promise.all([sent(), page.getByRole('button', { name: 'Salvar 2 dízimos' }).click()])
  await undo.click()
  release()
  await page.getByText('Nada foi salvo: corrija as linhas marcadas.').waitFor()
  await eventually(async () => expect(await lines.count()).toBe(3))
  expect(plain(await lines.and(page.locator('[data-fault]')).innerText())).toMatch(/^3\s+Hermengarda Araçá/)
  await page.getByRole('heading', { name: 'Corrigir linha 3' }).waitFor()

  // saved: the message says where the line can still be entered
  await product.sql(`update usuario set excluido_em = null where name = 'Hermengarda Araçá'`)
  await page.getByRole('button', { name: 'Deixar a linha como está' }).click()
  release = await holdSheet(page)
  await page.getByRole('button', { name: 'Remover linha 1' }).click()
  await Promise.all([sent(), page.getByRole('button', { name: 'Salvar 2 dízimos' }).click()])
  await undo.click()
  release()
  await toastOf(page, 'A folha já foi salva. Lance o dízimo de Florisbela Araçá em outra.').waitFor()
  await page.waitForURL(/dashboard\/dizimos$/)
  expect([await stored('Florisbela Araçá'), (await stored('Genoveva Araçá')).length]).toEqual([[], 1])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('signing out takes the lines of the sheet and its messages along', async () => {
  await givers('Iolanda Pitomba', 'Jeremias Pitomba')
  const page = await product.openPage({ path: '/login' })
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('candeia.folhaDizimos.')).length)
  const enter = async () => {
    await fillLogin(page, accounts[4])
    await page.waitForURL('**/dashboard/home')
    await settled(page)
  }
  const leave = async () => {
    await page.getByRole('button', { name: /^Menu de / }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('**/login')
  }
  const fill = async () => {
    await page.goto('/dashboard/dizimos/folha')
    await settled(page)
    await page.getByRole('combobox', { name: 'Membro' }).focus()
    await type(page, 'Iolanda Pitomba', '10')
    await type(page, 'Jeremias Pitomba', '20')
  }
  await enter()
  await fill()
  // a page that has not loaded the sheet's script
  await page.goto('/dashboard/home')
  await settled(page)
  expect(await drafts()).toBe(1)
  await leave()
  expect(await drafts()).toBe(0)

  await enter()
  await fill()
  await page.getByRole('button', { name: 'Remover linha 2' }).click()
  const message = toastOf(page, 'Linha 2 removida: Jeremias Pitomba.')
  await message.waitFor()
  await leave()
  // much sooner than a message goes by itself
  await message.waitFor({ state: 'detached', timeout: 2000 })
})

test('the sheet reads an amount as it was typed or pasted, or refuses it at its field; it never stores another amount', async () => {
  await givers('Dilermando Cupuaçu')
  const page = await open('dizimos/folha')
  const amount = page.getByRole('textbox', { name: 'Valor' })
  const sheet = page.getByRole('table', { name: 'Linhas da folha' })
  const shown = async () => plain(await sheet.locator('tbody tr').first().innerText())
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, 'Dilermando Cupuaçu', '1,234.56')
  await eventually(async () => expect(await shown()).toContain('R$ 1.234,56'))

  // the amount is refused with a text, and the input is kept until it is an amount
  await type(page, 'Dilermando Cupuaçu', '-50')
  await page.getByText('O valor não pode ser negativo.').waitFor()
  expect(await amount.inputValue()).toBe('-50,00')
  for (const [typed, fault] of [
    ['1,234', 'Não está claro se a vírgula separa milhares ou centavos. Use 1.234,56.'],
    ['=10+5', 'Isto não é um valor. Use 1.234,56.'],
  ] as const) {
    await amount.fill('')
    await amount.pressSequentially(typed)
    await page.getByRole('button', { name: 'Incluir' }).click()
    await page.getByText(fault).waitFor()
    expect(await amount.inputValue()).toBe(typed)
  }
  expect(await sheet.locator('tbody tr').count()).toBe(1)
  await amount.fill('')
  await amount.pressSequentially('1500,5')
  expect(await amount.inputValue()).toBe('1.500,5')
  await page.getByRole('button', { name: 'Incluir' }).click()
  await eventually(async () => expect(await shown()).toContain('R$ 1.500,50'))

  await page.getByLabel('Dinheiro contado').pressSequentially('12,345')
  await page.getByRole('button', { name: 'Salvar 2 dízimos' }).click()
  await page.getByText('Não está claro se a vírgula separa milhares ou centavos. Use 1.234,56.').waitFor()
  await page.getByLabel('Dinheiro contado').fill('2.735,06')
  await page.getByText('Confere').waitFor()
  await page.getByRole('button', { name: 'Salvar 2 dízimos' }).click()
  await toastOf(page, '2 dízimos lançados, R$ 2.735,06.').waitFor()
  expect((await stored('Dilermando Cupuaçu')).map(({ valor }) => valor)).toEqual(['1234.56', '1500.50'])
})

test('the sheet shows a server error at its cell and saves nothing; a difference in cash needs a confirmation', async () => {
  await givers('Ubaldo Pitanga', 'Walda Graviola')
  const page = await open('dizimos/folha', 4, { expected: [422] })
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, 'Ubaldo Pitanga', '10')
  await type(page, 'Walda Graviola', '20')
  await product.sql(`update usuario set excluido_em = now() where name = 'Walda Graviola'`)
  await page.getByRole('button', { name: 'Salvar 2 dízimos' }).click()
  await page.getByText('Nada foi salvo: corrija as linhas marcadas.').waitFor()
  const fault = page.getByRole('table', { name: 'Linhas da folha' }).locator('tr[data-fault]')
  expect(plain(await fault.innerText())).toMatch(/Walda Graviola[\s\S]*Pessoa não encontrada\./)
  await page.getByRole('heading', { name: 'Corrigir linha 2' }).waitFor()
  expect(await stored('Ubaldo Pitanga')).toEqual([])

  await page.getByRole('button', { name: 'Remover linha 2' }).click()
  await page.getByLabel('Dinheiro contado').fill('12,00')
  await page.getByRole('button', { name: 'Salvar 1 dízimo' }).click()
  const question = page.getByRole('alertdialog')
  expect(plain(await question.innerText())).toContain('Foram lançados R$ 10,00 em dinheiro e contados R$ 12,00.')
  await question.getByRole('button', { name: 'Salvar assim mesmo' }).click()
  await toastOf(page, '1 dízimo lançado, R$ 10,00.').waitFor()
  expect(await stored('Ubaldo Pitanga')).toHaveLength(1)
})

test('a future date needs a confirmation, on the sheet and in the form', async () => {
  await givers('Zulmira Cagaita')
  const year = Number(today().slice(0, 4)) + 1
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Confira antes de continuar' })
  const fillDate = (page: Page) => page.getByRole('textbox', { name: /^Data/ }).fill(`15/03/${year}`)
  const days = async () => (await stored('Zulmira Cagaita')).map(({ data }) => data)

  const sheet = await open('dizimos/folha', 4, { expected: [409] })
  await fillDate(sheet)
  await sheet.getByRole('combobox', { name: 'Membro' }).focus()
  await type(sheet, 'Zulmira Cagaita', '41')
  const save = sheet.getByRole('button', { name: 'Salvar 1 dízimo' })
  await save.click()
  // on most days it has not come; in the first weeks of a year it is more than a year away
  expect(await question(sheet).innerText()).toContain(`15/03/${year} `)
  await question(sheet).getByRole('button', { name: 'Voltar' }).click()
  await question(sheet).waitFor({ state: 'detached' })
  expect(await days()).toEqual([])
  await save.click()
  await confirm(sheet, 'Continuar assim mesmo')
  await toastOf(sheet, '1 dízimo lançado, R$ 41,00.').waitFor()
  expect(await days()).toEqual([`${year}-03-15`])

  const page = await open('dizimos/create', 4, { expected: [409] })
  await page.getByRole('combobox', { name: 'Membro' }).fill('Zulmira')
  await page.getByRole('option', { name: 'Zulmira Cagaita' }).click()
  await page.getByRole('textbox', { name: 'Valor' }).fill('42,00')
  await page.getByRole('combobox', { name: 'Meio' }).selectOption('Pix')
  await fillDate(page)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await question(page).getByRole('button', { name: 'Voltar' }).click()
  await question(page).waitFor({ state: 'detached' })
  expect(await days()).toHaveLength(1)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await confirm(page, 'Continuar assim mesmo')
  await toastOf(page, 'Dízimo registrado com sucesso.').waitFor()
  expect(await days()).toHaveLength(2)

  // a tithe that already has this date is saved without a confirmation
  await goTo(page, `/dashboard/dizimos?mes=${year}-03&busca=zulmira`)
  await settled(page)
  await rowMenu(page, 'dízimo de Zulmira Cagaita', 'Editar Dízimo')
  await page.getByRole('textbox', { name: 'Valor' }).fill('43,00')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Dízimo atualizado com sucesso.').waitFor()
})

test('the sheet is not saved twice after a lost response', async () => {
  await givers('Ximena Carambola')
  const page = await open('dizimos/folha', 4, { expected: [502] })
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, 'Ximena Carambola', '33')
  let lost = false
  await page.route('**/graphql', async (route) => {
    if (lost || !route.request().postData()?.includes('CriarDizimos')) return route.fallback()
    lost = true
    await route.fetch()
    await route.fulfill({ status: 502, body: '' })
  })
  await page.getByRole('button', { name: 'Salvar 1 dízimo' }).click()
  await page.getByText('Não foi possível lançar os dízimos.').waitFor()
  await page.getByRole('button', { name: 'Salvar 1 dízimo' }).click()
  await toastOf(page, '1 dízimo lançado').waitFor()
  expect(await stored('Ximena Carambola')).toHaveLength(1)
})

test('a sheet that reached no server says that its lines are kept, though the browser has a network', async () => {
  await givers('Yolanda Pitanga')
  const page = await open('dizimos/folha', 4, { unreliable: true })
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, 'Yolanda Pitanga', '44')
  const sending = '**/graphql'
  await page.route(sending, (route) =>
    route.request().postData()?.includes('CriarDizimos') ? route.abort('connectionrefused') : route.fallback(),
  )
  await page.getByRole('button', { name: 'Salvar 1 dízimo' }).click()
  const kept = 'As linhas continuam aqui: salve de novo quando a internet voltar.'
  await page.getByRole('alert').filter({ hasText: kept }).waitFor()
  await page.unroute(sending)
  await page.getByRole('button', { name: 'Salvar 1 dízimo' }).click()
  await toastOf(page, '1 dízimo lançado').waitFor()
  expect(await stored('Yolanda Pitanga')).toHaveLength(1)
})

test.each([false, true])('the header of a long sheet is shown when it is wrong (phone: %s)', async (phone) => {
  const name = `Zilda Araçá ${phone ? 'um' : 'dois'}`
  await givers(name)
  const page = await open('dizimos/folha', 4, { phone })
  await page.getByRole('combobox', { name: 'Membro' }).focus()
  await type(page, name, '10')
  await fillSheet(page, 60)
  if (phone) await page.getByRole('button', { name: /^Folha de/ }).click()
  await page.getByRole('textbox', { name: 'Data' }).fill('')
  const save = page.getByRole('button', { name: 'Salvar 60 dízimos' })
  await save.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await save.click()
  await eventually(async () =>
    expect(
      await page.evaluate(() => {
        const field = document.activeElement
        const { top, bottom } = field?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
        const over = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2)
        return [field?.getAttribute('name'), top > 0 && bottom < innerHeight, over !== null && !over.closest('header')]
      }),
    ).toEqual(['dataDizimo', true, true]),
  )
})

test('a tithe is created, found, and its receipt is issued and printed; then it can only be deleted, not edited', async () => {
  await givers('Iracema Umbu')
  const page = await open('dizimos/create', 1)
  await page.getByRole('heading', { name: 'Novo Dízimo' }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Escolha o membro.').waitFor()
  await page.getByRole('combobox', { name: 'Membro' }).fill('Iracema')
  await page.getByRole('option', { name: 'Iracema Umbu' }).click()
  await page.getByRole('textbox', { name: 'Valor' }).fill('1.234,50')
  await page.getByRole('combobox', { name: 'Meio' }).selectOption('Pix')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Dízimo registrado com sucesso.').waitFor()
  await page.waitForURL(/dizimos$/)
  await page.locator('tr[data-saved]').filter({ hasText: 'Iracema Umbu' }).waitFor()
  await page.getByRole('searchbox').fill('iracema umbu')
  await eventually(async () =>
    expect(plain(await page.getByRole('table', { name: 'Dízimos' }).locator('tbody').innerText())).toMatch(
      /^\D*Iracema Umbu[\s\S]*Pix[\s\S]*R\$ 1\.234,50/,
    ),
  )
  await page.getByText('Soma do que foi encontrado').waitFor()

  await rowMenu(page, 'dízimo de Iracema Umbu', 'Emitir recibo')
  await confirm(page, 'Emitir')
  await page.waitForURL(/relatorio\/dizimos\/\d+\/recibo$/)
  const paper = page.getByRole('article')
  const text = plain(await paper.innerText())
  const [{ recibo } = { recibo: 0 }] = await stored('Iracema Umbu')
  expect(text).toContain(`Recibo nº ${recibo}`)
  expect(text).toContain('Igreja Betel')
  expect(text).toContain('(mil duzentos e trinta e quatro reais e cinquenta centavos), a título de dízimo.')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  await goTo(page, '/dashboard/dizimos?busca=iracema')
  await settled(page)
  await page.getByRole('button', { name: 'Ações de dízimo de Iracema Umbu' }).click()
  expect(await menuItems(page)).toEqual(['Ver recibo', 'Ver a entrada', 'Excluir Dízimo'])
  await page.getByRole('menuitem', { name: 'Excluir Dízimo' }).click()
  expect(await page.getByRole('alertdialog').innerText()).toContain(`O recibo nº ${recibo} será cancelado.`)
  await confirm(page, 'Excluir')
  await toastOf(page, 'Dízimo excluído com sucesso.').getByRole('button', { name: 'Desfazer' }).click()
  await toastOf(page, 'Dízimo restaurado com sucesso.').waitFor()
  expect(await stored('Iracema Umbu')).toMatchObject([{ entrada: '1234.50', recibo: null }])
})

test('the menu of a tithe of a closed month leads to its ledger entry, whose reversal marks that tithe alone', async () => {
  const [tithe] = (await product.sql<{ id: number; entrada: number; mes: string; nome: string }>(
    `select d.id, e.id as entrada, to_char(e.data, 'YYYY-MM') as mes, u.name as nome
     from dizimo d join entrada e on e.origem = 'dizimo' and e.id_origem = d.id and e.excluido_em is null
     join fechamento f on f.id_cliente = d.id_cliente and e.data <= f.fechado_ate join usuario u on u.id = d.id_membro
     where d.id_cliente = ${church} and d.excluido_em is null
       and 1 = (select count(*) from dizimo o where o.id_cliente = d.id_cliente and o.id_membro = d.id_membro
         and o.excluido_em is null and date_trunc('month', o.data_dizimo) = date_trunc('month', d.data_dizimo))
     order by d.data_dizimo desc, d.id desc limit 1`,
  )) as [{ id: number; entrada: number; mes: string; nome: string }]
  await product.graphql(1, 'mutation($id: ID!) { emitirReciboDizimo(id: $id) { id } }', { id: tithe.id })
  const list = `dizimos?mes=${tithe.mes}&tamanho=100`
  const page = await open(list)
  const marked = page.getByRole('table', { name: 'Dízimos' }).locator('tbody tr').filter({ hasText: 'Estornado' })
  expect(await marked.count()).toBe(0)
  await page.getByRole('button', { name: `Ações de dízimo de ${tithe.nome}` }).click()
  expect((await menuItems(page)).map((item) => item.replace('\n', ' '))).toEqual([
    'Ver recibo',
    'Editar Dízimo O mês está fechado: estorne na entrada.',
    'Ver a entrada',
  ])
  await page.getByRole('menuitem', { name: 'Ver a entrada' }).click()
  await page.waitForURL(new RegExp(`/entradas/${tithe.entrada}$`))
  await page.getByRole('button', { name: 'Estornar' }).click()
  await page.getByRole('dialog', { name: 'Estornar Entrada' }).getByRole('button', { name: 'Estornar' }).click()
  await toastOf(page, 'Entrada estornada com sucesso.').waitFor()
  await goTo(page, `/dashboard/${list}`)
  await marked.waitFor()
  expect(await marked.innerText()).toContain(tithe.nome)
  await marked.getByRole('link', { name: 'Estornado' }).click()
  await page.waitForURL(new RegExp(`/entradas/${tithe.entrada}$`))
  // a deleted one of that month says what has to be done before it can come back
  const [gone] = await product.sql<{ id: number }>(
    `insert into dizimo (id_cliente, id_membro, valor_dizimo, data_dizimo, meio_dizimo, excluido_em)
     select id_cliente, id_membro, 4321, data_dizimo, meio_dizimo, now() from dizimo where id = $1 returning id`,
    [tithe.id],
  )
  const admin = await open('dizimos?excluidos=true&tamanho=100', 1)
  const why = admin.getByText('é preciso antes reabri-lo em Tesouraria, Fechamento.')
  await admin.getByRole('row').filter({ hasText: 'R$ 4.321,00' }).filter({ has: why }).waitFor()
  await goTo(admin, `/dashboard/dizimos/create/${gone?.id}`)
  await why.waitFor()
  await product.sql('delete from dizimo where valor_dizimo = 4321')
  await page.goto(`/relatorio/dizimos/${tithe.id}/recibo`)
  await page.getByText('Este dízimo foi estornado: o recibo não vale mais.').waitFor()
})

test('a member sees only the member’s own tithes, and no buttons to edit', async () => {
  const page = await open('dizimos', 2)
  await page.getByRole('heading', { name: 'Meus dízimos' }).waitFor()
  const [{ name } = { name: '' }] = await product.sql<{ name: string }>(
    `select name from usuario where email = 'membro@betel.demo'`,
  )
  const names = await page
    .getByRole('table', { name: 'Meus dízimos' })
    .locator('tbody td:first-child a')
    .allInnerTexts()
  expect(names.length).toBeGreaterThan(5)
  expect(new Set(names.map((each) => each.split('\n').at(-1)))).toEqual(new Set([name]))
  expect(await page.getByRole('button', { name: /Novo Dízimo|Lançar vários|Ações|Exportar/ }).count()).toBe(0)
  await goTo(page, '/dashboard/dizimos/folha')
  await page.waitForURL(/auth\/500/)
})
