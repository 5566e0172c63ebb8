import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { churchDay } from '../factories/zones.js'
import { violations } from './accessibility.js'
import { eventually, goTo, nextFrame, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

type Culto = { id: number; token: string }

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())

/**
 * Creates a worship service, so that each test has its own. It began at midnight, so attendance can be confirmed all
 * day.
 */
async function makeService(temaCulto: string, data: object = {}): Promise<Culto> {
  const input = { dataCulto: today(), horaCulto: '00:00', temaCulto, ...data }
  const create = 'mutation($input: CultoInput!) { criarCulto(input: $input) { id token } }'
  return (await product.graphql<{ criarCulto: Culto }>(1, create, { input })).criarCulto
}

/** Creates a worship service with these moments in this order. */
async function makeOrder(temaCulto: string, titulos: string[]): Promise<Culto> {
  const culto = await makeService(temaCulto)
  const { momentosCulto } = await product.graphql<{ momentosCulto: { nodes: { id: number; titulo: string }[] } }>(
    1,
    '{ momentosCulto(first: 100) { nodes { id titulo } } }',
  )
  for (const titulo of titulos) {
    const idMomento = String(momentosCulto.nodes.find((row) => row.titulo === titulo)?.id)
    const add = 'mutation($input: LiturgiaCultoInput!) { criarLiturgiaCulto(input: $input) { id } }'
    await product.graphql(1, add, { input: { idCulto: String(culto.id), idMomento } })
  }
  return culto
}

const stored = async ({ id }: Culto): Promise<string[]> =>
  (
    await product.sql<{ titulo: string }>(
      `select titulo from liturgia_culto l join momento_culto m on m.id = l.id_momento
       where id_culto = $1 order by l.ordem, l.id`,
      [id],
    )
  ).map(({ titulo }) => titulo)

const items = (page: Page) => page.getByRole('list', { name: 'Ordem do culto' }).getByRole('listitem')
const shown = (page: Page) => items(page).locator('strong').allInnerTexts()
const handle = (page: Page, titulo: string) => page.getByRole('button', { name: `Mover ${titulo}` })

/** Waits until the live region for screen readers has this text about the moved item. */
const spoken = (page: Page, text: string) =>
  page.locator('[id^="rfd-announcement"]', { hasText: text }).waitFor({ state: 'attached' })

