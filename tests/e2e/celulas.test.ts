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

/** Active people of Igreja Betel who belong to no cell. */
const freePeople = (count: number) =>
  product.sql<Person>(
    `select id, name from usuario u where id_cliente = ${church} and usuario_ativo = 1 and excluido_em is null
       and not exists (select from membro_celula m where m.id_membro = u.id) and email not like '%.demo'
     order by id limit $1`,
    [count],
  )

type Person = { id: number; name: string }
type Made = { id: number; nome: string; people: Person[] }

/** Creates a cell with this number of members, so that each test has its own cell. */
async function makeCell(nome: string, members: number): Promise<Made> {
  const people = await freePeople(members)
  const input = { nomeCelula: nome, diaCelula: 3, horaCelula: '20:00', enderecoCelula: 'Rua da Paz, 12' }
  const create = 'mutation($input: CelulaInput!) { criarCelula(input: $input) { id } }'
  const { criarCelula } = await product.graphql<{ criarCelula: { id: number } }>(1, create, { input })
  const add = 'mutation($input: MembroCelulaInput!) { adicionarMembroCelula(input: $input) { id } }'
  for (const { id } of people)
    await product.graphql(1, add, { input: { idCelula: String(criarCelula.id), idMembro: String(id) } })
  return { id: criarCelula.id, nome, people }
}

async function makeMeeting(idCelula: number, dataEncontro = '2026-03-04'): Promise<number> {
  const input = { idCelula: String(idCelula), dataEncontro, temaEstudo: 'Salmo 23' }
  const create = 'mutation($input: NovoEncontroInput!) { criarEncontro(input: $input) { id } }'
  return (await product.graphql<{ criarEncontro: { id: number } }>(1, create, { input })).criarEncontro.id
}

const attendance = async (idEncontro: number) => {
  const rows = await product.sql<{ id_membro: number }>(
    'select id_membro from membro_encontro where id_encontro = $1 order by id_membro',
    [idEncontro],
  )
  return rows.map((row) => row.id_membro)
}

async function rowMenu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${of}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function choose(page: Page, field: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  await box.click()
  await box.fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

const confirm = (page: Page, answer: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer }).click()

