import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { violations } from './accessibility.js'
import { accounts, eventually, goTo, openFilters, Product, password, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const rows = (page: Page) => page.getByRole('table', { name: 'Pessoas' }).locator('tbody tr')

async function openPeople(search = ''): Promise<Page> {
  const page = await product.openPage({ perfil: 1, path: `/dashboard/users${search}` })
  await settled(page)
  return page
}

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await eventually(async () => {
    await settled(page)
    expect(await rows(page).count()).toBe(1)
  })
}

/** The name of who signs in with this e-mail: only a person of that name is the same person. */
const pastor = async (): Promise<string> => {
  const [row] = await product.sql<{ name: string }>(`select name from usuario where email = 'pastor@betel.demo'`)
  return row?.name ?? ''
}

describe('the screens of people', () => {
  test('the list of people says that it could not be read, and reads again', async () => {
    const page = await product.openPage({ perfil: 1, expected: [503] })
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'Usuarios'
        ? route.fulfill({ status: 503, json: { errors: [{ message: 'x' }] } })
        : route.continue(),
    )
    await page.goto('/dashboard/users?busca=ninguem')
    const failure = page.getByRole('alert').filter({ hasText: 'Não foi possível buscar os usuários.' })
    await failure.waitFor()
    await page.unroute('**/graphql')
    await failure.getByRole('button', { name: 'Tentar de novo' }).click()
    await failure.waitFor({ state: 'detached' })
  })

  test('a person is registered, found, opened, edited and given another perfil', async () => {
    const page = await openPeople()
    await page.getByRole('link', { name: 'Nova Pessoa' }).click()
    await page.getByRole('heading', { name: 'Nova Pessoa' }).waitFor()
    await page.getByText('Recém-convertidos aparecem primeiro na escolha de batizandos.').waitFor()
    await page.getByLabel('Nome').fill('Otávio Lacerda Brandão')
    await page.getByLabel('CPF').pressSequentially('52998224725')
    expect(await page.getByLabel('CPF').inputValue()).toBe('529.982.247-25')
    await page.getByLabel('Data de nascimento', { exact: true }).pressSequentially('14021990')
    await page.getByLabel('E-mail').fill('otavio.lacerda@exemplo.com.br')
    await page.getByLabel('Telefone').pressSequentially('11987654321')
    await page.getByLabel('CEP').pressSequentially('01310100')
    await page.getByLabel('Observações').fill('Toca violino.\nMora com os pais.')
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#2050c0' } })
      .jpeg()
      .toBuffer()
    await page.getByLabel('Foto').setInputFiles({ name: 'otavio.jpg', mimeType: 'image/jpeg', buffer: picture })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Pessoa criada com sucesso.').waitFor()
    await page.waitForURL(/users\/\d+$/)
    await goTo(page, '/dashboard/users')
    await find(page, 'otavio lacerda')
    const call = rows(page).getByRole('link', { name: '(11) 98765-4321', exact: true })
    expect(await call.getAttribute('href')).toBe('tel:+5511987654321')
    const write = rows(page).getByRole('link', { name: 'Conversar no WhatsApp com (11) 98765-4321' })
    expect(await write.getAttribute('href')).toBe('https://wa.me/5511987654321')
    await page.getByRole('link', { name: 'Otávio Lacerda Brandão' }).click()
    await page.getByRole('heading', { level: 1, name: 'Otávio Lacerda Brandão' }).waitFor()
    for (const text of ['529.982.247-25', '14/02/1990', '(11) 98765-4321', '01310-100', 'Toca violino.'])
      await page.getByText(text).first().waitFor()
    const photo = page.locator('main img').first()
    expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(60)

    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('heading', { name: 'Editar Pessoa' }).waitFor()
    await page.getByLabel('Perfil', { exact: true }).selectOption({ label: 'Líder' })
    await page.getByLabel('Sua senha atual').fill(password)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Pessoa atualizada com sucesso.').waitFor()
    await page.getByRole('heading', { name: 'Linha do tempo' }).waitFor()
    await page.getByText('De Sem perfil para Líder').waitFor()

    // whoever receives a leader's e-mails can enter as the leader
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('heading', { name: 'Editar Pessoa' }).waitFor()
    await page.getByLabel('E-mail').fill('otavio.brandao@exemplo.com.br')
    await page.getByText('quem recebe os e-mails da pessoa').waitFor()
    await page.getByLabel('Sua senha atual').fill(password)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.waitForURL(/users\/\d+$/)
    await page.getByText('otavio.brandao@exemplo.com.br').first().waitFor()

    await page.getByRole('button', { name: 'Adicionar à família' }).click()
    const dialog = page.getByRole('dialog', { name: 'Família de Otávio Lacerda Brandão' })
    await dialog.getByLabel('Pessoa da família').fill(accounts[5])
    await page.getByRole('option', { name: new RegExp(accounts[5]) }).click()
    await dialog.getByLabel('Parentesco').selectOption('Pai ou mãe')
    await dialog.getByRole('button', { name: 'Adicionar e escolher outra' }).click()
    // the next one of the family, with the same relation, in the same dialog
    const relative = dialog.getByLabel('Pessoa da família')
    await relative.and(page.locator(':focus')).waitFor()
    expect(await relative.inputValue()).toBe('')
    expect(await dialog.getByRole('combobox', { name: 'Parentesco' }).inputValue()).toBe('paiOuMae')
    await relative.fill(accounts[3])
    await page.getByRole('option', { name: new RegExp(accounts[3]) }).click()
    await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const family = page.locator('section', { has: page.getByRole('heading', { name: 'Família' }) })
    await eventually(async () => expect(await family.getByText('Pai ou mãe').count()).toBe(2))
    // the other person's page says the inverse, and removes the same relation
    const [{ name: pastor }] = (await product.sql<{ name: string }>('select name from usuario where email = $1', [
      accounts[5],
    ])) as [{ name: string }]
    await family.getByRole('link', { name: pastor }).click()
    await family.getByText('Filho(a)', { exact: true }).first().waitFor()
    await family.getByRole('button', { name: 'Remover Otávio Lacerda Brandão da família' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
    await toastOf(page, 'Parentesco removido.').waitFor()
    await family.getByRole('link', { name: 'Otávio Lacerda Brandão' }).waitFor({ state: 'detached' })

    // somebody with a long life in the church
    const [old] = (await product.sql<{ id: number; times: number }>(
      `select p.id_membro as id, count(*)::int as times from participacao_culto p join usuario u on u.id = p.id_membro
       where u.excluido_em is null and u.id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo') group by 1 order by 2 desc limit 1`,
    )) as [{ id: number; times: number }]
    expect(old.times).toBeGreaterThan(30)
    await goTo(page, `/dashboard/users/${old.id}`)
    const entries = page
      .locator('section', { has: page.getByRole('heading', { name: 'Linha do tempo' }) })
      .locator('li')
    await eventually(async () => expect(await entries.count()).toBe(30))
    await page.getByRole('button', { name: 'Mostrar mais' }).click()
    await eventually(async () => expect(await entries.count()).toBeGreaterThan(30))
  })

  test('a pastor registers members and people without a perfil, and is offered no other perfil', async () => {
    const page = await product.openPage({ perfil: 5, path: '/dashboard/user/create' })
    const perfil = page.getByLabel('Perfil', { exact: true })
    await perfil.getByRole('option', { name: 'Membro' }).waitFor({ state: 'attached' })
    expect(await perfil.getByRole('option').allTextContents()).toEqual(['Selecione…', 'Sem perfil', 'Membro'])
    expect(await perfil.locator('option:checked').innerText()).toBe('Sem perfil')
    await page.getByLabel('Nome').fill('Olívia Cadastrada')
    await perfil.selectOption({ label: 'Membro' })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Pessoa criada com sucesso.').waitFor()
    expect(await product.sql(`select perfil from usuario where name = 'Olívia Cadastrada'`)).toEqual([{ perfil: 2 }])
    // a pastor cannot change the perfil of an existing person
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('heading', { name: 'Editar Pessoa' }).waitFor()
    await page.getByRole('heading', { name: 'Acesso' }).waitFor()
    expect(await perfil.count()).toBe(0)
  })

  test('errors are shown at their fields', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/user/create', expected: [409, 422] })
    await page.getByLabel('Nome').fill('Fulano')
    await page.getByLabel('CPF').pressSequentially('11111111111')
    await page.getByLabel('E-mail').fill('nao-é-email')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText(/CPF inválido/).waitFor()
    await page.getByText(/e-mail.*inválido|e-mail válido/i).waitFor()
    await page.getByLabel('CPF').fill('')
    await page.getByLabel('Nome').fill(await pastor())
    await page.getByLabel('E-mail').fill('pastor@betel.demo')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page
      .getByText(/já existe/i)
      .first()
      .waitFor()
  })

  test('the calendar of a date field picks a day', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/user/create' })
    const field = page.getByLabel('Data de batismo', { exact: true })
    await field.pressSequentially('10052020')
    await page.getByRole('button', { name: 'Abrir calendário: Data de batismo' }).click()
    await page
      .getByRole('gridcell', { name: '17' })
      .getByRole('button')
      .or(page.getByRole('gridcell', { name: '17' }))
      .first()
      .click()
    await eventually(async () => expect(await field.inputValue()).toBe('17/05/2020'))
  })

  test('the list can be filtered, and its export contains the rows shown', async () => {
    const page = await openPeople()
    await openFilters(page)
    await page.getByRole('combobox', { name: 'Perfil' }).selectOption({ label: 'Pastor' })
    await page.waitForURL(/perfil=5/)
    await eventually(async () =>
      expect(new Set(await rows(page).locator('[data-label="Perfil"]').allInnerTexts())).toEqual(new Set(['Pastor'])),
    )
    const shown = await rows(page).locator('[data-label="E-mail"]').allInnerTexts()
    await page.getByRole('button', { name: 'Exportar' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Planilha CSV' }).click(),
    ])
    const csv = await readFile(await file.path(), 'utf8')
    for (const email of shown) expect(csv).toContain(email)
    expect(csv.trim().split(/\r?\n/)).toHaveLength(shown.length + 1)
  })

  test('the row menu sends a link to set the password', async () => {
    const page = await openPeople('?busca=colaborador@betel.demo')
    await page.getByRole('button', { name: /^Ações de/ }).click()
    await page.getByRole('menuitem', { name: 'Enviar link de senha' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Criar link' }).click()
    await toastOf(page, /guardado com quem cuida do sistema/).waitFor()
    await eventually(async () => expect(await product.linkFor('colaborador@betel.demo')).toContain('/reset-password/'))
  })

  test('a password link needs an e-mail, and a person without a perfil may receive one', async () => {
    const criar = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
    const input = { perfil: -1, usuarioAtivo: 1, recemConvertido: 0 }
    await product.graphql(1, criar, { input: { ...input, name: 'Zaqueu Sem Carta' } })
    await product.graphql(1, criar, { input: { ...input, name: 'Zaqueu Sem Perfil', email: 'zaqueu@exemplo.com.br' } })
    const page = await openPeople('?busca=zaqueu sem')
    await page.getByRole('button', { name: 'Ações de Zaqueu Sem Carta' }).click()
    const item = page.getByRole('menuitem', { name: 'Enviar link de senha' })
    await item.getByText('Esta pessoa não tem e-mail.').waitFor()
    expect(await item.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await item.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Ações de Zaqueu Sem Perfil' }).click()
    await item.click()
    const question = page.getByRole('alertdialog', { name: 'Criar link de senha?' })
    await question.getByText('Sem perfil, verá só o que é seu.').waitFor()
    // a page without TLS has no clipboard; a phone has a choice of applications
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
      const share = async ({ text }: { text: string }) => void Object.assign(window, { shared: text })
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    })
    await question.getByRole('button', { name: 'Criar link' }).click()
    // without a mail server the administrator hands the link over: it stays until the dialog is closed
    const told = page.getByRole('dialog', { name: 'Link de senha' })
    await told.getByText(/não envia e-mails: entregue a Zaqueu Sem Perfil o link/).waitFor()
    const link = await told.getByLabel('Link', { exact: true }).inputValue()
    expect(link).toContain('/reset-password/')
    expect(await violations(page)).toEqual([])
    await told.getByRole('button', { name: 'Copiar' }).click()
    await told.getByRole('button', { name: 'Copiado' }).waitFor()
    await told.getByRole('button', { name: 'Compartilhar' }).click()
    await page.context().grantPermissions(['clipboard-read'])
    const [copied, shared] = await page.evaluate(async () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      Reflect.deleteProperty(navigator, 'share')
      return [await navigator.clipboard.readText(), Reflect.get(window, 'shared')]
    })
    expect([copied, shared]).toEqual([link, link])
    await page.mouse.click(5, 5)
    await told.getByRole('button', { name: 'Fechar' }).click()
    await told.waitFor({ state: 'detached' })
  })

  test('a member sees no columns and sort orders of data that a member may not read', async () => {
    const page = await product.openPage({ perfil: 2, path: '/dashboard/users?ordem=dataNascimento:ASC' })
    await settled(page)
    expect(await rows(page).count()).toBe(20)
    await page.getByRole('button', { name: 'Colunas' }).click()
    const columns = page.getByRole('group', { name: 'Colunas da lista' })
    await columns.waitFor()
    expect(await columns.getByRole('checkbox').count()).toBe(6)
    for (const hidden of ['Telefone', 'Nascimento', 'Cidade'])
      expect(await page.getByLabel(hidden, { exact: true }).count()).toBe(0)
    // on a phone, where no column's title sorts
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Filtros/ }).click()
    const orders = await page.getByLabel('Ordenar por').locator('option').allTextContents()
    expect(orders).toEqual(['Ordem: Nome', 'Ordem: E-mail', 'Ordem: Perfil', 'Ordem: Cadastro'])
  })

  test('a deletion says what hangs on the person, who can be restored', async () => {
    const input = { name: 'Quitéria Apagada', perfil: 2, usuarioAtivo: 1, recemConvertido: 0 }
    const { criarUsuario } = await product.graphql<{ criarUsuario: { id: number } }>(
      1,
      'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }',
      { input },
    )
    // the first member of a cell leads it, and who leads is not deleted
    const [lidera] = await product.sql<{ id: number }>(`select id from usuario where email = 'pastor@betel.demo'`)
    const { celula } = await product.graphql<{ celula: { id: number } }>(
      1,
      `mutation {
        criarDizimo(input: { idMembro: ${criarUsuario.id}, valorDizimo: "50.00", meioDizimo: "dinheiro", dataDizimo: "2026-11-01" }) { id }
        celula: criarCelula(input: { nomeCelula: "Célula da Quitéria", idResponsavel: ${lidera?.id} }) { id }
      }`,
    )
    await product.graphql(1, 'mutation($input: MembroCelulaInput!) { adicionarMembroCelula(input: $input) { id } }', {
      input: { idCelula: String(celula.id), idMembro: String(criarUsuario.id) },
    })
    const page = await openPeople()
    await find(page, 'quiteria apagada')
    await page.getByRole('link', { name: 'Quitéria Apagada' }).click()
    await page.getByRole('button', { name: 'Excluir' }).click()
    await page
      .getByText('Quitéria Apagada sairá da lista de pessoas. Tem 1 dízimo e 1 grupo. Fica na Lixeira')
      .waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await page.waitForURL('**/dashboard/users')
    await toastOf(page, 'Pessoa excluída com sucesso.').getByText('Desfazer').click()
    await toastOf(page, 'Pessoa restaurada com sucesso.').waitFor()
    await find(page, 'quiteria apagada')
  })

  test('on a phone the list of people consists of cards, with the same menu as the rows', async () => {
    const page = await product.openPage({ perfil: 1, phone: true, path: '/dashboard/users?busca=membro@betel.demo' })
    await settled(page)
    expect(
      await rows(page)
        .first()
        .evaluate((row) => getComputedStyle(row).display),
    ).not.toBe('table-row')
    await page.getByRole('button', { name: /^Ações de/ }).tap()
    await page.getByRole('menuitem', { name: 'Editar Pessoa' }).tap()
    await page.getByRole('heading', { name: 'Editar Pessoa' }).waitFor()
  })

  test('on the narrowest phone nothing is cut off, and links are large enough for a thumb', async () => {
    const input = {
      name: 'Maria das Graças Comprida',
      email: 'maria.das.gracas.de.endereco.comprido@igreja.exemplo.com.br',
      telefoneUsuario: '11987654321',
    }
    await product.graphql(1, 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }', { input })
    const page = await product.openPage({ perfil: 1, phone: true, path: '/dashboard/users?busca=comprida' })
    await page.setViewportSize({ width: 320, height: 640 })
    await settled(page)
    const card = rows(page).first()
    await card.getByText(input.email).waitFor()
    const sticksOut = (within: Locator) =>
      within.evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > innerWidth).length)
    expect(await sticksOut(card.locator('td, td *'))).toBe(0)

    /** The sides on which a tap 21 px from the link's centre misses the link. */
    const missed = (target: Locator) =>
      target.evaluate((link) => {
        link.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = link.getBoundingClientRect()
        const beside = { above: [0, -21], below: [0, 21], left: [-21, 0], right: [21, 0] }
        return Object.entries(beside).flatMap(([side, [dx = 0, dy = 0]]) => {
          const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)
          return link.contains(hit) ? [] : [side]
        })
      })
    const call = card.getByRole('link', { name: '(11) 98765-4321', exact: true })
    expect(await missed(call)).toEqual([])
    expect(await missed(card.getByRole('link', { name: /^Conversar no WhatsApp/ }))).toEqual([])
    // the last digit of the number is part of the link, too
    expect(
      await call.evaluate((link) => {
        const { right, top, height } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(right - 2, top + height / 2))
      }),
    ).toBe(true)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Buscar pessoas, grupos, agenda, bens e telas' }).fill('natal')
    const hits = page.getByRole('option')
    await hits
      .filter({ hasText: /\d\d\/\d\d\/\d{4}/ })
      .first()
      .waitFor()
    const cut = await hits
      .locator('span')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
      )
    expect(cut).toEqual([])
  })
})

