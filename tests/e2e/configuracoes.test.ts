import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { eventually, fillLogin, nextFrame, Product, password, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  // a receiver of webhooks on this machine
  product = await Product.start({ ALLOW_PRIVATE_ADDRESSES: 'true' })
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

/** Users of the other demo church, so that the changes affect no other test. */
const lider = 'lider@esperanca.demo'
const membro = 'membro@esperanca.demo'
const colaborador = 'colaborador@esperanca.demo'

async function signIn(email: string, expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ path: '/login', expected })
  await fillLogin(page, email)
  await page.waitForURL('**/dashboard/home')
  await settled(page)
  return page
}

/** The section of the settings with this heading. */
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

describe('the user’s account', () => {
  test('name and phone are changed, and the top bar shows the new name at once', async () => {
    const page = await signIn(membro)
    await page.goto('/dashboard/settings?aba=perfil')
    await page.getByLabel('Nome').fill('Marta Renomeada')
    await page.getByLabel('Telefone').fill('(11) 95555-4444')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Perfil atualizado.').waitFor()
    await page.getByRole('button', { name: 'Menu de Marta Renomeada' }).waitFor()
    await page.reload()
    expect(await page.getByLabel('Telefone').inputValue()).toBe('(11) 95555-4444')
    await page.getByLabel('Telefone').fill('')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Perfil atualizado.').waitFor()
    await page.getByLabel('Nome').fill('')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Informe o nome.').waitFor()
    // another tab would lose what is typed
    await page.getByLabel('Nome').fill('Marta Meio Digitada')
    await page.getByRole('tab', { name: 'Aparência' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Nome').inputValue()).toBe('Marta Meio Digitada')
    await page.getByRole('tab', { name: 'Aparência' }).click()
    await question.getByRole('button', { name: 'Sair sem salvar' }).click()
    await page.waitForURL('**/dashboard/settings?aba=aparencia')
  })

  test('a member changes address, birth date and marital status, with the same rules as in the person’s form', async () => {
    const page = await signIn(membro)
    await page.goto('/dashboard/settings?aba=perfil')
    const birth = page.getByRole('textbox', { name: 'Data de nascimento' })
    await birth.fill('01/01/2999')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('A data de nascimento não pode estar no futuro.').waitFor()
    await birth.fill('29/02/1984')
    await page.getByLabel('Estado civil').selectOption('Casado(a)')
    await page.getByLabel('CEP').fill('18010-000')
    await page.getByLabel('Endereço').fill('Rua das Oliveiras')
    await page.getByLabel('Número').fill('77')
    await page.getByLabel('Cidade').fill('Sorocaba')
    await page.getByLabel('Estado', { exact: true }).selectOption('SP')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Perfil atualizado.').waitFor()
    // A second save must start from the new version of the record.
    await page.getByLabel('Bairro').fill('Centro')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await eventually(async () =>
      expect(
        await product.sql(
          `select data_nascimento::text, estado_civil, cep, endereco, numero, bairro, cidade, uf, perfil from usuario
            where email = $1`,
          [membro],
        ),
      ).toEqual([
        {
          data_nascimento: '1984-02-29',
          estado_civil: 'Casado(a)',
          cep: '18010000',
          endereco: 'Rua das Oliveiras',
          numero: '77',
          bairro: 'Centro',
          cidade: 'Sorocaba',
          uf: 'SP',
          perfil: 2,
        },
      ]),
    )
    await page.reload()
    await eventually(async () => expect(await birth.inputValue()).toBe('29/02/1984'))
  })

  test('the password is changed with the old one; the user’s other sessions end', async () => {
    const other = await signIn(colaborador, [401])
    const page = await signIn(colaborador, [422])
    await page.goto('/dashboard/settings?aba=seguranca')
    const form = card(page, 'Senha')
    const fill = async (atual: string, nova: string) => {
      await form.getByLabel('Senha atual').fill(atual)
      await form.getByLabel(/^Nova senha/).fill(nova)
      await form.getByLabel('Confirme a nova senha').fill(nova)
      await form.getByRole('button', { name: 'Trocar senha' }).click()
    }
    await fill('nao-e-esta', 'nova-senha-2026')
    await form.getByText('A senha atual não confere.').waitFor()
    await fill(password, 'nova-senha-2026')
    await toastOf(page, 'Senha alterada com sucesso.').waitFor()
    // a request in the background may tell the other page before the click
    const left = other.waitForURL('**/login')
    const link = other.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Pessoas' })
    await Promise.any([left, link.click()])
    await left
    await fillLogin(other, colaborador, 'nova-senha-2026')
    await other.waitForURL('**/dashboard/**')
  })

  test('two-step sign-in: it is enabled with a real code, required at the login, accepts a recovery code once, and is disabled again', async () => {
    const page = await signIn(lider, [401, 422])
    await page.goto('/dashboard/settings?aba=seguranca')
    await page.getByRole('button', { name: 'Ativar verificação em duas etapas' }).click()
    await page.getByRole('dialog').getByLabel('Senha atual').fill(password)
    await page.keyboard.press('Enter')
    const qr = page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })
    await qr.waitFor()
    expect(
      await qr.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(100)
    const secret = (await page.getByText('Digite esta chave:').locator('span').innerText()).replace(/\s/g, '')
    await page
      .getByLabel(/^Código/)
      .and(page.locator('input'))
      .fill(await generate({ secret }))
    await page.getByRole('button', { name: 'Ativar', exact: true }).click()
    await page.getByText('Guarde os seus códigos de recuperação').waitFor()
    const codes = (await page.getByLabel('Códigos de recuperação').inputValue()).split('\n')
    expect(codes.filter((code) => /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(code))).toHaveLength(10)
    await page.getByRole('button', { name: 'Já guardei' }).click()
    await page.getByText('Ativada').waitFor()

    const enterCode = async (visitor: Page, code: string) => {
      await fillLogin(visitor, lider)
      await visitor.getByRole('heading', { name: 'Verificação em duas etapas' }).waitFor()
      await visitor.getByLabel('Código').fill(code)
      await visitor.keyboard.press('Enter')
    }
    const visitor = await product.openPage({ path: '/login', expected: [401] })
    await enterCode(visitor, '000000')
    await visitor.getByText('Código de verificação incorreto.').waitFor()
    await visitor.getByRole('button', { name: 'Voltar' }).click()
    await enterCode(visitor, codes[0] ?? '')
    await visitor.waitForURL('**/dashboard/home')
    const again = await product.openPage({ path: '/login', expected: [401] })
    await enterCode(again, codes[0] ?? '')
    await again.getByText('Código de verificação incorreto.').waitFor()

    // what asks for the password again asks for the code too
    const dialog = page.getByRole('dialog')
    await page.goto('/dashboard/settings?aba=privacidade')
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    await dialog.getByLabel('Senha atual').fill(password)
    await dialog.getByLabel('Código de verificação').fill('ZZZZ-ZZZZ')
    await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
    await dialog.getByText('Código de verificação incorreto.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.goto('/dashboard/settings?aba=seguranca')

    await page.getByRole('button', { name: 'Desativar' }).click()
    await dialog.getByLabel('Senha atual').fill(password)
    await dialog.getByLabel('Código').fill(codes[1] ?? '')
    await dialog.getByRole('button', { name: 'Desativar' }).click()
    await toastOf(page, 'A verificação em duas etapas foi desativada.').waitFor()
    await page.getByRole('button', { name: 'Ativar verificação em duas etapas' }).waitFor()
  })

  test('sessions are listed, and another session is ended', async () => {
    const other = await signIn('pastor@esperanca.demo', [401])
    const page = await signIn('pastor@esperanca.demo')
    await page.goto('/dashboard/settings?aba=seguranca')
    const sessions = card(page, 'Sessões').getByRole('listitem')
    await eventually(async () => expect(await sessions.count()).toBe(2))
    await page.getByText('Esta sessão').waitFor()
    await sessions.getByRole('button', { name: 'Encerrar' }).click()
    await toastOf(page, 'Sessão encerrada.').waitFor()
    await eventually(async () => expect(await sessions.count()).toBe(1))
    // the other page learns of it from its next request, which may be one in the background, before the click
    const told = toastOf(other, 'A sua sessão expirou. Por favor, faça o login novamente.').waitFor()
    const link = other
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Patrimônio', exact: true })
    await Promise.any([told, link.click()])
    await told
  })
})

describe('the church’s settings', () => {
  test('an API token is created, works within its scopes, and is revoked', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/settings?aba=tokens' })
    await page.getByRole('button', { name: 'Novo token' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nome').fill('Site da igreja')
    await dialog
      .locator('fieldset fieldset > div')
      .filter({ hasText: /^Patrimônios/ })
      .getByLabel('ver', { exact: true })
      .check()
    await dialog.getByLabel('Sua senha atual').fill(password)
    await dialog.getByRole('button', { name: 'Criar token' }).click()
    await page.getByRole('dialog', { name: 'Token criado' }).waitFor()
    const token = await page.getByRole('dialog').getByLabel('Token', { exact: true }).inputValue()
    const ask = (path: string) =>
      fetch(`${product.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status)
    expect(await ask('/patrimonios')).toBe(200)
    expect(await ask('/users')).not.toBe(200)
    await page.getByRole('button', { name: 'Concluir' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Site da igreja' })
    await row.getByRole('button', { name: 'Revogar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click()
    await toastOf(page, 'Token revogado.').waitFor()
    await row.getByText('Revogado').waitFor()
    expect(await ask('/patrimonios')).toBe(401)
  })

  test('a webhook is created, tested, fails, is sent again, gets another secret and is excluded', async () => {
    let status = 500
    const received: { evento: string; assinatura: string }[] = []
    const receiver = createServer((request, response) => {
      const header = (name: string) => String(request.headers[name])
      received.push({ evento: header('candeia-evento'), assinatura: header('candeia-assinatura') })
      response.writeHead(status).end()
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const { port } = receiver.address() as AddressInfo
    try {
      const page = await product.openPage({ perfil: 1, path: '/dashboard/settings?aba=webhooks', expected: [422] })
      await page.getByRole('button', { name: 'Novo webhook' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Endereço').fill('ftp://exemplo.org')
      await dialog.getByLabel('Descrição').fill('Agenda externa')
      await dialog
        .locator('fieldset fieldset > div')
        .filter({ hasText: /^Local/ })
        .getByLabel('criado', { exact: true })
        .check()
      await dialog.getByLabel('Sua senha atual').fill(password)
      await dialog.getByRole('button', { name: 'Criar webhook' }).click()
      await dialog.getByText('Informe um endereço completo').waitFor()
      // the server refuses what only it can know, at the field, and nothing typed is lost
      await dialog.getByLabel('Endereço').fill('https://ana:senha@127.0.0.1/')
      await dialog.getByRole('button', { name: 'Criar webhook' }).click()
      await dialog.getByText('O endereço não pode conter credenciais.').waitFor()
      await dialog.getByLabel('Endereço').fill(`http://127.0.0.1:${port}/candeia`)
      await dialog.getByRole('button', { name: 'Criar webhook' }).click()
      await page.getByRole('dialog', { name: 'Webhook criado' }).waitFor()
      const secret = await dialog.getByLabel('Segredo', { exact: true }).inputValue()
      expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
      await dialog.getByRole('button', { name: 'Concluir' }).click()

      const row = page.getByRole('listitem').filter({ hasText: 'Agenda externa' })
      await row.getByText('1 evento').waitFor()
      await row.getByRole('button', { name: 'Ações de Agenda externa' }).click()
      await page.getByRole('menuitem', { name: 'Enviar teste' }).click()
      await page.waitForURL('**/settings/webhooks/*')
      await eventually(async () => expect(received.length).toBeGreaterThanOrEqual(1))
      await page.getByRole('button', { name: 'Atualizar' }).click()
      await page.getByText('O servidor respondeu 500.').waitFor()
      await page.getByText('Falhando').waitFor()

      status = 204
      await page.getByRole('button', { name: 'Enviar teste' }).click()
      await eventually(async () => expect(received.length).toBeGreaterThanOrEqual(2))
      await page.getByRole('button', { name: 'Atualizar' }).click()
      await page.getByText(/^204 em \d+ ms$/).waitFor()
      await page.getByRole('row').filter({ hasText: '204 em' }).getByRole('button', { name: 'Ações de teste' }).click()
      await page.getByRole('menuitem', { name: 'Enviar de novo' }).click()
      await eventually(async () => expect(received.length).toBeGreaterThanOrEqual(3))
      // the first one waits for its next attempt
      await page
        .getByRole('row')
        .filter({ hasText: 'O servidor respondeu 500.' })
        .getByRole('button', { name: 'Ações de teste' })
        .click()
      await page.getByRole('menuitem', { name: 'Enviar de novo' }).click()
      await eventually(async () => {
        await page.getByRole('button', { name: 'Atualizar' }).click()
        await page.getByText('O servidor respondeu 500.').waitFor({ state: 'detached', timeout: 2000 })
      })
      expect(received.map(({ evento }) => evento)).toEqual(Array(received.length).fill('teste'))

      await page.getByRole('link', { name: 'Webhooks' }).click()
      await row.getByRole('button', { name: 'Ações de Agenda externa' }).click()
      await page.getByRole('menuitem', { name: 'Trocar segredo' }).click()
      await dialog.getByLabel('Senha atual').fill(password)
      await dialog.getByRole('button', { name: 'Trocar segredo' }).click()
      await page.getByRole('dialog', { name: 'Novo segredo' }).waitFor()
      expect(await dialog.getByLabel('Segredo', { exact: true }).inputValue()).not.toBe(secret)
      await dialog.getByRole('button', { name: 'Concluir' }).click()
      await row.getByText('O segredo anterior também assina até').waitFor()

      await row.getByRole('button', { name: 'Ações de Agenda externa' }).click()
      await page.getByRole('menuitem', { name: 'Editar' }).click()
      await dialog.getByText('Ligado', { exact: true }).click()
      await dialog.getByLabel('Sua senha atual').fill(password)
      await dialog.getByRole('button', { name: 'Salvar' }).click()
      await toastOf(page, 'Webhook salvo.').waitFor()
      await row.getByText('Desligado').waitFor()
      await row.getByRole('button', { name: 'Ações de Agenda externa' }).click()
      await page.getByRole('menuitem', { name: 'Excluir' }).click()
      await dialog.getByLabel('Senha atual').fill(password)
      await dialog.getByRole('button', { name: 'Excluir' }).click()
      await toastOf(page, 'Webhook excluído.').waitFor()
      await row.waitFor({ state: 'detached' })
    } finally {
      receiver.closeAllConnections()
      receiver.close()
    }
  })

  test('an access level is renamed, shown with the new name in the list of people, and reset to its default name', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/nivelUsuario' })
    const rename = async (from: string, to: string) => {
      await page.getByRole('button', { name: `Renomear ${from}`, exact: true }).click()
      await page.getByRole('dialog').getByLabel('Nome').fill(to)
      await page.keyboard.press('Enter')
      await toastOf(page, 'Nome do nível atualizado.').waitFor()
    }
    await rename('Colaborador', 'Obreiro')
    await page.getByRole('heading', { name: 'Obreiro' }).waitFor()
    await page.goto('/dashboard/users?busca=colaborador@betel.demo')
    await page.getByRole('cell', { name: 'Obreiro' }).waitFor()
    await page.goto('/dashboard/nivelUsuario')
    await rename('Obreiro', '')
    await page.getByRole('heading', { name: 'Colaborador' }).waitFor()
  })

  test('the theme is light until the user chooses another, or the system’s', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/settings?aba=aparencia' })
    const choice = (name: string) => page.getByRole('radio', { name })
    const shows = async (theme: 'light' | 'dark') => {
      await page.locator(theme === 'dark' ? 'html.bp6-dark' : 'html:not(.bp6-dark)').waitFor({ state: 'attached' })
      const bar = page.locator('meta[name="theme-color"]')
      expect(await bar.getAttribute('content')).toBe(theme === 'dark' ? '#16120f' : '#faf8f5')
    }
    expect(await choice('Claro').isChecked()).toBe(true)
    await page.emulateMedia({ colorScheme: 'dark' })
    await shows('light')
    await choice('Automático').check()
    await shows('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await shows('light')

    await choice('Escuro').check()
    await shows('dark')
    await page.emulateMedia({ colorScheme: 'dark' })
    await choice('Claro').check()
    await shows('light')
    await choice('Automático').check()
    await shows('dark')

    // the button in the top bar stores the other theme as the choice
    await page.getByRole('button', { name: 'Usar tema claro' }).click()
    await shows('light')
    expect(await choice('Claro').isChecked()).toBe(true)
    await page.reload()
    await page.getByRole('radio', { name: 'Claro', checked: true }).waitFor()
    await shows('light')
  })

  test('a theme chosen in one tab applies to all tabs, but printed pages stay light', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/settings?aba=aparencia' })
    await page.getByRole('radio', { name: 'Claro', checked: true }).waitFor()
    const other = await page.context().newPage()
    await other.goto('/relatorio/aniversariantes')
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('radio', { name: 'Escuro' }).check()
    const dark = () => document.documentElement.classList.contains('bp6-dark')
    expect(await page.evaluate(dark)).toBe(true)
    await other.waitForFunction(() => localStorage.getItem('tema') === 'dark')
    expect(await other.evaluate(dark)).toBe(false)
    await other.goto('/dashboard/settings?aba=aparencia')
    await other.getByRole('radio', { name: 'Automático' }).check()
    await page.getByRole('radio', { name: 'Automático', checked: true }).waitFor()
    await page.locator('html:not(.bp6-dark)').waitFor({ state: 'attached' })
  })

  test('the API explorer runs a query over the church’s data', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/settings?aba=ferramentas' })
    await page.getByRole('button', { name: 'Abrir explorador' }).click()
    await page.waitForURL('**/dashboard/explorador')
    // The button does nothing until the editor has loaded its text.
    await page.locator('.view-lines').getByText('QuemSouEu').waitFor({ timeout: 30_000 })
    await page.locator('.graphiql-execute-button').click()
    await page.locator('.result-window').getByText('Administrador').first().waitFor({ timeout: 30_000 })
  })

  test('the page of the REST API opens without a console error', async () => {
    const page = await product.openPage({ path: '/api/docs' })
    await page.locator('.opblock').first().waitFor({ timeout: 60_000 })
    // the page has hundreds of operations, but renders only the visible ones
    await page.mouse.move(400, 400)
    const patrimonios = page.locator('[data-path="/patrimonios"]').first()
    for (let turns = 0; turns < 200 && !(await patrimonios.isVisible()); turns++) {
      await page.mouse.wheel(0, 600)
      await nextFrame(page)
    }
    expect(await patrimonios.isVisible()).toBe(true)
  })
})

test('only the platform sees an e-mail in the outbox', async () => {
  const page = await product.openPage({ perfil: 0 })
  await product.graphql(null, 'mutation($email: String!) { solicitarRecuperacaoSenha(email: $email) { message } }', {
    email: membro,
  })
  await eventually(async () => {
    await page.goto(`/dashboard/emails?busca=${membro}`)
    await settled(page)
    expect(await page.getByRole('button', { name: /Nova senha/ }).count()).toBe(1)
  })
  await page.getByRole('button', { name: /Nova senha/ }).click()
  await page.getByRole('dialog').getByRole('link').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
