import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

async function open(path: string, perfil: 1 | 2 | 3 | 5 = 1, expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path, expected })
  await settled(page)
  return page
}

async function choose(page: Page, label: string, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

const answer = (page: Page, button: string) =>
  page.getByRole('alertdialog', { name: 'Tem certeza?' }).getByRole('button', { name: button }).click()

async function act(page: Page, of: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: typeof of === 'string' ? `Ações de ${of}` : of }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const make = async <Key extends string>(perfil: 1 | 5, name: Key, type: string, input: object) =>
  (
    await product.graphql<Record<Key, { id: number; uuid: string }>>(
      perfil,
      `mutation($input: ${type}!) { ${name}(input: $input) { id uuid } }`,
      { input },
    )
  )[name]

const newGroup = (nomeGrupo: string) => make(1, 'criarGrupoLouvor', 'GrupoLouvorInput', { nomeGrupo })

describe('a worship group', () => {
  test('a worship group is created, gets members and a leader, changes the leader, is deleted and restored', async () => {
    const page = await open('/dashboard/grupos_louvor', 5, [409])
    await page.getByRole('link', { name: 'Novo Grupo' }).click()
    await page.getByRole('heading', { name: 'Novo Grupo de Louvor' }).waitFor()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Informe o nome do grupo.').waitFor()
    const name = page.getByLabel('Nome do grupo')
    await name.fill('Trio Alvorada')
    await page.getByRole('button', { name: 'Salvar e criar outro' }).click()
    await toastOf(page, 'Grupo criado com sucesso.').waitFor()
    await name.and(page.locator(':focus')).waitFor()
    expect(await name.inputValue()).toBe('')
    await name.fill('Quarteto Alvorada')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByRole('heading', { name: 'Lista de Membros de Grupo de Louvor' }).waitFor()
    await page.getByText('Nenhum membro encontrado').waitFor()

    await page.getByRole('link', { name: 'Novo Membro' }).first().click()
    await page.getByRole('button', { name: 'Adicionar Pessoa' }).click()
    await page.getByText('Selecione uma pessoa para adicionar ao grupo.').waitFor()
    await choose(page, 'Pessoa', 'pastor@betel', /pastor@betel\.demo/)
    await page.getByLabel('Membro Líder?').selectOption('Sim')
    await page.getByRole('button', { name: 'Adicionar e escolher outra' }).click()
    await toastOf(page, 'A pessoa foi adicionada ao grupo com sucesso.').waitFor()
    // the group has a leader now, so the next person is not asked about it
    expect(await page.getByLabel('Membro Líder?').count()).toBe(0)
    await page.getByRole('link', { name: 'Quarteto Alvorada' }).click()
    const row = (email: string) => page.locator('tbody tr').filter({ hasText: email })
    await row('Líder').waitFor()

    await page.getByRole('link', { name: 'Novo Membro' }).first().click()
    await page.getByRole('button', { name: 'Adicionar Pessoa' }).waitFor()
    expect(await page.getByLabel('Membro Líder?').count()).toBe(0)
    await choose(page, 'Pessoa', 'colaborador@betel', /colaborador@betel\.demo/)
    await page.getByRole('button', { name: 'Adicionar Pessoa' }).click()
    await page.waitForURL(/membros$/)
    await page.locator('tbody tr').nth(1).waitFor()

    await row('Líder')
      .getByRole('button', { name: /^Ações de/ })
      .click()
    expect(await page.getByRole('menuitem', { name: 'Promover a líder do grupo' }).count()).toBe(0)
    await page.getByRole('menuitem', { name: 'Excluir Membro' }).click()
    await toastOf(page, 'Este membro é o responsável pelo grupo e não pode ser excluído.').waitFor()
    const former = (await row('Líder').locator('td').first().innerText()).split('\n')[0]
    await page
      .locator('tbody tr')
      .nth(1)
      .getByRole('button', { name: /^Ações de/ })
      .click()
    await page.getByRole('menuitem', { name: 'Promover a líder do grupo' }).click()
    await answer(page, 'Promover')
    await toastOf(page, 'O líder anterior agora é um membro comum.').waitFor()
    await page
      .locator('tbody tr')
      .nth(1)
      .getByText(former ?? '')
      .first()
      .waitFor()
    await page
      .locator('tbody tr')
      .nth(1)
      .getByRole('button', { name: /^Ações de/ })
      .click()
    await page.getByRole('menuitem', { name: 'Excluir Membro' }).click()
    await answer(page, 'Excluir')
    await toastOf(page, 'O membro foi excluído com sucesso.').waitFor()

    await goTo(page, '/dashboard/grupos_louvor')
    await act(page, 'Quarteto Alvorada', 'Excluir Grupo')
    await answer(page, 'Excluir')
    await toastOf(page, 'Grupo excluído com sucesso.').waitFor()
  })

  test('a person with read permission sees why nothing can be deleted', async () => {
    await newGroup('Trio Sereno')
    const page = await open('/dashboard/grupos_louvor?busca=sereno', 2)
    await page.getByRole('button', { name: 'Ações de Trio Sereno' }).click()
    const item = page.getByRole('menuitem', { name: /^Excluir Grupo/ })
    expect(await item.getAttribute('aria-disabled')).toBe('true')
    await page.getByText('Seu perfil permite apenas leitura.').waitFor()
    for (const name of ['Ver ensaios', 'Editar Grupo'])
      expect(await page.getByRole('menuitem', { name }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Novo Grupo' }).count()).toBe(0)
  })
})

describe('rehearsals of worship groups', () => {
  test('rehearsals of worship groups are created, shown in the calendar, concluded, and get songs in order', async () => {
    const { uuid } = await newGroup('Coro Manancial')
    await product.sql(`update local set endereco = 'Rua do Coro, 12' where nome_local = 'Templo'`)
    const page = await open(`/dashboard/ensaios_louvor/${uuid}`, 5, [409])
    await page.getByRole('link', { name: 'Novo Ensaio' }).first().click()
    await page.getByRole('heading', { name: 'Criar Ensaio' }).waitFor()
    await page.locator('input[name=dataEnsaio]').pressSequentially('12032097')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Informe a hora do ensaio.').waitFor()
    await page.getByLabel('Hora').fill('20:15')
    await choose(page, 'Local', 'templo', /^Templo$/)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Ensaio criado com sucesso!').waitFor()

    await goTo(page, '/dashboard/ensaios_louvor/calendario?mes=2097-03')
    await page.getByRole('button', { name: /12 de março de 2097: 1 ensaio/ }).click()
    for (const text of ['Coro Manancial', '20:15', 'Templo', 'Marcado']) await page.getByText(text).first().waitFor()
    const map = page.getByRole('link', { name: 'Abrir no mapa: Rua do Coro, 12' })
    await map.waitFor()

    await goTo(page, `/dashboard/ensaios_louvor/${uuid}`)
    await act(page, 'ensaio de 12/03/2097', 'Ver Setlist')
    await map.waitFor()
    const message = await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')
    expect(new URL(message ?? '').searchParams.get('text')).toContain('Rua do Coro, 12')
    for (const [nome, tom] of [
      ['Castelo Forte', 'C'],
      ['Rude Cruz', 'F#m'],
    ] as const) {
      await page.getByRole('link', { name: 'Adicionar Música' }).first().click()
      await page.getByRole('heading', { name: 'Adicionar Música ao Setlist' }).waitFor()
      await page.getByLabel('Nome da música').fill(nome)
      await page.getByLabel('Tom').selectOption(tom)
      await page.getByRole('button', { name: 'Salvar Música no Setlist' }).click()
      await toastOf(page, 'Música adicionada ao setlist!').first().waitFor()
      await page.getByRole('listitem').filter({ hasText: nome }).waitFor()
    }
    await page.getByRole('button', { name: 'Subir Rude Cruz' }).click()
    await page.waitForFunction(() =>
      document.querySelector('ol[aria-label="Músicas do setlist"] li')?.textContent?.includes('Rude Cruz'),
    )
    // black keys have both names; on the smallest phone a song's link is easy to tap, and no word of it breaks
    const song = page.getByRole('listitem').filter({ hasText: 'Rude Cruz' })
    await song.getByText('F#m / Gbm').waitFor()
    await product.sql(
      `update setlist_ensaio set link_musica = 'https://musica.exemplo/1' where nome_musica = 'Rude Cruz'`,
    )
    await page.reload()
    await page.setViewportSize({ width: 320, height: 640 })
    const link = song.getByRole('link', { name: 'Rude Cruz' })
    await link.waitFor()
    const lines = await link.evaluate((element) => {
      const range = document.createRange()
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
      return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length
      })
    })
    expect(lines).toEqual([1, 1])
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.setViewportSize({ width: 1360, height: 850 })
    await act(page, 'Rude Cruz', 'Editar Música')
    const dialog = page.getByRole('dialog', { name: 'Editar Música' })
    await dialog.getByLabel('Nome da música').fill('A Rude Cruz')
    // meanwhile somebody else changes the key
    await product.sql(`update setlist_ensaio set tom_musica = 'G', versao = versao + 1 where nome_musica = 'Rude Cruz'`)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await dialog.getByRole('button', { name: 'Recarregar os dados' }).click()
    await eventually(async () => expect(await dialog.getByLabel('Tom').inputValue()).toBe('G'))
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await act(page, 'Rude Cruz', 'Excluir Música')
    await answer(page, 'Excluir')
    await toastOf(page, 'Música excluída do setlist.').waitFor()

    await goTo(page, `/dashboard/ensaios_louvor/${uuid}`)
    await act(page, 'ensaio de 12/03/2097', 'Concluir Ensaio')
    await page.getByText('Se for engano, “Editar Ensaio” marca o ensaio de novo.').waitFor()
    await answer(page, 'Concluir')
    await toastOf(page, 'Ensaio concluído com sucesso!').waitFor()
    await page.getByRole('cell', { name: 'Concluído' }).waitFor()
  })

  test('rehearsals of the member’s own group and their setlists are shown to a member, without the leader’s actions', async () => {
    const page = await open('/dashboard/ensaios_louvor', 2)
    await page
      .getByRole('button', { name: /^Ações de ensaio de/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Ver Setlist' }).click()
    await page.getByRole('heading', { name: 'Setlist do Ensaio' }).waitFor()
    await page.getByRole('button', { name: 'Imprimir' }).waitFor()
    for (const name of [/^Adicionar Música/, /^Ações de/, /^Subir/])
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Adicionar Música' }).count()).toBe(0)
  })
})

describe('rosters of worship services', () => {
  test('a cell of the roster matrix offers people for the function; the person who served longest ago comes first', async () => {
    const [last, first, never] = ['Zuzu Recente', 'Zuzu Antiga', 'Zuzu Nova'].map((name) => ({ name }))
    const ids: Record<string, string> = {}
    for (const input of [last!, first!, never!])
      ids[input.name] = String((await make(1, 'criarUsuario', 'UsuarioInput', input)).id)
    const on = async (dataCulto: string, name: string) => {
      const { id } = await make(1, 'criarCulto', 'CultoInput', { dataCulto, horaCulto: '19:00' })
      await make(1, 'criarEscalaCulto', 'EscalaCultoInput', {
        idCulto: String(id),
        idMembro: ids[name],
        funcao: 'Tuba',
      })
    }
    await on('2095-02-02', 'Zuzu Antiga')
    await on('2095-02-09', 'Zuzu Recente')
    await make(1, 'criarCulto', 'CultoInput', { dataCulto: '2095-02-16', horaCulto: '19:00' })
    const page = await open('/dashboard/escalas-cultos?mes=2095-02', 3)
    await page.getByRole('button', { name: 'Escalar Tuba em 16/02/2095 19:00' }).click()
    const field = page.getByRole('combobox', { name: 'Quem serve: Tuba' })
    await eventually(async () => expect(await field.evaluate((input) => input === document.activeElement)).toBe(true))
    await field.pressSequentially('zuzu')
    await eventually(async () =>
      expect(await page.getByRole('option').allInnerTexts()).toEqual([
        expect.stringMatching(/^Zuzu Antiga.*02\/02\/2095/),
        expect.stringMatching(/^Zuzu Recente.*09\/02\/2095/),
        'Zuzu Nova',
      ]),
    )
    await page.keyboard.press('Enter')
    await toastOf(page, 'Escala criada com sucesso.').waitFor()
    const table = page.getByRole('region', { name: 'Matriz de escalas' })
    await eventually(async () => expect(await table.getByText('Zuzu Antiga').count()).toBe(2))
    await field.waitFor({ state: 'detached' })
    expect(page.url()).toContain('mes=2095-02')

    // the same is possible on a phone, where each worship service is a card
    await page.setViewportSize({ width: 390, height: 844 })
    const card = page.getByRole('listitem').filter({ hasText: '09/02' })
    await card.getByRole('button', { name: 'Escalar Tuba em 09/02/2095 19:00' }).click()
    await field.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await field.fill('zuzu nova')
    await page.getByRole('option', { name: /^Zuzu Nova/ }).click()
    await card.getByText('Zuzu Nova').waitFor()
    expect(page.url()).toContain('mes=2095-02')
  })

  test('rosters of this month start with the next worship service, on a phone too', async () => {
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
    const idMembro = String((await make(1, 'criarUsuario', 'UsuarioInput', { name: 'Hodierna de Hoje' })).id)
    const { id } = await make(1, 'criarCulto', 'CultoInput', { dataCulto: today, horaCulto: '23:50' })
    await make(1, 'criarEscalaCulto', 'EscalaCultoInput', { idCulto: String(id), idMembro, funcao: 'Gaita' })
    const page = await open('/dashboard/escalas-cultos', 3)
    const table = page.getByRole('region', { name: 'Matriz de escalas' })
    await table.getByText('Hodierna de Hoje').waitFor()
    const day = `${today.slice(8)}/${today.slice(5, 7)}`
    const next = table.getByRole('columnheader').filter({ hasText: day }).first()
    await eventually(async () => {
      const [column, place] = await Promise.all([next.boundingBox(), table.boundingBox()])
      if (!column || !place) throw new Error('the table is not rendered')
      expect(column.x).toBeGreaterThanOrEqual(place.x)
      expect(column.x + column.width).toBeLessThanOrEqual(place.x + place.width + 1)
    })

    await page.setViewportSize({ width: 390, height: 844 })
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    expect(await cards.first().getByRole('heading').innerText()).toContain(day)
  })

  test('rosters of worship services are printed on sheets of five worship services, without buttons', async () => {
    const idMembro = String((await make(1, 'criarUsuario', 'UsuarioInput', { name: 'Papelina Impressa' })).id)
    for (let day = 1; day <= 7; day++) {
      const { id } = await make(1, 'criarCulto', 'CultoInput', { dataCulto: `2096-03-0${day}`, horaCulto: '19:00' })
      await make(1, 'criarEscalaCulto', 'EscalaCultoInput', { idCulto: String(id), idMembro, funcao: 'Sino' })
    }
    const page = await open('/dashboard/escalas-cultos?mes=2096-03', 3)
    await page.getByRole('rowheader', { name: 'Sino' }).waitFor()
    // a landscape A4 sheet without its margins
    await page.setViewportSize({ width: 1031, height: 700 })
    await page.emulateMedia({ media: 'print' })
    const sheets = page.getByRole('table')
    expect(await sheets.count()).toBe(2)
    expect(await sheets.nth(0).getByText('Papelina Impressa').count()).toBe(5)
    expect(await sheets.nth(1).getByText('Papelina Impressa').count()).toBe(2)
    const widths = await sheets.evaluateAll((all) => all.map((table) => table.getBoundingClientRect().right))
    expect(Math.max(...widths)).toBeLessThanOrEqual(1031)
    expect(await page.getByRole('button').count()).toBe(0)
    const dot = page.getByRole('list', { name: 'Legenda' }).locator('[data-color]').first()
    expect(await dot.evaluate((node) => getComputedStyle(node).printColorAdjust)).toBe('exact')
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
  })

  test('rosters are filled in the matrix, with a warning about a conflict; they are repeated, and answered in the application and by the link of the e-mail', async () => {
    const service = (dataCulto: string) => make(1, 'criarCulto', 'CultoInput', { dataCulto, horaCulto: '19:00' })
    const culto = await service('2097-06-02')
    await service('2097-06-09')
    const page = await open('/dashboard/escalas-cultos?mes=2097-06', 3, [409])
    for (const [funcao, warned] of [
      ['Vocal', false],
      ['Teclado', true],
    ] as const) {
      await goTo(page, `/dashboard/escalas-cultos/create?idCulto=${culto.id}`)
      await page.getByRole('heading', { name: 'Nova Escala' }).waitFor()
      expect(await page.getByRole('combobox', { name: 'Culto' }).inputValue()).toContain('02/06/2097')
      await choose(page, 'Pessoa', 'membro@betel', /membro@betel\.demo/)
      await page.getByLabel('Função').fill(funcao)
      await page.getByRole('button', { name: 'Salvar', exact: true }).click()
      if (warned) await answer(page, 'Escalar mesmo assim')
      await toastOf(page, 'Escala criada com sucesso.').first().waitFor()
      await page.waitForURL(/mes=2097-06/)
    }
    await page.getByRole('rowheader', { name: 'Teclado' }).waitFor()
    await page.getByRole('button', { name: 'Repetir a escala de 02/06/2097 19:00' }).click()
    await page.getByLabel('Em quantos cultos').selectOption('1 culto')
    await page.getByRole('dialog').getByRole('button', { name: 'Repetir' }).click()
    await toastOf(page, '2 escalas criadas em 1 culto.').waitFor()
    await page.getByRole('button', { name: 'Enviar avisos' }).click()
    await answer(page, 'Enviar avisos')
    await toastOf(page, /^Sem aviso, porque este servidor não envia e-mails: [^,]+\. Os links/).waitFor()

    const member = await open('/dashboard/escalas-cultos/usuario', 2)
    await member.getByRole('button', { name: /^Confirmar Teclado em .*9 de junho de 2097/ }).click()
    await toastOf(member, 'Presença na escala confirmada.').waitFor()

    const link = new URL(await product.linkFor('membro@betel.demo'))
    const visitor = await product.openPage({ path: link.pathname })
    await visitor.getByRole('heading', { name: 'Sua escala' }).waitFor()
    await visitor.getByRole('button', { name: 'Recusar' }).click()
    await visitor.getByLabel('Motivo (opcional)').fill('Plantão no hospital')
    await visitor.keyboard.press('Control+Enter')
    await toastOf(visitor, 'Escala recusada.').waitFor()
    const states = async () =>
      (
        await product.sql<{ resposta: string }>(
          `select e.resposta from escala_culto e join culto c on c.id = e.id_culto where c.data_culto > '2097-06-01' order by 1`,
        )
      ).map(({ resposta }) => resposta)
    expect(await states()).toEqual(['confirmada', 'pendente', 'pendente', 'recusada'])

    // somebody else takes the place, and has not answered yet
    const [declined] = await product.sql<{ id: number }>(
      `select e.id from escala_culto e join culto c on c.id = e.id_culto
       where c.data_culto > '2097-06-01' and e.resposta = 'recusada'`,
    )
    await goTo(page, `/dashboard/escalas-cultos/create/${declined?.id}`)
    expect(await page.getByLabel('Resposta').inputValue()).toBe('recusada')
    await choose(page, 'Pessoa', 'pastor@betel', /pastor@betel\.demo/)
    await page.getByLabel('Resposta').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Escala atualizada com sucesso.').waitFor()
    expect(await states()).toEqual(['confirmada', 'pendente', 'pendente', 'pendente'])
  })

  test('when more entries cannot be fetched, the screen says so and fetches them at the next try', async () => {
    const page = await product.openPage({
      perfil: 2,
      path: '/dashboard/home',
      unreliable: (request) => request.url().endsWith('/graphql'),
    })
    await settled(page)
    let refuse = true
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    const entry = (id: number) => ({
      __typename: 'MinhaEscala',
      ...{
        id,
        uuid: `u${id}`,
        idCliente: 1,
        idCulto: 900_000,
        funcao: `Função ${id}`,
        resposta: 'pendente',
        motivoRecusa: null,
        substitutosChamados: null,
        substitutosAguardando: null,
        dataCulto: '2097-06-02',
      },
      ...{ horaCulto: '19:00', temaCulto: null, statusCulto: 'agendado', nomeLocal: null, tituloDepartamento: null },
      acoesPermitidas: [],
    })
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON()
      if (operationName !== 'MinhasEscalas') return route.fallback()
      if (variables.after && refuse) return route.abort('failed')
      if (variables.after) await held
      const nodes = [entry(900_001 + Number(variables.after ?? 0))]
      const minhasEscalas = { __typename: 'MinhaEscalaPage', nodes, totalCount: 3 }
      await route.fulfill({ json: { data: { minhasEscalas, meusConvites: [] } } })
    })
    await goTo(page, '/dashboard/escalas-cultos/usuario')
    await page.getByRole('button', { name: 'Mostrar mais' }).click()
    await page.getByRole('alert').filter({ hasText: 'Não foi possível buscar as outras escalas.' }).waitFor()
    refuse = false
    // a second press before the answer does not append the page twice, which would hide the last one
    await page.getByRole('button', { name: 'Tentar de novo' }).dblclick()
    answer()
    const second = page.getByRole('listitem').filter({ hasText: 'Função 900002' })
    await second.waitFor()
    expect(await second.count()).toBe(1)
    await page.getByRole('button', { name: 'Mostrar mais' }).click()
    await page.getByText('Função 900003').waitFor()
    expect(await page.getByRole('button', { name: /Mostrar mais|Tentar de novo/ }).count()).toBe(0)
  })
})
