import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { churchDay } from '../factories/zones.js'
import { violations } from './accessibility.js'
import { openInside } from './network.js'
import { eventually, goTo, nextFrame, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

/** Clicks twice; the second click comes before React has rendered the result of the first. */
const pressTwice = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate(async (button: HTMLButtonElement) => {
    button.click()
    await Promise.resolve()
    button.click()
  })

const expectText = (place: Locator, text: string | RegExp) =>
  eventually(async () => {
    const shown = (await place.innerText()).trim()
    expect(shown).toMatch(text)
  })

const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

describe('two quick clicks count as two', () => {
  test('two quick clicks on "Próxima página" show the page after the next one', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/users' })
    await settled(page)
    await pressTwice(page, 'Próxima página')
    await eventually(async () => expect(param(page, 'pagina')).toBe('3'))
    await page.getByText(/^41–60 de/).waitFor()
    await pressTwice(page, 'Página anterior')
    await eventually(async () => expect(param(page, 'pagina')).toBe(null))
    await page.getByText(/^1–20 de/).waitFor()
  })

  test('two quick clicks on a column header count as two; clicks never go past the last page', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/users?ordem=email:ASC' })
    await settled(page)
    await pressTwice(page, 'E-mail')
    await eventually(async () => expect(param(page, 'ordem')).toBe('email:ASC'))
    const total = Number((await page.getByText(/^1–20 de/).innerText()).split(' de ')[1]?.replace('.', ''))
    const last = Math.ceil(total / 20)
    await goTo(page, `/dashboard/users?pagina=${last - 1}`)
    await settled(page)
    await pressTwice(page, 'Próxima página')
    await eventually(async () => expect(param(page, 'pagina')).toBe(String(last)))
  })

  test('two quick clicks in the rosters and in the calendar show the month after the next one', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/escalas-cultos?mes=2026-03' })
    await settled(page)
    await pressTwice(page, 'Próximo mês')
    await eventually(async () => expect(param(page, 'mes')).toBe('2026-05'))
    await goTo(page, '/dashboard/calendario?dia=2026-03-10')
    await settled(page)
    const next =
      (await page
        .getByRole('button', { name: /^Próxim/ })
        .first()
        .getAttribute('aria-label')) ?? ''
    await pressTwice(page, next)
    await eventually(async () => expect(param(page, 'dia')).toMatch(/^2026-05/))
  })
})

describe('the command palette (Ctrl+K)', () => {
  test('the command palette keeps every character that was typed before its script was loaded', async () => {
    const page = await product.openPage({ alone: true, perfil: 1, path: '/dashboard/home' })
    await settled(page)
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(/\/assets\/search.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('níve')
    await page.getByRole('textbox', { name: 'Buscar em tudo' }).waitFor()
    go()
    await page.keyboard.type('is')
    const box = page.getByRole('combobox', { name: 'Buscar pessoas, grupos, agenda, bens e telas' })
    await box.waitFor()
    await eventually(async () => expect(await box.inputValue()).toBe('níveis'))
    await page.getByRole('option', { name: /Níveis de acesso/ }).waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
  })

  test('the command palette opens the result for an Enter key that was pressed before its script was loaded', async () => {
    const page = await product.openPage({ alone: true, perfil: 1, path: '/dashboard/home' })
    await settled(page)
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(/\/assets\/search.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('níveis de')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Buscar em tudo' }).waitFor()
    go()
    await page.getByRole('heading', { level: 1, name: 'Níveis de acesso' }).waitFor()
  })

  test('the command palette searches the ledger on Enter alone, and tells so', async () => {
    await product.graphql(1, 'mutation($input: SaidaInput!) { criarSaida(input: $input) { id } }', {
      input: { descricao: 'Zimbro do altar', data: churchDay(), categoria: 4, valor: '12.00' },
    })
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    await settled(page)
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: /^Buscar/ })
    await box.fill('zimbro')
    const told = page.getByRole('dialog').getByRole('status')
    await told.getByText('Nada encontrado para "zimbro".').waitFor()
    const marked = page.getByRole('option', { selected: true })
    await expectText(marked, 'Procurar também nos lançamentos e nas contas')
    expect(await violations(page, { targets: true })).toEqual([])
    await page.keyboard.press('Enter')
    await told.getByText('1 resultado, também nos lançamentos e nas contas.').waitFor()
    await expectText(marked, /^Zimbro do altar/)
    expect(await violations(page)).toEqual([])
    // beside other results it is the last line, which an arrow upwards reaches
    await box.fill('níveis')
    await expectText(marked, /^Níveis de acesso/)
    await page.keyboard.press('ArrowUp')
    await expectText(marked, 'Procurar também nos lançamentos e nas contas')
    await box.fill('zimbro')
    await expectText(marked, /^Zimbro do altar/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/dashboard\/saidas\/\d+$/)
  })
})

