import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Request } from 'playwright-core'
import { accounts, eventually, fillLogin, nextFrame, Product, password, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const expired = 'A sua sessão expirou. Por favor, faça o login novamente.'

/** The scripts that the browser loads until a user has signed in and sees a list. */
async function scriptsOfFirstVisit() {
  const page = await product.openPage({ fresh: true })
  const scripts: Promise<number>[] = []
  const seen = new Set<string>()
  /** scripts that were asked for and have not arrived */
  let open = 0
  const isScript = (request: Request) => request.url().endsWith('.js')
  page.on('request', (request) => void (isScript(request) && open++))
  page.on('requestfinished', (request) => void (isScript(request) && open--))
  page.on('requestfailed', (request) => void (isScript(request) && open--))
  page.on('response', (response) => {
    // A file is fetched, then imported from the browser's cache, so it is counted once.
    if (!response.url().endsWith('.js') || seen.has(response.url())) return
    seen.add(response.url())
    scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  const fetched = async () => {
    // Each step loads scripts. They are complete when none is on its way, and the browser has drawn and become idle
    // without asking for another. A step that asks for none has loaded them too early, with the step before.
    const late = performance.now() + 15_000
    for (let before = -1; scripts.length === 0 || open > 0 || before < scripts.length; ) {
      if (performance.now() > late) break
      before = scripts.length
      await nextFrame(page)
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    }
    const sizes = await Promise.all(scripts.splice(0))
    return { files: sizes.length, kB: sizes.reduce((all, one) => all + one, 0) / 1000 }
  }
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Entrar' }).waitFor()
  const login = await fetched()
  // Apollo Client is loaded while the user types
  await page.getByLabel('E-mail').pressSequentially('adm')
  const typing = await fetched()
  await fillLogin(page, accounts[1])
  await page.waitForURL('**/dashboard/home')
  await settled(page)
  const home = await fetched()
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Patrimônio', exact: true })
    .click()
  await page.getByRole('table', { name: 'Patrimônios' }).waitFor()
  return { login, typing, home, list: await fetched() }
}

describe('what visitors can do without a session', () => {
  test('the first page links to the login and the sign-up', async () => {
    const page = await product.openPage({ path: '/' })
    await page.getByRole('main').getByText('Criar conta').click()
    await page.waitForURL('**/cadastro')
    await page.getByRole('link', { name: 'Entrar' }).click()
    await page.getByRole('heading', { name: 'Entrar' }).waitFor()
  })

  test('few scripts are loaded for the first visit, and few more for each screen', async () => {
    const { login, typing, home, list } = await scriptsOfFirstVisit()
    expect(login.kB).toBeGreaterThan(100)
    expect(login.kB).toBeLessThan(180)
    expect(typing.kB).toBeLessThan(100)
    for (const { kB } of [home, list]) expect(kB).toBeLessThan(80)
    for (const { files } of [login, typing, home, list]) expect(files).toBeLessThan(25)
  })

  test('a wrong password is reported, and the form keeps the e-mail', async () => {
    const page = await product.openPage({ path: '/login', expected: [401] })
    await fillLogin(page, accounts[3], 'errada-errada')
    await page.getByRole('alert').getByText('E-mail ou senha incorretos.').waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe(accounts[3])
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/home')
  })

  test('missing values are reported at their fields, without a request', async () => {
    const page = await product.openPage({ path: '/login' })
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked++
    })
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    const missing = page.getByText('Informe o e-mail, o telefone ou o nome.')
    await missing.waitFor()
    await page.getByText('Informe a senha.').waitFor()
    // A field that was filled in and emptied shows the same error.
    await page.getByLabel('E-mail').fill('x')
    await missing.waitFor({ state: 'detached' })
    await page.getByLabel('E-mail').fill('')
    await missing.waitFor()
    expect(asked).toBe(0)
  })

  test('a church signs up, sets its password by the link in the e-mail, and is then signed in to an empty church', async () => {
    const page = await product.openPage({ path: '/cadastro' })
    await page.getByLabel('Nome da igreja').fill('Igreja da Candeia')
    await page.getByLabel('Seu nome').fill('Débora Nogueira')
    await page.getByLabel('E-mail').fill('debora@exemplo.com.br')
    await page.getByRole('button', { name: 'Criar conta' }).click()
    // no e-mail leaves this server, and nothing says so: the link is there
    await page.getByRole('heading', { name: 'Cadastro recebido' }).waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/enviad|enviamos/i)
    const own = await page.getByRole('link', { name: 'Criar a minha senha' }).getAttribute('href')

    const operator = await product.openPage({ perfil: 0, path: '/dashboard/emails' })
    await operator.getByRole('searchbox').fill('debora@exemplo')
    await operator.getByText('1–1 de 1').waitFor()
    await operator.getByRole('button', { name: /^Boas-vindas/ }).click()
    const link = operator.getByRole('dialog').getByRole('link')
    const address = new URL((await link.getAttribute('href')) ?? '').pathname
    expect(address).toMatch(/^\/reset-password\/.+/)
    expect(new URL(own ?? '').pathname).toBe(address)

    await page.goto(address)
    await page.getByLabel('Nova senha').fill('azeite-na-lampada-7')
    await page.getByLabel('Confirme a senha').fill('outra-coisa-7')
    await page.getByRole('button', { name: 'Salvar senha' }).click()
    await page.getByText('As senhas não coincidem.').waitFor()
    await page.getByLabel('Confirme a senha').fill('azeite-na-lampada-7')
    await page.getByRole('button', { name: 'Salvar senha' }).click()
    await toastOf(page, 'Senha criada com sucesso.').waitFor()
    await page.waitForURL('**/dashboard/home')
    await page.getByText('Igreja da Candeia').first().waitFor()

    await page.goto('/dashboard/patrimonios')
    await page.getByText('Ainda não há dados cadastrados.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Novo Patrimônio' }).last().click()
    await page.getByRole('heading', { name: 'Criar Novo Patrimônio' }).waitFor()
  })

  test('a used password link redirects to the first page', async () => {
    const page = await product.openPage({ expected: [404] })
    await page.goto('/reset-password/invalido')
    await toastOf(page, 'Token inválido ou expirado.').waitFor()
    await page.waitForURL(({ pathname }) => pathname === '/')
  })

  test('the recovery of a password requires the code on the screen; three wrong codes block it, also after a reload', async () => {
    const page = await product.openPage({ path: '/esqueci-a-senha' })
    const send = page.getByRole('button', { name: 'Enviar link' })
    await page.getByLabel('E-mail').fill(accounts[4])
    await page.getByLabel('Digite o código acima').fill('------')
    for (let wrong = 1; wrong <= 3; wrong++) {
      await send.click()
      if (wrong < 3) await page.getByText('Código incorreto!').waitFor()
    }
    const blocked = page.getByRole('button', { name: /Tente novamente em \d+ s/ })
    await blocked.waitFor()
    expect(await blocked.isDisabled()).toBe(true)
    await page.reload()
    await blocked.waitFor()
    expect(await blocked.isDisabled()).toBe(true)
  })

  test('an e-mail is sent when the recovery form has the right code', async () => {
    const page = await product.openPage({ path: '/esqueci-a-senha' })
    await page.getByLabel('E-mail').fill(accounts[4])
    const code = await page
      .getByRole('status')
      .filter({ hasText: /^[A-Z0-9]{6}$/ })
      .innerText()
    await page.getByLabel('Digite o código acima').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await page.getByText('Este servidor não envia e-mails. Se este e-mail estiver cadastrado').waitFor()
    const operator = await product.openPage({ perfil: 0 })
    // A job writes the e-mail.
    await eventually(async () => {
      await operator.goto(`/dashboard/emails?busca=${accounts[4]}`)
      await settled(operator)
      expect(await operator.getByRole('button', { name: /^Nova senha/ }).count()).toBe(1)
    })
  })
})