describe('the import of people', () => {
  const csv = (lines: string[]) => ({
    name: 'membros.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${['Nome completo;E-mail;Celular;Nascimento', ...lines].join('\n')}\n`),
  })

  async function send(page: Page, lines: string[]): Promise<void> {
    await page.getByLabel('Arquivo com os membros').setInputFiles(csv(lines))
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByRole('table', { name: 'Linhas do arquivo' }).waitFor()
  }

  test('the import of people shows errors and duplicates before anything is saved; a valid file is imported, and the import is undone', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/user/import', expected: [403] })
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar planilha modelo' }).click(),
    ])
    expect(template.suggestedFilename()).toMatch(/^modelo-pessoas.*\.csv$/)
    expect(await readFile(await template.path(), 'utf8')).toContain('Data de batismo')
    await send(page, [
      'Inácia Importada;inacia@exemplo.com.br;(11) 91234-0001;1980-02-01',
      ';sem.nome@exemplo.com.br;(11) 91234-0002',
      'Sem Telefone Certo;sem.telefone@exemplo.com.br;12',
      `${await pastor()};pastor@betel.demo;(11) 91234-0003`,
    ])
    // every field that the file fills, as the person's page will show it
    await page.getByRole('cell', { name: '01/02/1980', exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Com erro (1)' }).click()
    await page.getByRole('cell', { name: 'sem.nome@exemplo.com.br' }).waitFor()
    expect(await page.getByRole('button', { name: 'Importar', exact: true }).isDisabled()).toBe(true)
    // a wrong cell that nobody needs costs the cell, not the person
    await page.getByRole('button', { name: 'Com aviso' }).click()
    await page.getByRole('cell', { name: 'Sem Telefone Certo' }).waitFor()
    await page.getByText("Ficou de fora: '12'.").waitFor()
    expect(await violations(page)).toEqual([])
    expect(await product.sql(`select 1 from usuario where email = 'inacia@exemplo.com.br'`)).toEqual([])
    const problems = page.getByRole('button', { name: 'Baixar as 2 linhas com problema' })
    const erro = 'Este arquivo tem dados de pessoas que o seu acesso não mostra. Peça a quem o enviou.'
    await page.route('**/recusadas', (route) => route.fulfill({ status: 403, json: { erro, codigo: 'FORBIDDEN' } }), {
      times: 1,
    })
    await problems.click()
    await toastOf(page, erro).waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), problems.click()])
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
    expect(lines[0]).toMatch(/"Nome completo";"E-mail";"Celular";"Nascimento";"Motivo"$/)
    expect(lines[1]).toMatch(/^"";"sem.nome@exemplo.com.br";"\(11\) 91234-0002";"";"Informe o nome."$/)

    await page.getByRole('button', { name: 'Escolher outro arquivo' }).click()
    await send(page, [
      'Inácia Importada;inacia@exemplo.com.br;(11) 91234-0001',
      'Ivo Importado;ivo@exemplo.com.br;(11) 91234-0002',
      ';iva@exemplo.com.br;(11) 91234-0004',
      `${await pastor()};pastor@betel.demo;(11) 91234-0003`,
    ])
    const waiting = page.getByText('Para importar as outras linhas, marque acima as que ficam de fora.')
    await waiting.waitFor()
    await page.getByText('Deixar de fora as linhas duplicadas (1)').click()
    await page.getByText('Deixar de fora as linhas com erro (1)').click()
    expect(await waiting.count()).toBe(0)
    await page.getByText('Todos entram como membros.').waitFor()
    // whether they are invited is asked without a default
    const write = page.getByRole('button', { name: 'Importar', exact: true })
    expect(await write.isDisabled()).toBe(true)
    await page
      .getByRole('group', { name: /não envia e-mails\. Criar os links para 2 pessoas criarem a senha\?$/ })
      .getByText('Criar agora; ficam guardados com quem cuida do sistema')
      .click()
    await write.click()
    await toastOf(page, 'Membros importados com sucesso.').waitFor()
    await page.getByText('2 linhas ficaram de fora.').waitFor()
    await page.getByRole('link', { name: 'Ver a lista de pessoas' }).click()
    await find(page, 'inacia importada')
    // the e-mails are sent after the import, one after the other
    await eventually(async () => expect(await product.linkFor('ivo@exemplo.com.br')).toContain('/reset-password/'))

    // the import can be undone long after the message has disappeared
    await goTo(page, '/dashboard/user/import')
    await page.getByRole('button', { name: 'Desfazer a importação de membros.csv' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer importação' }).click()
    await toastOf(page, 'Importação desfeita com sucesso.').waitFor()
    await page.getByRole('cell', { name: 'Desfeita (2 retiradas)' }).waitFor()
    expect(
      await product.sql(`select 1 from usuario where email = 'ivo@exemplo.com.br' and excluido_em is null`),
    ).toEqual([])
  })

  test('a file without any row to import says why, and offers to leave nothing out', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/user/import' })
    await send(page, [
      `${await pastor()};pastor@betel.demo;(11) 91234-0003`,
      ';sem.nome@exemplo.com.br;(11) 91234-0002',
    ])
    await page.getByText('Nenhuma linha pode ser importada: todas têm erro ou já estão cadastradas.').waitFor()
    expect(await page.getByRole('checkbox', { name: /^Deixar de fora/ }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Importar', exact: true }).isDisabled()).toBe(true)
  })

  test('the user can assign the columns of an import again', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/user/import' })
    await send(page, ['Aurora Coluna;aurora@exemplo.com.br;(11) 91234-0009'])
    await page.getByLabel('Campo da coluna Celular').selectOption({ label: 'Não importar' })
    await eventually(async () => expect(await page.locator('[data-label="Telefone"]').count()).toBe(0))
    await page.getByLabel('Campo da coluna Celular').selectOption({ label: 'Telefone' })
    await eventually(async () =>
      expect(await page.locator('[data-label="Telefone"]').first().innerText()).toBe('(11) 91234-0009'),
    )
  })

  test('dates that may be two days are asked before anything is imported', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/user/import' })
    const lista = 'Name,Birthdate\nLetícia Ambígua,03/04/1985\n'
    await page
      .getByLabel('Arquivo com os membros')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lista) })
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('Diga acima, na coluna Birthdate, que dia é 03/04/1985.').waitFor()
    expect(await page.getByRole('button', { name: 'Importar', exact: true }).isDisabled()).toBe(true)
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Que dia é 03/04/1985').selectOption('03/04/1985 é 4 de março')
    await page.getByRole('cell', { name: '04/03/1985', exact: true }).waitFor()
    // the answer stays when another column changes
    await page.getByLabel('Campo da coluna Name').selectOption('Não importar')
    await page.getByText('Nenhuma linha pode ser importada').waitFor()
    await page.getByLabel('Campo da coluna Name').selectOption('Nome')
    const ready = page.getByRole('button', { name: 'Importar', exact: true, disabled: false })
    await ready.waitFor()
    await page.getByRole('cell', { name: '04/03/1985', exact: true }).waitFor()
  })

  test('values that are not understood, and people without an e-mail of their own, are asked before anything is imported', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/user/import' })
    const lista = [
      'Nome;E-mail;Estado civil;Celular',
      'Célia Separada;casa.celia@exemplo.com.br;Separado;',
      'Davi Casado;casa.celia@exemplo.com.br;casado;',
      'Ema Casada;;casada;',
    ]
    await page
      .getByLabel('Arquivo com os membros')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lista.join('\n')) })
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('Diga acima, entre as colunas, o que é Separado.').waitFor()
    expect(await violations(page)).toEqual([])
    await page
      .getByRole('group', { name: /links para 1 pessoa criar a senha/ })
      .getByText('Não criar agora')
      .click()
    await page.getByLabel('O que é Separado').selectOption('Separado: Divorciado(a)')
    await page.getByRole('cell', { name: 'Divorciado(a)', exact: true }).waitFor()
    // the answer stays when another column changes
    await page.getByLabel('Campo da coluna Celular').selectOption('Não importar')
    await eventually(async () => expect(await page.getByLabel('O que é Separado').inputValue()).toBe('Divorciado(a)'))
    const write = page.getByRole('button', { name: 'Importar', exact: true })
    expect(await write.isDisabled()).toBe(true)
    await page.getByText('Gravar sem e-mail quem tem o e-mail de outra pessoa (1)').click()
    await eventually(async () => expect(await write.isEnabled()).toBe(true))
  })

  test('a file of another type is refused by the import of people, with a message', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/user/import', expected: [400, 415, 422] })
    const buffer = Buffer.from('%PDF-1.7')
    await page
      .getByLabel('Arquivo com os membros')
      .setInputFiles({ name: 'lista.pdf', mimeType: 'application/pdf', buffer })
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page
      .getByRole('alert')
      .getByText(/arquivo/i)
      .first()
      .waitFor()
  })
})

