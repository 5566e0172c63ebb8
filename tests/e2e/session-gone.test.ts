import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { accounts, eventually, fillLogin, Product, password, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const endSessions = (email: string) =>
  product.sql('delete from sessao where id_usuario = (select id from usuario where email = $1)', [email])

const called = async (name: string) =>
  (await product.sql('select id from usuario where name = $1 and excluido_em is null', [name])).length

const signIn = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'

async function call<Data>(token: string | null, query: string, variables: object): Promise<Data> {
  const answer = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** Fills in a new person as the pastor, then ends the session. */
async function fillForm(name: string, meanwhile?: () => Promise<void>): Promise<Page> {
  const page = await product.openPage({ path: '/login', expected: [401] })
  await fillLogin(page, accounts[5])
  await page.waitForURL('**/dashboard/home')
  await settled(page)
  await page.goto('/dashboard/user/create')
  await settled(page)
  await page.getByLabel('Nome').first().fill(name)
  // the session ends while the form is on its way, so that no query in the background finds out first
  let ended = false
  await page.route('**/graphql', async (route) => {
    if (!ended && route.request().postDataJSON()?.operationName === 'CriarUsuario') {
      ended = true
      await meanwhile?.()
      await endSessions(accounts[5])
    }
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await dialog(page).waitFor()
  return page
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sua sessão terminou' })
const enter = (page: Page) => dialog(page).getByRole('button', { name: 'Entrar' }).click()

describe('the session ends while a form is being filled in', () => {
  test('the same person signs in again in the dialog, and the form is saved once', async () => {
    const page = await fillForm('Joana do Sinal Fraco')
    expect(await dialog(page).getByLabel('E-mail').inputValue()).toBe(accounts[5])
    await dialog(page).getByLabel('Senha').fill('errada-errada')
    await enter(page)
    await dialog(page).getByRole('alert').getByText('E-mail ou senha incorretos.').waitFor()
    await dialog(page).getByLabel('Senha').fill(password)
    await enter(page)
    await toastOf(page, 'Pessoa criada com sucesso.').waitFor()
    expect(await called('Joana do Sinal Fraco')).toBe(1)
  })

  test('the platform’s administrator stays in the church that was entered, and the form is saved there', async () => {
    const page = await product.openPage({ path: '/login', expected: [401] })
    await fillLogin(page, accounts[0])
    await page.waitForURL('**/dashboard/home')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /igreja/i })
      .click()
    await page.getByRole('combobox', { name: 'Igreja' }).fill('Igreja Betel')
    const entered = page.waitForEvent('load')
    await page.getByRole('option', { name: /^Igreja Betel \(/ }).click()
    await entered
    await page.goto('/dashboard/locais/create')
    await settled(page)
    await page.getByLabel('Nome').first().fill('Sala do Sinal Fraco')
    let ended = false
    await page.route('**/graphql', async (route) => {
      if (!ended && route.request().postDataJSON()?.operationName === 'CriarLocal') {
        ended = true
        await endSessions(accounts[0])
      }
      await route.fallback()
    })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await dialog(page).getByLabel('Senha').fill(password)
    await enter(page)
    await eventually(async () =>
      expect(
        await product.sql(`select c.nome from local l join cliente c on c.id = l.id_cliente where l.nome_local = $1`, [
          'Sala do Sinal Fraco',
        ]),
      ).toEqual([{ nome: 'Igreja Betel' }]),
    )
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Igreja Betel/ })
      .waitFor()
  })

  test('when another person signs in, the form is not sent, and its data are discarded', async () => {
    const page = await fillForm('Ninguém Salvou')
    await dialog(page).getByLabel('E-mail').fill(accounts[4])
    await dialog(page).getByLabel('Senha').fill(password)
    await enter(page)
    await toastOf(page, 'Outra pessoa entrou: o que estava preenchido não foi enviado.').waitFor()
    await page.waitForURL('**/dashboard/home')
    await settled(page)
    expect(await called('Ninguém Salvou')).toBe(0)
  })

  test('the messages of the first person are gone when another person signs in', async () => {
    const page = await product.openPage({ path: '/login', expected: [401] })
    await fillLogin(page, accounts[5])
    await page.waitForURL('**/dashboard/home')
    await settled(page)
    await page.goto('/dashboard/dizimos/folha')
    await settled(page)
    await page.getByRole('combobox', { name: 'Membro' }).fill('membro@betel')
    await page.getByRole('option').filter({ visible: true }).first().click()
    await page.getByRole('textbox', { name: 'Valor' }).fill('12,50')
    await page.getByRole('button', { name: 'Incluir' }).click()
    await page.getByRole('button', { name: 'Remover linha 1' }).click()
    const message = toastOf(page, 'Linha 1 removida')
    // a message under the mouse stays
    await message.hover()
    await page.getByLabel('Dinheiro contado').fill('1,00')
    await endSessions(accounts[5])
    await page.getByRole('combobox', { name: 'Membro' }).fill('lider')
    await dialog(page).getByLabel('E-mail').fill(accounts[4])
    await dialog(page).getByLabel('Senha').fill(password)
    await page.keyboard.press('Enter')
    await toastOf(page, 'Outra pessoa entrou: o que estava preenchido não foi enviado.').waitFor()
    // much sooner than a message goes by itself
    await message.waitFor({ state: 'detached', timeout: 2000 })
  })

  test('the sheet of tithes keeps its lines and the line that is being typed', async () => {
    const page = await product.openPage({ path: '/login', expected: [401] })
    await fillLogin(page, accounts[5])
    await page.waitForURL('**/dashboard/home')
    await settled(page)
    await page.goto('/dashboard/dizimos/folha')
    await settled(page)
    const amount = page.getByRole('textbox', { name: 'Valor' })
    await amount.fill('12,50')
    await endSessions(accounts[5])
    await page.getByRole('combobox', { name: 'Membro' }).fill('membro')
    await dialog(page).getByLabel('Senha').fill(password)
    await enter(page)
    await dialog(page).waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Membro' }).fill('membro')
    await page.getByRole('option').filter({ visible: true }).first().waitFor()
    expect(await amount.inputValue()).toBe('12,50')
  })

  test('marks that are sent over a half-typed lesson ask to sign in, too: the text stays, and the marks arrive', async () => {
    const [aula] = (await product.sql<{ id: number }>(
      `select a.id from aula_ebd a where a.id_cliente = (select id_cliente from usuario where email = $1)
         and a.excluido_em is null
         and exists (select from membro_classe_ebd m where m.id_classe = a.id_classe and m.status_membro = 'ativo')
       order by data_aula desc limit 1`,
      [accounts[5]],
    )) as [{ id: number }]
    const page = await product.openPage({ path: '/login', expected: [401] })
    await fillLogin(page, accounts[5])
    await page.waitForURL('**/dashboard/home')
    await settled(page)
    await page.goto(`/dashboard/aulasEBD/${aula.id}`)
    const theme = page.getByRole('textbox', { name: 'Tema' })
    await theme.fill('Tema pela metade')
    // whatever else the page asks meanwhile would open the dialog over the button
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('visitantes')) await ended
      await route.fallback()
    })
    await page.getByRole('button', { name: 'Mais um visitante' }).click()
    await endSessions(accounts[5])
    end()
    await dialog(page).getByLabel('Senha').fill(password)
    expect(await theme.inputValue()).toBe('Tema pela metade')
    const visitors = async () =>
      (await product.sql<{ visitantes: number }>('select visitantes from aula_ebd where id = $1', [aula.id]))[0]
        ?.visitantes
    const before = await visitors()
    await enter(page)
    await eventually(async () => expect(await visitors()).toBe((before ?? 0) + 1))
    expect(await theme.inputValue()).toBe('Tema pela metade')
  })

  test('a person who does not sign in again is sent to the login', async () => {
    const page = await fillForm('Ninguém Voltou')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Descartar o que foi digitado?' })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await question.waitFor({ state: 'detached' })
    await dialog(page).getByRole('button', { name: 'Sair sem salvar' }).click()
    await page.waitForURL('**/login')
    expect(await called('Ninguém Voltou')).toBe(0)
  })

  test('the dialog requires the second factor of two-step sign-in, too', async () => {
    let recovery = ''
    const page = await fillForm('Joana da Segunda Etapa', async () => {
      // Another device enables two-step sign-in; configuracoes.test.ts tests its screens.
      const { entrar } = await call<{ entrar: { token: string } }>(null, signIn, {
        input: { email: accounts[5], password },
      })
      const prepare = 'mutation($password: String!) { prepararDoisFatores(password: $password) { segredo } }'
      type Prepared = { prepararDoisFatores: { segredo: string } }
      const { prepararDoisFatores } = await call<Prepared>(entrar.token, prepare, { password })
      const secret = prepararDoisFatores.segredo
      const activate = 'mutation($codigo: String!) { ativarDoisFatores(codigo: $codigo) }'
      const { ativarDoisFatores } = await call<{ ativarDoisFatores: string[] }>(entrar.token, activate, {
        codigo: await generate({ secret }),
      })
      recovery = ativarDoisFatores[0] ?? ''
    })
    await dialog(page).getByLabel('Senha').fill(password)
    await enter(page)
    await dialog(page).getByLabel('Código').fill(recovery)
    await enter(page)
    await toastOf(page, 'Pessoa criada com sucesso.').waitFor()
    expect(await called('Joana da Segunda Etapa')).toBe(1)
  })
})