describe('the user is redirected after signing out and from unknown addresses', () => {
  test('a protected page requires the login and opens after it, with its query string', async () => {
    const page = await product.openPage({ path: '/dashboard/patrimonios?busca=piano' })
    await page.waitForURL('**/login')
    await fillLogin(page, accounts[1])
    await page.waitForURL('**/dashboard/patrimonios?busca=piano')
    await settled(page)
    expect(await page.getByRole('searchbox').inputValue()).toBe('piano')
  })

  test('when another device has ended the session, the next click shows a message, and the login returns to the requested page', async () => {
    const page = await product.openPage({ path: '/login', expected: [401] })
    await fillLogin(page, accounts[5])
    await page.waitForURL('**/dashboard/home')
    await settled(page)
    await product.sql(`delete from sessao where id_usuario = (select id from usuario where email = $1)`, [accounts[5]])
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Pessoas' }).click()
    await toastOf(page, expired).waitFor()
    await page.waitForURL('**/login')
    await fillLogin(page, accounts[5])
    await page.waitForURL('**/dashboard/users')
    await page.getByRole('table', { name: 'Pessoas' }).waitFor()
  })

  test('after signing out, the login does not return to the last page', async () => {
    const page = await product.openPage({ path: '/login' })
    await fillLogin(page, accounts[4])
    await page.waitForURL('**/dashboard/home')
    await page.goto('/dashboard/patrimonios')
    await page.getByRole('button', { name: /^Menu de / }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await fillLogin(page, accounts[4])
    await page.waitForURL('**/dashboard/home')
  })

  test('an unknown address under the dashboard redirects to /auth/404, which links to the home page', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/nao-existe', expected: [404] })
    await page.waitForURL('**/auth/404')
    await page.getByRole('button', { name: 'Ir para o início' }).click()
    await page.waitForURL('**/dashboard/home')
  })

  test.each([
    '/dashboard/patrimonio/create',
    '/dashboard/user/create',
    '/dashboard/user/import',
    '/dashboard/explorador',
    '/dashboard/emails',
  ])('a member who enters the address %s is redirected to /auth/500', async (path) => {
    const page = await product.openPage({ perfil: 2, path })
    await page.waitForURL('**/auth/500')
    await page.getByRole('heading', { name: 'Sem permissão' }).waitFor()
  })
})

