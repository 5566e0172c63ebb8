import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, menuItems, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const church = `(select id_cliente from usuario where email = 'admin@betel.demo')`
const list = '/dashboard/departaments'
const departments = (page: Page) => page.getByRole('table', { name: 'Departamentos' }).locator('tbody tr')
const members = (page: Page) => page.getByRole('table', { name: 'Membros do Departamento' }).locator('tbody tr')

async function rowMenu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${of}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const answer = (page: Page, button: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: button }).click()

/** Creates a department, so that each test has its own. */
async function makeDepartment(tituloDepartamento: string, people: readonly string[] = []): Promise<number> {
  const make = 'mutation($input: DepartamentoInput!) { criarDepartamento(input: $input) { id } }'
  const { criarDepartamento } = await product.graphql<{ criarDepartamento: { id: number } }>(1, make, {
    input: { tituloDepartamento },
  })
  for (const name of people) {
    const person = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}@exemplo.com.br`
    const made = await product.graphql<{ criarUsuario: { id: number } }>(1, person, {
      input: { name, email, telefoneUsuario: '11987654321' },
    })
    const join = 'mutation($input: MembroDepartamentoInput!) { adicionarMembroDepartamento(input: $input) { id } }'
    const input = { idDepartamento: String(criarDepartamento.id), idMembro: String(made.criarUsuario.id) }
    await product.graphql(1, join, { input })
  }
  return criarDepartamento.id
}

describe('departments', () => {
  test('a department is created with its responsible person, found, edited, deleted and restored', async () => {
    const page = await product.openPage({ perfil: 3, path: list, expected: [422] })
    await settled(page)
    await page.getByRole('link', { name: 'Novo Departamento' }).click()
    await page.getByRole('heading', { name: 'Novo Departamento' }).waitFor()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Informe o título do departamento.').waitFor()
    await page.getByLabel('Título').fill('Teatro e Dança')
    await page.getByLabel('Descrição').fill('Peças de Natal e de Páscoa.')
    await page.getByRole('combobox', { name: 'Responsável' }).fill('pastor@betel')
    const choice = page.getByRole('option', { name: / - pastor@betel\.demo$/ })
    const pastor = (await choice.innerText()).replace(' - pastor@betel.demo', '')
    await choice.click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Departamento criado com sucesso.').waitFor()
    await page.waitForURL(/\d+\/membros$/)

    await goTo(page, list)
    await page.getByRole('searchbox').fill('teatro')
    await eventually(async () => expect(await departments(page).count()).toBe(1))
    const row = departments(page).first()
    expect(await row.innerText()).toContain(pastor)
    expect(await row.locator('[data-label="Membros ativos"]').innerText()).toBe('0')

    await rowMenu(page, 'Teatro e Dança', 'Editar Departamento')
    await page.getByRole('heading', { name: 'Editar Departamento' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Responsável' }).inputValue()).toBe(`${pastor} - pastor@betel.demo`)
    await page.getByText('Ativo', { exact: true }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Departamento atualizado com sucesso.').waitFor()
    const [stored] = await product.sql(
      `select status, descricao, id_responsavel is not null responsavel from departamento where titulo_departamento = 'Teatro e Dança'`,
    )
    expect(stored).toEqual({ status: 0, descricao: 'Peças de Natal e de Páscoa.', responsavel: true })

    const admin = await product.openPage({ perfil: 1, path: `${list}?busca=teatro` })
    await settled(admin)
    await rowMenu(admin, 'Teatro e Dança', 'Excluir Departamento')
    await admin.getByText('O departamento "Teatro e Dança" sairá da lista, com seus membros.').waitFor()
    await answer(admin, 'Excluir')
    await toastOf(admin, 'Departamento excluído com sucesso.').getByText('Desfazer').click()
    await toastOf(admin, 'Departamento restaurado com sucesso.').waitFor()
    await eventually(async () => expect(await departments(admin).count()).toBe(1))
  })

  test('the list of departments can be filtered, sorted, and exported as it is shown', async () => {
    const page = await product.openPage({ perfil: 4, path: list })
    await settled(page)
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Inativos' })
    await page.waitForURL(/status=0/)
    await eventually(async () => {
      const names = await departments(page).locator('td:first-child').allInnerTexts()
      expect(names).toContain('Coral')
      expect(names).not.toContain('Recepção')
    })
    await page.getByRole('button', { name: 'Exportar' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Planilha CSV' }).click(),
    ])
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toContain('"Coral"')
    expect(csv).not.toContain('"Recepção"')
  })

  test('a member reads the departments and cannot change them', async () => {
    const page = await product.openPage({ perfil: 2, path: list })
    await settled(page)
    expect(await page.getByRole('link', { name: 'Novo Departamento' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Ações de Recepção' }).click()
    expect(await menuItems(page)).toEqual(['Ver membros'])
    await page.getByRole('menuitem', { name: 'Ver membros' }).click()
    await page.getByRole('heading', { level: 1, name: 'Recepção' }).waitFor()
    await settled(page)
    expect(await page.getByRole('link', { name: 'Adicionar Membro' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
    const heads = await page.getByRole('table', { name: 'Membros do Departamento' }).locator('th').allInnerTexts()
    expect(heads).toEqual(['Nome', 'E-mail', 'Status'])
    await goTo(page, `${new URL(page.url()).pathname}/create`)
    await page.waitForURL('**/auth/500')
  })

  test('the global search links to the members of a department', async () => {
    const page = await product.openPage({ perfil: 2, path: '/dashboard/home' })
    await settled(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Buscar pessoas, grupos, agenda, bens e telas' }).fill('diaconia')
    await page.getByRole('option', { name: /Diaconia.*Departamento/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Diaconia' }).waitFor()
  })
})

describe('members of a department', () => {
  test('several people are selected in one search by check boxes, and people with the same name can be distinguished', async () => {
    const id = await makeDepartment('Coral dos xarás')
    const person = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
    for (const input of [
      { name: 'Xará Silva', dataNascimento: '1980-03-12' },
      { name: 'Xara Silva', bairro: 'Centro' },
      { name: 'Xarás Souza' },
    ])
      await product.graphql(1, person, { input })
    const page = await product.openPage({ perfil: 3, path: `${list}/${id}/membros/create` })
    const field = page.getByRole('combobox', { name: 'Membro' })
    await field.fill('xara')
    const options = page.getByRole('option')
    await eventually(async () =>
      expect((await options.allInnerTexts()).sort()).toEqual([
        'Xara Silva (Centro)',
        'Xará Silva (nasc. 12/03/1980)',
        'Xarás Souza',
      ]),
    )
    await options.filter({ hasText: 'Centro' }).click()
    await options.filter({ hasText: 'Souza' }).click()
    expect(await field.inputValue()).toBe('xara')
    expect(await page.getByRole('option', { selected: true }).count()).toBe(2)
    await options.filter({ hasText: '1980' }).click()
    await options.filter({ hasText: 'Souza' }).click()
    expect(await page.getByRole('list', { name: 'Membro: escolhidos' }).getByRole('listitem').allInnerTexts()).toEqual([
      'Xara Silva (Centro)',
      'Xará Silva (nasc. 12/03/1980)',
    ])
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    await toastOf(page, 'As pessoas foram adicionadas ao departamento com sucesso.').waitFor()
    await eventually(async () => expect(await members(page).count()).toBe(2))
  })

  test('the server searches a person, who is then added, deactivated, activated and removed', async () => {
    const id = await makeDepartment('Brigada de incêndio')
    const page = await product.openPage({ perfil: 3, path: `${list}/${id}/membros` })
    await settled(page)
    await page.getByText('Ainda não há dados cadastrados.').waitFor()
    await page.getByRole('link', { name: 'Adicionar Membro' }).first().click()
    await page.waitForURL(`**${list}/${id}/membros/create`)
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    await page.getByText('Selecione um membro para adicionar ao departamento.').waitFor()
    await page.getByRole('combobox', { name: 'Membro' }).fill('colaborador@')
    const choice = page.getByRole('option', { name: / - colaborador@betel\.demo$/ })
    const name = (await choice.innerText()).replace(' - colaborador@betel.demo', '')
    await choice.click()
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    await toastOf(page, 'A pessoa foi adicionada ao departamento com sucesso.').waitFor()
    await page.waitForURL(`**${list}/${id}/membros`)
    await eventually(async () => expect(await members(page).count()).toBe(1))
    const status = members(page).first().locator('[data-label="Status"]')
    expect(await status.innerText()).toBe('Ativo')

    await rowMenu(page, name, 'Desativar')
    await answer(page, 'Cancelar')
    expect(await status.innerText()).toBe('Ativo')
    await rowMenu(page, name, 'Desativar')
    await answer(page, 'Desativar')
    await toastOf(page, 'O membro foi inativado com sucesso.').waitFor()
    await eventually(async () => expect(await status.innerText()).toBe('Inativo'))
    await page.getByText('Membros ativos').locator('..').getByText('0').waitFor()
    await rowMenu(page, name, 'Ativar')
    await answer(page, 'Ativar')
    await eventually(async () => expect(await status.innerText()).toBe('Ativo'))

    await rowMenu(page, name, 'Excluir')
    await page.getByText(`Deseja excluir o membro ${name}?`).waitFor()
    await answer(page, 'Excluir')
    await toastOf(page, 'O membro foi excluído com sucesso.').waitFor()
    await page.getByText('Ainda não há dados cadastrados.').waitFor()
    expect(await product.sql('select 1 from departamento_membro where id_departamento = $1', [id])).toEqual([])
    await page.getByRole('button', { name: 'Voltar' }).click()
    await page.waitForURL(`**${list}`)
  })

  test('a person can be added by keyboard alone, and existing members are not offered', async () => {
    const id = await makeDepartment('Zeladoria', ['Zulmira Teclado'])
    const page = await product.openPage({ perfil: 1, path: `${list}/${id}/membros/create` })
    const field = page.getByRole('combobox', { name: 'Membro' })
    await field.focus()
    await page.keyboard.type('zulmira teclado')
    await page.getByText('Nada encontrado.').waitFor()
    await field.fill('admin@betel')
    await page.getByRole('option', { name: /admin@betel/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Retirar .*admin@betel\.demo$/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${list}/${id}/membros`)
    await eventually(async () => expect(await members(page).count()).toBe(2))
  })

  test('on a phone, the mark of a leader without access says what to do', async () => {
    const id = await makeDepartment('Recepção Nova', ['Noêmia Sem Acesso'])
    await product.sql(
      `update departamento set id_responsavel = (select id from usuario where name = 'Noêmia Sem Acesso' and id_cliente = ${church})
       where id = ${id}`,
    )
    const page = await product.openPage({ perfil: 1, phone: true, path: `${list}?busca=Recep%C3%A7%C3%A3o%20Nova` })
    await page.getByRole('button', { name: 'ainda sem acesso' }).tap()
    await page.getByText('Na página dela, dê um perfil e envie o link da senha.').waitFor()
  })

  test('on a phone, people of the same name are told apart by their whole e-mails', async () => {
    const id = await makeDepartment('Acolhimento')
    const name = 'Maria Aparecida do Nascimento Evangelista'
    for (const end of ['primeira', 'segunda']) {
      const email = `maria.aparecida.do.nascimento.evangelista.${end}@exemplo.com.br`
      const make = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
      await product.graphql(1, make, { input: { name, email } })
    }
    const page = await product.openPage({ perfil: 1, phone: true, path: `${list}/${id}/membros/create` })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('combobox', { name: 'Membro' }).fill('maria aparecida do nascimento')
    const options = page.getByRole('option', { name })
    await eventually(async () => expect(await options.count()).toBe(2))
    const cut = (shown: Element[]) =>
      shown.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)
    expect(await options.evaluateAll(cut)).toEqual([])
    for (const option of await options.all()) await option.tap()
    const chosen = page.getByRole('button', { name: `Retirar ${name}` })
    await eventually(async () => expect(await chosen.count()).toBe(2))
    expect(await chosen.evaluateAll(cut)).toEqual([])

    // the same people in a field for one: what does not fit into the input is written below it
    const visit = await product.openPage({ perfil: 1, phone: true, path: '/dashboard/visitas_pastorais/create' })
    const one = visit.getByRole('combobox', { name: 'Visitado' })
    await one.fill('maria aparecida do nascimento')
    await visit.getByRole('option', { name: /segunda@/ }).tap()
    const whole = visit.locator('p', { hasText: 'maria.aparecida.do.nascimento.evangelista.segunda@exemplo.com.br' })
    await whole.waitFor()
    expect(await whole.evaluateAll(cut)).toEqual([])
    await one.fill('maria')
    await whole.waitFor({ state: 'detached' })
  })

  test('a person whom another user has just added is named in a message, and the others are added', async () => {
    const id = await makeDepartment('Decoração')
    const page = await product.openPage({ perfil: 1, path: `${list}/${id}/membros/create` })
    await page.getByRole('combobox', { name: 'Membro' }).fill('lider@betel')
    await page.getByRole('option', { name: /lider@betel/ }).click()
    await product.sql(
      `insert into departamento_membro (id_cliente, id_departamento, id_membro)
       select id_cliente, $1, id from usuario where email = 'lider@betel.demo'`,
      [id],
    )
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    const result = page.getByRole('dialog', { name: 'Nenhuma pessoa adicionada ao departamento. 1 ficou de fora.' })
    await result.getByText('Esta pessoa já é membro deste departamento.').waitFor()
    await result.getByRole('button', { name: 'Entendi' }).click()
    await page.waitForURL(`**${list}/${id}/membros`)
  })

  test('the form links to the registration of people when the church has none, and shows a message when all people are members', async () => {
    const id = await makeDepartment('Ninguém')
    const nobody = { data: { usuarios: { __typename: 'UsuarioPage', totalCount: 0, nodes: [] } } }
    const page = await product.openPage({ perfil: 1 })
    let registered = 0
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string }
      if (operationName === 'UsuarioChoices') return route.fulfill({ json: nobody })
      if (operationName !== 'PessoasAtivas') return route.fallback()
      return route.fulfill({ json: { data: { usuarios: { __typename: 'UsuarioPage', totalCount: registered } } } })
    })
    await goTo(page, `${list}/${id}/membros/create`)
    await page.getByText('Nenhum usuário cadastrado!').waitFor()
    await page.getByRole('link', { name: 'Cadastrar pessoa' }).click()
    await page.waitForURL('**/dashboard/user/create')
    registered = 7
    await goTo(page, `${list}/${id}/membros/create`)
    await page.getByText('Todas as pessoas ativas já são membros deste departamento.').waitFor()
  })

  test('when loading the members fails, an error appears with a retry button', async () => {
    const id = await makeDepartment('Sem rede', ['Rita Rede'])
    const page = await product.openPage({ perfil: 1, expected: [503] })
    let broken = true
    const fails = ['MembrosDepartamento', 'UsuarioChoices']
    await page.route('**/graphql', (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string }
      return broken && fails.includes(operationName) ? route.fulfill({ status: 503, json: {} }) : route.fallback()
    })
    await goTo(page, `${list}/${id}/membros`)
    await page.getByText('Não foi possível buscar os membros do departamento.').waitFor()
    await goTo(page, `${list}/${id}/membros/create`)
    await page.getByText('Não foi possível carregar os usuários.').waitFor()
    broken = false
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('combobox', { name: 'Membro' }).waitFor()
  })

  test('the exported file contains the members of this department only', async () => {
    const id = await makeDepartment('Som de rua', ['Ester Planilha'])
    const page = await product.openPage({ perfil: 1, path: `${list}/${id}/membros` })
    await settled(page)
    await page.getByRole('button', { name: 'Exportar' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Planilha CSV' }).click(),
    ])
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toContain('"Ester Planilha"')
    expect(csv.trim().split(/\r?\n/)).toHaveLength(2)
  })

  test('on a phone the members are shown as cards, with the same menu as the table rows', async () => {
    const id = await makeDepartment('Portaria', ['Paula Portaria'])
    const page = await product.openPage({ perfil: 1, phone: true, path: `${list}/${id}/membros` })
    await settled(page)
    expect(
      await members(page)
        .first()
        .evaluate((row) => getComputedStyle(row).display),
    ).toBe('grid')
    await page.getByRole('button', { name: 'Ações de Paula Portaria' }).tap()
    await page.getByRole('menuitem', { name: 'Excluir' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).tap()
    await page.getByText('Ainda não há dados cadastrados.').waitFor()
  })

  test('a department that does not exist, or belongs to another church, has no page', async () => {
    const [foreign] = await product.sql<{ id: number }>(
      `select id from departamento where id_cliente <> ${church} limit 1`,
    )
    const page = await product.openPage({ perfil: 1, expected: [404] })
    for (const id of [foreign?.id, 2_000_000_000]) {
      await goTo(page, `${list}/${id}/membros`)
      await page.getByText('Departamento não encontrado.').waitFor()
    }
  })
})
