import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { eventually, goTo, menuItems, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const list = '/dashboard/eventos'
const table = (page: Page, name = 'Eventos') => page.getByRole('table', { name })
const rows = (page: Page, name?: string) => table(page, name).locator('tbody tr')
const members = 'Membros do Evento'
const start = /^Início( \*)?$/

async function open(path: string, perfil: 1 | 2 | 3 = 3, expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path, expected })
  await settled(page)
  return page
}

/** Creates an event, so that each test has its own. */
async function makeEvent(nomeEvento: string, data: object = {}): Promise<number> {
  const query = 'mutation($input: EventoInput!) { criarEvento(input: $input) { id } }'
  const input = { nomeEvento, dataInicio: '2097-05-01T19:30', ...data }
  return (await product.graphql<{ criarEvento: { id: number } }>(1, query, { input })).criarEvento.id
}

async function addMember(idEvento: number, email: string): Promise<void> {
  const [person] = await product.sql<{ id: number }>('select id from usuario where email = $1', [email])
  const query = 'mutation($input: MembroEventoInput!) { adicionarMembroEvento(input: $input) { id } }'
  await product.graphql(1, query, { input: { idEvento: String(idEvento), idMembro: String(person?.id) } })
}

const stored = (nome: string) =>
  product.sql<Record<string, unknown>>(
    `select data_inicio::text as inicio, data_fim::text as fim, vagas, local.nome_local as local
    from evento left join local on local.id = id_local where nome_evento = $1`,
    [nome],
  )

