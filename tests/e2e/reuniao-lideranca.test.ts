import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, menuItems, type Perfil, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const path = '/dashboard/reunioes_lideranca'
const rows = (page: Page) => page.getByRole('table', { name: 'Reuniões de liderança' }).locator('tbody tr')

async function open(perfil: Perfil = 1, search = ''): Promise<Page> {
  const page = await product.openPage({ perfil, path: path + search })
  await settled(page)
  return page
}

/**
 * Creates a meeting with the status 'realizada'.
 * @returns its uuid
 */
async function meeting(pautaReuniao: string, textoAta?: string): Promise<string> {
  const make = 'mutation($input: ReuniaoLiderancaInput!) { criarReuniaoLideranca(input: $input) { uuid } }'
  const input = { dataReuniao: '2026-10-20', pautaReuniao }
  type Made = { criarReuniaoLideranca: { uuid: string } }
  const { uuid } = (await product.graphql<Made>(1, make, { input })).criarReuniaoLideranca
  const edit =
    'mutation($id: ID!, $input: ReuniaoLiderancaInput!) { atualizarReuniaoLideranca(id: $id, input: $input) { id } }'
  await product.graphql(1, edit, { id: uuid, input: { ...input, statusReuniao: 'realizada' } })
  if (textoAta) {
    const save = 'mutation($id: ID!, $input: AtaInput!) { salvarAta(id: $id, input: $input) { id } }'
    await product.graphql(1, save, { id: uuid, input: { textoAta } })
  }
  return uuid
}

const stored = async (uuid: string) =>
  (
    await product.sql<{ texto: string; numero: number | null }>(
      'select texto_ata as texto, numero_ata as numero from ata a join reuniao_lideranca r on r.id = a.id_reuniao where r.uuid = $1',
      [uuid],
    )
  )[0]

const editor = (page: Page) => page.getByRole('textbox', { name: 'Texto da ata' })