async function middle(page: Page, titulo: string): Promise<{ x: number; y: number }> {
  const box = await handle(page, titulo).boundingBox()
  if (!box) throw new Error(`no handle of ${titulo}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragByMouse(page: Page, titulo: string, onto: string): Promise<void> {
  const [from, to] = [await middle(page, titulo), await middle(page, onto)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + (to.y > from.y ? 8 : -8), { steps: 2 })
  await page.mouse.move(to.x, to.y + (to.y > from.y ? 6 : -6), { steps: 12 })
  await page.mouse.up()
}

async function openOrder(culto: Culto, visit: { perfil?: 1 | 2 | 3; phone?: boolean } = {}): Promise<Page> {
  const page = await product.openPage({
    perfil: 3,
    path: `/dashboard/cultos/ordem?idCulto=${culto.id}`,
    expected: [409, 422],
    ...visit,
  })
  await settled(page)
  return page
}

async function choose(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  await box.click()
  await box.fill(text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click()
}

describe('the order of a worship service (liturgy)', () => {
  test('the liturgy is changed by mouse and by keyboard, and each change is saved at once', async () => {
    const culto = await makeOrder('Mouse', ['Abertura', 'Louvor', 'Avisos', 'Bênção'])
    const page = await openOrder(culto)
    expect(await violations(page)).toEqual([])
    await dragByMouse(page, 'Bênção', 'Abertura')
    await eventually(async () => expect(await stored(culto)).toEqual(['Bênção', 'Abertura', 'Louvor', 'Avisos']))
    expect(await shown(page)).toEqual(['Bênção', 'Abertura', 'Louvor', 'Avisos'])

    await handle(page, 'Bênção').focus()
    await page.keyboard.press('Space')
    await spoken(page, 'Bênção está na posição 1 de 4.')
    await page.keyboard.press('ArrowDown')
    await spoken(page, 'Agora na posição 2 de 4.')
    await page.keyboard.press('ArrowDown')
    await spoken(page, 'Agora na posição 3 de 4.')
    await page.keyboard.press('Space')
    await eventually(async () => expect(await stored(culto)).toEqual(['Abertura', 'Louvor', 'Bênção', 'Avisos']))
    // Escape cancels the move
    await handle(page, 'Avisos').focus()
    await page.keyboard.press('Space')
    await spoken(page, 'Avisos está na posição 4 de 4.')
    await page.keyboard.press('ArrowUp')
    await spoken(page, 'Agora na posição 3 de 4.')
    await page.keyboard.press('Escape')
    await eventually(async () => expect(await shown(page)).toEqual(['Abertura', 'Louvor', 'Bênção', 'Avisos']))
    expect(await stored(culto)).toEqual(['Abertura', 'Louvor', 'Bênção', 'Avisos'])
  })

  test('the order of a service that the address names by its uuid stays as it was arranged', async () => {
    const culto = await makeOrder('Endereço', ['Abertura', 'Louvor', 'Avisos'])
    const [{ uuid }] = (await product.sql('select uuid from culto where id = $1', [culto.id])) as [{ uuid: string }]
    const page = await product.openPage({ perfil: 3, path: `/dashboard/cultos/ordem?idCulto=${uuid}` })
    await settled(page)
    const down = async (titulo: string, last: number) => {
      const saved = page.waitForResponse(
        (response) => response.request().postDataJSON()?.operationName === 'OrdenarLiturgiaCulto',
      )
      await handle(page, titulo).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await spoken(page, `Agora na posição ${last} de 3.`)
      await page.keyboard.press('Space')
      await (await saved).finished()
      await nextFrame(page)
    }
    await down('Abertura', 2)
    await eventually(async () => expect(await shown(page)).toEqual(['Louvor', 'Abertura', 'Avisos']))
    // the next move starts from what is shown
    await down('Abertura', 3)
    await eventually(async () => expect(await stored(culto)).toEqual(['Louvor', 'Avisos', 'Abertura']))
    expect(await shown(page)).toEqual(['Louvor', 'Avisos', 'Abertura'])
    expect(await toastOf(page, 'Outra pessoa também mudou').count()).toBe(0)
  })

  test('the liturgy is changed by a long press on the handle on a touch screen', async () => {
    const culto = await makeOrder('Dedo', ['Abertura', 'Louvor', 'Bênção'])
    const page = await openOrder(culto, { phone: true })
    const [from, to] = [await middle(page, 'Abertura'), await middle(page, 'Bênção')]
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
    await touch('touchStart', from.y)
    // the moment can be moved only after the finger has rested on it
    await spoken(page, 'Abertura está na posição 1 de 3.')
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', from.y + ((to.y + 8 - from.y) * step) / 10)
      await nextFrame(page)
    }
    await spoken(page, 'Agora na posição 3 de 3.')
    await touch('touchEnd')
    await eventually(async () => expect(await stored(culto)).toEqual(['Louvor', 'Bênção', 'Abertura']))
  })

  test('two concurrent users lose no changes, and both are informed', async () => {
    const culto = await makeOrder('Dois', ['Abertura', 'Louvor', 'Avisos', 'Bênção'])
    const [one, two] = [await openOrder(culto), await openOrder(culto, { perfil: 1 })]
    await dragByMouse(one, 'Bênção', 'Abertura')
    await eventually(async () => expect(await stored(culto)).toEqual(['Bênção', 'Abertura', 'Louvor', 'Avisos']))
    await dragByMouse(two, 'Avisos', 'Louvor')
    await toastOf(two, 'Outra pessoa também mudou esta liturgia').waitFor()
    expect(await stored(culto)).toEqual(['Bênção', 'Abertura', 'Avisos', 'Louvor'])
    await eventually(async () => expect(await shown(two)).toEqual(['Bênção', 'Abertura', 'Avisos', 'Louvor']))

    // both users edit the same text: the second user is informed and cannot overwrite the first user's change by
    // mistake
    for (const page of [one, two]) {
      await page.getByRole('main').getByRole('button', { name: 'Louvor', exact: true }).click()
      await page.getByRole('heading', { name: 'Editar Momento' }).waitFor()
    }
    await one.getByLabel('Descrição').fill('Hino 15')
    await one.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(one, 'Liturgia atualizada com sucesso.').waitFor()
    await two.getByLabel('Descrição').fill('Cânticos')
    await two.getByRole('button', { name: 'Salvar', exact: true }).click()
    await two.getByText('Este registro foi alterado por outra pessoa').waitFor()
  })

  test('moments are added, edited and removed; a new item without a moment is refused', async () => {
    const culto = await makeService('Diálogo')
    const page = await openOrder(culto)
    await page.getByText('Ainda não há dados cadastrados.').waitFor()
    await page.getByRole('button', { name: 'Adicionar Momento' }).first().click()
    await page.getByRole('heading', { name: 'Adicionar Momento' }).waitFor()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('O título é obrigatório!').waitFor()
    await choose(page, 'Momento', 'Pregação')
    await page.getByLabel('Descrição').fill('João 3.16')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Liturgia atualizada com sucesso.').waitFor()
    await eventually(async () =>
      expect(await items(page).allInnerTexts()).toEqual([expect.stringContaining('João 3.16')]),
    )

    await page.getByRole('button', { name: /^Pregação/ }).click()
    await page.getByLabel('Descrição').fill('João 10')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await items(page).getByText('João 10').waitFor()

    await page.getByRole('button', { name: 'Excluir Pregação' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Para desfazer, basta adicionar o momento de novo.').waitFor()
    await question.getByRole('button', { name: 'Excluir' }).click()
    await toastOf(page, 'O momento foi removido.').waitFor()
    expect(await stored(culto)).toEqual([])

    const other = await makeOrder('Modelo', ['Abertura', 'Ceia do Senhor'])
    await page.getByRole('button', { name: 'Copiar de outro culto' }).click()
    await choose(page, 'Culto', 'Modelo')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await eventually(async () => expect(await stored(culto)).toEqual(['Abertura', 'Ceia do Senhor']))
    expect(await stored(other)).toEqual(['Abertura', 'Ceia do Senhor'])
  })

  test('a member reads the order and cannot change it', async () => {
    const page = await openOrder(await makeOrder('Leitura', ['Abertura', 'Bênção']), { perfil: 2 })
    expect(await shown(page)).toEqual(['Abertura', 'Bênção'])
    expect(await page.getByRole('button', { name: /Mover|Excluir|Adicionar|Copiar/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Imprimir' }).waitFor()
  })
})

describe('attendance of a worship service', () => {
  const present = async ({ id }: Culto) =>
    (await product.sql<{ n: number }>('select count(*)::int as n from participacao_culto where id_culto = $1', [id]))[0]
      ?.n

  test('the QR code fills the screen, and the count rises live as members confirm their attendance', async () => {
    const culto = await makeService('Código')
    const page = await product.openPage({ perfil: 3, path: `/dashboard/cultos/${culto.id}/presenca` })
    await page.getByText('Ao vivo').waitFor()
    await page.getByRole('button', { name: 'Mostrar em tela cheia' }).click()
    const stage = page.getByRole('dialog', { name: 'Código de presença' })
    await stage.getByText('0 presentes').waitFor()
    await stage.getByRole('img', { name: /Código QR/ }).waitFor()
    expect(await violations(page)).toEqual([])

    const member = await product.openPage({ perfil: 2, path: `/dashboard/culto/confirmar-presenca/${culto.token}` })
    await member.getByRole('heading', { name: 'Presença confirmada!' }).waitFor()
    await stage.getByText('1 presente', { exact: true }).waitFor()
    await member.reload()
    await member.getByRole('heading', { name: 'Sua presença já está confirmada.' }).waitFor()
    expect(await present(culto)).toBe(1)

    await page.keyboard.press('Escape')
    await stage.waitFor({ state: 'detached' })
    await choose(page, 'Registrar presença de', 'Raimundo')
    await toastOf(page, 'Presença registrada com sucesso.').waitFor()
    await eventually(async () => expect(await page.getByRole('status', { name: 'Presentes' }).innerText()).toBe('2'))
    // two quick taps of one usher, and a tap of another usher
    const usher = await product.openPage({ perfil: 3, path: `/dashboard/cultos/${culto.id}/presenca` })
    const more = usher.getByRole('button', { name: 'Um visitante a mais' })
    await more.waitFor()
    await Promise.all([page.getByRole('button', { name: 'Um visitante a mais' }).dblclick(), more.click()])
    for (const screen of [page, usher])
      await eventually(async () =>
        expect(await screen.getByRole('status', { name: 'Visitantes' }).innerText()).toBe('3'),
      )
    await page
      .getByRole('button', { name: /^Remover a presença de Raimundo/ })
      .first()
      .click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Para desfazer, registre a presença de novo.').waitFor()
    await question.getByRole('button', { name: 'Remover' }).click()
    await eventually(async () => expect(await present(culto)).toBe(1))
  })

  test("'Marcar todos' marks every active person who is not there yet, and can be taken back", async () => {
    const culto = await makeService('Todos vieram')
    const page = await product.openPage({ perfil: 3, path: `/dashboard/cultos/${culto.id}/presenca` })
    await choose(page, 'Registrar presença de', 'Raimundo')
    await toastOf(page, 'Presença registrada com sucesso.').waitFor()
    const [{ active } = { active: 0 }] = await product.sql<{ active: number }>(
      'select count(*)::int as active from usuario where id_cliente = 1 and usuario_ativo = 1 and excluido_em is null',
    )
    await page.getByRole('button', { name: 'Marcar todos' }).click()
    const question = page.getByRole('alertdialog', { name: 'Marcar todos?' })
    await question.getByText(`${active - 1} pessoas ativas serão marcadas como presentes.`).waitFor()
    await question.getByRole('button', { name: 'Marcar todos' }).click()
    await eventually(async () => expect(await present(culto)).toBe(active))
    await toastOf(page, 'presenças marcadas.').getByText('Desfazer').click()
    // who was there before stays
    await eventually(async () => expect(await present(culto)).toBe(1))
  })

  test("'Marcar todos' of a church with too many people says how many there are, and marks nobody", async () => {
    const culto = await makeService('Todos são muitos')
    const page = await product.openPage({ perfil: 3, path: `/dashboard/cultos/${culto.id}/presenca` })
    await settled(page)
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('PessoasDoCulto')) return route.fallback()
      const people = { __typename: 'UsuarioPage', nodes: [], totalCount: 812 }
      await route.fulfill({ json: { data: { usuarios: people } } })
    })
    await page.getByRole('button', { name: 'Marcar todos' }).click()
    await toastOf(page, 'São 812 pessoas, e daqui se marcam até 500 de uma vez.').waitFor()
    await page.unroute('**/graphql')
    expect(await present(culto)).toBe(0)
  })

  test('at the door of a cancelled worship service nothing is offered that the server refuses', async () => {
    const culto = await makeService('Chuva forte')
    const mark = 'mutation($c: ID!, $m: ID!) { registrarPresencaCulto(idCulto: $c, idMembro: $m) { id } }'
    const [{ id: idMembro, name } = { id: 0, name: '' }] = await product.sql<{ id: number; name: string }>(
      `select id, name from usuario where id_cliente = 1 and name like 'Raimundo%' order by id limit 1`,
    )
    await product.graphql(1, mark, { c: String(culto.id), m: String(idMembro) })
    await product.graphql(1, 'mutation($id: ID!) { cancelarCulto(id: $id) { id } }', { id: String(culto.id) })
    const page = await product.openPage({ perfil: 3, path: `/dashboard/cultos/${culto.id}/presenca` })
    await page.getByText('Este culto foi cancelado: ninguém confirma presença nele.').waitFor()
    await page.getByRole('listitem').filter({ hasText: name }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Registrar presença de' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Remover a presença/ }).count()).toBe(0)
  })

  test('the page of a code reports that its worship service has not begun, is over, is cancelled, or does not exist', async () => {
    const page = await product.openPage({ perfil: 2, path: '/dashboard/home', expected: [404] })
    const see = async (token: string, text: string) => {
      await goTo(page, `/dashboard/culto/confirmar-presenca/${token}`)
      await page.getByRole('heading', { name: text }).waitFor()
    }
    await see((await makeService('Depois', { dataCulto: '2199-01-01' })).token, 'A confirmação ainda não abriu.')
    const late = await makeService('Antes', { dataCulto: '2026-01-01' })
    await see(late.token, 'O prazo para confirmar a presença já terminou.')
    const cancelled = await makeService('Cancelado')
    await product.graphql(1, 'mutation($id: ID!) { cancelarCulto(id: $id) { id } }', { id: String(cancelled.id) })
    await see(cancelled.token, 'Este culto foi cancelado.')
    await see('nao-existe', 'Erro ao encontrar culto.')
    for (const culto of [late, cancelled]) expect(await present(culto)).toBe(0)
  })
})

describe('worship services', () => {
  test('a leader creates a worship service, finds it, edits, cancels, reopens and deletes it', async () => {
    const page = await product.openPage({ perfil: 3, path: '/dashboard/cultos' })
    await settled(page)
    // the list starts with the coming worship services, the nearest first; one click shows the others
    const period = page.getByRole('group', { name: 'Período' })
    const days = () =>
      page
        .getByRole('table', { name: 'Cultos' })
        .locator('tbody tr')
        .locator('time, a')
        .evaluateAll((shown) =>
          shown.flatMap(
            ({ textContent }) =>
              /(\d\d)\/(\d\d)\/(\d{4}), \d\d:\d\d/
                .exec(textContent ?? '')
                ?.slice(1, 4)
                .reverse()
                .join('-') ?? [],
          ),
        )
    const today = churchDay()
    expect(await period.getByRole('button', { name: 'Próximos' }).getAttribute('aria-pressed')).toBe('true')
    const next = await days()
    expect([next.length > 0, next.every((day) => day >= today), next]).toEqual([true, true, [...next].sort()])
    await period.getByRole('button', { name: 'Anteriores' }).click()
    await page.waitForURL(/quando=anteriores/)
    await eventually(async () => expect((await days()).every((day) => day < today)).toBe(true))
    await period.getByRole('button', { name: 'Todos' }).click()
    await page.waitForURL(/quando=todos/)
    // the other lists by time start in the same way
    for (const list of [
      'eventos',
      'ensaios_louvor',
      'escalas-cultos/lista',
      'reunioes_lideranca',
      'indisponibilidades',
    ]) {
      await goTo(page, `/dashboard/${list}`)
      await settled(page)
      const shown = period.getByRole('button', { pressed: true })
      expect([list, await shown.innerText()]).toEqual([list, expect.stringMatching(/^Próxim[oa]s$/)])
    }
    await goTo(page, '/dashboard/cultos')
    await page.getByRole('link', { name: 'Novo Culto' }).click()
    await page.getByRole('heading', { name: 'Novo Culto' }).waitFor()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Informe a hora do culto.').waitFor()
    await page.getByRole('textbox', { name: 'Data' }).fill('24/12/2096')
    await page.getByRole('textbox', { name: 'Hora' }).fill('20:00')
    await choose(page, 'Local', 'Templo')
    await page.getByRole('textbox', { name: 'Tema' }).fill('Véspera de Natal')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Culto criado com sucesso.').waitFor()
    await page.waitForURL(/dashboard\/cultos\/\d+$/)

    await goTo(page, '/dashboard/cultos')
    const rows = page.getByRole('table', { name: 'Cultos' }).locator('tbody tr')
    await page.getByRole('searchbox').pressSequentially('vespera')
    await eventually(async () => expect(await rows.count()).toBe(1))
    const text = await rows.first().innerText()
    for (const part of ['24/12/2096, 20:00', 'Véspera de Natal', 'Templo', 'Agendado']) expect(text).toContain(part)
    const act = async (item: string) => {
      await page.getByRole('button', { name: /^Ações de 24\/12\/2096/ }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await act('Cancelar Culto')
    const question = page.getByRole('alertdialog')
    await question.getByText('Se for engano, “Reabrir Culto” desfaz.').waitFor()
    await question.getByRole('button', { name: 'Cancelar culto' }).click()
    await rows.getByText('Cancelado').waitFor()
    await act('Reabrir Culto')
    await rows.getByText('Agendado').waitFor()
    await act('Editar Culto')
    await page.getByRole('heading', { name: 'Editar Culto' }).waitFor()
    await page.getByRole('textbox', { name: 'Tema' }).fill('Noite de Natal')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByRole('heading', { name: 'Noite de Natal' }).waitFor()
    await page.getByRole('button', { name: 'Ações', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Excluir Culto' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await page.waitForURL(/dashboard\/cultos$/)
  })

  test('a member sees the worship services and the attendance, without a button to add anything', async () => {
    const page = await product.openPage({ perfil: 2, path: '/dashboard/cultos' })
    await settled(page)
    expect(await page.getByRole('link', { name: 'Novo Culto' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Frequência' }).click()
    await page.getByRole('img', { name: /^Frequência por culto\..*presentes/ }).waitFor()
    await page.getByText('Média móvel de 4 cultos').waitFor()
    const boxOf = async (name: string) =>
      (await page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name }) })
        .boundingBox()) ?? { y: 0, height: 0 }
    const above = await boxOf('Quantos vieram')
    expect((await boxOf('Em relação ao ano anterior')).y - above.y - above.height).toBeGreaterThanOrEqual(12)

    // the screen shows one kind of worship service over a year, compared with the previous year
    const kinds = page.getByRole('combobox', { name: 'Dia e hora' })
    // which kind comes first depends on the day of the test: the demonstration has services until today
    const options = await kinds.getByRole('option').allInnerTexts()
    expect(options[0]).toBe('Todos os cultos')
    const sunday = options.find((option) => /^Domingo, \d\d:\d\d \(\d+\)$/.test(option))
    await kinds.selectOption({ label: sunday ?? 'Domingo' })
    await page.getByRole('combobox', { name: 'Período' }).selectOption({ label: 'Últimos 12 meses' })
    await page.waitForURL(/tipo=0-.*meses=12/)
    const years = page.getByRole('table', { name: 'Em relação ao ano anterior' })
    await eventually(async () => expect(await years.locator('tbody tr').count()).toBeGreaterThanOrEqual(12))
    expect(await years.locator('tfoot tr').innerText()).toMatch(/^Período\s+\d+,\d\s+\d+,\d\s+([+-][\d.]+|0)%$/)
  })
})
