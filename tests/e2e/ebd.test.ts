import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

type Person = { id: number; name: string }

const church = `(select id_cliente from usuario where email = 'admin@betel.demo')`

const freePeople = (count: number) =>
  product.sql<Person>(
    `select id, name from usuario u where id_cliente = ${church} and usuario_ativo = 1 and excluido_em is null
       and not exists (select from membro_classe_ebd m where m.id_membro = u.id) and email not like '%.demo'
     order by id limit $1`,
    [count],
  )

async function choose(page: Page, field: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  await box.click()
  await box.fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

async function menu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${of}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a class is created with its pupils, the attendance of a lesson is marked on a phone, and then shown', async () => {
  const [teacher, ana, beto, guest] = (await freePeople(4)) as [Person, Person, Person, Person]
  const page = await product.openPage({ perfil: 3, path: '/dashboard/classesEBD' })
  await settled(page)
  await page.getByRole('link', { name: 'Nova Classe' }).click()
  await page.getByRole('heading', { name: 'Nova Classe' }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Informe o nome da classe.').waitFor()
  await page.getByLabel('Nome').fill('Classe do Vale')
  await page.getByLabel('Faixa etária').fill('9 a 11 anos')
  await choose(page, 'Professor', teacher.name)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Classe criada com sucesso.').waitFor()
  await page.getByRole('link', { name: 'Adicionar Alunos' }).first().click()
  await page.getByRole('heading', { name: 'Adicionar Alunos' }).waitFor()
  for (const { name } of [ana, beto]) await choose(page, 'Alunos', name)
  await page.getByRole('button', { name: 'Adicionar Alunos' }).click()
  await toastOf(page, 'As pessoas foram adicionadas à classe com sucesso.').waitFor()
  for (const { name } of [ana, beto]) await page.getByRole('row').filter({ hasText: name }).getByText('Ativo').waitFor()

  const phone = await product.openPage({ perfil: 3, phone: true, path: '/dashboard/aulasEBD/create', expected: [409] })
  await choose(phone, 'Classe', 'Classe do Vale')
  await phone.getByRole('button', { name: 'Fazer chamada' }).click()
  await phone.getByText('0 presentes de 2').waitFor()
  await phone.getByText(ana.name).click()
  await phone.getByText('1 presente de 2').waitFor()
  await phone.getByRole('textbox', { name: 'Tema' }).fill('A arca de Noé')
  for (const name of ['Mais um visitante', 'Mais uma bíblia', 'Mais uma bíblia', 'Mais uma revista'])
    await phone.getByRole('button', { name }).click()
  await phone.getByLabel('Oferta').fill('12,50')
  await phone.getByRole('button', { name: 'Salvar aula' }).click()
  await toastOf(phone, 'Aula criada com sucesso.').waitFor()
  const [aula] = (await product.sql<{ id: number; dia: string; oferta: string; valor: string; biblias: number }>(
    `select a.id, a.data_aula::text as dia, a.oferta::text, e.valor::text, a.biblias from aula_ebd a join classe_ebd c on c.id = a.id_classe
     join entrada e on e.origem = 'aulaEBD' and e.id_origem = a.id where c.nome_classe = 'Classe do Vale'`,
  )) as [{ id: number; dia: string; oferta: string; valor: string; biblias: number }]
  expect(aula).toMatchObject({ oferta: '12.50', valor: '12.50', biblias: 2 })

  // two users create the same lesson: the second user is informed and continues with the first user's lesson
  await goTo(page, `/dashboard/aulasEBD/${aula.id}`)
  await page.getByText('1 presente de 2').waitFor()
  await goTo(phone, `/dashboard/aulasEBD/${aula.id}`)
  await phone.getByText('1 presente de 2').waitFor()
  // a tap by mistake is taken back, to exactly the marks of before
  await phone.getByRole('button', { name: 'Marcar todos' }).click()
  await phone.getByText('2 presentes de 2').waitFor()
  await toastOf(phone, '1 presença marcada.').getByRole('button', { name: 'Desfazer' }).click()
  await phone.getByText('1 presente de 2').waitFor()
  expect(await phone.getByRole('checkbox', { name: ana.name }).isChecked()).toBe(true)
  await phone.getByRole('button', { name: 'Marcar todos' }).click()
  await phone.getByRole('button', { name: 'Salvar aula' }).click()
  await toastOf(phone, 'Aula atualizada com sucesso.').waitFor()
  const stale = await product.openPage({ perfil: 3, path: `/dashboard/aulasEBD/${aula.id}`, expected: [409] })
  await stale.getByText('2 presentes de 2').waitFor()
  await product.graphql(
    1,
    'mutation($id: ID!, $input: AulaEBDInput!) { atualizarAulaEBD(id: $id, input: $input) { id } }',
    {
      id: String(aula.id),
      input: { dataAula: aula.dia, temaAula: 'Outro tema' },
    },
  )
  await stale.getByRole('button', { name: 'Desmarcar todos' }).click()
  await stale.getByRole('button', { name: 'Salvar aula' }).click()
  await stale.getByRole('button', { name: 'Recarregar os dados' }).click()
  // each mark was stored by itself; only the fields of the lesson were refused
  await stale.getByText('0 presentes de 2').waitFor()
  await eventually(async () =>
    expect(await stale.getByRole('textbox', { name: 'Tema' }).inputValue()).toBe('Outro tema'),
  )

  // a guest of another class came; a pupil of this class who is added as a guest is not listed twice
  await choose(stale, 'Adicionar convidado', guest.name)
  await stale.getByText('1 presente de 3').waitFor()
  // the name is shown without the e-mail, because the e-mail is only shown to distinguish people with the same name
  expect(await stale.getByText(guest.name).innerText()).not.toContain('@')
  await choose(stale, 'Adicionar convidado', ana.name)
  await stale.getByText('2 presentes de 3').waitFor()
  // guests stay when all pupils are unmarked: the roll would not name them any more
  await stale.getByRole('button', { name: 'Marcar todos' }).click()
  await stale.getByRole('button', { name: 'Desmarcar todos' }).click()
  await stale.getByText('1 presente de 3').waitFor()
  expect(await stale.getByRole('checkbox', { name: guest.name }).isChecked()).toBe(true)
  await toastOf(stale, '2 presenças desmarcadas.').getByRole('button', { name: 'Desfazer' }).click()
  await stale.getByText('3 presentes de 3').waitFor()
  await toastOf(stale, '1 presença marcada.').getByRole('button', { name: 'Desfazer' }).click()
  await stale.getByText('2 presentes de 3').waitFor()
  await stale.getByRole('button', { name: 'Salvar aula' }).click()
  await toastOf(stale, 'Aula atualizada com sucesso.').waitFor()
  const there = await product.sql<{ id: number }>('select id_membro as id from membro_aula_ebd where id_aula = $1', [
    aula.id,
  ])
  expect(there.map(({ id }) => id).sort()).toEqual([ana.id, guest.id].sort())
  await goTo(stale, `/dashboard/aulasEBD/${aula.id}`)
  await stale.getByText('2 presentes de 3').waitFor()
  expect(await stale.getByText('Convidado', { exact: true }).count()).toBe(1)
})