describe('a token that another tab stores', () => {
  test('keeps the half-typed form of the same person, and ends the screens of another', async () => {
    const page = await product.openPage({ perfil: 3, path: '/dashboard/settings?aba=perfil', alone: true })
    const name = page.getByLabel('Nome')
    const own = await name.inputValue()
    await name.fill('Nome pela metade')
    const other = await page.context().newPage()
    await other.goto('/termos-e-condicoes')
    /** Signs in in the other tab, and waits until this one has asked whose token it is. */
    const entersElsewhere = async (email: string) => {
      const { entrar } = await call<{ entrar: { token: string } }>(null, signIn, { input: { email, password } })
      await Promise.all([
        page.waitForResponse((answer) => answer.request().postData()?.includes('query Eu ') ?? false),
        other.evaluate((token) => localStorage.setItem('token', token), entrar.token),
      ])
    }
    await page.getByRole('button', { name: `Menu de ${own}` }).waitFor()
    await entersElsewhere(accounts[3])
    await settled(page)
    expect(await name.inputValue()).toBe('Nome pela metade')
    await entersElsewhere(accounts[4])
    const [holder] = (await product.sql<{ name: string }>('select name from usuario where email = $1', [
      accounts[4],
    ])) as [{ name: string }]
    await page.getByRole('button', { name: `Menu de ${holder.name}` }).waitFor()
    await eventually(async () => expect(await name.inputValue()).toBe(holder.name))
    await other.close()
  })

  test('closes the messages of the person before, also while it is not known whose it is', async () => {
    const page = await product.openPage({ path: '/login' })
    await fillSheet(page)
    await page.getByRole('button', { name: 'Remover linha 1' }).click()
    const message = toastOf(page, 'Linha 1 removida')
    // a message under the mouse stays
    await message.hover()
    const other = await page.context().newPage()
    await other.goto('/termos-e-condicoes')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('query Eu ')) await released
      await route.fallback()
    })
    const { entrar } = await call<{ entrar: { token: string } }>(null, signIn, {
      input: { email: accounts[1], password },
    })
    await other.evaluate((token) => localStorage.setItem('token', token), entrar.token)
    // much sooner than a message goes by itself
    await message.waitFor({ state: 'detached', timeout: 2000 })
    release()
    await other.close()
    await settled(page)
  })
})