test('"Próxima página" scrolls to the first row of the next page', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/users' })
  await settled(page)
  const next = page.getByRole('button', { name: 'Próxima página' })
  await next.scrollIntoViewIfNeeded()
  const first = page.locator('main tbody tr').first()
  const top = async () => (await first.boundingBox())?.y ?? Number.NaN
  const height = page.viewportSize()?.height ?? 0
  expect(await top()).toBeLessThan(0)
  await next.click()
  await page.getByText(/^21–40 de/).waitFor()
  await settled(page)
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
  await eventually(async () => {
    expect(await top()).toBeGreaterThanOrEqual(bar)
    expect(await top()).toBeLessThan(height / 2)
  })
})

describe('a form that has just been opened', () => {
  test.each([
    ['/dashboard/patrimonios', 'Novo Patrimônio'],
    ['/dashboard/users', 'Nova Pessoa'],
    ['/dashboard/locais', 'Novo Local'],
    ['/dashboard/orcamentos', 'Novo Orçamento'],
  ])('a form opened from the list %s has the focus in an empty field, and shows no error', async (path, button) => {
    const page = await product.openPage({ perfil: 1, path })
    await settled(page)
    await page.getByRole('main').getByRole('link', { name: button }).first().click()
    await page.locator('main form').waitFor()
    await settled(page)
    const focused = page.locator('main form :focus')
    await focused.waitFor()
    expect(await focused.inputValue()).toBe('')
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
  })

  test('a form that has just been opened has the focus in the text of the minutes', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    const [reuniao] = await product.sql<{ uuid: string }>(
      `select uuid from reuniao_lideranca where id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo')
         and excluido_em is null order by id desc limit 1`,
    )
    await openInside(page, `/dashboard/reunioes_lideranca/${reuniao?.uuid}/ata/editar`)
    await page.getByRole('textbox', { name: 'Texto da ata' }).and(page.locator(':focus')).waitFor()
  })
})

test('the screen of cell meetings requires the choice of a cell when its URL names none', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/encontrosCelulas' })
  await settled(page)
  await page.getByRole('combobox', { name: 'Célula' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Ver encontros' }).click()
  await page.waitForURL(/\/dashboard\/celulas\/\d+\/encontros$/)
})

describe('rows of a list', () => {
  const openAssets = async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/patrimonios' })
    await settled(page)
    return page
  }
  const firstRow = (page: Page) => page.locator('main tbody tr').first()

  test('rows of a list are opened by a click anywhere in them, but not by selecting text or clicking a control inside', async () => {
    const page = await openAssets()
    const code = firstRow(page).locator('[data-label="Código"]')
    await code.evaluate((cell) => window.getSelection()?.selectAllChildren(cell))
    await code.dispatchEvent('click')
    await code.evaluate(() => window.getSelection()?.removeAllRanges())
    await firstRow(page).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Editar Patrimônio' }).waitFor()
    await page.keyboard.press('Escape')
    expect(page.url()).toMatch(/patrimonios$/)

    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      code.click({ modifiers: ['ControlOrMeta'], position: { x: 3, y: 3 } }),
    ])
    await tab.waitForURL(/patrimonios\/\d+$/)
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      code.click({ button: 'middle', position: { x: 3, y: 3 } }),
    ])
    await other.waitForURL(/patrimonios\/\d+$/)
    expect(page.url()).toMatch(/patrimonios$/)

    await code.click({ position: { x: 3, y: 3 } })
    await page.waitForURL(/patrimonios\/\d+$/)
  })

  test('rows of a list get the focus by the arrow keys and are opened by Enter; "/" focuses the search, "?" shows the shortcuts', async () => {
    const page = await openAssets()
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox')
    await search.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('a/?')
    expect(await search.inputValue()).toBe('a/?')
    await search.fill('')
    await eventually(async () => expect(param(page, 'busca')).toBe(null))
    await settled(page)

    await search.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const focused = () => page.evaluate(() => (document.activeElement as HTMLTableRowElement | null)?.rowIndex)
    expect(await focused()).toBe(2)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await search.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('ArrowDown')
    const name = (await firstRow(page).getByRole('link').first().innerText()).trim()

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' })
    await keys.getByText('Andar pelas linhas').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    // the focus has returned to the same row
    await eventually(async () => expect(await focused()).toBe(1))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()

    // on a screen without a list, "/" opens the global search
    await page.keyboard.press('/')
    await page.getByRole('dialog', { name: 'Buscar' }).waitFor()
  })
})

