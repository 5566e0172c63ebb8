import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { accounts, eventually, goTo, menuItems, type Perfil, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const path = '/dashboard/visitas_pastorais'
const rows = (page: Page) => page.getByRole('table', { name: 'Visitas pastorais' }).locator('tbody tr')

async function open(perfil: Perfil = 1, search = ''): Promise<Page> {
  const page = await product.openPage({ perfil, path: path + search })
  await settled(page)
  return page
}

async function person(name: string): Promise<number> {
  const query = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
  return (await product.graphql<{ criarUsuario: { id: number } }>(1, query, { input: { name } })).criarUsuario.id
}

/** Creates a visit to a person with this name. */
async function visit(
  name: string,
  comentarioVisita: string,
  dataVisita = '2026-10-04',
): Promise<{ id: number; uuid: string }> {
  const query = 'mutation($input: VisitaPastoralInput!) { criarVisitaPastoral(input: $input) { id uuid } }'
  const people = { idPastor: String(await person('Pastor Natanael')), idVisitado: String(await person(name)) }
  const input = { ...people, dataVisita, comentarioVisita }
  type Made = { criarVisitaPastoral: { id: number; uuid: string } }
  return (await product.graphql<Made>(1, query, { input })).criarVisitaPastoral
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await field.fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

async function rowMenu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de visita a ${of}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Visita pastoral' })

test('a visit is registered, read, edited and deleted', async () => {
  await person('Eunice Lourenço')
  await person('Pastor Abelardo')
  const page = await open(5)
  await page.getByRole('link', { name: 'Nova Visita' }).click()
  await page.getByRole('heading', { name: 'Nova Visita Pastoral' }).waitFor()
  await choose(page, 'Pastor', 'Pastor Abelardo')
  await choose(page, 'Visitado', 'Eunice Lourenço')
  await page.getByRole('textbox', { name: 'Data da Visita' }).pressSequentially('05102026')
  await page.getByLabel('Comentário', { exact: true }).fill('Falou da mudança.\nVoltar em um mês.')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Visita pastoral criada com sucesso.').waitFor()
  await page.waitForURL(/visitas_pastorais$/)
  // without coming visits the list begins with the newest
  await page.locator('tr[data-saved]').getByText('Eunice Lourenço').waitFor()
  await page.getByRole('searchbox').fill('eunice lourenço')
  await eventually(async () => expect(await rows(page).count()).toBe(1))
  expect(await rows(page).first().innerText()).toMatch(/Pastor Abelardo[\s\S]*Eunice Lourenço[\s\S]*05\/10\/2026/)
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Pastor',
    'Visitado',
    'Data da Visita',
    'Ações',
  ])

  await rowMenu(page, 'Eunice Lourenço', 'Ver Comentário')
  await dialog(page).getByText('Falou da mudança.').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  // closing the visit also removes it from the URL
  expect(new URL(page.url()).searchParams.has('visita')).toBe(false)

  await rowMenu(page, 'Eunice Lourenço', 'Editar visita')
  await page.getByRole('heading', { name: 'Editar Visita Pastoral' }).waitFor()
  expect(await page.getByLabel('Comentário', { exact: true }).inputValue()).toBe('Falou da mudança.\nVoltar em um mês.')
  expect(await page.getByRole('combobox', { name: 'Visitado' }).inputValue()).toBe('Eunice Lourenço')
  await page.getByLabel('Comentário', { exact: true }).fill('Já está na casa nova.')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Visita pastoral editada com sucesso.').waitFor()

  await goTo(page, `${path}?busca=eunice lourenco`)
  await rowMenu(page, 'Eunice Lourenço', 'Ver Comentário')
  await dialog(page).getByText('Já está na casa nova.').waitFor()
  await dialog(page).getByRole('button', { name: 'Fechar' }).click()
  await rowMenu(page, 'Eunice Lourenço', 'Excluir visita')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await toastOf(page, 'Visita excluída com sucesso.').waitFor()
  await page.getByText('Nenhum resultado para esta busca.').waitFor()
})