/** Signs in as the treasurer, and fills in one line of the sheet of tithes. */
async function fillSheet(page: Page): Promise<void> {
  await fillLogin(page, accounts[4])
  await page.waitForURL('**/dashboard/home')
  await settled(page)
  await addLine(page)
}

async function addLine(page: Page): Promise<void> {
  await page.goto('/dashboard/dizimos/folha')
  await settled(page)
  await page.getByRole('combobox', { name: 'Membro' }).fill('membro@betel')
  await page.getByRole('option').filter({ visible: true }).first().click()
  await page.getByRole('textbox', { name: 'Valor' }).fill('12,50')
  await page.getByRole('button', { name: 'Incluir' }).click()
  await lines(page).first().waitFor()
}

const lines = (page: Page) => page.getByRole('table', { name: 'Linhas da folha' }).locator('tbody tr')

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('candeia.folhaDizimos.')).length)

describe('what ends in another tab', () => {
  test('a session that expires there leaves the sheet and its draft, and the sheet asks to sign in again', async () => {
    const page = await product.openPage({ path: '/login', expected: [401] })
    await fillSheet(page)
    const waiting = await page.context().newPage()
    await addLine(waiting)
    // the draft waits in this tab while it shows something else
    await waiting.goto('/dashboard/home')
    await settled(waiting)
    const other = await page.context().newPage()
    await other.goto('/dashboard/home')
    await settled(other)
    await endSessions(accounts[4])
    // a query in the background may find out before the click
    const click = other
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: /^(Pessoas|Contatos da igreja)$/ })
      .click({ timeout: 5000 })
      .catch(() => undefined)
    await other.waitForURL('**/login')
    await click
    await waiting.waitForURL('**/login')
    await toastOf(waiting, 'A sua sessão expirou').waitFor()
    expect([await drafts(waiting), await drafts(page), await lines(page).count()]).toEqual([1, 1, 1])

    await page.getByRole('combobox', { name: 'Membro' }).fill('lider')
    await dialog(page).getByLabel('Senha').fill(password)
    await enter(page)
    await dialog(page).waitFor({ state: 'detached' })
    expect(await lines(page).count()).toBe(1)
    // the person is signed in here, too
    await waiting.waitForURL('**/dashboard/home')
    await waiting.goto('/dashboard/dizimos/folha')
    await settled(waiting)
    expect(await lines(waiting).count()).toBe(1)
    await waiting.close()
    await other.close()
  })

  test('whoever signs out takes the draft of a tab along that was asleep, also when somebody has signed in since', async () => {
    const page = await product.openPage({ path: '/login' })
    await fillSheet(page)
    const asleep = await page.context().newPage()
    await addLine(asleep)
    await asleep.goto('about:blank')
    await page.goto('/dashboard/home')
    await settled(page)
    await page.getByRole('button', { name: /^Menu de / }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('**/login')
    expect(await drafts(page)).toBe(0)
    await fillLogin(page, accounts[4])
    await page.waitForURL('**/dashboard/home')
    await asleep.goto('/dashboard/dizimos/folha')
    await settled(asleep)
    expect([await drafts(asleep), await lines(asleep).count()]).toEqual([0, 0])
    await asleep.close()
  })
})