test('single-key shortcuts can be switched off on a device; Ctrl+K still works', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/settings?aba=aparencia' })
  const on = page.getByLabel('Atalhos de uma tecla')
  expect(await on.isChecked()).toBe(true)
  await on.uncheck({ force: true })
  expect(await violations(page)).toEqual([])
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await page.getByRole('button', { name: 'Ver os atalhos' }).click()
  await keys.getByText('estão desligados neste aparelho').waitFor()
  await keys.getByRole('button', { name: 'Fechar' }).click()
  await keys.waitFor({ state: 'detached' })

  await goTo(page, '/dashboard/patrimonios')
  await settled(page)
  const main = page.getByRole('main')
  await main.focus()
  for (const key of ['/', '?', 'ArrowDown']) await page.keyboard.press(key)
  await nextFrame(page)
  expect(await main.evaluate((main) => main === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Buscar' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')

  await goTo(page, '/dashboard/settings?aba=aparencia')
  expect(await on.isChecked()).toBe(false)
  await on.check({ force: true })
  await page.locator('body').click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('?')
  await keys.getByText('podem ser desligados').waitFor()
})

describe('saving a form by keyboard', () => {
  test('Ctrl+Enter saves from every field; the next new record starts with the fields that usually stay the same', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/entradas/create' })
    const field = page.getByLabel('Descrição')
    await field.and(page.locator(':focus')).waitFor()
    await field.fill('Oferta da primeira prova')
    await page.getByLabel('Categoria').selectOption('Oferta')
    const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' }).slice(0, 8).concat('01')
    await page.getByRole('textbox', { name: /^Data/ }).fill(day.split('-').reverse().join('/'))
    await page.getByLabel('Valor').fill('10,00')
    await page.getByRole('button', { name: 'Salvar e criar outra' }).click()
    await toastOf(page, 'Entrada criada com sucesso.').waitFor()
    await field.and(page.locator(':focus')).waitFor()
    const values = async () => [
      await field.inputValue(),
      await page.getByLabel('Valor').inputValue(),
      await page.getByLabel('Categoria').locator('option:checked').innerText(),
      await page.getByRole('textbox', { name: /^Data/ }).inputValue(),
    ]
    await eventually(async () => expect(await values()).toEqual(['', '', 'Oferta', day.split('-').reverse().join('/')]))
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)

    // the new input counts as unsaved again
    await field.fill('Oferta da segunda prova')
    await page.getByLabel('Valor').fill('20,00')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByLabel('Valor').focus()
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/entradas\/\d+$/)
    await page.getByRole('heading', { level: 1, name: 'Oferta da segunda prova' }).waitFor()
    expect(
      await product.sql(
        `select descricao, valor::text, data::text from entrada where descricao like 'Oferta da % prova' order by id`,
      ),
    ).toEqual([
      { descricao: 'Oferta da primeira prova', valor: '10.00', data: day },
      { descricao: 'Oferta da segunda prova', valor: '20.00', data: day },
    ])
  })

  test('Ctrl+Enter saves a form with several lines too, and a form for editing does not offer to add another record', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/user/create' })
    await page.getByLabel('Nome').fill('Petúnia das Teclas')
    await page.getByLabel('Observações').fill('Uma linha')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { level: 1, name: 'Petúnia das Teclas' }).waitFor()
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('heading', { name: 'Editar Pessoa' }).waitFor()
    await page.locator('main form').waitFor()
    expect(await page.getByRole('button', { name: 'Salvar e criar outra' }).count()).toBe(0)
  })
})