describe('cells', () => {
  test('the list of cells finds a cell by its leader, filters by state, and shows time, place and number of members', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/celulas' })
    await settled(page)
    const rows = page.getByRole('table', { name: 'Células' }).locator('tbody tr')
    await page.getByRole('searchbox').fill('agape')
    await eventually(async () => expect(await rows.count()).toBe(1))
    const text = await rows.first().innerText()
    const [agape] = await product.sql<{ membros: string }>(
      `select count(*)::text as membros from membro_celula join celula on celula.id = id_celula
       where nome_celula = 'Ágape' and membro_celula.excluido_em is null`,
    )
    for (const part of ['Ágape', 'Quinta, 20:00', String(agape?.membros), 'Ativa']) expect(text).toContain(part)
    await page.getByRole('searchbox').fill('')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('inativa')
    await page.waitForURL(/statusCelula=inativa/)
    await eventually(async () =>
      expect(await rows.locator('td:first-child').allInnerTexts()).toEqual(['Jardim do Senhor']),
    )
  })

  test('a person with read permission sees the list without buttons to add or change cells', async () => {
    const page = await product.openPage({ perfil: 2, path: '/dashboard/celulas' })
    await settled(page)
    expect(await page.getByRole('link', { name: 'Nova Célula' }).count()).toBe(0)
    await page
      .getByRole('button', { name: /^Ações de/ })
      .first()
      .click()
    expect(await menuItems(page)).toEqual(['Ver membros', 'Relatório'])
    await goTo(page, '/dashboard/celulas/create')
    await page.waitForURL('**/auth/500')
  })

  test('a cell is created with its leader, shown, edited, deleted and restored', async () => {
    const [leader, next] = (await freePeople(2)) as [Person, Person]
    const page = await product.openPage({ perfil: 1, path: '/dashboard/celulas' })
    await page.getByRole('link', { name: 'Nova Célula' }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Informe o nome da célula.').waitFor()
    await page.getByLabel('Nome').fill('Célula do Vale')
    await choose(page, 'Responsável', leader.name)
    await page.getByLabel('Dia da semana').selectOption({ label: 'Sexta-feira' })
    await page.getByLabel('Hora').pressSequentially('1930')
    await choose(page, 'Local', 'Salão social')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Célula criada com sucesso.').waitFor()
    await page.getByRole('heading', { name: 'Célula do Vale' }).waitFor()
    await page.getByText('Sexta, 19:30').first().waitFor()
    await page.getByText(/Salão social/).waitFor()
    const invitation = await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')
    const invited = new URL(invitation ?? '').searchParams.get('text')
    expect(invited?.split('\n').slice(0, 3)).toEqual(['Célula Célula do Vale', 'Sexta, 19:30', 'Salão social'])
    expect(await page.getByRole('link', { name: leader.name }).count()).toBe(2)

    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('heading', { name: 'Editar Célula' }).waitFor()
    expect(await page.getByLabel('Hora').inputValue()).toBe('19:30')
    await choose(page, 'Responsável', next.name)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Célula atualizada com sucesso.').waitFor()
    const chip = page.getByRole('listitem').filter({ hasText: 'Responsável' })
    await chip.filter({ hasText: next.name }).waitFor()
    await page.getByRole('listitem').filter({ hasText: leader.name }).waitFor()

    await page.getByRole('button', { name: 'Excluir' }).click()
    await confirm(page, 'Excluir')
    await toastOf(page, 'Célula excluída com sucesso.').getByText('Desfazer').click()
    await toastOf(page, 'Célula restaurada com sucesso.').waitFor()
    await page.getByRole('cell', { name: 'Célula do Vale', exact: true }).waitFor()
  })
})

test('the dates below the attendance chart do not overlap on a tablet', async () => {
  const [most] = await product.sql<{ id: number }>(
    `select id_celula as id from encontro where id_cliente = ${church} and excluido_em is null
     group by id_celula order by count(*) desc limit 1`,
  )
  const page = await product.openPage({ perfil: 1, path: `/dashboard/celulas/${most?.id}` })
  await page.setViewportSize({ width: 768, height: 1000 })
  const chart = page.getByRole('img', { name: /^Presença por encontro/ })
  const dates = () =>
    chart.evaluate((bars) =>
      [...bars.children]
        .map((bar) => bar.lastElementChild as HTMLElement)
        .filter((date) => getComputedStyle(date).visibility === 'visible')
        .map((date) => date.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right })),
    )
  // the chart hides dates once it has been drawn at the new width
  await eventually(async () => {
    const shown = await dates()
    expect(shown.length).toBeGreaterThan(4)
    expect(shown.filter(({ left }, index) => index > 0 && left < (shown[index - 1]?.right ?? 0))).toEqual([])
  })
})

describe('members of a cell', () => {
  test('members are added, promoted and removed; the leader can only be replaced', async () => {
    const { id, people } = await makeCell('Célula dos membros', 2)
    const [leader, member] = people as [Person, Person]
    const [third] = (await freePeople(1)) as [Person]
    const page = await product.openPage({ perfil: 3, path: `/dashboard/membrosCelula/${id}` })
    await page.getByRole('link', { name: 'Adicionar Membro' }).click()
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    await page.getByText('Selecione um membro para adicionar à célula.').waitFor()
    await choose(page, 'Membro', third.name)
    await page.getByRole('button', { name: 'Adicionar Membro' }).click()
    await toastOf(page, 'A pessoa foi adicionada à célula com sucesso.').waitFor()

    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await row(leader.name).getByText('Responsável').waitFor()
    expect(await page.getByRole('button', { name: `Ações de ${leader.name}` }).count()).toBe(0)
    await rowMenu(page, member.name, 'Promover a responsável')
    await confirm(page, 'Promover')
    await toastOf(page, 'Responsável alterado com sucesso. O anterior agora é um membro comum.').waitFor()
    await row(member.name).getByText('Responsável').waitFor()
    expect(await row(leader.name).getByText('Responsável').count()).toBe(0)

    await rowMenu(page, leader.name, 'Excluir')
    await page.getByText(`Deseja excluir o membro ${leader.name}?`).waitFor()
    await confirm(page, 'Excluir')
    await toastOf(page, 'O membro foi excluído com sucesso.').waitFor()
    await row(leader.name).waitFor({ state: 'detached' })
    await row(third.name).waitFor()
  })
})