test('what is marked while nobody knows whose the other tab’s token is stays, and arrives when it is the same person’s', async () => {
  const [aula] = (await product.sql<{ id: number; visitantes: number }>(
    `select a.id, a.visitantes from aula_ebd a where a.id_cliente = (select id_cliente from usuario where email = $1)
       and a.excluido_em is null
       and exists (select from membro_classe_ebd m where m.id_classe = a.id_classe and m.status_membro = 'ativo')
     order by data_aula desc limit 1`,
    [accounts[1]],
  )) as [{ id: number; visitantes: number }]
  const visitors = () => product.sql('select visitantes from aula_ebd where id = $1', [aula.id])
  const page = await product.openPage({
    perfil: 1,
    path: `/dashboard/aulasEBD/${aula.id}`,
    alone: true,
    unreliable: true,
  })
  await settled(page)
  const shown = page.getByRole('group', { name: 'Visitantes' }).getByRole('status')
  const { promise: signal, resolve: giveSignal } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query Eu ')) await signal
    await route.fallback()
  })
  const other = await page.context().newPage()
  await other.goto('/termos-e-condicoes')
  const { entrar } = await call<{ entrar: { token: string } }>(null, signIn, {
    input: { email: accounts[1], password },
  })
  const asked = page.waitForRequest((request) => request.postData()?.includes('query Eu ') ?? false)
  await other.evaluate((token) => localStorage.setItem('token', token), entrar.token)
  await asked
  await page.getByRole('button', { name: 'Mais um visitante' }).click()
  await page.getByText('1 marcação aguarda envio.').waitFor()
  expect(await shown.innerText()).toBe(String(aula.visitantes + 1))
  expect(await visitors()).toEqual([{ visitantes: aula.visitantes }])
  giveSignal()
  await eventually(async () => expect(await visitors()).toEqual([{ visitantes: aula.visitantes + 1 }]))
  expect(await shown.innerText()).toBe(String(aula.visitantes + 1))
  await other.close()
})

test('whoever deletes the own account reads that, and not that a session has expired', async () => {
  const page = await product.openPage({ path: '/login' })
  await fillLogin(page, accounts[2])
  await page.waitForURL('**/dashboard/home')
  await settled(page)
  await page.goto('/dashboard/settings?aba=privacidade')
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  const question = page.getByRole('dialog', { name: 'Excluir a minha conta' })
  await question.getByLabel('Senha atual').fill(password)
  const erase = question.getByRole('button', { name: 'Excluir para sempre' })
  // the warning colour
  expect(await erase.getAttribute('class')).toContain('bp6-intent-danger')
  await erase.click()
  await toastOf(page, 'A sua conta foi excluída').waitFor()
  await page.waitForURL('**/login')
  await settled(page)
  expect(await toastOf(page, 'A sua sessão expirou').count()).toBe(0)
})