test('the list opens at today, with the visits to come', async () => {
  const day = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * 86_400_000)
  for (const days of [60, 0, -1]) await visit('Raimunda Planejada', 'Café.', day(days))
  const page = await open()
  const periods = page.getByRole('group', { name: 'Período' })
  await periods.getByRole('button', { name: 'Próximas', pressed: true }).waitFor()
  const shown = (days: number) => day(days).split('-').reverse().join('/')
  await rows(page).first().getByText(shown(0)).waitFor()
  // the heading says the order in which they stand, and a click turns it round
  const heading = page.getByRole('columnheader', { name: 'Data da Visita' })
  expect(await heading.getAttribute('aria-sort')).toBe('ascending')
  await heading.getByRole('button').click()
  await rows(page).first().getByText(shown(60)).waitFor()
  expect(await heading.getAttribute('aria-sort')).toBe('descending')
  await goTo(page, '/dashboard/aulasEBD')
  await settled(page)
  await periods.getByRole('button', { name: /^Próxim[oa]s$/ }).waitFor()
})

test('each field reports a missing value; leaving unsaved input requires a confirmation', async () => {
  const page = await product.openPage({ perfil: 1, path: `${path}/create` })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  for (const text of ['Informe o pastor.', 'Informe quem foi visitado.', 'Informe uma data válida.'])
    await page.getByText(text).waitFor()
  await page.getByLabel('Comentário', { exact: true }).fill('Ainda por salvar.')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  expect(await page.getByLabel('Comentário', { exact: true }).inputValue()).toBe('Ainda por salvar.')
})

test('a leader reads a comment that is shared with him, and only that; a member sees the visit without the comment', async () => {
  const { id } = await visit('Honorina Bastos', 'Só para poucos ouvidos.')
  await visit('Honorina Prates', 'Nem para ele.')
  const [{ lider }] = (await product.sql(`select id as lider from usuario where email = $1`, [accounts[3]])) as [
    { lider: number },
  ]
  const page = await open(1, '?busca=honorina bastos')
  await rowMenu(page, 'Honorina Bastos', 'Editar visita')
  await page.getByText('Só você, os pastores e quem você escolher o leem.').waitFor()
  const readers = page.getByRole('combobox', { name: 'Quem mais pode ler o comentário' })
  await readers.fill(accounts[3])
  await page.getByRole('option').filter({ hasText: accounts[3] }).click()
  await page.getByRole('button', { name: /^Retirar / }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Visita pastoral editada com sucesso.').waitFor()
  expect(await product.sql('select id_usuario from visita_pastoral_leitor where id_visita = $1', [id])).toEqual([
    { id_usuario: lider },
  ])
  await rowMenu(page, 'Honorina Bastos', 'Editar visita')
  await page.getByRole('button', { name: /^Retirar / }).waitFor()

  const leader = await open(3, '?busca=honorina')
  expect(await leader.getByRole('link', { name: 'Nova Visita' }).count()).toBe(0)
  await leader.getByRole('button', { name: 'Ações de visita a Honorina Bastos' }).click()
  expect(await menuItems(leader)).toEqual(['Ver Comentário'])
  await leader.getByRole('menuitem').click()
  await dialog(leader).getByText('Só para poucos ouvidos.').waitFor()
  await dialog(leader)
    .getByText(/^Escrito por .*Também leem: os pastores e /)
    .waitFor()
  await leader.keyboard.press('Escape')
  await dialog(leader).waitFor({ state: 'detached' })
  expect(await leader.getByRole('button', { name: 'Ações de visita a Honorina Prates' }).count()).toBe(0)

  const answers: string[] = []
  const member = await open(2, '?busca=honorina')
  member.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) answers.push(await response.text().catch(() => ''))
  })
  await rows(member).first().waitFor()
  expect(await member.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
  await goTo(member, `${path}?visita=${id}`)
  await dialog(member).getByText('Honorina Bastos').waitFor()
  await settled(member)
  expect(answers.length).toBeGreaterThan(1)
  expect(answers.join()).not.toContain('Só para poucos ouvidos.')
  await goTo(member, `${path}/create`)
  await member.waitForURL('**/auth/500')
})