describe('a meeting, by the leader on a phone', () => {
  const phone = (path: string, expected: number[] = []) => product.openPage({ perfil: 3, phone: true, path, expected })
  const line = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  const tap = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).tap()

  test('a meeting is created from the cell’s page; its attendance is marked on one screen, and each mark is saved by itself', async () => {
    const { id, people } = await makeCell('Célula da chamada', 4)
    const [ana, beto] = people as [Person, Person]
    const page = await phone(`/dashboard/celulas/${id}`)
    await page.getByRole('link', { name: 'Novo Encontro' }).tap()
    await page.getByLabel('Tema do estudo').fill('A videira e os ramos')
    await page.getByRole('button', { name: 'Salvar e fazer chamada' }).tap()
    await page.waitForURL(/\/dashboard\/encontro-celula\/\d+\/membros\?idCelula=\d+$/)
    const [meeting] = await product.sql<{ id: number; data: string }>(
      `select id, data_encontro::text as data from encontro where id_celula = $1`,
      [id],
    )
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format()
    expect(meeting?.data).toBe(today)

    await page.getByText('0 presentes de 4').waitFor()
    for (const box of await page.getByRole('checkbox').all()) {
      const label = await box.locator('xpath=..').boundingBox()
      expect(label?.height).toBeGreaterThanOrEqual(56)
    }
    await tap(page, ana.name)
    await tap(page, beto.name)
    await page.getByText('2 presentes de 4').waitFor()
    await page.getByRole('button', { name: 'Um visitante a mais' }).tap()
    await page.getByRole('button', { name: 'Um visitante a mais' }).tap()
    await page.getByRole('button', { name: 'Um visitante a mais' }).tap()
    await page.getByRole('button', { name: 'Um visitante a menos' }).tap()
    await eventually(async () => expect(await attendance(meeting?.id ?? 0)).toHaveLength(2))
    await page.getByRole('button', { name: 'Salvar presença' }).dblclick()
    await toastOf(page, 'Presença salva com sucesso.').waitFor()
    await page.waitForURL(`**/dashboard/celulas/${id}`)
    expect(await attendance(meeting?.id ?? 0)).toEqual([ana.id, beto.id].sort((a, b) => a - b))
    await page.getByText('2 presentes · 2 visitantes').waitFor()
  })

  test('two users who mark attendance at the same time do not overwrite each other: of each person the newest mark counts', async () => {
    const { id, people } = await makeCell('Célula dos dois', 3)
    const meeting = await makeMeeting(id)
    const page = await phone(`/dashboard/encontro-celula/${meeting}/membros?idCelula=${id}`)
    const [ana, beto] = people as [Person, Person]
    await tap(page, ana.name)
    const mark =
      'mutation($id: ID!, $input: MarcasInput!) { marcarPresencas(id: $id, input: $input) { encontro { id } } }'
    const now = Date.now()
    const at = (seconds: number) => new Date(now - seconds * 1000).toISOString()
    const marcas = [
      { idMembro: String(beto.id), presente: true, marcadoEm: at(0) },
      { idMembro: String(ana.id), presente: false, marcadoEm: at(600) },
    ]
    await product.graphql(1, mark, { id: meeting, input: { marcas, enviadoEm: at(0) } })
    await page.getByRole('button', { name: 'Salvar presença' }).tap()
    await toastOf(page, 'Presença salva com sucesso.').waitFor()
    expect(await attendance(meeting)).toEqual([ana.id, beto.id].sort((a, b) => a - b))
    await goTo(page, `/dashboard/encontro-celula/${meeting}/membros?idCelula=${id}`)
    await page.getByText('2 presentes de 3').waitFor()
    expect(await line(page, beto.name).isChecked()).toBe(true)
  })

  test('a guest from outside the cell is added and removed, and the other marks stay', async () => {
    const { id, people } = await makeCell('Célula da convidada', 2)
    const [guest] = (await freePeople(1)) as [Person]
    const [ana, beto] = people as [Person, Person]
    const meeting = await makeMeeting(id)
    const page = await phone(`/dashboard/encontro-celula/${meeting}/membros?idCelula=${id}`)
    await tap(page, ana.name)
    await page.getByRole('button', { name: 'Adicionar Membro' }).tap()
    await page.getByRole('heading', { name: 'Adicionar Membro' }).waitFor()
    expect(await attendance(meeting)).toEqual([ana.id])
    const nobody = { data: { usuarios: { __typename: 'UsuarioPage', totalCount: 0, nodes: [] } } }
    await page.route('**/graphql', (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string }
      return operationName === 'UsuarioChoices' ? route.fulfill({ json: nobody }) : route.fallback()
    })
    await page.reload()
    await page.getByText('Todas as pessoas ativas já estão neste encontro.').waitFor()
    await page.unroute('**/graphql')
    await page.reload()
    await page.getByRole('heading', { name: 'Adicionar Membro' }).waitFor()
    await page.getByRole('button', { name: 'Adicionar Membro' }).tap()
    await page.getByText('Selecione um membro para adicionar ao encontro.').waitFor()
    await choose(page, 'Membro', guest.name)
    await page.getByRole('button', { name: 'Adicionar Membro' }).tap()
    await toastOf(page, 'A pessoa foi adicionada ao encontro com sucesso.').waitFor()
    await page.getByText('2 presentes de 3').waitFor()
    expect(await attendance(meeting)).toEqual([ana.id, guest.id].sort((a, b) => a - b))

    // a tap by mistake is taken back; guests stay when all members are unmarked
    await page.getByRole('button', { name: 'Marcar todos' }).tap()
    await page.getByText('3 presentes de 3').waitFor()
    await page.getByRole('button', { name: 'Desmarcar todos' }).tap()
    await page.getByText('1 presente de 3').waitFor()
    await toastOf(page, '2 presenças desmarcadas.').getByRole('button', { name: 'Desfazer' }).tap()
    await page.getByText('3 presentes de 3').waitFor()
    await toastOf(page, '1 presença marcada.').getByRole('button', { name: 'Desfazer' }).tap()
    await page.getByText('2 presentes de 3').waitFor()
    expect(await line(page, ana.name).isChecked()).toBe(true)

    await tap(page, beto.name)
    await page.getByRole('button', { name: `Excluir ${guest.name}` }).tap()
    await page.getByText(`Deseja excluir o membro ${guest.name}?`).waitFor()
    await confirm(page, 'Excluir')
    await toastOf(page, 'O membro foi excluído com sucesso.').waitFor()
    await line(page, guest.name).waitFor({ state: 'detached' })
    expect(await line(page, beto.name).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Salvar presença' }).tap()
    await page.waitForURL(`**/dashboard/celulas/${id}`)
    expect(await attendance(meeting)).toEqual([ana.id, beto.id].sort((a, b) => a - b))

    // a guest who is a member is removed from the attendance in the same way, and stays in the cell
    await goTo(page, `/dashboard/encontro-celula/${meeting}/membros?idCelula=${id}`)
    await page.getByRole('button', { name: `Excluir ${ana.name}` }).tap()
    await page.getByText('Para desfazer, marque a presença de novo.').waitFor()
    await confirm(page, 'Excluir')
    await page.getByRole('button', { name: `Excluir ${ana.name}` }).waitFor({ state: 'detached' })
    expect(await line(page, ana.name).isChecked()).toBe(false)
    await eventually(async () => expect(await attendance(meeting)).toEqual([beto.id]))
  })

  test('marks can be set by keyboard, and stay when the screen is left', async () => {
    const { id, people } = await makeCell('Célula do teclado', 2)
    const meeting = await makeMeeting(id)
    const page = await product.openPage({
      perfil: 1,
      path: `/dashboard/encontro-celula/${meeting}/membros?idCelula=${id}`,
    })
    const box = line(page, people[0]?.name ?? '')
    await box.focus()
    await page.keyboard.press('Space')
    expect(await box.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Voltar' }).click()
    await page.waitForURL(`**/dashboard/celulas/${id}`)
    await eventually(async () => expect(await attendance(meeting)).toEqual([people[0]?.id]))
  })

  test('a meeting is edited and deleted from the cell’s list of meetings', async () => {
    const { id } = await makeCell('Célula da lista', 1)
    const meeting = await makeMeeting(id, '2026-03-04')
    const page = await product.openPage({ perfil: 3, path: `/dashboard/celulas/${id}/encontros` })
    await rowMenu(page, 'encontro de 04/03/2026', 'Editar Encontro')
    await page.getByRole('heading', { name: 'Editar Encontro' }).waitFor()
    expect(await page.getByLabel('Tema do estudo').inputValue()).toBe('Salmo 23')
    await page.getByLabel('Tema do estudo').fill('Salmo 121')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Encontro atualizado com sucesso.').waitFor()
    await page.getByRole('cell', { name: 'Salmo 121' }).waitFor()
    await rowMenu(page, 'encontro de 04/03/2026', 'Excluir Encontro')
    await confirm(page, 'Excluir')
    await toastOf(page, 'Encontro excluído com sucesso.').waitFor()
    await page.getByText('Ainda não há dados cadastrados.').waitFor()

    const admin = await product.openPage({
      perfil: 1,
      path: `/dashboard/encontrosCelulas/edit?idCelula=${id}&id=${meeting}`,
    })
    await admin.getByText('O que está na lixeira não pode ser alterado.').waitFor()
    expect(await admin.locator('form').count()).toBe(0)
    await admin.getByRole('button', { name: 'Restaurar' }).click()
    await admin.getByLabel('Tema do estudo').waitFor()
  })

  test('a person with read permission sees the attendance without any switch', async () => {
    const { id, people } = await makeCell('Célula de leitura', 2)
    const meeting = await makeMeeting(id)
    const save = 'mutation($id: ID!, $input: PresencasInput!) { salvarPresencas(id: $id, input: $input) { id } }'
    await product.graphql(1, save, { id: meeting, input: { presentes: [String(people[0]?.id)], visitantes: 1 } })
    const page = await product.openPage({
      perfil: 2,
      path: `/dashboard/encontro-celula/${meeting}/membros?idCelula=${id}`,
    })
    await page.getByText('1 presente · 1 visitante').waitFor()
    await page.getByText(people[0]?.name ?? '').waitFor()
    expect(await page.getByText(people[1]?.name ?? '').count()).toBe(0)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await page.getByRole('button', { name: /Salvar|Adicionar/ }).count()).toBe(0)
  })
})