async function choose(page: Page, label: string, text: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

describe('an event', () => {
  test('a deleted event shows a notice on its page and instead of its form, with a restore button and no other action; people who may not restore it do not see it', async () => {
    const id = await makeEvent('Sarau na lixeira')
    await product.graphql(1, 'mutation($id: ID!) { excluirEvento(id: $id) { message } }', { id: String(id) })
    const leader = await product.openPage({ perfil: 3, path: `${list}/${id}`, expected: [404] })
    await leader.getByText('Evento não encontrado.').waitFor()
    const page = await open(`${list}/create/${id}`, 1)
    await page.getByText('O que está na lixeira não pode ser alterado.').waitFor()
    expect(await page.locator('form').count()).toBe(0)
    await page.getByRole('button', { name: 'Restaurar' }).click()
    await page.locator('form').getByLabel('Nome').waitFor()
    await product.graphql(1, 'mutation($id: ID!) { excluirEvento(id: $id) { message } }', { id: String(id) })

    await goTo(page, `${list}/${id}`)
    await page.getByText(/^Na lixeira desde \d\d\/\d\d\/\d{4}/).waitFor()
    for (const name of ['Editar', 'Excluir', 'Ver membros'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Restaurar' }).click()
    await page.getByRole('button', { name: 'Editar' }).waitFor()
    expect(await page.getByText('Na lixeira desde').count()).toBe(0)
  })

  test('an event is created with its place, hours, limit and picture, shown on its page, and edited', async () => {
    const page = await open(list)
    await page.getByRole('link', { name: 'Novo Evento' }).click()
    await page.getByRole('heading', { name: 'Novo Evento' }).waitFor()
    await page.getByLabel('Nome').fill('Festa da Colheita')
    await page.getByRole('textbox', { name: start }).pressSequentially('01052097')
    await page.getByLabel('Início: hora').pressSequentially('1930')
    await page.getByLabel('Fim', { exact: true }).pressSequentially('01052097')
    await page.getByLabel('Fim: hora').pressSequentially('22')
    await choose(page, 'Local', 'aguas', 'Sítio Águas Claras')
    await page.getByLabel('Vagas').fill('12')
    const buffer = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#308040' } })
      .png()
      .toBuffer()
    await page.getByLabel('Imagem do evento').setInputFiles({ name: 'f.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Evento criado com sucesso.').waitFor()
    await page.waitForURL(/eventos\/\d+$/)
    expect(await stored('Festa da Colheita')).toEqual([
      { inicio: '2097-05-01 22:30:00+00', fim: '2097-05-02 01:00:00+00', vagas: 12, local: 'Sítio Águas Claras' },
    ])

    await page.getByRole('heading', { name: 'Festa da Colheita' }).waitFor()
    await page.getByText('01/05/2097 19:30 às 22:00').waitFor()
    await page.getByText('Sítio Águas Claras').waitFor()
    await page.getByText('Estrada do Capivari, km 8, Valinhos - SP').waitFor()
    await page.getByText('12 vagas livres').waitFor()
    const message = await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')
    expect(new URL(message ?? '').searchParams.get('text')).toContain('Estrada do Capivari, km 8')
    const photo = page.getByRole('img', { name: 'Festa da Colheita' })
    await photo.waitFor()
    expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(60)

    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('heading', { name: 'Editar Evento' }).waitFor()
    expect(await page.getByRole('textbox', { name: start }).inputValue()).toBe('01/05/2097')
    expect(await page.getByLabel('Início: hora').inputValue()).toBe('19:30')
    expect(await page.getByRole('combobox', { name: 'Local' }).inputValue()).toBe('Sítio Águas Claras')
    await page.getByLabel('Fim: hora').fill('')
    await page.getByLabel('Início: hora').fill('')
    await page.getByLabel('Nome').fill('Festa da Primeira Colheita')
    await page.keyboard.press('Enter')
    await toastOf(page, 'Evento atualizado com sucesso.').waitFor()
    expect(await stored('Festa da Primeira Colheita')).toMatchObject([
      { inicio: '2097-05-01 03:00:00+00', fim: '2097-05-02 02:59:00+00' },
    ])
    await goTo(page, list)
    await page.getByRole('searchbox').fill('primeira colheita')
    await eventually(async () => expect(await rows(page).first().innerText()).toMatch(/01\/05\/2097(?! \d)/))
  })

  test('the form shows at its fields what is missing or invalid, and how many members the event has already', async () => {
    const page = await open('/dashboard/eventos/create', 3, [409])
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Informe o nome do evento.').waitFor()
    await page.getByText('Informe quando o evento começa.').waitFor()
    await page.getByLabel('Nome').fill('Vigília')
    await page.getByRole('textbox', { name: start }).pressSequentially('05122026')
    await page.getByLabel('Início: hora').pressSequentially('2590')
    await page.getByLabel('Nome').click()
    await page.getByText('Informe uma data e hora válidas.').waitFor()
    await page.getByLabel('Início: hora').fill('22:00')
    await page.getByLabel('Fim', { exact: true }).pressSequentially('05122026')
    await page.getByLabel('Fim: hora').pressSequentially('2100')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('O fim não pode ser antes do início.').waitFor()
    expect(await stored('Vigília')).toEqual([])

    const id = await makeEvent('Oficina de libras', { vagas: 3 })
    for (const email of ['lider@betel.demo', 'pastor@betel.demo']) await addMember(id, email)
    await page.getByLabel('Fim: hora').fill('23:00')
    await page.getByLabel('Fim', { exact: true }).fill('06/12/2026')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Evento criado com sucesso.').waitFor()
    await goTo(page, `/dashboard/eventos/create/${id}`)
    await page.getByLabel('Vagas').fill('1')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Já há 2 membros neste evento: as vagas não podem ser menos.').waitFor()
    expect(await stored('Oficina de libras')).toMatchObject([{ vagas: 3 }])
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Sair sem salvar' }).click()
    await page.waitForURL(`**${list}`)
  })

  test('an event is found by place and by period; it is deleted after a confirmation, and "Desfazer" restores it', async () => {
    await makeEvent('Almoço dos músicos')
    const page = await open(`${list}?busca=sitio aguas`, 1)
    expect(await rows(page).count()).toBeGreaterThan(1)
    await page.getByRole('group', { name: 'Período' }).getByRole('button', { name: 'Anteriores' }).click()
    await page.waitForURL(/quando=realizados/)
    await settled(page)
    const now = new Date().toISOString()
    const times = () =>
      table(page)
        .locator('time')
        .evaluateAll((shown) => shown.map((time) => (time as HTMLTimeElement).dateTime))
    await eventually(async () => expect((await times()).filter((time) => time > now)).toEqual([]))
    expect((await times()).length).toBeGreaterThan(0)

    await goTo(page, `${list}?busca=Almoço dos`)
    await settled(page)
    await page.getByRole('button', { name: 'Ações de Almoço dos músicos' }).click()
    await page.getByRole('menuitem', { name: 'Excluir Evento' }).click()
    await page.getByRole('alertdialog', { name: 'Tem certeza?' }).getByRole('button', { name: 'Excluir' }).click()
    await toastOf(page, 'Evento excluído com sucesso.').getByText('Desfazer').click()
    await toastOf(page, 'Evento restaurado com sucesso.').waitFor()
    await rows(page).getByText('Almoço dos músicos').waitFor()
  })

  test('an event is found by the global search', async () => {
    const id = await makeEvent('Noite de talentos')
    const page = await open('/dashboard/home', 2)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Buscar/ }).fill('talentos')
    await page.getByRole('option', { name: /Noite de talentos/ }).click()
    await page.waitForURL(`**${list}/${id}`)
    await page.getByRole('heading', { name: 'Noite de talentos' }).waitFor()
  })
})

describe('members of an event', () => {
  test('members of an event are selected by name or e-mail from the server, added once, and deleted after a confirmation', async () => {
    const id = await makeEvent('Feira do livro')
    const page = await open(`${list}/${id}/membros`, 3, [409])
    await page.getByText('Ainda não há dados cadastrados.').waitFor()
    await page.getByRole('link', { name: 'Adicionar Membro' }).first().click()
    await page.waitForURL(`**${list}/${id}/membros/create`)
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    await page.getByText('Selecione um membro para adicionar ao evento.').waitFor()
    await choose(page, 'Membro', 'pastor@betel', /^.+ - pastor@betel\.demo$/)
    await choose(page, 'Membro', 'lider@betel', /^.+ - lider@betel\.demo$/)
    await page.getByRole('button', { name: /^Retirar .*lider@betel/ }).click()
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    await toastOf(page, 'A pessoa foi adicionada ao evento com sucesso.').waitFor()
    await page.waitForURL(`**${list}/${id}/membros`)
    await table(page, members).waitFor()
    expect(await table(page, members).locator('thead th').allInnerTexts()).toEqual([
      'Nome',
      'E-mail',
      'Telefone',
      'Ações',
    ])
    expect(await rows(page, members).first().innerText()).toContain('pastor@betel.demo')

    await page.getByRole('link', { name: 'Adicionar Membro' }).click()
    await page.getByRole('combobox', { name: 'Membro' }).fill('pastor@betel')
    await page.getByText('Nada encontrado.').waitFor()
    await page.getByRole('button', { name: 'Cancelar' }).click()

    await page.getByRole('button', { name: /^Ações de/ }).click()
    expect(await menuItems(page)).toEqual(['Excluir'])
    await page.getByRole('menuitem', { name: 'Excluir' }).click()
    const question = page.getByRole('alertdialog', { name: 'Tem certeza?' })
    await question.getByText('Para desfazer, basta adicionar a pessoa de novo nesta lista.').waitFor()
    await question.getByRole('button', { name: 'Excluir' }).click()
    await toastOf(page, 'O membro foi excluído com sucesso.').waitFor()
    await page.getByText('Ainda não há dados cadastrados.').waitFor()
  })

  test('members of an event never exceed the limit, on the screen and on the server', async () => {
    const id = await makeEvent('Curso de padeiros', { vagas: 1 })
    await addMember(id, 'lider@betel.demo')
    const page = await open(`${list}/${id}/membros`, 3)
    await page.getByText('Vagas esgotadas').waitFor()
    await page.getByRole('link', { name: 'Adicionar Membro' }).click()
    await choose(page, 'Membro', 'pastor@betel', /pastor@betel/)
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    await page.getByRole('dialog').getByText('A única vaga deste evento já foi preenchida.').waitFor()
  })

  test('members of an event can be reloaded after a failure; until then nobody can be added', async () => {
    const id = await makeEvent('Chá de bebê')
    const page = await open('/dashboard/home', 3, [500])
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `${list}/${id}/membros`)
    await page.getByText('Não foi possível buscar os membros do evento.').waitFor()
    expect(await page.getByRole('link', { name: 'Adicionar Membro' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByText('Ainda não há dados cadastrados.').waitFor()
    expect(await page.getByRole('link', { name: 'Adicionar Membro' }).count()).toBe(2)
  })

  test('members of an event cannot be selected when the church has no other people: the form links to the registration', async () => {
    const id = await makeEvent('Jantar')
    const page = await product.openPage({ perfil: 1 })
    await page.route('**/graphql', async (route) => {
      if (!/UsuarioChoices|PessoasAtivas/.test(route.request().postData() ?? '')) return route.fallback()
      await route.fulfill({ json: { data: { usuarios: { __typename: 'UsuarioPage', totalCount: 0, nodes: [] } } } })
    })
    await goTo(page, `${list}/${id}/membros/create`)
    await page.getByText('Nenhum usuário cadastrado!').waitFor()
    await page.getByRole('link', { name: 'Cadastrar pessoa' }).click()
    await page.waitForURL('**/dashboard/user/create')
  })

  test('members of an event are exported to a file with the members of this event only', async () => {
    const id = await makeEvent('Ceia')
    await addMember(id, 'colaborador@betel.demo')
    const page = await open(`${list}/${id}/membros`)
    await page.getByRole('button', { name: 'Exportar' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Planilha CSV' }).click(),
    ])
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('colaborador@betel.demo')
  })

  test('members of an event are shown to a member of the church without telephone numbers and without actions', async () => {
    const id = await makeEvent('Gincana')
    await addMember(id, 'lider@betel.demo')
    await product.sql(`update usuario set telefone_usuario = '19987651234' where email = 'lider@betel.demo'`)
    const page = await open(`${list}/${id}/membros`, 2)
    await page.getByText('lider@betel.demo').waitFor()
    expect(await page.getByText('98765-1234').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Adicionar Membro' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
    await goTo(page, `${list}/${id}/membros/create`)
    await page.waitForURL('**/auth/500')
  })
})

test('on a phone an event is created, and the list of events consists of cards', async () => {
  const page = await product.openPage({ perfil: 3, phone: true, path: '/dashboard/eventos/create' })
  await page.getByLabel('Nome').fill('Lanche')
  await page.getByRole('textbox', { name: start }).pressSequentially('01062097')
  const heights = await page
    .locator('form input:visible:not([type=file], [type=checkbox]), form .bp6-switch:visible, form button:visible')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
  expect(heights.filter((height) => height < 44)).toEqual([])
  await page.getByRole('button', { name: 'Salvar', exact: true }).tap()
  await toastOf(page, 'Evento criado com sucesso.').waitFor()
  await goTo(page, `${list}?busca=Lanche`)
  await settled(page)
  expect(await rows(page).first().innerText()).toContain('01/06/2097')
  expect(
    await rows(page)
      .first()
      .evaluate((row) => row.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true)
})