test('the page of a class shows the attendance of a quarter; lessons are listed, filtered and deleted', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/classesEBD' })
  await settled(page)
  await page.getByRole('link', { name: 'Adolescentes' }).click()
  await page.getByRole('heading', { name: 'Adolescentes' }).waitFor()
  await page.getByLabel('Trimestre', { exact: true }).selectOption({ index: 1 })
  const table = page.getByRole('region', { name: /Frequência, \dº trimestre/ })
  await table.waitFor()
  expect(await table.getByRole('link', { name: /^Aula de/ }).count()).toBeGreaterThan(5)
  await table
    .getByText(/^\d+ de \d+$/)
    .first()
    .waitFor()
  // the names wrap on the smallest phones
  await page.setViewportSize({ width: 320, height: 640 })
  const cut = (names: Element[]) =>
    names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)
  expect(await table.getByRole('rowheader').evaluateAll(cut)).toEqual([])
  // a phone opens the attendance at the newest lesson
  await page.reload()
  const newest = table.getByRole('link', { name: /^Aula de/ }).last()
  await newest.waitFor()
  await eventually(async () => {
    const [at, box] = [await newest.boundingBox(), await table.boundingBox()]
    expect(at && box && at.x + at.width <= box.x + box.width + 1).toBe(true)
  })
  expect(await table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await page.setViewportSize({ width: 1360, height: 850 })

  await goTo(page, '/dashboard/aulasEBD')
  await settled(page)
  await page.getByRole('combobox', { name: 'Classe' }).selectOption({ label: 'Adolescentes' })
  await page.waitForURL(/idClasse=/)
  const first = page.getByRole('row').nth(1)
  await first.getByText('Adolescentes').waitFor()
  const day = await first.getByRole('link').first().innerText()
  await menu(page, `aula de ${day}, Adolescentes`, 'Excluir Aula')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await toastOf(page, 'Aula excluída com sucesso.').getByText('Desfazer').click()
  await toastOf(page, 'Aula restaurada com sucesso.').waitFor()
})