describe('what each perfil sees', () => {
  test('a member reads lists, and sees no button that creates, changes or exports records', async () => {
    const page = await product.openPage({ perfil: 2 })
    for (const path of ['/dashboard/patrimonios', '/dashboard/users', '/dashboard/tipoPatrimonios']) {
      await page.goto(path)
      await settled(page)
      expect(await page.getByRole('main').getByRole('row').count()).toBeGreaterThan(5)
      for (const name of [/^Nov[oa] /, 'Importar', 'Exportar', 'Lixeira', /^Ações de/]) {
        expect(await page.getByRole('main').getByRole('button', { name }).count()).toBe(0)
        expect(await page.getByRole('main').getByRole('link', { name }).count()).toBe(0)
      }
    }
  })

  test('the platform’s administrator sees every church, with its number', async () => {
    const page = await product.openPage({ perfil: 0, path: '/dashboard/users' })
    await settled(page)
    await page.getByRole('columnheader', { name: 'Id do Cliente' }).waitFor()
    const churchPage = await product.openPage({ perfil: 1, path: '/dashboard/users' })
    await settled(churchPage)
    expect(await churchPage.getByRole('columnheader', { name: 'Id do Cliente' }).count()).toBe(0)
  })
})

describe('the frame around the screens', () => {
  test('Ctrl+K finds people, assets and screens, by keyboard alone', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    await settled(page)
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Buscar pessoas, grupos, agenda, bens e telas' })
    await box.waitFor()
    await page.keyboard.type('níveis')
    await page.getByRole('option', { name: /Níveis de acesso/ }).waitFor()
    await box.fill('piano')
    await page
      .getByRole('option', { name: /Patrimônio ·/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/dashboard\/patrimonios\/\d+$/)
    await page.keyboard.press('Control+k')
    await box.fill('zzzzz')
    await page.getByText('Nada encontrado para "zzzzz".').waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
  })

  test('the theme is stored; public pages stay light', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    const dark = () => page.evaluate(() => document.documentElement.classList.contains('bp6-dark'))
    const toDark = page.getByRole('button', { name: 'Usar tema escuro' })
    expect(await toDark.getAttribute('title')).toBe('Usar tema escuro')
    await toDark.click()
    await page.getByRole('button', { name: 'Usar tema claro' }).waitFor()
    expect(await dark()).toBe(true)
    await page.reload()
    await settled(page)
    expect(await dark()).toBe(true)
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await dark()).toBe(false)
  })

  test('the sidebar stays collapsed or expanded after a reload', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    await page.getByRole('button', { name: 'Recolher menu' }).click()
    await page.getByRole('button', { name: 'Expandir menu' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Expandir menu' }).waitFor()
    await page.getByRole('button', { name: 'Tesouraria' }).click()
    await page.getByRole('link', { name: 'Fim do mês', exact: true }).click()
    await page.waitForURL('**/dashboard/livro-caixa')
    await page.getByRole('link', { name: 'Patrimônio', exact: true }).click()
    await page.waitForURL('**/dashboard/patrimonios')
  })

  test('on a phone the bottom bar and the drawer lead to the screens, and a tap closes the drawer', async () => {
    const page = await product.openPage({ perfil: 1, phone: true, path: '/dashboard/home' })
    const bar = page.getByRole('navigation', { name: 'Atalhos' })
    await bar.getByRole('link', { name: 'Agenda' }).tap()
    await page.waitForURL('**/dashboard/calendario')
    await bar.getByRole('link', { name: 'Pessoas' }).tap()
    await page.waitForURL('**/dashboard/users')
    await bar.getByRole('button', { name: 'Mais' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Patrimônio', exact: true }).tap()
    await page.waitForURL('**/dashboard/patrimonios')
    await drawer.waitFor({ state: 'detached' })
    for (const place of await bar.locator('a, button').all()) {
      const box = await place.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})