describe('the report of a cell', () => {
  test('the report is shown inside the dashboard for the selected period', async () => {
    const { id, people } = await makeCell('Célula do relatório', 2)
    for (const [date, present] of [
      ['2026-03-04', 2],
      ['2026-03-11', 1],
      ['2026-04-01', 2],
    ] as const) {
      const meeting = await makeMeeting(id, date)
      const presentes = people.slice(0, present).map((person) => String(person.id))
      const save = 'mutation($id: ID!, $input: PresencasInput!) { salvarPresencas(id: $id, input: $input) { id } }'
      await product.graphql(1, save, { id: meeting, input: { presentes, visitantes: 3 } })
    }
    const page = await product.openPage({ perfil: 1, path: `/dashboard/celulas/${id}/relatorio` })
    await page.getByText('Nenhum encontro encontrado.').waitFor()
    await page.getByLabel('De', { exact: true }).fill('01/03/2026')
    await page.getByLabel('Até', { exact: true }).fill('31/03/2026')
    await page.getByRole('button', { name: 'Ver período' }).click()
    await page.waitForURL(/dataInicial=2026-03-01&dataFinal=2026-03-31/)
    const tile = (label: string) => page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) })
    await eventually(async () => expect(await tile('Encontros').innerText()).toMatch(/\b2$/))
    expect(await tile('Membros').innerText()).toMatch(/\b2$/)
    expect(await tile('Responsável').innerText()).toContain(people[0]?.name)
    expect(await tile('Média de presentes').innerText()).toContain('1,5')
    expect(await tile('Visitantes').innerText()).toContain('6')
    const rows = await page.getByRole('table', { name: 'Encontros' }).locator('tbody tr').allInnerTexts()
    expect(rows.map((row) => row.split('\t'))).toEqual([
      ['04/03/2026', 'Salmo 23', 'N/A', '2', '3'],
      ['11/03/2026', 'Salmo 23', 'N/A', '1', '3'],
    ])
  })

  test('the report is shown on a blank page, which opens the print dialog if the URL requests it', async () => {
    const { id, nome, people } = await makeCell('Célula do papel', 1)
    await product.sql('update usuario set email = null where id = $1', [people[0]?.id])
    const page = await product.openPage({ perfil: 2, alone: true })
    await page.addInitScript(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', String(Number(document.body.dataset.printed ?? 0) + 1))
    })
    const address = `/relatorio/celula?idCelula=${id}&dataInicial=2026-03-01&dataFinal=2026-03-31`
    await page.goto(address)
    await page.getByRole('heading', { name: `Relatório da célula ${nome}` }).waitFor()
    await page.getByText('Período: 01/03/2026 a 31/03/2026').waitFor()
    await page.getByText('Nenhum encontro encontrado.').waitFor()
    const members = page.getByRole('table', { name: 'Membros' }).locator('tbody tr')
    expect((await members.allInnerTexts()).map((row) => row.split('\t'))).toEqual([[people[0]?.name, 'N/A']])
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.locator('body').getAttribute('data-printed')).toBeNull()
    await page.goto(`${address}&printable=true`)
    await page.locator('body[data-printed="1"]').waitFor()
  })

  test('the report of a cell that does not exist shows an error', async () => {
    const page = await product.openPage({ perfil: 1, path: '/relatorio/celula?idCelula=2000000000', expected: [404] })
    await page.getByText('Célula não encontrada.').waitFor()
    await page.getByRole('button', { name: 'Tentar de novo' }).waitFor()
  })
})

test('the search finds a cell, and a person’s page lists the person’s cell', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
  await settled(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('filadelfia')
  await page.getByRole('option', { name: /Filadélfia/ }).click()
  await page.getByRole('heading', { name: 'Filadélfia' }).waitFor()
  // the number of members depends on the day on which the demo data is created
  await page.getByRole('link', { name: /^Ver (os|todos os \d+) membros$/ }).click()
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Linha do tempo' }).waitFor()
  await settled(page)
  // the page begins with the last events, and a leader has many; while it asks for more, the button has no name
  const leads = page.getByText('Passou a liderar a célula Filadélfia')
  const older = page.getByRole('button', { name: 'Mostrar mais' })
  await eventually(async () => {
    if ((await leads.count()) === 0 && (await older.count()) > 0) await older.click()
    expect(await leads.count()).toBeGreaterThan(0)
  })
})