describe('the global search', () => {
  test('the global search finds only commands that the user may run', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    await settled(page)
    const ask = async (text: string) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Buscar/ }).fill(text)
    }
    for (const [text, command, address] of [
      ['nova pess', /Nova pessoa.*Comando/, /user\/create$/],
      ['lancar dizimos', /Lançar dízimos.*Comando/, /dizimos\/folha$/],
      ['fechar mes', /Fechar mês.*Comando/, /fechamento/],
    ] as const) {
      await ask(text)
      await page.getByRole('option', { name: command }).click()
      await eventually(async () => expect(page.url()).toMatch(address))
    }

    await ask('nova entr')
    await page.getByRole('option', { name: /Nova entrada.*Comando/ }).click()
    await page.waitForURL(/entradas\/create$/)

    const member = await product.openPage({ perfil: 2, path: '/dashboard/home' })
    await settled(member)
    await member.keyboard.press('Control+k')
    await member.getByRole('combobox', { name: /^Buscar/ }).fill('nova')
    await member
      .getByRole('option')
      .or(member.getByText(/^Nada encontrado/))
      .first()
      .waitFor()
    expect(await member.getByRole('option', { name: /Comando/ }).count()).toBe(0)
  })

  test('the global search opens on Enter only a result for the typed text, and waits for it', async () => {
    const names = ['Anacleto Buriti', 'Bonifácio Buriti', 'Crisólito Buriti']
    for (const name of names)
      await product.graphql(1, 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }', {
        input: { name },
      })
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    await settled(page)
    let hold = false
    let release = () => {}
    let held = Promise.resolve()
    const holdAnswers = () => {
      hold = true
      held = new Promise<void>((resolve) => {
        release = () => {
          hold = false
          resolve()
        }
      })
    }
    await page.route('**/graphql', async (route) => {
      if (hold && route.request().postData()?.includes('query Buscar(')) await held
      await route.fallback()
    })
    const box = page.getByRole('combobox', { name: /^Buscar/ })
    const option = (name: string) => page.getByRole('option', { name: new RegExp(name) })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })

    await page.keyboard.press('Control+k')
    await box.fill('Anacleto Buriti')
    await option('Anacleto').waitFor()
    holdAnswers()
    await box.fill('Bonifácio Buriti')
    // the record for the earlier text is still shown, above the line that searches the rest
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await option('Anacleto').count()).toBe(1)
    release()
    await heading('Bonifácio Buriti').waitFor()
    await box.waitFor({ state: 'detached' })

    // a change of the text cancels the earlier Enter key
    await page.keyboard.press('Control+k')
    holdAnswers()
    await box.fill('Crisólito')
    await page.keyboard.press('Enter')
    await box.fill('Anacleto Bur')
    release()
    await option('Anacleto').waitFor()
    expect(await box.inputValue()).toBe('Anacleto Bur')
    await page.keyboard.press('Enter')
    await heading('Anacleto Buriti').waitFor()

    // screens are found at once, without the server
    await page.keyboard.press('Control+k')
    holdAnswers()
    await box.fill('níveis de')
    await page.keyboard.press('Enter')
    await heading('Níveis de acesso').waitFor()
    release()
  })

  test('a confirmation appears before a command discards a filled form, even when both have the same path; shortcuts are ignored meanwhile', async () => {
    const { entradas } = await product.graphql<{ entradas: { nodes: { id: number; acoesPermitidas: string[] }[] } }>(
      1,
      '{ entradas(first: 50) { nodes { id acoesPermitidas } } }',
    )
    const editable = entradas.nodes.find(({ acoesPermitidas }) => acoesPermitidas.includes('editar'))
    const page = await product.openPage({ perfil: 1, path: `/dashboard/entradas/create?id=${editable?.id}` })
    await settled(page)
    await page.getByLabel('Descrição').fill('oferta do coral')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Buscar/ }).fill('nova entr')
    await page.getByRole('option', { name: /Nova entrada.*Comando/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
    await question.waitFor()
    await page.keyboard.press('?')
    expect(await page.getByRole('dialog', { name: 'Atalhos do teclado' }).count()).toBe(0)
    await question.getByRole('button', { name: 'Cancelar' }).click()
    expect(await page.getByLabel('Descrição').inputValue()).toBe('oferta do coral')
  })
})