describe('text that contains code', () => {
  test('100 payloads in names and notes are never executed', async () => {
    const payloads = scripts()
    expect(payloads).toHaveLength(100)
    const person = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
    const asset = 'mutation($input: PatrimonioInput!) { criarPatrimonio(input: $input) { id } }'
    const [tipo] = await product.sql<{ id: number }>(
      `select id from tipo_patrimonio where id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo') limit 1`,
    )
    const people: number[] = []
    const assets: number[] = []
    for (const [index, text] of payloads.entries()) {
      const name = `Xss ${text}`.slice(0, 120)
      const made = await product.graphql<{ criarUsuario: { id: number } }>(1, person, {
        input: { name, observacoes: text, cidade: text.slice(0, 80), perfil: 2, usuarioAtivo: 1, recemConvertido: 0 },
      })
      people.push(made.criarUsuario.id)
      const thing = await product.graphql<{ criarPatrimonio: { id: number } }>(1, asset, {
        input: {
          nomePatrimonio: name,
          codigoPatrimonio: `XSS-${index}`,
          descricaoPatrimonio: text,
          localizacaoPatrimonio: text.slice(0, 120),
          tipoPatrimonio: String(tipo?.id),
        },
      })
      assets.push(thing.criarPatrimonio.id)
    }

    const page = await product.openPage({ perfil: 1 })
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs++
      return dialog.dismiss()
    })
    const runs = async () => dialogs + ((await page.evaluate(() => (window as { __xss?: number }).__xss)) ?? 0)
    for (const path of ['/dashboard/users?busca=Xss&tamanho=100', '/dashboard/patrimonios?busca=Xss&tamanho=100']) {
      await goTo(page, path)
      await settled(page)
      expect(await page.getByRole('main').locator('tbody tr').count()).toBe(100)
      expect(await runs()).toBe(0)
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Buscar pessoas, grupos, agenda, bens e telas' }).fill('Xss')
    await page.getByRole('option', { name: /Xss/ }).first().waitFor()
    expect(await runs()).toBe(0)
    await page.keyboard.press('Escape')
    // Navigates inside the client, to show 200 records without loading the page 200 times.
    const addresses = [
      ...people.map((id) => `/dashboard/users/${id}`),
      ...assets.map((id) => `/dashboard/patrimonios/${id}`),
    ]
    for (const address of addresses) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, address)
      await page.getByRole('heading', { level: 1, name: /^Xss/ }).waitFor()
      await page.waitForFunction((to) => location.pathname === to && !document.querySelector('.bp6-spinner'), address)
    }
    expect(await runs()).toBe(0)
    for (const id of people.slice(0, 5)) {
      await goTo(page, `/dashboard/user/create/${id}`)
      await page.getByLabel('Observações').waitFor()
    }
    expect(await runs()).toBe(0)
  })
})

