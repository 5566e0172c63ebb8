import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, menuItems, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const list = '/dashboard/missoes'
const members = 'Membros da Missão'
const rows = (page: Page, table = 'Missões') => page.getByRole('table', { name: table }).locator('tbody tr')

async function open(path: string, perfil: 1 | 2 | 3 = 3, expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path, expected })
  await settled(page)
  return page
}

/** Creates a mission, so that each test has its own. */
async function makeMission(nomeMissao: string): Promise<number> {
  const query = 'mutation($input: MissaoInput!) { criarMissao(input: $input) { id } }'
  return (await product.graphql<{ criarMissao: { id: number } }>(1, query, { input: { nomeMissao } })).criarMissao.id
}

async function choose(page: Page, label: string, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

const answer = (page: Page, button: string) =>
  page.getByRole('alertdialog', { name: 'Tem certeza?' }).getByRole('button', { name: button }).click()

describe('a mission', () => {
  test('a mission is created with its responsible person, shown on its page, edited, deleted and restored', async () => {
    const page = await open(list, 1)
    await page.getByRole('link', { name: 'Nova Missão' }).click()
    await page.getByRole('heading', { name: 'Nova Missão' }).waitFor()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Informe o nome da missão.').waitFor()
    await page.getByLabel('Nome').fill('Ilha do Mel')
    await page.getByLabel('Local').fill('Paranaguá - PR')
    await page.getByLabel('Início', { exact: true }).pressSequentially('10032097')
    await page.getByLabel('Fim', { exact: true }).pressSequentially('09032097')
    await choose(page, 'Responsável', 'lider@betel', /^.+ - lider@betel\.demo$/)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('O fim não pode ser antes do início.').waitFor()
    await page.getByLabel('Fim', { exact: true }).fill('20/03/2097')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Missão criada com sucesso.').waitFor()
    await page.waitForURL(/missoes\/\d+$/)
    await page.getByRole('heading', { name: 'Ilha do Mel' }).waitFor()
    for (const text of ['Paranaguá - PR', '10/03/2097', '20/03/2097', 'Planejada', '0 membros'])
      await page.getByText(text, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Abrir no mapa: Paranaguá - PR' }).waitFor()
    const message = await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')
    expect(new URL(message ?? '').searchParams.get('text')).toContain('Ilha do Mel\n10/03/2097 a 20/03/2097\nParanaguá')
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('heading', { name: 'Editar Missão' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Responsável' }).inputValue()).toContain('lider@betel.demo')
    await page.getByLabel('Status').selectOption('em_andamento')
    await page.getByRole('button', { name: 'Limpar: Responsável' }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Missão atualizada com sucesso.').waitFor()
    expect(
      await product.sql(`select status_missao, id_responsavel from missao where nome_missao = 'Ilha do Mel'`),
    ).toEqual([{ status_missao: 'em_andamento', id_responsavel: null }])

    // nobody is invited to what does not take place
    await product.sql(`update missao set status_missao = 'cancelada' where nome_missao = 'Ilha do Mel'`)
    await page.reload()
    await page.getByText('Cancelada', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).count()).toBe(0)
    await product.sql(`update missao set status_missao = 'em_andamento' where nome_missao = 'Ilha do Mel'`)

    await goTo(page, `${list}?busca=paranagua`)
    await page.getByRole('button', { name: 'Ações de Ilha do Mel' }).click()
    await page.getByRole('menuitem', { name: 'Excluir Missão' }).click()
    await answer(page, 'Excluir')
    await toastOf(page, 'Missão excluída com sucesso.').getByText('Desfazer').click()
    await toastOf(page, 'Missão restaurada com sucesso.').waitFor()
    await rows(page).getByText('Ilha do Mel').waitFor()
  })

  test('a mission is found by its status, and by the global search', async () => {
    const page = await open(list)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('concluida')
    await page.waitForURL(/statusMissao=concluida/)
    await eventually(async () => {
      const states = await rows(page).locator('[data-label="Status"]').allInnerTexts()
      expect(new Set(states.map((state) => state.trim()))).toEqual(new Set(['Concluída']))
    })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Buscar/ }).fill('ribeirinhos')
    await page.getByRole('option', { name: /Ribeirinhos do Solimões/ }).click()
    await page.waitForURL(/missoes\/\d+$/)
    await page.getByRole('heading', { name: 'Ribeirinhos do Solimões' }).waitFor()
  })
})

describe('members of a mission', () => {
  test('members of a mission are added, deactivated, activated and deleted, each after a confirmation', async () => {
    const id = await makeMission('Quilombos')
    const page = await open(`${list}/${id}/membros`, 3, [409])
    await page.getByRole('link', { name: 'Adicionar Membro' }).first().click()
    await page.waitForURL(`**${list}/${id}/membros/create`)
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    await page.getByText('Selecione um membro para adicionar à missão.').waitFor()
    await choose(page, 'Membro', 'pastor@betel', /^.+ - pastor@betel\.demo$/)
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    await toastOf(page, 'A pessoa foi adicionada à missão com sucesso.').waitFor()
    await page.waitForURL(`**${list}/${id}/membros`)
    const row = rows(page, members).first()
    await row.getByText('pastor@betel.demo').waitFor()
    await row.getByText('Ativo', { exact: true }).waitFor()

    const choice = async (item: string) => {
      await page.getByRole('button', { name: /^Ações de/ }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }
    await choice('Desativar')
    await answer(page, 'Cancelar')
    await row.getByText('Ativo', { exact: true }).waitFor()
    await choice('Desativar')
    await answer(page, 'Desativar')
    await toastOf(page, 'O membro foi inativado com sucesso.').waitFor()
    await row.getByText('Inativo', { exact: true }).waitFor()
    await choice('Ativar')
    await answer(page, 'Ativar')
    await toastOf(page, 'O membro foi ativado com sucesso.').waitFor()
    await row.getByText('Ativo', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Adicionar Membro' }).click()
    await page.getByRole('combobox', { name: 'Membro' }).fill('pastor@betel')
    await page.getByText('Nada encontrado.').waitFor()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await choice('Excluir')
    await answer(page, 'Excluir')
    await toastOf(page, 'O membro foi excluído com sucesso.').waitFor()
    await page.getByText('Ainda não há dados cadastrados.').waitFor()
  })

  test('an error appears when a change of a mission’s members fails', async () => {
    const page = await open(list, 3, [500])
    await page.getByRole('searchbox').fill('sopa')
    await page.waitForURL(/busca=sopa/)
    await page.getByRole('button', { name: 'Ações de Sopa no centro' }).click()
    await page.getByRole('menuitem', { name: 'Ver membros' }).click()
    await page.waitForURL(/membros$/)
    await rows(page, members).first().waitFor()
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }))
    for (const [item, text] of [
      [/^(Des)?[Aa]tivar$/, /^Não foi possível (in)?ativar o membro\.$/],
      [/^Excluir$/, /^Não foi possível excluir o membro\.$/],
    ] as const) {
      await page
        .getByRole('button', { name: /^Ações de/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: item }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: item }).click()
      await page.getByText(text).waitFor()
    }
  })

  test('members of a mission can be reloaded after a failure; until then nobody can be added', async () => {
    const id = await makeMission('Aldeias')
    const page = await open('/dashboard/home', 3, [500])
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `${list}/${id}/membros`)
    await page.getByText('Não foi possível buscar os membros da missão.').waitFor()
    expect(await page.getByRole('link', { name: 'Adicionar Membro' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByText('Ainda não há dados cadastrados.').waitFor()
  })

  test('members of a mission cannot be selected while the list of people fails to load', async () => {
    const id = await makeMission('Fronteira')
    const page = await product.openPage({ perfil: 3, expected: [500] })
    let failures = 1
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('UsuarioChoices') && failures-- > 0
        ? route.fulfill({ status: 500, body: '{}' })
        : route.fallback(),
    )
    await goTo(page, `${list}/${id}/membros/create`)
    await page.getByText('Não foi possível carregar os usuários.').waitFor()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('combobox', { name: 'Membro' }).waitFor()
  })

  test('members of a mission are visible to a church member, who cannot change anything', async () => {
    const page = await open(list, 2)
    expect(await page.getByRole('link', { name: 'Nova Missão' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Ações de Sopa no centro' }).click()
    expect(await menuItems(page)).toEqual(['Ver membros'])
    await page.getByRole('menuitem').click()
    await page.waitForURL(/membros$/)
    await rows(page, members).first().waitFor()
    expect(await page.getByRole('link', { name: 'Adicionar Membro' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
  })
})