describe('leadership meetings', () => {
  test('leadership meetings are planned, searched, filtered, edited and deleted', async () => {
    const page = await open()
    await page.getByRole('link', { name: 'Nova Reunião' }).click()
    await page.getByRole('heading', { name: 'Nova Reunião de Liderança' }).waitFor()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Informe uma data válida.').waitFor()
    await page.getByText('Informe a pauta.').waitFor()
    const day = page.getByRole('textbox', { name: 'Data da Reunião' })
    await day.pressSequentially('16122026')
    await page.getByLabel('Pauta').fill('Calendário do ano que vem')
    await page.getByRole('combobox', { name: 'Participantes' }).fill('pastor')
    await page.getByRole('option').filter({ visible: true }).first().click()
    const chosen = page.getByRole('list', { name: 'Participantes: escolhidos' })
    await chosen.getByRole('button').waitFor()
    await page.getByRole('button', { name: 'Salvar e criar outra' }).click()
    await toastOf(page, 'Reunião criada com sucesso.').waitFor()
    await day.and(page.locator(':focus')).waitFor()
    expect([await day.inputValue(), await page.getByLabel('Pauta').inputValue()]).toEqual(['', ''])
    // nobody is shown who would not be saved
    expect(await chosen.count()).toBe(0)
    await day.pressSequentially('15122026')
    await page.getByLabel('Pauta').fill('Pintura da fachada\nConsagração de diáconos')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.waitForURL(/reunioes_lideranca\/[0-9a-f-]{36}\/ata$/)

    await goTo(page, path)
    await page.getByRole('searchbox').pressSequentially('consagracao')
    await eventually(async () => expect(await rows(page).count()).toBe(1))
    expect(await rows(page).first().innerText()).toMatch(
      /15\/12\/2026\s+Pintura da fachada · Consagração de diáconos\s+Marcada\s+-/,
    )
    await page.getByRole('button', { name: 'Ações de reunião de 15/12/2026' }).click()
    await page.getByRole('menuitem', { name: 'Editar reunião' }).click()
    await page.getByRole('heading', { name: 'Editar Reunião de Liderança' }).waitFor()
    await page.getByLabel('Status').selectOption({ label: 'Cancelada' })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Reunião atualizada com sucesso.').waitFor()

    await goTo(page, `${path}?busca=consagracao&statusReuniao=marcada`)
    await page.getByText('Nenhum resultado para esta busca.').waitFor()
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Cancelada' })
    await eventually(async () => expect(await rows(page).count()).toBe(1))
    await page.getByRole('button', { name: 'Ações de reunião de 15/12/2026' }).click()
    await page.getByRole('menuitem', { name: 'Excluir reunião' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await toastOf(page, 'Reunião excluída com sucesso.').getByText('Desfazer').click()
    await toastOf(page, 'Reunião restaurada com sucesso.').waitFor()
  })

  test('a helper plans leadership meetings but cannot edit them; a member reads meetings but no draft of minutes', async () => {
    const uuid = await meeting('Pauta do rascunho', '<p>Palavras ainda por aprovar.</p>')
    const helper = await open(4, '?busca=pauta do rascunho')
    await helper.getByRole('link', { name: 'Nova Reunião' }).waitFor()
    await helper.getByRole('button', { name: /^Ações de/ }).click()
    expect(await menuItems(helper)).toEqual(['Ver reunião'])
    await helper.getByRole('menuitem').click()
    await helper.getByText('Palavras ainda por aprovar.').waitFor()

    const member = await open(2, '?busca=pauta do rascunho')
    expect(await member.getByRole('link', { name: 'Nova Reunião' }).count()).toBe(0)
    await member.getByRole('link', { name: '20/10/2026' }).click()
    await member.getByText('Esta reunião ainda não tem ata.').waitFor()
    expect(await member.getByRole('button', { name: /ata|reunião/i }).count()).toBe(0)
    for (const address of [`${path}/${uuid}/ata/editar`, `${path}/create`]) {
      await goTo(member, address)
      await member.waitForURL('**/auth/500')
    }
  })

  test('a message appears when a leadership meeting does not exist', async () => {
    const page = await product.openPage({
      perfil: 1,
      path: `${path}/00000000-0000-4000-8000-000000000000/ata`,
      expected: [404],
    })
    await page.getByText('Reunião de liderança não encontrada.').waitFor()
  })
})

describe('minutes of a meeting', () => {
  test('minutes of a meeting are written with headings, lists and emphasis, approved, and then cannot be changed', async () => {
    const uuid = await meeting('Fachada')
    const page = await product.openPage({ perfil: 1, path: `${path}/${uuid}/ata` })
    await page.getByText('Esta reunião ainda não tem ata.').waitFor()
    await page.getByText('Para aprovar, escreva a ata.').waitFor()
    expect(await page.getByRole('button', { name: 'Aprovar ata' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Escrever ata' }).click()
    await page.getByRole('heading', { name: 'Escrever Ata' }).waitFor()
    await editor(page).waitFor()
    await page.getByRole('button', { name: 'Salvar rascunho' }).click()
    await page.getByText('Escreva a ata.').waitFor()
    await editor(page).and(page.locator(':focus')).waitFor()

    await page.getByRole('button', { name: 'Título', exact: true }).click()
    await page.keyboard.type('Abertura')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Orou ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Ana')
    expect(await page.getByRole('button', { name: 'Negrito' }).getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- tinta branca')
    await page.keyboard.press('Enter')
    await page.keyboard.type('três orçamentos')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Citação' }).click()
    await page.keyboard.type('Edificar.')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await page.getByRole('button', { name: 'Refazer' }).click()
    await page.getByRole('button', { name: 'Salvar rascunho' }).click()
    await toastOf(page, 'Ata salva com sucesso.').waitFor()
    const text =
      '<h2>Abertura</h2><p>Orou <strong>Ana</strong>.</p><ul><li><p>tinta branca</p></li><li><p>três orçamentos</p></li></ul>' +
      '<blockquote><p>Edificar.</p></blockquote>'
    expect(await stored(uuid)).toEqual({ texto: text, numero: null })

    await page.getByText('Rascunho', { exact: true }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'tinta branca' }).waitFor()
    await page.getByRole('button', { name: 'Aprovar ata' }).click()
    const question = page.getByRole('alertdialog', { name: 'Tem certeza?' })
    await question.getByText('Depois, nem ela nem a reunião poderão ser alteradas.').waitFor()
    await question.getByRole('button', { name: 'Aprovar' }).click()
    await toastOf(page, 'aprovada com sucesso.').waitFor()
    const { numero } = (await stored(uuid)) as { numero: number }
    await page.getByRole('heading', { level: 1, name: `Ata nº ${numero}` }).waitFor()
    await page.getByText(/Aprovada em .* por/).waitFor()
    // wait until the confirmation is closed, because it has a button of the same name
    await eventually(async () =>
      expect(await page.getByRole('button', { name: /Editar|Aprovar|Excluir/ }).count()).toBe(0),
    )
    await goTo(page, `${path}/${uuid}/ata/editar`)
    await page.getByText('A ata desta reunião não pode ser escrita').waitFor()
    await goTo(page, `${path}/create/${uuid}`)
    await page.getByText('A ata desta reunião está aprovada, e a reunião não pode mais ser alterada.').waitFor()
    expect(await page.locator('form').count()).toBe(0)

    const member = await product.openPage({ perfil: 2, path: `${path}/${uuid}/ata` })
    await member.getByText('Orou Ana.').waitFor()
    await goTo(member, `${path}?busca=fachada`)
    await rows(member)
      .filter({ hasText: `Nº ${numero}` })
      .first()
      .waitFor()
  })

  test('colours, scripts and images of pasted text are removed from minutes', async () => {
    const uuid = await meeting('Colagem')
    const page = await product.openPage({ perfil: 1, path: `${path}/${uuid}/ata/editar` })
    await editor(page).click()
    await editor(page).evaluate((target) => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        '<p style="color:red" onclick="window.hacked=1">De <b>fora</b><img src=x onerror="window.hacked=1"></p><script>window.hacked=1</script><h1>Item</h1>',
      )
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    await editor(page).getByText('Item').waitFor()
    await page.getByRole('button', { name: 'Salvar rascunho' }).click()
    await toastOf(page, 'Ata salva com sucesso.').waitFor()
    expect((await stored(uuid))?.texto).toBe('<p>De <strong>fora</strong></p><h2>Item</h2>')
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })

  test('a script in minutes is not executed, even if it is already in the database', async () => {
    const uuid = await meeting('Invasão', '<p>Inocente.</p>')
    await product.sql(
      `update ata set texto_ata = $2 from reuniao_lideranca r where r.id = id_reuniao and r.uuid = $1`,
      [uuid, '<p>Inocente.<img src="x" onerror="window.hacked=1"></p><svg onload="window.hacked=1"></svg>'],
    )
    const page = await product.openPage({ perfil: 1, path: `${path}/${uuid}/ata` })
    await page.getByText('Inocente.').waitFor()
    expect(await page.locator('article img, article svg, article [onerror]').count()).toBe(0)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })

  test('a confirmation appears before the user leaves unsaved minutes; an older window cannot overwrite newer minutes', async () => {
    const uuid = await meeting('Duas janelas', '<p>Começo.</p>')
    const address = `${path}/${uuid}/ata/editar`
    const old = await product.openPage({ perfil: 1, path: address, expected: [409] })
    await editor(old).getByText('Começo.').waitFor()
    const other = await product.openPage({ perfil: 5, path: address })
    await editor(other).click()
    await other.keyboard.press('Control+End')
    await other.keyboard.type(' De outra janela.')
    await other.getByRole('button', { name: 'Salvar rascunho' }).click()
    await toastOf(other, 'Ata salva com sucesso.').waitFor()

    await editor(old).click()
    await old.keyboard.type('Meu. ')
    await old.getByRole('button', { name: 'Cancelar' }).click()
    await old.getByRole('alertdialog', { name: 'Sair sem salvar?' }).getByRole('button', { name: 'Cancelar' }).click()
    await old.getByRole('button', { name: 'Salvar rascunho' }).click()
    await old.getByRole('button', { name: 'Recarregar os dados' }).click()
    await editor(old).getByText('Começo. De outra janela.').waitFor()
  })

  test('minutes of a meeting are printed on a separate sheet: the church, the number, space for signatures, and no menu', async () => {
    const page = await open(1, '?quando=anteriores')
    await page
      .getByRole('row')
      .filter({ hasText: /Nº \d+/ })
      .first()
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /^Ata nº \d+$/ }).waitFor()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Imprimir' }).click()
    await page.locator('body[data-printed]').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    await page.getByText(/Ata nº \d+ da reunião de liderança/).waitFor()
    await page.getByText('Presidência').waitFor()
    expect(await page.locator('article').getByText('Igreja Betel', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false)
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  })

  test('the editor for minutes is loaded only for minutes and has at most 80 kB', async () => {
    const uuid = await meeting('Peso', '<p>Leve.</p>')
    const page = await product.openPage({ perfil: 1, path: `${path}/${uuid}/ata`, fresh: true })
    await page.getByText('Leve.').waitFor()
    const loaded = new Map<string, number>()
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return
      const { responseBodySize } = await response.request().sizes()
      const { pathname } = new URL(response.url())
      // count a file once: it is preloaded first, then imported from the browser's cache
      loaded.set(pathname, Math.max(loaded.get(pathname) ?? 0, responseBodySize))
    })
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /editor/.test(name))),
    ).toBe(false)
    await page.getByRole('button', { name: 'Editar ata' }).click()
    await editor(page).waitFor()
    await eventually(async () => {
      const [size] = [...loaded].flatMap(([file, bytes]) => (/\/editor-/.test(file) ? [bytes] : []))
      expect(size).toBeGreaterThan(10_000)
      expect(size).toBeLessThanOrEqual(80_000)
    })
  })
})