/** Known attacks: tags, attributes, URLs, escapes from quotes and templates, formulas. */
function scripts(): string[] {
  const run = 'window.__xss=(window.__xss||0)+1'
  const tags = [
    `<script>${run}</script>`,
    `<img src=x onerror="${run}">`,
    `<svg onload="${run}">`,
    `<svg><script>${run}</script></svg>`,
    `<iframe srcdoc="<script>parent.${run}</script>">`,
    `<iframe src="javascript:${run}">`,
    `<body onload="${run}">`,
    `<details open ontoggle="${run}">x</details>`,
    `<input autofocus onfocus="${run}">`,
    `<video><source onerror="${run}"></video>`,
    `<math><mtext><style><img src=x onerror="${run}"></style></mtext></math>`,
    `<a href="javascript:${run}">x</a>`,
    `<object data="javascript:${run}">`,
    `<embed src="javascript:${run}">`,
    `<form action="javascript:${run}"><button>x</button></form>`,
    `<link rel=import href="data:text/html,<script>${run}</script>">`,
    `<style>@import 'javascript:${run}'</style>`,
    `<base href="javascript:${run}//">`,
    `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
    `javascript:${run}`,
  ]
  const wrappings = [
    (text: string) => text,
    (text: string) => `">${text}`,
    (text: string) => `'-->${text}`,
    (text: string) => `</textarea></title>${text}`,
    (text: string) => `{{constructor.constructor('${run}')()}}\${${run}}${text}`,
  ]
  return wrappings.flatMap((wrap) => tags.map(wrap))
}