test('a class that is opened again is asked for first, while the scripts are still coming, and only once', async () => {
  const [classe] = await product.sql<{ id: number }>(
    `select id from classe_ebd where id_cliente = ${church} and excluido_em is null limit 1`,
  )
  const page = await product.openPage({ perfil: 1, path: `/dashboard/classesEBD/${classe!.id}` })
  await settled(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName)
  })
  await page.reload()
  await settled(page)
  expect(asked[0]).toBe('ClasseEbdDetalhe')
  expect(asked.filter((name) => name === 'ClasseEbdDetalhe')).toHaveLength(1)
})

test('the roll of a class without pupils leads to adding them, or says whom to ask', async () => {
  const create = 'mutation($input: ClasseEBDInput!) { criarClasseEBD(input: $input) { id } }'
  const { criarClasseEBD } = await product.graphql<{ criarClasseEBD: { id: number } }>(1, create, {
    input: { nomeClasse: 'Classe vazia' },
  })
  const { id } = criarClasseEBD
  const page = await product.openPage({ perfil: 3, phone: true, path: `/dashboard/aulasEBD/create?idClasse=${id}` })
  const add = page.getByRole('link', { name: 'Adicionar alunos' })
  await add.waitFor()
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  await goTo(page, `/dashboard/classesEBD/${id}/chamada/${day}`)
  await add.click()
  await page.getByRole('heading', { name: 'Adicionar Alunos' }).waitFor()
  await page.waitForURL(`**/classesEBD/${id}/alunos/create`)

  // somebody who gives lessons, but may not change classes
  await product.sql(
    `insert into funcao (id_cliente, nome, acoes, alcance, exclusiva)
     select id_cliente, 'Só dá aulas', acoes - 'classeEBD.escrever', alcance, true from funcao
     where id_cliente = ${church} and nome = 'Secretaria'`,
  )
  await product.hold('Só dá aulas')
  const helper = await product.openPage({ perfil: 4, path: `/dashboard/aulasEBD/create?idClasse=${id}` })
  await helper.getByText('Peça a quem cuida das classes que adicione os alunos.').waitFor()
  await helper.getByRole('combobox', { name: /convidado/i }).waitFor()
  expect(await helper.getByRole('link', { name: 'Adicionar alunos' }).count()).toBe(0)
})

test('a person with read permission sees a lesson and cannot change it', async () => {
  const [aula] = (await product.sql<{ id: number }>(
    `select id from aula_ebd where id_cliente = ${church} and excluido_em is null order by data_aula desc limit 1`,
  )) as [{ id: number }]
  const page = await product.openPage({ perfil: 2, path: `/dashboard/aulasEBD/${aula.id}` })
  await page.getByRole('heading', { name: 'Presentes' }).waitFor()
  expect(await page.getByRole('button', { name: 'Salvar aula' }).count()).toBe(0)
  await goTo(page, '/dashboard/aulasEBD')
  await settled(page)
  expect(await page.getByRole('link', { name: 'Nova Aula' }).count()).toBe(0)
  await goTo(page, '/dashboard/aulasEBD/create')
  await page.waitForURL('**/auth/500')
})
