import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { eventually, menuItems, openFilters, type Perfil, Product, password, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const rows = (page: Page) => page.getByRole('table', { name: 'Pessoas' }).locator('tbody tr')
const bar = (page: Page) => page.getByRole('region', { name: 'Ações para a seleção' })
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}` })
const answer = (page: Page, button: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: button }).click()

async function openPeople(search: string, perfil: Perfil = 1): Promise<Page> {
  const page = await product.openPage({ perfil, path: `/dashboard/users${search}` })
  await settled(page)
  return page
}

/** Creates people for one test only, with a unique family name. */
async function makePeople(family: string, names: readonly string[], data: object = {}): Promise<number[]> {
  const query = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
  const ids: number[] = []
  for (const name of names) {
    const input = { name: `${name} ${family}`, email: `${name}.${family}@exemplo.com.br`.toLowerCase(), ...data }
    ids.push((await product.graphql<{ criarUsuario: { id: number } }>(1, query, { input })).criarUsuario.id)
  }
  return ids
}

const activeOf = async (ids: readonly number[]) => {
  const found = await product.sql<{ usuario_ativo: number }>(
    'select usuario_ativo from usuario where id = any($1) order by id',
    [ids],
  )
  return found.map(({ usuario_ativo }) => usuario_ativo)
}

describe('bulk actions on people', () => {
  test('bulk actions on people deactivate and activate people; the selection is kept when the search changes', async () => {
    const ids = await makePeople('Lotesilva', ['Ada', 'Bia', 'Cid'])
    const page = await openPeople('?busca=ada lotesilva')
    expect(await bar(page).count()).toBe(0)
    await tick(page, 'Ada Lotesilva').check({ force: true })
    await bar(page).getByText('1 pessoa selecionada').waitFor()
    await page.getByRole('searchbox').fill('lotesilva')
    await eventually(async () => expect(await rows(page).count()).toBe(3))
    expect(await tick(page, 'Ada Lotesilva').isChecked()).toBe(true)
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check({ force: true })
    await bar(page).getByText('3 pessoas selecionadas').waitFor()
    // a click beside a check box: while rows are selected, it selects the row instead of opening it
    await rows(page)
      .filter({ hasText: 'Cid Lotesilva' })
      .locator('[data-label="E-mail"]')
      .click({ position: { x: 3, y: 3 } })
    expect(await tick(page, 'Cid Lotesilva').isChecked()).toBe(false)
    await bar(page).getByRole('button', { name: 'Desativar' }).click()
    await answer(page, 'Desativar')
    await toastOf(page, '2 pessoas desativadas.').waitFor()
    await eventually(async () => expect(await bar(page).count()).toBe(0))
    expect(await activeOf(ids)).toEqual([0, 0, 1])
    await eventually(async () => expect(await rows(page).first().innerText()).toContain('Inativo'))

    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check({ force: true })
    // people who are already active are not activated again
    await tick(page, 'Cid Lotesilva').uncheck({ force: true })
    await bar(page).getByRole('button', { name: 'Ativar', exact: true }).click()
    await answer(page, 'Ativar')
    await toastOf(page, '2 pessoas ativadas.').waitFor()
    expect(await activeOf(ids)).toEqual([1, 1, 1])
  })

  test('the message after a bulk action lists the people who were left out, with the reason', async () => {
    await makePeople('Semrazao', ['Rui'])
    const page = await openPeople('?busca=semrazao')
    await tick(page, 'Rui Semrazao').check({ force: true })
    await page.getByRole('searchbox').fill('admin@betel.demo')
    await rows(page).getByText('admin@betel.demo').waitFor()
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check({ force: true })
    await bar(page).getByRole('button', { name: 'Desativar' }).click()
    await answer(page, 'Desativar')
    const dialog = page.getByRole('dialog', { name: '1 pessoa desativada. 1 ficou de fora.' })
    await dialog.getByText('O seu próprio cadastro não pode ser desativado por você.').waitFor()
    await dialog.getByRole('button', { name: 'Entendi' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('bulk actions on people give a perfil and send links to set a password to all selected people', async () => {
    await makePeople('Linkoso', ['Eva', 'Gil'])
    const page = await openPeople('?busca=linkoso')
    const all = page.getByRole('checkbox', { name: 'Selecionar todos desta página' })
    await all.check({ force: true })
    await bar(page).getByRole('button', { name: 'Mudar perfil' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mudar o perfil de 2 pessoas' })
    await dialog.getByRole('combobox', { name: 'Perfil' }).selectOption({ label: 'Membro' })
    await dialog.getByLabel('Sua senha atual').fill(password)
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, '2 perfis alterados.').waitFor()
    await eventually(async () =>
      expect(await rows(page).first().locator('[data-label="Perfil"]').innerText()).toBe('Membro'),
    )
    await all.check({ force: true })
    await bar(page).getByRole('button', { name: 'Enviar link de senha' }).click()
    await answer(page, 'Criar links')
    await toastOf(page, '2 links para criar a senha guardados com quem cuida do sistema').waitFor()
    for (const name of ['eva', 'gil'])
      await eventually(async () =>
        expect(await product.linkFor(`${name}.linkoso@exemplo.com.br`)).toContain('/reset-password/'),
      )
  })

  test('the only bulk action for a leader is to add people to a department', async () => {
    await makePeople('Voluntaria', ['Ivone', 'Judite'])
    const page = await openPeople('?busca=voluntaria', 3)
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check({ force: true })
    expect(await bar(page).getByRole('button').allInnerTexts()).toEqual(['Adicionar a departamento', ''])
    await bar(page).getByRole('button', { name: 'Adicionar a departamento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Adicionar 2 pessoas a um departamento' })
    await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
    await dialog.getByText('Escolha o departamento.').waitFor()
    await dialog.getByRole('combobox').fill('diac')
    await dialog.getByRole('option', { name: 'Diaconia' }).click()
    await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
    await toastOf(page, '2 pessoas adicionadas ao departamento.').waitFor()
    await openFilters(page)
    await page.getByRole('combobox', { name: 'Departamento' }).fill('diac')
    await page.getByRole('option', { name: 'Diaconia' }).click()
    await page.waitForURL(/idDepartamento=\d+/)
    await eventually(async () => {
      await settled(page)
      expect(await rows(page).count()).toBe(2)
    })
    await page.getByRole('link', { name: 'Ivone Voluntaria' }).click()
    await page.getByText('Entrou em um departamento').waitFor()
    await page.getByRole('heading', { name: 'Departamentos' }).waitFor()
    await page.getByRole('link', { name: 'Diaconia' }).click()
    await page.getByRole('heading', { level: 1, name: 'Diaconia' }).waitFor()
  })

  test('bulk actions on people accept at most a hundred people', async () => {
    const page = await openPeople('?tamanho=100')
    const all = page.getByRole('checkbox', { name: 'Selecionar todos desta página' })
    await all.check({ force: true })
    await bar(page).getByText('100 pessoas selecionadas').waitFor()
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await page.getByText(/^101–/).waitFor()
    await settled(page)
    // with the keyboard: the bar, which stays visible, may lie above the row
    await page
      .getByRole('checkbox', { name: /^Selecionar / })
      .nth(1)
      .press('Space')
    await toastOf(page, 'Selecione no máximo 100 pessoas.').waitFor()
    await bar(page).getByText('100 pessoas selecionadas').waitFor()
    await bar(page).getByRole('button', { name: 'Limpar seleção' }).click()
    expect(await bar(page).count()).toBe(0)
  })

  test('bulk actions on people are not offered to a member, nor in the recycle bin', async () => {
    const member = await openPeople('', 2)
    expect(await member.getByRole('checkbox').count()).toBe(0)
    const admin = await openPeople('?excluidos=true')
    await admin.getByRole('table', { name: 'Pessoas' }).waitFor()
    expect(await admin.getByRole('checkbox').count()).toBe(0)
  })

  test.each(['light', 'dark'] as const)('bulk actions have an accessible bar and dialog (%s)', async (theme) => {
    const page = await product.openPage({ perfil: 1, theme, path: '/dashboard/users' })
    await settled(page)
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check({ force: true })
    expect(await violations(page)).toEqual([])
    await bar(page).getByRole('button', { name: 'Adicionar a departamento' }).click()
    await page.getByRole('dialog').getByRole('combobox').click()
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    expect(await violations(page)).toEqual([])
  })

  test('on a phone, bulk actions on people have a menu, and check boxes large enough for a thumb', async () => {
    const [id] = await makePeople('Polegar', ['Nara'])
    const page = await product.openPage({ perfil: 1, phone: true, path: '/dashboard/users?busca=polegar' })
    await settled(page)
    const label = page.locator('label').filter({ has: tick(page, 'Nara Polegar') })
    const box = await label.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await label.tap()
    // every action is within reach: on the smallest phones, and on a turned one
    for (const [width, height] of [
      [320, 568],
      [640, 320],
    ] as const) {
      await page.setViewportSize({ width, height })
      await bar(page).getByRole('button', { name: 'Ações' }).tap()
      for (const item of await page.getByRole('menuitem').all()) {
        await item.scrollIntoViewIfNeeded()
        const place = await item.boundingBox()
        expect(place?.y).toBeGreaterThanOrEqual(0)
        expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(height)
      }
      await page.getByRole('menuitem', { name: 'Mudar perfil' }).tap()
      await page
        .getByRole('dialog', { name: 'Mudar o perfil de 1 pessoa' })
        .getByRole('button', { name: 'Cancelar' })
        .tap()
    }
    await bar(page).getByRole('button', { name: 'Ações' }).tap()
    await page.getByRole('menuitem', { name: 'Desativar' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }).tap()
    await toastOf(page, '1 pessoa desativada.').waitFor()
    expect(await activeOf([id as number])).toEqual([0])
  })
})

describe('actions on one person', () => {
  async function menu(page: Page, of: string, item: string): Promise<void> {
    await page.getByRole('button', { name: `Ações de ${of}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  test('actions on one person change the perfil from the row menu, with the church’s names for the perfis', async () => {
    await makePeople('Perfilada', ['Lia'])
    const page = await openPeople('?busca=perfilada')
    await menu(page, 'Lia Perfilada', 'Mudar perfil')
    const dialog = page.getByRole('dialog', { name: 'Mudar perfil de Lia Perfilada' })
    const perfil = dialog.getByRole('combobox', { name: 'Perfil' })
    expect(await perfil.locator('option').allInnerTexts()).not.toContain('Administrador da plataforma')
    await perfil.selectOption({ label: 'Líder' })
    await dialog.getByText('Lidera departamentos, células e grupos de louvor.').waitFor()
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
    await dialog.getByText('Informe a sua senha atual.').waitFor()
    await dialog.getByLabel('Sua senha atual').fill(password)
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Perfil alterado com sucesso.').waitFor()
    await eventually(async () =>
      expect(await rows(page).first().locator('[data-label="Perfil"]').innerText()).toBe('Líder'),
    )
    await menu(page, 'Lia Perfilada', 'Mudar perfil')
    await perfil.selectOption({ label: 'Selecione…' })
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
    await dialog.getByText('Escolha o perfil.').waitFor()
  })

  test('actions on one person deactivate and activate from the person’s page', async () => {
    const [id] = await makePeople('Parada', ['Mia'])
    const page = await product.openPage({ perfil: 5, path: `/dashboard/users/${id}` })
    await settled(page)
    await page.getByRole('button', { name: 'Ações de Mia Parada' }).click()
    // a pastor may not change a perfil
    expect(await menuItems(page)).toEqual(['Desativar Pessoa'])
    await page.getByRole('menuitem', { name: 'Desativar Pessoa' }).click()
    await answer(page, 'Desativar')
    await toastOf(page, 'Pessoa desativada com sucesso.').waitFor()
    await page.getByText('Inativo', { exact: true }).waitFor()
    const link = page.getByRole('button', { name: 'Enviar link de senha' })
    expect([await link.isDisabled(), await link.getAttribute('title')]).toEqual([true, 'Esta pessoa está inativa.'])
    await menu(page, 'Mia Parada', 'Ativar Pessoa')
    await answer(page, 'Ativar')
    await toastOf(page, 'Pessoa ativada com sucesso.').waitFor()
    expect(await activeOf([id as number])).toEqual([1])
  })

  test('actions on one person do not let users change their own perfil, in the menu or in the form', async () => {
    const page = await openPeople('?busca=admin@betel.demo')
    await page.getByRole('button', { name: /^Ações de/ }).click()
    expect(await menuItems(page)).toEqual(['Editar Pessoa', 'Enviar link de senha'])
    await page.getByRole('menuitem', { name: 'Editar Pessoa' }).click()
    await page.getByRole('heading', { name: 'Acesso' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Perfil' }).count()).toBe(0)
  })

  test('filters restrict the list to recent converts born in a month, and are kept in the address', async () => {
    await makePeople('Convertida', ['Nina'], { recemConvertido: 1, dataNascimento: '1999-03-20' })
    const page = await openPeople('')
    await openFilters(page)
    await page.getByRole('combobox', { name: 'Conversão' }).selectOption({ label: 'Recém-convertidos' })
    await page.getByRole('combobox', { name: 'Aniversário' }).selectOption({ label: 'Aniversário: Março' })
    await page.waitForURL(/recemConvertido=1.*mesAniversario=3/)
    await page.reload()
    await settled(page)
    const converts = await rows(page).locator('[data-label="Recém-convertido"]').allInnerTexts()
    expect(new Set(converts)).toEqual(new Set(['Sim']))
    const names = await rows(page).locator('td:first-child').allInnerTexts()
    expect(names.join()).toContain('Nina Convertida')
    const born = await product.sql<{ month: number }>(
      `select distinct extract(month from data_nascimento)::int as month from usuario where name = any($1)`,
      [names.map((name) => name.split('\n').at(-1))],
    )
    expect(born).toEqual([{ month: 3 }])
  })
})