test('the global search finds a visit only by the visited person’s name', async () => {
  await visit('Leocádia Quintana', 'Contou do jardim de hortênsias.')
  const page = await open(5)
  await page.keyboard.press('Control+k')
  const box = page.getByRole('dialog').getByRole('combobox')
  await box.fill('hortênsias')
  await page.getByText(/Nada encontrado|Nenhum resultado/).waitFor()
  await box.fill('leocadia')
  await page.getByRole('option', { name: /Leocádia Quintana.*Visita pastoral · 04\/10\/2026/ }).click()
  await dialog(page).getByText('Contou do jardim de hortênsias.').waitFor()
})

test('a concurrent edit is reported, and the record can be reloaded', async () => {
  const { uuid } = await visit('Gumercinda Prado', 'Primeira versão.')
  const page = await product.openPage({ perfil: 1, path: `${path}/create/${uuid}`, expected: [409] })
  await page.getByLabel('Comentário', { exact: true }).fill('Minha versão.')
  const query = 'query($id: ID!) { visitaPastoral(id: $id) { idPastor idVisitado dataVisita } }'
  type Found = { visitaPastoral: { idPastor: number; idVisitado: number; dataVisita: string } }
  const { visitaPastoral } = await product.graphql<Found>(1, query, { id: uuid })
  const input = {
    idPastor: String(visitaPastoral.idPastor),
    idVisitado: String(visitaPastoral.idVisitado),
    dataVisita: visitaPastoral.dataVisita,
    comentarioVisita: 'A versão de outra pessoa.',
  }
  const edit =
    'mutation($id: ID!, $input: VisitaPastoralInput!) { atualizarVisitaPastoral(id: $id, input: $input) { id } }'
  await product.graphql(5, edit, { id: uuid, input })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByRole('button', { name: 'Recarregar os dados' }).click()
  await eventually(async () =>
    expect(await page.getByLabel('Comentário', { exact: true }).inputValue()).toBe('A versão de outra pessoa.'),
  )
})

test('the export contains the comment for people who may read it; a list that fails to load shows its own error text', async () => {
  await visit('Petronila Serpa', 'Para a planilha.')
  const page = await open(5, '?busca=petronila')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Planilha CSV' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain(
    '04/10/2026;"Pastor Natanael";"Petronila Serpa";"Para a planilha."',
  )

  const failing = await product.openPage({ perfil: 1, path: '/dashboard/home', expected: [500] })
  await settled(failing)
  await failing.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
  await failing.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await failing.getByText('Erro ao buscar visitas pastorais.').waitFor()
})

test('who may not read a comment edits the visit without seeing the comment', async () => {
  const { uuid } = await visit('Quitéria Nogueira', 'Fica guardado.')
  await product.sql('update visita_pastoral set id_autor = (select id from usuario where email = $1) where uuid = $2', [
    accounts[5],
    uuid,
  ])
  const page = await product.openPage({ perfil: 1, path: `${path}/create/${uuid}` })
  await page.getByText('O comentário é reservado a quem o escreveu, aos pastores e a quem o autor escolher.').waitFor()
  expect(await page.getByLabel('Comentário', { exact: true }).count()).toBe(0)
  await page.getByRole('textbox', { name: 'Data da Visita' }).fill('06/10/2026')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Visita pastoral editada com sucesso.').waitFor()
  const query = 'query($id: ID!) { visitaPastoral(id: $id) { comentarioVisita } }'
  const kept = await product.graphql<{ visitaPastoral: object }>(5, query, { id: uuid })
  expect(kept.visitaPastoral).toEqual({ comentarioVisita: 'Fica guardado.' })
})
